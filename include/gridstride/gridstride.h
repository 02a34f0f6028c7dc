// Gridstride for C++ programs: arrays and kernels on a GPU or on a plain CPU, without Python.
//
//   find_package(gridstride REQUIRED)
//   target_link_libraries(program PRIVATE gridstride::gridstride)
//
// Read array.h first; each header is a page or two.
#pragma once

#include "gridstride/array.h"
#include "gridstride/device.h"
#include "gridstride/kernel.h"
#include "gridstride/linalg.h"
#include "gridstride/random.h"
#include "gridstride/ufuncs.h"
