"""Programs written for CuPy and Numba-CUDA run on Gridstride unchanged.

`install` makes ``import cupy``, ``import cupyx`` and ``from numba import cuda`` give Gridstride, whether or not those
packages are installed. ``python -m gridstride program.py`` does so and runs the program; ``%load_ext gridstride`` does
it in a notebook.

What is not covered fails where it is imported, with an ImportError that names it. numba's own compiler (``njit`` and
the rest) stays with the real package where that is installed.
"""

from gridstride.compat._posed import install, uninstall

__all__ = ["install", "uninstall"]
