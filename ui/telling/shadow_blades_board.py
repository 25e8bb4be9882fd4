"""What lies on a table of Shadow Blades, for everybody and for one reader."""

from games.kit import Seat
from games.shadow_blades import ShadowBlades
from games.shadow_blades.board import Column, Deployed
from games.shadow_blades.cards import ZONES, Zone, strength
from games.shadow_blades.skills import Ask
from games.shadow_blades.state import Phase
from players.view import View
from ui.telling.story import Board, Fact, Place, Row, Sentence


def board(game: ShadowBlades) -> Board:
    places = tuple(place(game, seat) for seat in game.seats)
    return Board(places, tuple(middle(game)), tuple(row(game, zone) for zone in ZONES))


def place(game: ShadowBlades, seat: Seat) -> Place:
    over = game.phase is Phase.OVER
    notes = (Sentence("bounties", {"count": game.bounties[seat]}),) if over else ()
    return Place(seat, hidden=tuple(game.hands[seat]), notes=notes)


def row(game: ShadowBlades, zone: Zone) -> Row:
    cells = tuple(tuple(cell(game, Column(seat, zone))) for seat in game.seats)
    return Row(Sentence("zone-name", {"zone": zone}), cells)


def cell(game: ShadowBlades, column: Column) -> list[Sentence]:
    """Its strength and who rules there, each agent with its weapons, and how many missions."""
    agents, missions = game.board[column], len(game.missions[column])
    ruled = "yes" if game.dominates(*column) else "no"
    total = Sentence("zone-total", {"strength": game.strength(*column), "ruled": ruled})
    hidden = [Sentence("zone-missions", {"missions": missions})] if missions else []
    return [*([total] if agents else []), *map(standing, agents), *hidden]


def standing(deployed: Deployed) -> Sentence:
    """An agent as the rulebook wants it to lie: every strength can be read."""
    weapons = " ".join(f"+{strength(piece.name)}" for piece in deployed.weapons)
    armed, against = "-armed" if weapons else "", "-against" if deployed.subtracts else ""
    facts: dict[str, Fact] = {"agent": deployed.agent.name, "weapons": weapons}
    return Sentence(f"agent{armed}{against}", {**facts, "strength": deployed.strength})


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
