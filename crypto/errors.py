"""What can be wrong with bytes from elsewhere, below the table.

Neither error says who did wrong: the table turns them into a named cheat where a
signature covers the bytes.
"""


class CryptoError(Exception):
    """Anything this folder refuses."""


class Malformed(CryptoError):
    """Bytes or numbers that no honest encoder writes; refused before any work is done."""


class InvalidProof(CryptoError):
    """A proof that does not convince. ``check`` names the test it failed.

    ``length``, ``encoding`` and ``challenge`` for sigma proofs; ``V1`` to ``V4`` for the
    equations of the shuffle argument; otherwise the rule that was broken.
    """

    def __init__(self, check: str, detail: str = "") -> None:
        super().__init__(f"{check}: {detail}" if detail else check)
        self.check = check


class Spent(CryptoError):
    """Our own side tried to use single-use randomness twice, which would tell a secret."""


class Unprovable(CryptoError):
    """Our own side asked for a proof of something that is not so."""
