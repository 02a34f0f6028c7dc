#include "passes/pipelines.h"

#include "passes/common_subexpressions.h"
#include "passes/contract_fma.h"
#include "passes/dead_code.h"
#include "passes/eliminate_checks.h"
#include "passes/flatten_ifs.h"
#include "passes/global_index.h"
#include "passes/hoist_invariants.h"
#include "passes/inline_cooperation.h"
#include "passes/simplify.h"
#include "passes/unroll_loops.h"

namespace gridstride::passes {

void run_cpu_pipeline(ir::Module &module, const PipelineOptions &options) {
  inline_cooperation(module);
  for (const auto &each : module.functions) {
    ir::Function &function = *each;
    simplify(function);
    unroll_short_loops(function);
    recognize_global_index(function);
    merge_common_subexpressions(function);
    flatten_ifs(function);
    simplify(function);
    eliminate_dead_code(function);  // so that products have no idle second use
    if (options.fma) contract_fma(function);
    merge_common_subexpressions(function);
    eliminate_checks(function);
    hoist_invariants(function);
    merge_common_subexpressions(function);
    eliminate_dead_code(function);
  }
}

void run_checked_pipeline(ir::Module &module) {
  for (const auto &function : module.functions) {
    simplify(*function);
    hoist_invariants(*function);
  }
}

}  // namespace gridstride::passes
