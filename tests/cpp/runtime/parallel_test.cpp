#include "runtime/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>

#include "runtime/cpu/team.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride {
namespace {

TEST(ParallelFor, CoversEverythingOnce) {
  std::mt19937 random(2);
  for (int round = 0; round < 60; ++round) {
    const auto items = static_cast<std::int64_t>(random() % 50000);
    const std::int64_t grain = 1 + random() % 300;
    std::vector<std::uint8_t> seen(static_cast<std::size_t>(items), 0);
    parallel_for(items, grain, round % 3 == 0 ? 10.0 : 1e8, [&](std::int64_t begin, std::int64_t end) {
      ASSERT_EQ(begin % grain, 0);
      for (std::int64_t i = begin; i < end; ++i) ++seen[static_cast<std::size_t>(i)];
    });
    ASSERT_EQ(std::count(seen.begin(), seen.end(), 1), items);
  }
}

TEST(ParallelFor, HandlesHugeCounts) {
  std::atomic<std::int64_t> sum{0};
  const std::int64_t items = (std::int64_t{1} << 62) + 12345;
  parallel_for(items, 1000, 1e18, [&](std::int64_t begin, std::int64_t end) { sum += end - begin; });
  EXPECT_EQ(sum, items);
}

TEST(ParallelFor, BalancesUnevenWork) {
  if (worker_count() < 2) GTEST_SKIP() << "one worker only";
  // All the work lies in the first range.
  std::mutex mutex;
  std::vector<std::pair<std::thread::id, int>> counts;
  const auto started = std::chrono::steady_clock::now();
  parallel_for(1000, 1, 1e8, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end && i < 200; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  });
  const auto took = std::chrono::steady_clock::now() - started;
  EXPECT_LT(took, std::chrono::milliseconds(200)) << "one thread would take 200 ms at least";
}

TEST(ParallelFor, RethrowsTheFirstException) {
  std::atomic<int> after{0};
  EXPECT_THROW(parallel_for(100000, 1, 1e9,
                            [&](std::int64_t begin, std::int64_t) {
                              if (begin >= 0) {
                                ++after;
                                throw std::out_of_range("here");
                              }
                            }),
               std::out_of_range);
  EXPECT_LE(after, worker_count());
}

TEST(ParallelFor, Nests) {
  std::atomic<std::int64_t> sum{0};
  parallel_for(16, 1, 1e8, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) {
      parallel_for(1000, 10, 1e7, [&](std::int64_t b, std::int64_t e) { sum += e - b; });
    }
  });
  EXPECT_EQ(sum, 16000);
}

TEST(ParallelFor, RunsInsideHostTasksAndManyThreads) {
  std::atomic<std::int64_t> sum{0};
  const auto body = [&](std::int64_t begin, std::int64_t end) { sum += end - begin; };
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i) parallel_for(1000, 7, 1e6, body);
    });
  }
  Stream &stream = *Device::get(0).default_stream();
  for (int i = 0; i < 200; ++i) stream.submit({[&] { parallel_for(1000, 7, 1e6, body); }, "loop", 1e9, {}});
  stream.synchronize();
  for (std::thread &thread : threads) thread.join();
  EXPECT_EQ(sum, 1000 * 1000);
}

/// Whether a loop of this cost, whose body takes that long, stays in the calling thread.
bool stays_alone(double cost) {
  std::atomic<bool> alone{true};
  const std::thread::id caller = std::this_thread::get_id();
  constexpr std::int64_t kItems = 64;
  parallel_for(kItems, 1, cost, [&](std::int64_t begin, std::int64_t end) {
    if (std::this_thread::get_id() != caller) alone.store(false);
    const auto until =
        std::chrono::steady_clock::now() +
        std::chrono::nanoseconds(static_cast<std::int64_t>(cost * static_cast<double>(end - begin) / kItems));
    while (std::chrono::steady_clock::now() < until) {}
  });
  return alone.load();
}

TEST(ParallelFor, WakesNobodyForAShortLoop) {
  parallel_for(64, 1, 1e7, [](std::int64_t, std::int64_t) {});  // there are workers
  for (int round = 0; round < 5; ++round) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));  // and now they sleep
    EXPECT_TRUE(stays_alone(60e3));
  }
}

TEST(ParallelFor, ShortLoopsInARowGetCompany) {
  if (worker_count() < 2) GTEST_SKIP() << "one worker only";
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);  // of a busy machine
  bool shared = false;
  while (!shared && std::chrono::steady_clock::now() < until) shared = !stays_alone(60e3);
  EXPECT_TRUE(shared);
}

class CountingTeam final : public cpu::Team {
public:
  explicit CountingTeam(std::atomic<std::int64_t> &sum_in) : sum(sum_in) {}
  Team *finish() override { return nullptr; }
  std::atomic<std::int64_t> &sum;
  std::vector<std::int64_t> sizes;

protected:
  void run(std::int64_t begin, std::int64_t end) override {
    sum += end - begin;
    if (width() == 1) sizes.push_back(end - begin);
  }
};

TEST(Team, PiecesGrowShorterTowardsTheEnd) {
  std::atomic<std::int64_t> sum{0};
  auto *const team = new CountingTeam(sum);
  team->prepare(1 << 20, 1, 9e3, 8);  // worth one seat
  EXPECT_EQ(team->width(), 1);
  EXPECT_EQ(team->work(nullptr), cpu::WorkEnd::Finished);
  EXPECT_TRUE(team->ended());
  EXPECT_EQ(sum, 1 << 20);
  EXPECT_EQ(team->work(nullptr), cpu::WorkEnd::NothingLeft);
  team->drop_reference();
}

TEST(Team, ACancelledTeamEndsWithoutRunning) {
  std::atomic<std::int64_t> sum{0};
  auto *const team = new CountingTeam(sum);
  team->prepare(1000, 1, 1e9, 4);
  team->cancel();
  EXPECT_EQ(team->work(nullptr), cpu::WorkEnd::Finished);
  EXPECT_EQ(sum, 0);
  team->drop_reference();
}

TEST(Team, IsFinishedByExactlyOneOfManyThreads) {
  for (int round = 0; round < 300; ++round) {
    std::atomic<std::int64_t> sum{0};
    std::atomic<int> finished{0};
    auto *const team = new CountingTeam(sum);
    team->prepare(997, 2, 1e5, 4);
    EXPECT_EQ(team->width(), 4);
    std::vector<std::thread> threads;
    for (int t = 0; t < 6; ++t) {
      team->add_reference();
      threads.emplace_back([&, team] {
        if (team->work(nullptr) == cpu::WorkEnd::Finished) ++finished;
        team->drop_reference();
      });
    }
    for (std::thread &thread : threads) thread.join();
    ASSERT_EQ(sum, 997);
    ASSERT_EQ(finished, 1);
    team->drop_reference();
  }
}

}  // namespace
}  // namespace gridstride
