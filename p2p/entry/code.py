"""Short codes such as ``7-copper-lantern``: enough to say aloud, useless to guess.

SPAKE2 (Abdalla and Pointcheval 2005) runs inside the tunnel with both identities in its
transcript. Whoever answers learns nothing about the code but whether one guess was right, and
after three wrong ones the code is burnt.
"""

import hmac
import re
import secrets
from dataclasses import dataclass
from difflib import get_close_matches
from hashlib import sha256

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError
from spake2.ed25519_basic import NotOnCurve

from crypto.identity import PublicIdentity
from p2p.entry.code_words import WORDS
from p2p.errors import NotAuthentic, PeerError, Refused

MAX_TRIES = 3
NUMBERS = 100
CODE = re.compile("[0-9]{1,4}-[a-z]+-[a-z]+")
# All that the library raises for a share it does not like; it has no error in common for them.
BROKEN_SHARE = (SPAKEError, NotOnCurve, ValueError, AssertionError)


def new_code() -> str:
    """A number to find the table by, and two words that keep it."""
    words = (secrets.choice(WORDS), secrets.choice(WORDS))
    return "-".join((str(1 + secrets.randbelow(NUMBERS - 1)), *words))


def tidy(code: str) -> str:
    """The code as it was meant, however it was typed."""
    return "-".join(code.strip().lower().replace("-", " ").split())


def is_code(text: str) -> bool:
    return CODE.fullmatch(tidy(text)) is not None


def check_code(text: str) -> None:
    """Return if every word of a code is one of ours; a try with another would be lost."""
    for word in tidy(text).split("-")[1:]:
        if word not in WORDS:
            near = get_close_matches(word, WORDS, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise PeerError(f"no code has the word {word!r} in it{hint}")


def confirmation(key: bytes, who: bytes) -> bytes:
    return hmac.digest(key, b"undertable/1/code/" + who, sha256)


class Guessing:
    """A guest's side: sends a share, then shows that it knows the code, then checks the host."""

    def __init__(self, code: str, me: PublicIdentity, host: PublicIdentity) -> None:
        self._side = SPAKE2_A(tidy(code).encode(), idA=me.key, idB=host.key)
        self.share: bytes = self._side.start()
        self._key: bytes | None = None

    def answer(self, share: bytes) -> bytes:
        """Our confirmation, made from the host's share."""
        try:
            self._key = self._side.finish(share)
        except BROKEN_SHARE as error:
            raise NotAuthentic(f"the host's answer to the code is broken: {error}") from error
        return confirmation(self._key, b"guest")

    def check(self, shown: bytes) -> None:
        """Return if the host knows the code too."""
        expected = confirmation(self._key or secrets.token_bytes(32), b"host")
        if not hmac.compare_digest(shown, expected):
            raise NotAuthentic("whoever answered does not know the code")


@dataclass
class CodeLock:
    """The host's side: one code, three tries, one try a connection."""

    code: str
    tries: int = MAX_TRIES

    def answer(
        self, share: bytes, guest: PublicIdentity, me: PublicIdentity
    ) -> tuple[bytes, bytes]:
        """Our share, and the key that a guest who knows the code has too."""
        self._check_not_burnt()
        side = SPAKE2_B(tidy(self.code).encode(), idA=guest.key, idB=me.key)
        ours: bytes = side.start()
        try:
            return ours, side.finish(share)
        except BROKEN_SHARE:
            self.tries -= 1
            raise Refused("that is not how one asks with a code") from None

    def open(self, key: bytes, shown: bytes) -> bytes:
        """Our confirmation, if the guest's is right; else one try is gone."""
        # Again: many may have begun before the first of them was found wrong.
        self._check_not_burnt()
        if not hmac.compare_digest(shown, confirmation(key, b"guest")):
            self.tries -= 1
            left = f"{self.tries} tries left" if self.tries else "the code is burnt"
            raise Refused(f"wrong code; {left}")
        return confirmation(key, b"host")

    def _check_not_burnt(self) -> None:
        if self.tries <= 0:
            raise Refused("the code is burnt; ask for the invitation link or a new code")


def code_number(code: str) -> int:
    return int(tidy(code).split("-")[0])
