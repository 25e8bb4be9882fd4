"""What lies on a table of Shadow Blades, for everybody and for one reader."""

from games.kit import Seat
from games.shadow_blades import ShadowBlades
from games.shadow_blades.board import Column, Deployed
from games.shadow_blades.cards import ZONES
from games.shadow_blades.skills import Ask
from games.shadow_blades.state import Phase
from players.view import View
from ui.telling.story import Board, Fact, Place, Sentence


def board(game: ShadowBlades) -> Board:
    return Board(tuple(place(game, seat) for seat in game.seats), tuple(middle(game)))


def place(game: ShadowBlades, seat: Seat) -> Place:
    zones = [zone_note(game, Column(seat, zone)) for zone in ZONES]
    notes = [note for note in zones if note]
    if game.phase is Phase.OVER:
        notes.append(Sentence("bounties", {"count": game.bounties[seat]}))
    return Place(seat, hidden=tuple(game.hands[seat]), notes=tuple(notes))


def zone_note(game: ShadowBlades, column: Column) -> Sentence | None:
    agents, missions = game.board[column], len(game.missions[column])
    if not agents and not missions:
        return None
    facts: dict[str, Fact] = {
        "zone": column.zone,
        "strength": game.strength(*column),
        "ruled": "yes" if game.dominates(*column) else "no",
        "missions": missions,
    }
    if not agents:
        return Sentence("zone-empty", facts)
    return Sentence("zone", {**facts, "agents": [standing(agent) for agent in agents]})


def standing(deployed: Deployed) -> Sentence:
    weapons = deployed.strength - Deployed(deployed.agent).strength
    armed, against = "-armed" if weapons else "", "-against" if deployed.subtracts else ""
    return Sentence(f"agent{armed}{against}", {"agent": deployed.agent.name, "weapons": weapons})


def middle(game: ShadowBlades) -> list[Sentence]:
    sizes: dict[str, Fact] = {pile.value: len(cards) for pile, cards in game.piles.items()}
    said = [Sentence("piles", sizes), Sentence("deck", {"count": len(game.deck)})]
    if game.phase is Phase.SHOWDOWN:
        said.append(Sentence("showdown", {"count": game.last_turns}))
    if game.graveyard:
        said.append(Sentence("graveyard", {"top": game.graveyard[-1].name}))
    if game.plot:
        said.append(Sentence("plot", {"plot": game.plot}))
    if game.allied:
        one, other = (game.team(seat) for seat in game.seats[:2])
        said.append(Sentence("teams", {"one": one, "other": other}))
    return said


def aside(view: View[ShadowBlades]) -> tuple[Sentence, ...]:
    """The reader's own missions, and what it has seen of others' and of piles."""
    if view.seat is None:
        return ()
    own = [note for zone in ZONES if (note := missions_note(view, Column(view.seat, zone)))]
    # Whoever recruits has just been told what lies there.
    return tuple(own) if view.ask is Ask.RECRUIT else (*own, *seen_piles(view))


def seen_piles(view: View[ShadowBlades]) -> list[Sentence]:
    return [
        Sentence("aside-pile", {"pile": pile, "names": known})
        for pile, cards in view.game.piles.items()
        if (known := [view.face(card) for card in cards if view.face(card)])
    ]


def missions_note(view: View[ShadowBlades], column: Column) -> Sentence | None:
    names = [view.face(card) for card in view.game.missions[column]]
    if not any(names):
        return None
    return Sentence("aside-missions", {"zone": column.zone, "names": list(names)})
