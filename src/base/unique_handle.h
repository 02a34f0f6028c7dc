#pragma once

#include <utility>

namespace gridstride {

/// Owns a handle of a C library: a value with one empty state, released by a function. `Traits` has
///   using Handle = ...;  static constexpr Handle kEmpty = ...;  static void release(Handle) noexcept;
template <typename Traits>
class UniqueHandle {
public:
  using Handle = typename Traits::Handle;

  UniqueHandle() = default;
  explicit UniqueHandle(Handle handle) : handle_(handle) {}
  UniqueHandle(const UniqueHandle &) = delete;
  UniqueHandle(UniqueHandle &&other) noexcept : handle_(other.detach()) {}
  UniqueHandle &operator=(const UniqueHandle &) = delete;
  UniqueHandle &operator=(UniqueHandle &&other) noexcept {
    if (this != &other) reset(other.detach());
    return *this;
  }
  ~UniqueHandle() { reset(); }

  [[nodiscard]] Handle get() const { return handle_; }
  explicit operator bool() const { return handle_ != Traits::kEmpty; }

  /// Gives the handle up without releasing it.
  [[nodiscard]] Handle detach() noexcept { return std::exchange(handle_, Traits::kEmpty); }
  void reset(Handle handle = Traits::kEmpty) noexcept {
    const Handle old = std::exchange(handle_, handle);
    if (old != Traits::kEmpty) Traits::release(old);
  }

private:
  Handle handle_ = Traits::kEmpty;
};

}  // namespace gridstride
