#include "runtime/cpu/operation.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <string>

#include "base/error.h"
#include "runtime/cpu/scheduler.h"
#include "runtime/cpu/workers.h"
#include "runtime/parallel.h"

namespace gridstride::cpu {

std::exception_ptr run_guarded(const std::function<void()> &task, std::string_view name) {
  const WorkScope scope;
  try {
    task();
  } catch (const Error &) {
    return std::current_exception();
  } catch (const std::bad_alloc &) {
    return std::make_exception_ptr(
        Error(ErrorKind::OutOfMemory, "the host task '" + std::string(name) + "' ran out of memory"));
  } catch (const std::exception &problem) {
    return std::make_exception_ptr(
        Error(ErrorKind::Runtime, "the host task '" + std::string(name) + "' failed: " + problem.what()));
  } catch (...) {
    return std::current_exception();
  }
  return nullptr;
}

std::exception_ptr no_scratch(std::size_t bytes) {
  return std::make_exception_ptr(
      Error(ErrorKind::OutOfMemory,
            "no memory for the " + std::to_string(bytes) + " bytes of scratch that a kernel needs on each worker"));
}

Operation *Operation::of_launch(const LaunchRequest &request) {
  auto op = std::make_unique<Operation>(OperationKind::Launch);
  const std::size_t params = request.params.size();
  const std::size_t extents = request.extents.size();
  std::uint64_t *words = op->inline_words_;
  if (params + extents > kInlineWords) {
    op->words_ = std::make_unique<std::uint64_t[]>(params + extents);
    words = op->words_.get();
  }
  std::copy(request.params.begin(), request.params.end(), words);
  static_assert(sizeof(std::int64_t) == sizeof(std::uint64_t));
  auto *extent_words = reinterpret_cast<std::int64_t *>(words + params);  // signed twin of the same type: may alias
  std::copy(request.extents.begin(), request.extents.end(), extent_words);
  op->entry_ = request.entry;
  op->latest_ = request.latest;
  op->scratch_bytes_ = request.scratch_bytes;
  op->launch_.params = words;
  op->launch_.dims = request.dims;
  op->launch_.extents = extent_words;
  op->launch_.shared_bytes = request.shared_bytes;
  op->launch_.cancelled = &op->cancel_flag();
  op->endless = request.endless;
  op->launch_.fault = request.can_fault ? &op->fault : nullptr;
  op->owner = request.owner;
  op->buffers_.assign(request.buffers.begin(), request.buffers.end());
  op->prepare(request.items, request.grain, request.cost, worker_count());
  return op.release();
}

Operation *Operation::of_host(std::function<void()> task, std::string_view name, double cost,
                              std::span<const std::shared_ptr<Buffer>> buffers) {
  auto op = std::make_unique<Operation>(OperationKind::Host);
  op->task_ = std::move(task);
  op->name_ = name;
  op->buffers_.assign(buffers.begin(), buffers.end());
  op->prepare(1, 1, cost, 1);
  return op.release();
}

void Operation::release() {
  buffers_.clear();
  task_ = nullptr;
  if (fault.raised == 0) owner.reset();
}

void Operation::run(std::int64_t begin, std::int64_t end) {
  if (traced) [[unlikely]]
    traced->begun();
  if (kind == OperationKind::Host) {
    exception = run_guarded(task_, name_);
    return;
  }
  void *scratch = nullptr;
  try {
    scratch = thread_scratch(scratch_bytes_);
  } catch (const std::bad_alloc &) {
    if (!failed_.exchange(true)) {
      exception = no_scratch(scratch_bytes_);
    }
    cancel();
    return;
  }
  run_entry(entry_, latest_, owner.get(), [&](CpuEntry entry) { entry(&launch_, begin, end, scratch); });
}

Team *Operation::finish() {
  if (traced) [[unlikely]]
    traced->ended();
  release();
  return scheduler().complete(this);
}

}  // namespace gridstride::cpu
