#include "kernels/archive.h"

#include <algorithm>
#include <array>
#include <cstring>

#include <fmt/format.h>

#include "array/transfer.h"
#include "base/build_id.h"
#include "base/error.h"
#include "base/fingerprint.h"
#include "codegen/target.h"
#include "jit/ahead.h"

namespace gridstride::kernels {

namespace {

constexpr std::string_view kMagic = "GSARCHIV";
constexpr std::uint64_t kVersion = 1;

class Writer {
public:
  void number(std::uint64_t value) { out_.append(reinterpret_cast<const char *>(&value), sizeof value); }
  void text(std::string_view value) {
    number(value.size());
    out_ += value;
  }
  [[nodiscard]] std::string take() { return std::move(out_); }

private:
  std::string out_;
};

class Reader {
public:
  Reader(std::string_view bytes, std::string_view source) : left_(bytes), source_(source) {}

  [[nodiscard]] std::uint64_t number() {
    std::uint64_t value = 0;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
  }
  [[nodiscard]] std::string_view text() { return take(number()); }
  /// How many entries follow, each of 8 bytes at least.
  [[nodiscard]] std::size_t count() {
    const std::uint64_t value = number();
    if (value > left_.size() / 8) damaged();
    return value;
  }
  [[noreturn]] void damaged() const {
    throw Error(ErrorKind::Value, fmt::format("'{}' is damaged: write it again with `gridstride compile`", source_));
  }

private:
  std::string_view take(std::uint64_t bytes) {
    if (bytes > left_.size()) damaged();
    const std::string_view taken = left_.substr(0, bytes);
    left_.remove_prefix(bytes);
    return taken;
  }

  std::string_view left_;
  std::string_view source_;
};

void write_type(Writer &to, const ir::Type &type) {
  to.text(name(type.dtype));
  to.number(type.is_array() ? 1 + std::uint64_t{type.rank} : 0);
  to.number(static_cast<std::uint64_t>(type.layout));
}

ir::Type read_type(Reader &from) {
  const std::optional<DType> dtype = dtype_from_name(from.text());
  const std::uint64_t rank = from.number();
  const std::uint64_t layout = from.number();
  if (!dtype || rank > 1 + kMaxRank || layout > static_cast<std::uint64_t>(ir::LayoutClass::BroadcastInner))
    from.damaged();
  if (rank == 0) return ir::Type::scalar(*dtype);
  return ir::Type::array(*dtype, static_cast<std::uint8_t>(rank - 1), static_cast<ir::LayoutClass>(layout));
}

void write_array(Writer &to, const array::Array &array) {
  to.text(name(array.dtype()));
  to.number(array.shape().size());
  for (const std::int64_t extent : array.shape()) to.number(static_cast<std::uint64_t>(extent));
  std::string bytes(static_cast<std::size_t>(array.nbytes()), '\0');
  array::to_host(array, bytes.data(), Layout::contiguous(array.shape(), array.itemsize()).strides);
  to.text(bytes);
}

array::Array read_array(Reader &from) {
  const std::optional<DType> dtype = dtype_from_name(from.text());
  const std::size_t rank = from.count();
  if (!dtype || rank > kMaxRank) from.damaged();
  Shape shape;
  std::uint64_t size = size_of(*dtype);
  for (std::size_t i = 0; i < rank; ++i) {
    const std::uint64_t extent = from.number();
    if (extent > std::uint64_t{1} << 40) from.damaged();
    shape.push_back(static_cast<std::int64_t>(extent));
    size *= extent;
  }
  const std::string_view bytes = from.text();
  if (bytes.size() != size) from.damaged();
  return array::from_host(bytes.data(), Layout::contiguous(shape, size_of(*dtype)), *dtype, *dtype, 'C')
      .with_writeable(false);
}

std::vector<jit::Ahead> code_of(const Specialisation &made, const ArchiveTargets &targets) {
  std::vector<jit::Ahead> code;
  std::vector<codegen::Target> cpus;
  for (const std::string &cpu : targets.cpus) {
    cpus.push_back(cpu == "native" ? codegen::host_target() : codegen::target_level(cpu));
  }
  std::vector<std::array<std::uint32_t, 3>> blocks{{0, 0, 0}};
  const bool by_shape = jit::has_block_form(made.module());
  if (by_shape) blocks.insert(blocks.end(), targets.blocks.begin(), targets.blocks.end());
  for (const Variant variant : {Variant::Disjoint, Variant::Overlapping}) {
    const ir::Module module = made.module_of(variant);
    for (const auto &block : blocks) {
      if (by_shape && variant != Variant::Disjoint) break;  // the CPU has one variant of these
      jit::Options options = made.code_options();
      std::copy(block.begin(), block.end(), options.block);
      for (const codegen::Target &cpu : cpus) code.push_back(jit::compile_ahead(module, options, cpu));
    }
    for (const auto &[major, minor] : targets.capabilities) {
      code.push_back(
          jit::compile_ahead(module, made.code_options(), major, minor, {.small = true, .long_rows = false}));
    }
  }
  return code;
}

void write_specialisation(Writer &to, const std::string &name, const Specialisation &made,
                          const ArchiveTargets &targets) {
  to.number(made.codes().size());
  for (const TypeCode code : made.codes()) {
    if (!code.is_parameter()) {
      throw Error(ErrorKind::Unsupported,
                  fmt::format("kernel '{}' takes {}: kernels that are compiled ahead of time take numbers and arrays",
                              name, to_string(std::span<const TypeCode>(made.codes()))));
    }
    write_type(to, code.type());
  }
  to.number(made.frozen().size());
  for (const array::Array &each : made.frozen()) write_array(to, each);
  to.text(ir::print(made.module()));
  const std::vector<jit::Ahead> code = code_of(made, targets);
  to.number(code.size());
  for (const jit::Ahead &each : code) {
    to.text(each.key);
    to.text(each.payload);
  }
}

}  // namespace

std::string write_archive(std::span<const ArchiveEntry> entries, const ArchiveTargets &targets) {
  Writer body;
  body.text(build_id());
  body.number(entries.size());
  for (const ArchiveEntry &entry : entries) {
    const std::vector<const Specialisation *> all = entry.dispatcher->specialisations();
    const Options &options = entry.dispatcher->options();
    body.text(entry.name);
    body.number((options.debug ? 1U : 0U) | (options.boundscheck ? 2U : 0U) | (options.fma ? 4U : 0U) |
                (options.fast ? 8U : 0U) | (options.lines ? 16U : 0U) | (options.optimize ? 0U : 32U));
    body.number(static_cast<std::uint64_t>(options.lanes));
    body.number(all.size());
    for (const Specialisation *made : all) write_specialisation(body, entry.name, *made, targets);
  }
  const std::string content = body.take();
  const Fingerprint sum = Fingerprinter().add(std::string_view(content)).finish();
  Writer file;
  file.number(kVersion);
  file.number(sum.low);
  file.number(sum.high);
  return std::string(kMagic) + file.take() + content;
}

namespace {

/// What an archive has of one signature.
struct Stored {
  std::vector<TypeCode> codes;
  std::vector<std::size_t> frozen;
  std::string ir;
};

}  // namespace

Archive read_archive(std::string_view bytes, std::string_view source) {
  if (!bytes.starts_with(kMagic)) {
    throw Error(ErrorKind::Value,
                fmt::format("'{}' holds no kernels; expected a file written by `gridstride compile`", source));
  }
  Reader header(bytes.substr(kMagic.size()), source);
  const std::uint64_t version = header.number();
  if (version != kVersion) {
    throw Error(ErrorKind::Value, fmt::format("'{}' has version {} of the format, and this engine reads version {}: "
                                              "write it again with this engine's `gridstride compile`",
                                              source, version, kVersion));
  }
  Fingerprint sum{};
  sum.low = header.number();
  sum.high = header.number();
  const std::string_view content = bytes.substr(kMagic.size() + 24);
  const Fingerprint found = Fingerprinter().add(content).finish();
  if (found.low != sum.low || found.high != sum.high) header.damaged();

  Reader from(content, source);
  Archive result;
  result.build_id = from.text();
  result.same_build = !build_id().empty() && result.build_id == build_id();
  for (std::size_t kernels = from.count(); kernels > 0; --kernels) {
    const std::string kernel(from.text());
    const std::uint64_t flags = from.number();
    Options options;
    options.debug = (flags & 1U) != 0;
    options.boundscheck = (flags & 2U) != 0;
    options.fma = (flags & 4U) != 0;
    options.fast = (flags & 8U) != 0;
    options.lines = (flags & 16U) != 0;
    options.optimize = (flags & 32U) == 0;
    options.lanes = static_cast<int>(from.number());
    auto stored = std::make_shared<std::vector<Stored>>();
    std::vector<array::Array> frozen;
    for (std::size_t signatures = from.count(); signatures > 0; --signatures) {
      Stored one;
      for (std::size_t count = from.count(); count > 0; --count) one.codes.emplace_back(read_type(from));
      for (std::size_t count = from.count(); count > 0; --count) {
        one.frozen.push_back(frozen.size());
        frozen.push_back(read_array(from));
      }
      one.ir = from.text();
      for (std::size_t count = from.count(); count > 0; --count) {
        jit::Ahead code;
        code.key = from.text();
        code.payload = from.text();
        if (result.same_build) jit::preload(std::move(code));
      }
      stored->push_back(std::move(one));
    }
    auto dispatcher = std::make_shared<Dispatcher>(options);
    dispatcher->set_build(
        [stored, kernel](std::span<const TypeCode> codes, std::vector<std::size_t> *numbers) {
          for (const Stored &one : *stored) {
            if (!std::ranges::equal(one.codes, codes)) continue;
            *numbers = one.frozen;
            ir::Module module = ir::parse(one.ir);
            ir::verify(module);
            return module;
          }
          throw Error(ErrorKind::Internal, "kernel '" + kernel + "' has no such signature");
        },
        std::move(frozen));
    for (const Stored &one : *stored) (void)dispatcher->specialise(one.codes);
    result.kernels.emplace(kernel, std::move(dispatcher));
  }
  return result;
}

}  // namespace gridstride::kernels
