"""Everything peers say to each other besides the match itself, with its limits in the types."""

from typing import Annotated, ClassVar, Self

import msgspec

from crypto.encoding import MAX_SEATS, digest32
from crypto.identity import KEY_SIZE, SIGNATURE_SIZE, Identity
from p2p.errors import WireError
from table import MAX_JOIN, Terms, Word

MAX_FRAME = 1 << 17
MAX_PIECE = 1 << 16
SALT_SIZE = 16
MAX_CHAT = 500  # characters
Key = Annotated[bytes, msgspec.Meta(min_length=KEY_SIZE, max_length=KEY_SIZE)]
Hash = Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
Signature = Annotated[bytes, msgspec.Meta(min_length=SIGNATURE_SIZE, max_length=SIGNATURE_SIZE)]
Host = Annotated[str, msgspec.Meta(min_length=1, max_length=255)]
Port = Annotated[int, msgspec.Meta(ge=1, le=65535)]
Addresses = Annotated[tuple[tuple[Host, Port], ...], msgspec.Meta(max_length=8)]
Line = Annotated[str, msgspec.Meta(max_length=200)]
Small = Annotated[bytes, msgspec.Meta(max_length=128)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 32)]
Counts = Annotated[tuple[Count, ...], msgspec.Meta(max_length=MAX_SEATS)]


class Frame(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """One thing said on a link."""


class SignedFrame(Frame, frozen=True):
    """One that others may pass on, for its author has signed all of it but the signature."""

    LABEL: ClassVar[bytes]  # so that it can't be taken for anything else that was signed

    def signed_bytes(self) -> bytes:
        return self.LABEL + encode(msgspec.structs.replace(self, signature=b""))

    def signed_by(self, author: Identity) -> Self:
        return msgspec.structs.replace(self, signature=author.sign(self.signed_bytes()))


class Hello(Frame, frozen=True, tag=1):
    identity: Key
    nonce: Hash


class Proof(Frame, frozen=True, tag=2):
    signature: Signature


class Knock(Frame, frozen=True, tag=3):
    """May I come in? ``watch``: without a seat. Addresses: where others can reach me."""

    secret: Small
    name: Word
    watch: bool
    addresses: Addresses


class Refusal(Frame, frozen=True, tag=4):
    reason: Line


class Guest(Frame, frozen=True, tag=5):
    """Somebody at the table, as the host knows them."""

    identity: Key
    name: Word
    addresses: Addresses


class Lobby(Frame, frozen=True, tag=6):
    """Who is here so far, and what will be played; ``sealed`` once the seats are final."""

    terms: Terms
    match: Count
    guests: Annotated[tuple[Guest, ...], msgspec.Meta(max_length=MAX_SEATS)]
    sealed: bool


class Joined(Frame, frozen=True, tag=7):
    """A signed JOIN for the match with this number, and where its author can be dialled.

    The JOIN holds a hash of that (N1), so that whoever passes it on can't change it, and the
    record of the match tells nobody.
    """

    match: Count
    join: Annotated[bytes, msgspec.Meta(max_length=MAX_JOIN)]
    salt: Annotated[bytes, msgspec.Meta(min_length=SALT_SIZE, max_length=SALT_SIZE)]
    addresses: Addresses


LIFE_BITS = 32  # in the number of a ``Have``, below those that count the lives of its author


class Have(SignedFrame, frozen=True, tag=8):
    """How far I am, how many messages of each seat I hold.

    ``counts`` and ``heads`` are what I have taken in, ``held`` counts what waits here as well.
    ``calls`` stands for all that I know of the call for the next roll, ``lines`` for the seats
    that I am linked to (a bit each); ``done``: I have the result; ``asks``: I have heard of
    something that is not here, so send what I lack at once. What a seat says is signed, so that it
    can be passed on to a peer without a line to it; the highest ``number`` counts.
    """

    LABEL = b"undertable/2/have"

    table: Hash
    epoch: Count
    counts: Counts
    heads: Small
    held: Counts
    calls: Small = b""
    lines: Annotated[int, msgspec.Meta(ge=0, lt=1 << MAX_SEATS)] = 0
    done: bool = False
    asks: bool = False
    seat: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)] = 0
    number: Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)] = 0
    signature: Small = b""


class Said(Frame, frozen=True, tag=9):
    """A signed message of a match, exactly as its author wrote it."""

    message: Annotated[bytes, msgspec.Meta(max_length=MAX_FRAME)]


class Called(Frame, frozen=True, tag=14):
    """A signed statement in a call for a roll, exactly as its author wrote it."""

    statement: Annotated[bytes, msgspec.Meta(max_length=MAX_FRAME)]


class Rolled(Frame, frozen=True, tag=15):
    """The proof of a roll."""

    proof: Annotated[bytes, msgspec.Meta(max_length=MAX_FRAME)]


class Want(Frame, frozen=True, tag=16):
    """Somebody has named a message with this ``id`` that I don't hold; please send it (F2)."""

    table: Hash
    id: Hash


class Where(Frame, frozen=True, tag=17):
    """Where a seat can be dialled from now on (N5); of one seat the highest number counts."""

    table: Hash
    seat: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    number: Annotated[int, msgspec.Meta(ge=1, lt=1 << 62)]
    addresses: Addresses
    signature: Small = b""

    def signed_bytes(self) -> bytes:
        """What its author signs: all of it but the signature."""
        return b"undertable/2/where" + encode(msgspec.structs.replace(self, signature=b""))

    def signed_by(self, author: Identity) -> "Where":
        return msgspec.structs.replace(self, signature=author.sign(self.signed_bytes()))


class Ping(Frame, frozen=True, tag=10):
    """Are you there? Please send this number back, as an ``echo``."""

    number: Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
    echo: bool = False


class Pake(Frame, frozen=True, tag=11):
    """A step of the short code's key agreement."""

    share: Small
    confirmation: Small = b""


class Closed(Frame, frozen=True, tag=12):
    """The host has closed the table: no more matches."""


class Evidence(Frame, frozen=True, tag=13):
    """A piece of evidence against a player, ``size`` bytes in all; the pieces come in order."""

    table: Hash
    size: Count
    start: Count
    piece: Annotated[bytes, msgspec.Meta(max_length=MAX_PIECE)]


class Chat(SignedFrame, frozen=True, tag=20):
    """Something that a person at the table says, about the match with this occasion or before it.

    ``room`` is that occasion, so that nobody can have it said again elsewhere; of one author the
    numbers grow.
    """

    LABEL = b"undertable/2/chat"

    room: Small
    author: Key
    name: Word
    number: Annotated[int, msgspec.Meta(ge=1, lt=1 << 62)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CHAT)]
    signature: Small = b""


class Goodbye(Frame, frozen=True, tag=21):
    """A seat leaves a match on purpose, after so many messages of its own in this epoch (K8).

    ``life`` counts how often its program was started again: in each there is one goodbye.
    """

    table: Hash
    seat: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)]
    life: Annotated[int, msgspec.Meta(ge=0, lt=1 << 30)]
    epoch: Count
    said: Count
    signature: Small = b""

    def signed_bytes(self) -> bytes:
        """What its author signs: all of it but the signature."""
        return b"undertable/2/goodbye" + encode(msgspec.structs.replace(self, signature=b""))

    def signed_by(self, author: Identity) -> "Goodbye":
        return msgspec.structs.replace(self, signature=author.sign(self.signed_bytes()))


_Meeting = Hello | Proof | Knock | Refusal | Pake | Ping
_Table = Guest | Lobby | Closed | Chat
_Match = Joined | Have | Said | Called | Rolled | Want | Where | Evidence | Goodbye
AnyFrame = _Meeting | _Table | _Match
_decoder: msgspec.msgpack.Decoder[AnyFrame] = msgspec.msgpack.Decoder(AnyFrame)
_encoder = msgspec.msgpack.Encoder()


def where(salt: bytes, addresses: Addresses) -> bytes:
    """What a JOIN says about addresses to those who are not told them (N1)."""
    return digest32(salt, _encoder.encode(addresses))


def encode(frame: Frame) -> bytes:
    return _encoder.encode(frame)


def decode(data: bytes) -> AnyFrame:
    try:
        frame = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise WireError(f"not a frame: {error}") from error
    if encode(frame) != data:
        raise WireError("a frame in another than its one encoding")
    return frame
