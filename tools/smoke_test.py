"""A first look at an installed Gridstride: `python smoke_test.py`. Needs nothing but the package.

Exits with 1, and says what, where something is wrong; `--relocated` also wants every library of the engine to come from
the package's own folder.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import gridstride as gs
from gridstride import cuda


@cuda.jit
def affine(x, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = 2 * x[i] + 1


@cuda.jit
def reverse_blocks(x, out):
    tile = cuda.shared.array(64, "float64")
    i = cuda.grid(1)
    tile[cuda.threadIdx.x] = x[i]
    cuda.syncthreads()
    out[i] = tile[63 - cuda.threadIdx.x]


def check_arrays() -> None:
    a = np.random.default_rng(1).random((300, 40))
    x = gs.asarray(a)
    np.testing.assert_allclose((gs.sin(x) * x + 1).sum(axis=0).get(), (np.sin(a) * a + 1).sum(axis=0))
    np.testing.assert_array_equal(gs.sort(x.ravel()).get(), np.sort(a.ravel()))
    np.testing.assert_array_equal(x[x > 0.5].get(), a[a > 0.5])
    assert gs.random.default_rng(3).random(10).shape == (10,)


def check_kernels() -> None:
    x = gs.arange(1024, dtype=float)
    out = gs.empty_like(x)
    affine[4, 256](x, out)
    np.testing.assert_array_equal(out.get(), np.arange(1024) * 2.0 + 1)
    reverse_blocks[16, 64](x, out)
    np.testing.assert_array_equal(out.get(), np.arange(1024.0).reshape(16, 64)[:, ::-1].ravel())
    scale = gs.ElementwiseKernel("float64 x, float64 k", "float64 y", "y = k * x", "scale")
    np.testing.assert_array_equal(scale(x, 3.0).get(), np.arange(1024) * 3.0)


def check_libraries() -> None:
    a = np.random.default_rng(2).random((50, 50)) + 50 * np.eye(50)
    np.testing.assert_allclose((gs.asarray(a) @ gs.linalg.inv(gs.asarray(a))).get(), np.eye(50), atol=1e-12)
    np.testing.assert_allclose(gs.fft.fft(gs.asarray(a)).get(), np.fft.fft(a), atol=1e-10)


def check_posing() -> None:
    gs.install()
    import cupy
    from numba import cuda as posed

    assert cupy.ndarray is gs.ndarray
    assert posed.grid is cuda.grid
    gs.uninstall()


def check_relocated() -> None:
    home = Path(gs.__file__).resolve().parent.parent
    maps = Path("/proc/self/maps").read_text()
    libraries = {line.split()[-1] for line in maps.splitlines() if ".so" in line}
    for stem in ("libgridstride", "libtbb", "libopenblas", "libfmt", "libsleef"):
        found = [path for path in libraries if Path(path).name.startswith(stem)]
        assert found, f"{stem} is not loaded"
        ours = [path for path in found if Path(path).resolve().is_relative_to(home)]
        assert ours, f"{stem} comes from {found[0]}, not from the package"


def main() -> int:
    """Runs the checks."""
    checks = [check_arrays, check_kernels, check_libraries, check_posing]
    if "--relocated" in sys.argv[1:]:
        checks.append(check_relocated)
    for check in checks:
        check()
    print(f"gridstride {gs.__version__} works: {Path(gs.__file__).parent}, {cuda.Device().name} [{cuda.Device().kind}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
