#include <fmt/format.h>
#include <llvm/IR/Constants.h>

#include "codegen/cpu/body.h"

namespace gridstride::codegen::cpu {

namespace {

// Arrays need not be aligned to their elements (views of records, host arrays); the processor does not mind.
constexpr llvm::Align kUnaligned = llvm::Align::Constant<1>();

}  // namespace

Raw Body::load_scalar(Value *pointer, DType dtype) {
  llvm::Type *type = context_.memory_type(dtype);
  Raw value{b_.CreateAlignedLoad(type, pointer, kUnaligned)};
  if (is_complex(dtype)) value.im = b_.CreateAlignedLoad(type, b_.CreateConstGEP1_64(type, pointer, 1), kUnaligned);
  if (dtype == DType::Bool) value.re = b_.CreateICmpNE(value.re, llvm::Constant::getNullValue(type));
  return value;
}

void Body::store_scalar(Value *pointer, Raw value, DType dtype) {
  llvm::Type *type = context_.memory_type(dtype);
  if (dtype == DType::Bool) value = arithmetic_.cast(value, DType::Bool, DType::UInt8);
  b_.CreateAlignedStore(value.re, pointer, kUnaligned);
  if (value.im != nullptr) b_.CreateAlignedStore(value.im, b_.CreateConstGEP1_64(type, pointer, 1), kUnaligned);
}

Raw Body::load_vector(Value *pointer, DType dtype) {
  llvm::Type *element = context_.memory_type(dtype);
  if (!is_complex(dtype)) {
    Value *value = b_.CreateAlignedLoad(context_.vector_of(element, lanes_), pointer, kUnaligned);
    if (dtype == DType::Bool) value = lane_bool(b_.CreateICmpNE(value, llvm::Constant::getNullValue(value->getType())));
    return {value};
  }
  Value *both = b_.CreateAlignedLoad(context_.vector_of(element, 2 * lanes_), pointer, kUnaligned);
  std::vector<int> even;
  std::vector<int> odd;
  for (int lane = 0; lane < lanes_; ++lane) {
    even.push_back(2 * lane);
    odd.push_back(2 * lane + 1);
  }
  return {b_.CreateShuffleVector(both, even), b_.CreateShuffleVector(both, odd)};
}

/// A choice between something new and what was loaded, as a value that is stored whole: LLVM would make a masked store
/// of it, which costs AVX2 processors ten times as much.
Body::Value *Body::keep_whole(Value *value) {
  const auto *choice = llvm::dyn_cast<llvm::SelectInst>(value);
  const unsigned bits = value->getType()->getScalarSizeInBits();
  if (choice == nullptr || context_.target.isa != VectorIsa::Avx2 || (bits != 32 && bits != 64)) return value;
  if (!llvm::isa<llvm::LoadInst>(choice->getTrueValue()) && !llvm::isa<llvm::LoadInst>(choice->getFalseValue())) {
    return value;
  }
  llvm::Type *type = value->getType();
  if (!type->isVectorTy()) return value;
  llvm::Type *floats = context_.vector_of(bits == 32 ? b_.getFloatTy() : b_.getDoubleTy(),
                                          static_cast<int>(llvm::cast<llvm::FixedVectorType>(type)->getNumElements()));
  Value *fenced = b_.CreateArithmeticFence(b_.CreateBitCast(value, floats), floats);
  return b_.CreateBitCast(fenced, type);
}

/// `stream_align`: if not 0, past the caches, to a place that is aligned so.
void Body::store_vector(Value *pointer, Raw value, DType dtype, std::uint64_t stream_align) {
  if (dtype == DType::Bool) value = arithmetic_.cast(value, DType::Bool, DType::UInt8);
  Value *stored = value.re;
  if (value.im != nullptr) {
    std::vector<int> mixed;
    for (int lane = 0; lane < lanes_; ++lane) {
      mixed.push_back(lane);
      mixed.push_back(lanes_ + lane);
    }
    stored = b_.CreateShuffleVector(value.re, value.im, mixed);
  }
  if (stream_align == 0) {
    stored = keep_whole(stored);
    b_.CreateAlignedStore(stored, pointer, kUnaligned);
    return;
  }
  llvm::StoreInst *store = b_.CreateAlignedStore(stored, pointer, llvm::Align(stream_align));
  store->setMetadata(llvm::LLVMContext::MD_nontemporal,
                     llvm::MDNode::get(context_.llvm, llvm::ConstantAsMetadata::get(context_.int32(1))));
}

/// Whether the processor loads and stores parts of a vector of this dtype.
bool Body::has_masked_access(DType dtype) const {
  if (is_complex(dtype) || dtype == DType::Bool) return false;
  switch (context_.target.isa) {
    case VectorIsa::Avx512: return true;
    case VectorIsa::Avx2: return size_of(dtype) >= 4;
    case VectorIsa::Sse: break;
  }
  return false;
}

Raw Body::load_masked(Value *pointer, Value *keep, DType dtype) {
  llvm::Type *type = context_.vector_of(context_.memory_type(dtype), lanes_);
  Value *i1s = context_.to_i1(b_, keep, type->getScalarSizeInBits());
  return {b_.CreateMaskedLoad(type, pointer, kUnaligned, i1s, llvm::Constant::getNullValue(type))};
}

void Body::store_masked(Value *pointer, Value *keep, Raw value, DType) {
  Value *i1s = context_.to_i1(b_, keep, value.re->getType()->getScalarSizeInBits());
  b_.CreateMaskedStore(value.re, pointer, kUnaligned, i1s);
}

/// `addresses` are int64, one a lane; lanes not in `keep` (null: none) load 0.
Raw Body::load_lanes(Value *addresses, Value *keep, DType dtype) {
  const auto lanes = static_cast<unsigned>(lanes_);
  if (keep != nullptr) {
    Value *nowhere = b_.CreatePtrToInt(launch_.zeros, context_.i64());
    addresses = choose(keep, addresses, b_.CreateVectorSplat(lanes, nowhere));
  }
  llvm::Type *element = context_.memory_type(dtype);
  llvm::Type *vector = context_.vector_of(element, lanes_);
  Raw result{llvm::PoisonValue::get(vector), is_complex(dtype) ? llvm::PoisonValue::get(vector) : nullptr};
  for (unsigned lane = 0; lane < lanes; ++lane) {
    Value *pointer = b_.CreateIntToPtr(b_.CreateExtractElement(addresses, lane), context_.pointer());
    Value *re = b_.CreateAlignedLoad(element, pointer, kUnaligned);
    result.re = b_.CreateInsertElement(result.re, re, lane);
    if (result.im == nullptr) continue;
    Value *im = b_.CreateAlignedLoad(element, b_.CreateConstGEP1_64(element, pointer, 1), kUnaligned);
    result.im = b_.CreateInsertElement(result.im, im, lane);
  }
  if (dtype == DType::Bool) result.re = lane_bool(b_.CreateICmpNE(result.re, llvm::Constant::getNullValue(vector)));
  return result;
}

/// Lane by lane, the lowest first; lanes not in `keep` (null: none) store to the sink.
void Body::store_lanes(Value *addresses, Value *keep, Raw value, DType dtype) {
  const auto lanes = static_cast<unsigned>(lanes_);
  if (keep != nullptr) {
    Value *nowhere = b_.CreatePtrToInt(launch_.sink, context_.i64());
    addresses = choose(keep, addresses, b_.CreateVectorSplat(lanes, nowhere));
  }
  llvm::Type *element = context_.memory_type(dtype);
  if (dtype == DType::Bool) value = arithmetic_.cast(value, DType::Bool, DType::UInt8);
  for (unsigned lane = 0; lane < lanes; ++lane) {
    Value *pointer = b_.CreateIntToPtr(b_.CreateExtractElement(addresses, lane), context_.pointer());
    b_.CreateAlignedStore(b_.CreateExtractElement(value.re, lane), pointer, kUnaligned);
    if (value.im == nullptr) continue;
    b_.CreateAlignedStore(b_.CreateExtractElement(value.im, lane), b_.CreateConstGEP1_64(element, pointer, 1),
                          kUnaligned);
  }
}

// The same in functions of their own, for paths that are rarely taken: they would be most of a kernel's code.

Raw Body::load_lanes_far(Value *addresses, Value *keep, DType dtype) {
  const std::string name = fmt::format("load_lanes_{}_{}_{}", info(dtype).ir, lanes_, context_.mask_bits);
  llvm::Type *part = context_.lanes_type(dtype);
  llvm::Type *result = is_complex(dtype) ? static_cast<llvm::Type *>(llvm::StructType::get(part, part)) : part;
  llvm::Type *mask_type = context_.lanes_type(DType::Bool);
  if (keep == nullptr) keep = llvm::Constant::getAllOnesValue(mask_type);
  llvm::Function *function = context_.module.getFunction(name);
  if (function == nullptr) {
    auto *type = llvm::FunctionType::get(result, {addresses->getType(), mask_type, context_.pointer()}, false);
    function = llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage, name, context_.module);
    function->addFnAttr(llvm::Attribute::NoInline);
    function->addFnAttr(llvm::Attribute::Cold);
    function->addFnAttr(llvm::Attribute::NoUnwind);
    llvm::IRBuilderBase::InsertPointGuard guard(b_);
    b_.SetInsertPoint(Block::Create(context_.llvm, "entry", function));
    Value *outer = launch_.zeros;
    launch_.zeros = function->getArg(2);
    const Raw loaded = load_lanes(function->getArg(0), function->getArg(1), dtype);
    launch_.zeros = outer;
    Value *returned = loaded.re;
    if (loaded.im != nullptr) {
      returned = b_.CreateInsertValue(llvm::PoisonValue::get(result), loaded.re, 0);
      returned = b_.CreateInsertValue(returned, loaded.im, 1);
    }
    b_.CreateRet(returned);
  }
  Value *loaded = b_.CreateCall(function, {addresses, keep, launch_.zeros});
  if (!is_complex(dtype)) return {loaded};
  return {b_.CreateExtractValue(loaded, 0), b_.CreateExtractValue(loaded, 1)};
}

void Body::store_lanes_far(Value *addresses, Value *keep, Raw value, DType dtype) {
  const std::string name = fmt::format("store_lanes_{}_{}_{}", info(dtype).ir, lanes_, context_.mask_bits);
  llvm::Type *mask_type = context_.lanes_type(DType::Bool);
  if (keep == nullptr) keep = llvm::Constant::getAllOnesValue(mask_type);
  llvm::Function *function = context_.module.getFunction(name);
  if (function == nullptr) {
    std::vector<llvm::Type *> parameters{addresses->getType(), mask_type, context_.pointer(), value.re->getType()};
    if (value.im != nullptr) parameters.push_back(value.im->getType());
    auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm), parameters, false);
    function = llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage, name, context_.module);
    function->addFnAttr(llvm::Attribute::NoInline);
    function->addFnAttr(llvm::Attribute::Cold);
    function->addFnAttr(llvm::Attribute::NoUnwind);
    llvm::IRBuilderBase::InsertPointGuard guard(b_);
    b_.SetInsertPoint(Block::Create(context_.llvm, "entry", function));
    Value *outer = launch_.sink;
    launch_.sink = function->getArg(2);
    store_lanes(function->getArg(0), function->getArg(1),
                {function->getArg(3), value.im ? function->getArg(4) : nullptr}, dtype);
    launch_.sink = outer;
    b_.CreateRetVoid();
  }
  std::vector<Value *> arguments{addresses, keep, launch_.sink, value.re};
  if (value.im != nullptr) arguments.push_back(value.im);
  b_.CreateCall(function, arguments);
}

}  // namespace gridstride::codegen::cpu
