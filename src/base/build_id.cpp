#include "base/build_id.h"

#include <cstdint>
#include <cstring>

#include <elf.h>
#include <link.h>

#include <fmt/format.h>

namespace gridstride {

namespace {

struct Search {
  std::uintptr_t inside = 0;  ///< an address of the object that is looked for
  std::string id;
};

/// The description of the first NT_GNU_BUILD_ID in a segment of notes, in hex.
std::string id_among_notes(const unsigned char *at, std::size_t size) {
  constexpr auto padded = [](std::size_t n) { return (n + 3) / 4 * 4; };
  while (size >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) note;
    std::memcpy(&note, at, sizeof note);
    const std::size_t whole = sizeof note + padded(note.n_namesz) + padded(note.n_descsz);
    if (whole > size) break;
    const unsigned char *name = at + sizeof note;
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && std::memcmp(name, "GNU", 4) == 0) {
      std::string hex;
      for (std::size_t i = 0; i < note.n_descsz; ++i) hex += fmt::format("{:02x}", name[4 + i]);
      return hex;
    }
    at += whole;
    size -= whole;
  }
  return {};
}

int visit(dl_phdr_info *object, std::size_t /*size*/, void *data) {
  auto *const search = static_cast<Search *>(data);
  bool holds = false;
  for (int i = 0; i < object->dlpi_phnum; ++i) {
    const ElfW(Phdr) &part = object->dlpi_phdr[i];
    const std::uintptr_t start = object->dlpi_addr + part.p_vaddr;
    holds = holds || (part.p_type == PT_LOAD && search->inside >= start && search->inside - start < part.p_memsz);
  }
  if (!holds) return 0;
  for (int i = 0; i < object->dlpi_phnum && search->id.empty(); ++i) {
    const ElfW(Phdr) &part = object->dlpi_phdr[i];
    if (part.p_type != PT_NOTE) continue;
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the loader gives addresses as numbers.
    search->id =
        id_among_notes(reinterpret_cast<const unsigned char *>(object->dlpi_addr + part.p_vaddr), part.p_memsz);
  }
  return 1;
}

}  // namespace

const std::string &build_id() {
  static const std::string id = [] {
    Search search;
    search.inside = reinterpret_cast<std::uintptr_t>(&visit);
    dl_iterate_phdr(&visit, &search);
    return search.id;
  }();
  return id;
}

}  // namespace gridstride
