#include "check/checker.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace gridstride::check {

namespace {

std::atomic<bool> is_enabled{false};

const char *word_of(Action action) {
  switch (action) {
    case Action::Reads: return "reads";
    case Action::Writes: return "writes";
    case Action::Updates: return "updates atomically";
  }
  return "";
}

void split(std::uint32_t number, const std::uint32_t (&extents)[3], std::uint32_t (&into)[3]) {
  into[0] = number % extents[0];
  into[1] = number / extents[0] % extents[1];
  into[2] = number / extents[0] / extents[1];
}

std::uint64_t pair_of(std::uint32_t a, std::uint32_t b) {
  return std::uint64_t{std::min(a, b)} << 32 | std::max(a, b);
}

ThreadOrder &order_of(ir::BlockThread &thread) {
  return *static_cast<ThreadOrder *>(thread.tag);
}

}  // namespace

bool enabled() {
  return is_enabled.load(std::memory_order_relaxed);
}

void enable() {
  is_enabled.store(true, std::memory_order_relaxed);
}

Checker &Checker::instance() {
  // Never destroyed: memory is freed until the process ends.
  static auto *const checker = new Checker;
  return *checker;
}

// --- memory

void Checker::allocated(const void *memory, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  const auto begin = reinterpret_cast<std::uintptr_t>(memory);
  memory_.forget(begin, bytes);
  auto at = freed_.upper_bound(begin);
  if (at != freed_.begin()) --at;
  while (at != freed_.end() && at->first < begin + bytes) {
    const std::uintptr_t first = at->first;
    const std::uintptr_t last = first + at->second;
    if (last <= begin) {
      ++at;
      continue;
    }
    at = freed_.erase(at);
    if (first < begin) freed_[first] = begin - first;
    if (last > begin + bytes) freed_[begin + bytes] = last - begin - bytes;
  }
}

void Checker::freed(const void *memory, std::size_t bytes) {
  if (bytes == 0) return;
  const std::lock_guard lock(mutex_);
  const auto begin = reinterpret_cast<std::uintptr_t>(memory);
  memory_.forget(begin, bytes);
  freed_[begin] = bytes;
}

void Checker::set_defined(const void *memory, std::size_t bytes, bool defined) {
  const std::lock_guard lock(mutex_);
  memory_.set_defined(reinterpret_cast<std::uintptr_t>(memory), bytes, defined);
}

// --- findings

std::vector<Finding> Checker::findings() {
  const std::lock_guard lock(mutex_);
  return findings_;
}

void Checker::clear() {
  const std::lock_guard lock(mutex_);
  findings_.clear();
  known_.clear();
  launches_ = 0;
  lost_ = false;
}

std::uint64_t Checker::launches() {
  const std::lock_guard lock(mutex_);
  return launches_;
}

bool Checker::lost() {
  const std::lock_guard lock(mutex_);
  return lost_;
}

void Checker::add(Finding finding) {
  static const Place none;
  const Place &a = finding.places.empty() ? none : finding.places[0];
  const Place &b = finding.places.size() < 2 ? none : finding.places[1];
  Key key{finding.kind, finding.kernel, a.file, a.loc.line, a.loc.column, b.file, b.loc.line, b.loc.column};
  const auto [at, fresh] = known_.emplace(std::move(key), findings_.size());
  if (fresh) {
    findings_.push_back(std::move(finding));
  } else {
    findings_[at->second].count += finding.count;
  }
}

void Checker::add_error(const char *kind, const std::string &kernel, const std::string &text, Place place) {
  const std::lock_guard lock(mutex_);
  Finding finding{kind, kernel, text, {}, 1};
  finding.places.push_back(std::move(place));
  add(std::move(finding));
}

Place Checker::place_of(std::uint32_t site, std::uint32_t block, std::uint32_t thread) const {
  const Site &at = program_->sites()[site];
  Place place{at.file, at.loc, word_of(at.action)};
  split(block, dims_.grid, place.block);
  split(thread, dims_.block, place.thread);
  return place;
}

Place Checker::wait_of(std::uint32_t wait, std::uint32_t block, std::uint32_t thread) const {
  const Wait &at = program_->waits()[wait];
  Place place{at.file, at.loc, "waits"};
  split(block, dims_.grid, place.block);
  split(thread, dims_.block, place.thread);
  return place;
}

/// "element 12 of 'x'".
std::string Checker::element_of(const Site &site, const ThreadOrder &thread, std::uintptr_t address) const {
  if (site.space == ir::Space::Shared) {
    std::uint64_t offset = address - reinterpret_cast<std::uintptr_t>(thread.block->shared);
    const SharedMemory *within = nullptr;
    for (const SharedMemory &each : program_->shared()) {
      if (each.offset <= offset) within = &each;
    }
    if (within != nullptr) offset -= within->offset;
    return fmt::format("element {} of shared array '{}'", offset / site.bytes,
                       within != nullptr && !within->name.empty() ? within->name : site.array);
  }
  for (const Range &range : ranges_) {
    if (address < range.begin || address >= range.end) continue;
    const Parameter &parameter = program_->parameters()[range.parameter];
    const auto offset = static_cast<std::int64_t>(address - range.data);
    if (parameter.type.layout == ir::LayoutClass::Contiguous) {
      return fmt::format("element {} of '{}'", offset / static_cast<std::int64_t>(size_of(parameter.type.dtype)),
                         parameter.name);
    }
    return fmt::format("'{}', {} bytes from its first element", parameter.name, offset);
  }
  return fmt::format("'{}'", site.array);
}

// --- a launch

Checker::Launch::Launch(const Program &program, const CpuLaunch &launch, std::size_t shared_bytes)
    : lock_(instance().mutex_) {
  Checker &checker = instance();
  ++checker.launches_;
  checker.program_ = &program;
  checker.dims_ = launch.dims;
  checker.shared_bytes_ = shared_bytes;
  checker.reported_.clear();
  checker.ranges_.clear();
  checker.gone_.clear();
  checker.order_.begin(program.orders_by_memory());
  const std::uint32_t number = ++checker.launch_;
  const std::uint64_t *slot = launch.params;
  for (std::size_t i = 0; i < program.parameters().size(); ++i) {
    const Parameter &parameter = program.parameters()[i];
    if (parameter.type.is_scalar()) {
      slot += parameter.type.dtype == DType::Complex128 ? 2 : 1;
      continue;
    }
    Range range;
    range.parameter = i;
    range.data = range.begin = static_cast<std::uintptr_t>(*slot++);
    range.end = range.begin + size_of(parameter.type.dtype);
    const int rank = parameter.type.rank;
    bool empty = false;
    for (int axis = 0; axis < rank; ++axis) {
      const auto extent = static_cast<std::int64_t>(slot[axis]);
      const auto stride = static_cast<std::int64_t>(slot[rank + axis]);
      empty = empty || extent == 0;
      const std::int64_t reach = (extent - 1) * stride;
      (reach < 0 ? range.begin : range.end) += static_cast<std::uintptr_t>(reach);
    }
    slot += std::ptrdiff_t{2} * rank;
    if (empty) continue;
    checker.ranges_.push_back(range);
    if (parameter.written) {
      checker.memory_.each_page(range.begin, range.end - range.begin, true,
                                [&](Page &page, std::size_t, std::size_t) { page.written_in = number; });
    }
    auto at = checker.freed_.upper_bound(range.begin);
    if (at != checker.freed_.begin()) --at;
    for (; at != checker.freed_.end() && at->first < range.end; ++at) {
      Range gone = range;
      gone.begin = std::max(range.begin, at->first);
      gone.end = std::min(range.end, at->first + at->second);
      if (gone.begin < gone.end) checker.gone_.push_back(gone);
    }
  }
}

Checker::Launch::~Launch() {
  Checker &checker = instance();
  checker.lost_ = checker.lost_ || checker.order_.lost();
  checker.program_ = nullptr;
  checker.free_blocks_.clear();
  checker.blocks_.clear();
}

void Checker::block_begins(std::vector<ir::BlockThread> &threads) {
  BlockOrder *block = nullptr;
  if (free_blocks_.empty()) {
    block = blocks_.emplace_back(std::make_unique<BlockOrder>()).get();
    block->threads.resize(threads.size());
    block->pages.resize((shared_bytes_ + Page::kBytes - 1) / Page::kBytes);
  } else {
    block = free_blocks_.back();
    free_blocks_.pop_back();
  }
  const std::uint32_t *at = threads[0].block();
  block->number = at[0] + dims_.grid[0] * (at[1] + dims_.grid[1] * at[2]);
  block->time = 1;
  block->last_barrier = block->barrier_event = 0;
  block->had_events = false;
  block->shared = threads[0].shared();
  block->shared_bytes = shared_bytes_;
  for (Page &page : block->pages) page.set_defined(0, Page::kBytes, false);
  for (std::size_t i = 0; i < threads.size(); ++i) {
    ThreadOrder &thread = block->threads[i];
    thread = ThreadOrder{};
    thread.block = block;
    thread.number = static_cast<std::uint16_t>(i);
    threads[i].tag = &thread;
  }
}

void Checker::block_ends(std::vector<ir::BlockThread> &threads) {
  if (threads[0].tag == nullptr) return;
  free_blocks_.push_back(order_of(threads[0]).block);
  for (ir::BlockThread &thread : threads) thread.tag = nullptr;
}

void Checker::at_barrier(std::vector<ir::BlockThread> &threads) {
  BlockOrder &block = *order_of(threads[0]).block;
  const ir::BlockThread *first = nullptr;
  for (const ir::BlockThread &thread : threads) {
    if (thread.ended()) continue;
    if (first == nullptr) first = &thread;
    if (thread.site() == first->site()) continue;
    Finding finding{"divergent-barrier",
                    program_->name(),
                    "threads of a block meet at different barriers; all of them must come to the same one",
                    {},
                    1};
    finding.places.push_back(wait_of(first->site(), block.number, static_cast<std::uint32_t>(first->number())));
    finding.places.push_back(wait_of(thread.site(), block.number, static_cast<std::uint32_t>(thread.number())));
    add(std::move(finding));
    break;
  }
  order_.barrier(block);
}

void Checker::at_grid_barrier() {
  lost_ = lost_ || order_.lost();
  order_.next_phase();
}

void Checker::at_warp(std::vector<ir::BlockThread> &threads, std::size_t first, std::uint32_t lanes) {
  // (Shuffles and votes carry values; only syncwarp orders memory.)
  if (threads[first + static_cast<std::size_t>(std::countr_zero(lanes))].warp_op() != ir::WarpOp::Sync) return;
  order_.warp(*order_of(threads[0]).block, first, lanes);
}

void Checker::fence(ir::BlockThread &thread) {
  order_of(thread).fenced = true;
}

void Checker::access(ir::BlockThread &thread, std::uint32_t site, const void *memory) {
  ThreadOrder &order = order_of(thread);
  const Site &at = program_->sites()[site];
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  if ((address & (at.align - 1)) != 0) {
    Finding finding{"misaligned",
                    program_->name(),
                    fmt::format("{} lies at an address that is no multiple of {}, as a GPU needs it",
                                element_of(at, order, address), at.align),
                    {},
                    1};
    finding.places.push_back(place_of(site, order.block->number, order.number));
    add(std::move(finding));
  }
  if (at.space == ir::Space::Shared) {
    shared_access(order, at, site, address);
  } else {
    global_access(order, at, site, address);
  }
  order.fenced = false;
}

void Checker::shared_access(ThreadOrder &thread, const Site &site, std::uint32_t number, std::uintptr_t address) {
  BlockOrder &block = *thread.block;
  std::size_t offset = address - reinterpret_cast<std::uintptr_t>(block.shared);
  std::size_t left = site.bytes;
  if (offset + left > block.shared_bytes) return;
  while (left > 0) {
    const std::size_t within = offset % Page::kBytes;
    const std::size_t here = std::min(left, Page::kBytes - within);
    record(block.pages[offset / Page::kBytes], within, here, thread, site, number, address);
    offset += here;
    left -= here;
  }
}

void Checker::global_access(ThreadOrder &thread, const Site &site, std::uint32_t number, std::uintptr_t address) {
  for (const Range &range : gone_) {
    if (address < range.begin || address >= range.end) continue;
    Finding finding{"freed",
                    program_->name(),
                    fmt::format("{} lies in memory that was freed", element_of(site, thread, address)),
                    {},
                    1};
    finding.places.push_back(place_of(number, thread.block->number, thread.number));
    return add(std::move(finding));
  }
  memory_.each_page(address, site.bytes, false, [&](Page &page, std::size_t offset, std::size_t bytes) {
    record(page, offset, bytes, thread, site, number, address);
  });
}

void Checker::record(Page &page, std::size_t offset, std::size_t bytes, ThreadOrder &thread, const Site &site,
                     std::uint32_t number, std::uintptr_t address) {
  const bool shared = site.space == ir::Space::Shared;
  if (site.action != Action::Writes && !page.defined(offset, bytes)) {
    undefined(thread, number, address);
    page.set_defined(offset, bytes, true);
  }
  if (site.action != Action::Reads) page.set_defined(offset, bytes, true);
  if (!shared && page.written_in != launch_) return;  // nothing writes here in this launch

  const std::uint32_t block = thread.block->number;
  const auto [first, count] = page.cells(offset, bytes);
  const auto stale = [&](const Access &access) {
    return access.phase != order_.phase() || (shared && access.block != block);
  };
  const auto test = [&](Row row, std::size_t cell) {
    const Access &other = page.at(row, cell);
    if (stale(other) || (other.block == block && other.thread == thread.number)) return;
    if (!reported_.empty() && reported_.contains(pair_of(other.site, number))) return;
    if (!order_.before(other, thread)) conflict(other, thread, number, address);
  };
  // A store behind a fence is a flag that others wait for.
  const bool releases = site.action == Action::Writes && thread.fenced && program_->orders_by_memory();
  const Access own = order_.stamp(thread, number);
  for (std::size_t cell = first; cell < first + count; ++cell) {
    switch (site.action) {
      case Action::Reads: {
        test(Row::Write, cell);
        if (site.polls) break;
        test(Row::Update, cell);
        Access &latest = page.make(Row::Read, cell);
        if (!stale(latest) && !(latest.block == own.block && latest.thread == own.thread) &&
            !order_.before(latest, thread)) {
          page.make(Row::OtherRead, cell) = latest;
        }
        latest = own;
        break;
      }
      case Action::Writes:
        test(Row::Write, cell);
        if (!releases) test(Row::Update, cell);
        test(Row::Read, cell);
        test(Row::OtherRead, cell);
        page.make(releases ? Row::Update : Row::Write, cell) = own;
        break;
      case Action::Updates:
        test(Row::Write, cell);
        test(Row::Read, cell);
        test(Row::OtherRead, cell);
        page.make(Row::Update, cell) = own;
        break;
    }
  }
  if (!program_->orders_by_memory()) return;
  if (site.action == Action::Updates) {
    order_.event(thread, address, site.asks, true);
  } else if (releases) {
    order_.event(thread, address, false, true);
  } else if (site.polls) {
    order_.event(thread, address, true, false);
  }
}

void Checker::conflict(const Access &other, const ThreadOrder &thread, std::uint32_t site, std::uintptr_t address) {
  ++reported_[pair_of(other.site, site)];
  const Site &at = program_->sites()[site];
  Finding finding{"race",
                  program_->name(),
                  fmt::format("threads race for {}: nothing orders the two accesses", element_of(at, thread, address)),
                  {},
                  1};
  finding.places.push_back(place_of(other.site, other.block, other.thread));
  finding.places.push_back(place_of(site, thread.block->number, thread.number));
  add(std::move(finding));
}

void Checker::undefined(const ThreadOrder &thread, std::uint32_t site, std::uintptr_t address) {
  if (++reported_[UINT64_MAX - site] > 1) return;
  const Site &at = program_->sites()[site];
  Finding finding{"uninitialised",
                  program_->name(),
                  fmt::format("{} is read and was never written", element_of(at, thread, address)),
                  {},
                  1};
  finding.places.push_back(place_of(site, thread.block->number, thread.number));
  add(std::move(finding));
}

}  // namespace gridstride::check
