#include "types/print_format.h"

#include <array>
#include <cstdio>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/printed.h"

namespace gridstride {
namespace {

std::string shown(const std::string &format, const std::vector<Scalar> &values) {
  return print_text(format, values);
}

TEST(PrintFormat, IntegersAndFloatsAsPrintfShowsThem) {
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal(0, 1e6);
  for (int i = 0; i < 200; ++i) {
    const auto whole = static_cast<std::int64_t>(random());
    const double real = normal(random);
    std::array<char, 512> text{};
    std::snprintf(text.data(), text.size(), "%lld|%25llu|%#llx|%-25lld|%+lld|%f|%.3e|%012.4g",
                  static_cast<long long>(whole), static_cast<unsigned long long>(whole),
                  static_cast<unsigned long long>(whole), static_cast<long long>(whole), static_cast<long long>(whole),
                  real, real, real);
    const Scalar n = Scalar::of_int(DType::Int64, whole);
    const Scalar u = Scalar::of_uint(DType::UInt64, static_cast<std::uint64_t>(whole));
    const Scalar x = Scalar::of_float(DType::Float64, real);
    EXPECT_EQ(shown("{}|{25}|{#x}|{<25}|{+d}|{}|{.3e}|{012.4g}", {n, u, u, n, n, x, x, x}), text.data());
  }
}

TEST(PrintFormat, BoolsBracesAndLongTexts) {
  EXPECT_EQ(shown("{{{}}} {}", {Scalar::of_bool(true), Scalar::of_bool(false)}), "{True} False");
  EXPECT_EQ(shown("{4000}", {Scalar::of_int(DType::Int64, 7)}), std::string(3999, ' ') + "7");
  EXPECT_EQ(print_escaped("a{b}"), "a{{b}}");
  EXPECT_EQ(shown(print_escaped("100% {x}"), {}), "100% {x}");
}

TEST(PrintFormat, RefusesWhatPrintfCannotDo) {
  for (const char *spec : {"^8", "5%", ",", "x", ".", "99999", "d d", "s"})
    EXPECT_FALSE(can_print(spec, DType::Float64)) << spec;
  for (const char *spec : {"f", ".2", "e", "5000"}) EXPECT_FALSE(can_print(spec, DType::Int64)) << spec;
  EXPECT_FALSE(can_print("d", DType::Bool));
  EXPECT_FALSE(can_print("", DType::Float32));
  EXPECT_THROW(static_cast<void>(print_pieces("a } b")), Error);
  EXPECT_THROW(static_cast<void>(print_pieces("a { b")), Error);
}

TEST(Printed, HoldsTextsUntilTheyAreTakenAndSaysHowManyItDropped) {
  static_cast<void>(take_printed());
  add_printed("a\n");
  add_printed("b\n");
  EXPECT_EQ(take_printed(), "a\nb\n");
  EXPECT_EQ(take_printed(), "");
  const std::string large(std::size_t{40} << 20, 'x');
  for (int i = 0; i < 3; ++i) add_printed(large);
  const std::string all = take_printed();
  EXPECT_EQ(all.substr(0, large.size()), large);
  EXPECT_NE(all.find("... 2 more calls of print() in kernels"), std::string::npos);
}

}  // namespace
}  // namespace gridstride
