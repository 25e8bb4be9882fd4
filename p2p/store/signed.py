"""For which matches an identity has signed a JOIN: once for an occasion, ever (J1).

A journal is burnt when its match is over, so it can't tell. Here stays a small file for each
occasion, with the name of the journal that holds the JOIN; it is made so that of two processes
with one home only one succeeds, and it is on disk before the JOIN leaves.
"""

from pathlib import Path

from p2p.errors import PeerError
from p2p.store.disk import save_file, sync_folder, write_new

FOLDER = "signed"


class AlreadySigned(PeerError):
    """We have signed for this match before; the text says what to do instead."""


class Signed:
    """What lies in ``folder``, where the journals are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def check(self, occasion: bytes) -> None:
        """Return if nothing was signed for ``occasion``; else ``AlreadySigned``."""
        path = self._path(occasion)
        if path.exists():
            self._refuse(path.read_text("utf-8"))

    def claim(self, occasion: bytes, journal: str) -> None:
        """From now on, and after any crash, ``journal`` alone signs for ``occasion``."""
        path = self._path(occasion)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        write_new(path, journal.encode())
        sync_folder(path.parent)
        if (first := path.read_text("utf-8")) != journal:
            self._refuse(first)

    def keep(self, occasion: bytes, evidence: bytes) -> Path:
        """Two JOINs of one player, for whoever wants to see them."""
        path = self.folder / f"{occasion.hex()[:12]}.joins"
        save_file(path, evidence)
        return path

    def _path(self, occasion: bytes) -> Path:
        return self.folder / FOLDER / (occasion.hex() or "none")

    def _refuse(self, journal: str) -> None:
        before = "you sat down to this match before"
        if (self.folder / journal).exists():
            raise AlreadySigned(f"{before}; go on with it by: resume {Path(journal).stem}")
        raise AlreadySigned(f"{before}, and it is over here; nobody signs for a match twice")
