#include "base/fiber.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <mutex>
#include <new>
#include <vector>

#include <boost/context/detail/fcontext.hpp>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif
#if defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

namespace gridstride {

namespace context = boost::context::detail;

namespace {

std::size_t page_bytes() {
  static const auto bytes = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

void *map_stack(std::size_t bytes) {
  void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  // Where the system has no more mappings to give, the stack does without its guard.
  static_cast<void>(mprotect(memory, page_bytes(), PROT_NONE));
  return memory;
}

/// Stacks of fibers that are gone, for those to come: mapping one and touching it first costs more than a short thread
/// runs.
class StackPool {
public:
  static StackPool &instance() {
    static auto *const pool = new StackPool;  // never destroyed: fibers may end as late as the process
    return *pool;
  }

  void *take(std::size_t bytes) {
    {
      const std::lock_guard lock(mutex_);
      for (Size &size : sizes_) {
        if (size.bytes != bytes || size.free.empty()) continue;
        void *memory = size.free.back();
        size.free.pop_back();
        held_ -= bytes;
        return memory;
      }
    }
    return map_stack(bytes);
  }

  void give(void *memory, std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
    // A fiber that never ended leaves marks around what lay on its stack, which the address keeps even when unmapped.
    __asan_unpoison_memory_region(memory, bytes);
#endif
    const std::lock_guard lock(mutex_);
    if (held_ + bytes <= kMost) {
      auto found = std::find_if(sizes_.begin(), sizes_.end(), [&](const Size &size) { return size.bytes == bytes; });
      if (found == sizes_.end()) found = sizes_.insert(sizes_.end(), Size{bytes, {}});
      found->free.push_back(memory);
      held_ += bytes;
      return;
    }
    munmap(memory, bytes);
  }

private:
  /// Bytes of address space; of it, what was touched stays in memory: a page or two a stack.
  static constexpr std::size_t kMost = std::size_t{256} << 20;
  struct Size {
    std::size_t bytes = 0;
    std::vector<void *> free;
  };
  std::mutex mutex_;
  std::vector<Size> sizes_;
  std::size_t held_ = 0;
};

}  // namespace

struct Fiber::State {
  std::byte *memory = nullptr;
  std::size_t bytes = 0;  ///< of the whole mapping: a guard page below the stack
  Run run = nullptr;
  void *argument = nullptr;
  bool ended = true;
  context::fcontext_t inside = nullptr;   ///< where the fiber goes on
  context::fcontext_t outside = nullptr;  ///< where its resumer does
#if defined(__SANITIZE_ADDRESS__)
  const void *outer_stack = nullptr;
  std::size_t outer_bytes = 0;
  void *fake_inside = nullptr;
#endif
#if defined(__SANITIZE_THREAD__)
  void *tsan_fiber = nullptr;
  void *tsan_outer = nullptr;
#endif

  [[nodiscard]] std::byte *stack() const {
    return memory + page_bytes();
  }
  [[nodiscard]] std::size_t stack_bytes() const {
    return bytes - page_bytes();
  }

  /// Back to the resumer; `last`: for good.
  void leave(bool last) {
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(last ? nullptr : &fake_inside, outer_stack, outer_bytes);
#endif
#if defined(__SANITIZE_THREAD__)
    __tsan_switch_to_fiber(tsan_outer, 0);
#endif
    static_cast<void>(last);
    const context::transfer_t back = context::jump_fcontext(outside, nullptr);
    outside = back.fctx;
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_finish_switch_fiber(fake_inside, &outer_stack, &outer_bytes);
#endif
  }

  static void enter(context::transfer_t from) {
    auto &state = *static_cast<State *>(from.data);
    state.outside = from.fctx;
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_finish_switch_fiber(nullptr, &state.outer_stack, &state.outer_bytes);
#endif
    state.run(state.argument);
    state.ended = true;
    state.leave(true);
  }
};

Fiber::Fiber(std::size_t stack_bytes) : state_(std::make_unique<State>()) {
  const std::size_t page = page_bytes();
  state_->bytes = (stack_bytes + page - 1) / page * page + page;
  state_->memory = static_cast<std::byte *>(StackPool::instance().take(state_->bytes));
}

Fiber::~Fiber() {
  abandon();
  StackPool::instance().give(state_->memory, state_->bytes);
}

void Fiber::start(Run run, void *argument) {
  State &state = *state_;
  state.run = run;
  state.argument = argument;
  state.ended = false;
  state.inside = context::make_fcontext(state.stack() + state.stack_bytes(), state.stack_bytes(), &State::enter);
#if defined(__SANITIZE_THREAD__)
  if (state.tsan_fiber == nullptr) state.tsan_fiber = __tsan_create_fiber(0);
#endif
}

void Fiber::resume() {
  State &state = *state_;
#if defined(__SANITIZE_ADDRESS__)
  void *fake = nullptr;
  __sanitizer_start_switch_fiber(&fake, state.stack(), state.stack_bytes());
#endif
#if defined(__SANITIZE_THREAD__)
  state.tsan_outer = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(state.tsan_fiber, 0);
#endif
  const context::transfer_t back = context::jump_fcontext(state.inside, &state);
  state.inside = back.fctx;
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_finish_switch_fiber(fake, nullptr, nullptr);
#endif
}

void Fiber::suspend() {
  state_->leave(false);
}

bool Fiber::ended() const {
  return state_->ended;
}

void Fiber::abandon() {
  state_->ended = true;
#if defined(__SANITIZE_THREAD__)
  if (state_->tsan_fiber != nullptr) __tsan_destroy_fiber(state_->tsan_fiber);
  state_->tsan_fiber = nullptr;
#endif
}

}  // namespace gridstride
