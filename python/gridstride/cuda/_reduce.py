"""`cuda.reduce`: a reduction made of a function of two values."""

from __future__ import annotations

from gridstride._core import asarray, empty, ndarray
from gridstride.cuda._arrays import as_cuda_array, is_cuda_array
from gridstride.cuda._jit import jit
from gridstride.cuda._streams import in_stream
from gridstride.cuda._stubs import grid, gridsize

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_BLOCK = 256
_THREADS = 16 * _BLOCK


class Reduce:
    """A reduction of one-dimensional arrays, as a decorator or with a lambda: ``cuda.reduce(lambda a, b: a + b)``.

    The function is associative and commutative: the elements are combined in some fixed order.
    """

    def __init__(self, functor: Callable[[Any, Any], Any]) -> None:
        self._functor = combine = getattr(functor, "py_func", functor)

        @jit
        def partial(values, count, parts):
            i = grid(1)
            if i < count and i < parts.size:
                total = values[i]
                for k in range(i + gridsize(1), count, gridsize(1)):
                    total = combine(total, values[k])
                parts[i] = total

        @jit
        def final(parts, count, init, result):
            if grid(1) == 0:
                total = init[0]
                for k in range(count):
                    total = combine(total, parts[k])
                result[0] = total

        self._partial, self._final = partial, final

    def __call__(self, arr: Any, size: int | None = None, res: Any = None, init: Any = 0, stream: Any = 0) -> Any:
        """Reduces an array.

        Args:
            arr: a host or a device array of one dimension.
            size: reduces only so many elements of it.
            res: a device array whose first element gets the result.
            init: the value to begin with.
            stream: where to do it.

        Returns:
            The result as a number; None where `res` is given.
        """
        if arr.ndim != 1:
            raise TypeError("only support 1D array")
        if size is None:
            size = arr.size
        if not 0 <= size <= arr.size:
            raise ValueError(f"size is {size}, expected 0 to {arr.size}")
        with in_stream(stream):
            values = as_cuda_array(arr) if is_cuda_array(arr) else asarray(arr)
            first = asarray([init], values.dtype)
            result: ndarray = res[:1] if res is not None else empty(1, values.dtype)
            threads = min(size, _THREADS)
            parts = empty(threads, values.dtype)
            if size > 0:
                self._partial[-(-threads // _BLOCK), _BLOCK](values, size, parts)
            self._final[1, 1](parts, threads, first, result)
            return None if res is not None else result.get()[0]


reduce = Reduce
