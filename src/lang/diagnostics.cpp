#include "lang/diagnostics.h"

#include <algorithm>

#include <fmt/format.h>

namespace gridstride::lang {

namespace {

/// Characters of UTF-8 text.
int length(std::string_view text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// Blanks as wide as the first `count` characters of the line; a tab stays a tab.
std::string pad(std::string_view line, int count) {
  std::string out;
  int seen = 0;
  for (const char c : line) {
    if ((static_cast<unsigned char>(c) & 0xC0) == 0x80) continue;
    if (seen++ == count) break;
    out += c == '\t' ? '\t' : ' ';
  }
  return out;
}

}  // namespace

Error located(ErrorKind kind, const Unit &unit, const Node &node, const Complaint &complaint) {
  std::string text = complaint.text;
  const int index = node.line - unit.first_line;
  if (node.line > 0 && index >= 0 && index < static_cast<int>(unit.lines.size())) {
    const std::string &line = unit.lines[static_cast<std::size_t>(index)];
    const int width = length(line);
    const int first = std::clamp(node.col, 1, width + 1);
    int last = node.end_col > 0 ? std::min(node.end_col, width + 1) : width + 1;
    if (last <= first) last = first + 1;
    text += fmt::format("\n    {}\n    {}{}", line, pad(line, first - 1),
                        std::string(static_cast<std::size_t>(last - first), '^'));
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
