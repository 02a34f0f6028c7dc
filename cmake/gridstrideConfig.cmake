# An engine built elsewhere, as tools/make_gpu_archive.sh packs it: only the bindings are built here (GS_PREBUILT).
get_filename_component(GS_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
file(GLOB GS_PREBUILT_FMT "${GS_PREFIX}/lib/libfmt.so*")
add_library(gridstride::gridstride SHARED IMPORTED)
set_target_properties(gridstride::gridstride PROPERTIES
  IMPORTED_LOCATION "${GS_PREFIX}/lib/libgridstride.so"
  INTERFACE_INCLUDE_DIRECTORIES "${GS_PREFIX}/include"
  INTERFACE_COMPILE_DEFINITIONS FMT_SHARED
  INTERFACE_LINK_LIBRARIES "${GS_PREBUILT_FMT}")
