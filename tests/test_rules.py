"""One set of rules: on the page, in rows of code, in scripts and in attacks."""

import re

import pytest

from table.rounds.kinds import KINDS, Instead
from table.rounds.round import Round
from tests.attacks.test_rules import ATTACKS
from tests.laws.test_records import verified
from tests.matches import RECIPES
from tests.rooms import MODULES, ROOT, follows
from tests.rules.rows import ROWS
from tests.rules.script import SCRIPTS, told
from tests.table.every_kind import KINDS as MADE
from ui.audit.explain import EXPLAIN

PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
LOCAL = (ROOT / "docs/network.md").read_text(encoding="utf-8")
RULE = re.compile(r"^(?:\* \*\*([A-Z]\d+)\.\*\* |\| \*\*([A-Z]\d+)\*\* \|)", re.MULTILINE)
NUMBERS = [bullet or row for bullet, row in RULE.findall(PAGE)]
HABITS = [bullet or row for bullet, row in RULE.findall(LOCAL)]  # of our own programs
GONE = re.findall(r"^\| \*\*(G\d+)\*\* \|[^|]*\|([^|]*)\|", PAGE, re.MULTILINE)
LETTERS = "".join(sorted({number[0] for number in NUMBERS + HABITS}))
CITED = re.compile(rf"\b([{LETTERS}]\d+)\b")
ROOMS = ("table", "crypto.signing", "crypto.identity")  # where rules with numbers are enforced
CODE = {
    module: path for module, path in MODULES.items() if any(follows(module, room) for room in ROOMS)
}


def numbered_in(text: str) -> set[str]:
    return set(CITED.findall(text))


def test_no_number_is_given_twice_and_none_is_left_out() -> None:
    by_letter: dict[str, list[int]] = {}
    for number in sorted(NUMBERS + HABITS, key=lambda number: int(number[1:])):
        by_letter.setdefault(number[0], []).append(int(number[1:]))
    assert by_letter == {letter: [*range(1, len(n) + 1)] for letter, n in by_letter.items()}


def test_every_row_of_code_is_a_rule_of_the_page() -> None:
    assert ROWS.keys() <= set(NUMBERS)


@pytest.mark.parametrize("number", [number for number in NUMBERS if number not in ROWS])
def test_what_no_message_can_break_is_cited_where_it_is_done(number: str) -> None:
    assert any(number in numbered_in(path.read_text(encoding="utf-8")) for path in CODE.values())


@pytest.mark.parametrize("module", CODE)
def test_code_cites_no_rule_that_is_not_there(module: str) -> None:
    assert numbered_in(CODE[module].read_text(encoding="utf-8")) <= {*NUMBERS, *HABITS}


def test_the_page_cites_no_rule_that_is_not_there() -> None:
    prose = PAGE[PAGE.index("## 11.") :]
    assert set(re.findall(r"\b([DEFGHIJKMRSTO]\d+)\b(?!·)", prose)) <= {*NUMBERS, *HABITS}


def test_every_script_shows_a_rule() -> None:
    assert SCRIPTS.keys() <= set(NUMBERS)


@pytest.mark.parametrize("number", [n for n in NUMBERS + HABITS if n not in SCRIPTS])
def test_every_other_rule_is_shown_by_a_test_that_names_it(number: str) -> None:
    """What needs clocks, peers or a whole match can't be told in lines."""
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path.name != "test_rules.py"]
    assert any(number in numbered_in(path.read_text(encoding="utf-8")) for path in tests)


@pytest.mark.parametrize("number", ROWS)
def test_a_script_breaks_its_rule_and_tells_what_just_does_not(number: str) -> None:
    outcomes = [outcome.split()[0] for line, outcome in told(number) if outcome]
    assert number in outcomes
    assert [outcome for outcome in outcomes if outcome not in NUMBERS]


@pytest.mark.parametrize("number", [number for number in NUMBERS if number[0] == "G"])
def test_a_script_shows_what_counts_for_a_seat_that_is_gone(number: str) -> None:
    kinds = {kind for kind, (rule, _) in KINDS.items() if rule == number}
    lines = [line.split() for line, _ in told(number)]
    assert {words[2] for words in lines if words[0] == "ask"} >= kinds
    assert all(f"({number})" in outcome for line, outcome in told(number) if "gone" in line)


def test_whatever_can_be_broken_was_broken() -> None:
    assert ATTACKS.keys() == ROWS.keys()


# What counts for a seat that is gone


def test_the_kinds_are_those_of_the_page() -> None:
    page = {kind: rule for rule, kinds in GONE for kind in re.findall(r"`(\w+)`", kinds)}
    assert page == {kind: rule for kind, (rule, _) in KINDS.items()}


def test_every_kind_is_explained_and_asked_for_in_a_game_of_the_tests() -> None:
    assert EXPLAIN.keys() == KINDS.keys()
    assert KINDS.keys() - {"recover"} == MADE, "that one is said if a seat is gone"


def instead(asked: Round[object]) -> Instead:
    """What a round waits for, by the values that it was opened with."""
    if asked.preset and not asked.absent:
        return Instead.DEFAULT
    if not asked.absent:
        return Instead.WAIT
    # To concede is to show None, and None may be what the rules take for a choice.
    nothing = set(asked.absent.values()) == {None} and asked.kind not in {"prove", "open"}
    return Instead.NOTHING if nothing else Instead.VALUE


def test_rounds_are_opened_as_the_kinds_say() -> None:
    """In the golden records there are messages of every kind."""
    steps = [step for recipe in RECIPES for step in verified(recipe.path).steps]
    asked = [step.asked for step in steps if step.asked is not None]
    found = {(round_.kind, instead(round_)) for round_ in asked}

    at_first = {Instead.OWED: Instead.NOTHING}  # when it is asked once more, it is waited for
    kinds = {(kind, at_first.get(instead, instead)) for kind, (_, instead) in KINDS.items()}
    assert found == kinds
    for round_ in asked:
        assert len({seat in round_.without for seat in round_.speakers}) == 1, "all, or nobody"
