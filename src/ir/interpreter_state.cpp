#include "ir/interpreter_state.h"

#include <string>

#include "base/error.h"
#include "ir/mnemonics.h"

namespace gridstride::ir {

void ArrayRef::lay_out(std::int64_t item) {
  strides.resize(extents.size());
  for (std::size_t axis = extents.size(); axis-- > 0;) {
    strides[axis] = item;
    item *= extents[axis];
  }
}

ArrayRef read_array(const Type &type, const std::uint64_t *slot) {
  ArrayRef array;
  array.data = reinterpret_cast<std::byte *>(static_cast<std::uintptr_t>(*slot++));
  for (int axis = 0; axis < type.rank; ++axis) array.extents.push_back(static_cast<std::int64_t>(*slot++));
  for (int axis = 0; axis < type.rank; ++axis) array.strides.push_back(static_cast<std::int64_t>(*slot++));
  const auto item = static_cast<std::int64_t>(size_of(type.dtype));
  switch (type.layout) {
    case LayoutClass::General: break;
    case LayoutClass::UnitInner: array.strides.back() = item; break;
    case LayoutClass::BroadcastInner: array.strides.back() = 0; break;
    case LayoutClass::Contiguous: array.lay_out(item); break;
  }
  return array;
}

SharedLayout::SharedLayout(const Module &module) {
  for (const auto &function : module.functions) add(*function, function->body);
  cooperates = cooperates || bytes > 0;
}

void SharedLayout::add(const Function &function, const Region &region) {
  for (const auto &op : region.ops) {
    cooperates = cooperates || op->code == OpCode::Barrier || op->code == OpCode::Warp || op->code == OpCode::Atomic ||
                 op->code == OpCode::SharedArray;
    if (op->code == OpCode::SharedArray && !is_dynamic(*op)) {
      at[op.get()] = bytes;
      std::size_t own = size_of(function.type(op->results[0]).dtype);
      for (const std::int64_t extent : op->shape) own *= static_cast<std::size_t>(extent);
      bytes += (own + 15) / 16 * 16;
    }
    for (const Region &each : op->regions) add(function, each);
  }
}

std::pair<Wide, Wide> integer_range(DType dtype) {
  const int bits = static_cast<int>(8 * size_of(dtype));
  const Wide one = 1;
  if (kind_of(dtype) == DTypeKind::Signed) return {-(one << (bits - 1)), (one << (bits - 1)) - 1};
  return {0, (one << bits) - 1};
}

Wide integer_of(const gridstride::Scalar &value) {
  if (kind_of(value.dtype) == DTypeKind::Unsigned) return static_cast<Wide>(value.as_uint());
  return value.as_int();
}

gridstride::Scalar integer(DType dtype, Wide value) {
  return gridstride::Scalar::of_uint(dtype, static_cast<std::uint64_t>(value));
}

void broken_claim(const Function &function, const Op &op, std::size_t axis, std::int64_t index, std::int64_t extent,
                  const char *claim) {
  throw Error(ErrorKind::Internal, "'" + function.name + "' " + std::string(mnemonic(op.code)) + "s '" +
                                       function.values[op.operands[0].index].name + "' at index " +
                                       std::to_string(index) + " of axis " + std::to_string(axis) + " with extent " +
                                       std::to_string(extent) + ", which " + claim);
}

}  // namespace gridstride::ir
