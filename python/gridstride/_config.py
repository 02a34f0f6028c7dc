"""Settings of the process."""

from __future__ import annotations

from gridstride import _core


class Config:
    """Settings of the process; attributes may be assigned."""

    __slots__ = ()

    @property
    def implicit_transfer(self) -> str:
        """What a kernel launch does with a NumPy array.

        ``"allow"``: copies it to the device and back. ``"warn"``: the same, with a `GridstridePerformanceWarning`.
        ``"error"``: raises TypeError.
        """
        return _core.get_implicit_transfer()

    @implicit_transfer.setter
    def implicit_transfer(self, value: str) -> None:
        _core.set_implicit_transfer(value)

    def __repr__(self) -> str:
        return f"Config(implicit_transfer={self.implicit_transfer!r})"


config = Config()
