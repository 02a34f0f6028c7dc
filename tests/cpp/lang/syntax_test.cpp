#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "lang/trees.h"

namespace gridstride::lang {
namespace {

std::string error_of(const std::string &text) {
  try {
    (void)Program::parse(text);
  } catch (const Error &error) {
    EXPECT_TRUE(error.kind() == ErrorKind::Value || error.kind() == ErrorKind::Unsupported);
    return error.what();
  }
  return "(no error)";
}

TEST(Syntax, ReadsANode) {
  const Node node = parse_syntax(R"( (BinOp@3:5:10 (Name@3:5:6 "x") Add (Constant@3:9:10 1)) )");
  EXPECT_TRUE(node.is(NodeKind::BinOp));
  EXPECT_EQ(node.line, 3);
  EXPECT_EQ(node.col, 5);
  EXPECT_EQ(node.end_col, 10);
  ASSERT_EQ(node.fields.size(), 3U);
  EXPECT_EQ(node.field(0).field(0).text, "x");
  EXPECT_TRUE(node.field(1).is(NodeKind::Add));
  EXPECT_EQ(node.field(2).field(0).tag, Node::Tag::Int);
  EXPECT_TRUE(node.field(9).is_none());
  EXPECT_TRUE(node.items(0).empty());
}

TEST(Syntax, ReadsAtoms) {
  EXPECT_EQ(parse_syntax("-12345678901234567890123").text, "-12345678901234567890123");
  EXPECT_EQ(parse_syntax("~1.5").number, 1.5);
  EXPECT_EQ(parse_syntax("~-1e-05").number, -1e-05);
  EXPECT_EQ(parse_syntax("~5e-324").number, 5e-324);
  EXPECT_EQ(parse_syntax("~-inf").number, -std::numeric_limits<double>::infinity());
  EXPECT_TRUE(std::isnan(parse_syntax("~nan").number));
  EXPECT_EQ(parse_syntax("~2.0j").tag, Node::Tag::Imaginary);
  EXPECT_TRUE(parse_syntax("None").is_none());
  EXPECT_TRUE(parse_syntax("True").is(NodeKind::True));
  EXPECT_EQ(parse_syntax("TryStar").kind, NodeKind::Other);
  EXPECT_EQ(parse_syntax("[1 [2] \"x\"]").fields.size(), 3U);
}

TEST(Syntax, ReadsStrings) {
  EXPECT_EQ(parse_syntax(R"("a\"b\\c\n\t\u00e9")").text, "a\"b\\c\n\té");
  EXPECT_EQ(parse_syntax(R"("\ud83d\ude00")").text, "😀");
  EXPECT_EQ(parse_syntax(R"("\ud83dx")").text, "\xEF\xBF\xBDx");
  EXPECT_EQ(parse_syntax("\"名前\"").text, "名前");
}

TEST(Syntax, TextRoundTrips) {
  for (const char *file : {"golden", "expressions", "functions", "errors", "maths"}) {
    for (const auto &[name, text] : testing::read_trees(file).programs) {
      const std::string once = print_syntax(parse_syntax(text));
      EXPECT_EQ(print_syntax(parse_syntax(once)), once) << name;
    }
  }
}

TEST(Syntax, MalformedTextIsAnError) {
  for (const char *text : {"",
                           "(",
                           ")",
                           "[",
                           "\"",
                           "\"\\",
                           "\"\\q\"",
                           "\"\\u12\"",
                           "\"\\uzzzz\"",
                           "~",
                           "~x",
                           "~1e400",
                           "-",
                           "(1)",
                           "(Name@",
                           "(Name@1",
                           "(Name@1:2",
                           "(Name@1:2:",
                           "(Name@-1:2:3)",
                           "(Name@99999999999:1:1)",
                           "(Name \"x\"",
                           "1 2",
                           "@",
                           "(Name]",
                           "\x01"}) {
    EXPECT_THROW((void)parse_syntax(text), Error) << text;
  }
  EXPECT_EQ(error_of("(Program ?"),
            "malformed program text at offset 9: expected a node, a list or an atom, found '?'");
}

TEST(Syntax, DepthIsBounded) {
  std::string text;
  for (int i = 0; i < 100000; ++i) text += "(Tuple [";
  try {
    (void)parse_syntax(text);
    FAIL();
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Unsupported);
    EXPECT_STREQ(error.what(),
                 "the kernel's source is nested more than 1000 levels deep; split long expressions and long "
                 "elif chains into several statements");
  }
}

/// A long sum nests as deep as it has terms; what the parser lets through must not exhaust the stack later.
TEST(Syntax, TheDeepestTreeCompiles) {
  std::string sum = "(Constant@1:1:2 1)";
  for (int i = 0; i < kMaxDepth - 10; ++i) sum = "(BinOp@1:1:2 " + sum + " Add (Name@1:1:2 \"x\"))";
  const std::string text =
      "(Program 1 [(Unit \"f\" \"f.py\" 1 [] (FunctionDef@1:1:2 \"f\" (arguments [] [(arg \"x\")] None [] [] "
      "None []) [(Return@1:1:2 " +
      sum + ")]) [] [])])";
  Options options;
  options.kind = ir::FunctionKind::Device;
  const std::vector<Argument> args{ir::Type::scalar(DType::Int64)};
  EXPECT_NO_THROW(ir::verify(compile_kernel(Program::parse(text), args, options)));
}

std::string unit(const std::string &environment) {
  return "(Program 1 [(Unit \"f\" \"f.py\" 1 [\"def f(x): return x\"] (FunctionDef@1:1:2 \"f\" (arguments [] [(arg "
         "\"x\")] None [] "
         "[] None []) [(Return@1:1:2 (Name@1:1:2 \"x\"))]) [" +
         environment + "] [])])";
}

TEST(Environment, ReadsEachKindOfValue) {
  const Program program = Program::parse(unit(
      R"((Bind "i" 5) (Bind "u" 18446744073709551615) (Bind "big" 99999999999999999999) (Bind "t" True) (Bind "f" ~1.5)
         (Bind "s" "text") (Bind "n" None) (Bind "c" (Complex ~1.0 ~-2.0)) (Bind "h" (Scalar "float32" ~0.5))
         (Bind "z" (Scalar "complex64" (Complex ~1.0 ~2.0))) (Bind "d" (DType "int8")) (Bind "p" (Tuple [1 ~2.0 (Tuple [])]))
         (Bind "m" (Namespace "module" "math" [(Bind "sin" (Intrinsic "math.sin"))])) (Bind "g" (Function 0))
         (Bind "x" (Unknown "list" "use a tuple")) (Bind "y" (Missing "no such attribute")))"));
  const EnvValue &names = program.kernel().names;
  using Kind = EnvValue::Kind;
  EXPECT_EQ(names.find("i")->scalar, Scalar::of_int(DType::Int64, 5));
  EXPECT_EQ(names.find("u")->scalar, Scalar::of_uint(DType::UInt64, UINT64_MAX));
  EXPECT_EQ(names.find("big")->kind, Kind::BigInt);
  EXPECT_EQ(names.find("t")->scalar, Scalar::of_bool(true));
  EXPECT_EQ(names.find("f")->scalar, Scalar::of_float(DType::Float64, 1.5));
  EXPECT_EQ(names.find("s")->text, "text");
  EXPECT_EQ(names.find("n")->kind, Kind::None);
  EXPECT_EQ(names.find("c")->scalar, Scalar::of_complex(DType::Complex128, {1, -2}));
  EXPECT_EQ(names.find("h")->scalar, Scalar::of_float(DType::Float32, 0.5));
  EXPECT_EQ(names.find("z")->scalar, Scalar::of_complex(DType::Complex64, {1, 2}));
  EXPECT_EQ(names.find("d")->scalar.dtype, DType::Int8);
  EXPECT_EQ(names.find("p")->members.size(), 3U);
  EXPECT_EQ(names.find("m")->find("sin")->name, "math.sin");
  EXPECT_EQ(names.find("m")->find("cos"), nullptr);
  EXPECT_EQ(names.find("g")->unit, 0U);
  EXPECT_EQ(names.find("x")->hint, "use a tuple");
  EXPECT_EQ(names.find("y")->kind, Kind::Missing);
  EXPECT_EQ(program.kernel().param_names(), std::vector<std::string>{"x"});
}

TEST(Environment, ProgramsThatAreNoneAreErrors) {
  EXPECT_EQ(error_of("(Module 1 [])"), "malformed program: expected a Program, found (Module 1 [])");
  EXPECT_EQ(error_of("(Program 2 [])"), "malformed program: expected version 1 of the program text, found 2");
  EXPECT_EQ(error_of("(Program 1 [])"), "malformed program: expected at least one function, found []");
  EXPECT_EQ(error_of("(Program 1 [(Unit)])"), "malformed program: expected a string as field 0 of Unit, found None");
  EXPECT_EQ(error_of(unit("(Bind \"x\" (Function 3))")),
            "malformed program: expected a function below 1, found (Function 3)");
  EXPECT_EQ(error_of(unit("(Bind \"x\" (DType \"float80\"))")),
            "malformed program: expected the name of a dtype, found \"float80\"");
  EXPECT_EQ(error_of(unit("(Bind \"x\" (Whatever))")),
            "malformed program: expected the value of a name, found (Whatever)");
  std::string nameless = unit("");
  nameless.replace(nameless.find("1:1:2 \"f\""), 9, "1:1:2 \"\"");
  EXPECT_EQ(error_of(nameless).substr(0, 56), "malformed program: expected a function with a name, foun");
  EXPECT_EQ(error_of(unit("(Bind 3 4)")), "malformed program: expected a string as field 0 of Bind, found 3");
}

/// Programs with bytes changed, cut or doubled: an Error or a module, never a crash.
TEST(Environment, DamagedProgramsDoNoHarm) {
  std::mt19937_64 random(7);
  int compiled = 0;
  for (const char *file : {"golden", "functions", "control_flow"}) {
    for (const auto &[name, text] : testing::read_trees(file).programs) {
      for (int round = 0; round < 150; ++round) {
        std::string damaged = text;
        for (std::uint64_t n = random() % 3 + 1; n > 0 && !damaged.empty(); --n) {
          const std::size_t at = random() % damaged.size();
          switch (random() % 4) {
            case 0: damaged[at] = static_cast<char>(random() % 256); break;
            case 1: damaged.erase(at, random() % 20); break;
            case 2: damaged.insert(at, damaged.substr(random() % damaged.size(), random() % 20)); break;
            default: damaged.resize(at + 1); break;
          }
        }
        try {
          const Program program = Program::parse(damaged);
          const std::vector<Argument> args(program.kernel().param_names().size(),
                                           ir::Type::array(DType::Float64, 1, ir::LayoutClass::Contiguous));
          const ir::Module module = compile_kernel(program, args);
          ir::verify(module);
          ++compiled;
        } catch (const Error &error) {
          EXPECT_NE(error.kind(), ErrorKind::Internal) << error.what() << '\n' << damaged;
        }
      }
    }
  }
  EXPECT_GT(compiled, 50);
}

}  // namespace
}  // namespace gridstride::lang
