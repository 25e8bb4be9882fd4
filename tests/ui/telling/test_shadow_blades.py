"""Shadow Blades has words of its own for all there is in it."""

from random import Random

import pytest

from games.kit import Coins, Decision, Event, Look, Seat
from games.shadow_blades.cards import ZONES, Name
from games.shadow_blades.options import BladesOptions, Plot
from players.view import view
from tests.laws.matches import SETUPS, Setup, decide_at_random
from tests.scenarios.shadow_blades.place import after
from ui.screen.offered import offered
from ui.telling import Teller, story_of
from ui.words import LANGUAGES

ADA, BOB, CARL, DORA = map(Seat, (1, 2, 3, 4))
NAMES = {ADA: "Ada", BOB: "Bob", CARL: "Carl", DORA: "Dora"}
SEED = Random().getrandbits(32)

# From where, by which steps, and what a spectator is told.
TOLD = [
    (
        "piles: [[v3], [v4], [w1, a1]]",
        "P1 recruit, P1 skip, P1 skip, P1 keep",
        [
            "Ada looks at the first pile: 1 card.",
            "Ada puts it back.",
            "Ada looks at the second pile: 1 card.",
            "Ada puts it back.",
            "Ada looks at the third pile: 2 cards.",
            "Ada keeps it all.",
        ],
    ),
    (
        "deck: [a1]",
        "P1 recruit, P1 skip, P1 skip, P1 skip",
        [
            "Ada looks at the third pile: 1 card.",
            "Ada puts it back.",
            "Ada draws from the deck: 1 card.",
            (
                "The deck is empty: the final showdown. 2 turns are left, one for each, and nobody "
                "recruits any more."
            ),
        ],
    ),
    (
        "hands: {P1: [a2, w1, w2, Ma1]}",
        "P1 deploy a2+w1+w2 a, P1 mission Ma1 a",
        [
            (
                "Ada deploys Assassin 2 with ordinary weapon 1 and prodigious weapon 2 "
                "in Assassination."
            ),
            "Ada lays a mission face down in Assassination.",
        ],
    ),
    (
        "hands: {P1: [r.raven, r.falcon, a1]}",
        "P1 deploy r.raven r, P1 deploy r.falcon r via raven, P1 deploy a1 a via falcon",
        [
            "Ada deploys The Raven (R 1) in Reinforcements.",
            "Ada deploys Jade Falcon (R 1) in Reinforcements, with the Raven.",
            "Ada deploys Assassin 1 in Assassination, with the Jade Falcon.",
        ],
    ),
    (
        "plot: espionage, hands: {P1: [i2]}",
        "P1 deploy i2 P2.a",
        ["Ada deploys Spy 2 in Bob’s Assassination."],
    ),
    (
        "hands: {P1: [a.ruby]}, board: {P2: {a: [a4], v: [v2+w1]}}",
        "P1 deploy a.ruby a, P1 pick P2.a.0 P2.v.0, P2 discard P2.v.0",
        [
            (
                "Ada tracks Assassin 4 of Bob, strength 4, in Assassination, and Thief 2 of Bob, "
                "strength 3, in Theft: one of them must go."
            ),
            "Bob gives up Thief 2, strength 3, in Theft.",
        ],
    ),
    (
        "hands: {P1: [a.claw]}, board: {P2: {a: [a2]}}",
        "P1 deploy a.claw a, P1 pick P2.a.0",
        ["The Shadow Claw strikes Assassin 2 of Bob, strength 2, in Assassination."],
    ),
    (
        "hands: {P1: [v.sapphire]}, deck: [a1, a2, a3, a4, r1]",
        "P1 deploy v.sapphire v, P1 take a2 return a1 a4 a3",
        [
            "Ada looks at the top 4 cards of the deck.",
            "Ada keeps one of them and puts the others back, in an order of their choice.",
        ],
    ),
    (
        "hands: {P1: [v.looter]}",
        "P1 deploy v.looter v, P1 pick pile2",
        ["Ada loots the second pile."],
    ),
    (
        "hands: {P1: [v.beast]}, board: {P2: {a: [a3+w1]}}",
        "P1 deploy v.beast v, P1 pick P2.a.0",
        [
            (
                "The Beast sends home Assassin 3 of Bob, strength 4, in Assassination, "
                "and keeps the weapons."
            )
        ],
    ),
    (
        "hands: {P1: [r.mist, w2]}, board: {P2: {a: [a1]}}",
        "P1 deploy r.mist r, P1 throw w2 move P2.a.0",
        [
            (
                "Ada throws away prodigious weapon 2 and lures over Assassin 1 of Bob, strength 1, "
                "in Assassination."
            )
        ],
    ),
    (
        "hands: {P1: [i.ear, w1], P2: [Ma3, a1]}",
        "P1 deploy i.ear i, P1 spy P2, P1 swap Ma3 for w1",
        [
            "Ada sees Bob’s whole hand: 2 cards.",
            "Ada takes a card from Bob and gives another for it.",
        ],
    ),
    (
        "hands: {P1: [i.forger]}, missions: {P2: {a: [Ma3, Ma1]}}",
        "P1 deploy i.forger i, P1 spy P2.a, P1 return Ma3",
        [
            "Ada sees what Bob hides in Assassination: 2 missions.",
            "Ada sends one of them back to Bob’s hand.",
        ],
    ),
    (
        "hands: {P1: [i.shade]}, board: {P1: {a: [a3]}}",
        "P1 deploy i.shade i, P1 move P1.a.0 v",
        ["Ada moves Assassin 3, strength 3, in Assassination: now in Theft."],
    ),
    (
        "plot: deceit, hands: {P1: [w1]}, board: {P2: {a: [a1]}}",
        "P1 deceive P2.a.0 w1",
        ["Ada wins over Assassin 1 of Bob, strength 1, in Assassination, for ordinary weapon 1."],
    ),
    (
        "plot: fatal, hands: {P1: [a1]}, board: {P2: {v: [v1]}}",
        "P1 fatal a1 P2.v.0",
        ["Ada discards Assassin 1, and with it Thief 1 of Bob, strength 1, in Theft."],
    ),
    (
        "n: 4, alliance: true, hands: {P1: [a1, w1]}",
        "P1 shadow w1",
        ["Ada passes Carl a card in the shadows."],
    ),
    (
        (
            "phase: showdown, left: 1, active: P2, deck: [], board: {P1: {v: [v1]}}, "
            "missions: {P1: {a: [Ma3, Ma2], v: [Mv1]}}"
        ),
        "P2 pass",
        [
            "Bob passes.",
            "All missions are opened.",
            (
                "Ada: Brutal Strike (A 2) and Intrusion (T 1). In all 3 bounties; "
                "without their condition: Bloody Saga (A 3*)."
            ),
            "Bob: no missions.",
        ],
    ),
]


def told(given: str, steps: str) -> list[str]:
    events, teller = after(given, steps).match.events, Teller("shadow_blades", "en", NAMES)
    lines = [teller.describe(event, events[:place]) for place, event in enumerate(events)]
    return [line for line in lines if line]


@pytest.mark.parametrize(("given", "steps", "lines"), TOLD, ids=[steps for _, steps, _ in TOLD])
def test_it_is_told_in_plain_sentences(given: str, steps: str, lines: list[str]) -> None:
    assert told(given, steps)[-len(lines) :] == lines


def test_a_plot_is_told_with_its_rule() -> None:
    teller = Teller("shadow_blades", "en", NAMES)
    plot = "The plot of this game is Arrogance: nobody deploys into a zone they rule."
    begins = "Bob begins, by the draw."
    assert teller.describe(Event(Coins((8,)), (0,)), ()) == plot
    assert teller.describe(Event(Coins((3,)), (1,)), ()) == begins
    assert teller.describe(Event(Coins((3, 8)), (1, 0)), ()) == f"{begins} {plot}"


def test_only_whoever_looks_is_told_the_faces() -> None:
    table = after("piles: [[v3], [v4], [w1]]", "P1 recruit")
    *before, look = table.match.events
    assert isinstance(look.request, Look)
    ada = Teller("shadow_blades", "en", NAMES, ADA, table.faces)
    bob = Teller("shadow_blades", "en", NAMES, BOB, table.faces)
    assert ada.describe(look, before) == "You look at the first pile: 1 card. You see Thief 3."
    assert bob.describe(look, before) == "Ada looks at the first pile: 1 card."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", [s for s in SETUPS if s.game == "shadow_blades"][::3], ids=str)
def test_every_event_question_and_option_can_be_told(setup: Setup, language: str) -> None:
    print("seed", SEED)
    table, random = setup.table(SEED), Random(SEED)
    names = {seat: f"P{seat}" for seat in table.game.seats}
    while table.deciders:
        request, (seat,) = table.match.pending, table.deciders
        assert isinstance(request, Decision)
        teller = Teller("shadow_blades", language, names, seat, table.knowledge(seat).faces)
        _, labels = offered(teller, view(table, seat), request)
        assert len(set(labels)) == len(labels), labels
        assert not any(set("{}$_") & set(label) for label in labels), labels
        decide_at_random(table, random, quiet=0.3)
    tellers = [Teller("shadow_blades", language, names, seat) for seat in (None, *names)]
    for place, event in enumerate(table.match.events):
        line = tellers[place % len(tellers)].describe(event, table.match.events[:place])
        assert line is None or not set("{}$_") & set(line), f"{event} is told: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_zone_plot_and_option_of_a_table_has_words(language: str) -> None:
    words = Teller("shadow_blades", language, NAMES).words
    wanted = [*Name, *ZONES, *Plot, *(f"rule-{plot}" for plot in Plot)]
    wanted += [f"option-name-{name}" for name in BladesOptions.choices()]
    assert [key for key in wanted if key not in words] == []
    assert len({words.noun(name) for name in Name}) == len(Name)


def test_the_table_shows_columns_strengths_missions_piles_and_the_graveyard() -> None:
    table = after(
        "n: 3, plot: espionage, board: {P1: {a: [a3+w2, a1], v: [v1, -i2+w2]}, P2: {a: [a1*]}}, "
        "missions: {P1: {a: [Ma1, Ma2], r: [Mr1]}}, grave: [a4, v4], deck: [a2], hands: {P2: [w1]}"
    )
    teller = Teller("shadow_blades", "en", NAMES)
    board = story_of("shadow_blades").board(table.game)
    told = {
        teller.say(row.label): [list(map(teller.say, cell)) for cell in row.cells]
        for row in board.rows
    }
    assert told == {
        "Assassination": [
            ["6!", "Assassin 3 +2", "Assassin 1", "2 missions"],
            ["1", "Assassin 1*"],
            [],
        ],
        "Theft": [["-3", "Thief 1", "minus 4: Spy 2 +2"], [], []],
        "Reinforcements": [["1 mission"], [], []],
        "Infiltration": [[], [], []],
    }
    assert [len(place.hidden) for place in board.places] == [0, 1, 0]
    assert list(map(teller.say, board.middle)) == [
        "Piles: 1, 1, 1",
        "Deck: 1",
        "Graveyard: Thief 4",
        "Plot: Espionage",
    ]


def test_allies_are_named() -> None:
    board = story_of("shadow_blades").board(after("n: 4, alliance: true").game)
    assert Teller("shadow_blades", "en", NAMES).say(board.middle[-1]) == (
        "Ada and Carl against Bob and Dora"
    )


def test_the_reader_is_reminded_of_its_missions_and_of_piles_it_has_seen() -> None:
    given = "missions: {P1: {a: [Ma1]}}, piles: [[v3], [v4], [w1]]"
    teller = Teller("shadow_blades", "en", NAMES, ADA)

    def lines(steps: str) -> list[str]:
        return list(map(teller.say, teller.story.aside(view(after(given, steps), ADA))))

    mission = "Your missions in Assassination: Sudden Attack (A 1)"
    assert lines("P1 recruit, P1 skip") == [mission]  # the pile was just told
    later = lines("P1 recruit, P1 skip, P1 keep")
    assert later[0] == mission
    assert "You have seen in the first pile: Thief 3 and Sudden Attack (A 1)" in later
    assert teller.story.aside(view(after(given), None)) == ()
