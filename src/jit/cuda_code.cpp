#include "jit/cuda_code.h"

#include <cstring>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/build_id.h"
#include "base/error.h"
#include "codegen/nvptx/compile.h"
#include "ir/calls.h"
#include "jit/ahead.h"
#include "jit/disk_cache.h"
#include "runtime/cuda/context.h"

namespace gridstride::jit {

namespace {

/// What the disk keeps, before the name of the entry and the machine code.
struct Stored {
  std::uint32_t name_bytes = 0;
  std::uint32_t kind = 0;
  std::uint32_t slot_count = 0;
  std::uint32_t extent_count = 0;
  std::uint32_t can_fault = 0;
  std::uint32_t small = 0;
  std::uint32_t max_threads = 0;
  std::uint32_t block = 0;
  std::uint32_t points_per_thread = 0;
  std::uint32_t threads_per_point = 0;
  std::uint32_t shared_bytes = 0;
  std::uint32_t cooperative = 0;
};

struct Assembled {
  codegen::nvptx::Entry entry;
  cuda::Cubin cubin;
};

std::string pack(const Assembled &from) {
  const codegen::nvptx::Entry &entry = from.entry;
  const Stored stored{static_cast<std::uint32_t>(entry.name.size()),
                      static_cast<std::uint32_t>(entry.kind),
                      entry.slot_count,
                      entry.extent_count,
                      entry.can_fault ? 1U : 0U,
                      entry.small ? 1U : 0U,
                      entry.max_threads,
                      entry.block,
                      entry.points_per_thread,
                      entry.threads_per_point,
                      entry.shared_bytes,
                      entry.cooperative ? 1U : 0U};
  std::string payload(reinterpret_cast<const char *>(&stored), sizeof stored);
  payload += entry.name;
  payload.append(reinterpret_cast<const char *>(from.cubin.data()), from.cubin.size());
  return payload;
}

std::optional<Assembled> unpack(const std::string &payload) {
  Stored stored;
  if (payload.size() < sizeof stored) return std::nullopt;
  std::memcpy(&stored, payload.data(), sizeof stored);
  if (payload.size() - sizeof stored < stored.name_bytes) return std::nullopt;
  Assembled result;
  codegen::nvptx::Entry &entry = result.entry;
  entry.name = payload.substr(sizeof stored, stored.name_bytes);
  entry.kind = static_cast<ir::FunctionKind>(stored.kind);
  entry.slot_count = stored.slot_count;
  entry.extent_count = stored.extent_count;
  entry.can_fault = stored.can_fault != 0;
  entry.small = stored.small != 0;
  entry.max_threads = stored.max_threads;
  entry.block = stored.block;
  entry.points_per_thread = stored.points_per_thread;
  entry.threads_per_point = stored.threads_per_point;
  entry.shared_bytes = stored.shared_bytes;
  entry.cooperative = stored.cooperative != 0;
  const char *code = payload.data() + sizeof stored + stored.name_bytes;
  result.cubin.resize(payload.size() - sizeof stored - stored.name_bytes);
  std::memcpy(result.cubin.data(), code, result.cubin.size());
  return result;
}

codegen::nvptx::Options with_form(codegen::nvptx::Options options, CudaForm form) {
  options.small = form.small;
  options.reduce_threads = form.long_rows ? 256 : 16;
  options.row_threads = form.row_threads;
  options.row_rounds = form.row_rounds;
  return options;
}

/// Of PTX that was compiled ahead; `key` is the kernel's.
std::string ptx_key(const std::string &key, int major, int minor, CudaForm form) {
  return fmt::format("ahead sm_{}{} small={} long_rows={} rows={}x{}\n{}", major, minor, form.small, form.long_rows,
                     form.row_threads, form.row_rounds, key);
}

std::unique_ptr<CudaCode> load(cuda::Context &context, const Assembled &from) {
  auto code = std::make_unique<CudaCode>();
  code->entry = from.entry;
  code->function = std::make_unique<cuda::Function>(cuda::Module::load(context, from.cubin), from.entry.name);
  return code;
}

detail::Assembler &substitute() {
  static auto *const assembler = new detail::Assembler;
  return *assembler;
}

}  // namespace

codegen::nvptx::Options detail::nvptx_options(const Options &options) {
  codegen::nvptx::Options result;
  result.fast = options.fast;
  result.line_info = options.lines;
  result.optimize = options.optimize;
  return result;
}

void detail::set_assembler(Assembler assembler) {
  substitute() = std::move(assembler);
}

CudaCounts &cuda_counts() {
  static auto *const counts = new CudaCounts;
  return *counts;
}

cuda::Function &device_function(cuda::Context &context, const char *name, const char *ptx) {
  struct Table {
    std::mutex mutex;
    std::map<std::pair<int, std::string_view>, std::unique_ptr<cuda::Function>> functions;
  };
  static auto *const table = new Table;  // as long as the process: its code may be running at the end
  const std::lock_guard lock(table->mutex);
  std::unique_ptr<cuda::Function> &slot = table->functions[{context.ordinal(), name}];
  if (slot) return *slot;
  if (substitute()) {
    throw Error(ErrorKind::NotImplemented, std::string(name) + " was compiled ahead: only a GPU runs it");
  }
  const auto [major, minor] = context.compute_capability();
  const std::string key =
      fmt::format("ptx {} sm_{}{} driver {}\n{}\n{}", build_id(), major, minor, cuda::driver_version(), name, ptx);
  if (const auto stored = DiskCache::process().load(key)) {
    try {
      const auto *first = reinterpret_cast<const std::byte *>(stored->data());
      slot = std::make_unique<cuda::Function>(cuda::Module::load(context, cuda::Cubin(first, first + stored->size())),
                                              name);
      ++cuda_counts().disk_hits;
      return *slot;
    } catch (const Error &) {
      if (context.lost()) throw;
      // A file that cannot be loaded is made anew and replaced.
    }
  }
  const cuda::Cubin cubin = cuda::assemble(context, ptx, false);
  ++cuda_counts().compilations;
  slot = std::make_unique<cuda::Function>(cuda::Module::load(context, cubin), name);
  DiskCache::process().store(key, {reinterpret_cast<const char *>(cubin.data()), cubin.size()});
  return *slot;
}

Ahead detail::compile_ahead_ptx(const ir::Module &lowered, const std::string &key, const Options &options, int major,
                                int minor, CudaForm form) {
  codegen::nvptx::Compiled compiled =
      codegen::nvptx::compile(lowered, {major, minor}, with_form(nvptx_options(options), form));
  Assembled made;
  made.entry = std::move(compiled.entry);
  const auto *const first = reinterpret_cast<const std::byte *>(compiled.ptx.data());
  made.cubin.assign(first, first + compiled.ptx.size());
  return {ptx_key(key, major, minor, form), pack(made)};
}

CudaKernel::CudaKernel(ir::Module lowered, std::string key, const codegen::nvptx::Options &options)
    : module_(std::move(lowered)),
      key_(std::move(key)),
      options_(options),
      codes_(
          new std::atomic<const CudaCode *>[static_cast<std::size_t>(cuda::Context::count()) * CudaForm::kCount] {}) {}

CudaKernel::~CudaKernel() {
  const std::size_t count = static_cast<std::size_t>(cuda::Context::count()) * CudaForm::kCount;
  for (std::size_t i = 0; i < count; ++i) delete codes_[i].load();
}

const CudaCode &CudaKernel::make(cuda::Context &context, CudaForm form) const {
  const std::lock_guard lock(mutex_);
  std::atomic<const CudaCode *> &slot =
      codes_[static_cast<std::size_t>(context.ordinal()) * CudaForm::kCount + form.number()];
  const bool rows = form.row_threads != 0;
  const std::pair<int, std::uint64_t> row_key{context.ordinal(), form.row_number()};
  if (const auto known = row_codes_.find(row_key); rows && known != row_codes_.end()) return *known->second;
  if (const CudaCode *known = slot.load(); !rows && known != nullptr) return *known;
  const auto [major, minor] = context.compute_capability();
  const std::string key =
      fmt::format("sm_{}{} driver {} small={} long_rows={} rows={}x{}\n{}", major, minor, cuda::driver_version(),
                  form.small, form.long_rows, form.row_threads, form.row_rounds, key_);
  std::unique_ptr<CudaCode> code;
  if (!substitute()) {
    if (const auto payload = DiskCache::process().load(key)) {
      if (const auto stored = unpack(*payload)) {
        try {
          code = load(context, *stored);
          ++cuda_counts().disk_hits;
        } catch (const Error &) {
          if (context.lost()) throw;
          // A file that cannot be loaded is made anew and replaced.
        }
      }
    }
  }
  if (!code) {
    std::string ptx;
    Assembled made;
    std::optional<Assembled> ahead;
    if (const auto payload = preloaded(ptx_key(key_, major, minor, form))) ahead = unpack(*payload);
    if (ahead) {
      made.entry = std::move(ahead->entry);
      ptx.assign(reinterpret_cast<const char *>(ahead->cubin.data()), ahead->cubin.size());
    } else {
      codegen::nvptx::Compiled compiled = codegen::nvptx::compile(module_, {major, minor}, with_form(options_, form));
      made.entry = std::move(compiled.entry);
      ptx = std::move(compiled.ptx);
    }
    made.cubin = substitute() ? substitute()(ptx, module_) : cuda::assemble(context, ptx, true);
    ++cuda_counts().compilations;
    code = load(context, made);
    if (!substitute()) DiskCache::process().store(key, pack(made));
  }
  constexpr std::size_t kRecursionStack = std::size_t{16} * 1024;  // for the depth that kernels::Dispatcher allows
  if (!ir::recursive_functions(module_).empty()) context.reserve_stack(kRecursionStack);
  if (rows) return *row_codes_.emplace(row_key, std::move(code)).first->second;
  slot.store(code.get(), std::memory_order_release);
  return *code.release();
}

}  // namespace gridstride::jit
