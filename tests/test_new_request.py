"""A kind of request that is new is refused by whoever has to know it, and never passed over.

mypy finds most of that before anything runs: ``unknown_to`` is refused while a kind of
``AnyRequest`` is left out. Here the same is seen at work, with kinds that nobody has heard of.
"""

from collections.abc import Callable
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Sneeze(Request[None]):
    """Everybody sneezes."""

    touches = ()

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class Duel(Decision[str]):
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


# By the module that has to know every request: whoever adds a ladder names it here.
PLACES: dict[str, Callable[[], object]] = {
    "table.plain": lambda: PlainTable(asking(SNEEZE)),
    "table.fulfil.dispatch": lambda: played_without_a_referee(SNEEZE),
    "table.knowledge.cards": lambda: Knowledge(ANN).note_cards(EVENT, None),
    "table.knowledge.money": lambda: Savings().note(EVENT, None),
    "table.knowledge.recap": lambda: readers([EVENT], ANN),
}


@pytest.mark.parametrize("place", PLACES)
def test_a_request_of_an_unknown_kind_is_refused(place: str) -> None:
    with pytest.raises(NotImplementedError, match=r"does not know Sneeze\(\)"):
        PLACES[place]()


def test_whoever_has_to_know_every_request_is_named_here() -> None:
    ladders = [name for name, path in MODULES.items() if "raise unknown_to(" in path.read_text()]
    assert sorted(ladders) == sorted(PLACES)


def test_the_plain_table_refuses_a_decision_of_an_unknown_kind_once_it_is_made() -> None:
    table = PlainTable(asking(Duel(ANN)))
    with pytest.raises(NotImplementedError, match="does not know Duel"):
        table.decide(ANN, "pistol")


def test_a_request_has_to_say_which_cards_it_touches() -> None:
    class Juggle(Request[None]):
        """It does not say with which cards."""

    with pytest.raises(NotImplementedError, match="which cards does Juggle touch"):
        played_without_a_referee(Juggle())


# Every kind there is

KINDS = {get_origin(kind) or kind for kind in get_args(AnyRequest)}


def test_every_kind_of_request_in_the_kit_is_known_as_any_request() -> None:
    exported = {getattr(games.kit, name) for name in games.kit.__all__}
    kinds = {one for one in exported if isinstance(one, type) and issubclass(one, Request)}
    assert kinds - {Request, Decision, MakesCards} == KINDS
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
    cards = [asked_in(Wild(4, None, seed), seed) for seed in range(20)]
    money = [asked_in(Bazaar(4, None, seed), seed) for seed in range(20)]
    assert set().union(*cards, *money) == KINDS
