# Flags of every target: C++20, warnings as errors, hidden symbols, sanitizers on request.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# What libgridstride shows is decided by cmake/gridstride.map alone.
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
# Asserts stay on in no build; contracts that users can break are Errors, not asserts.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

find_program(GS_CCACHE ccache)
if(GS_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${GS_CCACHE}")
endif()

# GNU ld takes seconds on LLVM's archives, lld a fraction of one. g++ looks for `ld.lld`, which Debian's lld-22 has in
# LLVM's own folder only.
find_program(GS_LLD NAMES ld.lld HINTS /usr/lib/llvm-22/bin)
if(GS_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  get_filename_component(GS_LLD_FOLDER "${GS_LLD}" DIRECTORY)
  add_link_options("-B${GS_LLD_FOLDER}" -fuse-ld=lld)
endif()

# Cached kernels belong to the build that made them (src/base/build_id.h).
add_link_options("LINKER:--build-id=sha1")

add_library(gs_flags INTERFACE)
# Other compilers than the project's own may warn of more.
option(GS_WERROR "Warnings are errors" ON)
if(GS_WERROR)
  target_compile_options(gs_flags INTERFACE -Werror)
endif()
target_compile_options(gs_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
  -Woverloaded-virtual -Wno-error=maybe-uninitialized -ffp-contract=off -fno-semantic-interposition
  -ffunction-sections -fdata-sections)
if(GS_SANITIZE STREQUAL "address")
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=address,undefined)
elseif(GS_SANITIZE STREQUAL "thread")
  add_compile_options(-fsanitize=thread -g1)
  add_link_options(-fsanitize=thread)
elseif(GS_SANITIZE)
  message(FATAL_ERROR "GS_SANITIZE is '${GS_SANITIZE}'; expected empty, 'address' or 'thread'")
endif()
