#include "kernels/reduction_function.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "array/creation.h"
#include "array/ufunc.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::kernels {

namespace {

/// Axes [first, last) of a layout as one, where its strides allow.
bool merge_axes(Layout &layout, int first, int last) {
  std::int64_t extent = 1;
  std::int64_t stride = 0;
  for (int axis = last - 1; axis >= first; --axis) {
    if (layout.shape[axis] == 1) continue;
    if (extent != 1 && layout.strides[axis] != stride * extent) return false;
    if (extent == 1) stride = layout.strides[axis];
    extent *= layout.shape[axis];
  }
  for (int axis = last - 1; axis >= first; --axis) {
    layout.shape.erase(axis);
    layout.strides.erase(axis);
  }
  layout.shape.insert(first, extent);
  layout.strides.insert(first, stride);
  return true;
}

array::Array with_layout(const array::Array &array, Layout layout) {
  return {array.storage(), std::move(layout), array.dtype(), true, array.writeable()};
}

void swap_axes(Layout &layout) {
  std::swap(layout.shape[0], layout.shape[1]);
  std::swap(layout.strides[0], layout.strides[1]);
}

std::int64_t power_below(std::int64_t value) {
  std::int64_t power = 1;
  while (power * 2 <= value) power *= 2;
  return power;
}

/// Rows shorter than this are reduced by one point each.
constexpr std::int64_t kShortRow = 64;
/// Points enough to keep all workers busy.
constexpr std::int64_t kManyPoints = 8192;
/// Points that share a row: a vector of them reads neighbours.
constexpr std::int64_t kLanes = 16;
/// Elements of a row that stay in a cache.
constexpr std::int64_t kChunk = 16384;

}  // namespace

ReductionFunction::ReductionFunction(ReductionSource source) : source_(std::move(source)) {
  if (source_.outputs.empty())
    throw Error(ErrorKind::Value, fmt::format("the reduction '{}' has no output", source_.name));
  std::vector<std::string> names;
  for (const auto *list : {&source_.inputs, &source_.outputs}) {
    for (const PointDeclaration &each : *list) {
      if (!each.type.empty()) names.push_back(each.type);
    }
  }
  std::string type = source_.reduce_type;
  const PointDeclaration &output = source_.outputs.front();
  if (type.empty()) type = output.type.empty() ? std::string(name(*output.dtype)) : output.type;
  if (type.size() == 1 && std::find(names.begin(), names.end(), type) == names.end()) {
    if (const std::optional<DType> dtype = dtype_from_name(type)) type = std::string(name(*dtype));
  }
  const auto part = [&](const char *what, const std::string &text) {
    return lang::c::Part{fmt::format("<{} of '{}'>", what, source_.name), text};
  };
  program_ = lang::c::parse_points(
      part("preamble", source_.preamble),
      {part("map_expr", source_.map), part("reduce_expr", source_.reduce), part("post_map_expr", source_.post_map),
       part("reduce_type", type + " a;"), part("identity", source_.identity)},
      source_.definitions, names);
}

Dispatcher &ReductionFunction::dispatcher(const Step &step) {
  const std::lock_guard lock(mutex_);
  std::unique_ptr<Dispatcher> &made = dispatchers_[step.number()];
  if (!made) {
    made = std::make_unique<Dispatcher>(Options{});
    made->set_build(
        [this, step](std::span<const TypeCode> codes, std::vector<std::size_t> *) { return build(codes, step); });
  }
  return *made;
}

std::vector<std::pair<std::string, DType>> ReductionFunction::variables(const PointTypes &types) const {
  std::vector<std::pair<std::string, DType>> all;
  const auto add = [&](const PointDeclaration &each, DType dtype) {
    if (!each.type.empty()) all.emplace_back(each.type, dtype);
  };
  for (std::size_t i = 0; i < source_.inputs.size(); ++i) add(source_.inputs[i], types.inputs[i]);
  for (std::size_t i = 0; i < source_.outputs.size(); ++i) add(source_.outputs[i], types.outputs[i]);
  return all;
}

/// The codes are those of the parameters in order, then those of one number of each type: what the type variables are.
ir::Module ReductionFunction::build(std::span<const TypeCode> codes, const Step &step) const {
  lang::c::ReductionKernel kernel;
  kernel.name = source_.name;
  kernel.axis = step.axis;
  kernel.first = step.first;
  kernel.last = step.last;
  // The last codes are of numbers that only say what the types are; the IR has no parameters for them.
  const std::size_t typed = source_.inputs.size() + source_.outputs.size();
  const std::size_t types_at = codes.size() - typed;
  for (std::size_t i = 0; i < typed; ++i) {
    const PointDeclaration &each =
        i < source_.inputs.size() ? source_.inputs[i] : source_.outputs[i - source_.inputs.size()];
    if (!each.type.empty()) kernel.types.emplace_back(each.type, codes[types_at + i].type().dtype);
  }
  const std::vector<DType> dtypes = lang::c::reduction_scalars(program_, kernel.types);
  std::size_t at = 0;
  if (!step.first) {
    for (std::size_t i = 0; i < dtypes.size(); ++i) kernel.partials_in.push_back(codes[at++].type().layout);
  }
  for (std::size_t i = 0; i < source_.inputs.size(); ++i) {
    const PointDeclaration &each = source_.inputs[i];
    const ir::Type type = codes[at].type();
    // Behind the first step an array of the loop has no parameter: its code says None.
    if (!codes[at++].is_parameter()) continue;
    kernel.inputs.push_back({each.name, type, each.raw, false});
  }
  if (step.last) {
    for (const PointDeclaration &each : source_.outputs) {
      kernel.outputs.push_back({each.name, codes[at++].type(), false, true});
    }
  } else {
    for (std::size_t i = 0; i < dtypes.size(); ++i) kernel.partials_out.push_back(codes[at++].type().layout);
  }
  ir::Module module = lang::c::compile_reduction(program_, kernel);
  ir::Function &function = module.kernel();
  for (std::size_t i = 0; i < typed; ++i) {
    // Unused parameters keep the slots of the launch in step.
    const ir::Type type = codes[types_at + i].type();
    const std::string called = fmt::format("_type{}", i);
    const ir::ValueId id = function.new_value(type, called);
    function.body.args.insert(function.body.args.begin() + static_cast<std::ptrdiff_t>(function.params.size()), id);
    function.params.push_back(type);
    function.param_names.push_back(called);
  }
  return module;
}

void ReductionFunction::run(const Step &step, std::span<const Argument> arguments, const Shape &space,
                            const std::shared_ptr<Stream> &stream) {
  Dispatcher &chosen = dispatcher(step);
  const Specialisation *specialisation = chosen.find(arguments);
  if (specialisation == nullptr) {
    std::vector<TypeCode> codes;
    for (const Argument &each : arguments) codes.push_back(each.code());
    try {
      specialisation = &chosen.specialise(codes);
    } catch (const lang::c::ThreadsWanted &) {
      throw Error(ErrorKind::Unsupported,
                  fmt::format("the reduction '{}' uses what only threads have: atomic operations, "
                              "barriers, or arrays of its own",
                              source_.name));
    }
  }
  Configuration configuration;
  configuration.stream = stream;
  configuration.points = space;
  launch(*specialisation, configuration, arguments);
}

std::vector<array::Array> ReductionFunction::call(std::span<const PointOperand> inputs,
                                                  std::span<const PointOperand> outputs,
                                                  std::optional<std::vector<int>> axes, bool keepdims,
                                                  const std::shared_ptr<Stream> &stream) {
  const PointTypes types = decide_types(source_.name, source_.inputs, source_.outputs, inputs, outputs);
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].array != nullptr && !source_.inputs[i].raw) shapes.push_back(inputs[i].array->shape());
  }
  if (shapes.empty()) {
    throw Error(ErrorKind::Value, fmt::format("the reduction '{}' needs an array that is not raw", source_.name));
  }
  const Shape shape = broadcast_shapes(shapes);
  const int rank = shape.size();
  std::vector<bool> reduced(static_cast<std::size_t>(rank), !axes.has_value());
  if (axes) {
    for (const int axis : *axes) {
      const auto place = static_cast<std::size_t>(normalize_axis(axis, rank));
      if (reduced[place]) throw Error(ErrorKind::Value, "duplicate value in 'axis'");
      reduced[place] = true;
    }
  }
  std::vector<int> order;
  Shape kept;
  Shape result_shape;
  std::int64_t rows = 1;
  std::int64_t count = 1;
  for (int axis = 0; axis < rank; ++axis) {
    if (reduced[static_cast<std::size_t>(axis)]) {
      count *= shape[axis];
      if (keepdims) result_shape.push_back(1);
      continue;
    }
    order.push_back(axis);
    kept.push_back(shape[axis]);
    result_shape.push_back(shape[axis]);
    rows *= shape[axis];
  }
  const int kept_rank = kept.size();
  for (int axis = 0; axis < rank; ++axis) {
    if (reduced[static_cast<std::size_t>(axis)]) order.push_back(axis);
  }
  if (count == 0 && source_.identity.empty()) {
    throw Error(ErrorKind::Value,
                fmt::format("zero-size array to reduction operation {} which has no identity", source_.name));
  }

  // The results, and arrays of one axis to compute them in.
  std::vector<array::Array> results;
  std::vector<array::Array> targets;
  for (std::size_t i = 0; i < source_.outputs.size(); ++i) {
    if (i >= outputs.size()) {
      results.push_back(array::empty(result_shape, types.outputs[i]));
    } else {
      if (!(outputs[i].array->shape() == result_shape)) {
        throw Error(ErrorKind::Value, fmt::format("Out shape is mismatched: {} of '{}' has shape {}, expected {}",
                                                  source_.outputs[i].name, source_.name,
                                                  to_string(outputs[i].array->shape()), to_string(result_shape)));
      }
      if (!outputs[i].array->writeable()) {
        throw Error(ErrorKind::Value,
                    fmt::format("output array {} of '{}' is read-only", source_.outputs[i].name, source_.name));
      }
      results.push_back(*outputs[i].array);
    }
    const bool direct = results.back().is_c_contiguous();
    array::Array target = direct ? results.back() : array::empty(Shape{rows}, types.outputs[i]);
    Layout layout = target.layout();
    const auto item = static_cast<std::int64_t>(target.itemsize());
    layout.shape = Shape{1, rows};
    layout.strides = Strides{rows * item, item};
    targets.push_back(with_layout(target, std::move(layout)));
  }
  if (rows == 0) return results;

  // The inputs with two axes: the kept ones and the reduced ones.
  std::vector<array::Array> views;
  views.reserve(inputs.size());
  std::vector<const array::Array *> view_of(inputs.size(), nullptr);
  std::vector<bool> raw_views;
  const Layout *leading = nullptr;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const array::Array *given = inputs[i].array;
    if (given == nullptr) continue;
    if (source_.inputs[i].raw) {
      Layout layout = given->layout();
      if (layout.is_c_contiguous(given->itemsize())) {
        const std::int64_t size = layout.size();
        layout.shape = Shape{size};
        layout.strides = Strides{static_cast<std::int64_t>(given->itemsize())};
      }
      views.push_back(with_layout(*given, std::move(layout)));
    } else {
      array::Array permuted = given->broadcast_to(shape).transpose(order);
      Layout layout = permuted.layout();
      if (!merge_axes(layout, kept_rank, rank) || !merge_axes(layout, 0, kept_rank)) {
        permuted = array::copy(permuted);
        layout = permuted.layout();
        static_cast<void>(merge_axes(layout, kept_rank, rank) && merge_axes(layout, 0, kept_rank));
      }
      views.push_back(with_layout(permuted, std::move(layout)));
      if (leading == nullptr) leading = &views.back().layout();
    }
    view_of[i] = &views.back();
    raw_views.push_back(source_.inputs[i].raw);
  }
  const auto is_raw_view = [&](std::size_t i) { return raw_views[i]; };

  const std::vector<DType> dtypes = scalars_of(variables(types));
  /// One launch; gives the partial results where it is not the last.
  const auto step_over = [&](const Step &step, std::span<const array::Array> from, std::span<const array::Array> to,
                             std::int64_t along, const Shape &space, std::int64_t chunk = 0, std::int64_t before = 0) {
    std::vector<Argument> arguments;
    if (!step.first) {
      for (const array::Array &each : from) arguments.emplace_back(each);
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      if (view_of[i] == nullptr) {
        arguments.emplace_back(inputs[i].value.cast(types.inputs[i]));
      } else if (step.first) {
        arguments.emplace_back(from[next++]);
      } else if (source_.inputs[i].raw) {
        arguments.emplace_back(*view_of[i]);
      } else {
        arguments.emplace_back(TypeCode::none());
      }
    }
    for (const array::Array &each : to) arguments.emplace_back(each);
    for (const std::int64_t number : {along, count * rows, rows, chunk, before}) {
      arguments.emplace_back(Scalar::of_int(DType::Int64, number));
    }
    for (const DType dtype : types.inputs) arguments.emplace_back(Scalar::of_bool(false).cast(dtype));
    for (const DType dtype : types.outputs) arguments.emplace_back(Scalar::of_bool(false).cast(dtype));
    run(step, arguments, space, stream);
  };
  const auto new_partials = [&](const Shape &extents) {
    std::vector<array::Array> made;
    for (const DType dtype : dtypes) made.push_back(array::empty(extents, dtype));
    return made;
  };
  const auto swapped = [&](std::vector<array::Array> arrays, bool only_matrices) {
    for (std::size_t i = 0; i < arrays.size(); ++i) {
      if (only_matrices && is_raw_view(i)) continue;
      Layout layout = arrays[i].layout();
      swap_axes(layout);
      arrays[i] = with_layout(arrays[i], std::move(layout));
    }
    return arrays;
  };

  // Neighbours in memory are points of the space: across the rows where these are short or their elements far apart.
  const bool across =
      count < kShortRow || (rows >= kShortRow && std::abs(leading->strides[0]) < std::abs(leading->strides[1]));
  std::vector<array::Array> partials;  // the reduced axis first
  std::int64_t left = count;
  if (across) {
    std::vector<array::Array> columns = swapped(views, true);
    std::int64_t lanes = 1;
    if (count >= kShortRow && rows < kManyPoints) {
      lanes = std::min(power_below(count / 8), power_below(std::max<std::int64_t>(kManyPoints / rows, 1)));
    }
    if (lanes == 1) {
      step_over({0, true, true}, columns, targets, count, Shape{1, rows});
      return delivered(results, targets, result_shape);
    }
    partials = new_partials(Shape{lanes, rows});
    step_over({0, true, false}, columns, partials, count, Shape{lanes, rows});
    left = lanes;
  } else if (rows < kShortRow && count >= 2 * kChunk) {
    // Long rows in chunks that stay in a cache, row by row.
    const std::int64_t chunks = count / kChunk;
    const std::int64_t rest = count % kChunk;
    left = (chunks + (rest > 0 ? 1 : 0)) * kLanes;
    std::vector<array::Array> all = new_partials(Shape{rows, left});
    const auto part = [&](const array::Array &array, std::int64_t row, std::int64_t first, std::int64_t height,
                          std::int64_t width) {
      Layout layout = array.layout();
      const std::int64_t stride = layout.strides[1];
      layout.offset += row * layout.strides[0] + first * stride;
      layout.shape = Shape{height, width};
      layout.strides = Strides{width * stride, stride};
      return with_layout(array, std::move(layout));
    };
    for (std::int64_t row = 0; row < rows; ++row) {
      for (int piece = 0; piece < (rest > 0 ? 2 : 1); ++piece) {
        const std::int64_t first = piece == 0 ? 0 : chunks;
        const std::int64_t height = piece == 0 ? chunks : 1;
        const std::int64_t width = piece == 0 ? kChunk : rest;
        std::vector<array::Array> from;
        for (std::size_t i = 0; i < views.size(); ++i) {
          from.push_back(is_raw_view(i) ? views[i] : part(views[i], row, first * kChunk, height, width));
        }
        std::vector<array::Array> to;
        for (const array::Array &each : all) to.push_back(part(each, row, first * kLanes, height, kLanes));
        if (width < kLanes && source_.identity.empty()) {
          // Too few for every lane to have one: the lanes that have none would need an identity.
          std::vector<array::Array> short_to;
          for (const array::Array &each : all) short_to.push_back(part(each, row, first * kLanes, 1, width));
          step_over({1, true, false}, from, short_to, width, Shape{1, width}, 0, first * kChunk);
          left = chunks * kLanes + width;
        } else {
          step_over({1, true, false}, from, to, width, Shape{height, kLanes}, kChunk, first * kChunk);
        }
      }
    }
    for (array::Array &each : all) {
      Layout layout = each.layout();
      layout.shape[1] = left;
      each = with_layout(each, std::move(layout));
    }
    if (left > kShortRow) {
      std::vector<array::Array> fewer = new_partials(Shape{rows, kLanes});
      step_over({1, false, false}, all, fewer, left, Shape{rows, kLanes});
      all = std::move(fewer);
      left = kLanes;
    }
    partials = swapped(std::move(all), false);
  } else {
    std::vector<array::Array> some = new_partials(Shape{rows, kLanes});
    step_over({1, true, false}, views, some, count, Shape{rows, kLanes});
    partials = swapped(std::move(some), false);
    left = kLanes;
  }
  step_over({0, false, true}, partials, targets, left, Shape{1, rows});
  return delivered(results, targets, result_shape);
}

/// The results, where they were computed elsewhere.
std::vector<array::Array> ReductionFunction::delivered(std::vector<array::Array> &results,
                                                       std::span<const array::Array> targets, const Shape &shape) {
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].is_c_contiguous()) continue;
    Layout layout = targets[i].layout();
    layout.shape = shape;
    layout.strides = Layout::contiguous(shape, results[i].itemsize()).strides;
    array::assign(results[i], with_layout(targets[i], std::move(layout)));
  }
  return std::move(results);
}

std::vector<DType> ReductionFunction::scalars_of(const std::vector<std::pair<std::string, DType>> &types) {
  const std::lock_guard lock(mutex_);
  const auto known =
      std::find_if(scalars_.begin(), scalars_.end(), [&](const Scalars &each) { return each.types == types; });
  if (known != scalars_.end()) return known->dtypes;
  scalars_.push_back({types, lang::c::reduction_scalars(program_, types)});
  return scalars_.back().dtypes;
}

std::vector<std::pair<std::string, std::string>> ReductionFunction::specialisations() const {
  std::vector<std::pair<std::string, std::string>> all;
  for (const std::unique_ptr<Dispatcher> &each : dispatchers_) {
    if (!each) continue;
    for (const Specialisation *made : each->specialisations()) {
      all.emplace_back(to_string(made->codes()), made->kernel(Variant::Disjoint)->ir_text());
    }
  }
  return all;
}

std::vector<std::string> ReductionFunction::ptx(int major, int minor) const {
  std::vector<std::string> all;
  for (const std::unique_ptr<Dispatcher> &each : dispatchers_) {
    if (!each) continue;
    for (const Specialisation *made : each->specialisations()) {
      all.push_back(made->kernel(Variant::Disjoint)->ptx(major, minor));
    }
  }
  return all;
}

}  // namespace gridstride::kernels
