#include "check/shadow.h"

#include <algorithm>
#include <bit>

namespace gridstride::check {

namespace {

/// Calls `found(word, bits)` for each word of a set of bits that a range of them touches.
template <class Found>
void each_word(std::size_t first, std::size_t count, Found &&found) {
  while (count > 0) {
    const std::size_t bit = first % 64;
    const std::size_t here = std::min<std::size_t>(count, 64 - bit);
    const std::uint64_t ones = here == 64 ? UINT64_MAX : (std::uint64_t{1} << here) - 1;
    found(first / 64, ones << bit);
    first += here;
    count -= here;
  }
}

}  // namespace

bool Page::defined(std::size_t offset, std::size_t bytes) const {
  if (!undefined_) return true;
  bool all = true;
  each_word(offset, bytes,
            [&](std::size_t word, std::uint64_t bits) { all = all && ((*undefined_)[word] & bits) == 0; });
  return all;
}

void Page::set_defined(std::size_t offset, std::size_t bytes, bool defined) {
  if (!undefined_) {
    if (defined) return;
    undefined_ = std::make_unique<std::array<std::uint64_t, kBytes / 64>>();
    undefined_->fill(0);
  }
  each_word(offset, bytes, [&](std::size_t word, std::uint64_t bits) {
    (*undefined_)[word] = defined ? (*undefined_)[word] & ~bits : (*undefined_)[word] | bits;
  });
}

void Page::refine(std::size_t wanted) {
  const auto shift = static_cast<unsigned>(std::countr_zero(wanted));
  for (auto &row : rows_) {
    if (!row || shift >= shift_) continue;
    auto finer = std::make_unique<Access[]>(kBytes >> shift);
    for (std::size_t cell = 0; cell < kBytes >> shift; ++cell) finer[cell] = row[cell >> (shift_ - shift)];
    row = std::move(finer);
  }
  shift_ = used_ ? std::min(shift_, shift) : shift;
  used_ = true;
}

Page &ShadowMemory::make(std::uintptr_t address) {
  std::unique_ptr<Folder> &folder = folders_[address >> kFolderBits];
  if (!folder) folder = std::make_unique<Folder>();
  std::unique_ptr<Page> &page = (*folder)[(address >> Page::kBits) % kPages];
  if (!page) page = std::make_unique<Page>();
  return *page;
}

void ShadowMemory::set_defined(std::uintptr_t address, std::size_t bytes, bool defined) {
  each_page(address, bytes, !defined,
            [&](Page &page, std::size_t offset, std::size_t count) { page.set_defined(offset, count, defined); });
}

void ShadowMemory::forget(std::uintptr_t address, std::size_t bytes) {
  // (Who was there does not matter: a launch that is over comes before everything.)
  while (bytes > 0) {
    const std::size_t offset = address % Page::kBytes;
    const std::size_t count = std::min(bytes, Page::kBytes - offset);
    if (Page *page = find(address)) {
      if (count == Page::kBytes) {
        (*folders_.at(address >> kFolderBits))[(address >> Page::kBits) % kPages].reset();
      } else {
        page->set_defined(offset, count, true);
      }
    }
    address += count;
    bytes -= count;
  }
}

}  // namespace gridstride::check
