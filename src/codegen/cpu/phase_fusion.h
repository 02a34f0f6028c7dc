#pragma once

#include <cstdint>
#include <unordered_map>

#include "codegen/cpu/fission.h"
#include "ir/ir.h"

namespace gridstride::codegen::cpu {

/// How the vectors of a phase have to follow each other.
struct PhaseOrder {
  int lanes = 0;            ///< threads of a vector, along x; 0: any order, any vectors
  bool descending = false;  ///< the last vector first
};

/// The barriers that need not cut: the threads of one vector may run past them before those of the next one begin,
/// because what threads hand to each other there stays within a vector or goes the way that the vectors do. That is
/// found by trying the accesses of all threads, for kernels of one shape (for_block). With each barrier goes the order
/// of the phase that it is in.
using Fusions = std::unordered_map<const ir::Op *, PhaseOrder>;
[[nodiscard]] Fusions find_fusions(const ir::Function &kernel, const FissionFacts &facts,
                                   const std::uint32_t (&shape)[3], int vector_bytes, int wanted_lanes);

}  // namespace gridstride::codegen::cpu
