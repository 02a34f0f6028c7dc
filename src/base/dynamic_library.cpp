#include "base/dynamic_library.h"

#include <dlfcn.h>

#include <utility>

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride {

namespace {

void *load(const std::string &name) {
  return ::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
}

std::string loader_reason() {
  const char *reason = ::dlerror();
  return reason == nullptr ? "no reason given" : reason;
}

}  // namespace

void DynamicLibrary::Closer::release(Handle handle) noexcept {
  ::dlclose(handle);
}

DynamicLibrary::DynamicLibrary(std::string name, void *handle) : name_(std::move(name)), handle_(handle) {}

DynamicLibrary DynamicLibrary::open(const std::string &name) {
  void *handle = load(name);
  if (handle == nullptr) {
    throw Error(ErrorKind::Runtime, fmt::format("cannot load the library '{}': {}", name, loader_reason()));
  }
  return {name, handle};
}

std::optional<DynamicLibrary> DynamicLibrary::open_any(std::span<const std::string> names) {
  for (const std::string &name : names) {
    if (void *handle = load(name); handle != nullptr) return DynamicLibrary(name, handle);
  }
  return std::nullopt;
}

void *DynamicLibrary::find(const char *symbol) const {
  return ::dlsym(handle_.get(), symbol);
}

void *DynamicLibrary::require(const char *symbol) const {
  void *address = find(symbol);
  if (address == nullptr) {
    throw Error(ErrorKind::Runtime, fmt::format("the library '{}' has no function '{}'", name_, symbol));
  }
  return address;
}

}  // namespace gridstride
