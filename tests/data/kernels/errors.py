"""Kernels that do not compile: one mistake each (tests/cpp/lang/diagnostics_test.cpp)."""

# ruff: noqa

import math
import operator

import numpy as np
from trees import cuda

TABLE = [1, 2, 3]
BIG = 2**70
BIG_TUPLE = (1, BIG)
MAPPING = {"a": 1}


class Settings:
    rate = 0.5


settings = Settings()


def two(x, y):
    return x + y


def half_returns(x):
    if x > 0:
        return x


def two_kinds(x):
    if x > 0:
        return x
    return (x, x)


def bad_inside(x):
    return x + "text"


def calls_bad(x):
    return bad_inside(x)


def loops_forever(x):
    return loops_forever(x - 1)


def keywords(**options):
    return 1


# --- statements


def try_statement(a):
    try:
        a[0] = 1
    except ValueError:
        pass


def with_statement(a):
    with open("x") as f:
        a[0] = 1


def match_statement(a):
    match a[0]:
        case {"key": 1}:
            a[0] = 2


def global_statement(a):
    global BIG
    a[0] = 1


def import_statement(a):
    import math

    a[0] = 1


def class_statement(a):
    class Point:
        pass


def del_statement(a):
    x = 1
    del x


def nested_nonlocal(a):
    x = 1

    def inner():
        nonlocal x
        x = 2

    inner()


def attribute_store(a):
    a.shape = (1, 2)


def kernel_returns(a):
    return a[0]


# --- expressions


def list_display(a):
    x = [1, 2]


def dict_display(a):
    x = {1: 2}


def set_display(a):
    x = {1, 2}


def comprehension(a):
    x = sum([v for v in a])


def generator(a):
    x = max(v * 2 for v in a)


def yields(a):
    yield a[0]


def new_axis(a):
    x = a[None]


def f_string(a):
    x = f"{a[0]}"


def print_call(a):
    print(a)


def walrus_in_ternary(a):
    x = (y := 3) if a[0] > 0 else 4


def bytes_constant(a):
    a[0] = b"abc"


def double_star(a):
    x = two(**settings)


# --- names


def unknown_name(a):
    a[0] = undefined_thing


def read_before(a):
    a[0] = x
    x = 1


def read_before_in_loop(a):
    for i in range(3):
        y = y + 1


def no_attribute(a):
    a[0] = math.sinus(1)


def array_attribute(a):
    a[0] = a.mean


def array_method(a):
    a[0] = a.sum()


def big_integer(a):
    a[0] = BIG


def big_literal(a):
    a[0] = 1180591620717411303424


def list_global(a):
    a[0] = TABLE[0]


def object_global(a):
    a[0] = settings + 1


def dict_call(a):
    a[0] = MAPPING(1)


def object_attribute_is_fine_but_not_this(a):
    a[0] = settings.rate + settings.missing


# --- types


def array_plus_tuple(a):
    c = a + (1, 2)


def array_plus_number(a):
    a[0] = a + 1


def float_bits(a):
    x = 1.5 | 2


def float_invert(a):
    x = ~1.5


def matmul(a):
    x = a @ a


def too_many_indices(a):
    a[0, 1] = 2


def float_index(a):
    a[0] = a[0.5]


def float_index_of_two(a):
    a[0, a[0, 0]] = 1


def bool_index(a):
    a[0] = a[a[0] > 0]


def array_index(a):
    a[0] = a[a]


def index_number(a):
    x = 3
    a[0] = x[0]


def tuple_range(a):
    x = (1, 2)
    a[0] = x[2]


def tuple_store(a):
    x = (1, 2)
    x[0] = 3


def mixed_tuple_index(a):
    x = (1, (2, 3))
    i = cuda.grid(1)
    a[0] = x[i]


def store_array(a):
    a[0] = a


def store_complex(a):
    a[0] = 1j


def unpack_count(a):
    x, y = (1, 2, 3)


def unpack_array(a):
    x, y = a


def unpack_number(a):
    x, y = 1


def truth_of_array(a):
    if a:
        a[0] = 1


def compare_arrays(a):
    if a == a:
        a[0] = 1


def is_number(a):
    if (1, 2) is (1, 2):
        a[0] = 2


def complex_order(a):
    if 1j < 2:
        a[0] = 2


def variable_of_two_kinds(a):
    if a[0] > 0:
        x = 1
    else:
        x = (1, 2)
    a[0] = x


def arrays_on_two_paths(a, b):
    if a[0] > 0:
        c = a
    else:
        c = b[0]
    a[1] = c[0]


def ternary_of_two_kinds(a):
    a[0] = (1, 2) if a[0] > 0 else 3


def loop_over_number(a):
    for x in 5:
        a[0] = x


def range_of_float(a):
    for i in range(2.5):
        a[0] = i


def range_step_zero(a):
    for i in range(0, 5, 0):
        a[0] = i


def range_no_loop(a):
    x = range(5)


# --- calls


def call_unknown_function(a):
    a[0] = math.factorial(3)


def call_builtin(a):
    a[0] = sorted(a)


def call_number(a):
    x = 3
    a[0] = x(1)


def call_array(a):
    a[0] = a(1)


def call_class(a):
    a[0] = Settings()


def wrong_count(a):
    a[0] = two(1)


def wrong_keyword(a):
    a[0] = two(1, z=2)


def twice_given(a):
    a[0] = two(1, 2, y=3)


def keyword_parameters(a):
    a[0] = keywords(x=1)


def math_count(a):
    a[0] = math.sin(1, 2)


def math_of_array(a):
    a[0] = math.sin(a)


def math_of_complex(a):
    a[0] = math.sin(1j)


def grid_of_variable(a):
    a[0] = cuda.grid(4)


def missing_return(a):
    a[0] = half_returns(a[0])


def returns_differ(a):
    a[0] = two_kinds(a[0])


def recursion(a):
    a[0] = loops_forever(3)


def error_in_callee(a):
    a[0] = calls_bad(a[0])


def keyword_to_math(a):
    a[0] = math.sin(x=1)


def popc_of_float(a):
    a[0] = cuda.popc(1.5)


def operator_of_array(a):
    a[0] = operator.add(a, 1)


def returns_closure(a):
    def make():
        return lambda x: x

    a[0] = make()(1)


def dtype_count(a):
    a[0] = np.float32(1, 2)


def dtype_of_complex(a):
    a[0] = np.float32(1j)


def dtype_of_array(a):
    a[0] = np.float32(a)


def enumerate_count(a):
    for i, x in enumerate(a, 1, 2):
        a[i] = x


def zip_of_nothing(a):
    for x in zip():
        a[0] = 1


def zip_of_number(a):
    for x, y in zip(a, 3):
        a[0] = 1


def ldexp_of_float(a):
    a[0] = math.ldexp(1.0, 2.0)


def len_of_number(a):
    a[0] = len(3)


def sum_of_array(a):
    a[0] = sum(a)


def max_of_array(a):
    a[0] = max(a)


def max_of_arrays(a):
    a[0] = max(a, 1)


def tuple_of_array(a):
    a[0] = tuple(a)[0]


def round_digits(a):
    a[0] = round(1.5, 0.5)


def int_of_complex(a):
    a[0] = int(1j)


def int_of_text(a):
    a[0] = int("1")


def in_array(a):
    a[0] = 1 in a


def star_of_array(a):
    a[0] = two(*a)


def star_in_tuple(a):
    x = (1, *a)


def slice_of_tuple(a):
    x = (1, 2, 3)
    y = x[int(a[0]) :]


def numpy_function(a):
    a[0] = np.sort(a)[0]


def numpy_types(a):
    a[0] = np.invert(1.5)


def numpy_count(a):
    a[0] = np.add(1)


def numpy_of_array(a):
    a[0] = np.sin(a)


def float_tuple_index(a):
    x = (1, 2)
    a[0] = x[1.0]


def too_long_tuple(a):
    x = (1, 2) * 10000


def store_text(a):
    a[0] = "text"


def none_operand(a):
    a[0] = None + 1


def number_attribute(a):
    x = 1.5
    a[0] = x.mean


def number_method(a):
    x = 1.5
    a[0] = x.mean()


def thread_attribute(a):
    a[0] = cuda.threadIdx.w


def call_text(a):
    a[0] = "text"(1)


def string_of_big_tuple(a):
    a[0] = BIG_TUPLE[0] + BIG_TUPLE[1]


def raise_is_fine_but_not_this(a):
    if a[0] > 0:
        raise ValueError("fine")
    a[0] = missing


async def async_kernel(a):
    a[0] = 1


def tab_and_wide(a):
    名前 = 1;	a[0] = 名前 + missing  # fmt: skip


def several_lines(a):
    a[0] = two(
        1,
    )


KERNELS = [
    v
    for v in list(globals().values())
    if callable(v)
    and getattr(v, "__module__", "") == __name__
    and not isinstance(v, type)
    and v.__code__.co_varnames[:1] == ("a",)
]
