#pragma once

#include <string>

#include "lang/environment.h"

namespace gridstride::kernels {

/// def scale(x, k): i = cuda.grid(1); x[i] *= k
inline lang::Program scale_program() {
  return lang::Program::parse(R"text((Program 1 [
(Unit "scale" "scale.py" 1 ["def scale(x, k):" "    i = cuda.grid(1)" "    x[i] *= k"]
(FunctionDef@1:1:0 "scale" (arguments [] [(arg@1:11:12 "x") (arg@1:14:15 "k")] None [] [] None [])
  [(Assign@2:5:21 [(Name@2:5:6 "i")] (Call@2:9:21 (Attribute@2:9:18 (Name@2:9:13 "cuda") "grid") [(Constant@2:19:20 1)] []))
   (AugAssign@3:5:14 (Subscript@3:5:9 (Name@3:5:6 "x") (Name@3:7:8 "i")) Mult (Name@3:13:14 "k"))])
[(Bind "cuda" (Namespace "module" "gridstride.cuda" [(Bind "grid" (Intrinsic "cuda.grid"))]))] [])]))text");
}

/// def shift(x, y): i = cuda.grid(1); y[i] = x[i - 1]
inline lang::Program shift_program() {
  return lang::Program::parse(R"text((Program 1 [
(Unit "shift" "shift.py" 1 ["def shift(x, y):" "    i = cuda.grid(1)" "    y[i] = x[i - 1]"]
(FunctionDef@1:1:0 "shift" (arguments [] [(arg@1:11:12 "x") (arg@1:14:15 "y")] None [] [] None [])
  [(Assign@2:5:21 [(Name@2:5:6 "i")] (Call@2:9:21 (Attribute@2:9:18 (Name@2:9:13 "cuda") "grid") [(Constant@2:19:20 1)] []))
   (Assign@3:5:20 [(Subscript@3:5:9 (Name@3:5:6 "y") (Name@3:7:8 "i"))]
     (Subscript@3:12:20 (Name@3:12:13 "x") (BinOp@3:14:19 (Name@3:14:15 "i") Sub (Constant@3:18:19 1))))])
[(Bind "cuda" (Namespace "module" "gridstride.cuda" [(Bind "grid" (Intrinsic "cuda.grid"))]))] [])]))text");
}

}  // namespace gridstride::kernels
