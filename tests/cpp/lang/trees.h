#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ir/interpreter.h"
#include "lang/compile.h"

namespace gridstride::lang::testing {

// Reads tests/data/kernels/*.trees, which tests/tools/make_trees.py writes.

struct TreeArgument {
  bool array = false;
  DType dtype = DType::Float64;
  std::vector<std::int64_t> shape;
  std::vector<Scalar> values;
  std::vector<Scalar> expected;  ///< arrays
};

struct TreeCase {
  std::string kernel;
  GridDims dims;
  std::vector<TreeArgument> args;
};

struct TreeFile {
  std::map<std::string, std::string> programs;
  std::vector<TreeCase> cases;
};

inline Scalar read_number(std::istringstream &in, DType dtype) {
  std::string text;
  in >> text;
  if (is_complex(dtype)) {
    std::string imag;
    in >> imag;
    return Scalar::of_complex(dtype, {std::stod(text), std::stod(imag)});
  }
  if (is_floating(dtype)) return Scalar::of_float(dtype, std::stod(text));
  return dtype == DType::Bool ? Scalar::of_bool(text == "1") : Scalar::of_int(dtype, std::stoll(text));
}

inline TreeArgument read_argument(std::istringstream &in) {
  TreeArgument result;
  std::string word;
  in >> word;
  result.array = word == "array";
  in >> word;
  result.dtype = dtype_from_name(word).value();
  std::size_t count = 1;
  if (result.array) {
    in >> word;
    std::istringstream extents(word == "-" ? "" : word);
    for (std::string each; std::getline(extents, each, ',');) {
      result.shape.push_back(std::stoll(each));
      count *= static_cast<std::size_t>(result.shape.back());
    }
  }
  for (std::size_t i = 0; i < count; ++i) result.values.push_back(read_number(in, result.dtype));
  return result;
}

inline std::filesystem::path data_file(const std::string &name) {
  // A compiler cache may have made __FILE__ relative to a folder that is not the current one: ctest says where we are.
  const char *const data = std::getenv("GRIDSTRIDE_TEST_DATA");
  const std::filesystem::path tests = std::filesystem::path(__FILE__).parent_path().parent_path().parent_path();
  return (data != nullptr ? std::filesystem::path(data) : tests / "data") / "kernels" / name;
}

/// Sections of a file of expected texts: "--- name", then lines.
inline std::map<std::string, std::string> read_sections(const std::string &name) {
  std::ifstream file(data_file(name));
  std::map<std::string, std::string> result;
  std::string *section = nullptr;
  for (std::string line; std::getline(file, line);) {
    if (line.compare(0, 4, "--- ") == 0) {
      section = &result[line.substr(4)];
    } else if (section != nullptr) {
      *section += line + "\n";
    }
  }
  return result;
}

/// Compares texts with a file of expected ones. Run with GRIDSTRIDE_UPDATE_EXPECTED=1 the test writes the file instead,
/// for its author to read through.
inline void expect_sections(const std::string &name, const std::map<std::string, std::string> &texts) {
  if (std::getenv("GRIDSTRIDE_UPDATE_EXPECTED") != nullptr) {
    std::ofstream file(data_file(name));
    for (const auto &[section, text] : texts) file << "--- " << section << '\n' << text;
    return;
  }
  const std::map<std::string, std::string> expected = read_sections(name);
  EXPECT_EQ(expected.size(), texts.size());
  for (const auto &[section, text] : texts) {
    const auto found = expected.find(section);
    EXPECT_EQ(text, found == expected.end() ? "(missing)" : found->second) << name << ": " << section;
  }
}

inline TreeFile read_trees(const std::string &name) {
  std::ifstream file(data_file(name + ".trees"));
  if (!file) throw std::runtime_error("no such tree file: " + name);
  TreeFile result;
  std::string *program = nullptr;
  for (std::string line; std::getline(file, line);) {
    std::istringstream in(line);
    std::string word;
    if (line.empty() || line[0] != '@') {
      if (program != nullptr) *program += line + "\n";
      continue;
    }
    in >> word;
    if (word == "@kernel") {
      in >> word;
      program = &result.programs[word];
    } else if (word == "@case") {
      TreeCase made;
      in >> made.kernel;
      for (auto *dims : {made.dims.grid, made.dims.block}) {
        for (int axis = 0; axis < 3; ++axis) in >> dims[axis];
      }
      result.cases.push_back(std::move(made));
    } else if (word == "@arg") {
      result.cases.back().args.push_back(read_argument(in));
    } else if (word == "@expect") {
      std::size_t index = 0;
      in >> index;
      TreeArgument &arg = result.cases.back().args.at(index);
      for (std::size_t i = 0; i < arg.values.size(); ++i) arg.expected.push_back(read_number(in, arg.dtype));
    }
  }
  return result;
}

inline ir::Type type_of(const TreeArgument &arg) {
  if (!arg.array) return ir::Type::scalar(arg.dtype);
  return ir::Type::array(arg.dtype, static_cast<int>(arg.shape.size()), ir::LayoutClass::Contiguous);
}

inline std::vector<Argument> types_of(const TreeCase &each) {
  std::vector<Argument> types;
  for (const TreeArgument &arg : each.args) types.push_back(type_of(arg));
  return types;
}

/// Memory and parameter slots of a launch.
class TreeLaunch {
public:
  explicit TreeLaunch(const TreeCase &each) : dims_(each.dims) {
    for (const TreeArgument &arg : each.args) {
      if (!arg.array) {
        slots_.push_back(arg.values[0].bits[0]);
        if (arg.dtype == DType::Complex128) slots_.push_back(arg.values[0].bits[1]);
        arrays_.emplace_back();
        continue;
      }
      const std::size_t size = size_of(arg.dtype);
      std::vector<std::uint64_t> memory((arg.values.size() * size) / 8 + 1);
      for (std::size_t i = 0; i < arg.values.size(); ++i) {
        arg.values[i].store(reinterpret_cast<char *>(memory.data()) + i * size);
      }
      arrays_.push_back(std::move(memory));
      slots_.push_back(reinterpret_cast<std::uint64_t>(arrays_.back().data()));
      for (const std::int64_t extent : arg.shape) slots_.push_back(static_cast<std::uint64_t>(extent));
      for (std::size_t axis = 0; axis < arg.shape.size(); ++axis) {
        std::int64_t stride = static_cast<std::int64_t>(size);
        for (std::size_t inner = axis + 1; inner < arg.shape.size(); ++inner) stride *= arg.shape[inner];
        slots_.push_back(static_cast<std::uint64_t>(stride));
      }
    }
  }

  void run(const ir::Module &module) {
    CpuLaunch launch;
    launch.params = slots_.data();
    launch.dims = dims_;
    launch.fault = &fault_;
    ir::interpret(module, launch);
  }

  [[nodiscard]] Scalar element(std::size_t arg, DType dtype, std::size_t i) const {
    return Scalar::load(dtype, reinterpret_cast<const char *>(arrays_[arg].data()) + i * size_of(dtype));
  }
  [[nodiscard]] const FaultRecord &fault() const { return fault_; }

private:
  GridDims dims_;
  std::vector<std::uint64_t> slots_;
  std::vector<std::vector<std::uint64_t>> arrays_;
  FaultRecord fault_;
};

}  // namespace gridstride::lang::testing
