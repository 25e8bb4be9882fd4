"""One deliberate bug."""

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent


class Mutant(NamedTuple):
    """``old`` becomes ``new`` in ``file``, and one of ``tests`` must fail.

    ``name`` says what the code then does wrong.
    """

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def source(self, root: Path = ROOT) -> str:
        """The file with the bug in it; refuses when the text to replace is not there just once."""
        original = (root / self.file).read_text(encoding="utf-8")
        if original.count(self.old) != 1:
            times = original.count(self.old)
            raise ValueError(f"{self.name}: found {times} times in {self.file}: {self.old!r}")
        return original.replace(self.old, self.new)
