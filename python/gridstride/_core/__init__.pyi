"""The engine of gridstride."""

from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

from collections.abc import Sequence

import numpy

from gridstride._core import ufuncs as ufuncs


def set_leak_warnings(value: bool) -> None:
    """Whether objects that outlive the interpreter are reported at its end."""

class CudaError(RuntimeError):
    """A call that the device refuses; the text starts with CUDA's name of the error."""

class OutOfMemoryError(MemoryError):
    """An allocation that does not fit the device's memory."""

class TypingError(TypeError):
    """A kernel whose types do not work out for its arguments."""

class UnsupportedError(NotImplementedError):
    """A construct that kernels do not accept."""

class GridstridePerformanceWarning(UserWarning):
    """A program that works, at a cost that is easy to avoid."""

def dtype_of(dtype: Any) -> Any:
    """
    The numpy.dtype of the element type that `dtype` names; TypeError where the device has none.
    """

def promote_types(type1: Any, type2: Any) -> Any:
    """NumPy's promote_types."""

class Device:
    """A device. `with Device(i):` makes it the current one of the thread."""

    def __init__(self, device: Any = None) -> None:
        """The device of this number; the current one without it."""

    @property
    def id(self) -> int:
        """The device's number."""

    @property
    def name(self) -> str:
        """The device's name."""

    @property
    def kind(self) -> str:
        """'cpu' or 'cuda'."""

    @property
    def compute_capability(self) -> str:
        """The CUDA architecture that the device behaves as, such as '90'."""

    @property
    def mem_info(self) -> tuple[int, int]:
        """Free and total bytes."""

    @property
    def attributes(self) -> dict:
        """CUDA's device attributes by name."""

    def __getattr__(self, name: str) -> Any:
        """Attributes by CUDA's names in capitals."""

    def use(self) -> None:
        """Makes this the thread's current device."""

    def can_access_peer(self, peer: Device | int) -> bool:
        """
        Whether copies from another device's memory go straight, not through the host.
        """

    def synchronize(self) -> None:
        """Waits for all work on the device; errors of that work are raised here."""

    def __enter__(self) -> Device: ...

    def __exit__(self, *args: object) -> None: ...

    def __int__(self) -> int: ...

    def __index__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

class Stream:
    """
    An in-order queue of work. `with stream:` makes it the current one of the thread.
    """

    def __init__(self, null: bool = False, non_blocking: bool = False, ptds: bool = False, priority: Any = None) -> None: ...

    @property
    def ptr(self) -> int:
        """CUDA's handle of the stream."""

    @property
    def handle(self) -> int:
        """The same, by Numba's name."""

    @property
    def external(self) -> bool:
        """Whether somebody else made the stream."""

    @property
    def device_id(self) -> int:
        """Number of the stream's device."""

    @property
    def is_non_blocking(self) -> bool:
        """Not ordered against the null stream."""

    @property
    def priority(self) -> int:
        """The stream's priority."""

    @property
    def done(self) -> bool:
        """Whether all work has ended."""

    def synchronize(self) -> None:
        """Waits for all work of the stream; errors of that work are raised here."""

    def record(self, event: Event | None = None) -> Event:
        """Records an event, a new one by default, and returns it."""

    def add_callback(self, callback: Any, arg: Any = None) -> None:
        """
        Calls ``callback(stream, 0, arg)`` on a thread of the engine once all work submitted so far has ended. It must not wait for the device.
        """

    def async_done(self) -> Any:
        """An awaitable for the end of all work submitted so far."""

    def auto_synchronize(self) -> Any:
        """``with stream.auto_synchronize():`` waits at the end."""

    def wait_event(self, event: Event) -> None:
        """Later work of the stream waits for the event."""

    def use(self) -> Stream:
        """Makes this the thread's current stream."""

    def __enter__(self) -> Stream: ...

    def __exit__(self, *args: object) -> None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __int__(self) -> int: ...

    def __cuda_stream__(self) -> tuple[int, int]:
        """The stream by the protocol of that name."""

    def __repr__(self) -> str: ...

def default_stream() -> Stream:
    """The current device's null stream."""

def per_thread_default_stream() -> Stream:
    """The thread's own default stream on the current device."""

def get_current_stream() -> Stream:
    """The stream that array work and launches go to."""

def external_stream(ptr: int) -> Stream:
    """The stream with this handle."""

class Event:
    """A mark in a stream: to wait for, or to measure the time between two."""

    def __init__(self, block: bool = False, disable_timing: bool = False, interprocess: bool = False) -> None: ...

    @property
    def ptr(self) -> int:
        """CUDA's handle of the event."""

    @property
    def done(self) -> bool:
        """Whether the work before the mark has ended."""

    def query(self) -> bool:
        """Whether the work before the mark has ended."""

    def record(self, stream: Stream | int | None = None) -> None:
        """Marks the present end of the stream."""

    def wait(self, stream: Stream | int | None = None) -> None:
        """Later work of the stream waits for the mark."""

    def synchronize(self) -> None:
        """Waits for the mark."""

    def elapsed_time(self, evtend: Event) -> float:
        """Milliseconds from this mark to another one."""

    def __repr__(self) -> str: ...

class MemoryPool:
    """The memory that arrays of a device come from."""

    def used_bytes(self) -> int:
        """Bytes of live arrays."""

    def free_bytes(self) -> int:
        """Bytes kept for later arrays."""

    def total_bytes(self) -> int:
        """Bytes taken from the system."""

    def n_free_blocks(self) -> int:
        """Whether anything is kept for later arrays (0 or 1)."""

    def free_all_blocks(self) -> None:
        """Gives what is not in use back to the system."""

    def set_limit(self, size: Any = None, fraction: Any = None) -> None:
        """Limits the bytes of live arrays; 0 is no limit but the device's."""

    def get_limit(self) -> int:
        """The most bytes that live arrays may take."""

def get_default_memory_pool() -> MemoryPool:
    """The memory pool of the current device."""

def live_buffers() -> int:
    """Number of live allocations on all devices."""

def device_count() -> int:
    """Number of devices."""

def synchronize() -> None:
    """
    Waits for all work on the current device; errors of that work are raised here.
    """

def worker_count() -> int:
    """Threads that compute on the CPU device."""

def kernel_cache_limit() -> int:
    """The most bytes that kernels on disk take; 0 for no limit."""

def kernel_cache_folder() -> str:
    """
    Where compiled kernels are kept between processes; empty where they are not.
    """

def shutdown() -> None:
    """Ends all work; for the end of the process."""

class ndarray:
    """
    An n-dimensional array on a device.

    Element-wise operations on arrays are recorded and run together, as few kernels, when somebody can observe a result.
    """

    __hash__: None  # type: ignore[assignment]

    def __lt__(self, value: Any, /) -> ndarray: ...

    def __le__(self, value: Any, /) -> ndarray: ...

    def __eq__(self, value: Any, /) -> ndarray: ...  # type: ignore[override]

    def __ne__(self, value: Any, /) -> ndarray: ...  # type: ignore[override]

    def __gt__(self, value: Any, /) -> ndarray: ...

    def __ge__(self, value: Any, /) -> ndarray: ...

    def __iter__(self, /) -> Iterator[ndarray]: ...

    def __init__(self, shape: int | Sequence[int], dtype: Any = None, memptr: Any = None, strides: Sequence[int] | None = None, order: str | None = 'C') -> None:
        """
        An array with undefined elements, in new memory or in that of `memptr` (an array's `data`).

        `strides` are in bytes. ValueError where they reach outside of the memory.
        """

    def __add__(self, value: Any, /) -> ndarray: ...

    def __radd__(self, value: Any, /) -> ndarray: ...

    def __sub__(self, value: Any, /) -> ndarray: ...

    def __rsub__(self, value: Any, /) -> ndarray: ...

    def __mul__(self, value: Any, /) -> ndarray: ...

    def __rmul__(self, value: Any, /) -> ndarray: ...

    def __mod__(self, value: Any, /) -> ndarray: ...

    def __rmod__(self, value: Any, /) -> ndarray: ...

    def __divmod__(self, value: Any, /) -> tuple[ndarray, ndarray]: ...

    def __rdivmod__(self, value: Any, /) -> tuple[ndarray, ndarray]: ...

    def __pow__(self, value: Any, /) -> ndarray: ...

    def __rpow__(self, value: Any, /) -> ndarray: ...

    def __neg__(self, /) -> ndarray: ...

    def __pos__(self, /) -> ndarray: ...

    def __abs__(self, /) -> ndarray: ...

    def __bool__(self, /) -> bool: ...

    def __invert__(self, /) -> ndarray: ...

    def __lshift__(self, value: Any, /) -> ndarray: ...

    def __rlshift__(self, value: Any, /) -> ndarray: ...

    def __rshift__(self, value: Any, /) -> ndarray: ...

    def __rrshift__(self, value: Any, /) -> ndarray: ...

    def __and__(self, value: Any, /) -> ndarray: ...

    def __rand__(self, value: Any, /) -> ndarray: ...

    def __xor__(self, value: Any, /) -> ndarray: ...

    def __rxor__(self, value: Any, /) -> ndarray: ...

    def __or__(self, value: Any, /) -> ndarray: ...

    def __ror__(self, value: Any, /) -> ndarray: ...

    def __int__(self, /) -> int: ...

    def __float__(self, /) -> float: ...

    def __iadd__(self, value: Any, /) -> ndarray: ...

    def __isub__(self, value: Any, /) -> ndarray: ...

    def __imul__(self, value: Any, /) -> ndarray: ...

    def __imod__(self, value: Any, /) -> ndarray: ...

    def __ipow__(self, value: Any, /) -> ndarray: ...

    def __ilshift__(self, value: Any, /) -> ndarray: ...

    def __irshift__(self, value: Any, /) -> ndarray: ...

    def __iand__(self, value: Any, /) -> ndarray: ...

    def __ixor__(self, value: Any, /) -> ndarray: ...

    def __ior__(self, value: Any, /) -> ndarray: ...

    def __floordiv__(self, value: Any, /) -> ndarray: ...

    def __rfloordiv__(self, value: Any, /) -> ndarray: ...

    def __truediv__(self, value: Any, /) -> ndarray: ...

    def __rtruediv__(self, value: Any, /) -> ndarray: ...

    def __ifloordiv__(self, value: Any, /) -> ndarray: ...

    def __itruediv__(self, value: Any, /) -> ndarray: ...

    def __index__(self, /) -> int: ...

    def __matmul__(self, value: Any, /) -> ndarray: ...

    def __rmatmul__(self, value: Any, /) -> ndarray: ...

    def __imatmul__(self, value: Any, /) -> ndarray: ...

    def __len__(self, /) -> int: ...

    def __getitem__(self, key: Any, /) -> ndarray: ...

    def __setitem__(self, key: Any, value: Any, /) -> None: ...

    def __contains__(self, key: Any, /) -> bool: ...

    class Flags:
        """Memory layout of an array."""

        @property
        def c_contiguous(self) -> bool:
            """Elements lie one after another in C order."""

        @property
        def f_contiguous(self) -> bool:
            """Elements lie one after another in Fortran order."""

        @property
        def fnc(self) -> bool:
            """Fortran order and not C."""

        @property
        def forc(self) -> bool:
            """Fortran order or C."""

        @property
        def owndata(self) -> bool:
            """The array is no view of another one."""

        @property
        def writeable(self) -> bool:
            """The array may be written."""

        def __getitem__(self, name: str) -> bool: ...

        def __repr__(self) -> str: ...

    class Memory:
        """A piece of memory of a device."""

        @property
        def ptr(self) -> int:
            """The address of its first byte."""

        @property
        def size(self) -> int:
            """The number of its bytes."""

        @property
        def device_id(self) -> int:
            """Number of its device."""

        def __repr__(self) -> str: ...

    class MemoryPointer:
        """The address of an array's first element."""

        @property
        def ptr(self) -> int:
            """The address."""

        @property
        def mem(self) -> ndarray.Memory:
            """The whole memory that the address lies in."""

        @property
        def device_id(self) -> int:
            """Number of the device that the address is of."""

        def __int__(self) -> int: ...

        def __repr__(self) -> str: ...

    @property
    def shape(self) -> tuple:
        """
        Extents of the axes; an assignment reshapes in place, where strides allow.
        """

    @shape.setter
    def shape(self, value: Any, /) -> None: ...

    @property
    def strides(self) -> tuple:
        """Bytes from one element to the next along each axis."""

    @property
    def ndim(self) -> int:
        """Number of axes."""

    @property
    def size(self) -> int:
        """Number of elements."""

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""

    @property
    def dtype(self) -> numpy.dtype:
        """Element type, a numpy.dtype."""

    @property
    def data(self) -> ndarray.MemoryPointer:
        """
        The address of the first element, 0 where there is none. Expressions of an array whose address was taken run at once.
        """

    @property
    def T(self) -> ndarray:
        """The view with the axes reversed."""

    @property
    def mT(self) -> ndarray:
        """The view with the last two axes swapped."""

    @property
    def real(self) -> Any:
        """The real part: a view of a complex array, the array itself otherwise."""

    @real.setter
    def real(self, value: Any, /) -> None: ...

    @property
    def imag(self) -> ndarray:
        """The imaginary part: a view of a complex array, zeros otherwise."""

    @imag.setter
    def imag(self, value: Any, /) -> None: ...

    @property
    def base(self) -> ndarray | None:
        """The array that this one is a view of."""

    @property
    def flags(self) -> ndarray.Flags:
        """Memory layout."""

    @property
    def device(self) -> Device:
        """The device that holds the elements."""

    def reshape(self, *shape: int | Sequence[int], order: str | None = 'C', copy: bool | None = None) -> ndarray:
        """
        The elements in another shape: a view where strides allow, else a copy. One extent may be -1.
        """

    def ravel(self, order: Any = 'C') -> ndarray:
        """
        The elements as one axis: a view where they lie in that order, else a copy.
        """

    def flatten(self, order: Any = 'C') -> ndarray:
        """A copy of the elements as one axis."""

    def transpose(self, *axes: int | Sequence[int] | None) -> ndarray:
        """The view with its axes in another order; reversed without arguments."""

    def swapaxes(self, axis1: int, axis2: int) -> ndarray:
        """The view with two axes swapped."""

    def squeeze(self, axis: Any = None) -> ndarray:
        """The view without axes of extent 1."""

    def diagonal(self, offset: int = 0, axis1: int = 0, axis2: int = 1) -> ndarray:
        """A view of a diagonal; it cannot be written."""

    def view(self, dtype: Any | None = None) -> Any:
        """
        The same bytes, seen as another dtype; as dates or times they are an array of those.
        """

    def copy(self, order: Any = 'C') -> ndarray:
        """A copy with its own memory, on the current device."""

    def astype(self, dtype: Any, order: str | None = 'K', casting: str = 'unsafe', subok: Any = None, copy: bool = True) -> ndarray:
        """The elements cast to a dtype."""

    def get(self, stream: Stream | None = None, order: str = 'C', out: numpy.ndarray | None = None, blocking: bool = True) -> numpy.ndarray:
        """
        A copy on the host, as a numpy.ndarray. It is complete when this returns, whatever `blocking` says.
        """

    def set(self, arr: numpy.ndarray) -> None:
        """Copies a numpy.ndarray of the same shape and dtype into this array."""

    def item(self, *args: int | Sequence[int]) -> Any:
        """One element as a Python number."""

    def tolist(self) -> Any:
        """The elements as nested lists of Python numbers."""

    def tobytes(self, order: str = 'C') -> bytes:
        """The elements as bytes."""

    def __bytes__(self) -> bytes:
        """The elements as bytes, in C order."""

    def fill(self, value: Any) -> None:
        """Sets each element to a number."""

    def sum(self, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = None) -> Any:
        """Sum of the elements along axes."""

    def prod(self, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = None) -> Any:
        """Product of the elements along axes."""

    def min(self, axis: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = None) -> Any:
        """Smallest element along axes; NaN wins."""

    def max(self, axis: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = None) -> Any:
        """Greatest element along axes; NaN wins."""

    def any(self, axis: Any = None, out: Any = None, keepdims: bool = False, *, where: Any = None) -> Any:
        """Whether any element along axes is true."""

    def all(self, axis: Any = None, out: Any = None, keepdims: bool = False, *, where: Any = None) -> Any:
        """Whether all elements along axes are true."""

    def var(self, axis: Any = None, dtype: Any = None, out: Any = None, ddof: float = 0.0, keepdims: bool = False, *, where: Any = None, mean: Any = None, correction: Any = None) -> Any:
        """Variance of the elements along axes."""

    def std(self, axis: Any = None, dtype: Any = None, out: Any = None, ddof: float = 0.0, keepdims: bool = False, *, where: Any = None, mean: Any = None, correction: Any = None) -> Any:
        """Standard deviation of the elements along axes."""

    def mean(self, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, *, where: Any = None) -> Any:
        """Mean of the elements along axes."""

    def argmin(self, axis: Any = None, out: Any = None, keepdims: bool = False, *, dtype: Any = None) -> Any:
        """Position of the first smallest element."""

    def argmax(self, axis: Any = None, out: Any = None, keepdims: bool = False, *, dtype: Any = None) -> Any:
        """Position of the first greatest element."""

    def sort(self, axis: int = -1, kind: Any = None, order: Any = None, *, stable: Any = None) -> None:
        """Sorts this array along an axis; NaN last."""

    def argsort(self, axis: Any = -1, kind: Any = None, order: Any = None, *, stable: Any = None) -> ndarray:
        """The positions that sort along an axis."""

    def partition(self, kth: Any, axis: int = -1, kind: Any = 'introselect', order: Any = None) -> None:
        """Moves the elements that belong at some places there, along an axis."""

    def argpartition(self, kth: Any, axis: Any = -1, kind: Any = 'introselect', order: Any = None) -> Any:
        """The positions that partition along an axis."""

    def searchsorted(self, v: Any, side: Any = 'left', sorter: Any = None) -> Any:
        """Where values belong among the elements of this sorted array."""

    def ptp(self, axis: Any = None, out: Any = None, keepdims: bool = False) -> Any:
        """The greatest less the smallest element along axes."""

    def clip(self, min: Any = None, max: Any = None, out: Any = None) -> ndarray:
        """The elements limited to [min, max]."""

    def round(self, decimals: int = 0, out: Any = None) -> ndarray:
        """The elements rounded, half to even."""

    def conj(self) -> Any:
        """The complex conjugate: the array itself where it is not complex."""

    def conjugate(self) -> Any:
        """The complex conjugate: the array itself where it is not complex."""

    def take(self, indices: Any, axis: Any = None, out: Any = None, mode: Any = 'raise') -> Any:
        """Elements along an axis, or of the flattened array."""

    def put(self, indices: Any, values: Any, mode: Any = 'raise') -> None:
        """Sets elements of the flattened array."""

    def compress(self, condition: Any, axis: Any = None, out: Any = None) -> Any:
        """The slices along an axis where a condition holds."""

    def choose(self, choices: Any, out: Any = None, mode: Any = 'raise') -> Any:
        """
        From several arrays, each element from the one that this array names there.
        """

    def cumsum(self, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        """The sums of the elements up to each one."""

    def cumprod(self, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        """The products of the elements up to each one."""

    def nonzero(self) -> tuple[ndarray, ...]:
        """The indices of the elements that are not zero."""

    __array_priority__: int = 100

    def __array__(self, *args: Any, **kwargs: Any) -> Any:
        """
        Raises TypeError: copies to the host are explicit. A copy in programs written for numba.cuda.
        """

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        """NumPy's ufuncs on device arrays run on the device."""

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        """NumPy's functions on device arrays run on the device."""

    def __complex__(self) -> complex:
        """The one element as a Python complex."""

    def __repr__(self) -> str:
        """As NumPy prints it."""

    def __str__(self) -> str:
        """As NumPy prints it."""

    def __copy__(self) -> ndarray:
        """A copy with its own memory."""

    def __deepcopy__(self, memo: Any) -> ndarray:
        """A copy with its own memory."""

    def __reduce__(self) -> Any:
        """Pickles the elements; they come back on the current device."""

    def byteswap(self, inplace: bool = False) -> ndarray:
        """The elements with the order of their bytes reversed."""

    def dot(self, b: Any, out: Any = None) -> ndarray:
        """The product with another array."""

    def dump(self, file: Any) -> None:
        """Pickles the array to a file."""

    def dumps(self) -> bytes:
        """The pickled array."""

    def reduced_view(self, dtype: Any = None) -> ndarray:
        """A view with as few axes as strides allow."""

    def repeat(self, repeats: Any, axis: Any = None) -> ndarray:
        """Each element as often as `repeats` says."""

    def toDlpack(self) -> Any:
        """A DLPack capsule of the memory itself."""

    def tofile(self, fid: Any, sep: str = '', format: str = '%s') -> None:
        """
        Writes the elements to a file, binary or as a text with `sep` between them.
        """

    def trace(self, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: Any = None) -> ndarray:
        """The sum along a diagonal."""

    def __array_namespace__(self, /, *, api_version: str | None = None) -> Any:
        """The module with the functions of the array API: gridstride itself."""

    def to_device(self, device: Any, /, *, stream: Any = None) -> ndarray:
        """The array on a device: itself where it is there, else a copy."""

    @property
    def flat(self) -> Any:
        """
        The elements one by one, in C order; indexing reads and writes them by their flat positions.
        """

    def __dlpack__(self, *, stream: Any = None, max_version: tuple[int, int] | None = None, dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any:
        """A DLPack capsule of the memory itself."""

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's device type and number."""

    def copy_to_host(self, ary: numpy.ndarray | None = None, stream: Stream | int | None = None) -> numpy.ndarray:
        """
        A copy on the host: a new numpy.ndarray of the same order, or `ary`.

        ValueError for another shape of `ary`, TypeError for another dtype.
        """

    def copy_to_device(self, ary: Any, stream: Stream | int | None = None) -> None:
        """
        Copies a host or a device array of the same shape and dtype into this one.

        ValueError for another shape of `ary`, TypeError for another dtype.
        """

    def getitem(self, item: Any, stream: Stream | int | None = None) -> ndarray:
        """`self[item]`, in the order of a stream."""

    def setitem(self, key: Any, value: Any, stream: Stream | int | None = None) -> None:
        """`self[key] = value`, in the order of a stream."""

    def split(self, section: int, stream: Stream | int | None = None) -> Iterator[ndarray]:
        """
        Views of `section` elements each, the last one may be shorter. The array is one-dimensional.
        """

    def get_ipc_handle(self) -> Any:
        """A handle that other processes open; GPUs have them."""

    def is_c_contiguous(self) -> bool:
        """Whether the elements lie one after another in C order."""

    def is_f_contiguous(self) -> bool:
        """Whether the elements lie one after another in Fortran order."""

    def bind(self, stream: Stream | int | None = None) -> ndarray:
        """
        The array itself, which names the stream from then on: to others, by its CUDA array interface.
        """

    @property
    def stream(self) -> Any:
        """The stream that the array was made for; 0 for none."""

    @property
    def gpu_data(self) -> Any:
        """The array's memory, as a pointer that keeps it."""

    @property
    def alloc_size(self) -> int:
        """Bytes of all elements."""

    @property
    def device_ctypes_pointer(self) -> Any:
        """The address of the first element, as ctypes.c_void_p."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """
        The CUDA array interface, version 3.

        Arrays of the CPU device have it only on machines without a GPU, where nobody can mistake their addresses for a GPU's; there they take such arrays of others too.
        """

def as_strided(a: ndarray, shape: Any, strides: Any, writeable: bool) -> ndarray:
    """
    The view of a shape and strides that starts where `a` does; ValueError where it leaves the memory of `a`.
    """

class ufunc:
    """An element-wise function with NumPy's calling conventions."""

    __name__: str
    nin: int
    nout: int
    nargs: int
    ntypes: int
    types: list[str]
    identity: Any
    signature: None

    def __call__(
        self,
        *inputs: Any,
        out: Any = None,
        where: Any = True,
        casting: str = "same_kind",
        order: str = "K",
        dtype: Any = None,
        subok: bool = True,
    ) -> Any: ...
    def reduce(
        self,
        array: ndarray,
        axis: int | tuple[int, ...] | None = 0,
        dtype: Any = None,
        out: Any = None,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = True,
    ) -> ndarray:
        """Combines the elements along axes."""
    def accumulate(self, array: Any, axis: int = 0, dtype: Any = None, out: Any = None) -> ndarray:
        """Combines the elements along an axis and keeps each result on the way."""
    def reduceat(
        self, array: Any, indices: Any, axis: int = 0, dtype: Any = None, out: Any = None
    ) -> ndarray:
        """Combines the elements of slices that begin at indices, along an axis."""
    def at(self, a: ndarray, indices: Any, b: Any = None, /) -> None:
        """Applies the function in place to the elements that a key names; to one that it names twice, twice."""
    def outer(self, a: Any, b: Any, /) -> ndarray:
        """The function of each pair of elements of a and b."""

def array(object: Any, dtype: Any = None, copy: bool | None = True, order: str | None = 'K', subok: bool = False, ndmin: int = 0, *, blocking: bool = False) -> ndarray:
    """
    An array on the device with the elements of `object`.

    A copy with ``copy=True``; where one is needed with None; never, else ValueError, with False. Host arrays can be written as soon as this returns, whatever `blocking` says.
    """

def asarray(a: Any, dtype: Any = None, order: Any = None, *, device: Any = None, copy: bool | None = None, blocking: bool = False) -> ndarray:
    """
    `a` itself where it is an array of the dtype already, else a copy on the device.
    """

def asarray_on_current_device(a: Any, dtype: Any = None, order: Any = None, *, device: Any = None, copy: bool | None = None, blocking: bool = False) -> ndarray:
    """
    `a` itself where it is an array of the dtype on the current device (or `device`) already, else a copy there.
    """

def ascontiguousarray(a: Any, dtype: Any = None) -> Any:
    """The elements in C order: `a` itself where it is, else a copy."""

def asfortranarray(a: Any, dtype: Any = None) -> Any:
    """The elements in Fortran order: `a` itself where it is, else a copy."""

def copy(a: Any, order: Any = 'K') -> ndarray:
    """A copy with its own memory, on the current device."""

def empty(shape: Any, dtype: Any = None, order: Any = 'C', *, device: Any = None) -> ndarray:
    """An array with undefined elements."""

def zeros(shape: Any, dtype: Any = None, order: Any = 'C', *, device: Any = None) -> ndarray:
    """An array of zeros."""

def ones(shape: Any, dtype: Any = None, order: Any = 'C', *, device: Any = None) -> ndarray:
    """An array of ones."""

def full(shape: Any, fill_value: Any, dtype: Any = None, order: Any = 'C', *, device: Any = None) -> ndarray:
    """An array of one value."""

def empty_like(prototype: Any, dtype: Any = None, order: Any = 'K', subok: Any = None, shape: Any = None, *, device: Any = None) -> ndarray:
    """An array with undefined elements, shaped as another one."""

def zeros_like(a: Any, dtype: Any = None, order: Any = 'K', subok: Any = None, shape: Any = None, *, device: Any = None) -> ndarray:
    """An array of zeros, shaped as another one."""

def ones_like(a: Any, dtype: Any = None, order: Any = 'K', subok: Any = None, shape: Any = None, *, device: Any = None) -> ndarray:
    """An array of ones, shaped as another one."""

def full_like(a: Any, fill_value: Any, dtype: Any = None, order: Any = 'K', subok: Any = None, shape: Any = None, *, device: Any = None) -> ndarray:
    """An array of one value, shaped as another one."""

def arange(start: Any, stop: Any = None, step: Any = None, dtype: Any = None, *, device: Any = None) -> ndarray:
    """Evenly spaced numbers of the half-open interval [start, stop)."""

def linspace(start: Any, stop: Any, num: int = 50, endpoint: bool = True, retstep: bool = False, dtype: Any = None) -> Any:
    """`num` evenly spaced numbers over an interval."""

def eye(N: int, M: Any = None, k: Any = 0, dtype: Any = None, order: Any = 'C', *, device: Any = None) -> ndarray:
    """A matrix with ones on a diagonal."""

def identity(n: int, dtype: Any = None) -> ndarray:
    """The identity matrix."""

def where(condition: Any, x: Any = None, y: Any = None) -> Any:
    """
    Elements of x where the condition holds, of y elsewhere. Without x and y: nonzero(condition).
    """

def clip(a: Any, a_min: Any = None, a_max: Any = None, out: Any = None) -> ndarray:
    """The elements limited to [a_min, a_max]."""

def round(a: Any, decimals: int = 0, out: Any = None) -> ndarray:
    """The elements rounded, half to even."""

def copyto(dst: Any, src: Any, casting: Any = 'same_kind', where: Any = True) -> None:
    """Copies the elements of one array into another."""

def sum(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = None) -> Any:
    """Sum of the elements along axes."""

def prod(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = None) -> Any:
    """Product of the elements along axes."""

def min(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = None) -> Any:
    """Smallest element along axes; NaN wins."""

def max(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, initial: Any = None, where: Any = None) -> Any:
    """Greatest element along axes; NaN wins."""

def any(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, *, where: Any = None) -> Any:
    """Whether any element along axes is true."""

def all(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, *, where: Any = None) -> Any:
    """Whether all elements along axes are true."""

amin = min

amax = max

def mean(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False, where: Any = None) -> Any:
    """Mean of the elements along axes."""

def var(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, ddof: float = 0.0, keepdims: bool = False, *, where: Any = None, mean: Any = None, correction: Any = None) -> Any:
    """Variance of the elements along axes."""

def std(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, ddof: float = 0.0, keepdims: bool = False, *, where: Any = None, mean: Any = None, correction: Any = None) -> Any:
    """Standard deviation of the elements along axes."""

def count_nonzero(a: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """Number of elements that are not zero."""

def argmin(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, *, dtype: Any = None) -> Any:
    """Position of the first smallest element."""

def argmax(a: Any, axis: Any = None, out: Any = None, keepdims: bool = False, *, dtype: Any = None) -> Any:
    """Position of the first greatest element."""

def sort(a: Any, axis: Any = -1, kind: Any = None, order: Any = None, *, stable: Any = None, descending: bool = False) -> ndarray:
    """A sorted copy along an axis; NaN last."""

def argsort(a: Any, axis: Any = -1, kind: Any = None, order: Any = None, *, stable: Any = None, descending: bool = False) -> ndarray:
    """The positions that sort along an axis."""

def reshape(a: Any, shape: Any, order: Any = 'C', *, copy: Any = None) -> ndarray:
    """
    The elements in another shape. `copy`: whether to copy, or (None) where strides allow no view.
    """

def ravel(a: Any, order: Any = 'C') -> ndarray:
    """The elements as one axis."""

def transpose(a: Any, axes: Any = None) -> ndarray:
    """The view with its axes in another order."""

def swapaxes(a: Any, axis1: int, axis2: int) -> ndarray:
    """The view with two axes swapped."""

def expand_dims(a: Any, axis: Any) -> ndarray:
    """The view with new axes of extent 1."""

def squeeze(a: Any, axis: Any = None) -> ndarray:
    """The view without axes of extent 1."""

def broadcast_to(array: Any, shape: Any) -> ndarray:
    """
    A view of a larger shape that repeats the elements; it cannot be written.
    """

def flip(m: Any, axis: Any = None) -> ndarray:
    """The view with the order along axes reversed."""

def concatenate(arrays: Any, axis: Any = 0, dtype: Any = None) -> ndarray:
    """The arrays joined along an axis."""

def repeat(a: Any, count: int, axis: int) -> ndarray:
    """Each part along an axis so often."""

def stack(arrays: Any, axis: int = 0, dtype: Any = None) -> ndarray:
    """The arrays joined along a new axis."""

def tril(m: Any, k: int = 0) -> ndarray:
    """The matrix with zeros above a diagonal."""

def triu(m: Any, k: int = 0) -> ndarray:
    """The matrix with zeros below a diagonal."""

def diagonal(a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> ndarray:
    """A view of a diagonal."""

def shares_memory(a: Any, b: Any) -> bool:
    """Whether two arrays are views of one allocation."""

def memory_offset(a: ndarray) -> int:
    """Bytes from the start of an allocation to an array's first element."""

def evaluate(value: Any = None) -> None:
    """
    Starts all recorded expressions, those that `value` waits for among them. Does not wait for the end.
    """

def statistics() -> dict:
    """Counters of the fusion window and of the compiler."""

def asnumpy(a: Any, stream: Any = None, order: Any = 'C', out: Any = None, *, blocking: bool = True) -> Any:
    """A copy of the elements on the host, as a numpy.ndarray."""

def take(a: Any, indices: Any, axis: Any = None, mode: Any = 'raise') -> ndarray:
    """Elements along an axis, or of the flattened array."""

def nonzero(a: Any) -> tuple[ndarray, ...]:
    """The indices of the elements that are not zero."""

def bend_indices(indices: Any, extent: int, mode: Any) -> ndarray:
    """
    Positions in [0, extent): wrapped or clipped; as they are with mode 'raise'.
    """

def partition(a: Any, kth: Sequence[int], axis: Any = -1) -> ndarray:
    """A copy with the elements of some places there."""

def sorted_elements(a: Any, places: Sequence[int]) -> ndarray:
    """
    The elements that rising places have in sorted order along the last axis.
    """

def argpartition(a: Any, kth: Sequence[int], axis: Any = -1) -> ndarray:
    """The positions that partition."""

def search_sorted(a: Any, v: Any, right: bool) -> ndarray:
    """Where values belong among sorted ones."""

def count_values(a: Any, bins: int) -> ndarray:
    """How often each of 0 ... bins - 1 occurs."""

def bins_for(a: Any, at_least: int) -> int:
    """One more than the greatest value; ValueError where one is negative."""

def sum_values(a: Any, weights: Any, bins: int) -> ndarray:
    """The sums of the weights of each of 0 ... bins - 1."""

def label_components(flags: Any, offsets: Sequence[int]) -> tuple:
    """
    Labels of the connected parts of flat bools, and their number; `offsets` are those of earlier neighbours.
    """

def count_bins(a: Any, edges: Any) -> ndarray:
    """How many values lie in each bin between edges at equal distances."""

def device_extent(a: Any) -> Any:
    """
    The least and the greatest element by one pass on a CUDA device, or None where that is not there.
    """

def find_bins(a: Any, edges: Any) -> ndarray:
    """The bin of each value between edges at equal distances; -1 outside."""

class Generator:
    """
    A stream of random numbers: counter-based, the same for any number of threads.
    """

    def __init__(self, seed: Any = None) -> None: ...

    def seed(self, seed: Any = None) -> None:
        """Starts anew from a seed; from the operating system without one."""

    def get_state(self) -> tuple[int, int]:
        """Seed and position."""

    def set_state(self, seed: int, offset: int) -> None:
        """Goes back to a state."""

    def random(self, size: Any = None, dtype: Any = None, out: Any = None) -> Any:
        """Uniform numbers in [0, 1)."""

    def uniform(self, low: float = 0.0, high: float = 1.0, size: Any = None, dtype: Any = None) -> ndarray:
        """Uniform numbers in [low, high)."""

    def standard_normal(self, size: Any = None, dtype: Any = None, out: Any = None) -> Any:
        """Normal numbers of mean 0 and deviation 1."""

    def normal(self, loc: float = 0.0, scale: float = 1.0, size: Any = None, dtype: Any = None) -> ndarray:
        """Normal numbers of a mean and a deviation."""

    def draw(self, distribution: str, *parameters: Any, size: Any = None) -> ndarray:
        """Numbers of a distribution that is drawn by rejection, by its name."""

    def integers(self, low: Any, high: Any = None, size: Any = None, dtype: Any = None, endpoint: bool = False) -> ndarray:
        """Uniform integers in [low, high), or [low, high] with `endpoint`."""

def default_random_generator() -> Generator:
    """The generator behind the functions of gridstride.random."""

def matmul(a: ndarray, b: ndarray) -> ndarray:
    """The matrix product of the last two axes."""

def correlate_valid(values: ndarray, weights: ndarray) -> ndarray:
    """Sliding inner products of two vectors of one dtype."""

def linalg_inverse(a: ndarray) -> ndarray:
    """Inverses of square matrices."""

def linalg_solve(a: ndarray, b: ndarray) -> ndarray:
    """Solutions of square systems."""

def linalg_slogdet(a: ndarray) -> tuple[ndarray, ndarray]:
    """Signs and logarithms of determinants."""

def linalg_cholesky(a: ndarray, upper: bool) -> ndarray:
    """Triangular factors of positive definite matrices."""

def linalg_qr(a: ndarray, columns: int, with_q: bool) -> tuple[Any, ndarray]:
    """Orthogonal and triangular factors."""

def linalg_qr_raw(a: ndarray) -> tuple[ndarray, ndarray]:
    """Reflectors and their factors."""

def linalg_svd(a: ndarray, full: bool, vectors: bool) -> tuple[Any, ndarray, Any]:
    """Singular values and vectors."""

def linalg_eigh(a: ndarray, upper: bool, vectors: bool) -> tuple[ndarray, Any]:
    """Eigenvalues and eigenvectors of Hermitian matrices."""

def linalg_eig(a: ndarray, vectors: bool) -> tuple[ndarray, Any]:
    """Eigenvalues and eigenvectors."""

def linalg_lstsq(a: ndarray, b: ndarray, rcond: float) -> tuple[ndarray, ndarray, ndarray, int]:
    """
    Least-squares solutions, rest of the right side, singular values, rank.
    """

def fft_complex(a: ndarray, axes: Sequence[int], forward: bool, factor: float) -> ndarray:
    """Fourier transforms of complex numbers."""

def fft_real(a: ndarray, axis: int, forward: bool, factor: float) -> ndarray:
    """Fourier transforms of real numbers."""

def fft_hermitian(a: ndarray, axis: int, n: int, forward: bool, factor: float) -> ndarray:
    """Fourier transforms that give real numbers."""

def from_dlpack(x: Any, *, device: Any = None, copy: Any = None) -> ndarray:
    """An array over the memory of an object with __dlpack__."""

def run_host_releases() -> None:
    """Lets go of what arrays that are gone have kept of Python."""

def set_numba_arrays(value: bool) -> None:
    """
    Whether arrays behave as numba.cuda's: NumPy may copy them to the host, and an element is a number.
    """

def array_from_pointer(address: int, shape: Any, strides: Any, dtype: Any, owner: Any, writeable: bool = True, aligned: bool = True) -> ndarray:
    """
    An array over the memory at an address, which `owner` keeps alive. ValueError for an address that is not aligned, but where `aligned` is False.
    """

def array_part(base: ndarray, offset: int, shape: Any, strides: Any, dtype: Any) -> ndarray:
    """
    A part of a contiguous array's memory as an array, from a byte offset on.
    """

def host_memory(nbytes: int) -> tuple[int, Any]:
    """Host memory for transfers: its address, and the object that keeps it."""

def is_scalar(value: Any) -> bool:
    """Whether a value is a number that kernels take."""

def name_streams() -> None:
    """From now on arrays are asked for the streams they were made for."""

class ConfiguredKernel:
    """A kernel with a grid and a block: calling it launches."""

    griddim: tuple[int, int, int]
    blockdim: tuple[int, int, int]
    sharedmem: int
    dispatcher: Dispatcher

    def __call__(self, *args: Any) -> None: ...

def set_low_occupancy_warnings(value: bool) -> None:
    """
    Whether kernel[blocks, threads] warns of grids that leave most of the device without work.
    """

def get_implicit_transfer() -> str:
    """What a launch does with a NumPy array: 'allow', 'warn' or 'error'."""

def set_implicit_transfer(value: Any) -> None:
    """Sets it."""

class PointFunction:
    """An operation in C on the elements of arrays."""

    def __init__(self, in_params: str, out_params: str, operation: str, name: str, preamble: str, loop_prep: str, after_loop: str, definitions: Sequence[tuple[str, str]], returns: bool, always_tuple: bool) -> None: ...

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Applies it; outputs that are not given are made."""

    def specialisations(self) -> list[tuple[str, str]]:
        """The types that it was compiled for, with the IR."""

    def ptx(self, major: int, minor: int) -> list[str]:
        """The PTX of each for a compute capability."""

class ReductionFunction:
    """A reduction in C."""

    def __init__(self, in_params: str, out_params: str, map_expr: str, reduce_expr: str, post_map_expr: str, identity: str, name: str, reduce_type: str, preamble: str, definitions: Sequence[tuple[str, str]]) -> None: ...

    def __call__(self, args: tuple[Any, ...], out: Any, axis: Any, keepdims: bool, stream: Any) -> Any:
        """Reduces; outputs that are not given are made."""

    def specialisations(self) -> list[tuple[str, str]]:
        """The types that it was compiled for, with the IR."""

    def ptx(self, major: int, minor: int) -> list[str]:
        """The PTX of each for a compute capability."""

class RawProgram:
    """A source in CUDA C."""

    def __init__(self, text: str, file: str, definitions: Sequence[tuple[str, str]]) -> None: ...

    def kernels(self) -> list[str]:
        """The names of its kernels."""

    def find_global(self, name: str) -> Any:
        """
        The memory of a variable that a compiled kernel uses; None for no such one.
        """

class RawFunction:
    """A kernel of a source in CUDA C."""

    def __init__(self, program: RawProgram, name: str, debug: bool = False) -> None: ...

    def __call__(self, grid: Any, block: Any, args: Any, shared_mem: Any = 0, stream: Any = None) -> None:
        """Launches it."""

    def parameters(self) -> list:
        """(name, dtype, whether it is an array) of each parameter."""

    def attributes(self) -> dict:
        """What it needs of a device, by CUDA's names."""

    def ir(self) -> str:
        """Its IR."""

    def ptx(self, major: int, minor: int) -> str:
        """Its PTX for a compute capability."""

class Dispatcher:
    """
    A kernel: a Python function that is compiled for the types of its arguments.

    kernel[blocks, threads](arguments) launches it.
    """

    def __call__(self, *args: Any) -> NoReturn:
        """Raises ValueError: a launch needs a configuration."""

    def __init__(self, *, debug: bool = False, boundscheck: bool = True, fma: bool = True, fast: bool = False, lines: bool = False, optimize: bool = True, signatures: Any = (), bounds: Any = ()) -> None: ...

    def __getitem__(self, key: Any, /) -> ConfiguredKernel:
        """The kernel with a grid, a block and optionally a stream and bytes of shared memory."""

    def disable_compile(self) -> None:
        """
        Nothing is compiled at launches from now on: other argument types than so far are a TypingError.
        """

    def compile_parameters(self, parameters: Any) -> int:
        """Compiles for parameters given as (dtype, rank or -1, layout)."""

    def device_function(self, parameters: Any, capability: str = '') -> tuple:
        """
        The dtypes that the function returns when a kernel calls it, and its PTX for a capability such as '90', or its LLVM 'llvm'.
        """

    def overload_parameters(self) -> list:
        """The parameters of each specialisation."""

    def overload_text(self, number: int, form: str) -> str:
        """
        A specialisation as 'ir', 'variation' (the same with how values differ between lanes), 'llvm', 'asm', or as PTX for a compute capability, '90'.
        """

    def forall(self, ntasks: int, tpb: int = 0, stream: Stream | int | None = None, sharedmem: int = 0) -> ConfiguredKernel:
        """
        The kernel with one thread a task, in blocks of `tpb` threads (0 chooses).
        """

    @property
    def debug(self) -> bool:
        """Whether faults are reported."""

    def overload_attributes(self, number: int) -> dict:
        """What a specialisation needs of a device, by CUDA's names."""

    def __repr__(self) -> str: ...

def show_printed() -> None:
    """Writes what kernels have printed so far to sys.stdout."""

def checker_enabled() -> bool:
    """Whether kernels run under the checker (GRIDSTRIDE_DEBUG=1)."""

def checker_findings() -> list:
    """
    What the checker has found so far: dictionaries of kind, kernel, text, places.
    """

def checker_launches() -> int:
    """How many launches were checked."""

def checker_lost() -> bool:
    """
    Whether some accesses counted as ordered because there were too many atomic operations to remember.
    """

def checker_clear() -> None:
    """Forgets all findings."""

def compiled_texts(file: str) -> list[bytes]:
    """
    The texts with functions in them that Python compiled lately under this name, the newest first.
    """

def explain(array: Any) -> dict:
    """
    What an array is underneath, and what making it real will do; runs nothing.
    """

def timeline_start() -> None:
    """
    Begins to record what runs when. RuntimeError while that is being done.
    """

def timeline_stop() -> tuple:
    """
    Ends it: (kind, name, device, stream, thread, on_host, begin, end, bytes, held, shape) of each record, times in nanoseconds; and how many were dropped.
    """

def write_archive(kernels: list[tuple[str, Dispatcher]], cpus: list[str], capabilities: list[tuple[int, int]], blocks: list[tuple[int, int, int]]) -> bytes:
    """
    All compiled signatures of kernels, with code for CPUs ('native' or a level such as 'x86-64-v3') and PTX for GPUs.
    """

def archive_contents(data: bytes, source: str) -> tuple:
    """
    The signatures of the kernels in an archive, by name, and whether its code is this engine's.
    """
