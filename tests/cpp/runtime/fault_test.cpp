#include "runtime/fault.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <thread>
#include <vector>

namespace gridstride {
namespace {

using Place = std::array<std::uint32_t, 6>;  // block x, y, z, thread x, y, z

void record_at(FaultRecord &record, const Place &place, std::uint32_t site) {
  record_fault(&record, site, place.data(), place.data() + 3, 5, 3);
}

Place order_of(const Place &place) {
  return {place[2], place[1], place[0], place[5], place[4], place[3]};
}

TEST(Fault, KeepsTheFirstByBlockThenThread) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    FaultRecord record;
    std::vector<Place> places(20);
    for (Place &place : places) {
      for (std::uint32_t &value : place) value = random() % 3;
    }
    for (std::size_t i = 0; i < places.size(); ++i) record_at(record, places[i], static_cast<std::uint32_t>(i));
    const auto first = std::min_element(places.begin(), places.end(),
                                        [](const Place &a, const Place &b) { return order_of(a) < order_of(b); });
    ASSERT_EQ(record.raised, 1u);
    // Of equal places the one reported first stays, which min_element gives too.
    EXPECT_EQ(record.site, static_cast<std::uint32_t>(first - places.begin()));
    EXPECT_TRUE(std::equal(first->begin(), first->begin() + 3, record.block));
    EXPECT_TRUE(std::equal(first->begin() + 3, first->end(), record.thread));
    EXPECT_EQ(record.index, 5);
    EXPECT_EQ(record.extent, 3);
  }
}

TEST(Fault, IsSafeFromManyThreads) {
  FaultRecord record;
  std::vector<std::thread> threads;
  for (std::uint32_t t = 0; t < 8; ++t) {
    threads.emplace_back([&record, t] {
      for (std::uint32_t i = 1000; i-- > 0;) record_at(record, {i, t, 0, t, 0, 0}, i * 100 + t);
    });
  }
  for (std::thread &thread : threads) thread.join();
  EXPECT_EQ(record.site, 0u);
  EXPECT_EQ(record.block[0], 0u);
  EXPECT_EQ(record.lock.load(), 0u);
  const auto copy = copy_of(record);
  EXPECT_EQ(copy->site, record.site);
  EXPECT_EQ(copy->raised, 1u);
}

}  // namespace
}  // namespace gridstride
