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
    layout.shape = Shape{rows, 1};
    layout.strides =
        Strides{static_cast<std::int64_t>(target.itemsize()), static_cast<std::int64_t>(target.itemsize())};
    targets.push_back(with_layout(target, std::move(layout)));
  }
  if (rows == 0) return results;

  // The inputs with two axes: the kept ones and the reduced ones.
  std::vector<array::Array> views;
  views.reserve(inputs.size());
  std::vector<const array::Array *> view_of(inputs.size(), nullptr);
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
  }

  // Which way: neighbours in memory are points of the space, along rows or across them.
  const bool across =
      count < kShortRow || (rows >= kShortRow && std::abs(leading->strides[0]) < std::abs(leading->strides[1]));
  std::int64_t lanes = 1;
  if (across) {
    if (count >= kShortRow && rows < kManyPoints)
      lanes = std::min(power_below(count / 8), power_below(std::max<std::int64_t>(kManyPoints / rows, 1)));
  } else {
    lanes = rows >= 128 ? kShortRow
                        : std::min(power_below(count / 4), std::max<std::int64_t>(kManyPoints / 2 / rows, kShortRow));
  }
  Step step;
  step.axis = across ? 0 : 1;
  if (across) {
    for (array::Array &each : views) {
      if (each.ndim() != 2) continue;
      Layout layout = each.layout();
      swap_axes(layout);
      each = with_layout(each, std::move(layout));
    }
    for (array::Array &each : targets) {
      Layout layout = each.layout();
      swap_axes(layout);
      each = with_layout(each, std::move(layout));
    }
  }
  const auto space_of = [&](std::int64_t along) { return across ? Shape{along, rows} : Shape{rows, along}; };

  std::vector<DType> dtypes;
  if (lanes > 1) {
    const auto names = variables(types);
    const std::lock_guard lock(mutex_);
    const auto known =
        std::find_if(scalars_.begin(), scalars_.end(), [&](const Scalars &each) { return each.types == names; });
    if (known != scalars_.end()) {
      dtypes = known->dtypes;
    } else {
      dtypes = lang::c::reduction_scalars(program_, names);
      scalars_.push_back({names, dtypes});
    }
  }
  std::vector<array::Array> partials;
  std::int64_t left = count;
  for (;;) {
    step.last = lanes == 1;
    std::vector<Argument> arguments;
    for (const array::Array &each : partials) arguments.emplace_back(each);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      if (view_of[i] == nullptr) {
        arguments.emplace_back(inputs[i].value.cast(types.inputs[i]));
      } else if (step.first || source_.inputs[i].raw) {
        arguments.emplace_back(*view_of[i]);
      } else {
        arguments.emplace_back(TypeCode::none());
      }
    }
    std::vector<array::Array> next;
    next.reserve(dtypes.size());
    if (step.last) {
      for (const array::Array &each : targets) arguments.emplace_back(each);
    } else {
      for (const DType dtype : dtypes) {
        next.push_back(array::empty(space_of(lanes), dtype));
        arguments.emplace_back(next.back());
      }
    }
    for (const std::int64_t number : {left, count * rows, rows})
      arguments.emplace_back(Scalar::of_int(DType::Int64, number));
    for (const DType dtype : types.inputs) arguments.emplace_back(Scalar::of_bool(false).cast(dtype));
    for (const DType dtype : types.outputs) arguments.emplace_back(Scalar::of_bool(false).cast(dtype));
    run(step, arguments, space_of(lanes), stream);
    if (step.last) break;
    partials = std::move(next);
    step.first = false;
    left = lanes;
    lanes = lanes > kShortRow ? kShortRow / 2 : 1;
  }
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].is_c_contiguous()) continue;
    Layout layout = targets[i].layout();
    layout.shape = result_shape;
    layout.strides = Layout::contiguous(result_shape, results[i].itemsize()).strides;
    array::assign(results[i], with_layout(targets[i], std::move(layout)));
  }
  return results;
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

}  // namespace gridstride::kernels
