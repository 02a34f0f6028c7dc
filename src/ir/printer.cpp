#include <algorithm>
#include <charconv>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/cooperation.h"
#include "ir/ir.h"
#include "ir/mnemonics.h"

namespace gridstride::ir {

namespace {

constexpr std::string_view kDimNames[] = {"x", "y", "z"};

/// A name that needs no quotes after '%'.
bool is_plain(std::string_view name) {
  if (name.empty() || (name[0] >= '0' && name[0] <= '9')) return false;
  for (const char c : name) {
    const auto u = static_cast<unsigned char>(c);
    const bool word =
        (u >= 'a' && u <= 'z') || (u >= 'A' && u <= 'Z') || (u >= '0' && u <= '9') || u == '_' || u >= 0x80;
    if (!word) return false;
  }
  return true;
}

/// Prints one function. Values are numbered in the order in which they print, so that the text depends on the
/// function's structure and names alone, not on the history of its value numbers.
class Printer {
public:
  Printer(const Function &function, std::string &out) : function_(function), out_(out) {
    labels_.resize(function.values.size(), kUnlabelled);
  }

  void print() {
    out_ += word(function_.kind);
    if (function_.kind == FunctionKind::Elementwise) {
      out_ += '<';
      number(function_.space_rank);
      out_ += '>';
    }
    out_ += " @";
    name(function_.name);
    out_ += '(';
    const std::size_t params = std::min(function_.params.size(), function_.body.args.size());
    for (std::size_t i = 0; i < params; ++i) {
      if (i > 0) out_ += ", ";
      define(function_.body.args[i]);
      out_ += ": ";
      append_type(out_, function_.params[i]);
    }
    out_ += ')';
    if (function_.body.args.size() > params) {
      out_ += " [";
      for (std::size_t i = params; i < function_.body.args.size(); ++i) {
        if (i > params) out_ += ", ";
        define(function_.body.args[i]);
      }
      out_ += ']';
    }
    if (!function_.result_types.empty()) {
      out_ += " -> ";
      types(function_.result_types);
    }
    if (function_.reduces_within) out_ += " reduces_within";
    if (function_.disjoint) out_ += " disjoint";
    if (function_.streaming) out_ += " streaming";
    if (!function_.source_file.empty()) {
      out_ += " source ";
      quoted(function_.source_file);
    }
    out_ += ' ';
    block(function_.body);
    out_ += '\n';
  }

private:
  static constexpr std::uint32_t kUnlabelled = UINT32_MAX;

  void number(std::int64_t value) {
    char text[24];
    const auto end = std::to_chars(text, text + sizeof text, value);
    out_.append(text, end.ptr);
  }

  void quoted(std::string_view text) {
    static constexpr char kHex[] = "0123456789abcdef";
    out_ += '"';
    for (const char c : text) {
      const auto u = static_cast<unsigned char>(c);
      if (c == '"' || c == '\\') {
        out_ += '\\';
        out_ += c;
      } else if (c == '\n') {
        out_ += "\\n";
      } else if (u < 0x20 || u == 0x7f) {
        out_ += "\\x";
        out_ += kHex[u >> 4];
        out_ += kHex[u & 15];
      } else {
        out_ += c;
      }
    }
    out_ += '"';
  }

  void name(std::string_view text) {
    if (is_plain(text)) {
      out_ += text;
    } else {
      quoted(text);
    }
  }

  void use(ValueId id) {
    out_ += '%';
    if (id.index >= labels_.size()) {
      out_ += '?';  // a broken function still prints: the verifier's messages show ops
      return;
    }
    const std::string &text = function_.values[id.index].name;
    std::uint32_t label = labels_[id.index];
    if (label == kUnlabelled) {
      out_ += '?';
      number(id.index);
      return;
    }
    if (text.empty()) {
      number(label);
      return;
    }
    name(text);
    if (label > 0) {
      out_ += '.';
      number(label);
    }
  }

  void define(ValueId id) {
    if (id.index < labels_.size()) {
      const std::string &text = function_.values[id.index].name;
      labels_[id.index] = text.empty() ? next_number_++ : names_[text]++;
    }
    use(id);
  }

  void uses(const std::vector<ValueId> &ids, std::size_t from = 0) {
    for (std::size_t i = from; i < ids.size(); ++i) {
      if (i > from) out_ += ", ";
      use(ids[i]);
    }
  }

  void use_at(const Op &op, std::size_t i) {
    if (i < op.operands.size()) {
      use(op.operands[i]);
    } else {
      out_ += "%?";
    }
  }

  void types(const std::vector<Type> &list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) out_ += ", ";
      append_type(out_, list[i]);
    }
  }

  void result_types(const Op &op) {
    if (op.results.empty()) return;
    out_ += " : ";
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      if (i > 0) out_ += ", ";
      if (op.results[i].index < function_.values.size()) append_type(out_, function_.type(op.results[i]));
    }
  }

  void axes(std::string_view label, std::uint32_t mask) {
    if (mask == 0) return;
    out_ += ' ';
    out_ += label;
    char separator = '(';
    for (int axis = 0; axis < 32; ++axis) {
      if ((mask >> axis & 1U) == 0) continue;
      out_ += separator;
      separator = ',';
      number(axis);
    }
    out_ += ')';
  }

  /// What a GPU is told beside the op itself.
  void hint(const Op &op) {
    if (op.symbol.empty()) return;
    out_ += " for ";
    quoted(op.symbol);
  }

  void access(const Op &op, std::size_t first_index) {
    out_ += ' ';
    use_at(op, 0);
    out_ += '[';
    uses(op.operands, first_index);
    out_ += ']';
    for (std::size_t i = 1; i < first_index; ++i) {
      out_ += ", ";
      use_at(op, i);
    }
    if (op.check != Check::None) {
      out_ += ' ';
      out_ += word(op.check);
    }
    if (op.wrap) out_ += " wrap";
    axes("inside", op.inside);
    axes("nonnegative", op.nonnegative);
    if (op.code != OpCode::Atomic) hint(op);
  }

  /// " carry(%acc = %init, ...)" of a For or Loop.
  void carry(const Op &op, std::size_t first_operand, std::size_t first_arg) {
    if (op.regions.empty() || op.operands.size() <= first_operand) return;
    out_ += " carry(";
    const std::vector<ValueId> &args = op.regions[0].args;
    for (std::size_t i = first_operand; i < op.operands.size(); ++i) {
      if (i > first_operand) out_ += ", ";
      const std::size_t arg = first_arg + i - first_operand;
      if (arg < args.size()) define(args[arg]);
      out_ += " = ";
      use(op.operands[i]);
    }
    out_ += ')';
  }

  void block(const Region &region) {
    out_ += "{\n";
    ++depth_;
    for (const auto &op : region.ops) print_op(*op);
    --depth_;
    indent();
    out_ += '}';
  }

  void indent() { out_.append(std::size_t{2} * static_cast<std::size_t>(depth_), ' '); }

  void print_op(const Op &op) {
    indent();
    // The results of an op with regions are labelled first, as they print first.
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      if (i > 0) out_ += ", ";
      define(op.results[i]);
    }
    if (!op.results.empty()) out_ += " = ";
    out_ += mnemonic(op.code);
    switch (op.code) {
      case OpCode::Constant:
        out_ += ' ';
        append_constant(out_, op.scalar);
        result_types(op);
        break;
      case OpCode::Scalar:
        out_ += ' ';
        out_ += info(op.scalar_op).name;
        out_ += ' ';
        uses(op.operands);
        result_types(op);
        break;
      case OpCode::Cast:
        out_ += ' ';
        uses(op.operands);
        result_types(op);
        break;
      case OpCode::ThreadIdx:
      case OpCode::BlockIdx:
      case OpCode::BlockDim:
      case OpCode::GridDim:
      case OpCode::GlobalIdx:
      case OpCode::GlobalSize:
        out_ += ' ';
        out_ += op.dim < 3 ? kDimNames[op.dim] : "?";
        result_types(op);
        break;
      case OpCode::Extent:
      case OpCode::Stride:
        out_ += ' ';
        uses(op.operands);
        out_ += ", ";
        number(op.dim);
        result_types(op);
        break;
      case OpCode::Load:
        access(op, 1);
        result_types(op);
        break;
      case OpCode::Store: access(op, 2); break;
      case OpCode::If:
        out_ += ' ';
        uses(op.operands);
        result_types(op);
        regions(op);
        break;
      case OpCode::For:
        out_ += ' ';
        if (!op.regions.empty() && !op.regions[0].args.empty()) define(op.regions[0].args[0]);
        out_ += " = ";
        use_at(op, 0);
        out_ += " to ";
        use_at(op, 1);
        out_ += " step ";
        use_at(op, 2);
        carry(op, 3, 1);
        result_types(op);
        regions(op);
        break;
      case OpCode::Loop:
        carry(op, 0, 0);
        result_types(op);
        regions(op);
        break;
      case OpCode::Reduce:
        out_ += ' ';
        out_ += info(op.scalar_op).name;
        out_ += ' ';
        if (!op.regions.empty() && !op.regions[0].args.empty()) define(op.regions[0].args[0]);
        out_ += " = ";
        use_at(op, 0);
        out_ += " to ";
        use_at(op, 1);
        out_ += " identity ";
        append_constant(out_, op.scalar);
        result_types(op);
        regions(op);
        break;
      case OpCode::Call:
        out_ += " @";
        name(op.symbol);
        out_ += '(';
        uses(op.operands);
        out_ += ')';
        result_types(op);
        break;
      case OpCode::Fault:
        out_ += ' ';
        uses(op.operands);
        out_ += ", ";
        out_ += word(op.fault);
        out_ += ' ';
        quoted(op.symbol);
        break;
      case OpCode::Print:
        out_ += ' ';
        quoted(op.symbol);
        if (!op.operands.empty()) out_ += ", ";
        uses(op.operands);
        break;
      case OpCode::SharedArray:
      case OpCode::LocalArray:
        out_ += " [";
        for (std::size_t i = 0; i < op.shape.size(); ++i) {
          if (i > 0) out_ += ", ";
          number(op.shape[i]);
        }
        out_ += ']';
        result_types(op);
        break;
      case OpCode::Barrier:
        if (op.barrier != BarrierKind::Plain) {
          out_ += ' ';
          out_ += word(op.barrier);
        }
        if (!op.operands.empty()) {
          out_ += ' ';
          uses(op.operands);
        }
        result_types(op);
        break;
      case OpCode::Fence:
        hint(op);
        if (!op.operands.empty()) {
          out_ += ' ';
          uses(op.operands);
        }
        break;
      case OpCode::Atomic:
        out_ += ' ';
        out_ += word(op.atomic);
        access(op, first_index(op));
        result_types(op);
        break;
      case OpCode::Warp:
        out_ += ' ';
        out_ += word(op.warp);
        if (!op.operands.empty()) {
          out_ += ' ';
          uses(op.operands);
        }
        if (is_shuffle(op.warp)) {
          out_ += " width ";
          number(static_cast<unsigned>(op.width));
        }
        result_types(op);
        break;
      case OpCode::LaneId: result_types(op); break;
      case OpCode::Yield:
      case OpCode::Break:
      case OpCode::Continue:
      case OpCode::Return:
        if (!op.operands.empty()) {
          out_ += ' ';
          uses(op.operands);
        }
        break;
    }
    location(op.loc);
    out_ += '\n';
  }

  void regions(const Op &op) {
    out_ += ' ';
    for (std::size_t i = 0; i < op.regions.size(); ++i) {
      if (i > 0) {
        const Region &other = op.regions[i];
        // An else that only yields nothing is left out.
        if (other.ops.size() == 1 && other.ops[0]->code == OpCode::Yield && other.ops[0]->operands.empty() &&
            other.ops[0]->loc == Loc{}) {
          continue;
        }
        out_ += " else ";
      }
      block(op.regions[i]);
    }
  }

  void location(const Loc &loc) {
    if (loc == Loc{}) return;
    out_ += " @";
    number(loc.line);
    out_ += ':';
    number(loc.column);
    if (loc.end_column != 0) {
      out_ += '-';
      number(loc.end_column);
    }
  }

  const Function &function_;
  std::string &out_;
  std::vector<std::uint32_t> labels_;  ///< of a named value its occurrence, of others their number
  std::unordered_map<std::string_view, std::uint32_t> names_;
  std::uint32_t next_number_ = 0;
  int depth_ = 0;
};

}  // namespace

std::string print(const Function &function) {
  std::string out;
  out.reserve(64 + function.values.size() * 48);
  Printer(function, out).print();
  return out;
}

std::string print(const Module &module) {
  std::string out;
  std::size_t values = 0;
  for (const auto &function : module.functions) values += function->values.size();
  out.reserve(64 + values * 48);
  for (std::size_t i = 0; i < module.functions.size(); ++i) {
    if (i > 0) out += '\n';
    Printer(*module.functions[i], out).print();
  }
  return out;
}

}  // namespace gridstride::ir
