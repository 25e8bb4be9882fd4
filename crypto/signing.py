"""Ed25519 as rule I1 of docs/protocol.md has it: one verdict for each key and each signature.

RFC 8032 leaves open what becomes of keys with a component of small order, of encodings that
nobody has to write, and of the cofactor; libraries answer differently, and a cheat could sign
what some peers accept and others don't. OpenSSL compares as I1 asks, which the vectors in
tests/vectors/signatures.json hold; it takes any point for a key, so keys are our own business.
Under a key that was admitted libsodium gives the same verdicts but for one R, in less time.

Signatures are verified one by one. A batch, in which one sum stands for many, would have to
multiply by the cofactor, or accept two wrong ones whose components of small order cancel.
"""

from functools import lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from crypto import edwards, sodium
from crypto.errors import InvalidProof, Malformed
from crypto.secret import Secret

KEY_SIZE = 32
SIGNATURE_SIZE = 64
_IDENTITY = bytes([1, *bytes(31)])


def check_key(key: bytes) -> None:
    """Return if ``key`` is one that all verifiers treat alike; ``Malformed`` says why not."""
    if len(key) != KEY_SIZE:
        raise Malformed(f"an Ed25519 key has {KEY_SIZE} bytes, not {len(key)}")
    fault = fault_of(key)
    if fault is not None:
        raise Malformed(f"an Ed25519 key {fault}")


# To tell a point's order costs as much as ten signatures, and the same few keys are asked about
# all evening. Whoever shows us fresh ones pays a handshake for each, and pushes out only others.
@lru_cache(maxsize=1024)
def fault_of(key: bytes) -> str | None:
    """What keeps 32 bytes from being a key, if anything does (I1)."""
    try:
        A = edwards.decode(key)
    except Malformed as error:
        return str(error)
    if edwards.is_identity(A):
        return "of small order"
    return None if edwards.is_of_odd_order(A) else "with a component of small order"


def verify(key: bytes, signature: bytes, data: bytes) -> None:
    """Return if ``signature`` over ``data`` is that of ``key``, which ``check_key`` admitted."""
    if len(signature) != SIGNATURE_SIZE:
        raise InvalidProof("length", f"a signature has {SIGNATURE_SIZE} bytes")
    # The identity is the one R of small order that I1 admits, and libsodium does not.
    quick = sodium.is_usable() and not signature.startswith(_IDENTITY)
    if not (sodium.verifies if quick else verifies)(key, signature, data):
        raise InvalidProof("signature")


def verifies(key: bytes, signature: bytes, data: bytes) -> bool:
    """By OpenSSL."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, data)
    except InvalidSignature:
        return False
    return True


class SigningKey(Secret):
    """A private key: it signs, and shows itself only to whoever asks for its secret by name."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != KEY_SIZE:
            raise Malformed(f"an Ed25519 secret has {KEY_SIZE} bytes, not {len(secret)}")
        self._key = Ed25519PrivateKey.from_private_bytes(secret)

    @classmethod
    def generate(cls) -> "SigningKey":
        return cls(Ed25519PrivateKey.generate().private_bytes_raw())

    def public(self) -> bytes:
        return self._key.public_key().public_bytes_raw()

    def secret(self) -> bytes:
        return self._key.private_bytes_raw()

    def sign(self, data: bytes) -> bytes:
        return self._key.sign(data)
