"""Section 4: contexts and transcripts."""

from hashlib import sha512

from tests.stranger.group import ORDER, lp, u8, u16, u32


def context(table: bytes, op: str, author: int, label: str) -> bytes:
    parts = (table, op.encode(), u16(author), label.encode())
    return b"undertable/1/ctx" + b"".join(map(lp, parts))


class Transcript:
    """A running hash; what was absorbed before a challenge can't be changed after it."""

    def __init__(self, kind: str, ctx: bytes) -> None:
        self.hash = sha512()
        self.absorb("proto", b"undertable/1/" + kind.encode())
        self.absorb("ctx", ctx)

    def absorb(self, label: str, *items: bytes) -> None:
        name = label.encode()
        self.hash.update(u8(len(name)) + name + u32(len(items)) + b"".join(map(lp, items)))

    def challenge(self, label: str) -> int:
        self.absorb(f"chal:{label}")
        digest = self.hash.digest()
        self.hash.update(digest)
        return int.from_bytes(digest, "big") % ORDER
