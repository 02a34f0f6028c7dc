"""Arrays from files, texts and buffers, and back. Files are NumPy's; reading and parsing happen on the host."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gridstride._core import asarray, ndarray

__all__ = [
    "frombuffer",
    "fromfile",
    "fromiter",
    "fromstring",
    "genfromtxt",
    "load",
    "loadtxt",
    "save",
    "savetxt",
    "savez",
    "savez_compressed",
]


def _numpy() -> Any:
    import numpy

    return numpy


def _host(value: Any) -> Any:
    return value.get() if isinstance(value, ndarray) else value


def _device(value: Any, **expected: Any) -> Any:
    numpy = _numpy()
    if isinstance(value, numpy.ndarray):
        return asarray(value)
    if isinstance(value, (list, tuple)):
        return type(value)(_device(v) for v in value)
    return value


def frombuffer(buffer: Any, dtype: Any = float, count: int = -1, offset: int = 0) -> ndarray:
    """A copy on the device of the elements in an object with a buffer. ValueError as NumPy raises it."""
    return asarray(_numpy().frombuffer(buffer, dtype, count, offset))


def fromfile(file: Any, dtype: Any = float, count: int = -1, sep: str = "", offset: int = 0) -> ndarray:
    """The elements in a binary file, or in a text with `sep` between numbers."""
    return asarray(_numpy().fromfile(file, dtype, count, sep, offset))


def fromiter(iter: Iterable[Any], dtype: Any, count: int = -1) -> ndarray:
    """A vector of the numbers that an iterable gives."""
    return asarray(_numpy().fromiter(iter, dtype, count))


def fromstring(string: str, dtype: Any = float, count: int = -1, *, sep: str) -> ndarray:
    """The numbers in a text, with `sep` between them."""
    return asarray(_numpy().fromstring(string, dtype, count, sep=sep))


def loadtxt(fname: Any, *args: Any, **kwargs: Any) -> Any:
    """The numbers in a text file, a row a line; the arguments are numpy.loadtxt's."""
    return _device(_numpy().loadtxt(fname, *args, **kwargs))


def genfromtxt(fname: Any, *args: Any, **kwargs: Any) -> Any:
    """The numbers in a text file with gaps; the arguments are numpy.genfromtxt's."""
    return _device(_numpy().genfromtxt(fname, *args, **kwargs))


def savetxt(fname: Any, X: Any, *args: Any, **kwargs: Any) -> None:
    """Writes an array to a text file; the arguments are numpy.savetxt's."""
    _numpy().savetxt(fname, _host(X), *args, **kwargs)


def save(file: Any, arr: Any, allow_pickle: bool = True) -> None:
    """Writes an array to a file in NumPy's format .npy."""
    _numpy().save(file, _host(arr), allow_pickle=allow_pickle)


def savez(file: Any, *args: Any, **kwds: Any) -> None:
    """Writes arrays to one file in NumPy's format .npz."""
    _numpy().savez(file, *(_host(a) for a in args), **{name: _host(a) for name, a in kwds.items()})


def savez_compressed(file: Any, *args: Any, **kwds: Any) -> None:
    """Writes arrays to one compressed file in NumPy's format .npz."""
    _numpy().savez_compressed(file, *(_host(a) for a in args), **{name: _host(a) for name, a in kwds.items()})


class NpzFile:
    """The arrays in a file of format .npz; each is read and copied to the device when it is asked for."""

    def __init__(self, file: Any) -> None:
        self.npz_file = file

    def __getitem__(self, key: str) -> ndarray:
        return asarray(self.npz_file[key])

    def __getattr__(self, name: str) -> Any:
        return getattr(self.npz_file, name)

    def __iter__(self) -> Any:
        return iter(self.npz_file)

    def __len__(self) -> int:
        return len(self.npz_file)

    def __contains__(self, key: object) -> bool:
        return key in self.npz_file

    def __enter__(self) -> NpzFile:
        return self

    def __exit__(self, *exc: Any) -> None:
        self.npz_file.close()

    def close(self) -> None:
        """Closes the file."""
        self.npz_file.close()


def load(file: Any, mmap_mode: str | None = None, allow_pickle: bool = False, **kwargs: Any) -> Any:
    """The array of a file of format .npy, or the arrays of one of format .npz."""
    numpy = _numpy()
    value = numpy.load(file, mmap_mode, allow_pickle, **kwargs)
    if isinstance(value, numpy.ndarray):
        return asarray(value)
    return NpzFile(value) if isinstance(value, numpy.lib.npyio.NpzFile) else value
