"""Names of NumPy that make no sense on a device, and what to use instead."""

from __future__ import annotations

_NUMBERS = "elements are numbers of a fixed size"
_EXTENDED = "devices have no floating type beyond float64"

ABSENT = {
    **dict.fromkeys(("asmatrix", "bmat", "matrix"), "matrices are arrays of two axes; use `@` for products"),
    **dict.fromkeys(("char", "chararray", "str_", "bytes_", "strings"), f"{_NUMBERS}; keep texts in NumPy arrays"),
    **dict.fromkeys(("object_",), f"{_NUMBERS}; keep Python objects in NumPy arrays or lists"),
    **dict.fromkeys(
        ("datetime64", "timedelta64", "busdaycalendar", "busday_count", "busday_offset", "is_busday"),
        f"{_NUMBERS}; keep dates in NumPy arrays and compute with their int64 view",
    ),
    **dict.fromkeys(
        ("rec", "recarray", "record", "void"),
        "`asarray` of a structured NumPy array gives an array of records on the device",
    ),
    **dict.fromkeys(("longdouble", "clongdouble", "float128", "complex256"), _EXTENDED),
    "frompyfunc": "Python functions run on the host; `vectorize` calls one for each element",
    "ma": "there are no masked arrays; use `where=` of reductions, or NaN and the functions that leave it out",
    "memmap": "files are not memory of a device; `load` reads one",
    "nditer": "elements are not visited one by one; use whole arrays, or `ndenumerate` for a copy on the host",
}
