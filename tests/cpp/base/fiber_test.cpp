#include "base/fiber.h"

#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace gridstride {
namespace {

struct Counter {
  Fiber *fiber = nullptr;
  int steps = 0;
};

/// Writes a good part of its stack, twice.
void count(void *argument) {
  auto &counter = *static_cast<Counter *>(argument);
  for (int turn = 0; turn < 2; ++turn) {
    volatile char memory[8192];
    for (char volatile &each : memory) each = static_cast<char>(turn);
    counter.steps += memory[100] == turn ? 1 : 100;
    if (turn == 0) counter.fiber->suspend();
  }
}

void run_many(int rounds) {
  for (int round = 0; round < rounds; ++round) {
    // Of two sizes, in turns: what is gone is used again, for its own size.
    const std::size_t bytes = round % 2 == 0 ? 64 * 1024 : 200 * 1024;
    std::vector<std::unique_ptr<Fiber>> fibers;
    std::vector<Counter> counters(20);
    for (Counter &counter : counters) {
      fibers.push_back(std::make_unique<Fiber>(bytes));
      counter.fiber = fibers.back().get();
      counter.fiber->start(&count, &counter);
    }
    for (Counter &counter : counters) counter.fiber->resume();
    for (std::size_t i = 0; i < counters.size(); ++i) {
      if (i % 3 == 0) continue;  // left as it is
      counters[i].fiber->resume();
      EXPECT_TRUE(counters[i].fiber->ended());
      EXPECT_EQ(counters[i].steps, 2);
    }
  }
}

TEST(Fiber, StacksAreUsedAgain) {
  run_many(20);
}

TEST(Fiber, ComesAndGoesOnSeveralThreads) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back([] { run_many(20); });
  for (std::thread &thread : threads) thread.join();
}

}  // namespace
}  // namespace gridstride
