#!/usr/bin/env python3
"""Puts pocketfft's header where the build looks for it: it comes with NumPy's source archive.

    python tools/fetch_pocketfft.py FOLDER

Does nothing when FOLDER has it. pip says where the archive is, as it is configured; the header's digest is checked.
"""

from __future__ import annotations

import hashlib
import io
import re
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from pathlib import Path

VERSION = "2.2.6"
INSIDE = f"numpy-{VERSION}/numpy/fft/pocketfft"
FILES = {
    "pocketfft_hdronly.h": "50f4ddbe60432325f560c706b6f1c49f9e0949fc7f20ae6499f2299e37d9790c",
    "LICENSE.md": "a85ca13fdf90160b64a0698215868c13b74d835ad0a4e2ba44713b8c5058a056",
}


def archive_url() -> str:
    """Where pip would download the archive from."""
    # It fails, since NumPy is not to be built; by then it has said what it looks at.
    command = [sys.executable, "-m", "pip", "download", "-vv", "--no-deps", "--no-build-isolation"]
    with tempfile.TemporaryDirectory() as folder:
        command += ["--no-binary", "numpy", "--dest", folder, f"numpy=={VERSION}"]
        told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    links = re.findall(rf"https?://\S+/numpy-{re.escape(VERSION)}\.tar\.gz", told)
    if not links:
        sys.exit(f"pip knows no source archive of numpy {VERSION}:\n{told[-2000:]}")
    return str(links[0])


def main() -> int:
    """The command line."""
    folder = Path(sys.argv[1])
    if all((folder / name).exists() for name in FILES):
        return 0
    with urllib.request.urlopen(archive_url(), timeout=120) as answer:
        content_of_archive = io.BytesIO(answer.read())
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=content_of_archive) as archive:
        copy_files(archive, folder)
    return 0


def copy_files(archive: tarfile.TarFile, folder: Path) -> None:
    """Writes the files that the build wants, if they are the known ones."""
    for name, digest in FILES.items():
        member = archive.extractfile(f"{INSIDE}/{name}")
        content = member.read() if member is not None else b""
        if hashlib.sha256(content).hexdigest() != digest:
            sys.exit(
                f"{name} of numpy {VERSION} has another digest than expected: {hashlib.sha256(content).hexdigest()}"
            )
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    sys.exit(main())
