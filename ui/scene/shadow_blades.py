"""How Shadow Blades lies on the table: zones, agents, missions and piles."""

from games.kit import Face, Seat
from games.shadow_blades import ShadowBlades
from games.shadow_blades.board import Column, Deployed, Post
from games.shadow_blades.cards import AGENTS, WEAPONS, ZONES, Name
from games.shadow_blades.cards import strength as printed
from games.shadow_blades.plays import Move, Part
from games.shadow_blades.rules import Recruit
from games.shadow_blades.skills import Walk
from games.shadow_blades.state import Phase, Pile
from players.view import View
from ui.scene import anything
from ui.scene.anything import hand
from ui.scene.shape import Area, Json, Piece, Standing, Way, card_id, seat_id

DESTROYS = (Move.DECEIVE, Move.THROW, Move.FATAL)


def areas(view: View[ShadowBlades]) -> list[Area]:
    game = view.game
    found = [hand(seat, list(game.hands[seat])) for seat in game.seats]
    for seat in game.seats:
        found += [area for zone in ZONES for area in column_areas(game, Column(seat, zone))]
    for pile, cards in game.piles.items():
        found.append(Area(f"pile/{pile}", "pile", label=pile, cards=cards, count=len(cards)))
    known = [card for card in game.deck if view.face(card)]
    found.append(Area("deck", "deck", cards=known, count=len(game.deck)))
    dead = [piece.card for piece in game.graveyard]
    return [*found, Area("graveyard", "graveyard", cards=dead, count=len(dead))]


def column_areas(game: ShadowBlades, column: Column) -> list[Area]:
    """The agents in a zone, and the missions below them if there are any."""
    seat, zone = column
    agents = [card_id(deployed.agent.card) for deployed in game.board[column]]
    strong, rules = game.strength(*column), game.dominates(*column)
    facts = {"label": zone, "number": strong, "rules": rules}
    open_area = Area(f"zone/{seat}/{zone}", "zone", seat, pieces=agents, **facts)  # type: ignore[arg-type]
    missions = game.missions[column]
    if not missions:
        return [open_area]
    name = f"missions/{seat}/{zone}"
    return [open_area, Area(name, "missions", seat, zone, missions, count=len(missions))]


def pieces(view: View[ShadowBlades]) -> list[Piece]:
    board = view.game.board
    return [piece(column.seat, deployed) for column in board for deployed in board[column]]


def piece(seat: Seat, deployed: Deployed) -> Piece:
    agent, weapons = deployed.agent, [weapon.card for weapon in deployed.weapons]
    name = card_id(agent.card)
    return Piece(name, agent.name, seat, deployed.strength, weapons, deployed.subtracts)


def standing(view: View[ShadowBlades], seat: Seat) -> Standing:
    over = view.game.phase is Phase.OVER
    return Standing(points=view.game.bounties[seat] if over else None)


def strength(face: Face) -> int | None:
    name = Name(face)
    return printed(name) if name in AGENTS or name in WEAPONS else None


def more(view: View[ShadowBlades]) -> Json:
    game = view.game
    teams = [list(game.team(seat)) for seat in game.seats[:2]] if game.allied else []
    facts: Json = {"plot": game.plot, "zones": list(ZONES), "teams": teams}
    showdown = game.last_turns if game.phase is Phase.SHOWDOWN else None
    return {**facts, "showdown": showdown, "spent": list(game.spent)}


def way(view: View[ShadowBlades], option: object) -> Way:
    match option:
        case Part():
            return part(view, option)
        case Post():
            return Way(str(view.ask), [post_id(view, option)])
        case (Post() as one, Post() as other):
            return Way(str(view.ask), [post_id(view, one), post_id(view, other)])
        case Walk(post, to):
            return Way("walk", [post_id(view, post), zone_id(to)])
        case Column(seat, zone):
            return Way(str(view.ask), [f"missions/{seat}/{zone}"])
        case Pile():
            return Way(str(view.ask), [f"pile/{option}"])
        case Recruit():
            return Way(option)
        case Seat():
            return Way(str(view.ask), [seat_id(option)])
    return anything.way(view, option)


def part(view: View[ShadowBlades], option: Part) -> Way:
    """A part of a turn: which cards of the hand go where."""
    cards = view.decision.played(option, view.knowledge.faces).cards  # type: ignore[union-attr]
    targets = [card_id(card) for card in cards]
    if option.column:
        targets.append(zone_id(option.column))
    if option.target:
        targets.append(post_id(view, option.target))
    return Way(option.move, targets, cards=cards, confirm=option.move in DESTROYS)


def zone_id(column: Column) -> str:
    return f"zone/{column.seat}/{column.zone}"


def post_id(view: View[ShadowBlades], post: Post) -> str:
    return card_id(view.game.at(post).agent.card)
