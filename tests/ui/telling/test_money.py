"""Hidden money in words: everybody hears what happened, and only the parties how much."""

from typing import Any

import pytest

from games.kit import Choose, Income, Offer, OpenPurses, ProveEmpty, Purses, Seat, Settle, Speak
from players.view import view
from table.audit.verify import verify_record
from table.plain import PlainTable
from table.record import Record
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.table.told import ANN, BOB, CAT, Ask, Told
from ui.audit.explain import Explainer
from ui.telling import Teller

NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat"}


async def market() -> None:
    await Purses({ANN: 3, BOB: 3, CAT: 0}, 4)
    await Income({ANN: 1, BOB: 0})
    await Offer(ANN, BOB, Ask.ANY)
    await Settle(ANN, BOB, await Choose(BOB, (True, False), Ask.ANY, False))
    await Offer(ANN, BOB, Ask.ANY, exactly=2)
    await Settle(ANN, BOB, paid=False)
    await Offer(ANN, BOB, Ask.ANY)
    await ProveEmpty(CAT, Ask.ANY)
    await ProveEmpty(ANN, Ask.ANY)
    await Speak(CAT, Ask.ANY)
    await Speak(CAT, Ask.ANY)
    await OpenPurses((ANN, BOB, CAT))


CHOICES = (1, True, 2, None, True, False, "I have nothing.", "")


def played(choices: int = len(CHOICES)) -> PlainTable[Told]:
    table = PlainTable(Told(3, rules=market))
    for choice in CHOICES[:choices]:
        table.decide(table.deciders[0], choice)
    return table


def told(viewer: Seat | None = None, language: str = "en") -> list[str | None]:
    events = played().match.events
    teller = Teller("told", language, NAMES, viewer)
    return [teller.describe(event, events[:place]) for place, event in enumerate(events)]


def test_every_event_with_money_is_told() -> None:
    assert told() == [
        "Everybody gets a purse: Ann 3, Bob 3 and Cat 0.",
        "The bank pays Ann 1.",
        "Ann makes Bob an offer that nobody else can count.",
        "Bob chooses: yes.",
        "What Ann offered to Bob is paid.",
        "Ann agrees to pay Bob 2.",
        "What Ann offered to Bob is turned down.",
        "Ann makes Bob no offer.",
        "Cat shows an empty purse.",
        "Ann keeps the purse closed.",
        "Cat: “I have nothing.”",
        None,
        "The purses are opened: Ann 3, Bob 4 and Cat 0.",
    ]


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_it_is_told_in_every_language(language: str) -> None:
    assert [line is None for line in told(ANN, language)] == [line is None for line in told()]


def aside(table: PlainTable[Any], seat: Seat | None) -> list[str]:
    teller = Teller("told", "en", NAMES, seat)
    return [teller.say(sentence) for sentence in teller.story.aside(view(table, seat))]


def test_only_the_parties_are_told_the_amount_of_an_offer() -> None:
    table = played(1)
    assert aside(table, ANN) == ["In your purse: 4.", "You offer Bob 1."]
    assert aside(table, BOB) == ["In your purse: 3.", "Ann offers you 1."]
    assert aside(table, CAT) == ["In your purse: 0."]
    assert aside(table, None) == []


class Deciding(Hub):
    """The same choices at a mental table."""

    def decide(self, player: Any, options: Any) -> Any:
        kinds = [message.saying.kind for message in player.log.ordered()]
        choice = CHOICES[sum(kind in ("offer", "choose", "empty", "speak") for kind in kinds)]
        assert choice in options or isinstance(choice, str)
        return choice


def test_an_explanation_tells_an_amount_only_where_everybody_knows_it() -> None:
    with luck(1):
        party = Party.of(terms_of("told", 3), lambda _: Told(3, rules=market))
        hub = Deciding(party.players(), 1)
        hub.run()
    record = Record.decode(hub.players[0].record().encode())
    report = verify_record(record, party.make_game)
    explainer = Explainer(report, Teller("told", "en", NAMES, parts=("audit", "explain")))
    lines = [explainer.line(step) for step in report.steps if step.kind in ("offer", "purse")]
    assert lines[:3] == [
        "offers Bob an amount that nobody else can read",
        "offers Bob the 2 that was asked for",
        "makes Bob no offer",
    ]
    assert sorted(lines[3:]) == [f"opens the purse: {amount}" for amount in (0, 3, 4)]
