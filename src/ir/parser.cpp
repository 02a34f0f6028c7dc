#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/cooperation.h"
#include "ir/ir.h"
#include "ir/lexer.h"
#include "ir/mnemonics.h"
#include "types/layout.h"

namespace gridstride::ir {

namespace {

/// Recursive descent over the grammar in ir/README.md. It builds what the text says; whether that is well formed is the
/// verifier's business.
class Parser {
public:
  explicit Parser(std::string_view text) : lexer_(text) {}

  Module module() {
    Module result;
    while (!lexer_.at_end()) result.functions.push_back(function());
    return result;
  }

private:
  std::unique_ptr<Function> function() {
    auto made = std::make_unique<Function>();
    function_ = made.get();
    labels_.clear();
    const std::size_t start = lexer_.position();
    const std::string_view kind_text = lexer_.word("'elementwise', 'simt' or 'device'");
    const auto kind = function_kind_from(kind_text);
    if (!kind) lexer_.fail_at(start, "expected 'elementwise', 'simt' or 'device'");
    made->kind = *kind;
    if (*kind == FunctionKind::Elementwise) {
      lexer_.expect("<");
      made->space_rank = static_cast<std::uint8_t>(lexer_.natural(kMaxRank, "the rank of the iteration space"));
      lexer_.expect(">");
    }
    lexer_.expect("@");
    made->name = lexer_.name("the function's name");
    lexer_.expect("(");
    while (!lexer_.accept(")")) {
      if (!made->params.empty()) lexer_.expect(",");
      const ValueId id = define(Type{});
      lexer_.expect(":");
      const Type param = type();
      made->values[id.index].type = param;
      made->params.push_back(param);
      made->param_names.push_back(made->values[id.index].name);
      made->body.args.push_back(id);
    }
    if (lexer_.accept("[")) {
      do made->body.args.push_back(define(Type::scalar(DType::Int64)));
      while (lexer_.accept(","));
      lexer_.expect("]");
    }
    if (lexer_.accept("->")) made->result_types = types();
    made->reduces_within = lexer_.accept_word("reduces_within");
    made->disjoint = lexer_.accept_word("disjoint");
    made->streaming = lexer_.accept_word("streaming");
    if (lexer_.accept_word("source")) made->source_file = lexer_.quoted();
    block(made->body);
    return made;
  }

  Type type() {
    const std::size_t start = lexer_.position();
    const std::string_view text = lexer_.word("a type");
    if (text != "array") return Type::scalar(dtype(start, text));
    lexer_.expect("<");
    const std::size_t element = lexer_.position();
    const DType of = dtype(element, lexer_.word("a dtype"));
    lexer_.expect(",");
    const auto rank = lexer_.natural(kMaxRank, "the array's rank");
    lexer_.expect(",");
    const std::size_t layout_start = lexer_.position();
    const auto layout = layout_from(lexer_.word("a layout class"));
    if (!layout) lexer_.fail_at(layout_start, "expected general, unit_inner, contiguous or broadcast_inner");
    Space space = Space::Global;
    if (lexer_.accept(",")) {
      const std::size_t space_start = lexer_.position();
      const auto found = space_from(lexer_.word("a memory space"));
      if (!found) lexer_.fail_at(space_start, "expected global, shared, local or constant");
      space = *found;
    }
    lexer_.expect(">");
    return Type::array(of, static_cast<int>(rank), *layout, space);
  }

  DType dtype(std::size_t start, std::string_view text) const {
    for (std::size_t i = 0; i < kDTypeCount; ++i) {
      const auto each = static_cast<DType>(i);
      if (info(each).ir == text) return each;
    }
    lexer_.fail_at(start, "expected a type such as f64, i32, bool or array<f32, 1, contiguous>");
  }

  std::vector<Type> types() {
    std::vector<Type> list;
    do list.push_back(type());
    while (lexer_.accept(","));
    return list;
  }

  // --- values

  /// Reads "%name", "%name.2" or "%3". `name` becomes the user's name, empty for a number.
  std::string label(std::string &name) {
    lexer_.expect("%");
    std::string text;
    if (lexer_.at_digit()) {
      name.clear();
      return std::to_string(lexer_.natural(UINT32_MAX, "a value's number"));
    }
    const bool in_quotes = lexer_.at("\"");
    name = lexer_.name("a value's name");
    text = in_quotes ? '"' + name + '"' : name;
    if (lexer_.touches('.')) {
      lexer_.expect(".");
      text += '.' + std::to_string(lexer_.natural(UINT32_MAX, "the number of a value's name"));
    }
    return text;
  }

  ValueId define(Type of) {
    const std::size_t start = lexer_.position();
    std::string name;
    std::string text = label(name);
    const ValueId id = function_->new_value(of, std::move(name));
    if (!labels_.emplace(text, id).second) lexer_.fail_at(start, "value %" + text + " is defined twice");
    return id;
  }

  ValueId use() {
    const std::size_t start = lexer_.position();
    std::string name;
    const std::string text = label(name);
    const auto found = labels_.find(text);
    if (found == labels_.end()) lexer_.fail_at(start, "value %" + text + " is not defined before this");
    return found->second;
  }

  void uses(std::vector<ValueId> &list) {
    do list.push_back(use());
    while (lexer_.accept(","));
  }

  // --- ops

  void block(Region &region) {
    // Regions nest as deep as a program's source does; beyond that a text is wrong, and must not exhaust the stack.
    if (++depth_ > kMostNested) lexer_.fail("regions nest deeper than " + std::to_string(kMostNested));
    lexer_.expect("{");
    while (!lexer_.accept("}")) {
      if (lexer_.at_end()) lexer_.fail("expected '}'");
      region.ops.push_back(op());
    }
    --depth_;
  }

  std::unique_ptr<Op> op() {
    auto made = std::make_unique<Op>();
    if (lexer_.at("%")) {
      do made->results.push_back(define(Type{}));
      while (lexer_.accept(","));
      lexer_.expect("=");
    }
    const std::size_t start = lexer_.position();
    const auto code = opcode_from(lexer_.word("an operation"));
    if (!code) lexer_.fail_at(start, "expected the name of an operation");
    made->code = *code;
    body(*made);
    if (lexer_.at_location()) {
      lexer_.expect("@");
      made->loc.line = static_cast<std::int32_t>(lexer_.natural(INT32_MAX, "a line"));
      lexer_.expect(":");
      made->loc.column = static_cast<std::int32_t>(lexer_.natural(INT32_MAX, "a column"));
      if (lexer_.accept("-")) made->loc.end_column = static_cast<std::int32_t>(lexer_.natural(INT32_MAX, "a column"));
    }
    return made;
  }

  void body(Op &op) {
    switch (op.code) {
      case OpCode::Constant: typed_constant(op); break;
      case OpCode::Scalar:
        op.scalar_op = scalar_op();
        uses(op.operands);
        result_types(op);
        break;
      case OpCode::Cast:
        op.operands.push_back(use());
        result_types(op);
        break;
      case OpCode::ThreadIdx:
      case OpCode::BlockIdx:
      case OpCode::BlockDim:
      case OpCode::GridDim:
      case OpCode::GlobalIdx:
      case OpCode::GlobalSize: {
        const std::size_t start = lexer_.position();
        const std::string_view dim = lexer_.word("x, y or z");
        if (dim != "x" && dim != "y" && dim != "z") lexer_.fail_at(start, "expected x, y or z");
        op.dim = static_cast<std::uint8_t>(dim[0] - 'x');
        result_types(op);
        break;
      }
      case OpCode::Extent:
      case OpCode::Stride:
        op.operands.push_back(use());
        lexer_.expect(",");
        op.dim = static_cast<std::uint8_t>(lexer_.natural(kMaxRank, "an axis"));
        result_types(op);
        break;
      case OpCode::Load:
        access(op);
        result_types(op);
        break;
      case OpCode::Store: access(op); break;
      case OpCode::If:
        op.operands.push_back(use());
        result_types(op);
        op.regions.resize(2);
        block(op.regions[0]);
        if (lexer_.accept_word("else")) {
          block(op.regions[1]);
        } else {
          op.regions[1].ops.push_back(std::make_unique<Op>());
          op.regions[1].ops.back()->code = OpCode::Yield;
        }
        break;
      case OpCode::For:
        op.regions.resize(1);
        range(op);
        lexer_.expect_word("step");
        op.operands.push_back(use());
        function_->values[op.regions[0].args[0].index].type = function_->type(op.operands[0]);
        carry(op);
        result_types(op);
        block(op.regions[0]);
        break;
      case OpCode::Loop:
        op.regions.resize(1);
        carry(op);
        result_types(op);
        block(op.regions[0]);
        break;
      case OpCode::Reduce:
        op.regions.resize(1);
        op.scalar_op = scalar_op();
        range(op);
        lexer_.expect_word("identity");
        typed_constant(op);
        function_->values[op.regions[0].args[0].index].type = Type::scalar(DType::Int64);
        block(op.regions[0]);
        break;
      case OpCode::Call:
        lexer_.expect("@");
        op.symbol = lexer_.name("the name of a function");
        lexer_.expect("(");
        if (!lexer_.at(")")) uses(op.operands);
        lexer_.expect(")");
        result_types(op);
        break;
      case OpCode::Fault: {
        op.operands.push_back(use());
        lexer_.expect(",");
        const std::size_t start = lexer_.position();
        const auto kind = fault_from(lexer_.word("the kind of a fault"));
        if (!kind) lexer_.fail_at(start, "expected zero_division, assertion or raise");
        op.fault = *kind;
        op.symbol = lexer_.quoted();
        break;
      }
      case OpCode::Print:
        op.symbol = lexer_.quoted();
        if (lexer_.accept(",")) uses(op.operands);
        break;
      case OpCode::SharedArray:
      case OpCode::LocalArray:
        lexer_.expect("[");
        while (!lexer_.accept("]")) {
          if (!op.shape.empty()) lexer_.expect(",");
          op.shape.push_back(static_cast<std::int64_t>(lexer_.natural(INT64_MAX, "an extent")));
        }
        result_types(op);
        break;
      case OpCode::Barrier:
        if (const auto kind = barrier_from(lexer_.peek_word())) {
          op.barrier = *kind;
          lexer_.expect_word(word(*kind));
        }
        if (lexer_.at("%") && !op.results.empty()) uses(op.operands);
        result_types(op);
        break;
      case OpCode::Fence:
        hint(op);
        if (lexer_.at("%")) uses(op.operands);
        break;
      case OpCode::Atomic: {
        const std::size_t start = lexer_.position();
        const auto kind = atomic_from(lexer_.word("an atomic operation"));
        if (!kind) lexer_.fail_at(start, "expected the name of an atomic operation");
        op.atomic = *kind;
        access(op);
        result_types(op);
        break;
      }
      case OpCode::Warp: {
        const std::size_t start = lexer_.position();
        const auto kind = warp_from(lexer_.word("a warp operation"));
        if (!kind) lexer_.fail_at(start, "expected the name of a warp operation");
        op.warp = *kind;
        if (*kind != WarpOp::ActiveMask) uses(op.operands);
        if (is_shuffle(*kind)) {
          lexer_.expect_word("width");
          op.width = static_cast<std::uint8_t>(lexer_.natural(kWarpSize, "the width of a shuffle"));
        }
        result_types(op);
        break;
      }
      case OpCode::LaneId: result_types(op); break;
      case OpCode::Yield:
      case OpCode::Break:
      case OpCode::Continue:
      case OpCode::Return:
        if (lexer_.at("%")) uses(op.operands);
        break;
    }
  }

  ScalarOp scalar_op() {
    const std::size_t start = lexer_.position();
    const auto found = scalar_op_from_name(lexer_.word("a scalar operation"));
    if (!found) lexer_.fail_at(start, "expected the name of a scalar operation");
    return *found;
  }

  /// "1.5 : f64": the type comes after the constant that it says how to read.
  void typed_constant(Op &op) {
    Lexer at_constant = lexer_;
    lexer_.skip_to(':');
    const std::size_t colon = lexer_.position();
    result_types(op);
    if (op.results.empty()) at_constant.fail("a constant needs a result, as in '%0 = constant 1 : i64'");
    op.scalar = at_constant.constant(function_->type(op.results[0]).dtype);
    if (at_constant.position() != colon) at_constant.fail("expected ':'");
  }

  /// "%i = %lo to %hi"
  void range(Op &op) {
    op.regions[0].args.push_back(define(Type{}));
    lexer_.expect("=");
    op.operands.push_back(use());
    lexer_.expect_word("to");
    op.operands.push_back(use());
  }

  void carry(Op &op) {
    if (!lexer_.accept_word("carry")) return;
    lexer_.expect("(");
    do {
      const ValueId arg = define(Type{});
      lexer_.expect("=");
      const ValueId initial = use();
      function_->values[arg.index].type = function_->type(initial);
      op.regions[0].args.push_back(arg);
      op.operands.push_back(initial);
    } while (lexer_.accept(","));
    lexer_.expect(")");
  }

  void access(Op &op) {
    op.operands.push_back(use());
    lexer_.expect("[");
    std::vector<ValueId> indices;
    if (!lexer_.at("]")) uses(indices);
    lexer_.expect("]");
    for (std::size_t i = 1; i < first_index(op); ++i) {
      lexer_.expect(",");
      op.operands.push_back(use());
    }
    op.operands.insert(op.operands.end(), indices.begin(), indices.end());
    if (const auto check = check_from(lexer_.peek_word())) {
      op.check = *check;
      lexer_.expect_word(word(*check));
    }
    op.wrap = lexer_.accept_word("wrap");
    op.inside = axes("inside");
    op.nonnegative = axes("nonnegative");
    if (op.code != OpCode::Atomic) hint(op);
  }

  /// What a GPU is told beside the op itself.
  void hint(Op &op) {
    if (lexer_.accept_word("for")) op.symbol = lexer_.quoted();
  }

  std::uint32_t axes(std::string_view what) {
    if (!lexer_.accept_word(what)) return 0;
    lexer_.expect("(");
    std::uint32_t mask = 0;
    do mask |= std::uint32_t{1} << lexer_.natural(kMaxRank - 1, "an axis");
    while (lexer_.accept(","));
    lexer_.expect(")");
    return mask;
  }

  void result_types(Op &op) {
    if (op.results.empty()) return;
    lexer_.expect(":");
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      if (i > 0) lexer_.expect(",");
      function_->values[op.results[i].index].type = type();
    }
  }

  static constexpr int kMostNested = 1000;

  Lexer lexer_;
  int depth_ = 0;
  Function *function_ = nullptr;
  std::unordered_map<std::string, ValueId> labels_;
};

}  // namespace

Module parse(const std::string &text) {
  return Parser(text).module();
}

}  // namespace gridstride::ir
