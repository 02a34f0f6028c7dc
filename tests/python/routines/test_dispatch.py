"""NumPy's own functions called with device arrays, and the array API's namespace."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import same

RNG = np.random.default_rng(13)
X = RNG.uniform(1, 2, (4, 4))

ALONE = [
    *("sum", "prod", "max", "min", "mean", "std", "var", "all", "any", "argmax", "argmin", "count_nonzero"),
    *("ravel", "transpose", "squeeze", "flip", "fliplr", "flipud", "rot90", "atleast_1d", "atleast_2d", "atleast_3d"),
    *("sort", "argsort", "nonzero", "flatnonzero", "argwhere", "tril", "triu", "diag", "diagonal", "diagflat", "trace"),
    *("real", "imag", "angle", "conj", "round", "around", "fix", "nan_to_num", "sinc", "i0", "real_if_close", "isreal"),
    *("iscomplex", "isposinf", "isneginf", "trapezoid", "gradient", "ediff1d", "cov", "corrcoef", "copy", "zeros_like"),
    *("ones_like", "iscomplexobj", "isrealobj", "shape", "ndim", "size", "matrix_transpose", "clip"),
    *(
        "linalg.inv",
        "linalg.det",
        "linalg.svdvals",
        "linalg.norm",
        "linalg.eigvals",
        "linalg.matrix_rank",
        "linalg.pinv",
    ),
    *("linalg.slogdet", "linalg.cond", "linalg.qr", "fft.fft", "fft.ifft", "fft.rfft", "fft.irfft", "fft.fft2"),
    *("fft.ifft2", "fft.fftn", "fft.ifftn", "fft.rfftn", "fft.irfftn", "fft.hfft", "fft.ihfft", "fft.fftshift"),
]
CALLS = {
    "concatenate": lambda m, x: m.concatenate([x, x]),
    "stack": lambda m, x: m.stack([x, x], axis=1),
    "vstack": lambda m, x: m.vstack([x, x]),
    "hstack": lambda m, x: m.hstack([x, x]),
    "dstack": lambda m, x: m.dstack([x, x]),
    "column_stack": lambda m, x: m.column_stack([x, x]),
    "block": lambda m, x: m.block([[x, x], [x, x]]),
    "where": lambda m, x: m.where(x > 1.5, x, 0),
    "pad": lambda m, x: m.pad(x, 1, mode="reflect"),
    "tile": lambda m, x: m.tile(x, 2),
    "repeat": lambda m, x: m.repeat(x, 2),
    "roll": lambda m, x: m.roll(x, 1),
    "reshape": lambda m, x: m.reshape(x, (2, 8)),
    "insert": lambda m, x: m.insert(x, 1, 0.0),
    "delete": lambda m, x: m.delete(x, 1, 0),
    "append": lambda m, x: m.append(x, x),
    "swapaxes": lambda m, x: m.swapaxes(x, 0, 1),
    "moveaxis": lambda m, x: m.moveaxis(x, 0, 1),
    "rollaxis": lambda m, x: m.rollaxis(x, 1),
    "expand_dims": lambda m, x: m.expand_dims(x, 0),
    "broadcast_to": lambda m, x: m.broadcast_to(x, (2, 4, 4)),
    "broadcast_arrays": lambda m, x: m.broadcast_arrays(x, x[0]),
    "split": lambda m, x: m.split(x, 2),
    "array_split": lambda m, x: m.array_split(x, 3),
    "full_like": lambda m, x: m.full_like(x, 3),
    "linspace": lambda m, x: m.linspace(x, x + 1, 3),
    "apply_along_axis": lambda m, x: m.apply_along_axis(lambda v: v * 2, 0, x),
    "resize": lambda m, x: m.resize(x, (3, 3)),
    "convolve": lambda m, x: m.convolve(x[0], x[1]),
    "correlate": lambda m, x: m.correlate(x[0], x[1]),
    "meshgrid": lambda m, x: m.meshgrid(x[0], x[1]),
    "einsum": lambda m, x: m.einsum("ij,jk", x, x),
    "dot": lambda m, x: m.dot(x, x),
    "vdot": lambda m, x: m.vdot(x, x),
    "inner": lambda m, x: m.inner(x, x),
    "outer": lambda m, x: m.outer(x, x),
    "kron": lambda m, x: m.kron(x, x),
    "tensordot": lambda m, x: m.tensordot(x, x),
    "matmul": lambda m, x: m.matmul(x, x),
    "cross": lambda m, x: m.cross(x[:, :3], x[:, 1:]),
    "polyval": lambda m, x: m.polyval(x[0], x),
    "polyfit": lambda m, x: m.polyfit(x[0], x[1], 1),
    "polyadd": lambda m, x: m.polyadd(x[0], x[1]),
    "vander": lambda m, x: m.vander(x[0]),
    "isclose": lambda m, x: m.isclose(x, x),
    "allclose": lambda m, x: m.allclose(x, x),
    "array_equal": lambda m, x: m.array_equal(x, x),
    "linalg.solve": lambda m, x: m.linalg.solve(x, x),
    "linalg.lstsq": lambda m, x: m.linalg.lstsq(x, x, rcond=None),
    "linalg.matrix_power": lambda m, x: m.linalg.matrix_power(x, 3),
    "linalg.multi_dot": lambda m, x: m.linalg.multi_dot([x, x, x]),
    "piecewise": lambda m, x: m.piecewise(x, [x > 1.5], [0, 1]),
    "trim_zeros": lambda m, x: m.trim_zeros(x[0]),
    "apply_over_axes": lambda m, x: m.apply_over_axes(lambda v, axis: v.max(axis), x, [0]),
}
CALLS.update({name: (lambda m, x, name=name: attribute(m, name)(x)) for name in ALONE})


def attribute(module, name):
    for part in name.split("."):
        module = getattr(module, part)
    return module


def compare(actual, expected):
    if isinstance(expected, (list, tuple)):
        assert len(actual) == len(expected)
        for a, e in zip(actual, expected, strict=True):
            compare(a, e)
        return
    if isinstance(expected, np.ndarray):
        assert isinstance(actual, gs.ndarray), type(actual)
    same(actual, expected, rtol=1e-9, atol=1e-9, strict_dtype=isinstance(actual, gs.ndarray))


@pytest.mark.parametrize("name", CALLS)
def test_numpys_function_runs_on_the_device(name):
    if "." in name and not hasattr(np.linalg if "linalg" in name else np.fft, name.split(".")[1]):
        pytest.skip("this NumPy has no such function")
    compare(CALLS[name](np, gs.asarray(X)), CALLS[name](np, X))


def test_device_arguments():
    for make in (
        lambda **k: gs.zeros(3, **k),
        lambda **k: gs.ones(3, **k),
        lambda **k: gs.empty(3, **k),
        lambda **k: gs.full(3, 2, **k),
        lambda **k: gs.arange(3, **k),
        lambda **k: gs.eye(3, **k),
        lambda **k: gs.linspace(0, 1, 3, **k),
        lambda **k: gs.asarray([1, 2, 3], **k),
        lambda **k: gs.zeros_like(gs.ones(3), **k),
        lambda **k: gs.ones_like(gs.ones(3), **k),
        lambda **k: gs.empty_like(gs.ones(3), **k),
        lambda **k: gs.full_like(gs.ones(3), 1, **k),
    ):
        assert make(device=None).shape[0] == 3
        assert make(device=cuda.Device()).shape[0] == 3
    with pytest.raises(ValueError, match="unknown device 'elsewhere'"):
        gs.zeros(3, device="elsewhere")


def test_asarray_copy():
    a = gs.ones(3)
    assert gs.asarray(a, copy=False) is a
    assert not gs.shares_memory(gs.asarray(a, copy=True), a)
    with pytest.raises(ValueError, match="Unable to avoid copy"):
        gs.asarray(a, "float32", copy=False)
    with pytest.raises(ValueError, match="Unable to avoid copy"):
        gs.asarray([1, 2], copy=False)


def test_namespace_info():
    info = gs.__array_namespace_info__()
    assert info.capabilities()["boolean indexing"]
    assert info.default_device() == cuda.Device() and info.default_device() in info.devices()
    assert info.default_dtypes()["real floating"] == np.float64
    assert set(info.dtypes(kind="real floating")) == {"float32", "float64"}
    assert len(info.dtypes()) == 13 and len(info.dtypes(kind=("bool", "integral"))) == 9
    with pytest.raises(ValueError, match="unsupported kind"):
        info.dtypes(kind="text")
    assert gs.__array_api_version__ == "2025.12"


def test_helpers(capsys):
    calls = []

    @gs.memoize()
    def square(x):
        calls.append(x)
        return x * x

    assert square(3) == square(3) == 9 and calls == [3]
    gs.clear_memo()
    assert square(3) == 9 and calls == [3, 3]
    gs.show_config()
    assert "gridstride" in capsys.readouterr().out
    assert gs.is_available()
    assert gs.asfarray([1, 2]).dtype == np.float64 and gs.asfarray([1, 2], int).dtype == np.float64
    a = gs.ones(4)
    same(gs.fromDlpack(a.toDlpack()), np.ones(4))
    same(gs.fromDlpack(a), np.ones(4))
    assert gs.get_default_memory_pool().used_bytes() >= 0


def test_names_that_numpy_has_dropped():
    same(gs.cumproduct(gs.arange(1, 5)), np.cumprod(np.arange(1, 5)))
    pool = gs.get_default_pinned_memory_pool()
    pool.free_all_blocks()
    assert pool.n_free_blocks() == 0


def test_fuse_gives_the_function_back():
    @gs.fuse
    def double(x):
        return x * 2

    @gs.fuse(kernel_name="double")
    def again(x):
        return x * 2

    same(double(gs.arange(3)), np.arange(3) * 2)
    same(again(gs.arange(3)), np.arange(3) * 2)
    with pytest.raises(TypeError, match="decorates a function"):
        gs.fuse(3)
