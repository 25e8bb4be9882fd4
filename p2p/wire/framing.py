"""Frames in a stream of bytes: four bytes of length, then the frame."""

from crypto.encoding import u32
from p2p.errors import WireError
from p2p.wire.frames import MAX_FRAME

LENGTH_SIZE = 4


def framed(frame: bytes) -> bytes:
    if len(frame) > MAX_FRAME:
        raise WireError(f"a frame has at most {MAX_FRAME} bytes, not {len(frame)}")
    return u32(len(frame)) + frame


class Decoder:
    """Collects what the network delivers, however it is cut up."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The frames that ``data`` completes; what is left of it waits for more."""
        self._buffer += data
        frames = []
        while (size := self._next_size()) is not None and len(self._buffer) >= size:
            frames.append(bytes(self._buffer[LENGTH_SIZE:size]))
            del self._buffer[:size]
        return frames

    def _next_size(self) -> int | None:
        """The length of the next frame with its prefix, refused before memory is spent on it."""
        if len(self._buffer) < LENGTH_SIZE:
            return None
        size = int.from_bytes(self._buffer[:LENGTH_SIZE], "big")
        if size > MAX_FRAME:
            raise WireError(f"a frame of {size} bytes was announced, {MAX_FRAME} are allowed")
        return LENGTH_SIZE + size
