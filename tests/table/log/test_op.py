"""The names of operations: one way to write each, and room for all of them in a message."""

import ast
import re
from collections.abc import Coroutine, Iterator
from itertools import islice, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypto.encoding import MAX_SEATS
from games.kit import Seat
from table.fulfil.look import remask_for
from table.fulfil.stand_in import recovered
from table.log.message import Saying
from table.log.op import ACK, BELOW, END, KEY, LIMIT, WORDS, InPlaceOf, Op, Step, Turn
from table.record import MAX_RECORD, Record
from table.rounds.round import Round
from tests.matches import RECIPES
from tests.mental.solo import Solo
from tests.rooms import ROOT

ONE, FOUR = Seat(1), Seat(4)
NAMES = {
    "key": KEY,
    "ack": ACK,
    "end": END,
    "0": Op(0),
    "31": Op(31).opening(0),
    "31/4": Op(31) / Turn(4),
    "31.1/open": Op(31).opening(1) / "open",
    "31/shown/lift": Op(31) / "shown" / "lift",
    "31/for4": Op(31).in_place_of(FOUR),
    "31/lift/lock/for4+": (Op(31) / "lift" / "lock").in_place_of(FOUR).again(),
    "31/remask/for4++/1": (Op(31) / "remask").in_place_of(FOUR, 2) / Turn(1),
    "31/open/for4+++/own": (Op(31) / "open").in_place_of(FOUR, 3) / "own",
    "31/open/for4+10/own": (Op(31) / "open").in_place_of(FOUR, 10) / "own",
    "31/for13+12": Op(31).in_place_of(Seat(13), 12),
}
numbers = st.integers(0, 40) | st.integers(0, LIMIT - 1)
seats = st.integers(1, MAX_SEATS).map(Seat)


@st.composite
def ops(draw: st.DrawFn) -> Op:
    """Any operation of an event that there could be."""
    op, sort = Op(draw(numbers)).opening(draw(numbers)), "event"
    while (sort := draw(st.sampled_from(("", *BELOW.get(sort, ()))))) != "":
        op /= step(sort, draw(seats), draw(numbers))
    return op


def step(sort: str, seat: Seat, attempt: int) -> Step:
    if sort in WORDS:
        return WORDS[sort]
    return Turn(seat) if sort == "turn" else InPlaceOf(seat, attempt)


# Writing and reading


@pytest.mark.parametrize(("name", "op"), NAMES.items(), ids=NAMES)
def test_an_operation_is_called(name: str, op: Op) -> None:
    assert str(op) == name
    assert same(Op.parse(name), op)


@given(ops())
def test_what_is_written_is_read(op: Op) -> None:
    assert same(Op.parse(str(op)), op)


def same(one: Op | None, other: Op) -> bool:
    return one == other and vars_of(one) == vars_of(other)


def vars_of(op: Op | None) -> tuple[object, ...]:
    return () if op is None else (op.root, op.number, op.steps)


@pytest.mark.parametrize("recipe", RECIPES, ids=[recipe.name for recipe in RECIPES])
def test_every_name_in_the_records_of_before_is_read(recipe: Any) -> None:
    said = {m.saying.op for m in Record.decode(recipe.path.read_bytes()).messages}
    assert [name for name in said if Op.parse(name) != name] == []


NONSENSE = """
    / . 31/ /31 31//open -1 +1 3_1 031 1e3 0x1f ٣١ 31/４ 31.0 31.01 31. .1 31.1.1 31.-1 31/open.1
    31/0 31/14 31/-1 31/04 31/for 31/for0 31/for14 31/for04 31/for- 31/for+ 31/for4- 31/for4/for1
    31/for4++++++++++ 31/for4+0 31/for4+1 31/for4+9 31/for4+010 31/for4++10 31/for4+10+ 31/for4+٣١
    31/for4+-10 31/for4+1_0 31/for4+100000000
    31/nonsense 31/Open 31/open/open 31/own 31/lock 31/late
    31/4/open 31/for4/open 31/event 31/turn 31/company/1 nonsense Key key/ key/open key.1 end/1
    company company/ company/0 company/01 company/-1 company/+1 company/x company/² company.1
    company/1/ company/1/open company/100000000 100000000 31.100000000
"""
REFUSED = [
    *NONSENSE.split(),
    *("", " ", " 31", "31 ", "31\n", "9" * 255, "31/" + "9" * 250, "31" + "/open" * 50),
]


@pytest.mark.parametrize("text", REFUSED)
def test_no_operation_is_called(text: str) -> None:
    assert Op.parse(text) is None


@given(st.text("0123456789./+forwnlickmaspeudyh_- ", max_size=255) | st.text(max_size=20))
def test_nothing_is_read_that_would_not_be_written(text: str) -> None:
    op = Op.parse(text)
    assert op is None or str(op) == text


@given(ops(), st.data())
def test_a_name_with_a_letter_more_or_less_is_another_or_none(op: Op, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(op) - 1))
    letter = data.draw(st.sampled_from("0123456789./+forx"))
    for text in (op[:place] + op[place + 1 :], op[:place] + letter + op[place:]):
        assert Op.parse(text) != op
        assert Op.parse(text) in (None, text)


@pytest.mark.parametrize(
    "build",
    [
        lambda: Op(-1),
        lambda: Op(LIMIT),
        lambda: KEY / "open",
        lambda: END.opening(1),
        lambda: Op(31) / Turn(MAX_SEATS + 1),
        lambda: Op(31) / "own",
        lambda: Op(31) / "nonsense",  # type: ignore[operator]
        lambda: (Op(31) / "open").again(),
        lambda: Op(31).in_place_of(FOUR, -1),
        lambda: Op(31).in_place_of(FOUR).in_place_of(ONE),
    ],
)
def test_what_could_not_be_read_is_not_written(build: Any) -> None:
    with pytest.raises(ValueError, match=r"called|begun"):
        build()


# What a name tells


@pytest.mark.parametrize(
    ("op", "event", "absent", "owed_in"),
    [
        (Op(31).opening(2) / "open", 31, None, "31.2/open"),
        ((Op(31) / "open").in_place_of(FOUR, 5) / "own", 31, FOUR, "31/open"),
        ((Op(31) / "remask").in_place_of(FOUR) / Turn(1), 31, FOUR, "31/remask"),
        (KEY, None, None, "key"),
    ],
    ids=str,
)
def test_a_name_tells(op: Op, event: int | None, absent: Seat | None, owed_in: str) -> None:
    assert (op.event, op.absent, op.owed_in) == (event, absent, owed_in)


# Their length


def longest(sort: str, op: Op) -> Op:
    """The longest name that begins with ``op``, with the greatest numbers."""
    seat, attempt = Seat(MAX_SEATS), LIMIT - 1
    below = [longest(s, op / step(s, seat, attempt)) for s in BELOW.get(sort, ())]
    return max([op, *below], key=len)


def test_the_longest_name_of_all_fits_into_a_message() -> None:
    op = longest("event", Op(LIMIT - 1).opening(LIMIT - 1))
    assert op == "99999999.99999999/passed/lift/lock/for13+99999999/own"
    assert Saying("shares", op, b"").encode() == bytes([len(op)]) + op.encode()


def test_a_record_has_no_room_for_numbers_that_are_too_great() -> None:
    assert MAX_RECORD < LIMIT


def asked(operation: Coroutine[Any, Any, object]) -> Iterator[Round[Any]]:
    """The rounds of an operation in which everybody is gone, and nobody comes back."""
    answer = None
    while True:
        waits_for = operation.send(answer)
        yield waits_for
        answer = dict.fromkeys(waits_for.speakers)


def test_a_seat_that_comes_and_goes_for_ever_makes_no_name_outgrow_a_message() -> None:
    solo = Solo(4)
    recover = asked(recovered(solo.desk, Op(31) / "open", FOUR, []))
    mask = asked(remask_for(solo.desk, (Op(31) / "remask").in_place_of(FOUR), FOUR, solo.deck(1)))
    recovering, masking = [r.op for r in islice(recover, 600)], [r.op for r in islice(mask, 1200)]

    assert recovering[:4] == [f"31/open/for4{s}" for s in ("", "/own", "+", "+/own")]
    assert recovering[4:8] == [f"31/open/for4{s}" for s in ("++", "++/own", "+++", "+++/own")]
    nine = "+" * 9
    last = [f"31/open/for4{s}" for s in (nine, f"{nine}/own", "+10", "+10/own")]
    assert recovering[18:22] == last
    assert recovering[-1] == "31/open/for4+299/own"
    assert masking[-4:] == [f"31/remask/for4+299/{s}" for s in (1, 2, 3, "own")]
    names = recovering + masking
    assert len(set(names)) == len(names)
    assert all(Saying.decode("look", Saying("look", n, b"").encode()).op == n for n in names)


# Nobody else writes or reads them

GRAMMAR = ROOT / "table" / "log" / "op.py"
HOUSE = {path for room in ("table", "p2p", "ui") for path in (ROOT / room).rglob("*.py")} - {
    GRAMMAR
}
PART = re.compile(rf"/({'|'.join(WORDS)}|for)\b|^company/")  # of a name, in text that is no comment
READING = "partition rpartition split removeprefix removesuffix startswith endswith strip rstrip"


def is_op(node: ast.AST) -> bool:
    called = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return called in ("op", "COMPANY")


def writes(node: ast.AST) -> bool:
    """Does it put together a name, as text?"""
    match node:
        case ast.JoinedStr(values):
            return any(goes_on(one, other) for one, other in pairwise(values))
        case ast.BinOp(left, ast.Add()) | ast.AugAssign(left, ast.Add()):
            return is_op(left)
        case ast.Constant(str(text)):
            return " " not in text and PART.search(text) is not None
    return False


def goes_on(one: ast.expr, other: ast.expr) -> bool:
    match one, other:
        case ast.FormattedValue(op), ast.Constant(str(text)):
            return is_op(op) and text.startswith(("/", ".", "+"))
    return False


def reads(node: ast.AST) -> bool:
    match node:
        case ast.Call(ast.Attribute(op, method)):
            return is_op(op) and method in READING.split()
        case ast.Subscript(op) | ast.Compare(ast.Constant(), [ast.In()], [op]):
            return is_op(op)
    return False


def test_names_are_written_and_read_in_one_place_alone() -> None:
    nodes = {path: ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for path in HOUSE}
    found = {path for path in HOUSE if any(writes(node) or reads(node) for node in nodes[path])}
    assert found == set()


@pytest.mark.parametrize(
    "code",
    [
        'f"{op}/open"',
        'f"{op}.{number}"',
        'f"{self.op}/{seat}"',
        'f"{event}/for{seat}"',
        'f"{place}/open"',
        'f"{COMPANY}/{number}"',
        'f"company/{number}"',
        'op += "+"',
        'op + "/" + step',
        'step.op.endswith("/own")',
        '"/for" in step.op',
        'op.partition("/")',
        "op[:3]",
    ],
)
def test_whoever_writes_or_reads_one_elsewhere_is_found(code: str) -> None:
    assert any(writes(node) or reads(node) for node in ast.walk(ast.parse(code)))
