"""``python -m gridstride``: runs programs, and says what this machine has."""

from gridstride._cli import main

if __name__ == "__main__":
    raise SystemExit(main())
