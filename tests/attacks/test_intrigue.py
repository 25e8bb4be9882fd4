"""Breaking the rules of a negotiation: at a table where money is announced, and a sealed one."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from crypto.encoding import u16
from games.intrigue.rules import Ask, Intrigue
from games.intrigue.talks import Say, Word
from games.kit import Choose, Decision, Match, Seat
from table import NOTHING
from table.log.message import Message
from table.participant import Listener, Player
from tests.mental.cheating import (
    Watchful,
    all_convict,
    and_then,
    at_first_chance,
    once,
    play,
    signed,
    watching,
)
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of

CHEAT = Seat(2)
MODES = pytest.mark.parametrize("mode", ["public", "sealed"])
When = Callable[[Choose[Any], Any, Match[Intrigue]], bool]


class Haggling(Hub):
    """Everybody offers what it can; hosts demand one thousand instead, and get it."""

    wanted: tuple[Word, ...] = (Word.AGREE, Word.OFFER, Word.DEMAND, Word.DONE)

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        said = {option.word: option for option in options if isinstance(option, Say)}
        if said:
            return next(said[word] for word in self.wanted if word in said)
        amounts = [option for option in options if type(option) is int and option > 0]
        return amounts[0] if amounts else super().decide(player, options)


class Prompt(Haggling):
    """What is said first arrives first: a cheat's word before the answer of another seat."""

    def pick(self) -> tuple[Listener[Any], Any]:
        return self.on_its_way.pop(0)


def caught(bend: Bend, mode: str, hub_type: type[Hub] = Haggling) -> str:
    """What all honest peers hold against the cheat, in the first match where it has a chance."""
    terms = terms_of("intrigue", 4, bribes=mode, offers="3", bystanders="silent")

    def match(seed: int, bend: Bend) -> Hub:
        return play(watching(terms, seed), seed, CHEAT, once("choose", bend), hub_type)

    return str(all_convict(at_first_chance(range(4, 12), bend, match), CHEAT))


def chosen(cheat: Player[Any], message: Message) -> tuple[Choose[Any], Any]:
    """What the cheat has honestly made up its mind to."""
    request = cheat.table.match.pending
    assert isinstance(request, Choose)
    return request, request.among[int.from_bytes(message.saying.payload, "big")]


def afterwards(cheat: Player[Any], answer: Any) -> Match[Intrigue]:
    """Where the match will stand then: at the next decision."""
    table = cheat.table.match
    match = Match(table.game.fresh(), [event.answer for event in table.events])
    match.answer(answer)
    while match.pending is not None and not isinstance(match.pending, Decision):
        match.answer(None)
    return match


def and_speaks_on(when: When, word: Word | None = None) -> Bend:
    """Having spoken, take the next decision too, which is another's."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request, answer = chosen(cheat, message)
        match = afterwards(cheat, answer)
        asked = match.pending
        if not isinstance(asked, Choose) or asked.seat == cheat.seat:
            return None
        words = [getattr(option, "word", None) for option in asked.among]
        if not when(request, answer, match) or (word and word not in words):
            return None
        number = u16(words.index(word) if word else 0)
        more = and_then(cheat, message, "choose", str(len(match.events)), number)
        return [message.encode(), more.encode()]

    return bend


def is_not_concerned(_: Choose[Any], __: Any, match: Match[Intrigue]) -> bool:
    talks = match.game.talks
    asked = match.pending
    speaking = isinstance(asked, Choose) and asked.ask is Ask.SPEAK
    return speaking and talks is not None and CHEAT not in (talks.host, *talks.order)


def test_who_is_not_concerned_cannot_pay() -> None:
    assert "turn" in caught(and_speaks_on(is_not_concerned, Word.OFFER), "public", Prompt)


def test_an_offer_is_accepted_by_the_host_alone() -> None:
    def offered(request: Choose[Any], answer: Any, _: Match[Intrigue]) -> bool:
        return request.ask is Ask.AMOUNT and answer is not None

    assert "turn" in caught(and_speaks_on(offered, Word.ACCEPT), "public", Prompt)


def test_whoever_has_paid_cannot_pay_again() -> None:
    """Having agreed to a demand, the payer is done; the next to speak is another."""

    def agreed(request: Choose[Any], answer: Any, _: Match[Intrigue]) -> bool:
        return request.ask is Ask.SPEAK and answer.word is Word.AGREE

    assert "turn" in caught(and_speaks_on(agreed), "public", Prompt)


@MODES
def test_nobody_presents_a_third_adviser_or_takes_the_turn_of_another(mode: str) -> None:
    def presented(request: Choose[Any], _: Any, match: Match[Intrigue]) -> bool:
        return request.ask is Ask.PRESENT and match.game.active != CHEAT

    assert "turn" in caught(and_speaks_on(presented), mode)


@MODES
def test_a_word_that_is_not_among_the_options_convicts(mode: str) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request, _ = chosen(cheat, message)
        return [signed(cheat, message, payload=u16(len(request.among)))]

    assert "options" in caught(bend, mode)


def test_more_than_the_purse_holds_cannot_even_be_named() -> None:
    """Where money is announced, the amounts on offer end with the purse."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request, _ = chosen(cheat, message)
        if request.ask is not Ask.AMOUNT:
            return None
        return [signed(cheat, message, payload=u16(len(request.among) + 30))]

    assert "options" in caught(bend, "public")


class Leaving(Haggling):
    """Nobody offers anything; everybody is asked what they leave."""

    wanted = (Word.DONE,)


def test_nobody_gets_away_without_leaving_something_that_could_be_anything() -> None:
    """Where everybody must pay, if only 0, to lay down nothing at all is no message."""
    with luck(5):
        terms = terms_of("intrigue", 3, bribes="sealed", mustoffer="yes", offers="1")
        party = Party.of(terms)
    party.table = Watchful

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        return [signed(cheat, message, payload=NOTHING)]

    convicted = all_convict(play(party, 5, CHEAT, once("offer", bend), Leaving), CHEAT)
    assert "length" in str(convicted)
