"""Section 5: one engine for all proofs but the shuffle; it also proves, for whoever knows keys."""

from collections.abc import Sequence
from secrets import randbelow
from typing import NamedTuple

from tests.stranger.group import ORDER, Point, scalar, total, u8, u32
from tests.stranger.refusal import Bad
from tests.stranger.transcript import Transcript


class Equation(NamedTuple):
    """``Y`` is the sum of secrets times points."""

    Y: Point
    terms: tuple[tuple[int, Point], ...]


class Relation(NamedTuple):
    secrets: int
    equations: tuple[Equation, ...]


Clause = Sequence[Relation]
Statement = Sequence[Clause]


def length(statement: Statement) -> int:
    scalars = 1
    for clause in statement:
        scalars += len(clause) - 1 + sum(relation.secrets for relation in clause)
    return 32 * scalars


def absorb(transcript: Transcript, statement: Statement) -> None:
    transcript.absorb("shape", u32(len(statement)))
    for clause in statement:
        transcript.absorb("or", u32(len(clause)))
        for relation in clause:
            for equation in relation.equations:
                _absorb_equation(transcript, relation, equation)


def _absorb_equation(transcript: Transcript, relation: Relation, equation: Equation) -> None:
    sizes = (relation.secrets, len(relation.equations), len(equation.terms))
    terms = [item for i, P in equation.terms for item in (u8(i), P)]
    transcript.absorb("eq", bytes(sizes), equation.Y, *terms)


def commitments(relation: Relation, challenge: int, answers: Sequence[int]) -> list[Point]:
    return [
        total([*((answers[i], P) for i, P in equation.terms), (-challenge, equation.Y)])
        for equation in relation.equations
    ]


def check(kind: str, ctx: bytes, statement: Statement, proof: bytes) -> None:
    """Return if ``proof`` convinces."""
    if len(proof) != length(statement):
        raise Bad(f"{kind}: {len(proof)} bytes")
    numbers = [scalar(proof[i : i + 32]) for i in range(0, len(proof), 32)]
    transcript = Transcript(kind, ctx)
    absorb(transcript, statement)
    c, place, found = numbers[0], 1, []
    for clause in statement:
        given = numbers[place : place + len(clause) - 1]
        place += len(given)
        for relation, own in zip(clause, [*given, (c - sum(given)) % ORDER], strict=True):
            found += commitments(relation, own, numbers[place : place + relation.secrets])
            place += relation.secrets
    transcript.absorb("T", *found)
    if transcript.challenge("c") != c:
        raise Bad(f"{kind}: the proof does not hold")


Witness = tuple[int, Sequence[int]]  # the branch that is known, and its secrets


def prove(kind: str, ctx: bytes, statement: Statement, witnesses: Sequence[Witness]) -> bytes:
    transcript = Transcript(kind, ctx)
    absorb(transcript, statement)
    drawn = [
        [
            (0 if b == known else randbelow(ORDER), [randbelow(ORDER) for _ in range(r.secrets)])
            for b, r in enumerate(clause)
        ]
        for clause, (known, _) in zip(statement, witnesses, strict=True)
    ]
    found: list[Point] = []
    for clause, branches in zip(statement, drawn, strict=True):
        for relation, (own, z) in zip(clause, branches, strict=True):
            found += commitments(relation, own, z)
    transcript.absorb("T", *found)
    c = transcript.challenge("c")
    out = [c]
    for branches, (known, secrets) in zip(drawn, witnesses, strict=True):
        left = (c - sum(own for own, _ in branches)) % ORDER
        z = [(n + left * w) % ORDER for n, w in zip(branches[known][1], secrets, strict=True)]
        branches[known] = (left, z)
        out += [own for own, _ in branches[:-1]]
        out += [number for _, answers in branches for number in answers]
    return b"".join(number.to_bytes(32, "big") for number in out)
