#include <gtest/gtest.h>

#include <charconv>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include "ops/numpy_values.h"
#include "ops/ufunc.h"

namespace gridstride {
namespace {

DType of_code(char code) {
  return dtype_from_name(std::string_view(&code, 1)).value();
}

std::uint64_t hex(std::string_view text) {
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value, 16);
  return value;
}

Scalar scalar_of(DType dtype, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {dtype, {hex(text), 0}};
  const std::uint64_t real = hex(text.substr(0, colon));
  const std::uint64_t imaginary = hex(text.substr(colon + 1));
  if (dtype == DType::Complex64) return {dtype, {real | (imaginary << 32), 0}};
  return {dtype, {real, imaginary}};
}

/// The distance of neighbouring values at `value` in a real float dtype.
double unit_in_last_place(DType dtype, double value) {
  const std::vector<Scalar> operand{Scalar::of_float(dtype, value).cast(dtype)};
  return std::fabs(evaluate(ScalarOp::Spacing, operand).as_double());
}

bool same_real(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  return a == b && std::signbit(a) == std::signbit(b);
}

/// Exact operations must agree to the bit, but for which NaN. NumPy's own functions are good to about 4 ulps, its
/// complex ones to some ulps of the modulus.
bool agrees(const ScalarOpInfo &row, const std::vector<Scalar> &inputs, const Scalar &ours, const Scalar &numpys) {
  if (ours.dtype != numpys.dtype) return false;
  const DType dtype = ours.dtype;
  if (!is_floating(dtype) && !is_complex(dtype)) return ours == numpys;
  const std::complex<double> a = ours.as_complex();
  const std::complex<double> b = numpys.as_complex();
  if (same_real(a.real(), b.real()) && same_real(a.imag(), b.imag())) return true;
  if (is_complex(dtype)) {
    // Products and quotients too: NumPy's build decides whether they contract.
    const bool moves = row.op == ScalarOp::Positive || (row.domain & kOnBool) != 0;
    return !moves && std::abs(a - b) <= 16 * unit_in_last_place(real_of(dtype), std::abs(b));
  }
  if (row.ulps == 0) return false;
  double scale = b.real();
  if (row.op == ScalarOp::Logaddexp || row.op == ScalarOp::Logaddexp2) {
    for (const Scalar &input : inputs) scale = std::max(std::fabs(scale), std::fabs(input.as_double()));
  }
  return std::fabs(a.real() - b.real()) <= (row.ulps + 4) * unit_in_last_place(dtype, scale);
}

TEST(Evaluate, GivesNumPysValues) {
  int compared = 0;
  for (const std::string_view chunk : testing::kValues) {
    std::istringstream lines{std::string(chunk)};
    std::string line;
    while (std::getline(lines, line)) {
      if (line.empty()) continue;
      std::istringstream words(line);
      std::string name;
      std::string codes;
      words >> name >> codes;
      const UfuncInfo *ufunc = find_ufunc(name);
      ASSERT_NE(ufunc, nullptr) << name;
      std::vector<PromotionInput> types;
      for (const char code : codes) types.push_back({of_code(code), WeakKind::None});
      const UfuncLoop loop = resolve(*ufunc, types);

      for (std::string word; words >> word;) {
        std::vector<std::string> fields;
        std::istringstream stream(word);
        for (std::string field; std::getline(stream, field, ',');) fields.push_back(field);
        std::vector<Scalar> inputs;
        for (std::size_t i = 0; i < loop.inputs.size(); ++i) {
          inputs.push_back(scalar_of(types[i].dtype, fields.at(i)).cast(loop.inputs[i]));
        }
        const auto check = [&](ScalarOp op, DType dtype, const std::string &field) {
          const Scalar ours = evaluate(op, inputs).cast(dtype);
          const Scalar numpys = scalar_of(dtype, field);
          EXPECT_TRUE(agrees(info(op), inputs, ours, numpys))
              << name << ' ' << codes << ' ' << word << ": " << inputs[0].to_string() << ", "
              << inputs.back().to_string() << " gave " << ours.to_string() << ", NumPy " << numpys.to_string();
          ++compared;
        };
        check(loop.op, loop.result, fields.at(inputs.size()));
        if (loop.op2) check(*loop.op2, loop.result2, fields.at(inputs.size() + 1));
      }
    }
  }
  EXPECT_GT(compared, 4000);
}

}  // namespace
}  // namespace gridstride
