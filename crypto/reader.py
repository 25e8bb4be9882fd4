"""Proofs read piece by piece, after their whole length was checked."""

from crypto.elgamal import Ciphertext
from crypto.errors import InvalidProof, Malformed
from crypto.group import POINT_SIZE, SCALAR_SIZE, Point, decode_scalars


class Reader:
    """Takes apart a proof of exactly ``size`` bytes; raises ``InvalidProof`` for bad ones."""

    def __init__(self, proof: bytes, size: int) -> None:
        if len(proof) != size:
            raise InvalidProof("length", f"{size} bytes expected, not {len(proof)}")
        self._proof = proof
        self._at = 0

    def take(self, size: int) -> bytes:
        self._at += size
        return self._proof[self._at - size : self._at]

    def rest(self) -> bytes:
        return self.take(len(self._proof) - self._at)

    def point(self) -> Point:
        try:
            return Point.decode(self.take(POINT_SIZE))
        except Malformed as error:
            raise InvalidProof("encoding", str(error)) from error

    def points(self, count: int) -> list[Point]:
        return [self.point() for _ in range(count)]

    def scalar(self) -> int:
        return self.scalars(1)[0]

    def scalars(self, count: int) -> list[int]:
        try:
            return decode_scalars(self.take(SCALAR_SIZE * count), count)
        except Malformed as error:
            raise InvalidProof("encoding", str(error)) from error

    def ciphertexts(self, count: int) -> list[Ciphertext]:
        return [Ciphertext(self.point(), self.point()) for _ in range(count)]
