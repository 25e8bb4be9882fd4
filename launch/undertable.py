"""The installed name: puts the application's own folders on the path and starts it."""

import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    sys.path.insert(0, str(Path(__file__).parent / "_app"))
    import cli

    return cli.main(argv)
