"""The files of the page, read once: what is not among them when we start is never served."""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "page"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


class File(NamedTuple):
    data: bytes
    kind: str


def page_files(folder: Path = FOLDER) -> dict[str, File]:
    """By the path of a request; ``index.html`` is also the page itself."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS:
            name = path.relative_to(folder).as_posix()
            found[f"/{name}"] = File(path.read_bytes(), KINDS[path.suffix])
    if "/index.html" in found:
        found["/"] = found["/index.html"]
    return found
