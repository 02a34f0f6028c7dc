#include "codegen/nvptx/libdevice.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <vector>

#include <fmt/format.h>

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/MemoryBuffer.h>

#include "base/error.h"

namespace gridstride::codegen::nvptx {

namespace {

namespace fs = std::filesystem;

constexpr const char *kFile = "libdevice.10.bc";
constexpr const char *kPrefix = "__nv_";

std::vector<std::string> split(const std::string &text) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(':', from), text.size());
    if (to > from) parts.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return parts;
}

std::string variable(const char *name) {
  const char *value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/// The file in folders of this pattern: a '*' stands for any one name; of several the last in order comes first.
void search(const fs::path &base, const std::vector<std::string> &rest, std::vector<fs::path> &found) {
  if (rest.empty()) {
    std::error_code ignored;
    if (fs::is_regular_file(base, ignored)) found.push_back(base);
    return;
  }
  const std::vector<std::string> next(rest.begin() + 1, rest.end());
  const std::size_t star = rest[0].find('*');
  if (star == std::string::npos) {
    search(base / rest[0], next, found);
    return;
  }
  const std::string head = rest[0].substr(0, star);
  std::vector<fs::path> matches;
  std::error_code error;
  for (const auto &each : fs::directory_iterator(base, error)) {
    if (each.path().filename().string().starts_with(head)) matches.push_back(each.path());
  }
  std::sort(matches.rbegin(), matches.rend());
  for (const fs::path &each : matches) search(each, next, found);
}

class Finder {
public:
  /// Looks at base/rest/libdevice.10.bc.
  void look(const std::string &base, const std::string &rest) {
    std::string place = base;
    std::vector<std::string> parts;
    for (const fs::path &each : fs::path(rest)) {
      if (each.string().empty()) continue;
      parts.push_back(each.string());
      place += "/" + each.string();
    }
    places_ += "\n  " + place;
    if (!found_.empty()) return;
    parts.emplace_back(kFile);
    std::vector<fs::path> found;
    search(base, parts, found);
    if (!found.empty()) found_ = found.front().string();
  }
  void look_in_packages(const std::string &folder) {
    look(folder, "nvidia/cu*/nvvm/libdevice");
    look(folder, "nvidia/cuda_nvcc/nvvm/libdevice");
    look(folder, "nvidia/cuda_nvvm/nvvm/libdevice");
    look(folder, "triton/backends/nvidia/lib");
  }
  [[nodiscard]] const std::string &found() const { return found_; }
  [[nodiscard]] const std::string &places() const { return places_; }

private:
  std::string found_;
  std::string places_;
};

}  // namespace

std::string find_libdevice(const std::string &given) {
  std::string named = given.empty() ? variable("GRIDSTRIDE_LIBDEVICE") : given;
  std::error_code ignored;
  if (!named.empty()) {
    if (fs::is_regular_file(named, ignored)) return named;
    if (const fs::path inside = fs::path(named) / kFile; fs::is_regular_file(inside, ignored)) return inside.string();
    throw Error(ErrorKind::Runtime, fmt::format("there is no {} at '{}', which {} names", kFile, named,
                                                given.empty() ? "GRIDSTRIDE_LIBDEVICE" : "the caller"));
  }
  Finder finder;
  for (const char *name : {"CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX"}) {
    if (const std::string base = variable(name); !base.empty()) finder.look(base, "nvvm/libdevice");
  }
  finder.look("/usr/local/cuda", "nvvm/libdevice");
  finder.look("/usr/local", "cuda-*/nvvm/libdevice");
  finder.look("/opt/cuda", "nvvm/libdevice");
  for (const std::string &folder : split(variable("GRIDSTRIDE_PACKAGES"))) finder.look_in_packages(folder);
  if (const std::string venv = variable("VIRTUAL_ENV"); !venv.empty()) {
    finder.look(venv, "lib/python3*/site-packages/nvidia/cu*/nvvm/libdevice");
    finder.look(venv, "lib/python3*/site-packages/nvidia/cuda_nvcc/nvvm/libdevice");
    finder.look(venv, "lib/python3*/site-packages/triton/backends/nvidia/lib");
  }
  for (const std::string &folder : split(variable("PYTHONPATH"))) finder.look_in_packages(folder);
  finder.look("/usr/lib/cuda", "nvvm/libdevice");
  finder.look("/usr/lib/nvidia-cuda-toolkit", "libdevice");
  if (!finder.found().empty()) return finder.found();
  throw Error(ErrorKind::Runtime,
              fmt::format("this kernel uses mathematical functions of CUDA's {}, which was not found. Install the CUDA "
                          "toolkit or the Python package nvidia-cuda-nvcc, or set GRIDSTRIDE_LIBDEVICE to the file. "
                          "Looked in:{}",
                          kFile, finder.places()));
}

bool needs_libdevice(const llvm::Module &module) {
  return std::any_of(module.begin(), module.end(), [](const llvm::Function &function) {
    return function.isDeclaration() && function.getName().starts_with(kPrefix);
  });
}

namespace {

/// The file's bytes, read once for each path.
llvm::MemoryBufferRef contents(const std::string &path) {
  static std::mutex mutex;
  static std::vector<std::unique_ptr<llvm::MemoryBuffer>> files;
  const std::lock_guard lock(mutex);
  for (const auto &file : files) {
    if (file->getBufferIdentifier() == path) return file->getMemBufferRef();
  }
  auto read = llvm::MemoryBuffer::getFile(path, false, false);
  if (!read) throw Error(ErrorKind::Runtime, fmt::format("cannot read '{}': {}", path, read.getError().message()));
  files.push_back(std::move(*read));
  return files.back()->getMemBufferRef();
}

/// Answers the questions that libdevice asks of its compiler: full precision, no flushing of subnormal numbers.
void answer_reflection(llvm::Module &module, int arch, bool fast) {
  llvm::Function *reflect = module.getFunction("__nvvm_reflect");
  if (reflect == nullptr) return;
  std::vector<llvm::CallInst *> calls;
  for (llvm::User *user : reflect->users()) {
    if (auto *call = llvm::dyn_cast<llvm::CallInst>(user)) calls.push_back(call);
  }
  for (llvm::CallInst *call : calls) {
    const auto *name = llvm::dyn_cast<llvm::GlobalVariable>(call->getArgOperand(0)->stripPointerCasts());
    const auto *text = name == nullptr || !name->hasInitializer()
                           ? nullptr
                           : llvm::dyn_cast<llvm::ConstantDataArray>(name->getInitializer());
    const llvm::StringRef question = text == nullptr ? "" : text->getAsString().rtrim('\0');
    int answer = 0;
    if (question == "__CUDA_ARCH") answer = arch;
    if (question == "__CUDA_FTZ") answer = fast ? 1 : 0;
    if (question == "__CUDA_PREC_SQRT" || question == "__CUDA_PREC_DIV") answer = 1;
    call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), static_cast<std::uint64_t>(answer)));
    call->eraseFromParent();
  }
  if (reflect->use_empty()) reflect->eraseFromParent();
}

}  // namespace

void link_libdevice(llvm::Module &module, const std::string &path, int arch, bool fast) {
  auto library = llvm::getLazyBitcodeModule(contents(path), module.getContext());
  if (!library) {
    throw Error(ErrorKind::Runtime, fmt::format("'{}' is not LLVM bitcode that can be read: {}", path,
                                                llvm::toString(library.takeError())));
  }
  (*library)->setTargetTriple(module.getTargetTriple());
  (*library)->setDataLayout(module.getDataLayout());
  std::vector<std::string> missing;
  for (const llvm::Function &function : module) {
    if (!function.isDeclaration() || !function.getName().starts_with(kPrefix)) continue;
    if ((*library)->getFunction(function.getName()) == nullptr) missing.push_back(function.getName().str());
  }
  if (!missing.empty()) {
    throw Error(ErrorKind::Runtime,
                fmt::format("'{}' has no function {}; it is too old or incomplete", path, missing[0]));
  }
  if (llvm::Linker::linkModules(module, std::move(*library), llvm::Linker::Flags::LinkOnlyNeeded)) {
    throw Error(ErrorKind::Runtime, fmt::format("'{}' cannot be linked", path));
  }
  for (llvm::Function &function : module) {
    if (!function.isDeclaration() && function.getName().starts_with(kPrefix)) {
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
    }
  }
  for (llvm::GlobalVariable &variable : module.globals()) {
    if (variable.hasInitializer() && !variable.getName().starts_with("llvm.")) {
      variable.setLinkage(llvm::GlobalValue::InternalLinkage);
    }
  }
  answer_reflection(module, arch, fast);
}

}  // namespace gridstride::codegen::nvptx
