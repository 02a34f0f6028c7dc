#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

struct PipelineOptions {
  bool fma = false;  ///< contract a * b + c
};

/// Everything between a front end's IR and CPU code generation. The module is verified before and well formed after.
void run_cpu_pipeline(ir::Module &module, const PipelineOptions &options = {});

/// For code under the checker: what finds loops that wait. Every access stays, where it stands.
void run_checked_pipeline(ir::Module &module);

}  // namespace gridstride::passes
