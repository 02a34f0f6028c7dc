#pragma once

#include <cstdint>

#include <llvm/IR/Instructions.h>

namespace gridstride::codegen::cpu {

/// A loop over rows of threads, of which each goes through an inner loop, takes two or four rows at a time: they share
/// what they all read, and their chains of results hide each other's latency. Threads of a phase do not wait for each
/// other, so that any order is theirs; only where control is the same for all rows and nothing is stored within the
/// inner loops. `row`: the loop's number, from 0 in steps of 1 for `rows` rows.
void jam_rows(llvm::PHINode *row, std::int64_t rows, int vector_bytes);

}  // namespace gridstride::codegen::cpu
