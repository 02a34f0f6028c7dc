#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "array/program.h"
#include "array/window.h"

namespace gridstride::array {

struct CachedKernel;

/// The stages of a walk over rows (row_blocks.h) as one kernel for a GPU, whose threads keep their rows in registers
/// from one reduction to the next: codegen/nvptx/rows.h. Values are numbers of a row, one each (a reduction's, and what
/// is computed of those), or one for each of its elements.
class RowKernel {
public:
  explicit RowKernel(Window &window) : window_(window) {}

  /// Begins a kernel over `rows` rows of `length` elements each.
  void begin(std::int64_t rows, std::int64_t length);
  /// Adds a stage, after those that it stands on: its values over `shape`, dense in C order; `whole`: they are stored.
  /// False where the kernel cannot have it.
  [[nodiscard]] bool add(Node *value, const Shape &shape, DType dtype, bool whole);
  /// Finds the kernel. False where there is none for rows like these.
  [[nodiscard]] bool compile();
  /// Launches it; `outputs` are the blocks of the stages that are stored, in the order of `add`.
  void launch(const std::vector<BlockRef> &outputs);
  void clear();

private:
  struct Leaf {
    BlockRef block;
    DType dtype;
    bool per_row;
    ir::LayoutClass layout_class;
    std::int64_t offset;
    Strides strides;
  };
  struct Output {
    std::uint8_t value;
    DType dtype;
    bool per_row;
  };
  friend class RowEmitter;

  [[nodiscard]] std::optional<std::uint8_t> visit(Node *node, const Shape &shape, bool per_row);
  [[nodiscard]] std::optional<std::uint8_t> visit_leaf(const Node &node, const Shape &shape, bool per_row);
  [[nodiscard]] std::optional<std::uint8_t> visit_view(const Node &view) const;
  [[nodiscard]] std::optional<std::uint8_t> add_value(Program::Value value, bool per_row);
  [[nodiscard]] bool choose_form();
  void key(std::string &text) const;
  [[nodiscard]] ir::Module build() const;
  void fill_slots(const std::vector<BlockRef> &outputs, std::vector<std::uint64_t> &slots) const;
  [[nodiscard]] std::string title() const;

  Window &window_;
  std::uint64_t epoch_ = 0;
  std::int64_t rows_ = 0;
  std::int64_t length_ = 0;
  std::vector<Program::Value> values_;  ///< of a Reduce: `op` combines, `leaf` is the number of its identity
  std::vector<bool> per_row_;           ///< by value
  std::vector<Leaf> leaves_;
  std::vector<Output> outputs_;
  std::vector<Scalar> params_;
  std::vector<Scalar> identities_;
  std::uint32_t threads_ = 0;  ///< of a row
  std::uint32_t rounds_ = 0;   ///< values that each keeps
  std::shared_ptr<const CachedKernel> kernel_;
};

}  // namespace gridstride::array
