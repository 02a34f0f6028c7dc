#include "kernels/dispatcher.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "array/transfer.h"
#include "check/checker.h"
#include "codegen/nvptx/abi.h"
#include "lang/compile.h"
#include "runtime/device.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"

namespace gridstride::kernels {

namespace {

constexpr std::size_t kInlineArguments = 16;
constexpr std::size_t kInlineSlots = 96;
/// Shapes of blocks that a specialisation has code of its own for.
constexpr std::size_t kMostShapes = 64;
/// Work that is worth a hand-over between workers, in nanoseconds.
constexpr double kGrainCost = 20000;

/// A fixed part on the stack and the heap beyond it, so that usual launches allocate nothing.
template <typename T, std::size_t N>
class SmallBuffer {
public:
  explicit SmallBuffer(std::size_t size) : size_(size) {
    if (size > N) large_.resize(size);
  }
  [[nodiscard]] T *data() { return size_ > N ? large_.data() : small_.data(); }
  [[nodiscard]] std::span<T> span() { return {data(), size_}; }

private:
  std::size_t size_;
  std::array<T, N> small_;
  std::vector<T> large_;
};

/// The bytes that an array touches.
struct Extent {
  const std::byte *begin = nullptr;
  const std::byte *end = nullptr;
};

/// `data`: element (0, ..., 0).
Extent extent_of(const Layout &layout, std::size_t item, const std::byte *data) {
  if (layout.is_c_contiguous(item)) return {data, data + layout.size() * static_cast<std::int64_t>(item)};
  auto [low, high] = layout.byte_range(item);
  return {data + (low - layout.offset), data + (high - layout.offset)};
}

bool overlap(const Extent &a, const Extent &b) {
  return a.begin < b.end && b.begin < a.end;
}

/// The argument that begins at codes[at]; moves `at` behind it.
lang::Argument next_argument(std::span<const TypeCode> codes, std::size_t &at) {
  TypeCode code = codes[at++];
  if (code.is_parameter()) return code.type();
  if (!code.has_items()) return lang::Argument(lang::Argument::Kind::None);
  lang::Argument tuple(code.is_record() ? lang::Argument::Kind::Record : lang::Argument::Kind::Tuple);
  tuple.names = code.item_names();
  if (code.is_record()) tuple.rank = code.record_rank();
  for (std::size_t i = 0; i < code.item_count(); ++i) tuple.items.push_back(next_argument(codes, at));
  return tuple;
}

/// Whether the threads of a launch and the reach of its arrays count in 32 bits (codegen/nvptx/abi.h).
bool is_small(const GridDims &dims, std::span<const Extent> extents) {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 30;
  std::uint64_t along[3];
  for (int d = 0; d < 3; ++d) along[d] = std::uint64_t{dims.grid[d]} * dims.block[d];
  if (along[0] > kMost || along[1] > kMost || along[2] > kMost) return false;
  if (along[0] * along[1] > kMost || along[0] * along[1] * along[2] > kMost) return false;
  return std::ranges::all_of(
      extents, [](const Extent &extent) { return extent.end - extent.begin <= static_cast<std::ptrdiff_t>(kMost); });
}

/// A GPU reads and writes elements at multiples of their size only.
void check_alignment(const array::Array &array, const std::byte *data, std::size_t position) {
  const std::size_t item = is_complex(array.dtype()) ? array.itemsize() / 2 : array.itemsize();
  std::uint64_t bits = reinterpret_cast<std::uintptr_t>(data);
  for (std::int64_t stride : array.strides()) bits |= static_cast<std::uint64_t>(stride);
  if (bits % item == 0) return;
  throw Error(
      ErrorKind::Value,
      fmt::format("array argument {} of the kernel has elements of {} bytes that do not all lie at multiples of "
                  "{}, as a GPU needs them (a packed record has such fields); copy it, or use an aligned dtype",
                  position + 1, array.itemsize(), item));
}

/// Blocks that a worker takes at a time: enough to be worth it, and few enough that every worker gets several turns
/// also when the estimate is far too low, as it is for kernels with long loops.
std::int64_t grain_of(std::int64_t blocks, double block_cost) {
  auto worth = static_cast<std::int64_t>(kGrainCost / std::max(block_cost, 1.0));
  std::int64_t turns = blocks / (std::int64_t{8} * worker_count());
  return std::max<std::int64_t>(1, std::min(worth, turns));
}

void check_devices(std::span<const Argument> arguments, const Device &device) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (!arguments[i].is_array()) continue;
    const BorrowedArray *borrowed = arguments[i].borrowed();
    const Device &own = borrowed != nullptr ? *borrowed->device : arguments[i].array().device();
    if (&own == &device) continue;
    throw Error(
        ErrorKind::Value,
        fmt::format("argument {} of the kernel lives on device {}, but the launch is on device {}; copy it there, "
                    "or launch on its device",
                    i + 1, own.ordinal(), device.ordinal()));
  }
}

}  // namespace

bool Specialisation::matches(std::span<const Argument> arguments) const {
  if (arguments.size() != codes_.size()) return false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (!(arguments[i].code() == codes_[i])) return false;
  }
  return true;
}

Specialisation::Code *Specialisation::find_shape(const std::uint32_t *block) const {
  for (Code *code = shapes_.load(std::memory_order_acquire); code != nullptr; code = code->next.get()) {
    if (std::equal(block, block + 3, code->block)) return code;
  }
  return nullptr;
}

Specialisation::Code &Specialisation::code_for(const std::uint32_t *block) const {
  if (!by_shape_) return any_;
  if (Code *found = find_shape(block)) return *found;
  std::lock_guard lock(mutex_);
  if (Code *found = find_shape(block)) return *found;
  std::size_t count = 0;
  for (const Code *code = first_shape_.get(); code != nullptr; code = code->next.get()) ++count;
  if (count >= kMostShapes) return any_;
  auto made = std::make_unique<Code>();
  std::copy(block, block + 3, made->block);
  made->next = std::move(first_shape_);
  first_shape_ = std::move(made);
  shapes_.store(first_shape_.get(), std::memory_order_release);
  return *first_shape_;
}

ir::Module Specialisation::module_of(Variant variant) const {
  ir::Module module = ir::clone(module_);
  module.kernel().disjoint = variant != Variant::Overlapping;
  module.kernel().streaming = variant == Variant::Streaming;
  return module;
}

const std::shared_ptr<const jit::Kernel> &Specialisation::variant_of(Code &code, Variant variant) const {
  const auto which = static_cast<std::size_t>(variant);
  if (!code.ready[which].load(std::memory_order_acquire)) {
    std::lock_guard lock(mutex_);
    if (code.kernels[which] == nullptr) {
      const ir::Module module = module_of(variant);
      jit::Options options = options_;
      std::copy(code.block, code.block + 3, options.block);
      code.kernels[which] = jit::compile(module, options);
      if (const jit::CudaKernel *cuda = code.kernels[which]->cuda()) {
        // What most launches want, now that the host language has let go of its lock.
        (void)cuda->code(*Device::current().cuda(), {.small = true, .long_rows = false});
      }
      code.ready[which].store(true, std::memory_order_release);
    }
  }
  return code.kernels[which];
}

const std::shared_ptr<const jit::Kernel> &Specialisation::kernel(Variant variant, const GridDims &dims) const {
  // (Code for one shape makes nothing of what a variant may take for granted.)
  return variant_of(code_for(dims.block), by_shape_ ? Variant::Disjoint : variant);
}

const std::shared_ptr<const jit::Kernel> &Specialisation::kernel(Variant variant) const {
  Code *shape = shapes_.load(std::memory_order_acquire);
  return variant_of(shape != nullptr ? *shape : any_, variant);
}

Dispatcher::~Dispatcher() {
  // A list as long as the user likes: not by recursion.
  while (first_) first_ = std::move(first_->next_);
}

void Dispatcher::set_program(lang::Program program, std::vector<array::Array> frozen) {
  std::lock_guard lock(mutex_);
  if (program_) return;
  frozen_ = std::move(frozen);
  program_ = std::make_unique<const lang::Program>(std::move(program));
  has_program_.store(true, std::memory_order_release);
}

void Dispatcher::set_build(Build build, std::vector<array::Array> frozen) {
  std::lock_guard lock(mutex_);
  if (build_) return;
  frozen_ = std::move(frozen);
  build_ = std::move(build);
  has_program_.store(true, std::memory_order_release);
}

const Specialisation *Dispatcher::find(std::span<const Argument> arguments) const {
  for (const Specialisation *s = head_.load(std::memory_order_acquire); s != nullptr; s = s->next_.get()) {
    if (s->matches(arguments)) return s;
  }
  return nullptr;
}

const Specialisation *Dispatcher::find_codes(std::span<const TypeCode> codes) const {
  for (const Specialisation *s = head_.load(std::memory_order_acquire); s != nullptr; s = s->next_.get()) {
    if (std::ranges::equal(s->codes_, codes)) return s;
  }
  return nullptr;
}

ir::Module Dispatcher::device_module(std::span<const TypeCode> codes) const {
  if (!has_program()) throw Error(ErrorKind::Internal, "a function was compiled before its program was given");
  std::vector<lang::Argument> types;
  for (std::size_t at = 0; at < codes.size();) types.push_back(next_argument(codes, at));
  lang::Options options;
  options.debug = options_.debug;
  options.boundscheck = options_.boundscheck;
  options.float_faults = !options_.fast;
  options.kind = ir::FunctionKind::Device;
  return lang::compile_kernel(program(), std::span<const lang::Argument>(types), options);
}

jit::Options Dispatcher::code_options(jit::Options options) const {
  options.fma = options_.fma && options_.optimize;
  options.fast = options_.fast;
  options.lines = options_.lines || options_.debug;
  options.debug = options_.debug;
  options.optimize = options_.optimize;
  return options;
}

const Specialisation &Dispatcher::specialise(std::span<const TypeCode> codes) {
  if (const Specialisation *found = find_codes(codes)) return *found;
  if (!has_program()) throw Error(ErrorKind::Internal, "a kernel was specialised before its program was given");

  auto made = std::make_unique<Specialisation>();
  made->codes_.assign(codes.begin(), codes.end());
  for (TypeCode code : codes) {
    if (code.is_parameter()) made->slots_ += slot_count(code.type());
  }
  std::vector<std::size_t> frozen;
  if (build_) {
    made->module_ = build_(codes, &frozen);
  } else {
    std::vector<lang::Argument> types;
    for (std::size_t at = 0; at < codes.size();) types.push_back(next_argument(codes, at));
    lang::Options options;
    options.debug = options_.debug || check::enabled();
    options.boundscheck = options_.boundscheck || check::enabled();
    options.float_faults = !options_.fast;
    // A thread's stack on a GPU has room for so many calls with frames of 256 bytes.
    constexpr int kDeepestOnGpu = 64;
    if (Device::current().kind() != DeviceKind::Cpu) options.recursion_limit = kDeepestOnGpu;
    made->module_ = lang::compile_kernel(program(), std::span<const lang::Argument>(types), options, &frozen);
  }
  std::vector<ir::ParameterUse> uses = ir::parameter_uses(made->module_);
  for (const ir::ParameterUse &use : uses) made->write_only_ = made->write_only_ && !(use.read && use.written);
  std::size_t parameter = 0;
  for (TypeCode code : codes) made->uses_.push_back(code.is_parameter() ? uses[parameter++] : ir::ParameterUse{});
  for (std::size_t number : frozen) {
    made->frozen_.push_back(frozen_[number]);
    made->uses_.push_back(uses[parameter++]);
    made->slots_ += 1 + 2 * frozen_[number].ndim();
  }
  made->options_.checked = check::enabled() && made->module_.kernel().kind == ir::FunctionKind::Simt;
  made->by_shape_ = !made->options_.checked && jit::has_block_form(made->module_);
  made->options_ = code_options(made->options_);
  made->options_.lanes = options_.lanes;

  // Two threads may have compiled the same at once: the first one stays.
  std::lock_guard lock(mutex_);
  if (const Specialisation *found = find_codes(codes)) return *found;
  made->next_ = std::move(first_);
  first_ = std::move(made);
  head_.store(first_.get(), std::memory_order_release);
  return *first_;
}

std::vector<const Specialisation *> Dispatcher::specialisations() const {
  std::vector<const Specialisation *> all;
  for (const Specialisation *s = head_.load(std::memory_order_acquire); s != nullptr; s = s->next_.get()) {
    all.push_back(s);
  }
  std::ranges::reverse(all);
  return all;
}

namespace {

/// An Elementwise kernel over its points.
void launch_points(const std::shared_ptr<const jit::Kernel> &kernel, std::span<const std::int64_t> points,
                   Stream &stream, std::span<const std::uint64_t> slots, std::span<const Extent> extents,
                   std::span<const std::shared_ptr<Buffer>> buffers) {
  LaunchRequest request;
  request.params = slots;
  request.extents = points;
  request.items = 1;
  for (const std::int64_t each : points) request.items *= each;
  request.owner = kernel;
  request.buffers = buffers;
  if (kernel->cuda() != nullptr) {
    constexpr std::int64_t kMost = std::int64_t{1} << 30;
    jit::CudaForm form;
    form.small = request.items <= kMost && std::ranges::all_of(extents, [](const Extent &extent) {
                   return extent.end - extent.begin <= static_cast<std::ptrdiff_t>(kMost);
                 });
    const jit::CudaCode &code = kernel->cuda()->code(*stream.device().cuda(), form);
    request.function = code.function.get();
    request.dims.grid[0] = codegen::nvptx::elementwise_blocks(code.entry, points);
    request.dims.block[0] = code.entry.block;
    request.can_fault = code.entry.can_fault;
    stream.launch(request);
    return;
  }
  request.entry = kernel->entry();
  request.scratch_bytes = kernel->scratch_bytes();
  const double cost = std::max(kernel->cost_per_item(), 0.05);
  request.cost = cost * static_cast<double>(request.items);
  // Pieces start where vectors are aligned, and hold whole inner rows where rows are short.
  std::int64_t grain = (static_cast<std::int64_t>(kGrainCost / cost) + 512) / 512 * 512;
  const std::int64_t row = points.size() > 1 ? points.back() : 1;
  if (row > 1 && row < 4 * grain) grain = (grain + row - 1) / row * row;
  request.grain = grain;
  request.can_fault = kernel->can_fault();
  stream.launch(request);
}

}  // namespace

void launch(const Specialisation &specialisation, const Configuration &configuration,
            std::span<const Argument> arguments) {
  Device &device = configuration.stream ? configuration.stream->device() : Device::current();
  Stream &stream = configuration.stream ? *configuration.stream : *device.current_stream();
  if (configuration.points.empty()) device.validate_launch(configuration.dims, configuration.shared_bytes);
  check_devices(arguments, device);

  SmallBuffer<std::uint64_t, kInlineSlots> slots(static_cast<std::size_t>(specialisation.slots()));
  const std::vector<array::Array> &frozen = specialisation.frozen();
  const std::size_t count = arguments.size() + frozen.size();
  SmallBuffer<std::shared_ptr<Buffer>, kInlineArguments> buffers(count);
  SmallBuffer<Extent, kInlineArguments> extents(count);
  std::uint64_t *slot = slots.data();
  std::size_t held = 0;
  const auto add_memory = [&](const Layout &layout, const std::byte *data, std::size_t item, std::size_t i) {
    *slot++ = reinterpret_cast<std::uintptr_t>(data);
    for (std::int64_t extent : layout.shape) *slot++ = static_cast<std::uint64_t>(extent);
    for (std::int64_t stride : layout.strides) *slot++ = static_cast<std::uint64_t>(stride);
    extents.data()[i] = extent_of(layout, item, data);
  };
  const auto add_array = [&](const array::Array &array, std::size_t i) {
    array::DeviceMemory memory =
        array::use(array, stream, specialisation.writes(i), "a launch takes it", !specialisation.checked());
    add_memory(array.layout(), memory.data, array.itemsize(), i);
    if (device.kind() == DeviceKind::Cuda) check_alignment(array, memory.data, i);
    buffers.data()[held++] = std::move(memory.buffer);
  };
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Argument &argument = arguments[i];
    extents.data()[i] = {};
    if (!argument.code().is_parameter()) continue;
    if (!argument.is_array()) {
      *slot++ = argument.scalar().bits[0];
      if (argument.scalar().dtype == DType::Complex128) *slot++ = argument.scalar().bits[1];
      continue;
    }
    if (const BorrowedArray *borrowed = argument.borrowed()) {
      add_memory(borrowed->layout, borrowed->data, size_of(borrowed->dtype), i);
    } else {
      add_array(argument.array(), i);
    }
  }
  for (std::size_t i = 0; i < frozen.size(); ++i) {
    // They were placed when the program was read, on the device of that time.
    const bool here = &frozen[i].device() == &device;
    add_array(here ? frozen[i] : array::to_device(frozen[i], device), arguments.size() + i);
  }

  bool disjoint = true;
  std::size_t written = 0;
  for (std::size_t i = 0; i < count && disjoint; ++i) {
    if (!specialisation.writes(i)) continue;
    written += static_cast<std::size_t>(extents.data()[i].end - extents.data()[i].begin);
    for (std::size_t j = 0; j < count && disjoint; ++j) {
      if (i != j && overlap(extents.data()[i], extents.data()[j])) disjoint = false;
    }
  }

  Variant variant = disjoint ? Variant::Disjoint : Variant::Overlapping;
  const bool past_caches = device.kind() == DeviceKind::Cpu && written >= jit::kStreamingBytes;
  if (disjoint && specialisation.write_only() && past_caches) variant = Variant::Streaming;

  const std::shared_ptr<const jit::Kernel> &kernel = specialisation.kernel(variant, configuration.dims);
  const GridDims &dims = configuration.dims;
  if (!configuration.points.empty()) {
    launch_points(kernel, configuration.points, stream, slots.span(), {extents.data(), count}, {buffers.data(), held});
    return;
  }
  if (kernel->shared_bytes() > 0) device.validate_launch(dims, kernel->shared_bytes() + configuration.shared_bytes);
  LaunchRequest request;
  if (kernel->cuda() != nullptr) {
    jit::CudaForm form;
    form.small = is_small(dims, {extents.data(), count});
    const jit::CudaCode &code = kernel->cuda()->code(*device.cuda(), form);
    request.function = code.function.get();
    request.shared_bytes = configuration.shared_bytes + code.entry.shared_bytes;
    request.cooperative = code.entry.cooperative;
    request.params = slots.span();
    request.dims = dims;
    request.items = 1;
    request.can_fault = code.entry.can_fault;
    request.owner = kernel;
    request.buffers = {buffers.data(), held};
    stream.launch(request);
    return;
  }
  request.entry = kernel->entry();
  request.latest = kernel->latest();
  request.scratch_bytes =
      kernel->scratch_bytes(std::size_t{dims.block[0]} * dims.block[1] * dims.block[2], configuration.shared_bytes);
  request.params = slots.span();
  request.dims = dims;
  request.items = std::int64_t{dims.grid[0]} * dims.grid[1] * dims.grid[2];
  double block_cost = kernel->cost_per_item() * dims.block[0] * dims.block[1] * dims.block[2];
  request.cost = block_cost * static_cast<double>(request.items);
  request.grain = kernel->whole_grid() ? request.items : grain_of(request.items, block_cost);
  request.shared_bytes = configuration.shared_bytes;
  request.endless = kernel->endless();
  request.can_fault = kernel->can_fault();
  request.owner = kernel;
  request.buffers = {buffers.data(), held};
  stream.launch(request);
}

GridDims dims_for_all(std::int64_t count, std::uint32_t threads) {
  if (threads == 0) threads = 256;
  std::int64_t blocks = (count + threads - 1) / threads;
  if (count <= 0 || blocks > std::numeric_limits<std::int32_t>::max()) {
    throw Error(ErrorKind::Value, fmt::format("forall({}) needs between 1 and {} tasks", count,
                                              std::int64_t{threads} * std::numeric_limits<std::int32_t>::max()));
  }
  GridDims dims;
  dims.grid[0] = static_cast<std::uint32_t>(blocks);
  dims.block[0] = threads;
  return dims;
}

}  // namespace gridstride::kernels
