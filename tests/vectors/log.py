"""What is signed: headers, statements of a call, JOINs, and two headers for one place.

Each vector is a kind, what goes in and what must come out; ``REPLAY`` has a function for each kind,
by which the vectors are made and checked.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from crypto.errors import CryptoError
from crypto.header import (
    Equivocation,
    Header,
    SignedHeader,
    hash_body,
    hash_heads,
    join_bytes,
    table_id,
)
from crypto.identity import Identity, PublicIdentity
from games.kit import Seat
from table.calls import report
from table.calls.report import Claim, Report
from table.calls.roll import digest_of
from table.calls.statement import Place, Statement, Step
from table.calls.votes import NO_ROUND, Ballot, Proposal, encode_ballot, read_ballot
from table.log.message import Seen
from tests.crypto.edwards import encodings, small_order
from tests.crypto.material import TABLE
from tests.vectors.form import Vector

raw = bytes.fromhex
SECRET, NOTHING = bytes(range(32, 64)), bytes(32)
ONE, TWO, THREE = (letter * 32 for letter in (b"\x01", b"\x02", b"\x03"))
# RFC 8032, section 7.1, the first two.
PUBLISHED = [
    ("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60", ""),
    ("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", "72"),
]


# What must come out


def header_of(given: Vector) -> Header:
    table, prev, heads = (raw(given[name]) for name in ("table", "prev", "heads"))
    place = given["seat"], given["epoch"], given["seq"]
    return Header(table, *place, prev, heads, given["kind"], hash_body(given["body"].encode()))


def replay_header(given: Vector) -> Vector:
    header = header_of(given)
    assert Header.decode(header.encode()) == header
    return {"header": header.encode().hex(), "id": header.id.hex()}


def replay_heads(given: Vector) -> Vector:
    return {"heads": hash_heads(raw(given["roll"]), list(map(raw, given["ids"]))).hex()}


def replay_equivocation(given: Vector) -> Vector:
    author = Identity(raw(given["secret"]))
    one, other = (SignedHeader.sign(header_of(each), author) for each in given["headers"])
    evidence = Equivocation(one, other)
    evidence.verify(author.public)
    return {"author": author.public.key.hex(), "evidence": evidence.encode().hex()}


def replay_report(given: Vector) -> Vector:
    seen = Seen(tuple(given["counts"]), tuple(map(raw, given["ids"])))
    claims = [Claim(Seat(seat), op) for seat, op in given["claims"]]
    body = report.encode(raw(given["roll"]), seen, claims)
    said = stated(given, Step.HALT, body)
    assert Report.read(said, len(seen.counts)).claims == tuple(claims)
    return signed(said)


def replay_proposal(given: Vector) -> Vector:
    place = place_of(given, Step.PROPOSE)
    proposal = Proposal(place, tuple(map(raw, given["reports"])), given["vr"])
    said = stated(given, Step.PROPOSE, proposal.encode())
    assert Proposal.read(said) == proposal
    return {"roll": digest_of(place.number, proposal.reports).hex(), **signed(said)}


def replay_vote(given: Vector) -> Vector:
    step = Step[given["step"].upper()]
    ballot = Ballot(raw(given["roll"]) if given["roll"] else None, given["vr"])
    said = stated(given, step, encode_ballot(step, ballot))
    assert read_ballot(said) == ballot
    return signed(said)


def place_of(given: Vector, step: Step) -> Place:
    return Place(Seat(given["seat"]), given["number"], step, given["round"])


def stated(given: Vector, step: Step, body: bytes) -> Statement:
    author, table = Identity(raw(given["secret"])), raw(given["table"])
    return Statement.sign(author, table, place_of(given, step), body)


def signed(said: Statement) -> Vector:
    return {"signed": said.head.hex(), "id": said.id.hex(), "statement": said.encode().hex()}


def replay_join(given: Vector) -> Vector:
    bodies = [body.encode() for body in given["bodies"]]
    author = Identity(raw(given["secret"]))
    signatures = [author.sign(join_bytes(body)).hex() for body in bodies]
    return {"signatures": signatures, "table": table_id(bodies).hex()}


def replay_signature(given: Vector) -> Vector:
    author = Identity(raw(given["secret"]))
    return {"key": author.public.key.hex(), "signature": author.sign(raw(given["data"])).hex()}


def replay_key(given: Vector) -> Vector:
    with pytest.raises(CryptoError):
        PublicIdentity(raw(given["key"]))
    return {"admitted": False}


REPLAY: dict[str, Callable[[Vector], Vector]] = {
    "header": replay_header,
    "heads": replay_heads,
    "equivocation": replay_equivocation,
    "report": replay_report,
    "proposal": replay_proposal,
    "vote": replay_vote,
    "join": replay_join,
    "signature": replay_signature,
    "key": replay_key,
}


# What goes in


def all_said() -> list[Vector]:
    return [
        {"name": f"{kind}: {name}", "kind": kind, "inputs": given, "expect": REPLAY[kind](given)}
        for kind, name, given in inputs()
    ]


def inputs() -> Iterator[tuple[str, str, Vector]]:
    yield "header", "a plain one", plain("left")
    yield "header", "of a later epoch", {**plain("left"), "epoch": 2, "seq": 7, "prev": ONE.hex()}
    yield "heads", "before anything was said", {"roll": NOTHING.hex(), "ids": [NOTHING.hex()] * 2}
    yield "heads", "after a roll", {"roll": THREE.hex(), "ids": [ONE.hex(), TWO.hex()]}
    pair = {"secret": SECRET.hex(), "headers": [plain("left"), plain("right")]}
    yield "equivocation", "left and right", pair
    yield from calls()
    bodies = {"secret": SECRET.hex(), "bodies": ["alice", "bob", ""]}
    yield "join", "three bodies and their table", bodies
    for number, (secret, data) in enumerate(PUBLISHED, start=1):
        yield "signature", f"RFC 8032, test {number}", {"secret": secret, "data": data}
    weak = sorted(key.hex() for point in small_order() for key in encodings(point))
    for number, key in enumerate(weak, start=1):
        yield "key", f"small order, {number} of {len(weak)}", {"key": key}


def plain(body: str) -> Vector:
    ids = {"prev": NOTHING.hex(), "heads": NOTHING.hex()}
    return {"table": TABLE.hex(), "seat": 3, "epoch": 0, "seq": 5, **ids, "kind": "play"} | {
        "body": body
    }


def calls() -> Iterator[tuple[str, str, Vector]]:
    counts = {"counts": [2, 1, 0], "ids": [ONE.hex(), TWO.hex(), NOTHING.hex()]}
    first = {"roll": NOTHING.hex(), **counts, "claims": []}
    yield "report", "of a seat that waits for nobody", place(1, 0) | first
    owed = [[1, "31/open"], [2, "31"], [2, "32/lift/lock/for1"]]
    yield "report", "with claims", place(1, 0) | {**first, "roll": THREE.hex(), "claims": owed}
    reports = [ONE.hex(), TWO.hex()]
    yield "proposal", "a new roll", place(1, 0) | {"reports": reports, "vr": NO_ROUND}
    yield "proposal", "one with prevotes", place(2, 5) | {"reports": reports, "vr": 3}
    roll = digest_of(2, [ONE, TWO]).hex()
    for step, vr in (("prevote", 3), ("precommit", NO_ROUND)):
        yield "vote", f"a {step}", place(2, 5) | {"step": step, "roll": roll, "vr": vr}
        nil = {"step": step, "roll": "", "vr": NO_ROUND}
        yield "vote", f"a {step} for nothing", place(2, 5) | nil


def place(number: int, round_: int) -> Vector:
    where: dict[str, Any] = {"secret": SECRET.hex(), "table": TABLE.hex(), "seat": 3}
    return where | {"number": number, "round": round_}
