#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/ir.h"
#include "lang/c/tree.h"

namespace gridstride::lang::c {

struct StructType;

/// A type of C. Interned: one object a type.
struct Type {
  enum class Kind : std::uint8_t { Void, Scalar, Pointer, Array, Struct, Raw };

  Kind kind = Kind::Void;
  DType dtype = DType::Int32;
  bool rounds = false;            ///< Scalar of half size: arithmetic gives this type, not float (CUDA's __half)
  const Type *element = nullptr;  ///< Pointer, Array
  std::int64_t count = 0;         ///< Array; 0 where it is not known
  const StructType *record = nullptr;

  [[nodiscard]] bool is(Kind k) const { return kind == k; }
  [[nodiscard]] bool is_scalar() const { return kind == Kind::Scalar; }
  [[nodiscard]] bool is_pointer() const { return kind == Kind::Pointer; }
  [[nodiscard]] bool is_integral() const { return is_scalar() && (is_integer(dtype) || dtype == DType::Bool); }
};

struct StructType {
  struct Member {
    std::string name;
    const Type *type = nullptr;
    std::size_t slot = 0;     ///< its first slot in the struct
    std::int64_t offset = 0;  ///< in elements, of a struct of one dtype
  };
  std::string name;
  std::vector<Member> members;
  const Struct *declaration = nullptr;
  std::map<std::string, const Type *> bindings;  ///< of its template parameters
  std::map<std::string, Scalar> numbers;
  std::size_t slots = 0;
  /// Where all members are of one dtype: it, and their number. Such structs can lie in memory.
  std::optional<DType> uniform;
  std::int64_t elements = 0;

  [[nodiscard]] const Member *find(std::string_view member) const {
    for (const Member &each : members) {
      if (each.name == member) return &each;
    }
    return nullptr;
  }
};

class Types {
public:
  [[nodiscard]] const Type *void_type() const { return &void_; }
  [[nodiscard]] const Type *scalar(DType dtype, bool rounds = false);
  [[nodiscard]] const Type *pointer_to(const Type *element);
  [[nodiscard]] const Type *array_of(const Type *element, std::int64_t count);
  [[nodiscard]] const Type *of_struct(const StructType *record);
  [[nodiscard]] const Type *raw(const Type *element);
  StructType &new_struct() { return structs_.emplace_back(); }

private:
  const Type *intern(const Type &type);
  Type void_;
  std::deque<Type> all_;
  std::deque<StructType> structs_;
};

/// C's spelling.
[[nodiscard]] std::string describe(const Type *type);
/// Scalars that a value of the type is made of: a pointer is a base and an offset.
[[nodiscard]] std::size_t slot_count(const Type *type);
/// The element dtype in memory, and how many elements one takes; empty where it cannot lie in memory.
[[nodiscard]] std::optional<std::pair<DType, std::int64_t>> memory_form(const Type *type);
/// Bytes, as sizeof gives them.
[[nodiscard]] std::int64_t size_of_type(const Type *type);

/// One scalar of a variable or value.
struct Slot {
  DType dtype = DType::Int32;
  ir::ValueId id;  ///< not valid: not assigned, or a constant
  std::optional<Scalar> constant;
  /// The same number in int64, computed there. Signed integers may not overflow, and a thread's number does not: what
  /// follows from them counts in 64 bits, which is what addresses and bounds are.
  ir::ValueId wide;
  bool nonnegative = false;
  std::uint64_t most = UINT64_MAX;  ///< upper bound, if nonnegative
  // The base of a pointer:
  std::vector<int> bases;  ///< the arrays that it may point into, by number
  int variable = -1;       ///< instead: the first slot of the variable that it points to
  bool conflict = false;   ///< to one variable or another: not supported where it is used

  [[nodiscard]] static Slot of(const Scalar &value);
  [[nodiscard]] bool assigned() const { return id.valid() || constant.has_value() || variable >= 0; }
};

struct Value {
  const Type *type = nullptr;
  std::vector<Slot> slots;

  [[nodiscard]] bool is_scalar() const { return type->is_scalar(); }
  [[nodiscard]] const Slot &slot() const { return slots.front(); }
  [[nodiscard]] DType dtype() const { return type->dtype; }
  [[nodiscard]] const std::optional<Scalar> &constant() const { return slots.front().constant; }
};

}  // namespace gridstride::lang::c
