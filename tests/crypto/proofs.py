"""Every kind of proof as a specimen under glass, so that one test attacks them all.

A new proof joins by a function in ``tests/crypto/specimens`` that makes an honest one, and
inherits every attack of ``test_every_proof``.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

import pytest

from crypto import sigma
from crypto.errors import InvalidProof
from crypto.group import POINT_SIZE, SCALAR_SIZE, Point
from crypto.sigma import Known, Statement
from crypto.transcript import Transcript
from tests.crypto.material import CTX

WORD_SIZES = {"P": POINT_SIZE, "S": SCALAR_SIZE}

Verify = Callable[[bytes, bytes], None]
"""Decode what came over the wire, and verify it in a context."""


@dataclass(frozen=True)
class Specimen:
    """An honest proof, made for ``CTX``, with all that is needed to attack it.

    ``data`` are the bytes of a message: the new points of the statement, then the proof;
    ``layout`` has a letter for each of its words, ``P`` for a point and ``S`` for a scalar.
    ``lies`` verify the same bytes against statements they were not made for. ``checks`` are
    the names a verifier may give to a well-formed proof that does not hold.
    """

    layout: str
    data: bytes
    verify: Verify
    lies: Mapping[str, Verify]
    checks: frozenset[str] = frozenset({"challenge"})

    @property
    def words(self) -> list[slice]:
        """Where each word of ``layout`` lies in ``data``."""
        words, at = [], 0
        for letter in self.layout:
            words.append(slice(at, at + WORD_SIZES[letter]))
            at += WORD_SIZES[letter]
        return words

    def places(self, letter: str) -> list[slice]:
        return [word for word, kind in zip(self.words, self.layout, strict=True) if kind == letter]

    def replaced(self, word: slice, by: bytes) -> bytes:
        return self.data[: word.start] + by + self.data[word.stop :]


@dataclass(frozen=True)
class SigmaSpecimen(Specimen):
    """A proof by the sigma engine, which also shows what was proved, for attacks on the engine."""

    kind: str = ""
    points: Sequence[Point] = ()
    statement: Statement = ()
    witness: Sequence[Known] = ()

    @property
    def proof(self) -> bytes:
        return self.data[POINT_SIZE * len(self.points) :]

    def remade(self, kind: str) -> bytes:
        """The same message with a proof from a transcript of another kind."""
        head = b"".join(P.encode() for P in self.points)
        return head + sigma.prove(self.statement, self.witness, Transcript(kind, CTX))


def by_sigma(
    kind: str,
    points: Sequence[Point],
    statement: Statement,
    witness: Sequence[Known],
    verify: Verify,
    lies: Mapping[str, Verify],
    checks: frozenset[str] = frozenset({"challenge"}),
) -> SigmaSpecimen:
    """A message of ``points`` and the sigma proof of ``statement``."""
    proof = sigma.prove(statement, witness, Transcript(kind, CTX))
    return SigmaSpecimen(
        layout="P" * len(points) + "S" * (len(proof) // SCALAR_SIZE),
        data=b"".join(P.encode() for P in points) + proof,
        verify=verify,
        lies=lies,
        checks=checks,
        kind=kind,
        points=points,
        statement=statement,
        witness=witness,
    )


Make = Callable[[Random], Specimen]


@contextmanager
def refused(*checks: str) -> Iterator[None]:
    """The block must raise ``InvalidProof`` by one of these checks."""
    with pytest.raises(InvalidProof) as caught:
        yield
    assert caught.value.check in checks, f"refused, but as {caught.value}"
