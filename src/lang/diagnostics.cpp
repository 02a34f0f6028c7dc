#include "lang/diagnostics.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace gridstride::lang {

namespace {

/// A character of a source line: its bytes, and how many columns of a terminal it takes.
struct Character {
  std::string_view text;
  int width = 1;
};

/// Whether terminals show the code point two columns wide: East Asian scripts, full-width forms, emoji.
bool is_wide(std::uint32_t code) {
  struct Range {
    std::uint32_t first, last;
  };
  constexpr Range kRanges[] = {{0x1100, 0x115F}, {0x2E80, 0xA4CF},   {0xAC00, 0xD7A3},
                               {0xF900, 0xFAFF}, {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
                               {0xFFE0, 0xFFE6}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
  return std::any_of(std::begin(kRanges), std::end(kRanges),
                     [&](const Range &each) { return code >= each.first && code <= each.last; });
}

/// Takes malformed UTF-8 byte by byte.
std::vector<Character> characters(std::string_view line) {
  std::vector<Character> out;
  for (std::size_t at = 0; at < line.size();) {
    const auto lead = static_cast<unsigned char>(line[at]);
    std::size_t count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    count = std::min(count, line.size() - at);
    std::uint32_t code = count == 1 ? lead : lead & (0x7FU >> count);
    for (std::size_t i = 1; i < count; ++i) code = (code << 6) | (static_cast<unsigned char>(line[at + i]) & 0x3FU);
    out.push_back({line.substr(at, count), is_wide(code) ? 2 : 1});
    at += count;
  }
  return out;
}

/// The line under a source line: carets below the characters [first, last), counted from 1.
std::string carets(const std::vector<Character> &line, int first, int last) {
  std::string out;
  const int count = static_cast<int>(line.size());
  for (int i = 1; i < last; ++i) {
    const bool inside = i <= count;
    const int width = inside ? line[static_cast<std::size_t>(i) - 1].width : 1;
    const bool tab = inside && i < first && line[static_cast<std::size_t>(i) - 1].text == "\t";
    out += tab ? "\t" : std::string(static_cast<std::size_t>(width), i < first ? ' ' : '^');
  }
  return out;
}

}  // namespace

Error located(ErrorKind kind, const Unit &unit, const Node &node, const Complaint &complaint) {
  std::string text = complaint.text;
  const int index = node.line - unit.first_line;
  if (node.line > 0 && index >= 0 && index < static_cast<int>(unit.lines.size())) {
    const std::string &line = unit.lines[static_cast<std::size_t>(index)];
    const std::vector<Character> split = characters(line);
    const int past = static_cast<int>(split.size()) + 1;
    const int first = std::clamp(node.col, 1, past);
    const int last = node.end_col > 0 ? std::min(node.end_col, past) : past;
    text += fmt::format("\n    {}\n    {}", line, carets(split, first, std::max(last, first + 1)));
  }
  if (!complaint.help.empty()) text += "\n  help: " + complaint.help;
  return {kind, text, {unit.file, node.line, node.col, node.end_col}};
}

Error called_from(const Error &error, const std::string &callee, const Unit &caller, const Node &call) {
  return {error.kind(),
          fmt::format("{}\n  in device function '{}', called at {}:{}:{}", error.message(), callee, caller.file,
                      call.line, call.col),
          error.location()};
}

}  // namespace gridstride::lang
