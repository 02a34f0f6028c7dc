#include "runtime/cuda/libraries.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace gridstride::cuda {

namespace {

namespace fs = std::filesystem;

struct Known {
  const char *name;
  std::vector<const char *> versions;  ///< of the file's name, newest first
  std::vector<const char *> needs;
};

const std::vector<Known> &known() {
  static const auto *const list = new std::vector<Known>{
      {"nvJitLink", {"13", "12"}, {}},
      {"cublasLt", {"13", "12"}, {}},
      {"cublas", {"13", "12"}, {"cublasLt"}},
      {"cusparse", {"12"}, {"nvJitLink"}},
      {"cusolver", {"12", "11"}, {"cublas", "cusparse", "nvJitLink"}},
      {"cufft", {"12", "11"}, {}},
  };
  return *list;
}

std::string variable(const char *name) {
  const char *value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::vector<std::string> split(const std::string &text) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(':', from), text.size());
    if (to > from) parts.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return parts;
}

/// Folders of `base` whose names start so, the last in order first.
std::vector<std::string> folders(const std::string &base, const std::string &head) {
  std::vector<std::string> found;
  std::error_code error;
  for (const auto &each : fs::directory_iterator(base, error)) {
    if (each.path().filename().string().starts_with(head)) found.push_back(each.path().string());
  }
  std::sort(found.rbegin(), found.rend());
  return found;
}

/// The folder of Python packages that this engine lies in, two above its file.
std::string own_packages() {
  Dl_info info{};
  static const char mark = 0;
  if (::dladdr(&mark, &info) == 0 || info.dli_fname == nullptr) return "";
  return fs::path(info.dli_fname).parent_path().parent_path().string();
}

/// Folders that may hold the library of this name.
std::vector<std::string> places_of(const std::string &name) {
  std::vector<std::string> places;
  const auto toolkit = [&](const std::string &base) {
    for (const char *inside : {"/lib64", "/lib", "/targets/x86_64-linux/lib", "/targets/sbsa-linux/lib"}) {
      std::error_code ignored;
      if (fs::is_directory(base + inside, ignored)) places.push_back(base + inside);
    }
  };
  const auto packages = [&](const std::string &folder) {
    for (const std::string &each : folders(folder + "/nvidia", "cu")) places.push_back(each + "/lib");
    const std::string own = name == "cublasLt" ? "cublas" : name == "nvJitLink" ? "nvjitlink" : name;
    places.push_back(folder + "/nvidia/" + own + "/lib");
  };
  for (const char *each : {"CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX"}) {
    if (const std::string base = variable(each); !base.empty()) toolkit(base);
  }
  toolkit("/usr/local/cuda");
  for (const std::string &each : folders("/usr/local", "cuda-")) toolkit(each);
  toolkit("/opt/cuda");
  if (const std::string own = own_packages(); !own.empty()) packages(own);
  for (const std::string &each : split(variable("GRIDSTRIDE_PACKAGES"))) packages(each);
  if (const std::string base = variable("VIRTUAL_ENV"); !base.empty()) {
    for (const std::string &each : folders(base + "/lib", "python3")) packages(each + "/site-packages");
  }
  for (const std::string &each : split(variable("PYTHONPATH"))) packages(each);
  return places;
}

class Loader {
public:
  const DynamicLibrary *find(const std::string &name, std::string *places) {
    const auto [at, fresh] = loaded_.try_emplace(name);
    Entry &entry = at->second;
    if (fresh) load(name, entry);
    if (places != nullptr) *places = entry.places;
    return entry.library.get();
  }

private:
  struct Entry {
    std::unique_ptr<DynamicLibrary> library;
    std::string places;
  };

  void load(const std::string &name, Entry &entry) {
    const auto which =
        std::find_if(known().begin(), known().end(), [&](const Known &each) { return name == each.name; });
    if (which == known().end()) return;
    const std::string given = variable("GRIDSTRIDE_CUDA_LIBRARIES");
    if (given == "none") {
      entry.places = "\n  nowhere: GRIDSTRIDE_CUDA_LIBRARIES is 'none'";
      return;
    }
    for (const char *need : which->needs) static_cast<void>(find(need, nullptr));
    std::vector<std::string> candidates;
    const auto add = [&](const std::string &folder) {
      for (const char *version : which->versions) {
        std::string path = folder;
        path += "lib" + name + ".so." + version;
        candidates.push_back(std::move(path));
      }
    };
    for (const std::string &folder : split(given)) add(folder + "/");
    add("");
    for (const std::string &folder : places_of(name)) add(folder + "/");
    for (const std::string &candidate : candidates) {
      entry.places += "\n  " + candidate;
      std::error_code ignored;
      if (candidate.find('/') != std::string::npos && !fs::exists(candidate, ignored)) continue;
      const std::string one[] = {candidate};
      if (auto opened = DynamicLibrary::open_any(one)) {
        entry.library = std::make_unique<DynamicLibrary>(std::move(*opened));
        return;
      }
    }
  }

  std::map<std::string, Entry> loaded_;
};

}  // namespace

const DynamicLibrary *find_library(const char *name, std::string *places) {
  static std::mutex mutex;
  static auto *const loader = new Loader;  // never unloaded: their threads live until the process ends
  const std::lock_guard lock(mutex);
  return loader->find(name, places);
}

}  // namespace gridstride::cuda
