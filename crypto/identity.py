"""Who said it: a player's key, and signatures over exactly the bytes that were sent."""

from dataclasses import dataclass

from crypto import signing
from crypto.secret import Secret
from crypto.signing import KEY_SIZE, SIGNATURE_SIZE, SigningKey

__all__ = ["KEY_SIZE", "SIGNATURE_SIZE", "Identity", "PublicIdentity"]


@dataclass(frozen=True, slots=True)
class PublicIdentity:
    """A player's public key; one that libraries could disagree about is not admitted (I1)."""

    key: bytes

    def __post_init__(self) -> None:
        signing.check_key(self.key)

    @property
    def fingerprint(self) -> str:
        """How a key is called among people: four groups of four."""
        text = self.key.hex()[:16]
        return " ".join(text[i : i + 4] for i in range(0, 16, 4))

    def verify(self, signature: bytes, data: bytes) -> None:
        """Return if ``signature`` is this player's over ``data``."""
        signing.verify(self.key, signature, data)


class Identity(Secret):
    """A player's private key. It signs bytes; it never shows itself."""

    def __init__(self, secret: bytes) -> None:
        self._key = SigningKey(secret)
        self.public = PublicIdentity(self._key.public())

    @classmethod
    def generate(cls) -> "Identity":
        return cls(SigningKey.generate().secret())

    def secret_bytes(self) -> bytes:
        """For the file that keeps it, and for nothing else."""
        return self._key.secret()

    def sign(self, data: bytes) -> bytes:
        return self._key.sign(data)
