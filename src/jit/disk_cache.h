#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gridstride::jit {

/// Compiled objects kept between processes, one file a key. A key is the whole content that an object follows from (IR,
/// target, options, compiler version); its fingerprint names the file, the file holds the whole key, and a lookup
/// compares all of it. Files are written under a temporary name and renamed, so that readers see whole files only; a
/// file that is damaged, of another format or of another key is a miss. No failure to read or write (no home, no
/// rights, a full disk) is an error: the cache then does nothing.
class DiskCache {
public:
  /// `folder` is made on the first store; an empty one turns the cache off.
  explicit DiskCache(std::string folder) : folder_(std::move(folder)) {}

  /// The process's cache: `kernels` within the configured cache folder. Off in a build without a build id, whose
  /// kernels could not be told from those of another build.
  [[nodiscard]] static const DiskCache &process();

  [[nodiscard]] std::optional<std::string> load(std::string_view key) const;
  void store(std::string_view key, std::string_view object) const;

  [[nodiscard]] const std::string &folder() const { return folder_; }
  [[nodiscard]] std::string path_of(std::string_view key) const;

private:
  std::string folder_;
};

}  // namespace gridstride::jit
