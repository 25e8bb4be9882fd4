"""``python -m tests.vectors``: make all vectors anew beside the frozen ones, and compare.

Writes to a fresh temporary folder only. Whoever means to change the protocol copies the
files from there, with a reason; nothing here does it.
"""

import sys
import tempfile
from difflib import unified_diff
from itertools import islice
from pathlib import Path

from tests.vectors.files import HERE, made

SHOWN = 40


def main() -> int:
    contents = made()
    different = {name: new for name, new in contents.items() if new != frozen(name)}
    if not different:
        print(f"All {len(contents)} files are as frozen.")
        return 0
    folder = Path(tempfile.mkdtemp(prefix="undertable-vectors-"))
    for name, content in different.items():
        (folder / name).write_text(content, encoding="utf-8")
        show(name, frozen(name), content)
    print(f"{len(different)} of {len(contents)} files differ; those made now are in {folder}")
    return 1


def frozen(name: str) -> str:
    path = HERE / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


def show(name: str, old: str, new: str) -> None:
    lines = unified_diff(old.splitlines(), new.splitlines(), f"frozen {name}", "now", lineterm="")
    print("\n".join(islice(lines, SHOWN)))


if __name__ == "__main__":
    sys.exit(main())
