#include <gtest/gtest.h>

#include "lang/diagnostics.h"
#include "lang/trees.h"

namespace gridstride::lang {
namespace {

using ir::LayoutClass;
using ir::Type;

const Type kVector = Type::array(DType::Float64, 1, LayoutClass::Contiguous);
const Type kMatrix = Type::array(DType::Float64, 2, LayoutClass::Contiguous);

std::string_view name_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::Typing: return "TypingError";
    case ErrorKind::Unsupported: return "UnsupportedError";
    case ErrorKind::Name: return "NameError";
    case ErrorKind::Attribute: return "AttributeError";
    case ErrorKind::Index: return "IndexError";
    case ErrorKind::Value: return "ValueError";
    case ErrorKind::Type: return "TypeError";
    default: return "another error";
  }
}

/// The full text of each complaint, with its class (tests/data/kernels/errors.expected).
TEST(Diagnostics, FullTexts) {
  const testing::TreeFile file = testing::read_trees("errors");
  std::map<std::string, std::string> texts;
  for (const auto &[kernel, text] : file.programs) {
    const Program program = Program::parse(text);
    std::vector<Argument> args(program.kernel().param_names().size(), kVector);
    if (kernel == "float_index_of_two") args[0] = kMatrix;
    try {
      (void)compile_kernel(program, args);
      ADD_FAILURE() << kernel << " compiles";
    } catch (const Error &error) {
      texts[kernel] = std::string(name_of(error.kind())) + ": " + error.what() + "\n";
      EXPECT_EQ(error.location().file, "tests/data/kernels/errors.py");
      EXPECT_GT(error.location().line, 0);
      EXPECT_GT(error.location().column, 0);
    }
  }
  testing::expect_sections("errors.expected", texts);
}

std::string message_of(const std::string &kernel, const std::vector<Argument> &args, ErrorKind expected) {
  const testing::TreeFile file = testing::read_trees("golden");
  try {
    (void)compile_kernel(Program::parse(file.programs.at(kernel)), args);
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), expected);
    return error.what();
  }
  return "(no error)";
}

TEST(Diagnostics, WrongNumberOfKernelArguments) {
  EXPECT_EQ(message_of("copy", {kVector}, ErrorKind::Type), "copy() takes 2 arguments (a, b), but 1 was given");
  EXPECT_EQ(message_of("copy", {kVector, kVector, kVector}, ErrorKind::Type),
            "copy() takes 2 arguments (a, b), but 3 were given");
}

TEST(Diagnostics, ElementwiseIsNoKindOfAPythonFunction) {
  Options options;
  options.kind = ir::FunctionKind::Elementwise;
  const testing::TreeFile file = testing::read_trees("golden");
  EXPECT_THROW((void)compile_kernel(Program::parse(file.programs.at("copy")), std::span<const Argument>{}, options),
               Error);
}

std::string marked(const std::string &line, int col, int end_col) {
  Unit unit;
  unit.file = "f.py";
  unit.first_line = 10;
  unit.lines = {"first", line};
  Node node;
  node.line = 11;
  node.col = col;
  node.end_col = end_col;
  return located(ErrorKind::Typing, unit, node, {"wrong", "do this"}).what();
}

TEST(Diagnostics, CaretsStandBelowTheNode) {
  EXPECT_EQ(marked("    x = y + z", 9, 14), "f.py:11:9: wrong\n        x = y + z\n            ^^^^^\n  help: do this");
  // Tabs stay tabs, wide characters take two columns, a node that goes on is marked to the end of its line.
  EXPECT_EQ(marked("\tx = y", 6, 7), "f.py:11:6: wrong\n    \tx = y\n    \t    ^\n  help: do this");
  EXPECT_EQ(marked("名 = é + y", 5, 6), "f.py:11:5: wrong\n    名 = é + y\n         ^\n  help: do this");
  EXPECT_EQ(marked("x = 名前", 5, 7), "f.py:11:5: wrong\n    x = 名前\n        ^^^^\n  help: do this");
  EXPECT_EQ(marked("x = f(", 5, 0), "f.py:11:5: wrong\n    x = f(\n        ^^\n  help: do this");
}

TEST(Diagnostics, PlacesOutsideOfTheSourceAreHarmless) {
  EXPECT_EQ(marked("x", 50, 60), "f.py:11:50: wrong\n    x\n     ^\n  help: do this");
  EXPECT_EQ(marked("\xff\xc3", 2, 3), "f.py:11:2: wrong\n    \xff\xc3\n     ^\n  help: do this");
  Unit unit;
  unit.file = "f.py";
  Node node;
  node.line = 99;
  node.col = 1;
  EXPECT_STREQ(located(ErrorKind::Typing, unit, node, {"wrong", ""}).what(), "f.py:99:1: wrong");
}

}  // namespace
}  // namespace gridstride::lang
