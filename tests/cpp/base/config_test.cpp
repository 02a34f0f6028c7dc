#include "base/config.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "base/error.h"

namespace gridstride {
namespace {

Config read(const std::map<std::string, std::string> &variables) {
  return read_config([&](const char *name) {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  });
}

std::string error_of(const std::map<std::string, std::string> &variables) {
  try {
    (void)read(variables);
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Value);
    return error.what();
  }
  return "no error";
}

TEST(Config, DefaultsOfAnEmptyEnvironment) {
  const Config config = read({});
  EXPECT_EQ(config.device, DeviceChoice::Automatic);
  EXPECT_FALSE(config.debug);
  EXPECT_TRUE(config.disk_cache);
  EXPECT_EQ(config.cache_dir, "");
  EXPECT_FALSE(config.num_threads.has_value());
  EXPECT_EQ(config.cpu_devices, 1);
  EXPECT_EQ(config.cpu, "");
}

TEST(Config, ReadsEveryVariable) {
  const Config config = read({{"GRIDSTRIDE_DEVICE", "cuda"},
                              {"GRIDSTRIDE_DEBUG", "1"},
                              {"GRIDSTRIDE_CACHE_DIR", "/tmp/cache"},
                              {"GRIDSTRIDE_DISK_CACHE", "0"},
                              {"GRIDSTRIDE_NUM_THREADS", "7"},
                              {"GRIDSTRIDE_CPU_DEVICES", "3"},
                              {"GRIDSTRIDE_PEER_ACCESS", "0"},
                              {"GRIDSTRIDE_CPU", "x86-64-v3"},
                              {"HOME", "/home/somebody"}});
  EXPECT_EQ(config.device, DeviceChoice::Cuda);
  EXPECT_TRUE(config.debug);
  EXPECT_EQ(config.cache_dir, "/tmp/cache");
  EXPECT_FALSE(config.disk_cache);
  EXPECT_FALSE(config.peer_access);
  EXPECT_EQ(config.num_threads, 7);
  EXPECT_EQ(config.cpu_devices, 3);
  EXPECT_EQ(config.cpu, "x86-64-v3");
  EXPECT_EQ(read({{"GRIDSTRIDE_DEVICE", "cpu"}}).device, DeviceChoice::Cpu);
}

TEST(Config, CacheLimitHasUnits) {
  EXPECT_EQ(read({}).cache_limit, std::uint64_t{512} << 20);
  EXPECT_EQ(read({{"GRIDSTRIDE_CACHE_LIMIT", "0"}}).cache_limit, 0U);
  EXPECT_EQ(read({{"GRIDSTRIDE_CACHE_LIMIT", "4096"}}).cache_limit, 4096U);
  EXPECT_EQ(read({{"GRIDSTRIDE_CACHE_LIMIT", "3K"}}).cache_limit, 3072U);
  EXPECT_EQ(read({{"GRIDSTRIDE_CACHE_LIMIT", "64M"}}).cache_limit, std::uint64_t{64} << 20);
  EXPECT_EQ(read({{"GRIDSTRIDE_CACHE_LIMIT", "2G"}}).cache_limit, std::uint64_t{2} << 30);
  for (const char *value : {"x", "-1", "1T", "1KB", "M", "99999999999999999999"}) {
    EXPECT_EQ(error_of({{"GRIDSTRIDE_CACHE_LIMIT", value}}),
              std::string("GRIDSTRIDE_CACHE_LIMIT is '") + value +
                  "'; expected a number of bytes, with K, M or G behind it for larger ones");
  }
}

TEST(Config, EmptyVariablesCountAsUnset) {
  const Config config = read({{"GRIDSTRIDE_DEVICE", ""},
                              {"GRIDSTRIDE_NUM_THREADS", ""},
                              {"GRIDSTRIDE_CACHE_DIR", ""},
                              {"GRIDSTRIDE_DEBUG", ""},
                              {"XDG_CACHE_HOME", ""},
                              {"HOME", "/home/somebody"}});
  EXPECT_EQ(config.device, DeviceChoice::Automatic);
  EXPECT_FALSE(config.num_threads.has_value());
  EXPECT_EQ(config.cache_dir, "/home/somebody/.cache/gridstride");
}

TEST(Config, CacheFolderFollowsXdg) {
  EXPECT_EQ(read({{"XDG_CACHE_HOME", "/var/c"}, {"HOME", "/home/somebody"}}).cache_dir, "/var/c/gridstride");
  EXPECT_EQ(read({{"XDG_CACHE_HOME", "relative"}, {"HOME", "/home/somebody"}}).cache_dir,
            "/home/somebody/.cache/gridstride");
  EXPECT_EQ(read({{"HOME", "relative"}}).cache_dir, "");
}

TEST(Config, BadValuesNameTheVariableAndWhatIsExpected) {
  EXPECT_EQ(error_of({{"GRIDSTRIDE_DEVICE", "gpu"}}), "GRIDSTRIDE_DEVICE is 'gpu'; expected cpu or cuda");
  EXPECT_EQ(error_of({{"GRIDSTRIDE_DEBUG", "yes"}}), "GRIDSTRIDE_DEBUG is 'yes'; expected 0 or 1");
  EXPECT_EQ(error_of({{"GRIDSTRIDE_CACHE_DIR", "here"}}), "GRIDSTRIDE_CACHE_DIR is 'here'; expected an absolute path");
  for (const char *value : {"0", "-1", "4097", "2.5", "2 ", "two", "99999999999999999999"}) {
    EXPECT_EQ(error_of({{"GRIDSTRIDE_NUM_THREADS", value}}),
              std::string("GRIDSTRIDE_NUM_THREADS is '") + value + "'; expected a whole number from 1 to 4096");
  }
  EXPECT_NE(error_of({{"GRIDSTRIDE_CPU_DEVICES", "65"}}), "no error");
}

TEST(Config, TheProcessReadsOnce) {
  const Config *first = &config();
  EXPECT_EQ(first, &config());
}

}  // namespace
}  // namespace gridstride
