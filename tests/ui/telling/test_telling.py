"""Matches told in sentences."""

import sys
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax.ast import Message

from games.catalogue import GAMES
from games.complots import Ask, Complots, Move, Play, Role
from games.kit import (
    Arrange,
    Card,
    Choose,
    ChooseTogether,
    Coin,
    Event,
    Look,
    Match,
    Prove,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from players.play import play_at_random
from players.view import view
from table.plain import PlainTable
from tests.table.every_kind import EveryKind, Weather
from ui.live.outcome import outcome
from ui.screen.offered import offered
from ui.telling import STORIES, Teller, story_of
from ui.telling.story import Sentence, value_of
from ui.words import FOLDER, LANGUAGES, resource

ALICE, BOB, CAROL = map(Seat, (1, 2, 3))
NAMES = {ALICE: "Alice", BOB: "Bob", CAROL: "Carol"}
SEED = Random().getrandbits(32)


def choose(seat: Seat, ask: Ask, answer: Any) -> Event:
    return Event(Choose(seat, (answer,), ask, answer), answer)


def together(ask: Ask, answer: dict[Seat, Any]) -> Event:
    return Event(ChooseTogether({seat: (one,) for seat, one in answer.items()}, ask, None), answer)


def prove(seat: Seat, shown: int | None, may_concede: bool = True) -> Event:
    request = Prove(seat, (Card(1), Card(2)), Role.CAPTAIN, may_concede, Ask.PROVE)
    return Event(request, None if shown is None else Card(shown))


LOSE = [choose(BOB, Ask.LOSE, Card(3)), Event(Reveal((Card(3),)), (Role.ASSASSIN,))]
STEAL = choose(ALICE, Ask.ACTION, Play(Move.CAPTAIN_STEAL, BOB))
DREW = Event(Look({BOB: (Card(4), Card(5))}), None)
EXAMINED = Event(Show(BOB, (Card[Role](3),), ALICE), None)

# The last event of each list, as a spectator is told, and as Bob is.
TOLD = [
    ([STEAL], "Alice claims the Captain, to steal 2 coins from Bob.", "from you."),
    ([together(Ask.DOUBT, {BOB: False})], "Nobody doubts it.", "Nobody"),
    ([together(Ask.DOUBT, {BOB: True, CAROL: False})], "Doubted by Bob.", "You doubt it."),
    ([together(Ask.DOUBT, {BOB: True, CAROL: True})], "Doubted by Bob and Carol.", "you and Carol"),
    (
        [together(Ask.DOUBT, {BOB: True, ALICE: False, CAROL: True}), Event(Coin(2), 1)],
        "The draw picks Carol to doubt for all.",
        "Carol",
    ),
    ([Event(Coin(3), 1)], "Bob begins, by the draw.", "You begin"),
    ([prove(BOB, 1)], "Bob shows the Captain: the claim was true.", "You show"),
    ([prove(BOB, None)], "Bob shows no Captain: the claim falls.", "You show"),
    (
        [prove(BOB, None, False)],
        "Bob has no Captain, and proves it: the claim falls.",
        "You have no Captain",
    ),
    (LOSE, "Bob loses an Assassin.", "You lose"),
    ([*LOSE, *LOSE], "Bob loses an Assassin and is out of the game.", "and are out"),
    ([together(Ask.COUNTER, {BOB: None})], "Nobody counters.", "Nobody"),
    (
        [together(Ask.COUNTER, {BOB: Role.COUNTESS})],
        "Countered by Bob, claiming the Countess.",
        "You counter, claiming the Countess.",
    ),
    ([EXAMINED], "Bob shows a card to Alice alone.", "You show"),
    ([EXAMINED, choose(ALICE, Ask.DISCARD, True)], "Alice has the card replaced.", "Alice"),
    ([STEAL, DREW], "Bob draws 2 cards from the Court.", "You draw"),
    (
        [STEAL, Event(Shuffle((Card(1), Card(2))), (Card(3), Card(4)))],
        "The Court is shuffled, 2 cards.",
        "",
    ),
    (
        [Event(Arrange(BOB, (Card(1), Card(2), Card(3)), 2, Ask.KEEP), (Card(4),) * 3)],
        "Bob returns a card to the Court; nobody sees which.",
        "You return a card",
    ),
]


@pytest.mark.parametrize(("events", "told", "to_bob"), TOLD, ids=[told for _, told, _ in TOLD])
def test_complots_is_told_in_plain_sentences(events: list[Event], told: str, to_bob: str) -> None:
    *before, event = events
    assert Teller("complots", "en", NAMES).describe(event, before) == told
    assert to_bob in str(Teller("complots", "en", NAMES, viewer=BOB).describe(event, before))


@pytest.mark.parametrize(
    "event",
    [choose(BOB, Ask.LOSE, Card(3)), Event(Arrange(BOB, (Card(1), Card(2))), (Card(3), Card(4)))],
)
def test_what_would_only_be_noise_is_not_told(event: Event) -> None:
    assert Teller("complots", "en", NAMES).describe(event, [STEAL]) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_every_game_can_be_told_to_everybody(name: str, language: str) -> None:
    print("seed", SEED)
    game = GAMES[name]
    players = game.counts[SEED % len(game.counts)]
    table: PlainTable[Any] = PlainTable(game(players), SEED)
    play_at_random(table, Random(SEED))
    check_told(name, language, table.match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_story_is_told_all_the_same(language: str) -> None:
    table = PlainTable(EveryKind(3), SEED)
    play_at_random(table, Random(SEED))
    check_told("everykind", language, table.match)


def check_told(name: str, language: str, match: Match[Any]) -> None:
    for viewer in (None, *match.game.seats):
        teller = Teller(name, language, {seat: f"P{seat}" for seat in match.game.seats}, viewer)
        for place, event in enumerate(match.events):
            told = teller.describe(event, match.events[:place])
            assert told is None or not set("{}$") & set(told), f"{event} is told: {told}"
        for sentence in story_of(name).board(match.game).middle:
            assert teller.say(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STORIES)
def test_a_game_with_a_story_has_words_and_help_for_every_question(
    name: str, language: str
) -> None:
    texts = {
        entry.id.name
        for entry in resource(FOLDER / f"{name}.{language}.ftl").body
        if isinstance(entry, Message)
    }
    asks = vars(sys.modules[GAMES[name].__module__])["Ask"]
    wanted = {"title", "about", *(f"{text}-{ask}" for ask in asks for text in ("ask", "help"))}
    assert wanted <= texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_of_complots_has_words(language: str) -> None:
    teller = Teller("complots", language, NAMES, BOB, {Card(1): Role.DUCHESS})
    for ask in Ask:
        assert f"ask-{ask}" in teller.words
    for move in Move:
        assert move not in teller.option(Ask.ACTION, Play(move, ALICE))
    option: object
    for option in (True, False, None, Role.COUNTESS, Card(1), (Card(1), Card(2))):
        assert teller.option(Ask.DISCARD, option)


def test_a_card_is_named_by_its_face_only_to_whoever_knows_it() -> None:
    spectator = Teller("complots", "en", NAMES)
    bob = Teller("complots", "en", NAMES, BOB, {Card(1): Role.DUCHESS})
    assert spectator.option(Ask.PROVE, Card(1)) == "Show card 1"
    assert bob.option(Ask.PROVE, Card(1)) == "Show the Duchess"


@pytest.mark.parametrize("seed", range(20))
def test_no_two_options_of_an_exchange_look_alike_and_none_has_a_number(seed: int) -> None:
    """Pairs of the same faces mean the same; all that differ are there."""
    table = PlainTable(Complots(3, BOB), seed)
    for seat, choice in ((BOB, Play(Move.AMBASSADOR_EXCHANGE)), (Seat(1), False), (Seat(3), False)):
        table.decide(seat, choice)
    seen, keep = view(table, BOB), table.match.pending
    assert isinstance(keep, Arrange)
    options, labels = offered(Teller("complots", "en", NAMES, BOB, table.faces), seen, keep)
    kept = [sorted(table.faces[card] for card in pair) for pair in seen.options]
    assert len(set(labels)) == len(labels) == len({tuple(pair) for pair in kept})
    assert not any(character.isdigit() for label in labels for character in label)
    assert all(option in seen.options for option in options)


def test_a_player_is_told_the_cards_it_alone_has_seen() -> None:
    bob = Teller("complots", "en", NAMES, BOB, {Card(4): Role.DUCHESS, Card(5): Role.ASSASSIN})
    told = "You draw 2 cards from the Court. You see a Duchess and an Assassin."
    assert bob.describe(DREW, [STEAL]) == told
    shown = Event(Show(ALICE, (Card[Role](4),), BOB), None)
    assert bob.describe(shown, [STEAL]) == "Alice shows a card to you alone. You see a Duchess."
    carol = Teller("complots", "en", NAMES, CAROL, {Card(4): Role.DUCHESS})
    assert carol.describe(shown, [STEAL]) == "Alice shows a card to Bob alone."


class Spot(NamedTuple):
    """An option as games have them: not a word, and perhaps nobody's."""

    seat: Seat | None
    side: Weather = Weather.SUN

    def __str__(self) -> str:
        return f"{self.seat or 'centre'}.{self.side}"


class Deed(NamedTuple):
    weather: Weather
    spots: tuple[Spot, ...]


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Spot(BOB), "2.sun"),
        (Spot(None), "centre.sun"),
        ((Spot(BOB), Spot(None)), "2.sun and centre.sun"),
        (Deed(Weather.RAIN, (Spot(None),)), "rain"),
        (BOB, "Bob"),
        (None, "none"),
        (True, "yes"),
        ((Card(1), Card(2)), "cards 1 and 2"),
        ("left", "left"),
    ],
)
def test_an_option_without_words_is_named_all_the_same(option: object, words: str) -> None:
    teller = Teller("everykind", "en", NAMES)
    assert words in teller.option(None, option)
    event = Event(Choose(ALICE, (option,), Ask.ACTION, option), option)
    assert str(teller.describe(event, ())).startswith("Alice chooses: ")


def test_facts_of_an_option_can_be_put_into_words() -> None:
    value, facts = value_of(Deed(Weather.RAIN, (Spot(BOB), Spot(None))))
    assert value == "rain"
    teller = Teller("everykind", "en", NAMES)
    assert teller.say(Sentence("event-reveal", {"faces": facts["spots"]}))
    assert value_of(Spot(BOB)) == ("spot", {"seat": BOB, "side": Weather.SUN})


@pytest.mark.parametrize(
    ("winners", "viewer", "told"),
    [
        ((ALICE,), None, "Alice wins the game."),
        ((ALICE, BOB), CAROL, "Alice and Bob win the game."),
        ((BOB,), BOB, "You win the game."),
        ((ALICE, BOB), BOB, "You win the game, together with Alice."),
    ],
)
def test_who_has_won_is_told_so(winners: tuple[Seat, ...], viewer: Seat | None, told: str) -> None:
    assert Teller("complots", "en", NAMES).say(outcome(winners, viewer)) == told
