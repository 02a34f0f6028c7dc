#include "base/build_id.h"

#include <array>
#include <cstdio>
#include <string>

#include <gtest/gtest.h>

namespace gridstride {
namespace {

/// The bytes of this program's file that follow the header of its build id note, in hex.
std::string id_in_file(std::size_t bytes) {
  std::FILE *const file = std::fopen("/proc/self/exe", "rb");
  std::string content;
  std::array<char, 65536> piece{};
  for (std::size_t got = 0; (got = std::fread(piece.data(), 1, piece.size(), file)) > 0;)
    content.append(piece.data(), got);
  std::fclose(file);
  // name size 4, description size 20 (a sha1), type 3, "GNU"
  const std::string header("\x04\0\0\0\x14\0\0\0\x03\0\0\0GNU\0", 16);
  const std::size_t at = content.find(header);
  if (at == std::string::npos) return "no note";
  std::string hex;
  for (std::size_t i = 0; i < bytes; ++i) {
    constexpr char kDigits[] = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(content[at + header.size() + i]);
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  return hex;
}

TEST(BuildId, IsTheLinkersNote) {
  ASSERT_EQ(build_id().size(), 40u);
  EXPECT_EQ(build_id(), id_in_file(20));
}

}  // namespace
}  // namespace gridstride
