#pragma once

#include <memory>
#include <string>
#include <utility>

#include "array/array.h"
#include "array/indexing.h"
#include "base/error.h"
#include "gridstride/array.h"
#include "runtime/stream.h"

/// What stands behind the classes of include/gridstride.
namespace gs::detail {

struct ArrayState {
  gridstride::array::Array array;

  [[nodiscard]] static gs::Array wrap(gridstride::array::Array array) {
    return gs::Array(std::make_shared<ArrayState>(ArrayState{std::move(array)}));
  }
  [[nodiscard]] static gridstride::array::Operand operand(const Value &value);
  [[nodiscard]] static gs::Array get(const gs::Array &from, const std::vector<Index> &indices);
  static void set(const gs::Array &into, const std::vector<Index> &indices, const Value &value);

private:
  /// A view, and the arrays that index it.
  struct Selection {
    gridstride::array::Array view;
    std::vector<gridstride::array::AxisIndex> arrays;
    bool in_front = false;
  };
  [[nodiscard]] static Selection select(const gridstride::array::Array &array, const std::vector<Index> &indices);
  [[nodiscard]] static const gs::Array *mask_of(const std::vector<Index> &indices);
};

/// Throws Error "ValueError" for an Array that is none.
[[nodiscard]] const gridstride::array::Array &unwrap(const gs::Array &array);
static_assert(
    [] {
      using Engine = gridstride::DType;
      constexpr std::pair<DType, Engine> kSame[] = {{DType::Bool, Engine::Bool},
                                                    {DType::Int8, Engine::Int8},
                                                    {DType::Int16, Engine::Int16},
                                                    {DType::Int32, Engine::Int32},
                                                    {DType::Int64, Engine::Int64},
                                                    {DType::UInt8, Engine::UInt8},
                                                    {DType::UInt16, Engine::UInt16},
                                                    {DType::UInt32, Engine::UInt32},
                                                    {DType::UInt64, Engine::UInt64},
                                                    {DType::Float16, Engine::Float16},
                                                    {DType::BFloat16, Engine::BFloat16},
                                                    {DType::Float32, Engine::Float32},
                                                    {DType::Float64, Engine::Float64},
                                                    {DType::Complex64, Engine::Complex64},
                                                    {DType::Complex128, Engine::Complex128}};
      for (const auto &[ours, theirs] : kSame) {
        if (static_cast<Engine>(ours) != theirs) return false;
      }
      return true;
    }(),
    "the public dtypes are numbered as the engine's, which the public header does not include");
[[nodiscard]] inline gridstride::DType internal(DType dtype) {
  return static_cast<gridstride::DType>(dtype);
}
[[nodiscard]] gridstride::Shape internal(const Shape &shape);

/// Throws the public Error for the engine's.
[[noreturn]] void rethrow(const gridstride::Error &error);

template <class Body>
auto guarded(Body &&body) -> decltype(body()) {
  try {
    return body();
  } catch (const gridstride::Error &error) {
    rethrow(error);
  }
}

template <class Body>
[[nodiscard]] gs::Array wrapped(Body &&body) {
  return guarded([&] { return ArrayState::wrap(body()); });
}

}  // namespace gs::detail
