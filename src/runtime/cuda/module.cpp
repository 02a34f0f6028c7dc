#include "runtime/cuda/module.h"

#include <array>

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride::cuda {

namespace {

// Numbers of the driver's interface.
constexpr int kErrorLog = 5;
constexpr int kErrorLogBytes = 6;
constexpr int kLineInfo = 13;
constexpr int kInputPtx = 1;
constexpr int kMaxThreadsPerBlock = 0;
constexpr int kStaticShared = 1;
constexpr int kLocalBytes = 3;
constexpr int kRegisters = 4;
constexpr int kMaxDynamicShared = 8;
constexpr std::size_t kSharedWithoutAsking = 48 << 10;

void *as_option(std::uintptr_t value) {
  return reinterpret_cast<void *>(value);
}

struct LinkCloser {
  const Driver *driver;
  LinkHandle link = nullptr;
  ~LinkCloser() {
    if (link != nullptr) static_cast<void>(driver->link_destroy(link));
  }
};

}  // namespace

Cubin assemble(Context &context, const std::string &ptx, bool line_info) {
  context.use();
  const Driver &driver = cuda::driver();
  std::array<char, 8192> complaints{};
  std::array<int, 3> options = {kErrorLog, kErrorLogBytes, kLineInfo};
  std::array<void *, 3> values = {complaints.data(), as_option(complaints.size() - 1), as_option(line_info ? 1 : 0)};
  LinkCloser closer{&driver};
  context.check(driver.link_create(static_cast<unsigned>(options.size()), options.data(), values.data(), &closer.link),
                "preparing to assemble PTX");
  // The size counts the final zero of the text.
  Result result = driver.link_add(closer.link, kInputPtx, const_cast<char *>(ptx.c_str()), ptx.size() + 1, "kernel", 0,
                                  nullptr, nullptr);
  void *data = nullptr;
  std::size_t bytes = 0;
  if (result == kSuccess) result = driver.link_complete(closer.link, &data, &bytes);
  if (result != kSuccess) {
    context.check(result, fmt::format("assembling PTX for {}: {}", context.name(), complaints.data()).c_str());
  }
  const auto *first = static_cast<const std::byte *>(data);
  return Cubin(first, first + bytes);
}

std::shared_ptr<Module> Module::load(Context &context, const Cubin &cubin) {
  context.use();
  ModuleHandle handle = nullptr;
  context.check(driver().module_load(&handle, cubin.data()), "loading a kernel's code");
  return std::shared_ptr<Module>(new Module(context, handle));
}

Module::~Module() {
  if (context_->lost()) return;
  try {
    context_->use();
    static_cast<void>(driver().module_unload(handle_));
  } catch (const Error &) {}
}

Function::Function(std::shared_ptr<Module> module, const std::string &name) : module_(std::move(module)), name_(name) {
  Context &context = module_->context();
  context.use();
  const Driver &driver = cuda::driver();
  context.check(driver.module_function(&handle_, module_->handle(), name.c_str()), "looking for a kernel in its code");
  const auto ask = [&](int attribute) {
    int value = 0;
    context.check(driver.function_attribute(&value, attribute, handle_), "asking for a kernel's needs");
    return value;
  };
  registers_ = ask(kRegisters);
  max_threads_ = ask(kMaxThreadsPerBlock);
  local_bytes_ = static_cast<std::size_t>(ask(kLocalBytes));
  static_shared_ = static_cast<std::size_t>(ask(kStaticShared));
  allowed_shared_ = kSharedWithoutAsking > static_shared_ ? kSharedWithoutAsking - static_shared_ : 0;
}

void Function::allow_shared(std::size_t bytes) {
  if (bytes <= allowed_shared_) return;
  Context &context = module_->context();
  context.use();
  context.check(driver().function_set_attribute(handle_, kMaxDynamicShared, static_cast<int>(bytes)),
                "asking for more shared memory a block");
  allowed_shared_ = bytes;
}

}  // namespace gridstride::cuda
