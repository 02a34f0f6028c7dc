"""The decorators and inputs of gridstride.testing."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import testing


def test_dtype_loops():
    seen = []

    @testing.for_all_dtypes()
    def one(dtype):
        seen.append(np.dtype(dtype).name)

    one()
    assert len(seen) == 14 and {"bool", "float16", "complex128", "uint64"} <= set(seen)
    for decorator, count in (
        (testing.for_float_dtypes(), 3),
        (testing.for_float_dtypes(no_float16=True), 2),
        (testing.for_signed_dtypes(), 4),
        (testing.for_unsigned_dtypes(), 4),
        (testing.for_int_dtypes(), 9),
        (testing.for_complex_dtypes(), 2),
        (testing.for_all_dtypes(no_bool=True, no_complex=True, no_float16=True), 10),
    ):
        seen.clear()
        decorator(lambda dtype: seen.append(dtype))()
        assert len(seen) == count


def test_combinations():
    seen = []
    testing.for_dtypes_combination(["f", "d", "i"], ("a", "b"), full=True)(lambda a, b: seen.append((a, b)))()
    assert len(set(seen)) == len(seen) == 9
    seen.clear()
    testing.for_int_dtypes_combination(("a", "b"))(lambda a, b: seen.append((a, b)))()
    assert {a for a, _ in seen} == {b for _, b in seen} and len(seen) == 18
    orders = []
    testing.for_CF_orders()(lambda order: orders.append(order))()
    assert {"C", "F", None} <= set(orders)


def test_comparisons():
    @testing.numpy_cupy_allclose()
    def good(xp):
        return xp.arange(5).sum()

    @testing.numpy_cupy_array_equal()
    def bad(xp):
        return xp.arange(5) + (xp is gs)

    @testing.numpy_cupy_array_equal()
    def other_type(xp):
        return xp.arange(5, dtype="int8" if xp is gs else "int16")

    @testing.numpy_cupy_allclose(accept_error=ValueError)
    def both_fail(xp):
        return xp.arange(5).reshape(2, 2)

    @testing.numpy_cupy_equal()
    def equal(xp):
        return xp.ones((2, 3)).shape

    @testing.numpy_cupy_raises()
    def raises(xp):
        return xp.arange(5).reshape(2, 2)

    good()
    both_fail()
    equal()
    raises()
    for function in (bad, other_type):
        with pytest.raises(AssertionError):
            function()
    with pytest.raises(AssertionError, match="neither"):
        testing.numpy_cupy_raises()(lambda xp: 1)()


@pytest.mark.parametrize("xp", [np, gs])
def test_inputs(xp):
    assert float(testing.shaped_arange((2, 3), xp).sum()) == 21
    assert float(testing.shaped_reverse_arange((2, 3), xp)[0, 0]) == 6
    assert testing.shaped_random((2, 3), xp, "complex64").dtype == np.complex64
    assert testing.shaped_linspace(0, 1, (5,), xp).shape == (5,)
    assert testing.shaped_arange((4,), xp, bool).dtype == bool
    m = testing.generate_matrix((4, 3), xp, "float64", singular_values=[3, 2, 1])
    np.testing.assert_allclose(np.linalg.svd(gs.asnumpy(m), compute_uv=False), [3, 2, 1])


def test_environment():
    assert testing.installed("numpy>=1.0") and not testing.installed("numpy<1.0") and not testing.installed("no-such")
    assert testing.numpy_satisfies(">=1.25")
    assert testing.product({"a": [1, 2], "b": [3]}) == [{"a": 1, "b": 3}, {"a": 2, "b": 3}]
    assert testing.product_dict([{"a": 1}], [{"b": 2}, {"b": 3}]) == [{"a": 1, "b": 2}, {"a": 1, "b": 3}]
    draw = testing.fix_random()(lambda: (testing.generate_seed(), float(gs.random.rand())))
    assert draw() == draw()
    with testing.assert_warns(RuntimeWarning):
        import warnings

        warnings.warn("text", RuntimeWarning, stacklevel=1)
    with pytest.raises(AssertionError), testing.assert_warns(RuntimeWarning):
        pass
    with testing.AssertFunctionIsCalled("math.sin"):
        import math

        math.sin(1)
    with pytest.raises(NotImplementedError, match="sparse"):
        testing.shaped_sparse_random((2, 2))


@testing.parameterize({"n": 2}, {"n": 3})
class TestParameters:
    def test_value(self):
        assert self.n in (2, 3)
