"""What a diary is written in: entries that are there again after a crash."""

from typing import Protocol


class Store(Protocol):
    """Used by one diary at a time. Whoever opened it twice at once would sign twice at once."""

    @property
    def name(self) -> str:
        """What to call it when something is wrong with it."""

    @property
    def entries(self) -> list[bytes]:
        """What was in it when it was opened."""

    def write(self, *payloads: bytes) -> None:
        """Entries, behind all others; they are there even if the program ends just after."""

    def sync(self) -> None:
        """No crash of the machine takes away what was written before. Blocks: use a thread."""

    def destroy(self) -> None:
        """Nobody reads these entries ever again."""

    def close(self) -> None: ...
