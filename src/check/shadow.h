#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace gridstride::check {

/// Who was at an element last, when and where.
struct Access {
  std::uint32_t phase = 0;   ///< of the launch, or of it between two barriers of the grid; 0: nobody
  std::uint32_t block = 0;   ///< its number in the grid
  std::uint32_t clock = 0;   ///< the block's time
  std::uint16_t thread = 0;  ///< its number in the block
  std::uint16_t site = 0;
};

/// The accesses that are kept of an element.
enum class Row : std::uint8_t { Write, Update, Read, OtherRead };
inline constexpr std::size_t kRows = 4;

/// What is known of 4096 bytes of memory: which of them have never been written, and who was at each element last.
/// Elements are the smallest that the page was accessed by, up to 8 bytes; what larger ones had goes to their parts.
class Page {
public:
  static constexpr unsigned kBits = 12;
  static constexpr std::size_t kBytes = std::size_t{1} << kBits;

  /// Sees to it that accesses of `bytes` bytes at `offset` have cells of their own; gives the first cell's number and
  /// how many there are.
  struct Cells {
    std::size_t first;
    std::size_t count;
  };
  Cells cells(std::size_t offset, std::size_t bytes) {
    const std::size_t wanted = bytes | offset | 8;
    if ((wanted & ((std::size_t{1} << shift_) - 1)) != 0 || !used_) refine(wanted);
    return {offset >> shift_, bytes >> shift_};
  }
  /// A cell of a row that nobody has written to yet reads as nobody's access.
  [[nodiscard]] const Access &at(Row row, std::size_t cell) const {
    static const Access nobody;
    const auto &cells = rows_[static_cast<std::size_t>(row)];
    return cells ? cells[cell] : nobody;
  }
  Access &make(Row row, std::size_t cell) {
    auto &cells = rows_[static_cast<std::size_t>(row)];
    if (!cells) cells = std::make_unique<Access[]>(kBytes >> shift_);
    return cells[cell];
  }
  [[nodiscard]] bool has(Row row) const { return rows_[static_cast<std::size_t>(row)] != nullptr; }

  [[nodiscard]] bool defined(std::size_t offset, std::size_t bytes) const;
  void set_defined(std::size_t offset, std::size_t bytes, bool defined);

  std::uint32_t written_in = 0;  ///< the last launch that may write here

private:
  void refine(std::size_t wanted);

  unsigned shift_ = 3;
  bool used_ = false;
  std::array<std::unique_ptr<Access[]>, kRows> rows_;
  std::unique_ptr<std::array<std::uint64_t, kBytes / 64>> undefined_;  ///< null: all is defined
};

/// Pages by address.
class ShadowMemory {
public:
  /// Null where nothing was ever said of the page.
  [[nodiscard]] Page *find(std::uintptr_t address) {
    const std::uintptr_t number = address >> kFolderBits;
    Recent &recent = recent_[number % kRecent];
    if (recent.number != number) {
      const auto found = folders_.find(number);
      if (found == folders_.end()) return nullptr;
      recent = {number, found->second.get()};
    }
    return (*recent.folder)[(address >> Page::kBits) % kPages].get();
  }
  Page &make(std::uintptr_t address);
  void set_defined(std::uintptr_t address, std::size_t bytes, bool defined);
  /// The memory is new: whatever was there.
  void forget(std::uintptr_t address, std::size_t bytes);

  /// Calls `found(page, offset, count)` for each page of a range. `make_missing`: pages that do not exist are made.
  template <class Found>
  void each_page(std::uintptr_t address, std::size_t bytes, bool make_missing, Found &&found) {
    while (bytes > 0) {
      const std::size_t offset = address % Page::kBytes;
      const std::size_t count = bytes < Page::kBytes - offset ? bytes : Page::kBytes - offset;
      Page *page = make_missing ? &make(address) : find(address);
      if (page != nullptr) found(*page, offset, count);
      address += count;
      bytes -= count;
    }
  }

private:
  static constexpr unsigned kFolderBits = 21;
  static constexpr std::size_t kPages = std::size_t{1} << (kFolderBits - Page::kBits);
  static constexpr std::size_t kRecent = 64;
  using Folder = std::array<std::unique_ptr<Page>, kPages>;
  struct Recent {
    std::uintptr_t number = UINTPTR_MAX;
    Folder *folder = nullptr;
  };
  std::unordered_map<std::uintptr_t, std::unique_ptr<Folder>> folders_;
  std::array<Recent, kRecent> recent_;
};

}  // namespace gridstride::check
