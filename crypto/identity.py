"""Who said it: Ed25519 keys, and signatures over exactly the bytes that were sent."""

from dataclasses import dataclass

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from crypto.errors import InvalidProof, Malformed

KEY_SIZE = 32
SIGNATURE_SIZE = 64

_FIELD = 2**255 - 19
_Y_OF_ORDER_8 = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
# The second coordinates of the eight points of small order: anybody can "sign" for those.
_SMALL_ORDER = {0, 1, _FIELD - 1, _Y_OF_ORDER_8, _FIELD - _Y_OF_ORDER_8}


@dataclass(frozen=True, slots=True)
class PublicIdentity:
    """A player's public key, admitted only in its one canonical encoding."""

    key: bytes

    def __post_init__(self) -> None:
        if len(self.key) != KEY_SIZE:
            raise Malformed(f"an Ed25519 key has {KEY_SIZE} bytes, not {len(self.key)}")
        y = int.from_bytes(self.key, "little") & (1 << 255) - 1
        if y >= _FIELD:
            raise Malformed("an Ed25519 key in a non-canonical encoding")
        if y in _SMALL_ORDER:
            raise Malformed("an Ed25519 key of small order")

    @property
    def fingerprint(self) -> str:
        """How a key is called among people: four groups of four."""
        text = self.key.hex()[:16]
        return " ".join(text[i : i + 4] for i in range(0, 16, 4))

    def verify(self, signature: bytes, data: bytes) -> None:
        """Return if ``signature`` is this player's over ``data``."""
        if len(signature) != SIGNATURE_SIZE:
            raise InvalidProof("length", f"a signature has {SIGNATURE_SIZE} bytes")
        try:
            Ed25519PublicKey.from_public_bytes(self.key).verify(signature, data)
        except InvalidSignature:
            raise InvalidProof("signature") from None


class Identity:
    """A player's private key. It signs bytes; it never shows itself."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != KEY_SIZE:
            raise Malformed(f"an Ed25519 secret has {KEY_SIZE} bytes, not {len(secret)}")
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = PublicIdentity(self._key.public_key().public_bytes_raw())

    @classmethod
    def generate(cls) -> "Identity":
        return cls(Ed25519PrivateKey.generate().private_bytes_raw())

    def secret_bytes(self) -> bytes:
        """For the file that keeps it, and for nothing else."""
        return self._key.private_bytes_raw()

    def sign(self, data: bytes) -> bytes:
        return self._key.sign(data)
