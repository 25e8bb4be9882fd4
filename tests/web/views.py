"""Messages of the phases around a match, as examples: the lobby, the making, the end, the start."""

from collections.abc import Iterator

from ui.scene.shape import Json


def around() -> Iterator[tuple[str, Json]]:
    yield from ()
