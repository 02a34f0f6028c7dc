#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <unordered_map>

#include <fmt/format.h>

#include "base/build_id.h"
#include "base/error.h"
#include "base/fingerprint.h"
#include "codegen/codegen.h"
#include "codegen/loader.h"
#include "ir/fault_sites.h"
#include "jit/ahead.h"
#include "jit/disk_cache.h"
#include "jit/improve.h"
#include "jit/kernel.h"
#include "passes/pipelines.h"
#include "runtime/device.h"
#include "runtime/fault.h"

namespace gridstride::jit {

namespace {

/// What the disk keeps of a kernel: the object and what else `compile_cpu` found out.
struct Stored {
  std::int32_t lanes = 0;
  std::uint32_t entry_size = 0;
  std::uint64_t scratch_bytes = 0;
  std::uint64_t scratch_bytes_per_thread = 0;
  std::uint64_t shared_bytes = 0;
  std::uint8_t endless = 0;
  std::uint8_t whole_grid = 0;
  std::uint8_t quick = 0;
  double cost_per_item = 0;
};

std::string pack(const codegen::CpuObject &object) {
  Stored stored;
  stored.lanes = object.lanes;
  stored.entry_size = static_cast<std::uint32_t>(object.entry.size());
  stored.scratch_bytes = object.scratch_bytes;
  stored.scratch_bytes_per_thread = object.scratch_bytes_per_thread;
  stored.shared_bytes = object.shared_bytes;
  stored.endless = object.endless ? 1 : 0;
  stored.whole_grid = object.whole_grid ? 1 : 0;
  stored.quick = object.quick ? 1 : 0;
  stored.cost_per_item = object.cost_per_item;
  std::string payload(reinterpret_cast<const char *>(&stored), sizeof stored);
  payload += object.entry;
  payload += object.object;
  return payload;
}

std::optional<codegen::CpuObject> unpack(const std::string &payload) {
  Stored stored;
  if (payload.size() < sizeof stored) return std::nullopt;
  std::memcpy(&stored, payload.data(), sizeof stored);
  if (payload.size() - sizeof stored < stored.entry_size) return std::nullopt;
  codegen::CpuObject object;
  object.lanes = stored.lanes;
  object.scratch_bytes = stored.scratch_bytes;
  object.scratch_bytes_per_thread = stored.scratch_bytes_per_thread;
  object.shared_bytes = stored.shared_bytes;
  object.endless = stored.endless != 0;
  object.whole_grid = stored.whole_grid != 0;
  object.quick = stored.quick != 0;
  object.cost_per_item = stored.cost_per_item;
  object.entry = payload.substr(sizeof stored, stored.entry_size);
  object.object = payload.substr(sizeof stored + stored.entry_size);
  return object;
}

std::string cpu_key(const codegen::Target &target, const Options &options, std::string_view text) {
  return fmt::format("cpu{} {}\n{}\nfma={} lanes={} block={},{},{}\n{}", options.checked ? " checked" : "", build_id(),
                     target.key(), options.fma, options.lanes, options.block[0], options.block[1], options.block[2],
                     text);
}

std::string cuda_key(const Options &options, std::string_view text) {
  return fmt::format("cuda {}\nfma={} fast={} lines={} optimize={}\n{}", build_id(), options.fma, options.fast,
                     options.lines, options.optimize, text);
}

codegen::CpuObject compile_lowered(const ir::Module &lowered, const Options &options, const codegen::Target &target,
                                   const check::Program *checked = nullptr, bool quick = false) {
  codegen::CpuOptions cpu;
  cpu.quick = quick;
  cpu.lanes = options.lanes;
  std::copy(options.block, options.block + 3, cpu.block);
  cpu.checked = checked;
  return codegen::compile_cpu(lowered, target, cpu);
}

ir::Module lower(const ir::Module &module, const Options &options) {
  ir::verify(module);
  ir::Module lowered = ir::clone(module);
  if (options.checked) {
    passes::run_checked_pipeline(lowered);
  } else {
    passes::run_cpu_pipeline(lowered, {options.fma});
  }
  return lowered;
}

/// Code that was compiled ahead for this machine's CPU, or for a level that it has.
std::optional<codegen::CpuObject> find_preloaded(const std::string &key, const Options &options,
                                                 std::string_view text) {
  if (!any_preloaded()) return std::nullopt;  // what follows writes the whole text into a key for each level
  if (const auto payload = preloaded(key)) return unpack(*payload);
  for (const char *level : {"x86-64-v4", "x86-64-v3", "x86-64-v2", "x86-64"}) {
    const codegen::Target target = codegen::target_level(level);
    if (!codegen::runs_here(target)) continue;
    if (const auto payload = preloaded(cpu_key(target, options, text))) return unpack(*payload);
  }
  return std::nullopt;
}

}  // namespace

Ahead compile_ahead(const ir::Module &module, const Options &options, const codegen::Target &target) {
  return {cpu_key(target, options, ir::print(module)), pack(compile_lowered(lower(module, options), options, target))};
}

Ahead compile_ahead(const ir::Module &module, const Options &options, int major, int minor, CudaForm form) {
  return detail::compile_ahead_ptx(lower(module, options), cuda_key(options, ir::print(module)), options, major, minor,
                                   form);
}

/// The process's kernels and the way to new ones.
class Compiler {
public:
  static Compiler &instance() {
    // Never destroyed: kernels may still run when the process ends.
    static auto *const compiler = new Compiler;
    return *compiler;
  }

  std::shared_ptr<const Kernel> compile(const ir::Module &module, const Options &options) {
    const std::string text = ir::print(module);
    const bool on_cuda = Device::kind_in_use() == DeviceKind::Cuda;
    const std::string key = on_cuda ? cuda_key(options, text) : cpu_key(codegen::host_target(), options, text);
    // Code of the CPU is the same whatever a GPU is told, but a kernel's texts are not.
    const std::string gpu =
        on_cuda ? std::string(options.debug ? "d" : "")
                : fmt::format("{:d}{:d}{:d}{:d}", options.fast, options.lines, options.debug, options.optimize);
    const Fingerprint fingerprint = Fingerprinter().add(std::string_view(key)).finish();

    // One thread compiles a key, others that ask for it wait. `entry` stays in place: entries are only ever added.
    std::shared_ptr<Entry> entry;
    {
      const std::lock_guard lock(mutex_);
      auto [first, last] = entries_.equal_range(fingerprint);
      for (; first != last; ++first) {
        if (first->second->key == key && first->second->gpu == gpu) entry = first->second;
      }
      if (entry == nullptr) {
        entry = std::make_shared<Entry>();
        entry->key = key;
        entry->gpu = gpu;
        entries_.emplace(fingerprint, entry);
      }
    }
    const std::lock_guard lock(entry->mutex);
    if (entry->kernel != nullptr) {
      ++memory_hits_;
      return entry->kernel;
    }
    // A compilation that throws leaves the entry empty: the next caller tries again and gets its own exception.
    entry->kernel = build(module, options, key, text);
    return entry->kernel;
  }

  /// Once for a kernel, on one thread (improve.h).
  static void improve(const Kernel &kernel) {
    const std::unique_ptr<Kernel::Source> source = std::move(kernel.source_);
    if (source == nullptr) return;
    codegen::CpuObject object = compile_lowered(source->lowered, kernel.options_, codegen::host_target());
    // (Launches on their way brought memory for the code that was there.)
    const bool fits = object.scratch_bytes == kernel.scratch_bytes_ &&
                      object.scratch_bytes_per_thread == kernel.scratch_bytes_per_thread_;
    if (!fits) throw Error(ErrorKind::Internal, "code that is made anew needs other memory");
    std::shared_ptr<const codegen::LoadedCode> code = codegen::load(object.object, object.entry, &record_fault);
    kernel.entry_.store(reinterpret_cast<CpuEntry>(code->address()), std::memory_order_release);
    kernel.better_code_ = std::move(code);
    kernel.quick_.store(false, std::memory_order_relaxed);
    DiskCache::process().store(source->key, pack(object));
  }

  CacheStatistics statistics() const {
    const CudaCounts &cuda = cuda_counts();
    return {memory_hits_, disk_hits_ + cuda.disk_hits, compilations_ + cuda.compilations};
  }

private:
  struct Entry {
    std::mutex mutex;
    std::string key;
    std::string gpu;
    std::shared_ptr<const Kernel> kernel;
  };

  std::shared_ptr<const Kernel> build(const ir::Module &module, const Options &options, const std::string &key,
                                      const std::string &text) {
    // Fault sites are numbered in the lowered module, which is what code generation sees.
    ir::Module lowered = lower(module, options);

    const ir::Function &function = lowered.kernel();
    auto kernel = std::make_shared<Kernel>();
    kernel->name_ = function.name;
    kernel->kind_ = function.kind;
    kernel->space_rank_ = function.space_rank;
    kernel->params_ = function.params;
    kernel->fault_sites_ = ir::fault_sites(lowered);
    kernel->waits_ = ir::wait_places(lowered);
    kernel->source_file_ = function.source_file;
    kernel->options_ = options;
    kernel->ir_text_ = ir::print(lowered);
    if (Device::kind_in_use() == DeviceKind::Cuda) {
      kernel->cuda_ = std::make_unique<CudaKernel>(std::move(lowered), key, detail::nvptx_options(options));
      return kernel;
    }

    if (options.checked) {
      kernel->checked_ = std::make_unique<const check::Program>(lowered);
      adopt(*kernel, compile_lowered(lowered, options, codegen::host_target(), kernel->checked_.get()));
      ++compilations_;
      return kernel;
    }
    if (const auto object = find_preloaded(key, options, text)) {
      try {
        adopt(*kernel, *object);
        return kernel;
      } catch (const Error &) {
        // A file that cannot be linked: compiled anew.
      }
    }
    if (const auto payload = DiskCache::process().load(key)) {
      if (const auto object = unpack(*payload)) {
        try {
          adopt(*kernel, *object);
          if (object->quick) keep_source(*kernel, std::move(lowered), key);
          ++disk_hits_;
          return kernel;
        } catch (const Error &) {
          // A file that cannot be linked is compiled anew and replaced.
        }
      }
    }
    // (Array expressions are small, and run again and again.)
    const bool soon = function.kind == ir::FunctionKind::Simt;
    const codegen::CpuObject object = compile_lowered(lowered, options, codegen::host_target(), nullptr, soon);
    ++compilations_;
    adopt(*kernel, object);
    DiskCache::process().store(key, pack(object));
    if (object.quick) keep_source(*kernel, std::move(lowered), key);
    return kernel;
  }

  static void keep_source(Kernel &kernel, ir::Module lowered, const std::string &key) {
    kernel.source_ = std::make_unique<Kernel::Source>(Kernel::Source{std::move(lowered), key});
    kernel.quick_.store(true, std::memory_order_relaxed);
  }

  static void adopt(Kernel &kernel, const codegen::CpuObject &object) {
    std::shared_ptr<const codegen::LoadedCode> code = codegen::load(object.object, object.entry, &record_fault);
    kernel.entry_.store(reinterpret_cast<CpuEntry>(code->address()), std::memory_order_release);
    kernel.code_ = std::move(code);
    kernel.lanes_ = object.lanes;
    kernel.scratch_bytes_ = object.scratch_bytes;
    kernel.scratch_bytes_per_thread_ = object.scratch_bytes_per_thread;
    kernel.shared_bytes_ = object.shared_bytes;
    kernel.endless_ = object.endless;
    kernel.whole_grid_ = object.whole_grid;
    kernel.cost_per_item_ = object.cost_per_item;
  }

  std::mutex mutex_;
  std::unordered_multimap<Fingerprint, std::shared_ptr<Entry>> entries_;
  std::atomic<std::uint64_t> memory_hits_{0};
  std::atomic<std::uint64_t> disk_hits_{0};
  std::atomic<std::uint64_t> compilations_{0};
};

std::shared_ptr<const Kernel> compile(const ir::Module &module, const Options &options) {
  return Compiler::instance().compile(module, options);
}

void detail::make_anew(const Kernel &kernel) {
  Compiler::improve(kernel);
}

bool has_block_form(const ir::Module &module) {
  return Device::kind_in_use() == DeviceKind::Cpu && codegen::has_block_form(module);
}

CacheStatistics cache_statistics() {
  return Compiler::instance().statistics();
}

}  // namespace gridstride::jit
