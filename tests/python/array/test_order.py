"""Sorting, selection, searches, sets and counts against NumPy."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, FLOAT, REAL, random_array, run_program, same, strided

SHAPES = [(0,), (1,), (9,), (700,), (5000,), (3, 4), (40, 3), (2, 3, 4), (0, 3), (3, 0), (3, 1500)]


def awkward(rng, shape, dtype):
    """Values with many ties, and of floats some NaN, infinities and zeros of both signs; host and device."""
    host, a = strided(rng, shape, dtype, low=-5, high=5)
    if np.dtype(dtype).kind == "f":
        special = np.array([np.nan, -np.nan, np.inf, -np.inf, 0.0, -0.0], dtype)
        choice = rng.integers(0, 30, host.shape)
        value = special[np.minimum(choice, 5)]
        host = np.where(choice < 6, value, host)
    elif np.dtype(dtype).kind == "c":
        parts = np.array([np.nan, 1.0, 2.0, -0.0, 0.0])
        pick = rng.integers(0, 5, (2, *host.shape))
        rare = rng.random(host.shape) < 0.5
        with np.errstate(invalid="ignore"):
            host = np.where(rare, (parts[pick[0]] + 1j * np.where(pick[1] == 0, np.nan, pick[1])).astype(dtype), host)
    else:
        return host, a
    return host, gs.asarray(np.ascontiguousarray(host))


def equal_values(actual, expected):
    """Equal but for the signs of zeros and the bits of NaN."""
    actual = actual.get()
    assert actual.shape == expected.shape
    assert actual.dtype == expected.dtype
    np.testing.assert_array_equal(actual, expected)


@st.composite
def cases(draw):
    shape = draw(st.sampled_from(SHAPES))
    return draw(st.sampled_from(ALL)), shape, draw(st.integers(-len(shape), len(shape) - 1)), draw(st.integers(0, 999))


@settings(max_examples=250, deadline=None)
@given(cases())
def test_sort_and_stable_argsort(case):
    dtype, shape, axis, seed = case
    host, a = awkward(np.random.default_rng(seed), shape, dtype)
    equal_values(gs.sort(a, axis=axis), np.sort(host, axis=axis))
    same(gs.argsort(a, axis=axis, kind="stable"), np.argsort(host, axis=axis, kind="stable"))
    same(gs.argsort(a, axis=None), np.argsort(host, axis=None, kind="stable"))
    b = a.copy()
    b.sort(axis=axis)
    equal_values(b, np.sort(host, axis=axis))


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize("ties", [False, True])
def test_argsort_of_many(dtype, ties, rng):
    n = 400_000
    host = random_array(rng, n, dtype, low=-5 if ties else None, high=5 if ties else None)
    if ties and host.dtype.kind in "fc":
        host = np.rint(host.real).astype(dtype)
    same(gs.argsort(gs.asarray(host)), np.argsort(host, kind="stable"))
    equal_values(gs.sort(gs.asarray(host)), np.sort(host))


def test_argsort_where_few_keys_hold_all_but_a_few(rng):
    # The top bits of the keys' distances tell these apart badly: runs are sorted again and again.
    host = rng.random(300_000) * 1e-300
    host[::1000] = rng.random(300) * 1e300
    host[5::777] = 0.0
    same(gs.argsort(gs.asarray(host)), np.argsort(host, kind="stable"))
    small = host[:5000]
    same(gs.argsort(gs.asarray(small)), np.argsort(small, kind="stable"))


@settings(max_examples=250, deadline=None)
@given(cases(), st.lists(st.integers(0, 5000), min_size=1, max_size=3))
def test_partition(case, places):
    dtype, shape, axis, seed = case
    host, a = awkward(np.random.default_rng(seed), shape, dtype)
    length = shape[axis]
    if length == 0:
        return
    kth = [p % (2 * length) - length for p in places]
    ordered = np.moveaxis(np.sort(host, axis=axis), axis, -1)
    result = gs.partition(a, kth, axis=axis)
    order = gs.argpartition(a, kth, axis=axis)
    for parted in (result.get(), np.take_along_axis(host, order.get(), axis=axis)):
        rows = np.moveaxis(parted, axis, -1)
        np.testing.assert_array_equal(np.sort(rows, axis=-1), ordered)
        for k in kth:
            k %= length
            np.testing.assert_array_equal(rows[..., k], ordered[..., k])
            np.testing.assert_array_equal(np.sort(rows[..., :k], axis=-1), ordered[..., :k])


@pytest.mark.parametrize("dtype", REAL)
def test_partition_of_many(dtype, rng):
    host = random_array(rng, 300_000, dtype)
    a = gs.asarray(host)
    ordered = np.sort(host)
    kth = [0, 777, 150_000, -1]
    for parted in (gs.partition(a, kth).get(), host[gs.argpartition(a, kth).get()]):
        np.testing.assert_array_equal(np.sort(parted), ordered)
        np.testing.assert_array_equal(parted[kth], ordered[kth])
        assert parted[:777].max() <= ordered[777]
        assert parted[150_000:].min() >= ordered[150_000]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(ALL), st.integers(0, 50), st.sampled_from(["left", "right"]), st.integers(0, 999))
def test_searchsorted(dtype, length, side, seed):
    rng = np.random.default_rng(seed)
    host, a = awkward(rng, (length,), dtype)
    wanted, w = awkward(rng, (4, 5), dtype)
    order = np.argsort(host, kind="stable")
    same(gs.searchsorted(gs.sort(a), w, side), np.searchsorted(np.sort(host), wanted, side))
    same(gs.searchsorted(a, w, side, sorter=gs.asarray(order)), np.searchsorted(host, wanted, side, sorter=order))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(ALL), st.sampled_from([(0,), (1,), (30,), (4, 6), (500,)]), st.booleans(), st.integers(0, 999))
def test_unique(dtype, shape, equal_nan, seed):
    host, a = awkward(np.random.default_rng(seed), shape, dtype)
    equal_values(gs.unique(a, equal_nan=equal_nan), np.unique(host, equal_nan=equal_nan))
    expected = np.unique(host, True, True, True, equal_nan=equal_nan)
    for ours, theirs in zip(gs.unique(a, True, True, True, equal_nan=equal_nan), expected, strict=True):
        equal_values(ours, theirs)
    if dtype not in FLOAT and not dtype.startswith("complex"):
        for axis in range(len(shape)):
            expected = np.unique(host, True, True, True, axis=axis)
            for ours, theirs in zip(gs.unique(a, True, True, True, axis=axis), expected, strict=True):
                equal_values(ours, theirs)


SETS = {
    "isin": lambda xp, a, b: xp.isin(a, b),
    "isin invert": lambda xp, a, b: xp.isin(a, b, invert=True, kind="sort"),
    "intersect1d": lambda xp, a, b: xp.intersect1d(a, b),
    "union1d": lambda xp, a, b: xp.union1d(a, b),
    "setdiff1d": lambda xp, a, b: xp.setdiff1d(a, b),
    "setxor1d": lambda xp, a, b: xp.setxor1d(a, b),
    "intersect1d indices": lambda xp, a, b: xp.stack(xp.intersect1d(a, b, return_indices=True)[1:]),
    "unique_counts": lambda xp, a, b: xp.stack(xp.unique_counts(a)),
    "unique_inverse": lambda xp, a, b: xp.unique_inverse(a).inverse_indices,
    "unique_all": lambda xp, a, b: xp.unique_all(a).indices,
    "unique_values": lambda xp, a, b: xp.sort(xp.unique_values(a)),
    "lexsort": lambda xp, a, b: xp.lexsort((a[:1], a[1:2])),
    "lexsort axis": lambda xp, a, b: xp.lexsort(a[None], axis=0),
    "digitize": lambda xp, a, b: xp.digitize(a, xp.sort(b)),
    "digitize right": lambda xp, a, b: xp.digitize(a, xp.sort(b), right=True),
    "digitize falling": lambda xp, a, b: xp.digitize(a, xp.sort(b)[::-1]),
    "bincount": lambda xp, a, b: xp.bincount(abs(b)),
    "bincount minlength": lambda xp, a, b: xp.bincount(abs(b), minlength=40),
    "bincount weights": lambda xp, a, b: xp.bincount(abs(b), weights=b * 0.5),
    "sort_complex": lambda xp, a, b: xp.sort_complex(a),
}


@pytest.mark.parametrize("name", SETS)
def test_sets_and_counts(name, rng):
    for n in (1, 8, 30):
        a, b = rng.integers(-9, 9, (4, 6)), rng.integers(-9, 9, n)
        same(SETS[name](gs, gs.asarray(a), gs.asarray(b)), SETS[name](np, a, b))


def test_bincount_of_many_bins(rng):
    x = rng.integers(0, 200_000, 500_000)
    w = rng.random(x.size)
    same(gs.bincount(gs.asarray(x)), np.bincount(x))
    same(gs.bincount(gs.asarray(x), gs.asarray(w)), np.bincount(x, w))


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(["bool", "int8", "uint8", "int64", "float32", "float64"]),
    st.sampled_from([(0,), (1,), (200,), (20, 30)]),
    st.sampled_from([1, 7, 10, "edges", "sturges", "fd", "doane", "scott", "rice", "sqrt", "auto", "stone"]),
    st.sampled_from([None, (-2, 3), (0, 0)]),
    st.sampled_from(["none", "density", "int", "float", "complex"]),
    st.integers(0, 999),
)
def test_histogram(dtype, shape, bins, limits, form, seed):
    rng = np.random.default_rng(seed)
    host, a = strided(rng, shape, dtype, low=-4, high=5)
    kwargs = {"bins": bins, "range": limits}
    if bins == "edges":
        edges = np.array([-3, -1, 0, 0.5, 2.5, 4])
        kwargs["bins"] = edges
    ours = dict(kwargs)
    if bins == "edges":
        ours["bins"] = gs.asarray(edges)
    if form == "density":
        kwargs["density"] = ours["density"] = True
    elif form != "none":
        if isinstance(bins, str) and bins != "edges":
            return
        weights = {
            "int": rng.integers(0, 5, shape),
            "float": rng.random(shape),
            "complex": rng.random(shape) + 1j * rng.random(shape),
        }[form]
        kwargs["weights"], ours["weights"] = weights, gs.asarray(weights)
    with np.errstate(all="ignore"):
        counts, edges = np.histogram(host, **kwargs)
    got, limit = gs.histogram(a, **ours)
    same(limit, edges, rtol=1e-6 if edges.dtype == np.float32 else 1e-13, atol=1e-13)
    if form in ("none", "int"):
        same(got, counts)
    else:
        same(got, counts, rtol=1e-6, atol=1e-12)


def test_histograms_of_several_dimensions(rng):
    points = rng.normal(size=(500, 3))
    weights = rng.random(500)
    for kwargs in ({}, {"bins": 4}, {"bins": (3, 4, 5)}, {"bins": 4, "range": [(-1, 1), None, (0, 2)]}):
        for more in ({}, {"density": True}, {"weights": weights}):
            counts, edges = np.histogramdd(points, **kwargs, **more)
            ours = {k: gs.asarray(v) if isinstance(v, np.ndarray) else v for k, v in more.items()}
            got, limits = gs.histogramdd(gs.asarray(points), **kwargs, **ours)
            same(got, counts, rtol=1e-12)
            for limit, edge in zip(limits, edges, strict=True):
                same(limit, edge, rtol=1e-13)
    x, y = points[:, 0].copy(), points[:, 1].copy()
    for bins in (10, (3, 4), np.array([-1, 0, 0.5, 1])):
        expected = np.histogram2d(x, y, bins)
        got = gs.histogram2d(gs.asarray(x), gs.asarray(y), gs.asarray(bins) if isinstance(bins, np.ndarray) else bins)
        for ours, theirs in zip(got, expected, strict=True):
            same(ours, theirs, rtol=1e-13)


def test_histogram_of_many(rng):
    host = rng.normal(size=700_000)
    counts, edges = np.histogram(host, 300)
    got, limit = gs.histogram(gs.asarray(host), 300)
    same(got, counts)
    same(limit, edges)


def test_order_errors():
    a = gs.arange(6)
    with pytest.raises(ValueError, match=r"kth\(=6\) out of bounds \(6\)"):
        gs.partition(a, 6)
    with pytest.raises(ValueError, match="select kind"):
        gs.partition(a, 1, kind="other")
    with pytest.raises(ValueError, match="search side"):
        gs.searchsorted(a, 1, "middle")
    with pytest.raises(ValueError, match="no negative elements"):
        gs.bincount(gs.asarray([1, -1]))
    with pytest.raises(TypeError, match="safe"):
        gs.bincount(gs.ones(3))
    with pytest.raises(ValueError, match="monotonically"):
        gs.digitize(a, gs.asarray([1, 3, 2]))
    with pytest.raises(ValueError, match="monotonically"):
        gs.histogram(a, gs.asarray([1, 3, 2]))
    with pytest.raises(ValueError, match="not finite"):
        gs.histogram(gs.asarray([1.0, np.inf]))
    with pytest.raises(ValueError, match="must be positive"):
        gs.histogram(a, 0)
    with pytest.raises(ValueError, match="not a valid estimator"):
        gs.histogram(a, "other")
    with pytest.raises(ValueError, match="same shape"):
        gs.lexsort([gs.ones(2), gs.ones(3)])


def test_the_number_of_workers_changes_nothing():
    program = """
        import gridstride as gs, hashlib
        x = gs.random.default_rng(5).random(600_000)
        index = (x * 1000).astype("int64")
        parts = [gs.sort(x), gs.argsort(index), gs.bincount(index, x), gs.histogram(x, 50)[0], gs.partition(x, 1000)]
        print(hashlib.sha256(b"".join(p.tobytes() for p in parts[:4])).hexdigest(), float(parts[4][1000]))
    """
    results = {run_program(program, env={"GRIDSTRIDE_NUM_THREADS": str(n)}).stdout for n in (1, 2, 3)}
    assert len(results) == 1
    assert len(results.pop()) > 64


@pytest.mark.parametrize("right", [False, True])
def test_digitize_with_nan(right):
    nan = np.nan
    x = np.array([0, 2, 5, nan, 8, 20])
    for edges in (
        [1, 3, 5, 8, nan],
        [nan, 8, 5, 3, 1],
        [nan] * 4,
        [nan, nan, nan, 5, 3, 1],
        [1, 1, 5, nan],
        [2, 2],
        [3],
    ):
        same(gs.digitize(gs.asarray(x), gs.asarray(edges, "float64"), right), np.digitize(x, edges, right))
    with pytest.raises(ValueError, match="monotonically"):
        gs.digitize(gs.asarray(x), gs.asarray([1.0, 3, 2]))
    with pytest.raises(ValueError, match="monotonically"):
        gs.digitize(gs.asarray(x), gs.asarray([3.0, 1, 2]))


def test_edges_of_several_dimensions_have_the_type_of_the_range(rng):
    points = rng.uniform(0, 9, (50, 2)).astype("float32")
    for limits in (None, [(0, 9), (1, 8)], [None, (0, 5)]):
        actual = gs.histogramdd(gs.asarray(points), bins=4, range=limits)
        expected = np.histogramdd(points, bins=4, range=limits)
        same(actual[0], expected[0])
        for a, b in zip(actual[1], expected[1], strict=True):
            same(a, b, rtol=1e-6)


def test_counts_of_nothing_are_integers():
    empty = np.zeros(0, int)
    same(gs.bincount(gs.asarray(empty), gs.zeros(0), 3), np.bincount(empty, np.zeros(0), 3))


def test_positions_of_another_dtype(rng):
    x = gs.asarray(rng.normal(size=(3, 4)))
    for name in ("argmax", "argmin"):
        for result in (getattr(gs, name)(x, dtype="int32"), getattr(x, name)(dtype="int32")):
            same(result, np.asarray(getattr(np, name)(x.get()), "int32"))


def test_sorts_say_how_stable_they_are(rng):
    host = rng.integers(0, 9, (4, 5))
    x = gs.asarray(host)
    same(gs.sort(x, stable=True), np.sort(host, stable=True))
    same(gs.argsort(x, axis=0, stable=True), np.argsort(host, axis=0, stable=True))
    same(x.argsort(stable=True), host.argsort(stable=True))
    same(gs.msort(x), np.sort(host, axis=0))
    with pytest.raises(ValueError, match="at the same time"):
        gs.sort(x, kind="stable", stable=True)
    with pytest.raises(ValueError, match="no fields"):
        gs.argsort(x, order="f0")
    for zero in (np.argsort(np.asarray(3.0)), np.asarray(3.0).argsort(axis=0)):
        same(gs.argsort(gs.asarray(3.0)), zero)


@pytest.mark.parametrize("axis", [0, 1, -1, None])
@pytest.mark.parametrize("dtype", ["int8", "float32", "uint64"])
def test_falling_orders(rng, axis, dtype):
    host = rng.integers(0, 5, (6, 7)).astype(dtype)
    x = gs.asarray(host)
    falling = np.flip(np.sort(host, axis=axis), axis=0 if axis is None else axis)
    same(gs.sort(x, axis=axis, descending=True), falling)
    order = gs.argsort(x, axis=axis, descending=True).get()
    flat = host.ravel() if axis is None else host
    same(np.take_along_axis(flat, order, -1 if axis is None else axis), falling)
    # Equal elements keep their order: by their negated values the order is the stable one.
    same(order, np.argsort(-flat.astype(float), axis=-1 if axis is None else axis, kind="stable"))
    same(gs.sort(x, axis=axis, descending=False), np.sort(host, axis=axis))


@pytest.mark.parametrize("dtypes", [("int8", "int8"), ("uint8", "int64"), ("int64", "int16"), ("uint64", "uint32")])
def test_isin_of_integers(rng, dtypes):
    """A table where the numbers looked for lie close together, a search where they do not."""
    for spread in (10, 100, 10**6):
        x = random_array(rng, (300, 7), dtypes[0], -spread, spread)
        others = random_array(rng, 50, dtypes[1], -spread // 2, spread)
        for invert in (False, True):
            same(gs.isin(gs.asarray(x), gs.asarray(others), invert=invert), np.isin(x, others, invert=invert))


@pytest.mark.parametrize("dtype", ["float64", "float32", "int64", "uint8"])
def test_arg_extremes_find_the_first(rng, dtype):
    for size in (1, 7, 8, 9, 1000, 4096, 4097, 70_001):
        host = random_array(rng, size, dtype, -3, 3) if dtype == "uint8" else random_array(rng, size, dtype)
        host[rng.integers(0, size, 3)] = host.max()
        host[rng.integers(0, size, 3)] = host.min()
        x = gs.asarray(host)
        assert int(x.argmax()) == host.argmax() and int(x.argmin()) == host.argmin()
        if host.dtype.kind == "f":
            host[rng.integers(0, size, 2)] = np.nan
            x = gs.asarray(host)
            assert int(x.argmax()) == host.argmax() and int(x.argmin()) == host.argmin()
            zeros = np.where(rng.random(size) < 0.5, 0.0, -0.0).astype(dtype)
            assert int(gs.asarray(zeros).argmax()) == zeros.argmax()


def test_bincount_refuses_negative_numbers():
    for dtype in ("int8", "int64"):
        with pytest.raises(ValueError, match="negative"):
            gs.bincount(gs.asarray(np.array([3, -1, 2], dtype)))
    same(gs.bincount(gs.asarray(np.array([3, 127, 2], "int8"))), np.bincount([3, 127, 2]))


def test_sorted_copies_lie_as_the_array_does(rng):
    for axes in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        host = random_array(rng, (4, 5, 6), "float64").transpose(axes)
        a = gs.asarray(random_array(rng, (4, 5, 6), "float64")).transpose(axes)
        a[...] = gs.asarray(host)
        for axis in (0, 1, 2, -1):
            for function in ("sort", "partition"):
                place = () if function == "sort" else (2,)
                result = getattr(gs, function)(a, *place, axis=axis)
                expected = getattr(np, function)(host, *place, axis=axis)
                assert result.strides == expected.strides
                assert result.flags.owndata
                if function == "sort":
                    same(result, expected)
                    result += 1  # its storage is its own
                    same(result.reshape(-1), expected.reshape(-1) + 1)


def test_results_of_operations_lie_as_numpys_do(rng):
    """Order 'K': also where axes of one element stand between others."""
    shapes = [(40, 1, 5), (1, 4, 3), (3, 1, 1, 4), (2, 3, 4), (5, 1)]
    for shape in shapes:
        for _ in range(6):
            axes = tuple(int(k) for k in rng.permutation(len(shape)))
            base = random_array(rng, [shape[k] for k in axes], "float64")
            back = np.argsort(axes)
            host, a = base.transpose(back), gs.asarray(base).transpose([int(k) for k in back])
            other = random_array(rng, shape, "float64")
            for got, expected in (
                (gs.sin(a), np.sin(host)),
                (a + gs.asarray(other), host + other),
                (a + a[:1], host + host[:1]),
                (gs.sort(a, axis=0), np.sort(host, axis=0)),
            ):
                wide = [k for k, n in enumerate(got.shape) if n > 1]
                assert [got.strides[k] for k in wide] == [expected.strides[k] for k in wide]
