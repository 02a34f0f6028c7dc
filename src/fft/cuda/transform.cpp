#include "fft/cuda/transform.h"

#include <list>
#include <mutex>
#include <vector>

#include <fmt/format.h>

#include "base/error.h"
#include "runtime/cuda/context.h"
#include "runtime/cuda/libraries.h"
#include "runtime/cuda/stream.h"
#include "runtime/stream.h"

namespace gridstride::fft {

namespace {

using Plan = int;
using Extent = long long;

/// The functions of cuFFT that are used here.
struct Fft {
  int (*create)(Plan *);
  int (*destroy)(Plan);
  int (*set_auto_allocation)(Plan, int);
  int (*make)(Plan, int, Extent *, Extent *, Extent, Extent, Extent *, Extent, Extent, int, Extent, std::size_t *);
  int (*set_stream)(Plan, cuda::StreamHandle);
  int (*set_work_area)(Plan, void *);
  // By width: complex to complex, real to complex, complex to real.
  int (*complex[2])(Plan, void *, void *, int);
  int (*from_real[2])(Plan, void *, void *);
  int (*to_real[2])(Plan, void *, void *);
};

const Fft *load() {
  const DynamicLibrary *library = cuda::find_library("cufft");
  if (library == nullptr) return nullptr;
  auto *fft = new Fft;
  bool all = true;
  const auto take = [&](auto *&function, const char *name) {
    function = library->find_function<std::remove_pointer_t<std::remove_reference_t<decltype(function)>>>(name);
    all = all && function != nullptr;
  };
  take(fft->create, "cufftCreate");
  take(fft->destroy, "cufftDestroy");
  take(fft->set_auto_allocation, "cufftSetAutoAllocation");
  take(fft->make, "cufftMakePlanMany64");
  take(fft->set_stream, "cufftSetStream");
  take(fft->set_work_area, "cufftSetWorkArea");
  take(fft->complex[0], "cufftExecC2C");
  take(fft->complex[1], "cufftExecZ2Z");
  take(fft->from_real[0], "cufftExecR2C");
  take(fft->from_real[1], "cufftExecD2Z");
  take(fft->to_real[0], "cufftExecC2R");
  take(fft->to_real[1], "cufftExecZ2D");
  return all ? fft : nullptr;
}

const Fft *find() {
  static const Fft *const found = load();
  return found;
}

void check(int status, const char *doing) {
  if (status == 0) return;
  static const char *const names[] = {"SUCCESS",        "INVALID_PLAN", "ALLOC_FAILED", "INVALID_TYPE", "INVALID_VALUE",
                                      "INTERNAL_ERROR", "EXEC_FAILED",  "SETUP_FAILED", "INVALID_SIZE"};
  const std::string name = status > 0 && status < 9 ? names[status] : std::to_string(status);
  throw Error(status == 2 ? ErrorKind::OutOfMemory : ErrorKind::Cuda, fmt::format("CUFFT_{}; while {}", name, doing));
}

struct Key {
  int device;
  DeviceTransform kind;
  bool wide;
  std::vector<Extent> extents;
  Extent batch;
  bool operator==(const Key &) const = default;
};

struct Made {
  Key key;
  Plan plan = 0;
  std::size_t work_bytes = 0;
};

/// The plans last used, the latest first. What a plan needs while it runs is given to it from the stream's memory.
class Plans {
public:
  std::mutex mutex;

  const Made &of(const Key &key) {
    for (auto at = made_.begin(); at != made_.end(); ++at) {
      if (at->key != key) continue;
      made_.splice(made_.begin(), made_, at);
      return made_.front();
    }
    if (made_.size() >= kMost) {
      find()->destroy(made_.back().plan);
      made_.pop_back();
    }
    Made made{key, 0, 0};
    const char *const doing = "planning a Fourier transform";
    check(find()->create(&made.plan), doing);
    int status = find()->set_auto_allocation(made.plan, 0);
    if (status == 0) {
      constexpr int kTypes[3][2] = {{0x29, 0x69}, {0x2a, 0x6a}, {0x2c, 0x6c}};
      std::vector<Extent> extents = key.extents;
      const int type = kTypes[static_cast<int>(key.kind)][key.wide ? 1 : 0];
      status = find()->make(made.plan, static_cast<int>(extents.size()), extents.data(), nullptr, 1, 0, nullptr, 1, 0,
                            type, key.batch, &made.work_bytes);
    }
    if (status != 0) find()->destroy(made.plan);
    check(status, doing);
    made_.push_front(std::move(made));
    return made_.front();
  }

private:
  static constexpr std::size_t kMost = 32;
  std::list<Made> made_;  // never destroyed: at the end of a process the library may be gone already
};

}  // namespace

bool device_transforms() {
  return find() != nullptr;
}

void device_transform(Stream &stream, DeviceTransform kind, bool wide, std::span<const std::int64_t> extents,
                      std::int64_t batch, bool forward, std::byte *from, std::byte *to) {
  static auto *const plans = new Plans;
  const std::lock_guard lock(plans->mutex);
  cuda::Stream &on = *stream.cuda();
  on.context().use();
  const Made &made = plans->of(
      {on.context().ordinal(), kind, wide, std::vector<Extent>(extents.begin(), extents.end()), Extent{batch}});
  const char *const doing = "running a Fourier transform";
  check(find()->set_stream(made.plan, on.handle()), doing);
  const std::shared_ptr<Buffer> work = stream.allocate(std::max<std::size_t>(made.work_bytes, 16));
  check(find()->set_work_area(made.plan, work->data()), doing);
  const int width = wide ? 1 : 0;
  switch (kind) {
    case DeviceTransform::Complex: check(find()->complex[width](made.plan, from, to, forward ? -1 : 1), doing); break;
    case DeviceTransform::FromReal: check(find()->from_real[width](made.plan, from, to), doing); break;
    case DeviceTransform::ToReal: check(find()->to_real[width](made.plan, from, to), doing); break;
  }
}

}  // namespace gridstride::fft
