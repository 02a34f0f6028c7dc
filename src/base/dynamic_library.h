#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/unique_handle.h"

namespace gridstride {

/// A shared library loaded at run time. Its symbols stay its own (RTLD_LOCAL), and missing ones show at `open`
/// (RTLD_NOW). It is unloaded when the object goes, and so must outlive every function taken from it.
class DynamicLibrary {
public:
  /// The library of this file name or path. Throws Error(Runtime) with the loader's reason.
  [[nodiscard]] static DynamicLibrary open(const std::string &name);
  /// The first of `names` that loads; empty when none does.
  [[nodiscard]] static std::optional<DynamicLibrary> open_any(std::span<const std::string> names);

  [[nodiscard]] const std::string &name() const { return name_; }

  /// The function of this name as `Function *`. Throws Error(Runtime) naming both when the library lacks it.
  template <typename Function>
  [[nodiscard]] Function *function(const char *symbol) const {
    return reinterpret_cast<Function *>(require(symbol));
  }
  /// The same, or null.
  template <typename Function>
  [[nodiscard]] Function *find_function(const char *symbol) const {
    return reinterpret_cast<Function *>(find(symbol));
  }

private:
  struct Closer {
    using Handle = void *;
    static constexpr Handle kEmpty = nullptr;
    static void release(Handle handle) noexcept;
  };

  DynamicLibrary(std::string name, void *handle);
  [[nodiscard]] void *find(const char *symbol) const;
  [[nodiscard]] void *require(const char *symbol) const;

  std::string name_;
  UniqueHandle<Closer> handle_;
};

}  // namespace gridstride
