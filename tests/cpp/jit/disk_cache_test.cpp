#include "jit/disk_cache.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>
#include <vector>

namespace gridstride::jit {
namespace {

class DiskCacheTest : public testing::Test {
protected:
  void SetUp() override {
    folder_ = testing::TempDir() + "gridstride-cache-" + std::to_string(::getpid());
    std::filesystem::remove_all(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  static std::string random_text(std::size_t size, std::uint64_t seed) {
    std::mt19937_64 generator(seed);
    std::string text(size, '\0');
    for (char &c : text) c = static_cast<char>(generator());
    return text;
  }
  static std::string read(const std::string &path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static void write(const std::string &path, const std::string &text) { std::ofstream(path, std::ios::binary) << text; }

  std::string folder_;
};

TEST_F(DiskCacheTest, KeepsWhatWasStored) {
  const DiskCache cache(folder_);
  const std::string key = random_text(3000, 1);
  const std::string object = random_text(70'000, 2);
  EXPECT_FALSE(cache.load(key));
  cache.store(key, object);
  EXPECT_EQ(DiskCache(folder_).load(key), object);
  EXPECT_FALSE(cache.load(key + "x"));
  cache.store(key, "another");
  EXPECT_EQ(cache.load(key), "another");
  for (const auto &entry : std::filesystem::directory_iterator(folder_)) EXPECT_EQ(entry.path().extension(), ".gsk");
}

TEST_F(DiskCacheTest, AnyDamageIsAMiss) {
  const DiskCache cache(folder_);
  const std::string key = random_text(100, 3);
  cache.store(key, random_text(500, 4));
  const std::string path = cache.path_of(key);
  const std::string whole = read(path);
  for (std::size_t i = 0; i < whole.size(); i += 7) {
    std::string damaged = whole;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
    write(path, damaged);
    EXPECT_FALSE(cache.load(key)) << "byte " << i;
    write(path, whole.substr(0, i));
    EXPECT_FALSE(cache.load(key)) << "cut at " << i;
  }
  write(path, whole + "x");
  EXPECT_FALSE(cache.load(key));
  write(path, whole);
  EXPECT_TRUE(cache.load(key));
}

TEST_F(DiskCacheTest, AFileOfAnotherKeyIsAMiss) {
  const DiskCache cache(folder_);
  cache.store("first", "object");
  std::filesystem::copy_file(cache.path_of("first"), cache.path_of("second"));
  EXPECT_FALSE(cache.load("second"));
}

TEST_F(DiskCacheTest, NowhereToWriteIsNoError) {
  const DiskCache off("");
  off.store("key", "object");
  EXPECT_FALSE(off.load("key"));
  const DiskCache impossible("/proc/nowhere/at/all");
  impossible.store("key", "object");
  EXPECT_FALSE(impossible.load("key"));
}

TEST_F(DiskCacheTest, ManyWritersOfOneKey) {
  const DiskCache cache(folder_);
  const std::string object = random_text(20'000, 5);
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      for (int round = 0; round < 50; ++round) {
        cache.store("key", object);
        const auto loaded = cache.load("key");
        if (loaded != object) ++wrong;
      }
    });
  }
  for (std::thread &thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

std::uint64_t bytes_in(const std::string &folder) {
  std::uint64_t total = 0;
  for (const auto &entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".gsk") total += (entry.file_size() + 4095) / 4096 * 4096;
  }
  return total;
}

TEST_F(DiskCacheTest, StaysWithinItsLimit) {
  constexpr std::uint64_t kLimit = 1 << 20;
  // Each cache is a process of its own as far as the folder is concerned.
  std::mt19937 random(3);
  std::uint64_t most = 0;
  for (int i = 0; i < 600; ++i) {
    const std::size_t size = random() % 30'000;
    DiskCache(folder_, kLimit).store("key " + std::to_string(i), random_text(size, static_cast<std::uint64_t>(i)));
    most = std::max(most, bytes_in(folder_));
  }
  EXPECT_LE(most, kLimit + 32'768);
  EXPECT_GT(most, kLimit / 2);
  EXPECT_TRUE(DiskCache(folder_, kLimit).load("key 599"));
  EXPECT_FALSE(DiskCache(folder_, kLimit).load("key 0"));
}

TEST_F(DiskCacheTest, RemovesWhatWasUsedLongestAgo) {
  namespace fs = std::filesystem;
  const DiskCache cache(folder_, 1 << 20);
  const auto now = fs::file_time_type::clock::now();
  for (int i = 0; i < 10; ++i) {
    const std::string key = std::to_string(i);
    cache.store(key, random_text(5000, 1));
    fs::last_write_time(cache.path_of(key), now - std::chrono::hours(100 - i));
  }
  EXPECT_TRUE(cache.load("0"));  // a use
  write(folder_ + "/killed.gsk.1.2.tmp", "x");
  fs::last_write_time(folder_ + "/killed.gsk.1.2.tmp", now - std::chrono::hours(2));
  cache.shrink(3 * 8192);
  for (int i = 1; i < 8; ++i) EXPECT_FALSE(cache.load(std::to_string(i))) << i;
  for (const char *kept : {"0", "8", "9"}) EXPECT_TRUE(cache.load(kept)) << kept;
  EXPECT_FALSE(fs::exists(folder_ + "/killed.gsk.1.2.tmp"));
}

TEST_F(DiskCacheTest, AFolderThatWasNeverCountedIsLookedThrough) {
  for (int i = 0; i < 100; ++i) DiskCache(folder_).store(std::to_string(i), random_text(9000, 1));
  DiskCache(folder_, 256 << 10).store("one more", "x");
  EXPECT_LE(bytes_in(folder_), std::uint64_t{256} << 10);
}

}  // namespace
}  // namespace gridstride::jit
