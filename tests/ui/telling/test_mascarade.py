"""Mascarade has words of its own for all there is in it, with any number of cards a player."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from games.kit import Arrange, Card, Choose, Coins, Decision, Deck, Event, Look, Reveal, Seat
from games.mascarade.characters import Character, MascaradeOptions, Memory
from games.mascarade.rules import Ask, Ending, Mascarade, Move, Place, Play, Slot
from players.inferring import inferred
from players.view import view
from table import Group, Knowledge
from table.plain import PlainTable
from tests.laws.matches import SETUPS, Setup, decide_at_random
from ui.telling import Teller, story_of
from ui.telling.mascarade import reminder
from ui.words import LANGUAGES

ADA, BOB, CARL = map(Seat, (1, 2, 3))
NAMES = {ADA: "Ada", BOB: "Bob", CARL: "Carl"}
SEED = Random().getrandbits(32)

ONLY, LEFT, RIGHT = Slot(BOB), Slot(BOB, Place.LEFT), Slot(BOB, Place.RIGHT)
TABLE = [Play(Move.SWAP, (Slot(BOB), Slot(seat))) for seat in (ADA, CARL)]


def choose(seat: Seat, ask: Ask, answer: Any) -> Event:
    return Event(Choose(seat, (answer,), ask, answer), answer)


def acts(*slots: Slot, move: Move = Move.SWAP, character: Character | None = None) -> Event:
    """Bob, at a table of three, takes his turn."""
    play = Play(move, slots, character)
    return Event(Choose(BOB, (*TABLE, play), Ask.ACTION, play), play)


def announces(character: Character, slot: Slot = ONLY) -> Event:
    return acts(slot, move=Move.ANNOUNCE, character=character)


def answers(*claims: tuple[Seat, Slot | None]) -> list[Event]:
    return [choose(seat, Ask.CONTEST, claim) for seat, claim in claims]


def shown(*faces: Character) -> Event:
    return Event(Reveal(tuple(map(Card, range(len(faces))))), faces)


KING, QUEEN, JUDGE = Character.KING, Character.QUEEN, Character.JUDGE
PASSED = answers((CARL, None), (ADA, None))
CONTESTED = answers((CARL, None), (ADA, Slot(ADA)))
ASKED = [announces(Character.INQUISITOR), *PASSED, choose(BOB, Ask.QUESTION, CARL)]
ARRANGED = Event(Arrange(BOB, (Card(1), Card(2)), 1), ())
SPIED = [
    *[announces(Character.SPY), *PASSED, choose(BOB, Ask.SPY, Slot(None, Place.CENTRE_1))],
    Event(Look({BOB: (Card(1), Card(2))}), None),
]
BOTH = (
    "Bob takes both unprotected cards of the opponent under the table "
    "and puts them back, swapped or not."
)
PEASANTS = (
    "Bob shows the Peasant and Ada shows the Peasant. "
    "Both Peasants are there: each takes 2 coins from the bank."
)
GUESSED = [*ASKED, choose(CARL, Ask.GUESS, KING)]

# The last event of each list, as a spectator is told, and as Bob is.
TOLD = [
    ([Event(Coins((3, 720)), (1, 3))], "Bob begins, by the draw.", "You begin"),
    ([Event(Coins((720,)), (3,))], None, "None"),
    (
        [Event(Deck((KING, QUEEN, KING)), tuple(map(Card, range(3))))],
        "Dealt face up for all to see, then turned face down. In play: King and Queen.",
        "In play",
    ),
    (
        [acts(Slot(BOB), Slot(CARL))],
        "Bob takes their card and Carl’s card under the table.",
        "You take your card and Carl’s card under the table.",
    ),
    (
        [acts(LEFT, RIGHT)],
        "Bob takes their left card and their right card under the table.",
        "your left card",
    ),
    (
        [acts(Slot(BOB), Slot(CARL)), ARRANGED],
        "Bob puts them back, swapped or not.",
        "You put them back",
    ),
    ([acts(Slot(BOB), move=Move.LOOK)], None, "None"),
    (
        [acts(Slot(BOB), move=Move.LOOK), Event(Look({BOB: (Card(4),)}), None)],
        "Bob looks at their card.",
        "You look at your card.",
    ),
    ([announces(KING)], "Bob announces the King.", "You announce the King."),
    ([announces(KING, RIGHT)], "Bob announces the King, with their right card.", "your right"),
    ([announces(KING), *PASSED[:1]], None, "None"),
    (
        [announces(KING), *PASSED],
        "Nobody contests. Bob takes 3 coins from the bank.",
        "You take 3 coins",
    ),
    (
        [announces(KING), *CONTESTED],
        "Ada contests, claiming to be the King.",
        "Ada contests",
    ),
    (
        [announces(KING, LEFT), *answers((CARL, Slot(CARL, Place.LEFT)))],
        "Carl contests, claiming that their left card is the King.",
        "Carl",
    ),
    (
        [announces(KING), *CONTESTED, shown(JUDGE, KING)],
        "Bob shows the Judge and Ada shows the King. Ada takes 3 coins from the bank.",
        "You show the Judge",
    ),
    (
        [announces(KING), *CONTESTED, shown(JUDGE, QUEEN)],
        "Bob shows the Judge and Ada shows the Queen: nobody is the King.",
        "nobody",
    ),
    (
        [announces(Character.PEASANT), *CONTESTED, shown(*[Character.PEASANT] * 2)],
        PEASANTS,
        "You show",
    ),
    (
        [announces(Character.FOOL), *PASSED, choose(BOB, Ask.FOOL, (Slot(CARL), Slot(ADA)))],
        "Bob takes Carl’s card and Ada’s card under the table.",
        "You take",
    ),
    ([announces(Character.FOOL), *PASSED, ARRANGED], BOTH, "You take both"),
    ([*SPIED[:-1]], None, "None"),
    (SPIED, "Bob looks at their card and the first centre card.", "You look at your card"),
    ([choose(BOB, Ask.WITCH, None)], "Bob leaves all fortunes as they are.", "You leave"),
    ([choose(ADA, Ask.WITCH, BOB)], "Ada exchanges fortunes with Bob.", "with you."),
    ([choose(ADA, Ask.BISHOP, BOB)], "Ada picks Bob among the richest.", "picks you"),
    (ASKED, "Bob asks Carl: who are you?", "You ask Carl"),
    (GUESSED, "Carl answers: the King.", "Carl"),
    ([*GUESSED, shown(KING)], "Carl shows the King, and was right.", "Carl"),
    (
        [*GUESSED, shown(QUEEN)],
        "Carl shows the Queen: wrong, and 4 coins go to the Inquisitor.",
        "Carl",
    ),
]


@pytest.mark.parametrize(("events", "told", "to_bob"), TOLD, ids=[str(told) for _, told, _ in TOLD])
def test_it_is_told_in_plain_sentences(events: list[Event], told: str | None, to_bob: str) -> None:
    *before, event = events
    assert Teller("mascarade", "en", NAMES).describe(event, before) == told
    assert to_bob in str(Teller("mascarade", "en", NAMES, BOB).describe(event, before))


def test_whoever_looks_is_told_what_nobody_else_is() -> None:
    look = Event(Look({BOB: (Card(4),)}), None)
    before = [acts(Slot(BOB), move=Move.LOOK)]
    bob, ada = (Teller("mascarade", "en", NAMES, seat, {Card(4): KING}) for seat in (BOB, ADA))
    assert bob.describe(look, before) == "You look at your card. You see a King."
    assert ada.describe(look, before) == "Bob looks at their card."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", [s for s in SETUPS if s.game == "mascarade"][::4], ids=str)
def test_every_event_question_and_option_can_be_told(setup: Setup, language: str) -> None:
    print("seed", SEED)
    table, random = setup.table(SEED), Random(SEED)
    names = {seat: f"P{seat}" for seat in table.game.seats}
    tellers = [Teller("mascarade", language, names, seat) for seat in (None, *names)]
    while table.deciders:
        request, (seat,) = table.match.pending, table.deciders
        assert isinstance(request, Decision)
        labels = [tellers[seat].choice(request, option) for option in table.options(seat)]
        assert len(set(labels)) == len(labels), labels
        for sentence in story_of("mascarade").aside(view(table, seat)):
            assert not set("{}$_") & set(tellers[seat].say(sentence))
        assert not any(set("{}$_.") & set(label) for label in labels), labels
        decide_at_random(table, random, quiet=0.3)
    for place, event in enumerate(table.match.events):
        told = tellers[place % len(tellers)].describe(event, table.match.events[:place])
        assert told is None or not set("{}$_") & set(told), f"{event} is told: {told}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_ending_and_option_of_a_table_has_words(language: str) -> None:
    words = Teller("mascarade", language, NAMES).words
    wanted = [f"{text}{name}" for name in Character for text in ("", "power-", "gain-")]
    wanted += [f"ending-{ending}" for ending in Ending]
    wanted += [f"option-name-{name}" for name in MascaradeOptions.choices()]
    assert [key for key in wanted if key not in words] == []


def test_the_table_shows_gold_cards_the_courthouse_and_how_it_ended() -> None:
    table = PlainTable(Mascarade(2), 1)
    game, teller = table.game, Teller("mascarade", "en", NAMES)
    game.court, game.ending = 1, Ending.RUIN
    board = story_of("mascarade").board(game)
    assert [(place.coins, len(place.hidden)) for place in board.places] == [(6, 3), (6, 3)]
    assert list(map(teller.say, board.middle)) == [
        "Courthouse: 1 coin",
        "Somebody is ruined, and the richest win.",
    ]


def swap_or_not(table: PlainTable[Mascarade], seat: Seat, one: Slot, other: Slot) -> None:
    table.decide(seat, Play(Move.SWAP, (one, other)))
    table.decide(seat, table.options(seat)[1])


def told_aside(table: PlainTable[Mascarade], seat: Seat | None) -> list[str]:
    teller = Teller("mascarade", "en", NAMES | {Seat(4): "Dora"}, seat)
    return [teller.say(sentence) for sentence in story_of("mascarade").aside(view(table, seat))]


def test_the_reader_is_reminded_of_the_centre_and_of_what_lies_between_two_cards() -> None:
    table = PlainTable(Mascarade(4, ADA), 1)
    centre = [table.faces[table.game.cards[slot]].capitalize() for slot in table.game.centre]
    assert told_aside(table, CARL) == [
        f"You know that the first centre card is the {centre[0]}.",
        f"You know that the second centre card is the {centre[1]}.",
    ]
    faces = [table.faces[table.game.cards[Slot(seat)]] for seat in (ADA, CARL)]
    swap_or_not(table, ADA, Slot(ADA), Slot(CARL))
    first, second = [face.capitalize() for face in sorted(faces)]
    assert f"Between Ada’s card and your card: {first} and {second}." in told_aside(table, CARL)
    assert f"Between Ada’s card and Carl’s card: {first} and {second}." in told_aside(table, None)
    assert len(told_aside(table, ADA)) == 2, "who did it knows which is which"


def test_what_a_screen_should_forget_it_does_not_tell() -> None:
    options = MascaradeOptions(memory=Memory.HUMAN)
    table = PlainTable(Mascarade(4, ADA, options=options), 1)
    for seat in (ADA, BOB, CARL, Seat(4)):
        swap_or_not(table, seat, Slot(seat), Slot(table.game.clockwise(seat)[0]))
    table.decide(ADA, Play(Move.LOOK, (Slot(ADA),)))
    assert told_aside(table, BOB) == []


def said_of(book: Knowledge) -> list[tuple[list[int], list[str]]]:
    return [(sorted(map(int, g.cards)), sorted(map(str, g.faces))) for g in inferred(book)]


def book(cards: int, pool: Sequence[Character], groups: Sequence[Group]) -> Knowledge:
    """What somebody may know who has seen none of these cards alone."""
    made = Knowledge(None)
    made.cards = dict.fromkeys(map(Card[Character], range(cards)))
    made.pool, made.groups = list(pool), list(groups)
    return made


def group(cards: Sequence[int], *faces: Character) -> Group:
    return Group(frozenset(map(Card[Character], cards)), faces)


JUDGE, KING, QUEEN, WITCH = Character.JUDGE, Character.KING, Character.QUEEN, Character.WITCH
FOUR = (JUDGE, KING, QUEEN, WITCH)


def test_what_two_groups_say_together_is_said() -> None:
    """The King is one of the first two and one of the last two: so it is the one in the middle."""
    known = book(4, FOUR, [group((0, 1), KING), group((1, 2), KING)])
    assert said_of(known)[0] == ([1], ["king"])


def test_what_is_left_over_is_said() -> None:
    known = book(4, FOUR, [group((0, 1, 2), JUDGE, KING, QUEEN)])
    assert said_of(known) == [([3], ["witch"]), ([0, 1, 2], ["judge", "king", "queen"])]


def test_a_face_that_is_one_of_two_cards_is_not_forgotten() -> None:
    known = book(5, (*FOUR, Character.FOOL), [group((0, 1), KING)])
    assert ([0, 1], ["king"]) in said_of(known)


def test_one_of_two_peasants_is_not_both() -> None:
    peasant = Character.PEASANT
    known = book(4, (peasant, peasant, KING, QUEEN), [group((0, 1), peasant)])
    assert ([0, 1], ["peasant"]) in said_of(known)
    assert not [line for line in said_of(known) if len(line[0]) == 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_place_is_and_several_have_between_them(language: str) -> None:
    teller, at = Teller("mascarade", language, NAMES, ADA), {Card[Character](0): Slot(ADA)}
    told = teller.say(reminder(ADA, at, group((0,), KING)))
    assert {"en": "is the King", "fr": "est le Roi", "nl": "de Koning is"}[language] in told
