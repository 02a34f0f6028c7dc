#include "runtime/parallel.h"

#include <exception>
#include <mutex>

#include "runtime/cpu/scheduler.h"
#include "runtime/cpu/team.h"
#include "runtime/cpu/wait_hooks.h"
#include "runtime/cpu/workers.h"

namespace gridstride {

namespace {

// The body is the caller's: it lives until every piece has ended, and nobody calls it after that.
class Loop final : public cpu::Team {
public:
  explicit Loop(const std::function<void(std::int64_t, std::int64_t)> &body) : body_(body) {}
  Team *finish() override { return nullptr; }
  void rethrow() {
    if (problem_) std::rethrow_exception(problem_);
  }

protected:
  void run(std::int64_t begin, std::int64_t end) override {
    try {
      body_(begin, end);
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!problem_) problem_ = std::current_exception();
      cancel();
    }
  }

private:
  const std::function<void(std::int64_t, std::int64_t)> &body_;
  std::mutex mutex_;
  std::exception_ptr problem_;
};

}  // namespace

void parallel_for(std::int64_t items, std::int64_t grain, double cost,
                  const std::function<void(std::int64_t begin, std::int64_t end)> &body) {
  if (items <= 0) return;
  if (!cpu::worth_sharing(cost)) {
    body(0, items);
    return;
  }
  auto *const loop = new Loop(body);
  const std::unique_ptr<Loop, void (*)(Loop *)> held(loop, [](Loop *done) { done->drop_reference(); });
  loop->prepare(items, grain, cost, worker_count());
  cpu::work_together(*loop);
  loop->rethrow();
}

void set_wait_hooks(const WaitHooks &hooks) {
  cpu::install_wait_hooks(hooks);
}

void shutdown() {
  cpu::scheduler().shut_down();
}

}  // namespace gridstride
