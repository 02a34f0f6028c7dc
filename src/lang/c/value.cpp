#include "lang/c/value.h"

#include <algorithm>

#include <fmt/format.h>

namespace gridstride::lang::c {

const Type *Types::intern(const Type &type) {
  for (const Type &each : all_) {
    if (each.kind == type.kind && each.element == type.element && each.count == type.count &&
        each.record == type.record &&
        (each.kind != Type::Kind::Scalar || (each.dtype == type.dtype && each.rounds == type.rounds))) {
      return &each;
    }
  }
  all_.push_back(type);
  return &all_.back();
}

const Type *Types::scalar(DType dtype, bool rounds) {
  Type type;
  type.kind = Type::Kind::Scalar;
  type.dtype = dtype;
  type.rounds = rounds;
  return intern(type);
}

const Type *Types::pointer_to(const Type *element) {
  Type type;
  type.kind = Type::Kind::Pointer;
  type.element = element;
  return intern(type);
}

const Type *Types::array_of(const Type *element, std::int64_t count) {
  Type type;
  type.kind = Type::Kind::Array;
  type.element = element;
  type.count = count;
  return intern(type);
}

const Type *Types::of_struct(const StructType *record) {
  Type type;
  type.kind = Type::Kind::Struct;
  type.record = record;
  return intern(type);
}

const Type *Types::raw(const Type *element) {
  Type type;
  type.kind = Type::Kind::Raw;
  type.element = element;
  return intern(type);
}

namespace {

std::string scalar_name(DType dtype) {
  switch (dtype) {
    case DType::Bool: return "bool";
    case DType::Int8: return "char";
    case DType::Int16: return "short";
    case DType::Int32: return "int";
    case DType::Int64: return "long long";
    case DType::UInt8: return "unsigned char";
    case DType::UInt16: return "unsigned short";
    case DType::UInt32: return "unsigned int";
    case DType::UInt64: return "unsigned long long";
    case DType::Float16: return "half";
    case DType::BFloat16: return "bfloat16";
    case DType::Float32: return "float";
    case DType::Float64: return "double";
    case DType::Complex64: return "complex<float>";
    case DType::Complex128: return "complex<double>";
  }
  return "?";
}

}  // namespace

std::string describe(const Type *type) {
  switch (type->kind) {
    case Type::Kind::Void: return "void";
    case Type::Kind::Scalar: return scalar_name(type->dtype);
    case Type::Kind::Pointer: return describe(type->element) + "*";
    case Type::Kind::Array: return fmt::format("{}[{}]", describe(type->element), type->count);
    case Type::Kind::Struct: return type->record->name;
    case Type::Kind::Raw: return fmt::format("raw array of {}", describe(type->element));
  }
  return "?";
}

std::size_t slot_count(const Type *type) {
  switch (type->kind) {
    case Type::Kind::Void: return 0;
    case Type::Kind::Scalar: return 1;
    case Type::Kind::Struct: return type->record->slots;
    default: return 2;
  }
}

std::optional<std::pair<DType, std::int64_t>> memory_form(const Type *type) {
  if (type->is_scalar()) return std::make_pair(type->dtype, std::int64_t{1});
  if (type->is(Type::Kind::Struct) && type->record->uniform) {
    return std::make_pair(*type->record->uniform, type->record->elements);
  }
  if (type->is(Type::Kind::Array)) {
    const auto element = memory_form(type->element);
    if (element) return std::make_pair(element->first, element->second * type->count);
  }
  return std::nullopt;
}

std::int64_t size_of_type(const Type *type) {
  switch (type->kind) {
    case Type::Kind::Void: return 1;
    case Type::Kind::Scalar: return static_cast<std::int64_t>(size_of(type->dtype));
    case Type::Kind::Array: return type->count * size_of_type(type->element);
    case Type::Kind::Struct: {
      std::int64_t size = 0;
      std::int64_t align = 1;
      for (const StructType::Member &each : type->record->members) {
        const std::int64_t own = size_of_type(each.type);
        const std::int64_t own_align = std::min<std::int64_t>(own, 8);
        size = (size + own_align - 1) / own_align * own_align + own;
        align = std::max(align, own_align);
      }
      return (size + align - 1) / align * align;
    }
    default: return 8;
  }
}

Slot Slot::of(const Scalar &value) {
  Slot slot;
  slot.dtype = value.dtype;
  slot.constant = value;
  if (is_integer(value.dtype) || value.dtype == DType::Bool) {
    const bool negative = kind_of(value.dtype) == DTypeKind::Signed && value.as_int() < 0;
    slot.nonnegative = !negative;
    if (!negative) slot.most = value.as_uint();
  }
  return slot;
}

}  // namespace gridstride::lang::c
