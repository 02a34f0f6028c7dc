#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace gridstride::testing {

/// CUDA's assembler, where the toolkit is installed: proves that PTX is well formed without a GPU.
class Assembler {
public:
  [[nodiscard]] static bool available() {
    static const bool found = std::system("ptxas --version >/dev/null 2>&1") == 0;
    return found;
  }

  /// Empty where `ptx` assembles without a complaint for sm_90; else what ptxas says.
  [[nodiscard]] static std::string complaint(const std::string &ptx) {
    const std::string base = (std::filesystem::temp_directory_path() / ("gs_ptx_" + std::to_string(getpid()))).string();
    std::ofstream(base + ".ptx") << ptx;
    const int status = std::system(
        ("ptxas -arch=sm_90 -lineinfo -o " + base + ".cubin " + base + ".ptx >" + base + ".log 2>&1").c_str());
    std::ifstream log(base + ".log");
    std::stringstream said;
    said << log.rdbuf();
    for (const char *ending : {".ptx", ".cubin", ".log"}) std::remove((base + ending).c_str());
    if (status != 0 && said.str().empty()) return "ptxas failed without a word";
    return said.str();
  }
};

}  // namespace gridstride::testing
