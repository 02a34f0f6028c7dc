"""Numba's paths to what programs import from its driver layer."""

from gridstride.cuda.cudadrv import devicearray, devices, driver, error

__all__ = ["devicearray", "devices", "driver", "error"]
