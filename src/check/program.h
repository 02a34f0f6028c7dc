#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ir/ir.h"

namespace gridstride::check {

enum class Action : std::uint8_t { Reads, Writes, Updates };

/// A place of a kernel that reads or writes memory which threads share.
struct Site {
  Action action = Action::Reads;
  bool polls = false;  ///< a load by which a thread waits for what another one writes
  bool asks = false;   ///< an atomic operation whose old value somebody looks at
  ir::Space space = ir::Space::Global;
  std::uint32_t bytes = 0;
  std::uint32_t align = 1;
  std::string array;
  std::string file;
  ir::Loc loc;
};

/// A place at which threads wait for each other.
struct Wait {
  std::string file;
  ir::Loc loc;
};

struct Parameter {
  ir::Type type;
  std::string name;
  bool written = false;
};

/// An array in a block's shared memory; the last one, of unknown size, is that of the launch.
struct SharedMemory {
  std::uint64_t offset = 0;
  std::string name;
};

/// What the checker knows of a kernel beside its code.
class Program {
public:
  explicit Program(const ir::Module &module);

  [[nodiscard]] const std::string &name() const { return name_; }
  [[nodiscard]] const std::vector<Site> &sites() const { return sites_; }
  [[nodiscard]] const std::vector<Wait> &waits() const { return waits_; }
  [[nodiscard]] const std::vector<Parameter> &parameters() const { return parameters_; }
  [[nodiscard]] const std::vector<SharedMemory> &shared() const { return shared_; }
  /// Threads may be ordered by memory: they look at what atomics give, or wait for what others write.
  [[nodiscard]] bool orders_by_memory() const { return orders_by_memory_; }

private:
  std::string name_;
  std::vector<Site> sites_;
  std::vector<Wait> waits_;
  std::vector<Parameter> parameters_;
  std::vector<SharedMemory>
      shared_;  ///< as compiled code lays it out: by the order of the ops, each from a multiple of 64
  bool orders_by_memory_ = false;
};

/// Calls `found` for each op that is a site, in print order: the order that numbers them. Accesses to local and
/// constant arrays are none.
void visit_sites(const ir::Module &module, const std::function<void(const ir::Function &, const ir::Op &)> &found);

}  // namespace gridstride::check
