#include "base/fingerprint.h"

#include <fmt/format.h>

namespace gridstride {

std::string Fingerprint::hex() const {
  return fmt::format("{:016x}{:016x}", high, low);
}

Fingerprinter &Fingerprinter::add_bytes(const void *data, std::size_t size) {
  const auto *bytes = static_cast<const unsigned char *>(data);
  std::uint64_t word = 0;
  add_word(size);
  for (std::size_t rest = size; rest > 0;) {
    const std::size_t taken = rest < sizeof word ? rest : sizeof word;
    if (taken < sizeof word) word = 0;
    std::memcpy(&word, bytes, taken);
    add_word(word);
    bytes += taken;
    rest -= taken;
  }
  return *this;
}

}  // namespace gridstride
