// The launches of runner.h: a program's kernel, its parameters, and what goes to the stream.
#include <algorithm>
#include <optional>
#include <string>

#include "array/kernel_cache.h"
#include "array/placement.h"
#include "array/rehearsal.h"
#include "array/runner.h"
#include "base/error.h"
#include "codegen/nvptx/abi.h"
#include "ir/interpreter.h"
#include "runtime/device.h"
#include "runtime/stream.h"
#include "runtime/trace.h"

namespace gridstride::array {

namespace {

// Pieces of about this many nanoseconds are what workers share out.
constexpr double kPieceCost = 20e3;
// Reductions on CUDA give a row of so many values a whole block where there are too few rows to fill a GPU otherwise.
constexpr std::int64_t kLongRow = 1024;
constexpr std::int64_t kFewRows = 8192;
// Those along an outer axis give a point sixteen threads where there are too few points for one each.
constexpr std::int64_t kLongColumn = 64;
constexpr std::int64_t kFewColumns = std::int64_t{1} << 18;

}  // namespace

void Runner::launch(const Shape &extents, const Shape &leaf_extents, std::int64_t grain_unit, double items_per_point) {
  if (Rehearsal *const rehearsal = window_.rehearsal()) {
    std::vector<const Block *> targets;
    for (const Root &root : roots_) targets.push_back(root.block.get());
    rehearsal->launched(program_, element_count(extents), element_count(leaf_extents), targets);
    ++launches;
    return;
  }
  const CachedKernel &cached = kernel_ != nullptr ? *kernel_ : *find_kernel(window_, program_);
  kernel_ = nullptr;
  program_.fill_slots(extents, leaf_extents, slots_);
  buffers_.clear();
  for (const Root &root : roots_) {
    buffers_.push_back(root.block->buffer);
    root.block->note_use(window_.id());
  }
  for (const Program::Leaf &leaf : program_.leaves) {
    if (leaf.donated) continue;
    buffers_.push_back(leaf.block->buffer);
    leaf.block->note_use(window_.id());
  }
  ++launches;
  std::optional<trace::Label> label;
  if (trace::on()) [[unlikely]]
    label.emplace(program_.title());
  std::int64_t items = 1;
  for (const std::int64_t extent : extents) items *= extent;
  if (cached.module) {
    if (window_.stream().device().kind() != DeviceKind::Cpu) {
      throw Error(ErrorKind::NotImplemented, "the interpreter runs fused kernels on the CPU device only");
    }
    auto task = [module = cached.module, slots = slots_, extents] {
      CpuLaunch launch;
      launch.params = slots.data();
      launch.extents = extents.data();
      FaultRecord fault;
      launch.fault = &fault;
      ir::interpret(*module, launch);
    };
    window_.stream().submit({std::move(task), "fused", static_cast<double>(items) * 1e3, buffers_});
    return;
  }
  const jit::Kernel &kernel = *cached.kernel;
  if (kernel.cuda() != nullptr) {
    LaunchRequest request;
    request.owner = cached.kernel;
    request.items = items;
    launch_cuda(kernel, extents, leaf_extents, request);
    return;
  }
  const double item_cost = std::max(kernel.cost_per_item(), 0.05) * items_per_point;
  LaunchRequest request;
  request.entry = kernel.entry();
  request.scratch_bytes = kernel.scratch_bytes();
  request.params = slots_;
  request.extents = extents;
  request.items = items;
  request.cost = item_cost * static_cast<double>(items);
  // Pieces start where vectors are aligned, and hold whole inner rows where rows are short.
  auto grain = static_cast<std::int64_t>(kPieceCost / item_cost) + 1;
  if (!program_.reduce) grain = (grain + 511) / 512 * 512;
  if (program_.reduce && !program_.within) grain = (grain + 15) / 16 * 16;
  if (grain_unit > 1 && grain_unit < 4 * grain) grain = (grain + grain_unit - 1) / grain_unit * grain_unit;
  request.grain = grain;
  request.can_fault = kernel.can_fault();
  request.owner = cached.kernel;
  request.buffers = buffers_;
  window_.stream().launch(request);
}

void Runner::launch_cuda(const jit::Kernel &kernel, const Shape &extents, const Shape &leaf_extents,
                         LaunchRequest &request) {
  jit::CudaForm form;
  form.small = request.items <= kMostSmall;
  for (const Program::Output &output : program_.outputs) {
    form.small = form.small && reach_of(extents, output.strides) <= kMostSmall;
  }
  for (const Program::Leaf &leaf : program_.leaves) {
    form.small = form.small && reach_of(leaf_extents, leaf.strides) <= kMostSmall;
  }
  const auto check_alignment = [](const std::byte *data, const Strides &strides, DType dtype) {
    if (is_aligned(data, strides, dtype)) return;
    const std::size_t item = is_complex(dtype) ? size_of(dtype) / 2 : size_of(dtype);
    throw Error(ErrorKind::Value, "elements of " + std::to_string(size_of(dtype)) +
                                      " bytes that do not lie at multiples of " + std::to_string(item) +
                                      " cannot be computed with on a GPU; copy them as bytes first");
  };
  for (const Program::Output &output : program_.outputs) check_alignment(output.data, output.strides, output.dtype);
  for (const Program::Leaf &leaf : program_.leaves) {
    check_alignment(leaf.block->data() + leaf.offset, leaf.strides, leaf.dtype);
  }
  form.long_rows = program_.reduce && (program_.within ? program_.count >= kLongRow && request.items <= kFewRows
                                                       : program_.count >= kLongColumn && request.items <= kFewColumns);
  const jit::CudaCode &code = kernel.cuda()->code(*window_.stream().device().cuda(), form);
  request.function = code.function.get();
  request.params = slots_;
  request.extents = extents;
  request.dims.grid[0] = codegen::nvptx::elementwise_blocks(code.entry, extents);
  request.dims.block[0] = code.entry.block;
  request.can_fault = code.entry.can_fault;
  request.buffers = buffers_;
  window_.stream().launch(request);
}

}  // namespace gridstride::array
