#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>

#include <fmt/format.h>

#include "lang/c/number.h"
#include "lang/c/token.h"

namespace gridstride::lang::c {

namespace {

struct Macro {
  bool function_like = false;
  bool variadic = false;
  std::vector<std::string> parameters;
  std::vector<Token> body;
};

/// Headers whose contents the front end knows itself.
bool is_known_header(const std::string &name) {
  static const std::set<std::string> known = {"cuComplex.h",
                                              "cuda_fp16.h",
                                              "cuda_bf16.h",
                                              "cuda_runtime.h",
                                              "cuda.h",
                                              "math.h",
                                              "cmath",
                                              "stdint.h",
                                              "cstdint",
                                              "stddef.h",
                                              "cstddef",
                                              "limits.h",
                                              "climits",
                                              "float.h",
                                              "cfloat",
                                              "stdio.h",
                                              "cstdio",
                                              "math_constants.h",
                                              "device_launch_parameters.h",
                                              "vector_types.h",
                                              "vector_functions.h",
                                              "cupy/complex.cuh",
                                              "cupy/carray.cuh",
                                              "cupy/atomics.cuh",
                                              "type_traits",
                                              "limits",
                                              "complex",
                                              "thrust/complex.h",
                                              "cuda/std/complex",
                                              "cuda/std/cmath",
                                              "cuda/std/limits",
                                              "cuda/std/cstdint",
                                              "cuda/std/type_traits",
                                              "cooperative_groups.h",
                                              "cupy/math_constants.h",
                                              "algorithm",
                                              "utility",
                                              "sm_20_atomic_functions.h",
                                              "device_functions.h"};
  return known.count(name) != 0;
}

class Preprocessor {
public:
  Preprocessor(std::vector<Token> tokens, const Definitions &definitions,
               std::vector<std::shared_ptr<const Source>> &sources)
      : tokens_(std::move(tokens)) {
    for (const auto &[name, text] : definitions) {
      sources.push_back(Source::make(fmt::format("<-D{}>", name), text));
      Macro macro;
      macro.body = tokenize(sources.back());
      macro.body.pop_back();
      macros_[name] = std::move(macro);
    }
    for (const char *name : {"__CUDACC__", "__CUDA_ARCH__", "__cplusplus", "__CUDACC_RTC__"}) {
      if (macros_.count(name) != 0) continue;
      Macro macro;
      Token number;
      number.kind = TokenKind::Number;
      const std::string_view which = name;
      number.text = which == "__CUDA_ARCH__" ? "900" : which == "__cplusplus" ? "201703" : "1";
      macro.body.push_back(std::move(number));
      macros_[name] = std::move(macro);
    }
  }

  std::vector<Token> run() {
    std::vector<Token> text;  // between two directives: macro calls may span lines
    while (tokens_[at_].kind != TokenKind::End) {
      if (tokens_[at_].is("#") && tokens_[at_].starts_line) {
        flush(text);
        directive();
      } else if (active()) {
        text.push_back(tokens_[at_++]);
      } else {
        ++at_;
      }
    }
    flush(text);
    if (!conditions_.empty()) fail(conditions_.back().place, "#if without #endif");
    out_.push_back(tokens_[at_]);
    return std::move(out_);
  }

private:
  struct Condition {
    Place place;
    bool taken = false;  ///< one of its branches has been
    bool active = false;
    bool outer = false;
  };

  [[nodiscard]] bool active() const { return conditions_.empty() || conditions_.back().active; }

  void flush(std::vector<Token> &text) {
    std::vector<Token> done = expand(text);
    std::move(done.begin(), done.end(), std::back_inserter(out_));
    text.clear();
  }

  void directive() {
    const Place place = tokens_[at_++].place;
    std::vector<Token> line;
    while (tokens_[at_].kind != TokenKind::End && !tokens_[at_].starts_line) line.push_back(tokens_[at_++]);
    if (line.empty()) return;
    const std::string name = line.front().text;
    const std::vector<Token> rest(line.begin() + 1, line.end());
    if (name == "if" || name == "ifdef" || name == "ifndef") {
      Condition condition{place, false, false, active()};
      if (condition.outer) {
        condition.active = name == "if" ? evaluate(rest, place) : is_defined(rest, place) == (name == "ifdef");
        condition.taken = condition.active;
      }
      conditions_.push_back(condition);
    } else if (name == "elif" || name == "else" || name == "endif") {
      if (conditions_.empty()) fail(place, fmt::format("#{} without #if", name));
      if (name == "endif") {
        conditions_.pop_back();
        return;
      }
      Condition &condition = conditions_.back();
      condition.active = condition.outer && !condition.taken && (name == "else" || evaluate(rest, place));
      condition.taken = condition.taken || condition.active;
    } else if (!active()) {
      return;
    } else if (name == "define") {
      define(rest, place);
    } else if (name == "undef") {
      if (!rest.empty()) macros_.erase(rest.front().text);
    } else if (name == "include") {
      include(rest, place);
    } else if (name == "error") {
      std::string text;
      for (const Token &each : rest) text += (text.empty() ? "" : " ") + each.text;
      fail(place, fmt::format("#error {}", text));
    } else if (name != "pragma" && name != "line" && name != "warning") {
      fail(place, fmt::format("#{} is no directive", name));
    }
  }

  static void include(const std::vector<Token> &rest, const Place &place) {
    std::string header;
    for (const Token &each : rest) header += each.text;
    if (header.size() > 2) header = header.substr(1, header.size() - 2);
    if (is_known_header(header)) return;
    unsupported(place, fmt::format("cannot open source file \"{}\": headers are not read", header),
                "write what is used of it into the source; CUDA's mathematical, complex and fp16 names need no header");
  }

  bool is_defined(const std::vector<Token> &rest, const Place &place) const {
    if (rest.empty()) fail(place, "the name of a macro is missing");
    return macros_.count(rest.front().text) != 0;
  }

  void define(const std::vector<Token> &rest, const Place &place) {
    if (rest.empty() || rest.front().kind != TokenKind::Identifier) fail(place, "#define needs a name");
    Macro macro;
    std::size_t at = 1;
    if (rest.size() > 1 && rest[1].is("(") && !rest[1].follows_space) {
      macro.function_like = true;
      for (at = 2; at < rest.size() && !rest[at].is(")"); ++at) {
        if (rest[at].is(",")) continue;
        if (rest[at].is("...")) {
          macro.variadic = true;
          macro.parameters.emplace_back("__VA_ARGS__");
        } else {
          macro.parameters.push_back(rest[at].text);
        }
      }
      if (at == rest.size()) fail(place, "the parameters of the macro are not closed");
      ++at;
    }
    macro.body.assign(rest.begin() + static_cast<std::ptrdiff_t>(at), rest.end());
    macros_[rest.front().text] = std::move(macro);
  }

  // --- expansion

  std::vector<Token> expand(const std::vector<Token> &in) {
    std::vector<Token> work(in.rbegin(), in.rend());  // a stack: the next token last
    std::vector<Token> out;
    while (!work.empty()) {
      Token token = std::move(work.back());
      work.pop_back();
      const auto found = token.kind == TokenKind::Identifier ? macros_.find(token.text) : macros_.end();
      const bool hidden = std::find(token.hidden.begin(), token.hidden.end(), token.text) != token.hidden.end();
      if (found == macros_.end() || hidden) {
        out.push_back(std::move(token));
        continue;
      }
      const Macro &macro = found->second;
      std::vector<Token> replacement;
      if (macro.function_like) {
        if (work.empty() || !work.back().is("(")) {
          out.push_back(std::move(token));
          continue;
        }
        replacement = substitute(macro, arguments(macro, work, token), token);
      } else {
        replacement = paste(macro.body);
      }
      std::vector<std::string> hide = token.hidden;
      hide.push_back(found->first);
      for (Token &each : replacement) {
        each.hidden.insert(each.hidden.end(), hide.begin(), hide.end());
        each.place = token.place;  // a message points to where the macro is used
      }
      if (++expansions_ > 100000) fail(token.place, "macros expand to too much");
      work.insert(work.end(), replacement.rbegin(), replacement.rend());
    }
    return out;
  }

  std::vector<std::vector<Token>> arguments(const Macro &macro, std::vector<Token> &work, const Token &name) const {
    work.pop_back();
    std::vector<std::vector<Token>> all(1);
    int depth = 0;
    for (;;) {
      if (work.empty()) fail(name.place, fmt::format("the arguments of the macro {} are not closed", name.text));
      Token token = std::move(work.back());
      work.pop_back();
      if (token.is(")") && depth == 0) break;
      if (token.is("(")) ++depth;
      if (token.is(")")) --depth;
      const bool rest = macro.variadic && all.size() == macro.parameters.size();
      if (token.is(",") && depth == 0 && !rest) {
        all.emplace_back();
      } else {
        all.back().push_back(std::move(token));
      }
    }
    if (macro.parameters.empty() && all.size() == 1 && all[0].empty()) all.clear();
    if (macro.variadic && all.size() + 1 == macro.parameters.size()) all.emplace_back();
    if (all.size() != macro.parameters.size()) {
      fail(name.place, fmt::format("the macro {} takes {} arguments, but {} were given", name.text,
                                   macro.parameters.size(), all.size()));
    }
    return all;
  }

  std::vector<Token> substitute(const Macro &macro, const std::vector<std::vector<Token>> &arguments,
                                const Token &name) {
    std::vector<Token> out;
    for (std::size_t i = 0; i < macro.body.size(); ++i) {
      const Token &token = macro.body[i];
      if (token.is("#") && i + 1 < macro.body.size()) {
        if (const auto which = parameter(macro, macro.body[i + 1])) {
          Token text = name;
          text.kind = TokenKind::String;
          text.text = "\"";
          for (const Token &each : arguments[*which]) {
            if (each.follows_space && text.text.size() > 1) text.text += ' ';
            text.text += each.text;
          }
          text.text += '"';
          out.push_back(std::move(text));
          ++i;
          continue;
        }
      }
      const auto which = parameter(macro, token);
      if (!which) {
        out.push_back(token);
        continue;
      }
      const bool pasted =
          (i > 0 && macro.body[i - 1].is("##")) || (i + 1 < macro.body.size() && macro.body[i + 1].is("##"));
      const std::vector<Token> given = pasted ? arguments[*which] : expand(arguments[*which]);
      out.insert(out.end(), given.begin(), given.end());
    }
    return paste(out);
  }

  static std::optional<std::size_t> parameter(const Macro &macro, const Token &token) {
    if (token.kind != TokenKind::Identifier) return std::nullopt;
    const auto found = std::find(macro.parameters.begin(), macro.parameters.end(), token.text);
    if (found == macro.parameters.end()) return std::nullopt;
    return static_cast<std::size_t>(found - macro.parameters.begin());
  }

  /// Joins the tokens around each ##.
  static std::vector<Token> paste(const std::vector<Token> &in) {
    std::vector<Token> out;
    for (std::size_t i = 0; i < in.size(); ++i) {
      if (in[i].is("##") && !out.empty() && i + 1 < in.size()) {
        out.back().text += in[++i].text;
      } else {
        out.push_back(in[i]);
      }
    }
    return out;
  }

  // --- conditions

  bool evaluate(const std::vector<Token> &rest, const Place &place) {
    std::vector<Token> resolved;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      if (!rest[i].is_name("defined")) {
        resolved.push_back(rest[i]);
        continue;
      }
      const bool bracket = i + 1 < rest.size() && rest[i + 1].is("(");
      const std::size_t name = i + (bracket ? 2 : 1);
      if (name >= rest.size()) fail(place, "the name behind 'defined' is missing");
      Token token = rest[name];
      token.kind = TokenKind::Number;
      token.text = macros_.count(rest[name].text) != 0 ? "1" : "0";
      resolved.push_back(std::move(token));
      i = name + (bracket ? 1 : 0);
    }
    condition_ = expand(resolved);
    condition_at_ = 0;
    const std::int64_t value = ternary(place);
    if (condition_at_ != condition_.size()) fail(place, "the condition of #if does not end where it should");
    return value != 0;
  }

  [[nodiscard]] bool accept(std::string_view punctuator) {
    if (condition_at_ >= condition_.size() || !condition_[condition_at_].is(punctuator)) return false;
    ++condition_at_;
    return true;
  }

  std::int64_t ternary(const Place &place) {
    const std::int64_t condition = binary(0, place);
    if (!accept("?")) return condition;
    const std::int64_t a = ternary(place);
    if (!accept(":")) fail(place, "':' is missing in the condition of #if");
    const std::int64_t b = ternary(place);
    return condition != 0 ? a : b;
  }

  std::int64_t binary(std::size_t level, const Place &place) {
    static const std::vector<std::vector<std::string_view>> levels = {
        {"||"},       {"&&"},     {"|"},          {"^"}, {"&"}, {"==", "!="}, {"<=", ">=", "<", ">"},
        {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}};
    if (level == levels.size()) return unary(place);
    std::int64_t value = binary(level + 1, place);
    for (;;) {
      std::string_view found;
      for (const std::string_view each : levels[level]) {
        if (found.empty() && accept(each)) found = each;
      }
      if (found.empty()) return value;
      value = apply(found, value, binary(level + 1, place), place);
    }
  }

  static std::int64_t apply(std::string_view op, std::int64_t a, std::int64_t b, const Place &place) {
    const auto wrapped = [](std::uint64_t value) { return static_cast<std::int64_t>(value); };
    const auto x = static_cast<std::uint64_t>(a);
    const auto y = static_cast<std::uint64_t>(b);
    if ((op == "/" || op == "%") && (b == 0 || b == -1)) {
      if (b == 0) fail(place, "division by zero in the condition of #if");
      return op == "%" ? 0 : wrapped(0 - x);
    }
    if (op == "||") return a != 0 || b != 0 ? 1 : 0;
    if (op == "&&") return a != 0 && b != 0 ? 1 : 0;
    if (op == "|") return a | b;
    if (op == "^") return a ^ b;
    if (op == "&") return a & b;
    if (op == "==") return a == b ? 1 : 0;
    if (op == "!=") return a != b ? 1 : 0;
    if (op == "<=") return a <= b ? 1 : 0;
    if (op == ">=") return a >= b ? 1 : 0;
    if (op == "<") return a < b ? 1 : 0;
    if (op == ">") return a > b ? 1 : 0;
    if (op == "<<") return wrapped(y < 64 ? x << y : 0);
    if (op == ">>") return y < 64 ? a >> y : 0;
    if (op == "+") return wrapped(x + y);
    if (op == "-") return wrapped(x - y);
    if (op == "*") return wrapped(x * y);
    return op == "/" ? a / b : a % b;
  }

  std::int64_t unary(const Place &place) {
    if (accept("!")) return unary(place) == 0 ? 1 : 0;
    if (accept("-")) return static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(unary(place)));
    if (accept("+")) return unary(place);
    if (accept("~")) return ~unary(place);
    if (accept("(")) {
      const std::int64_t value = ternary(place);
      if (!accept(")")) fail(place, "')' is missing in the condition of #if");
      return value;
    }
    if (condition_at_ >= condition_.size()) fail(place, "the condition of #if is not complete");
    const Token &token = condition_[condition_at_++];
    if (token.kind == TokenKind::Identifier) return token.text == "true" ? 1 : 0;
    if (token.kind != TokenKind::Number) fail(place, fmt::format("'{}' in the condition of #if", token.text));
    return parse_number(token).as_int();
  }

  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::vector<Token> out_;
  std::unordered_map<std::string, Macro> macros_;
  std::vector<Condition> conditions_;
  std::vector<Token> condition_;
  std::size_t condition_at_ = 0;
  std::size_t expansions_ = 0;
};

}  // namespace

std::vector<Token> preprocess(std::vector<Token> tokens, const Definitions &definitions,
                              std::vector<std::shared_ptr<const Source>> &sources) {
  return Preprocessor(std::move(tokens), definitions, sources).run();
}

}  // namespace gridstride::lang::c
