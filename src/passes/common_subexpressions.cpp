#include "passes/common_subexpressions.h"

#include <array>
#include <unordered_map>
#include <utility>

#include "passes/walk.h"

namespace gridstride::passes {

using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

namespace {

/// What makes two pure ops the same.
struct Key {
  OpCode code;
  ScalarOp scalar_op;
  DType dtype;  ///< of the result
  std::uint8_t dim;
  std::array<std::uint64_t, 2> bits;
  std::array<std::uint32_t, 3> operands;

  friend bool operator==(const Key &, const Key &) = default;
};

struct KeyHash {
  std::size_t operator()(const Key &key) const {
    std::uint64_t hash = (static_cast<std::uint64_t>(key.code) << 24) ^
                         (static_cast<std::uint64_t>(key.scalar_op) << 16) ^
                         (static_cast<std::uint64_t>(key.dtype) << 8) ^ key.dim;
    const auto mix = [&hash](std::uint64_t word) {
      hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
      hash ^= hash >> 29;
    };
    mix(key.bits[0]);
    mix(key.bits[1]);
    for (const std::uint32_t each : key.operands) mix(each);
    return static_cast<std::size_t>(hash);
  }
};

class Merger {
public:
  explicit Merger(Function &function) : function_(function) {}

  void run() { region(function_.body); }

private:
  Key key_of(const Op &op) const {
    Key key{op.code, ScalarOp::Add, function_.type(op.results[0]).dtype, op.dim, {0, 0}, {}};
    key.operands.fill(UINT32_MAX);
    for (std::size_t i = 0; i < op.operands.size(); ++i) key.operands[i] = op.operands[i].index;
    if (op.code == OpCode::Scalar) {
      key.scalar_op = op.scalar_op;
      if (info(op.scalar_op).commutative && key.operands[0] > key.operands[1]) {
        std::swap(key.operands[0], key.operands[1]);
      }
    }
    if (op.code == OpCode::Constant) key.bits = {op.scalar.bits[0], op.scalar.bits[1]};
    return key;
  }

  void region(Region &region) {
    const std::size_t mark = known_.size();
    std::vector<std::unique_ptr<Op>> kept;
    kept.reserve(region.ops.size());
    for (auto &op : region.ops) {
      replacements_.apply(*op);
      if (is_pure(*op)) {
        const Key key = key_of(*op);
        const auto [entry, fresh] = table_.try_emplace(key, op->results[0]);
        if (!fresh) {
          replacements_.replace(op->results[0], entry->second);
          adopt_name(entry->second, op->results[0]);
          continue;
        }
        known_.push_back(key);
      }
      for (Region &each : op->regions) this->region(each);
      kept.push_back(std::move(op));
    }
    region.ops = std::move(kept);
    // What this region defined is not visible outside.
    while (known_.size() > mark) {
      table_.erase(known_.back());
      known_.pop_back();
    }
  }

  void adopt_name(ValueId survivor, ValueId merged) {
    std::string &name = function_.values[survivor.index].name;
    if (name.empty()) name = std::move(function_.values[merged.index].name);
  }

  Function &function_;
  std::unordered_map<Key, ValueId, KeyHash> table_;
  std::vector<Key> known_;
  Replacements replacements_;
};

}  // namespace

void merge_common_subexpressions(Function &function) {
  Merger(function).run();
}

}  // namespace gridstride::passes
