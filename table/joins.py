"""JOINs that don't go together: they name somebody, and convict nobody.

These are J1 and J2 of docs/protocol.md. A folder that was copied and runs in two places signs
twice, and a player whom the host shows other terms signs those: neither is a cheat, and yet no
table can be founded on what they signed.
"""

from dataclasses import dataclass
from typing import Literal

import msgspec

from crypto.errors import InvalidProof, Malformed
from table.errors import MatchError, cited
from table.founding import Join, Terms, decoded
from table.rules import Rule, Rules


class Disagreement(MatchError):
    """What was signed for one match does not go together; whose fault that is nobody can tell.

    ``evidence`` is a ``Twice``, encoded, if one player signed two JOINs.
    """

    def __init__(self, reason: str, rule: str, join: Join, evidence: bytes = b"") -> None:
        super().__init__(cited(reason, rule))
        self.rule, self.join, self.evidence = rule, join, evidence


@dataclass(frozen=True, slots=True)
class Arrived:
    """A JOIN for the match of our ``terms``; ``held`` is another of its author, if we have one."""

    join: Join
    terms: Terms
    held: Join | None = None

    @property
    def name(self) -> str:
        return self.join.body.name


def is_another(case: Arrived) -> bool:
    return case.held is not None and case.held.raw != case.join.raw


def twice(rule: Rule[Arrived], case: Arrived) -> Exception:
    pair = Twice(case.held or case.join, case.join).encode()
    return Disagreement(rule.told(case), rule.number, case.join, pair)


def has_other_terms(case: Arrived) -> bool:
    return case.join.body.terms != case.terms


def split(rule: Rule[Arrived], case: Arrived) -> Exception:
    return Disagreement(rule.told(case), rule.number, case.join)


ARRIVAL = Rules(
    Rule("J1", is_another, "{case.name}'s key signed twice; is it running twice?", twice),
    Rule(
        "J2",
        has_other_terms,
        "the host shows different terms to different guests, or {case.name} says so",
        split,
    ),
)


def check_join(case: Arrived) -> None:
    """Return if a table could be founded on this JOIN and what we hold."""
    ARRIVAL.check(case)


class Pages(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    one: bytes
    other: bytes
    tag: Literal["undertable/2/joins"] = "undertable/2/joins"


@dataclass(frozen=True, slots=True)
class Twice:
    """Two JOINs of one player for one match, which anybody can check."""

    one: Join
    other: Join

    def encode(self) -> bytes:
        return msgspec.msgpack.encode(Pages(self.one.encode(), self.other.encode()))

    @classmethod
    def decode(cls, data: bytes) -> "Twice":
        """``Malformed`` if it is something else, ``InvalidProof`` if it shows nothing."""
        pages = decoded(data, Pages)
        pair = cls(Join.decode(pages.one), Join.decode(pages.other))
        one, other = pair.one.body, pair.other.body
        if one.identity != other.identity:
            raise InvalidProof("joins", "two players signed, each once")
        if one.terms.occasion != other.terms.occasion:
            raise InvalidProof("joins", "they are for two matches")
        if pair.one.raw == pair.other.raw:
            raise InvalidProof("joins", "they are the same")
        return pair


def is_twice(data: bytes) -> bool:
    """Does a file claim to be two JOINs? Whether they show anything is another question."""
    try:
        decoded(data, Pages)
    except Malformed:
        return False
    return True
