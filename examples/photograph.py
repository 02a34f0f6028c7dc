"""A photograph through two-dimensional kernels: a Gaussian blur and a conversion to grey, written as PNG.

The photograph is matplotlib's sample portrait of Grace Hopper. The results are compared with NumPy's, byte by byte.
"""

from pathlib import Path

import numpy as np
from _report import Row, paired, print_table
from matplotlib import cbook
from PIL import Image

import gridstride as gs
from gridstride import cuda

RADIUS = 5
OUTPUT = Path(__file__).parent / "output"


@cuda.jit
def blur(source, weights, target):
    """One pixel a thread: the weighted mean of its neighbourhood, the edge repeated outward."""
    column, row = cuda.grid(2)
    height, width = source.shape[0], source.shape[1]
    if row < height and column < width:
        radius = weights.shape[0] // 2
        for channel in range(3):
            total = 0.0
            for dy in range(-radius, radius + 1):
                y = min(max(row + dy, 0), height - 1)
                for dx in range(-radius, radius + 1):
                    x = min(max(column + dx, 0), width - 1)
                    total += weights[dy + radius, dx + radius] * source[y, x, channel]
            target[row, column, channel] = int(total + 0.5)


@cuda.jit
def grey(source, target):
    """Rec. 601 luma of one pixel a thread."""
    column, row = cuda.grid(2)
    red, green, blue = source[row, column, 0], source[row, column, 1], source[row, column, 2]
    target[row, column] = int(0.299 * red + 0.587 * green + 0.114 * blue + 0.5)


def gaussian(radius: int) -> np.ndarray:
    offsets = np.arange(-radius, radius + 1)
    row = np.exp(-0.5 * (offsets / (radius / 2)) ** 2)
    weights = np.outer(row, row)
    return weights / weights.sum()


def blur_numpy(source: np.ndarray, weights: np.ndarray) -> np.ndarray:
    radius = weights.shape[0] // 2
    padded = np.pad(source, ((radius, radius), (radius, radius), (0, 0)), mode="edge").astype(np.float64)
    total = np.zeros(source.shape)
    for dy in range(weights.shape[0]):
        for dx in range(weights.shape[1]):
            total += weights[dy, dx] * padded[dy : dy + source.shape[0], dx : dx + source.shape[1]]
    return (total + 0.5).astype(np.uint8)


def grey_numpy(source: np.ndarray) -> np.ndarray:
    red, green, blue = (source[..., channel].astype(np.float64) for channel in range(3))
    return (0.299 * red + 0.587 * green + 0.114 * blue + 0.5).astype(np.uint8)


def main() -> list[Row]:
    with cbook.get_sample_data("grace_hopper.jpg") as file:
        photograph = np.array(Image.open(file).convert("RGB"))
    height, width, _ = photograph.shape
    weights_np = gaussian(RADIUS)

    source = gs.asarray(photograph)
    weights = gs.asarray(weights_np)
    blurred = gs.zeros_like(source)
    greyed = gs.zeros((height, width), dtype=np.uint8)
    block = (16, 16)
    grid = ((width + 15) // 16, (height + 15) // 16)

    def run_blur():
        blur[grid, block](source, weights, blurred)
        cuda.synchronize()

    def run_grey():
        grey[grid, block](source, greyed)
        cuda.synchronize()

    blur_seconds = paired(run_blur, lambda: blur_numpy(photograph, weights_np), repeats=3)
    grey_seconds = paired(run_grey, lambda: grey_numpy(photograph), repeats=3)

    # The kernel contracts a*b + c to one rounding, NumPy rounds twice: a tie may fall to the neighbouring byte.
    difference = np.abs(blurred.get().astype(int) - blur_numpy(photograph, weights_np).astype(int))
    assert difference.max() <= 1
    assert (difference != 0).mean() < 1e-4
    difference = np.abs(greyed.get().astype(int) - grey_numpy(photograph).astype(int))
    assert difference.max() <= 1
    assert (difference != 0).mean() < 1e-3

    OUTPUT.mkdir(exist_ok=True)
    Image.fromarray(blurred.get()).save(OUTPUT / "blurred.png")
    Image.fromarray(greyed.get()).save(OUTPUT / "grey.png")
    reread = np.array(Image.open(OUTPUT / "grey.png"))
    np.testing.assert_array_equal(reread, greyed.get())
    print(f"{width} x {height} photograph: wrote {OUTPUT / 'blurred.png'} and {OUTPUT / 'grey.png'}")
    size = f"{width} x {height}"
    return [
        Row(f"Gaussian blur 11 x 11, {size} photograph", *blur_seconds, "bytes equal to NumPy's (ties within 1)"),
        Row(f"photograph to grey, {size}", *grey_seconds, "bytes equal to NumPy's (ties within 1)"),
    ]


if __name__ == "__main__":
    print_table(main())
