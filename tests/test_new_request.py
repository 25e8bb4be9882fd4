"""A kind of request that is new is refused by whoever has to know it, and never passed over.

mypy finds most of that before anything runs: ``unknown_to`` is refused while a kind of
``AnyRequest`` is left out. Here the same is seen at work, with kinds that nobody has heard of.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, get_args, get_origin

import pytest

import games.kit
from games.kit import (
    AnyDecision,
    AnyRequest,
    Decision,
    Event,
    Game,
    MakesCards,
    Request,
    Seat,
    Sight,
)
from games.kit.request import nothing, one_of
from players.play import play_at_random
from table.knowledge.cards import Knowledge
from table.knowledge.money import Savings
from table.knowledge.recap import readers
from table.plain import PlainTable
from tests.mental.bazaar import Bazaar
from tests.mental.hub import Hub
from tests.mental.seating import Party, terms_of
from tests.mental.wild import Wild
from tests.rooms import MODULES
from tests.table.every_kind import EveryKind
from tests.table.told import ANN, Ask, Told
from ui.audit.messages import moving, opening
from ui.telling import anything
from ui.telling.proofs import proof


@dataclass(frozen=True, slots=True)
class Sneeze(Request[None]):
    """Everybody sneezes."""

    touches = ()

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class Duel(Decision[str, str]):
    """``seat`` chooses a weapon."""

    seat: Seat
    ask: Ask = Ask.ANY
    preset: str = "sword"
    touches = ()

    def accept(self, answer: object) -> str:
        return one_of(("sword", "pistol"), answer, self.seat)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, _: Seat, __: Sight) -> tuple[str, ...]:
        return ("sword", "pistol")


SNEEZE: Any = Sneeze()
EVENT = Event(SNEEZE, None)


def asking(request: Request[Any]) -> Game:
    async def rules() -> None:
        await request

    return Told(3, rules=rules)


def played_without_a_referee(request: Request[Any]) -> None:
    party = Party.of(terms_of("told", 3), lambda _: asking(request))
    Hub(party.players(), seed=1).run()


def decided(request: Request[Any]) -> None:
    PlainTable(asking(request)).decide(ANN, "pistol")


# By module, whatever has to know every request. Whoever writes another ``match`` that must not
# pass over a new kind ends it with ``unknown_to``, and names it here.
PLACES: list[tuple[str, Callable[[], object]]] = [
    ("table.plain", lambda: PlainTable(asking(SNEEZE))),
    ("table.plain", lambda: decided(Duel(ANN))),
    ("table.fulfil.dispatch", lambda: played_without_a_referee(SNEEZE)),
    ("table.knowledge.cards", lambda: Knowledge(ANN).note_cards(EVENT, None)),
    ("table.knowledge.money", lambda: Savings().note(EVENT, None)),
    ("table.knowledge.recap", lambda: readers([EVENT], ANN)),
    ("ui.telling.anything", lambda: anything.tell(EVENT, ())),
    ("ui.telling.anything", lambda: anything.seen_by(ANN, SNEEZE)),
    ("ui.telling.proofs", lambda: proof(EVENT)),
]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place[0])
def test_a_request_of_an_unknown_kind_is_refused(place: tuple[str, Callable[[], object]]) -> None:
    with pytest.raises(NotImplementedError, match=r" does not know (Sneeze|Duel)\("):
        place[1]()


def test_whatever_has_to_know_every_request_is_named_here() -> None:
    ends = {name: path.read_text().count("raise unknown_to(") for name, path in MODULES.items()}
    assert Counter(place for place, _ in PLACES) == Counter(ends)


@pytest.mark.parametrize("explain", [moving.reason, opening.readers_in])
def test_no_reason_is_made_up_for_a_message_in_a_request_of_an_unknown_kind(
    explain: Callable[[Any], object],
) -> None:
    with pytest.raises(NotImplementedError, match=r"nobody can explain .* Sneeze\(\)"):
        explain(SNEEZE)


def test_a_request_has_to_say_which_cards_it_touches() -> None:
    class Juggle(Request[None]):
        """It does not say with which cards."""

    with pytest.raises(NotImplementedError, match="which cards does Juggle touch"):
        played_without_a_referee(Juggle())


# Every kind there is

KINDS = {get_origin(kind) or kind for kind in get_args(AnyRequest)}


def test_every_kind_of_request_in_the_kit_is_known_as_any_request() -> None:
    rooms = [import_module(name) for name in MODULES if name.startswith("games.kit.")]
    defined = {one for room in rooms for one in vars(room).values() if isinstance(one, type)}
    kinds = {one for one in defined if issubclass(one, Request)}
    assert kinds - {Request, Decision, MakesCards} == KINDS
    exported = {getattr(games.kit, name) for name in games.kit.__all__}
    assert kinds - exported == set()
    decisions = {get_origin(kind) or kind for kind in get_args(AnyDecision)}
    assert {kind for kind in KINDS if issubclass(kind, Decision)} == decisions


@pytest.mark.parametrize("kind", sorted(KINDS, key=str), ids=lambda kind: kind.__name__)
def test_every_kind_says_itself_which_cards_it_touches(kind: type[Request[Any]]) -> None:
    assert "touches" in vars(kind)


def asked_in(game: Game, seed: int) -> set[type[Any]]:
    """The kinds of request in a random match."""
    table = PlainTable(game, seed)
    play_at_random(table, Random(seed))
    return {type(event.request) for event in table.match.events}


def test_one_game_of_the_tests_asks_for_every_kind_in_a_few_moves() -> None:
    asked = [asked_in(EveryKind(3), seed) for seed in range(20)]
    assert set().union(*asked) == KINDS


def test_the_wild_games_of_the_tests_ask_for_every_kind_in_any_order() -> None:
    cards = [asked_in(Wild(4, seed=seed), seed) for seed in range(20)]
    money = [asked_in(Bazaar(4, seed=seed), seed) for seed in range(20)]
    assert set().union(*cards, *money) == KINDS
