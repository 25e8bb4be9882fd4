"""The proofs of a message as a mathematician writes them down, with their real numbers.

Letters are those of the statements in ``crypto``: ``e`` a card before and ``E`` after, each a
pair (a, b), and ``M`` a face; ``X`` is the key of the table, ``X2`` that of seat 2; in a shuffle
(aᵢ, bᵢ) are the cards before and (Aᵢ, Bᵢ) after; (C1, C2) is a purse, ``V`` a unit of money.
Numbers are shortened; whoever wants to compute with them finds them in the record.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from crypto.errors import CryptoError
from crypto.group import SCALAR_SIZE, Point
from crypto.shuffle.argument import Conversation, Proof
from crypto.shuffle.verifier import Claim
from crypto.sigma import Checked, Equation
from games.kit import Face, Seat
from table.audit.step import Step
from table.mental import MentalTable


class Formula(NamedTuple):
    """An equation that a proof is about, and what its left side came to in this message."""

    text: str
    left: str


@dataclass(frozen=True, slots=True)
class Written:
    """A proof on paper: ``numbers`` are those it sent, or the challenges drawn for a shuffle."""

    kind: str
    size: int
    formulas: tuple[Formula, ...]
    numbers: tuple[tuple[str, str], ...]
    K: str = ""  # the key that the cards it is about lie under


@dataclass(frozen=True, slots=True)
class Form:
    """How a kind of proof is written: its equations, and the scalars on the wire in order."""

    equations: tuple[str, ...]
    scalars: tuple[str, ...]
    and_so_on: bool = False  # more or fewer that are like the last ones


SAME_LOG = Form(("{X} = x·G", "S = x·C"), ("c", "z"))
FORMS = {
    "pok": Form(("{X} = x·G",), ("c", "z")),
    "dleq": SAME_LOG,
    "bdleq": SAME_LOG,
    "remask": Form(("E.a − e.a = ρ·G", "E.b − e.b = ρ·{K}"), ("c", "z")),
    "swap": Form(
        (
            "(E₁ + E₂ − e₁ − e₂).a = σ·G",
            "(E₁ + E₂ − e₁ − e₂).b = σ·{K}",
            "either (E₁ − e₁).a = ρ·G",
            "   and (E₁ − e₁).b = ρ·{K}",
            "    or (E₁ − e₂).a = ρ·G",
            "   and (E₁ − e₂).b = ρ·{K}",
        ),
        ("c", "z(σ)", "c₁", "z₁(ρ)", "z₂(ρ)"),
    ),
    "conv": Form(("E.a = σ·G", "{X} = x·G", "E.b − e.b = σ·{K} − x·e.a"), ("c", "z(σ)", "z(x)")),
    "pay": Form(
        (
            "c1 = r·G",
            "cP = a·V + r·{X}",
            "cR = a·V + r·{K}",
            "Σ2ⁱ·Bᵢ = a·V + q·H",
            "{X} = x·G",
            "C2 − cP = v'·V + x·(C1 − c1)",
            "Σ2ⁱ·B'ᵢ = v'·V + q'·H",
            "either B₀ = r₀·H",
            "    or B₀ − V = r₀·H",
        ),
        ("c", "z(r)", "z(a)", "z(q)", "z(x)", "z(v')", "z(q')"),
        and_so_on=True,
    ),
    "member": Form(
        (
            "either {X} = x·G",
            "   and e.b − M₁ = x·e.a",
            "    or {X} = x·G",
            "   and e.b − M₂ = x·e.a",
        ),
        ("c",),
        and_so_on=True,
    ),
    "neq": Form(("W = α·(e.b − M) − β·e.a", "O = α·{X} − β·G"), ("c", "z(α)", "z(β)")),
}
PIECE = Form(("F = f·G", "S = f·C"), ("c", "z"))  # of the key of a seat that is gone
PIECES = Form(("R = r·G",), ("c", "z"))  # the key under which pieces of one's own key are sealed
KEY_ALONE = {"pok": PIECES, "bdleq": PIECE}  # where the first line is about no player's key
SHUFFLE = (
    "V1: c'_d + e·(λ·c + c_d + Σ(fᵢ − x)·Hᵢ) = z·G + Σf'ᵢ·Hᵢ",
    "V2: c_Δ + e·c_a = z_Δ·G + Σ(e·βᵢ₊₁ − βᵢ·f'ᵢ₊₁)·Hᵢ",
    "V3: Σfᵢ·Aᵢ − Σtⁱ·aᵢ + E1 = Z·G",
    "V4: Σfᵢ·Bᵢ − Σtⁱ·bᵢ + E2 = Z·{K}",
)


def short(data: bytes) -> str:
    """Enough of a number to recognise it by."""
    return data.hex() if len(data) <= 8 else f"{data[:4].hex()}…{data[-2:].hex()}"


def written(step: Step, keys: Mapping[Seat, Point], X: Point) -> list[Written]:
    """Every proof of a message; a shuffle that can't even be read is left out."""
    names = {X: "X", **{key: f"X{seat}" for seat, key in keys.items()}}
    proofs = [on_paper(proof, step.seat, names) for proof in step.proofs]
    if step.shuffle is not None:
        proofs += shuffled(step.shuffle, names)
    return proofs


def on_paper(proof: Checked, author: Seat, names: Mapping[Point, str]) -> Written:
    equations = list(flat(proof))
    of_nobody = proof.kind in KEY_ALONE and equations[0].Y not in names
    form = KEY_ALONE[proof.kind] if of_nobody else FORMS[proof.kind]
    texts = form.equations
    if form.and_so_on:
        equations, texts = equations[: len(texts)], texts[: len(equations)]
    K = key_of(texts, equations, names)
    formulas = tuple(
        Formula(text.format(X=f"X{author}", K=K), short(equation.Y.absorbed()))
        for text, equation in zip(texts, equations, strict=True)
    )
    scalars = [proof.proof[i : i + SCALAR_SIZE] for i in range(0, len(proof.proof), SCALAR_SIZE)]
    sent = list(zip(form.scalars, map(short, scalars), strict=False))
    if form in (SAME_LOG, PIECE):
        sent.insert(0, ("C", short(equations[1].terms[0][1].absorbed())))
    return Written(proof.kind, len(proof.proof), formulas, tuple(sent), K)


def flat(proof: Checked) -> Iterator[Equation]:
    for clause in proof.statement:
        for branch in clause:
            yield from branch.equations


def key_of(texts: tuple[str, ...], equations: list[Equation], names: Mapping[Point, str]) -> str:
    """The key that cards lie under, or that is paid to, where a proof speaks of one."""
    for text, equation in zip(texts, equations, strict=True):
        if "·{K}" in text:
            return next(names[P] for _, P in equation.terms if P in names)
    return ""


def shuffled(claim: Claim, names: Mapping[Point, str]) -> list[Written]:
    try:
        proof = Proof.decode(claim.proof, len(claim.before))
    except CryptoError:
        return []
    said = Conversation(claim.ctx, claim.K, claim.before, claim.after)
    t = said.t(proof.c, proof.c_d, proof.E1, proof.E2)
    lam, x = said.lambda_x(proof.f, proof.Z)
    e = said.e(proof.c_d_, proof.c_delta, proof.c_a)
    drawn = {"t": t, "λ": lam, "x": x, "e": e}
    numbers = tuple(
        (name, short(number.to_bytes(SCALAR_SIZE, "big"))) for name, number in drawn.items()
    )
    formulas = tuple(Formula(text.format(K=names[claim.K]), "") for text in SHUFFLE)
    return [Written("shuffle", len(claim.proof), formulas, numbers, names[claim.K])]


def point_of(table: MentalTable[Any], face: Face) -> str:
    """The point that stands for ``face`` in this match."""
    return short(table.desk.cards.point(face).encode())
