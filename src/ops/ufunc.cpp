#include "ops/ufunc.h"

#include <atomic>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride {

namespace {

/// A loop read from its type string.
struct Loop {
  LoopInputs inputs;
  std::array<DType, 2> results{};
};

// What an input can be, in one number: a dtype, or a weak int, float or complex.
constexpr std::size_t kStates = kDTypeCount + 3;

std::size_t state_of(const PromotionInput &input) {
  switch (input.weak) {
    case WeakKind::None: return static_cast<std::size_t>(input.dtype);
    case WeakKind::Bool: return static_cast<std::size_t>(DType::Bool);
    case WeakKind::Int: return kDTypeCount;
    case WeakKind::Float: return kDTypeCount + 1;
    case WeakKind::Complex: return kDTypeCount + 2;
  }
  return 0;
}

/// A row of the table, ready for use: its loops, and which of them each combination of inputs takes.
struct Entry {
  const UfuncInfo *info = nullptr;
  ScalarOp op = ScalarOp::Add;
  std::optional<ScalarOp> op2;
  std::vector<Loop> loops;
  /// For each combination of two states (a unary ufunc uses the first row): 0 not looked up yet, else the loop's index
  /// plus 1. Every thread that looks a combination up finds the same.
  std::array<std::atomic<std::uint8_t>, kStates * kStates> chosen{};
};

DType dtype_of_code(char code) {
  return *dtype_from_name({&code, 1});
}

std::vector<Loop> parse_loops(std::string_view text, std::size_t arity) {
  std::vector<Loop> loops;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    Loop loop;
    for (std::size_t i = 0; i < arity; ++i) loop.inputs.push_back(dtype_of_code(one[i]));
    const std::string_view results = one.substr(arity + 2);  // past "->"
    for (std::size_t i = 0; i < results.size(); ++i) loop.results[i] = dtype_of_code(results[i]);
    loops.push_back(loop);
  }
  return loops;
}

class Registry {
public:
  Registry() : entries_(new Entry[ufuncs().size()]) {
    std::size_t index = 0;
    for (const UfuncInfo &info : ufuncs()) {
      Entry &entry = entries_[index++];
      entry.info = &info;
      entry.op = scalar_op_from_name(info.op).value();
      if (!info.op2.empty()) entry.op2 = scalar_op_from_name(info.op2);
      entry.loops = parse_loops(info.loops, info.arity);
      by_name_.emplace(info.name, &entry);
    }
    for (const UfuncAlias &alias : ufunc_aliases()) by_name_.emplace(alias.alias, by_name_.at(alias.name));
  }

  [[nodiscard]] Entry *find(std::string_view name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? nullptr : found->second;
  }

  [[nodiscard]] Entry &of(const UfuncInfo &info) const {
    const std::span<const UfuncInfo> rows = ufuncs();
    if (&info >= rows.data() && &info < rows.data() + rows.size()) return entries_[&info - rows.data()];
    Entry *entry = find(info.name);
    if (entry == nullptr) throw Error(ErrorKind::Internal, fmt::format("there is no ufunc '{}'", info.name));
    return *entry;
  }

private:
  std::unique_ptr<Entry[]> entries_;
  std::unordered_map<std::string_view, Entry *> by_name_;
};

const Registry &registry() {
  static const Registry instance;
  return instance;
}

bool all_bool(std::span<const PromotionInput> inputs) {
  for (const PromotionInput &input : inputs) {
    if (state_of(input) != static_cast<std::size_t>(DType::Bool)) return false;
  }
  return true;
}

/// NumPy's name of an input's class, as its messages spell it.
std::string numpy_class(const PromotionInput &input) {
  switch (input.weak) {
    case WeakKind::Int: return "<class 'numpy.dtypes._PyLongDType'>";
    case WeakKind::Float: return "<class 'numpy.dtypes._PyFloatDType'>";
    case WeakKind::Complex: return "<class 'numpy.dtypes._PyComplexDType'>";
    default: break;
  }
  const DType dtype = input.weak == WeakKind::Bool ? DType::Bool : input.dtype;
  std::string text(name(dtype));
  if (kind_of(dtype) == DTypeKind::Unsigned) {
    text.replace(0, 2, "UI");
  } else {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return fmt::format("<class 'numpy.dtypes.{}DType'>", text);
}

[[noreturn]] void no_loop(const UfuncInfo &ufunc, std::span<const PromotionInput> inputs) {
  if (ufunc.rule == UfuncRule::NoBool) {
    if (ufunc.name == "negative") {
      throw Error(ErrorKind::Type,
                  "The numpy boolean negative, the `-` operator, is not supported, use the `~` operator "
                  "or the logical_not function instead.");
    }
    if (ufunc.name == "subtract") {
      throw Error(ErrorKind::Type,
                  "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the "
                  "`^` operator, or the logical_xor function instead.");
    }
    std::string given = numpy_class(inputs[0]);
    if (inputs.size() > 1) given = fmt::format("({}, {})", given, numpy_class(inputs[1]));
    throw Error(
        ErrorKind::Type,
        fmt::format("ufunc '{}' did not contain a loop with signature matching types {} -> None", ufunc.name, given));
  }
  throw Error(
      ErrorKind::Type,
      fmt::format("ufunc '{}' not supported for the input types, and the inputs could not be safely coerced to any "
                  "supported types according to the casting rule ''safe''",
                  ufunc.name));
}

/// The dtypes by which the loop is sought: weak scalars have taken a dtype from the others.
LoopInputs concrete_inputs(UfuncRule rule, std::span<const PromotionInput> inputs) {
  const auto concrete = [](const PromotionInput &input, DType weak) {
    if (input.weak == WeakKind::None) return input.dtype;
    return input.weak == WeakKind::Bool ? DType::Bool : weak;
  };
  LoopInputs result;
  if (rule == UfuncRule::Exponent) {
    // The inputs have no dtype in common: a Python integer beside an array is the narrowest, on its own an int64.
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      const PromotionInput &other = inputs[1 - i];
      const bool beside_array = other.weak == WeakKind::None && other.dtype != DType::Bool;
      const bool narrow = beside_array && inputs[i].weak == WeakKind::Int;
      result.push_back(concrete(inputs[i], narrow ? DType::Int8 : default_dtype(inputs[i].weak)));
    }
    return result;
  }
  const DType common = result_type(inputs);
  for (const PromotionInput &input : inputs) result.push_back(concrete(input, common));

  const bool inexact = is_floating(common) || is_complex(common);
  if (rule == UfuncRule::TrueDivide && !inexact) {
    result = LoopInputs();
    for (std::size_t i = 0; i < inputs.size(); ++i) result.push_back(DType::Float64);
  }
  if (rule == UfuncRule::Truth && inputs.size() == 2) {
    // A Python number is of a dtype of its own here.
    const bool weak = inputs[0].weak > WeakKind::Bool || inputs[1].weak > WeakKind::Bool;
    if (weak || result[0] != result[1]) {
      result = LoopInputs();
      for (std::size_t i = 0; i < inputs.size(); ++i) result.push_back(DType::Bool);
    }
  }
  return result;
}

std::size_t search(const Entry &entry, std::span<const PromotionInput> inputs) {
  const UfuncInfo &info = *entry.info;
  if (info.rule == UfuncRule::NoBool && all_bool(inputs)) no_loop(info, inputs);
  const LoopInputs given = concrete_inputs(info.rule, inputs);
  for (std::size_t index = 0; index < entry.loops.size(); ++index) {
    const Loop &loop = entry.loops[index];
    bool fits = true;
    for (std::size_t i = 0; i < given.size(); ++i) fits = fits && can_cast(given[i], loop.inputs[i], Casting::Safe);
    if (fits) return index;
  }
  no_loop(info, inputs);
}

/// The operation that does on `dtype` what the row's does elsewhere.
ScalarOp op_for(ScalarOp op, DType dtype) {
  const bool whole = dtype == DType::Bool || is_integer(dtype);
  switch (op) {
    case ScalarOp::Add: return dtype == DType::Bool ? ScalarOp::Or : op;
    case ScalarOp::Mul: return dtype == DType::Bool ? ScalarOp::And : op;
    case ScalarOp::Abs:
      if (is_complex(dtype)) return ScalarOp::Magnitude;
      return dtype == DType::Bool ? ScalarOp::Positive : op;
    case ScalarOp::Floor:
    case ScalarOp::Ceil:
    case ScalarOp::Trunc: return whole ? ScalarOp::Positive : op;
    case ScalarOp::Conj: return is_complex(dtype) ? op : ScalarOp::Positive;
    default: return op;
  }
}

}  // namespace

const UfuncInfo *find_ufunc(std::string_view name) {
  const Entry *entry = registry().find(name);
  return entry == nullptr ? nullptr : entry->info;
}

UfuncLoop resolve(const UfuncInfo &ufunc, std::span<const PromotionInput> inputs) {
  Entry &entry = registry().of(ufunc);
  if (inputs.size() != ufunc.arity) {
    throw Error(ErrorKind::Type,
                fmt::format("{}() takes {} positional argument{} but {} {} given", ufunc.name, ufunc.arity,
                            ufunc.arity == 1 ? "" : "s", inputs.size(), inputs.size() == 1 ? "was" : "were"));
  }
  std::size_t state = state_of(inputs[0]);
  if (inputs.size() > 1) state += kStates * state_of(inputs[1]);
  std::size_t index = entry.chosen[state].load(std::memory_order_relaxed);
  if (index == 0) {
    index = search(entry, inputs) + 1;
    entry.chosen[state].store(static_cast<std::uint8_t>(index), std::memory_order_relaxed);
  }
  const Loop &loop = entry.loops[index - 1];
  UfuncLoop result;
  result.op = op_for(entry.op, loop.inputs[0]);
  result.op2 = entry.op2;
  result.inputs = loop.inputs;
  result.result = loop.results[0];
  result.result2 = loop.results[1];
  return result;
}

}  // namespace gridstride
