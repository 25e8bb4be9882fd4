"""The form of the vectors: plain data with bytes in hexadecimal, for any implementation."""

from collections.abc import Mapping, Sequence
from itertools import count, islice
from typing import Any

from crypto import sigma
from crypto.elgamal import Ciphertext
from crypto.group import Point, encode_scalar
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript
from tests.crypto.material import CTX
from tests.crypto.reference import BranchData, EquationData, StatementData

FIRST_NONCE = 1000
"""Nonces count up from here, in the order in which the engine draws them. Never do that."""

Vector = dict[str, Any]


def proof_vector(
    claim: str,
    kind: str,
    given: Mapping[str, Any],
    points: Sequence[Point],
    statement: Statement,
    witness: Sequence[Known],
) -> Vector:
    """A message of ``points`` and a proof, with all that led to it."""
    transcript = Transcript(kind, CTX)
    proof = sigma.prove(statement, witness, transcript, nonces=count(FIRST_NONCE))
    drawn = islice(count(FIRST_NONCE), nonces_drawn(statement))
    return {
        "claim": claim,
        "kind": kind,
        "context": CTX.hex(),
        "given": {name: plain(value) for name, value in given.items()},
        "statement": statement_data(statement),
        "witness": [
            {"branch": known.branch, "scalars": [plain_scalar(w) for w in known.scalars]}
            for known in witness
        ],
        "nonces": [plain_scalar(nonce) for nonce in drawn],
        "points": [plain(P) for P in points],
        "proof": proof.hex(),
    }


def message(vector: Vector) -> bytes:
    """What travels: the points, then the proof."""
    return bytes.fromhex("".join(vector["points"]) + vector["proof"])


def nonces_drawn(statement: Statement) -> int:
    """One for each secret of every branch, and one for each challenge of a simulated branch."""
    return sum(len(clause) - 1 + sum(b.secrets for b in clause) for clause in statement)


def plain(value: Any) -> Any:
    """Points and ciphertexts in hexadecimal, whole numbers and lists as they are."""
    if isinstance(value, Point):
        return value.encode().hex()
    if isinstance(value, Ciphertext):
        return value.encode().hex()
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def plain_scalar(scalar: int) -> str:
    return encode_scalar(scalar).hex()


def statement_data(statement: Statement) -> StatementData:
    return [[_branch(branch) for branch in clause] for clause in statement]


def _branch(branch: Linear) -> BranchData:
    equations = [_equation(equation) for equation in branch.equations]
    return {"secrets": branch.secrets, "equations": equations}


def _equation(equation: Equation) -> EquationData:
    terms = [[i, P.absorbed().hex()] for i, P in equation.terms]
    return {"Y": equation.Y.absorbed().hex(), "terms": terms}
