# LLVM 22 (static, hidden) and SLEEF, the two libraries that code generation stands on.
find_package(LLVM 22.1 REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/llvm)
llvm_map_components_to_libnames(GS_LLVM_LIBS Core Support Analysis TransformUtils InstCombine ScalarOpts IPO Vectorize
  Passes OrcJIT JITLink X86CodeGen X86AsmParser X86Desc X86Info X86Disassembler NVPTXCodeGen NVPTXDesc NVPTXInfo Target)
add_library(gs_llvm INTERFACE)
target_include_directories(gs_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
target_link_libraries(gs_llvm INTERFACE ${GS_LLVM_LIBS})

find_library(GS_SLEEF_LIBRARY sleef REQUIRED)
add_library(gs_sleef INTERFACE)
target_link_libraries(gs_sleef INTERFACE ${GS_SLEEF_LIBRARY})
