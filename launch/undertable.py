"""The installed name: puts the application's own folders on the path and starts it."""

import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    find_application()
    import cli

    return cli.main(argv)


def find_application() -> None:
    """For workers of a cluster as well, who play for ``simulate`` and never start it."""
    folder = str(Path(__file__).parent / "_app")
    if folder not in sys.path:
        sys.path.insert(0, folder)
