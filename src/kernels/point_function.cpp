#include "kernels/point_function.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include <fmt/format.h>

#include "array/creation.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::kernels {

namespace {

std::vector<std::string> words_of(const std::string &text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text + " ") {
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      if (!word.empty()) words.push_back(std::move(word));
      word.clear();
    } else {
      word += c;
    }
  }
  return words;
}

/// Type names of parameters: NumPy's, and those of C that CuPy takes.
std::optional<DType> declared_type(const std::string &name) {
  static const std::pair<std::string_view, DType> others[] = {
      {"int", DType::Int64},          {"float", DType::Float64}, {"double", DType::Float64},
      {"complex", DType::Complex128}, {"size_t", DType::UInt64}, {"ptrdiff_t", DType::Int64},
      {"half", DType::Float16},       {"long", DType::Int64},    {"intp", DType::Int64},
      {"uintp", DType::UInt64},       {"short", DType::Int16},   {"bool_", DType::Bool},
      {"intc", DType::Int32},         {"uint", DType::UInt64},   {"longlong", DType::Int64},
      {"ulonglong", DType::UInt64},   {"single", DType::Float32}};
  for (const auto &[known, dtype] : others) {
    if (known == name) return dtype;
  }
  return name.size() == 1 ? std::nullopt : dtype_from_name(name);
}

/// The names in a text.
std::set<std::string> names_in(const std::string &text) {
  std::set<std::string> names;
  std::string word;
  for (const char c : text + " ") {
    const bool inside = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    if (inside) {
      word += c;
    } else if (!word.empty()) {
      names.insert(std::move(word));
      word.clear();
    }
  }
  return names;
}

/// The same elements with as few axes as their order allows.
void collapse_all(std::vector<Layout> &layouts, bool reorder, std::span<const std::size_t> items) {
  bool plain = true;
  for (std::size_t i = 0; i < layouts.size(); ++i) plain = plain && layouts[i].is_c_contiguous(items[i]);
  if (plain) {
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      const std::int64_t size = layouts[i].size();
      layouts[i].shape = Shape{size};
      layouts[i].strides = Strides{static_cast<std::int64_t>(items[i])};
    }
    return;
  }
  layouts = collapse(layouts, reorder);
  if (layouts[0].rank() == 1 && layouts[0].shape[0] == 1) {
    for (std::size_t i = 0; i < layouts.size(); ++i) layouts[i].strides[0] = static_cast<std::int64_t>(items[i]);
  }
}

array::Array with_layout(const array::Array &array, Layout layout) {
  return {array.storage(), std::move(layout), array.dtype(), true, array.writeable()};
}

}  // namespace

std::vector<PointDeclaration> parse_declarations(const std::string &text) {
  std::vector<PointDeclaration> all;
  std::size_t at = 0;
  while (at <= text.size()) {
    std::size_t end = text.find(',', at);
    if (end == std::string::npos) end = text.size();
    std::vector<std::string> words = words_of(text.substr(at, end - at));
    at = end + 1;
    if (words.empty()) {
      if (all.empty() && end == text.size()) break;
      throw Error(ErrorKind::Value, fmt::format("'{}' is no list of parameters: a name is missing", text));
    }
    PointDeclaration made;
    std::size_t next = 0;
    for (; next < words.size() && (words[next] == "raw" || words[next] == "_non_const" || words[next] == "const");
         ++next) {
      made.raw = made.raw || words[next] == "raw";
    }
    if (words.size() != next + 2) {
      throw Error(ErrorKind::Value,
                  fmt::format("the parameter '{}' is not understood; expected '[raw] type name', as in "
                              "'T x' or 'raw float32 y'",
                              fmt::join(words, " ")));
    }
    const std::string &type = words[next];
    made.name = words[next + 1];
    if (made.name == "n" || made.name == "i" || made.name[0] == '_') {
      throw Error(ErrorKind::Value,
                  fmt::format("'{}' cannot be the name of a parameter: n, i and names that begin with _ "
                              "mean something else in the operation",
                              made.name));
    }
    made.dtype = declared_type(type);
    if (!made.dtype) {
      if (type.size() != 1) throw Error(ErrorKind::Type, fmt::format("data type '{}' not understood", type));
      made.type = type;
    }
    all.push_back(std::move(made));
  }
  return all;
}

PointTypes decide_types(const std::string &kernel, std::span<const PointDeclaration> inputs,
                        std::span<const PointDeclaration> outputs, std::span<const PointOperand> in,
                        std::span<const PointOperand> out) {
  PointTypes types;
  const auto find = [&](const std::string &variable) -> DType * {
    for (auto &[name, dtype] : types.variables) {
      if (name == variable) return &dtype;
    }
    return nullptr;
  };
  const auto take = [&](const PointDeclaration &each, DType dtype) {
    const DType *known = each.dtype ? &*each.dtype : find(each.type);
    if (known == nullptr) {
      types.variables.emplace_back(each.type, dtype);
    } else if (*known != dtype) {
      throw Error(ErrorKind::Type, fmt::format("Type is mismatched. {} of '{}' is {}, expected {}", each.name, kernel,
                                               name(dtype), name(*known)));
    }
  };
  for (std::size_t i = 0; i < out.size(); ++i) take(outputs[i], out[i].array->dtype());
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i].array != nullptr) take(inputs[i], in[i].array->dtype());
  }
  for (const bool weak : {false, true}) {
    for (std::size_t i = 0; i < in.size(); ++i) {
      if (in[i].array != nullptr || inputs[i].dtype || in[i].weak != weak || find(inputs[i].type) != nullptr) continue;
      types.variables.emplace_back(inputs[i].type, in[i].value.dtype);
    }
  }
  const auto type_of = [&](const PointDeclaration &each) {
    if (each.dtype) return *each.dtype;
    if (const DType *known = find(each.type)) return *known;
    throw Error(ErrorKind::Type, fmt::format("the type '{}' of '{}' cannot be decided from the arguments of '{}'",
                                             each.type, each.name, kernel));
  };
  for (const PointDeclaration &each : inputs) types.inputs.push_back(type_of(each));
  for (const PointDeclaration &each : outputs) types.outputs.push_back(type_of(each));
  return types;
}

PointFunction::PointFunction(PointSource source) : source_(std::move(source)) {
  std::vector<std::string> variables;
  for (const auto *list : {&source_.inputs, &source_.outputs}) {
    for (const PointDeclaration &each : *list) {
      if (!each.type.empty()) variables.push_back(each.type);
    }
  }
  const auto part = [&](const char *what, const std::string &text) {
    return lang::c::Part{fmt::format("<{} of '{}'>", what, source_.name), text};
  };
  program_ = lang::c::parse_points(
      part("preamble", source_.preamble),
      {part("loop_prep", source_.before), part("operation", source_.operation), part("after_loop", source_.after)},
      source_.definitions, variables);
  uses_index_ = false;
  bool has_raw = false;
  for (const auto *list : {&source_.inputs, &source_.outputs}) {
    for (const PointDeclaration &each : *list) has_raw = has_raw || each.raw;
  }
  for (const std::string *text : {&source_.before, &source_.operation, &source_.after, &source_.preamble}) {
    const std::set<std::string> names = names_in(*text);
    uses_index_ = uses_index_ || has_raw || names.count("i") != 0 || names.count("_ind") != 0;
  }
}

/// The types of a call, decided once for each list of argument types.
const PointTypes &PointFunction::types_of(std::span<const PointOperand> inputs, std::span<const PointOperand> outputs) {
  std::string key;  // short enough to need no memory
  const auto add = [&](const PointOperand &each) {
    if (each.array != nullptr) {
      key.push_back(static_cast<char>(each.array->dtype()));
    } else {
      key.push_back(static_cast<char>((each.weak ? 96 : 64) + static_cast<int>(each.value.dtype)));
    }
  };
  for (const PointOperand &each : inputs) add(each);
  for (const PointOperand &each : outputs) add(each);
  const std::lock_guard lock(mutex_);
  for (const auto &[known, types] : known_types_) {
    if (known == key) return *types;
  }
  auto made =
      std::make_unique<const PointTypes>(decide_types(source_.name, source_.inputs, source_.outputs, inputs, outputs));
  known_types_.emplace_back(key, std::move(made));
  return *known_types_.back().second;
}

PointFunction::Variant &PointFunction::variant(int number) {
  const auto which = static_cast<std::size_t>(number);
  const Mode mode{(number & 1) != 0, (number & 2) == 0};
  const std::lock_guard lock(mutex_);
  if (!variants_[which]) {
    Options options;
    variants_[which] = std::make_unique<Variant>(options);
    variants_[which]->mode = mode;
    variants_[which]->dispatcher.set_build(
        [this, mode](std::span<const TypeCode> codes, std::vector<std::size_t> *) { return build(codes, mode); });
  }
  current_.store(variants_[which].get(), std::memory_order_release);
  return *variants_[which];
}

ir::Module PointFunction::build(std::span<const TypeCode> codes, const Mode &mode) const {
  lang::c::PointKernel kernel;
  kernel.name = source_.name;
  kernel.threads = mode.threads;
  kernel.flat_raws = mode.flat_raws;
  std::set<std::string> bound;
  std::size_t at = 0;
  const auto add = [&](const PointDeclaration &each, bool output) {
    lang::c::PointParameter made{each.name, codes[at].type(), each.raw, output};
    if (!each.type.empty() && bound.insert(each.type).second) kernel.types.emplace_back(each.type, made.type.dtype);
    if (made.type.is_array() && !each.raw) kernel.rank = made.type.rank;
    kernel.parameters.push_back(std::move(made));
    ++at;
  };
  for (const PointDeclaration &each : source_.inputs) add(each, false);
  for (const PointDeclaration &each : source_.outputs) add(each, true);
  return lang::c::compile_points(program_, kernel);
}

std::vector<array::Array> PointFunction::call(std::span<const PointOperand> inputs,
                                              std::span<const PointOperand> outputs, std::int64_t size,
                                              std::uint32_t block, std::shared_ptr<Stream> stream) {
  const PointTypes &types = types_of(inputs, outputs);

  // The shape of the loop.
  Shape shape;
  std::vector<Shape> shapes;
  bool has_sized = false;
  const auto sized = [&](const PointDeclaration &each, const PointOperand &operand) {
    if (each.raw || operand.array == nullptr) return;
    if (!has_sized) {
      shape = operand.array->shape();
    } else if (!(shape == operand.array->shape())) {
      shapes.push_back(operand.array->shape());
    }
    has_sized = true;
  };
  for (std::size_t i = 0; i < inputs.size(); ++i) sized(source_.inputs[i], inputs[i]);
  for (std::size_t i = 0; i < outputs.size(); ++i) sized(source_.outputs[i], outputs[i]);
  if (has_sized && size >= 0) {
    throw Error(ErrorKind::Value, "Specified 'size' can be used only if all of the ndarray are 'raw'.");
  }
  if (!has_sized && size < 0) {
    throw Error(ErrorKind::Value, "Loop size is undecided. Give 'size', or an array that is not 'raw'.");
  }
  if (!has_sized) shape = Shape{size};
  if (!shapes.empty()) {
    shapes.push_back(shape);
    shape = broadcast_shapes(shapes);
  }

  std::vector<array::Array> results;
  results.reserve(source_.outputs.size());
  for (std::size_t i = 0; i < source_.outputs.size(); ++i) {
    if (i < outputs.size()) {
      const array::Array &given = *outputs[i].array;
      if (!source_.outputs[i].raw && !(given.shape() == shape)) {
        throw Error(ErrorKind::Value,
                    fmt::format("Out shape is mismatched: {} of '{}' has shape {}, expected {}",
                                source_.outputs[i].name, source_.name, to_string(given.shape()), to_string(shape)));
      }
      if (!given.writeable()) {
        throw Error(ErrorKind::Value,
                    fmt::format("output array {} of '{}' is read-only", source_.outputs[i].name, source_.name));
      }
      results.push_back(given);
    } else {
      if (source_.outputs[i].raw && size < 0) {
        throw Error(ErrorKind::Value,
                    fmt::format("the size of the raw output '{}' of '{}' is undecided; give it as an argument",
                                source_.outputs[i].name, source_.name));
      }
      results.push_back(array::empty(shape, types.outputs[i]));
    }
  }
  const std::int64_t count = element_count(shape);
  if (count == 0) return results;

  for (;;) {
    Variant *current = current_.load(std::memory_order_acquire);
    Variant &chosen = current != nullptr ? *current : variant(mode_.load());
    const Mode mode = chosen.mode;
    const std::size_t total = inputs.size() + results.size();

    // All arrays of the loop as layouts over its shape, then with as few axes as may be.
    std::vector<Layout> layouts;
    std::vector<std::size_t> items;
    std::vector<const array::Array *> arrays(total, nullptr);
    for (std::size_t i = 0; i < total; ++i) {
      const bool input = i < inputs.size();
      arrays[i] = input ? inputs[i].array : &results[i - inputs.size()];
      const bool raw = input ? source_.inputs[i].raw : source_.outputs[i - inputs.size()].raw;
      if (arrays[i] == nullptr || raw) continue;
      layouts.push_back(arrays[i]->shape() == shape ? arrays[i]->layout() : arrays[i]->layout().broadcast_to(shape));
      items.push_back(arrays[i]->itemsize());
    }
    if (!layouts.empty() && (mode.flat_raws || layouts[0].rank() == 0)) collapse_all(layouts, !uses_index_, items);

    std::vector<array::Array> views;
    views.reserve(total);
    std::vector<Argument> arguments;
    arguments.reserve(total + 1 + kMaxRank);
    std::size_t next = 0;
    for (std::size_t i = 0; i < total; ++i) {
      const bool input = i < inputs.size();
      const PointDeclaration &each = input ? source_.inputs[i] : source_.outputs[i - inputs.size()];
      if (arrays[i] == nullptr) {
        arguments.emplace_back(inputs[i].value.cast(types.inputs[i]));
        continue;
      }
      if (each.raw) {
        Layout layout = arrays[i]->layout();
        if (layout.rank() != 1 && (mode.flat_raws || layout.rank() == 0) &&
            layout.is_c_contiguous(arrays[i]->itemsize())) {
          const std::int64_t elements = layout.size();
          layout.shape = Shape{elements};
          layout.strides = Strides{static_cast<std::int64_t>(arrays[i]->itemsize())};
        }
        views.push_back(with_layout(*arrays[i], std::move(layout)));
      } else {
        views.push_back(with_layout(*arrays[i], std::move(layouts[next++])));
      }
      arguments.emplace_back(views.back());
    }
    arguments.emplace_back(Scalar::of_int(DType::Int64, count));
    Shape space{count};
    for (std::size_t i = 0, view = 0; i < total; ++i) {
      if (arrays[i] == nullptr) continue;
      const bool raw = i < inputs.size() ? source_.inputs[i].raw : source_.outputs[i - inputs.size()].raw;
      if (!raw) {
        space = views[view].shape();
        break;
      }
      ++view;
    }
    if (mode.threads) {
      for (const std::int64_t extent : space) arguments.emplace_back(Scalar::of_int(DType::Int64, extent));
    }

    const Specialisation *specialisation = chosen.dispatcher.find(arguments);
    if (specialisation == nullptr) {
      std::vector<TypeCode> codes;
      for (const Argument &each : arguments) codes.push_back(each.code());
      try {
        specialisation = &chosen.dispatcher.specialise(codes);
      } catch (const lang::c::ThreadsWanted &) {
        static_cast<void>(variant(mode_.fetch_or(1) | 1));
        continue;
      } catch (const lang::c::RanksWanted &) {
        static_cast<void>(variant(mode_.fetch_or(2) | 2));
        continue;
      }
    }
    Configuration configuration;
    configuration.stream = std::move(stream);
    if (mode.threads) {
      const std::uint32_t threads = block == 0 ? 256 : block;
      configuration.dims = dims_for_all(count, threads);
    } else {
      configuration.points = space;
    }
    launch(*specialisation, configuration, arguments);
    return results;
  }
}

std::vector<std::pair<std::string, std::string>> PointFunction::specialisations() const {
  std::vector<std::pair<std::string, std::string>> all;
  for (const std::unique_ptr<Variant> &each : variants_) {
    if (!each) continue;
    for (const Specialisation *made : each->dispatcher.specialisations()) {
      all.emplace_back(to_string(made->codes()), made->kernel(kernels::Variant::Disjoint)->ir_text());
    }
  }
  return all;
}

std::vector<std::string> PointFunction::ptx(int major, int minor) const {
  std::vector<std::string> all;
  for (const std::unique_ptr<Variant> &each : variants_) {
    if (!each) continue;
    for (const Specialisation *made : each->dispatcher.specialisations()) {
      all.push_back(made->kernel(kernels::Variant::Disjoint)->ptx(major, minor));
    }
  }
  return all;
}

}  // namespace gridstride::kernels
