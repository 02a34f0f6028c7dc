#include <algorithm>

#include <fmt/format.h>

#include "lang/python/compiler.h"
#include "lang/python/intrinsics.h"
#include "types/print_format.h"

// print() and the f-strings in it: one Print op each, whose format is known when the kernel is compiled.
namespace gridstride::lang::python {

using Kind = Value::Kind;

namespace {

std::string quoted(const std::string &text) {
  const char mark = text.find('\'') != std::string::npos && text.find('"') == std::string::npos ? '"' : '\'';
  std::string result(1, mark);
  for (const char c : text) {
    if (c == '\n') {
      result += "\\n";
      continue;
    }
    if (c == mark || c == '\\') result += '\\';
    result += c;
  }
  return result + mark;
}

/// A text of the width that a spec such as ">8" or "8s" asks for; empty where it is no such spec.
std::optional<std::string> padded(const std::string &text, std::string_view spec) {
  const bool right = !spec.empty() && spec.front() == '>';
  if (!spec.empty() && (spec.front() == '<' || spec.front() == '>')) spec.remove_prefix(1);
  if (!spec.empty() && spec.back() == 's') spec.remove_suffix(1);
  std::size_t width = 0;
  for (const char digit : spec) {
    if (digit < '0' || digit > '9' || width > 4096) return std::nullopt;
    width = 10 * width + static_cast<std::size_t>(digit - '0');
  }
  const std::string space(width > text.size() ? width - text.size() : 0, ' ');
  return right ? space + text : text + space;
}

bool ends_in(std::string_view spec, std::string_view letters) {
  return !spec.empty() && letters.find(spec.back()) != std::string_view::npos;
}

constexpr std::string_view kIntegerLetters = "dxXo";
constexpr std::string_view kFloatLetters = "eEfFgG";

}  // namespace

/// Adds a value to a format; `inner`: as an item of a tuple.
void FunctionCompiler::add_printed(Value &format, const Value &value, std::string spec, bool inner, const Node &node) {
  std::string text = *format.text;
  const auto set_text = [&] { format.text = std::make_shared<const std::string>(std::move(text)); };
  const auto refuse = [&] {
    type_error(node, fmt::format("{} cannot be printed as '{{:{}}}' in a kernel", describe(value), spec),
               "a format has < or >, + or a space, #, 0, a width, a precision, and d, x, X, o, e, E, f, F, g or G");
  };
  const auto add_text = [&](const std::string &plain) {
    const std::optional<std::string> wide = padded(plain, spec);
    if (!wide) refuse();
    text += print_escaped(*wide);
    set_text();
  };
  switch (value.kind) {
    case Kind::Undefined: throw NotYetAssigned{};
    case Kind::String: return add_text(inner ? quoted(*value.text) : *value.text);
    case Kind::None: return add_text("None");
    case Kind::DType: return add_text(std::string(gridstride::name(value.dtype)));
    case Kind::Format:
      text += *value.text;
      set_text();
      format.items.insert(format.items.end(), value.items.begin(), value.items.end());
      return;
    case Kind::Tuple: {
      if (!spec.empty()) refuse();
      text += '(';
      set_text();
      for (std::size_t i = 0; i < value.items.size(); ++i) {
        if (i > 0) add_printed(format, Value::string(", "), "", false, node);
        add_printed(format, value.items[i], "", true, node);
      }
      return add_printed(format, Value::string(value.items.size() == 1 ? ",)" : ")"), "", false, node);
    }
    case Kind::Static:
      for (const std::string_view each : {"cuda.threadIdx", "cuda.blockIdx", "cuda.blockDim", "cuda.gridDim"}) {
        if (!value.is_intrinsic(each)) continue;
        std::vector<Value> items;
        for (const std::string_view axis : {"x", "y", "z"}) items.push_back(*intrinsic_attribute(*this, each, axis));
        return add_printed(format, Value::tuple(std::move(items)), std::move(spec), inner, node);
      }
      [[fallthrough]];
    default:
      type_error(node, fmt::format("{} cannot be printed in a kernel", describe(value)),
                 is_array(value) || value.is(Kind::Record) ? "print its elements" : "print numbers and texts");
    case Kind::Scalar: break;
  }
  if (is_complex(value.dtype)) {
    if (!spec.empty()) refuse();
    for (const Value &piece : {Value::string("("), apply(ScalarOp::Real, {value})}) {
      add_printed(format, piece, "", false, node);
    }
    add_printed(format, apply(ScalarOp::Imag, {value}), "+", false, node);
    return add_printed(format, Value::string("j)"), "", false, node);
  }
  DType dtype = DType::Float64;
  if (is_floating(value.dtype)) {
    // Python's precision without a letter counts digits.
    if (spec.find('.') != std::string::npos && !ends_in(spec, kFloatLetters)) spec += 'g';
  } else if (value.dtype == DType::Bool) {
    dtype = spec.empty() ? DType::Bool : DType::Int64;
  } else {
    dtype = kind_of(value.dtype) == DTypeKind::Unsigned ? DType::UInt64 : DType::Int64;
  }
  if (dtype != DType::Float64 && ends_in(spec, kFloatLetters)) dtype = DType::Float64;
  if (!can_print(spec, dtype) || (dtype == DType::Float64 && ends_in(spec, kIntegerLetters))) refuse();
  // The bits of a negative number are as many as its own type has.
  if (dtype == DType::Int64 && ends_in(spec, "xXo") && value.dtype != DType::Bool) {
    constexpr DType kBits[] = {DType::UInt8, DType::UInt16, DType::UInt32, DType::UInt64};
    const std::size_t size = size_of(value.dtype);
    const DType bits = kBits[size == 1 ? 0 : size == 2 ? 1 : size == 4 ? 2 : 3];
    format.items.push_back(cast(cast(value, bits), DType::UInt64));
  } else {
    format.items.push_back(cast(value, dtype));
  }
  text += '{' + spec + '}';
  set_text();
}

/// The spec of a place of an f-string: what stands in it is known when the kernel is compiled.
std::string FunctionCompiler::format_spec(const Node &node) {
  std::string spec;
  for (const Node &each : node.items(0)) {
    const bool text = each.is(NodeKind::Constant);
    const Value value = text ? Value::none() : expression(each.field(0));
    if (text) {
      spec += each.field(0).text;
    } else if (value.is_constant() && value.is_integral()) {
      spec += std::to_string(value.constant->as_int());
    } else {
      constant_wanted(
          each.field(0),
          fmt::format("a width or precision is an int known when the kernel is compiled, not {}", describe(value)),
          "use a literal or a global constant");
    }
  }
  return spec;
}

Value FunctionCompiler::joined_string(const Node &node) {
  constexpr std::string_view kRepr = "114";
  Value format = Value::string("");
  format.kind = Kind::Format;
  for (const Node &each : node.items(0)) {
    if (each.is(NodeKind::Constant)) {
      add_printed(format, Value::string(each.field(0).text), "", false, node);
      continue;
    }
    const Value value = expression(each.field(0));
    at(node);
    const std::string spec = each.field(2).is_none() ? std::string() : format_spec(each.field(2));
    add_printed(format, value, spec, each.field(1).text == kRepr, each.field(0));
  }
  return format;
}

Value FunctionCompiler::print(const std::vector<Value> &args,
                              const std::vector<std::pair<std::string, Value>> &keywords, const Node &node) {
  std::string between = " ";
  std::string end = "\n";
  for (const auto &[key, value] : keywords) {
    if (key == "flush") continue;
    if (key != "sep" && key != "end") {
      type_error(node, fmt::format("print() takes no keyword argument '{}' in a kernel", key), "sep and end exist");
    }
    if (value.is(Kind::None)) continue;
    if (!value.is(Kind::String)) {
      type_error(node, fmt::format("{}= of print() must be a text known when the kernel is compiled, not {}", key,
                                   describe(value)));
    }
    (key == "sep" ? between : end) = *value.text;
  }
  Value format = Value::string("");
  format.kind = Kind::Format;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (i > 0) add_printed(format, Value::string(between), "", false, node);
    add_printed(format, args[i], "", false, node);
  }
  add_printed(format, Value::string(end), "", false, node);
  std::vector<ir::ValueId> ids;
  for (const Value &each : format.items) ids.push_back(use(each));
  at(node);
  builder_.print(*format.text, ids);
  return Value::none();
}

}  // namespace gridstride::lang::python
