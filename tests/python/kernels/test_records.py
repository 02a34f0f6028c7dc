"""Arrays of records, namedtuples and frozen arrays in kernels, against NumPy."""

import collections
import enum

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, same

PARTICLE = np.dtype([("x", "f8"), ("v", "f4", (3,)), ("id", "i4"), ("tail", [("a", "u1"), ("b", "c16")])], align=True)
PACKED = np.dtype([("flag", "u1"), ("value", "f8"), ("count", "i2")])
ALIGNED = np.dtype([("flag", "u1"), ("value", "f8"), ("count", "i2")], align=True)


def records(rng, shape, dtype):
    raw = np.zeros(shape, dtype)

    def fill(part):
        if part.dtype.names is not None:
            for name in part.dtype.names:
                fill(part[name])
        else:
            part[...] = random_array(rng, part.shape, part.dtype.name)

    fill(raw)
    return raw


class TestRecords:
    def kernel(self):
        @cuda.jit(fma=False)
        def kernel(p, out):
            i = cuda.grid(1)
            if i < p.size:
                r = p[i]
                r.x += p[i].v[1] + r["id"]
                p[i]["id"] = i
                r.v[0] = 2.5
                p.v[i, 2] = 3
                r.tail.b = r.tail.a + 1j
                out[i] = p["x"][i] + len(p) + p.shape[0] + r.tail.b.imag

        return kernel

    def expected(self, host):
        p, out = host.copy(), np.zeros(host.size)
        for i in range(p.size):
            r = p[i]
            r["x"] += float(p[i]["v"][1]) + float(r["id"])
            p[i]["id"] = i
            r["v"][0] = 2.5
            p["v"][i, 2] = 3
            r["tail"]["b"] = int(r["tail"]["a"]) + 1j
            out[i] = p["x"][i] + 2 * len(p) + 1
        return p, out

    def test_device(self, rng):
        host = records(rng, 70, PARTICLE)
        p, out = cuda.to_device(host), gs.zeros(70)
        self.kernel()[2, 64](p, out)
        wanted, wanted_out = self.expected(host)
        assert p.copy_to_host().tobytes() == wanted.tobytes() or (p.copy_to_host() == wanted).all()
        same(out, wanted_out)

    def test_host(self, rng):
        host = records(rng, 70, PARTICLE)
        wanted, wanted_out = self.expected(host)
        out = gs.zeros(70)
        with pytest.warns(gs.GridstridePerformanceWarning):
            self.kernel()[2, 64](host, out)
        assert (host == wanted).all()
        same(out, wanted_out)

    def test_packed_and_strided(self, rng):
        @cuda.jit
        def kernel(a, b):
            i = cuda.grid(1)
            if i < a.shape[0]:
                for k in range(a.shape[1]):
                    a[i, k].value = a[i, k].flag + a[i, k].count
                b[i] = a[i, 1]
                a[i, 0] = (1, 2.5, 3)
                a[i, 2] = a[i, 1]

        host = records(rng, (6, 8), PACKED)
        d = cuda.to_device(host)
        b = cuda.device_array(6, PACKED)
        if cuda.Device().kind == "cuda":
            with pytest.raises(ValueError, match="multiples"):  # a GPU cannot read such fields
                kernel[1, 8](d[:, ::2], b)
            return
        kernel[1, 8](d[:, ::2], b)
        part = host[:, ::2]
        part["value"] = part["flag"].astype(float) + part["count"]
        last = part[:, 1].copy()
        part[:, 0] = (1, 2.5, 3)
        part[:, 2] = part[:, 1]
        assert (d.copy_to_host() == host).all()
        assert (b.copy_to_host() == last).all()

    def test_loops_functions_and_scalars(self, rng):
        @cuda.jit(device=True)
        def total(ps):
            result = 0.0
            for p in ps:
                result += p.value * p.count
            return result

        @cuda.jit(device=True)
        def largest(ps):
            best = ps[0]
            for i in range(1, len(ps)):
                if ps[i].count > best.count:
                    best = ps[i]
            return best.value

        @cuda.jit
        def kernel(ps, one, out):
            out[0] = total(ps)
            out[1] = total(ps[2:5])
            out[2] = one.value
            out[3] = largest(ps)

        # A GPU cannot read the fields of packed records.
        host = records(rng, 9, PACKED if cuda.Device().kind == "cpu" else ALIGNED)
        out = gs.zeros(4)
        kernel[1, 1](cuda.to_device(host), cuda.In(host[3]), out)
        products = host["value"] * host["count"]
        best = host["value"][np.argmax(host["count"])]
        np.testing.assert_allclose(out.get(), [products.sum(), products[2:5].sum(), host["value"][3], best])

    def test_device_arrays(self, rng):
        host = records(rng, (4, 5), PARTICLE)
        d = cuda.to_device(host)
        assert (d.shape, d.dtype, d.strides, d.ndim, d.size) == (host.shape, host.dtype, host.strides, 2, 20)
        same(d["x"], host["x"])
        same(d[1]["v"], host[1]["v"])
        same(d[1:, 2]["tail"]["b"], host[1:, 2]["tail"]["b"])
        d[2, 3] = host[0, 0]
        d[0]["id"] = 7
        host[2, 3] = host[0, 0]
        host[0]["id"] = 7
        assert (d.copy_to_host() == host).all()
        assert (d[1:3, ::2].copy_to_host() == host[1:3, ::2]).all()
        like = cuda.device_array_like(d)
        like.copy_to_device(d)
        assert (like.copy_to_host() == host).all()
        with pytest.raises(ValueError, match="incompatible shape"):
            d.copy_to_device(host[0])
        with pytest.raises(TypeError, match="incompatible dtype"):
            d.copy_to_device(np.zeros((4, 5), PACKED))

    def test_errors(self):
        p = cuda.device_array(3, PACKED)

        @cuda.jit
        def no_field(p):
            p[0].colour = 1

        with pytest.raises(AttributeError, match=r"no field 'colour'(.|\n)*fields are flag, value, count"):
            no_field[1, 1](p)

        @cuda.jit
        def number(p):
            p[0] = 1

        with pytest.raises(cuda.TypingError, match="int64 cannot be assigned to record"):
            number[1, 1](p)

        @cuda.jit
        def deep(p):
            p[0, 1].value = 1

        with pytest.raises(cuda.TypingError, match="too many indices"):
            deep[1, 1](p)


Point = collections.namedtuple("Point", ["x", "y"])
ORIGIN = Point(3, 4.5)


class Kind(enum.Enum):
    A = 1
    B = 2.5


class Mode(enum.IntEnum):
    FAST = 7


def test_namedtuples_and_enums():
    @cuda.jit(device=True)
    def shifted(p, by):
        return Point(p.x + by, y=p.y - by)

    @cuda.jit
    def kernel(out):
        p = shifted(ORIGIN, 2)
        x, y = p
        out[0] = p.x * 100 + p.y
        out[1] = x + y + p[0]
        out[2] = Kind.B.value + Mode.FAST
        total = 0.0
        for v in p:
            total += v
        out[3] = total
        q = Point(1, 2)
        if out[3] > 0:
            q = Point(5, 6)
        out[4] = q.x + q.y

    out = gs.zeros(5)
    kernel[1, 1](out)
    same(out, np.array([502.5, 12.5, 9.5, 7.5, 11.0]))

    @cuda.jit
    def wrong(out):
        out[0] = Point(1, 2, 3).x

    with pytest.raises(cuda.TypingError, match=r"Point\(\) takes 2 arguments \(x, y\), but 3 were given"):
        wrong[1, 1](out)


TABLE = np.arange(12.0).reshape(3, 4) * 1.5
FLAGS = np.array([True, False, True])


class TestFrozenArrays:
    def test_globals_and_closures(self, rng):
        weights = random_array(rng, 5, "float32")[::-1]

        @cuda.jit(device=True)
        def weight(i):
            return weights[i] + TABLE[0, 1]

        @cuda.jit
        def kernel(x, out):
            i = cuda.grid(1)
            constant = cuda.const.array_like(TABLE)
            if i < x.size:
                total = 0.0
                for k in range(weights.shape[0]):
                    total += weight(k) * x[i]
                if FLAGS[i % 3]:
                    total += constant[i % 3, i % 4]
                out[i] = total

        x = random_array(rng, 50, "float64")
        out = gs.zeros(50)
        kernel[1, 64](gs.asarray(x), out)
        expected = [
            sum((float(w) + TABLE[0, 1]) * v for w in weights) + (TABLE[i % 3, i % 4] if FLAGS[i % 3] else 0)
            for i, v in enumerate(x)
        ]
        np.testing.assert_allclose(out.get(), expected, rtol=1e-12)

    def test_frozen_at_the_first_launch(self):
        table = np.ones(3)

        @cuda.jit
        def kernel(out):
            out[0] = table[1]

        out = gs.zeros(1)
        kernel[1, 1](out)
        table[1] = 5
        kernel[1, 1](out)
        assert float(out[0]) == 1

    def test_device_arrays_are_used_as_they_are(self):
        counter = gs.zeros(4, "int64")[::2]
        pending = counter + 1

        @cuda.jit
        def kernel(out):
            counter[1] += 3
            out[0] = counter[1]

        out = gs.zeros(1, "int64")
        for i in (1, 2):
            kernel[1, 1](out)
            assert int(out[0]) == 3 * i
        same(counter, np.array([0, 6]))
        same(pending, np.array([1, 1]))

    def test_records(self, rng):
        table = records(rng, (2, 3), PARTICLE)

        @cuda.jit(device=True)
        def scaled(i, k):
            return table[i, k].x * 2

        @cuda.jit
        def kernel(out):
            i, k = cuda.grid(2)
            if i < 2 and k < 3:
                constant = cuda.const.array_like(table)
                out[i, k] = scaled(i, k) + constant[i, k].v[1] + constant[i, k].tail.a

        out = gs.zeros((2, 3))
        kernel[(1, 1), (2, 4)](out)
        expected = table["x"] * 2 + table["v"][..., 1] + table["tail"]["a"]
        np.testing.assert_allclose(out.get(), expected, rtol=1e-14)

        @cuda.jit
        def writes(out):
            table[0, 0].x = 1

        with pytest.raises(cuda.TypingError, match="constant of the kernel and cannot be written"):
            writes[1, 1](out)

    def test_a_device_array_that_overlaps_an_argument(self):
        data = gs.arange(2000.0)

        @cuda.jit
        def shift(x):
            if cuda.grid(1) == 0:
                for i in range(1, x.size):
                    x[i] = data[i] + 1

        shift[1, 1](data[1:])
        expected = np.arange(2000.0)
        for i in range(1, 1999):
            expected[i + 1] = expected[i] + 1
        same(data, expected)

    def test_errors(self):
        @cuda.jit
        def writes(out):
            TABLE[0, 0] = 1

        with pytest.raises(cuda.TypingError, match=r"constant of the kernel and cannot be written(.|\n)*to_device"):
            writes[1, 1](gs.zeros(1))

        @cuda.jit
        def local(x):
            x[0] = cuda.const.array_like((1, 2))

        with pytest.raises(cuda.TypingError, match="takes an array of the surrounding program"):
            local[1, 1](gs.zeros(1))


def test_texts_in_records_on_the_device(rng):
    dtype = np.dtype([("a", np.float64), ("name", "U5"), ("codes", "S3", (2,))])
    host = np.zeros(4, dtype)
    host["a"], host["name"], host["codes"] = rng.random(4), ["x", "yy", "zzz", ""], b"ab"
    device = cuda.to_device(host)
    assert device[1]["name"] == "yy"
    np.testing.assert_array_equal(device["codes"], host["codes"])
    device[3]["name"], host[3]["name"] = "new", "new"
    device[1:3]["codes"], host[1:3]["codes"] = [b"p", b"q"], [b"p", b"q"]
    np.testing.assert_array_equal(device.copy_to_host(), host)


def test_fields_by_number():
    @cuda.jit
    def kernel(r, out):
        i = cuda.grid(1)
        if i < r.size:
            out[i] = r[i][0] + r[i][-1]

    host = np.array([(i, 2.5 * i, 7) for i in range(4)], [("a", "i4"), ("b", "f8"), ("c", "u1")])
    out = np.zeros(4)
    kernel[1, 32](host, out)
    np.testing.assert_array_equal(out, host["a"] + host["c"])

    @cuda.jit
    def outside(r):
        r[0]["a"] = r[0][3]

    with pytest.raises(IndexError, match="has no field 3"):
        outside[1, 1](host)
