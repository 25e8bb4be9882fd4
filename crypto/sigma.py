"""One engine for every proof but the shuffle: an AND of ORs of linear relations.

A statement is data, written once; the prover and the verifier both read it. The proofs are
those of Schnorr (1991), Chaum and Pedersen (1992), composed by Cramer, Damgård and
Schoenmakers (1994), in the form that sends challenges and responses but no points.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from crypto.encoding import u32
from crypto.errors import InvalidProof, Malformed
from crypto.group import ORDER, SCALAR_SIZE, Point, encode_scalar, public_sum, secret_sum
from crypto.reader import Reader
from crypto.secret import Secret
from crypto.transcript import Item, Transcript

WeightedSum = Callable[[Iterable[tuple[int, Point]]], Point]


@dataclass(frozen=True, slots=True)
class Equation:
    """``Y = Σ w_i·P`` over ``terms`` (i, P); a minus sign belongs to the point."""

    Y: Point
    terms: tuple[tuple[int, Point], ...]


@dataclass(frozen=True, slots=True)
class Linear:
    """Knowledge of ``secrets`` scalars w_0, w_1, … that satisfy every equation."""

    secrets: int
    equations: tuple[Equation, ...]


Clause = tuple[Linear, ...]
"""Knowledge for at least one of the branches, without telling which."""

Statement = tuple[Clause, ...]
"""Knowledge for every clause."""


@dataclass(frozen=True, slots=True, repr=False)
class Known(Secret):
    """A prover's witness for one clause: which branch is true, and its scalars."""

    scalars: tuple[int, ...]
    branch: int = 0


@dataclass(frozen=True, slots=True)
class Checked:
    """A proof that ``verify`` was given: the kind of its transcript, its statement, its bytes."""

    kind: str
    statement: Statement
    proof: bytes


_trail: ContextVar[list[Checked] | None] = ContextVar("trail", default=None)


@contextmanager
def trail() -> Iterator[list[Checked]]:
    """Keep every proof that is verified meanwhile; one that fails is the last of them.

    For auditors: ``verify`` itself returns nothing, so that nobody can take its answer wrongly.
    """
    kept: list[Checked] = []
    token = _trail.set(kept)
    try:
        yield kept
    finally:
        _trail.reset(token)


@dataclass(slots=True)
class _Answer:
    """What a proof says about one branch."""

    c: int
    z: list[int]


def proof_size(statement: Statement) -> int:
    scalars = sum(len(clause) - 1 + sum(b.secrets for b in clause) for clause in statement)
    return SCALAR_SIZE * (1 + scalars)


def prove(
    statement: Statement,
    witness: Sequence[Known],
    transcript: Transcript,
    nonces: Iterator[int] | None = None,
) -> bytes:
    """A proof of ``statement``. ``nonces`` are drawn afresh unless a test vector fixes them."""
    _check_shape(statement)
    if len(witness) != len(statement):
        raise Malformed("a witness answers every clause")
    _absorb(statement, transcript)
    draw = nonces or transcript.nonces([w for known in witness for w in known.scalars])
    answers = [_begin(*pair, draw) for pair in zip(statement, witness, strict=True)]
    transcript.absorb("T", *_commitments(statement, answers, secret_sum))
    c = transcript.challenge("c")
    for known, branches in zip(witness, answers, strict=True):
        _finish(known, branches, c)
    return _encode(c, answers)


def verify(statement: Statement, proof: bytes, transcript: Transcript) -> None:
    """Return if ``proof`` convinces; raise ``InvalidProof`` naming the check that failed."""
    _check_shape(statement)
    if (kept := _trail.get()) is not None:
        kept.append(Checked(transcript.kind, statement, proof))
    c, answers = _decode(statement, proof)
    _absorb(statement, transcript)
    transcript.absorb("T", *_commitments(statement, answers, public_sum))
    if transcript.challenge("c") != c:
        raise InvalidProof("challenge", "the statement and the proof don't fit together")


def _check_shape(statement: Statement) -> None:
    """Nothing to prove would always be proved, and a choice among nothing never."""
    if not statement or not all(statement):
        raise Malformed("a statement has clauses, and every clause has branches")


def _absorb(statement: Statement, transcript: Transcript) -> None:
    transcript.absorb("shape", u32(len(statement)))
    for clause in statement:
        transcript.absorb("or", u32(len(clause)))
        for branch in clause:
            for equation in branch.equations:
                transcript.absorb("eq", *_framed(branch, equation))


def _framed(branch: Linear, equation: Equation) -> list[Item]:
    shape = bytes((branch.secrets, len(branch.equations), len(equation.terms)))
    items: list[Item] = [shape, equation.Y]
    for i, P in equation.terms:
        items += (bytes((i,)), P)
    return items


def _begin(clause: Clause, known: Known, draw: Iterator[int]) -> list[_Answer]:
    """Nonces for every branch, and a free challenge for each that will be simulated."""
    if not 0 <= known.branch < len(clause):
        raise Malformed(f"there is no branch {known.branch} among {len(clause)}")
    if len(known.scalars) != clause[known.branch].secrets:
        raise Malformed("a witness has one scalar for each secret")
    answers = []
    for b, branch in enumerate(clause):
        z = [next(draw) for _ in range(branch.secrets)]
        answers.append(_Answer(0 if b == known.branch else next(draw), z))
    return answers


def _commitments(
    statement: Statement, answers: list[list[_Answer]], weighted_sum: WeightedSum
) -> Iterator[Point]:
    """``T = Σ z_i·P − c·Y`` for every equation in order; a true branch begins with c = 0."""
    for clause, branches in zip(statement, answers, strict=True):
        for branch, answer in zip(clause, branches, strict=True):
            for equation in branch.equations:
                terms = [(answer.z[i], P) for i, P in equation.terms]
                yield weighted_sum([*terms, (-answer.c, equation.Y)])


def _finish(known: Known, branches: list[_Answer], c: int) -> None:
    """The true branch takes what is left of the challenge, and answers it."""
    true = branches[known.branch]
    true.c = (c - sum(answer.c for answer in branches)) % ORDER
    true.z = [(z + true.c * w) % ORDER for z, w in zip(true.z, known.scalars, strict=True)]


def _encode(c: int, answers: list[list[_Answer]]) -> bytes:
    scalars = [c]
    for branches in answers:
        scalars += [answer.c for answer in branches[:-1]]
        scalars += [z for answer in branches for z in answer.z]
    return b"".join(map(encode_scalar, scalars))


def _decode(statement: Statement, proof: bytes) -> tuple[int, list[list[_Answer]]]:
    reader = Reader(proof, proof_size(statement))
    c = reader.scalar()
    answers = []
    for clause in statement:
        cs = reader.scalars(len(clause) - 1)
        cs.append((c - sum(cs)) % ORDER)
        zs = [reader.scalars(branch.secrets) for branch in clause]
        answers.append([_Answer(*pair) for pair in zip(cs, zs, strict=True)])
    return c, answers
