"""A cheat's tools: simulated proofs, equations solved backwards, and verifiers with a hole.

A forgery that fails shows little unless it would succeed against a weaker verifier. So
verification is written here once more, with the challenge as an argument: ``accepts`` with
``strong`` is the real thing, with anything else it is somebody's historical mistake.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from crypto.encoding import u8, u32
from crypto.group import ORDER, Point, decode_scalar, encode_scalar, public_sum
from crypto.sigma import Clause, Statement
from crypto.transcript import Item, Transcript
from tests.crypto.material import scalar

Challenge = Callable[[Statement, Sequence[Point]], int]
"""How a verifier draws the challenge from the statement and the commitments."""


@dataclass(frozen=True)
class Answer:
    """What a proof says about one branch."""

    c: int
    z: tuple[int, ...]


Answers = tuple[tuple[Answer, ...], ...]


def simulated(statement: Statement, c: int, rng: Random) -> Answers:
    """Answers to a challenge known beforehand, which need no witness at all."""
    return tuple(_simulated_clause(clause, c, rng) for clause in statement)


def _simulated_clause(clause: Clause, c: int, rng: Random) -> tuple[Answer, ...]:
    challenges = [scalar(rng) for _ in clause[:-1]]
    challenges.append((c - sum(challenges)) % ORDER)
    return tuple(
        Answer(c_b, tuple(scalar(rng) for _ in range(branch.secrets)))
        for c_b, branch in zip(challenges, clause, strict=True)
    )


def commitments(statement: Statement, answers: Answers) -> list[Point]:
    """``T = Σ z_i·P − c·Y``: the only commitments that fit the answers."""
    return [
        public_sum([*((answer.z[i], P) for i, P in equation.terms), (-answer.c, equation.Y)])
        for clause, branches in zip(statement, answers, strict=True)
        for branch, answer in zip(clause, branches, strict=True)
        for equation in branch.equations
    ]


def written(c: int, answers: Answers) -> bytes:
    """The bytes of a proof."""
    words = [c]
    for branches in answers:
        words += [answer.c for answer in branches[:-1]]
        words += [z for answer in branches for z in answer.z]
    return b"".join(map(encode_scalar, words))


def parsed(statement: Statement, proof: bytes) -> tuple[int, Answers]:
    words = iter([decode_scalar(proof[i : i + 32]) for i in range(0, len(proof), 32)])
    c, answers = next(words), []
    for clause in statement:
        challenges = [next(words) for _ in clause[:-1]]
        challenges.append((c - sum(challenges)) % ORDER)
        zs = [tuple(next(words) for _ in range(branch.secrets)) for branch in clause]
        answers.append(tuple(Answer(*pair) for pair in zip(challenges, zs, strict=True)))
    return c, tuple(answers)


def accepts(statement: Statement, proof: bytes, challenge: Challenge) -> bool:
    """Would a verifier who draws its challenge like this be convinced?"""
    c, answers = parsed(statement, proof)
    return challenge(statement, commitments(statement, answers)) == c


def strong(kind: str, ctx: bytes) -> Challenge:
    """The challenge as it must be: of the whole statement."""

    def challenge(statement: Statement, T: Sequence[Point]) -> int:
        transcript = Transcript(kind, ctx)
        transcript.absorb("shape", u32(len(statement)))
        for clause in statement:
            transcript.absorb("or", u32(len(clause)))
            for branch in clause:
                for equation in branch.equations:
                    shape = branch.secrets, len(branch.equations), len(equation.terms)
                    items: list[Item] = [b"".join(map(u8, shape)), equation.Y]
                    for i, P in equation.terms:
                        items += (u8(i), P)
                    transcript.absorb("eq", *items)
        transcript.absorb("T", *T)
        return transcript.challenge("c")

    return challenge


def forgetful(kind: str, ctx: bytes) -> Challenge:
    """A challenge of the commitments alone, as if the statement were beyond dispute."""

    def challenge(_statement: Statement, T: Sequence[Point]) -> int:
        transcript = Transcript(kind, ctx)
        transcript.absorb("T", *T)
        return transcript.challenge("c")

    return challenge


def known_beforehand(c: int) -> Challenge:
    """A challenge the prover could foresee."""
    return lambda _statement, _T: c


def square_root(square: int) -> int | None:
    """A root modulo the order of the group (Tonelli and Shanks), if there is one."""
    if pow(square, (ORDER - 1) // 2, ORDER) != 1:
        return None
    odd, twos = ORDER - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    other = next(n for n in range(2, 99) if pow(n, (ORDER - 1) // 2, ORDER) == ORDER - 1)
    root, t, step = (
        pow(square, (odd + 1) // 2, ORDER),
        pow(square, odd, ORDER),
        pow(other, odd, ORDER),
    )
    while t != 1:
        i, power = 0, t
        while power != 1:
            i, power = i + 1, power * power % ORDER
        factor = pow(step, 1 << (twos - i - 1), ORDER)
        root, step, twos = root * factor % ORDER, factor * factor % ORDER, i
        t = t * step % ORDER
    return root
