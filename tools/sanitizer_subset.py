"""What compute-sanitizer looks at: a little of every kind of GPU code. tools/gpu_tests.py runs it."""

from __future__ import annotations

import numpy as np

import gridstride as gs
from gridstride import cuda


@cuda.jit
def shifted(x, y):
    i = cuda.grid(1)
    y[i] = x[i - 1] + x[i + 1]


@cuda.jit(debug=True)
def faulty(x):
    x[cuda.grid(1)] = 1.0


def main() -> None:
    rng = np.random.default_rng(0)
    host = rng.random(10_007)
    x = gs.asarray(host)
    y = gs.zeros(10_000)
    shifted[50, 256](x, y)
    assert (x * 2 + gs.sin(x)).shape == host.shape
    np.testing.assert_allclose(float((x * x).sum()), (host * host).sum())
    rows = gs.asarray(host[:10_000]).reshape(100, 100)
    np.testing.assert_allclose(rows.sum(axis=0).get(), host[:10_000].reshape(100, 100).sum(axis=0))
    np.testing.assert_allclose(rows.T.copy().sum(axis=1).get(), host[:10_000].reshape(100, 100).sum(axis=0))
    for length in (7, 50, 300, 700, 5000):  # a thread, some, a warp and more for a row
        m = gs.asarray(rng.random((9, length)))
        e = gs.exp(m - m.max(axis=1)[:, None])
        np.testing.assert_allclose((e / e.sum(axis=1)[:, None]).sum(axis=1).get(), np.ones(9))
    for dtype in ("uint8", "float16", "int32", "float64"):
        values = (rng.random(20_000) * 200).astype(dtype)
        np.testing.assert_array_equal(gs.sort(gs.asarray(values)).get(), np.sort(values))
        np.testing.assert_array_equal(gs.argsort(gs.asarray(values)).get(), np.argsort(values, kind="stable"))
        table = values.reshape(200, 100)
        np.testing.assert_array_equal(gs.sort(gs.asarray(table)).get(), np.sort(table))
    assert gs.random.rand(1001).get().max() < 1
    assert abs(float(gs.random.standard_normal(5001).mean())) < 0.2
    assert int(gs.random.randint(0, 10, 999).max()) < 10
    faulty[50, 256](x)
    try:
        cuda.synchronize()
        raise AssertionError("no IndexError")
    except IndexError:
        pass
    print("done")


if __name__ == "__main__":
    main()
