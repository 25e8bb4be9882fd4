"""The bytes of an opening: a body and the signature of its seat (O3)."""

from typing import Annotated, Literal

import msgspec

from crypto.encoding import MAX_SEATS, digest32
from crypto.errors import CryptoError
from crypto.header import ID_SIZE
from crypto.identity import SIGNATURE_SIZE, Identity, PublicIdentity
from crypto.versions import OPENING
from table.founding import decoded
from table.opening.errors import BadOpening

MAX_OPENING = 1 << 20
Id = Annotated[bytes, msgspec.Meta(min_length=ID_SIZE, max_length=ID_SIZE)]


class Pages(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """The body. ``sealed`` are openings of commitments, as section 8 has them.

    It names the table and no record: those of honest peers differ in who signed the result.
    """

    table: Id
    seat: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    shares: bytes
    orders: bytes
    sealed: tuple[bytes, ...]
    format: Literal["undertable/2/opening"] = "undertable/2/opening"


def signed(pages: Pages, identity: Identity) -> bytes:
    body = msgspec.msgpack.encode(pages)
    return body + identity.sign(to_sign(body))


def to_sign(body: bytes) -> bytes:
    return OPENING.name + digest32(body)


def is_opening(data: bytes) -> bool:
    """Does it call itself an opening, of whatever version?"""
    return OPENING.version_of(data[:-SIGNATURE_SIZE]) is not None


def read_pages(data: bytes) -> Pages:
    """What stands in a file, whoever signed it."""
    if len(data) > MAX_OPENING:
        raise BadOpening(f"an opening has at most {MAX_OPENING} bytes, not {len(data)}")
    body = data[:-SIGNATURE_SIZE]
    if (refusal := OPENING.refusal(body)) is not None:
        raise BadOpening(f"an opening {refusal}")
    try:
        return decoded(body, Pages)
    except CryptoError as error:
        raise BadOpening(f"no opening of a match: {error}") from error


def check_signature(data: bytes, author: PublicIdentity) -> None:
    """Others in league could make the rest; only the seat itself can agree to it."""
    body, signature = data[:-SIGNATURE_SIZE], data[-SIGNATURE_SIZE:]
    author.verify(signature, to_sign(body))
