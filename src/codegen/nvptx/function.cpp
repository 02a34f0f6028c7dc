#include <algorithm>
#include <cctype>
#include <vector>

#include <fmt/format.h>

#include "base/error.h"
#include "codegen/nvptx/body.h"

namespace gridstride::codegen::nvptx {

void emit_function(ModuleState &state, const std::string &name) {
  const ir::Function &source = state.module.kernel();
  Code &code = state.code;
  const auto refuse = [&](const char *what) {
    throw Error(ErrorKind::Unsupported, fmt::format("'{}' {}, which a function for other code to call does not; make a "
                                                    "kernel of it, or call it from one",
                                                    source.name, what));
  };
  const auto fits = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; };
  if (name.empty() || !std::all_of(name.begin(), name.end(), fits)) {
    throw Error(ErrorKind::Value, fmt::format("'{}' is no name that a function can have in PTX", name));
  }
  if (state.can_fault.at(&source)) refuse("can raise or report an error");
  std::vector<llvm::Type *> types;
  for (const ir::Type &type : source.params) {
    if (type.is_array()) refuse("takes an array");
    if (is_complex(type.dtype)) refuse("takes a complex number");
    types.push_back(code.memory_type(type.dtype));
  }
  if (source.result_types.size() > 1) refuse("returns several values");
  const bool returns = !source.result_types.empty();
  const DType result = returns ? source.result_types[0].dtype : DType::Bool;
  if (returns && is_complex(result)) refuse("returns a complex number");
  llvm::Type *type = returns ? code.memory_type(result) : llvm::Type::getVoidTy(code.context());
  auto *made = llvm::Function::Create(llvm::FunctionType::get(type, types, false), llvm::GlobalValue::ExternalLinkage,
                                      name, code.module);
  made->addFnAttr(llvm::Attribute::NoUnwind);
  llvm::Function *inner = device_function(state, source);
  describe(state, source, made);
  if (llvm::DISubprogram *scope = made->getSubprogram(); scope != nullptr) {
    code.builder.SetCurrentDebugLocation(llvm::DILocation::get(code.context(), scope->getLine(), 0, scope));
  } else {
    code.builder.SetCurrentDebugLocation(llvm::DebugLoc());
  }
  code.enter(llvm::BasicBlock::Create(code.context(), "entry", made));
  std::vector<llvm::Value *> args;
  for (std::size_t i = 0; i < source.params.size(); ++i) {
    llvm::Value *given = made->getArg(static_cast<unsigned>(i));
    const bool flag = source.params[i].dtype == DType::Bool;
    args.push_back(flag ? code.builder.CreateICmpNE(given, llvm::Constant::getNullValue(given->getType())) : given);
  }
  llvm::Value *all = code.builder.CreateCall(inner, args);
  if (!returns) {
    code.builder.CreateRetVoid();
    return;
  }
  llvm::Value *value = code.builder.CreateExtractValue(all, 1);
  code.builder.CreateRet(result == DType::Bool ? code.builder.CreateZExt(value, type) : value);
}

}  // namespace gridstride::codegen::nvptx
