"""One moment of a match as plain data: seats, areas, cards and pieces, in the reader's eyes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from games.kit import AnyCard, Decision, Face, Seat
from players.inferring import inferred
from players.view import View
from table import Group, Knowledge
from ui.scene import anything, complots, intrigue, mascarade, shadow_blades
from ui.scene.shape import Area, Json, Layout, Piece
from ui.telling import Teller
from ui.telling.mascarade import FEW
from ui.telling.story import Sentence

LAYOUTS: dict[str, Layout] = {
    "complots": complots,
    "mascarade": mascarade,
    "intrigue": intrigue,
    "shadow_blades": shadow_blades,
}


def layout_of(game: str) -> Layout:
    return LAYOUTS.get(game, anything)


def table_scene(view: View[Any], public: Knowledge, teller: Teller) -> Json:
    """What ``view`` shows, in words of ``teller``; ``public`` is what a spectator knows."""
    game, layout = view.game, layout_of(view.game.key)
    areas, pieces = layout.areas(view), layout.pieces(view)
    groups = few_together(view.knowledge) if game.key == "mascarade" else []
    return {
        "game": game.key,
        "title": title(teller, game.key),
        "me": view.seat,
        "seats": [seat_scene(view, seat, layout, teller) for seat in game.seats],
        "areas": [area_scene(area, teller) for area in areas],
        "cards": dict(cards_scene(view, public, named_in(areas, pieces), groups, teller)),
        "pieces": [piece_scene(piece, teller) for piece in pieces],
        "groups": [group_scene(group, teller) for group in groups],
        "aside": [teller.say(sentence) for sentence in teller.story.aside(view)],
        **in_words(layout.more(view), teller),
    }


def in_words(fact: Any, teller: Teller) -> Any:
    """The same facts, with sentences said."""
    match fact:
        case Sentence():
            return teller.say(fact)
        case dict():
            return {name: in_words(one, teller) for name, one in fact.items()}
        case list():
            return [in_words(one, teller) for one in fact]
    return fact


def title(teller: Teller, game: str) -> str:
    return teller.words.say("title") if "title" in teller.words else game


def seat_scene(view: View[Any], seat: Seat, layout: Layout, teller: Teller) -> Json:
    standing = layout.standing(view, seat)
    asked = view.pending.deciders() if isinstance(view.pending, Decision) else ()
    return {
        "seat": seat,
        "name": teller.names[seat],
        "coins": standing.coins,
        "out": standing.out,
        "claims": face_scene(standing.claims, teller),
        "income": standing.income,
        "points": standing.points,
        "deciding": seat in view.deciders,
        "answered": seat in asked and seat not in view.deciders,
    }


def face_scene(face: Face | None, teller: Teller) -> Json | None:
    return None if face is None else {"face": face, "name": str(teller.words.noun(face))}


def area_scene(area: Area, teller: Teller) -> Json:
    """What an area lacks is left out."""
    label = None if area.label is None else teller.fact(area.label)
    facts: Json = {
        "id": area.id,
        "kind": area.kind,
        "seat": area.seat,
        "label": label,
        "count": area.count,
        "number": area.number,
        "rules": area.rules or None,
        "cards": list(map(int, area.cards)) or None,
        "pieces": list(area.pieces) or None,
        "places": list(area.places) or None,
    }
    return {name: fact for name, fact in facts.items() if fact is not None}


def piece_scene(piece: Piece, teller: Teller) -> Json:
    return {
        "id": piece.id,
        "kind": piece.kind,
        "name": str(teller.words.noun(piece.kind)),
        "owner": piece.owner,
        "strength": piece.strength,
        "weapons": list(map(int, piece.weapons)),
        "against": piece.against,
    }


def few_together(book: Knowledge) -> list[Group]:
    """Few cards that have just these faces between them."""
    return [group for group in inferred(book) if len(group.cards) == len(group.faces) <= FEW]


def group_scene(group: Group, teller: Teller) -> Json:
    """Few cards of which the reader knows the faces, but not which has which."""
    names = [str(teller.words.noun(face)) for face in group.faces]
    return {"cards": sorted(map(int, group.cards)), "faces": list(group.faces), "names": names}


# Cards


def named_in(areas: Iterable[Area], pieces: Iterable[Piece]) -> Iterator[AnyCard]:
    for area in areas:
        yield from area.cards
    for piece in pieces:
        yield from piece.weapons


def cards_in(view: View[Any], public: Knowledge, cards: Iterable[AnyCard], teller: Teller) -> Json:
    """Of these cards, those whose faces the reader knows."""
    return dict(cards_scene(view, public, cards, (), teller))


def cards_scene(
    view: View[Any],
    public: Knowledge,
    cards: Iterable[AnyCard],
    groups: Iterable[Group],
    teller: Teller,
) -> Iterator[tuple[str, Json]]:
    """Those of which the reader knows something; all others are backs."""
    among: Mapping[AnyCard, Group] = {card: group for group in groups for card in group.cards}
    strength = layout_of(view.game.key).strength
    for card in cards:
        face = view.face(card)
        if face is not None:
            known = "all" if card in public.faces else "me"
            name = str(teller.words.noun(face))
            yield (
                str(int(card)),
                {"face": face, "name": name, "known": known}
                | ({} if strength(face) is None else {"strength": strength(face)}),
            )
        elif card in among:
            yield str(int(card)), {"known": "no", "among": list(among[card].faces)}
