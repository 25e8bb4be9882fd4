"""What an opened match shows: every face that somebody saw, by whose word, and no other (O10)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.kit import AnyCard, Arrange, Event, Face, Lay, Offer, Seat, Shuffle
from table.opening.truth import Known, Truth, Unknown
from table.plain import PlainTable
from tests.laws.test_gone import Leaving
from tests.mental.audit import Audit, Destiny, matching
from tests.mental.seating import game_of
from tests.table.opening.opened import GAMES, Opened, match_of, opened

EACH = pytest.mark.parametrize("game", GAMES)


class GoneInTheDeal(Leaving):
    """The first seat is cut off while the cards are dealt, and comes back much later."""

    leaving, after, back_after = 1, 14, 60


GONE = [
    ("complots", 4, 1),
    ("mascarade", 4, 2),
    pytest.param("shadow_blades", 4, 1, marks=pytest.mark.long),
]


@EACH
def test_if_all_open_every_face_is_right_and_only_what_nobody_saw_is_missing(game: str) -> None:
    match = match_of(game)
    check_all_open(match)


@pytest.mark.parametrize(("game", "players", "seed"), GONE)
def test_so_it_is_where_a_seat_was_gone_during_the_deal(game: str, players: int, seed: int) -> None:
    match = opened(game, players, seed, GoneInTheDeal)
    assert [absence.seat for absence in match.report.absences]
    check_all_open(match)


def check_all_open(match: Opened) -> None:
    shown, really = match.truth(), match.really()
    read = {sight.card for sight in match.report.table.desk.private.sights}
    for card, told in shown.cards.items():
        if isinstance(told, Known):
            assert told.value == really[card]
        else:
            assert told == Unknown()
            assert card not in read
    assert any(isinstance(told, Known) and told.by for told in shown.cards.values()) or (
        match.report.founding.terms.game == "intrigue"  # which has no cards
    )


@EACH
def test_record_and_openings_alone_make_the_whole_match_at_a_plain_table(game: str) -> None:
    """The rules with open cards give the same events and the same winners."""
    match = match_of(game)
    plain = Retold(match).replayed()
    assert [e.request for e in plain.match.events] == [e.request for e in match.events]
    assert tuple(plain.match.game.winners) == match.report.winners


class Retold(Audit):
    """An audit without a single key: by what was opened."""

    def __init__(self, match: Opened) -> None:
        self.match, self.truth = match, match.truth()
        self.events: list[Event] = match.events
        self.faces: dict[AnyCard, Face] = {}
        for number, (request, answer) in enumerate(self.events):
            if request.makes and answer is not None:
                new = self.told(answer, self.before(number))
                self.faces.update(zip(answer, new, strict=True))

    def before(self, number: int) -> list[Face]:
        request = self.events[number].request
        if isinstance(request, Shuffle | Arrange):
            return [self.faces[card] for card in request.cards]
        return [self.faces[card] for card in request.hand] if isinstance(request, Lay) else []

    def told(self, new: Sequence[AnyCard], before: list[Face]) -> list[Face]:
        """What nobody saw is whatever is left: any order will do."""
        known = {card: face for card in new if (face := self.truth.face(card)) is not None}
        for face in known.values() if before else ():
            before.remove(face)
        return [known[card] if card in known else before.pop() for card in new]

    def replayed(self) -> PlainTable[Any]:
        plain = PlainTable(game_of(self.match.report.founding.terms), Destiny(self))
        while plain.deciders:
            chosen = self.chosen(len(plain.match.events))
            for seat in plain.deciders:
                plain.decide(seat, chosen[seat])
        return plain

    def order(self, number: int) -> list[int]:
        answer = self.events[number].answer
        opened = self.truth.orders.get(number)
        return list(opened or matching(self.before(number), [self.faces[c] for c in answer]))

    def chosen(self, number: int) -> Mapping[Seat, Any]:
        request, answer = self.events[number]
        if isinstance(request, Offer):
            told = self.truth.amounts.get(number) if answer else Known(None)
            assert isinstance(told, Known)
            return {request.payer: told.value}
        return super().chosen(number)


def test_the_words_that_a_face_rests_on_are_enough_for_it() -> None:
    """Whoever else opens nothing, the face is shown all the same."""
    match = match_of("mascarade")
    shown, seats = match.truth().cards, set(match.report.seats)
    words = {told.by for told in shown.values() if isinstance(told, Known)}
    assert max(map(len, words)) > 1, "some faces follow along several swaps"
    for by in words:
        alone = match.truth(*(seats - by)).cards
        assert all(alone[card] == told for card, told in shown.items() if told.by == by)


# Declining


@EACH
def test_all_others_together_open_nothing_of_a_decliner_that_none_of_them_read_or_moved(
    game: str,
) -> None:
    match = match_of(game)
    for decliner in match.report.seats:
        shown = match.truth(decliner)
        for card, told in shown.cards.items():
            if isinstance(told, Known):
                assert told.value == match.face(card)
                assert decliner not in told.by
        assert not secrets_of(decliner, match) & faces_of(shown)


def secrets_of(decliner: Seat, match: Opened) -> set[AnyCard]:
    """Cards that the decliner read or arranged, that no other seat did, and that all never saw."""
    private, shown = match.report.table.desk.private, match.truth(*match.report.seats)
    touched = [(seat, card) for seat, card, _ in private.sights]
    touched += [(a.seat, card) for a in private.arranged for card in (*a.new, *a.old)]
    others = {card for seat, card in touched if seat != decliner}
    own = {card for seat, card in touched if seat == decliner}
    return own - others - faces_of(shown)


def faces_of(shown: Truth) -> set[AnyCard]:
    return {card for card in shown.cards if shown.face(card) is not None}


def test_a_decliner_of_complots_keeps_its_hand() -> None:
    match = match_of("complots")
    kept = [secrets_of(seat, match) for seat in match.report.seats]
    assert any(kept), "or the test above shows nothing"
    for seat, cards in zip(match.report.seats, kept, strict=True):
        shown = match.truth(seat)
        assert all(shown.cards[card] == Unknown(frozenset({seat})) for card in cards)


def test_behind_a_swap_that_was_not_opened_both_cards_are_one_of_two() -> None:
    match = match_of("mascarade")
    closed = [a for a in match.report.table.desk.private.arranged if a.seat == 2]
    shown = match.truth(2)
    behind = [shown.cards[card] for a in closed for card in a.new]
    told = [untold for untold in behind if isinstance(untold, Unknown) and untold.among]
    assert told
    for a in closed:
        for card in a.new:
            untold = shown.cards[card]
            if isinstance(untold, Unknown) and untold.among:
                assert set(untold.among) == {match.face(old) for old in a.old}
                assert untold.by == {2}


def test_an_offer_has_two_ends_and_either_tells() -> None:
    match = match_of("intrigue")
    alone = {seat: match.truth(*({*match.report.seats} - {seat})) for seat in match.report.seats}
    for offering in match.report.table.desk.private.offers:
        event = offering.op.event
        assert event is not None
        payer, payee, _ = offering.standing
        ends = alone[payer].amounts[event], alone[payee].amounts[event]
        assert ends[0][0] == ends[1][0]
        (outsider,) = {*match.report.seats} - {payer, payee}
        assert alone[outsider].amounts[event] == Unknown(frozenset({payer, payee}))
    assert match.report.table.desk.private.offers


def test_without_openings_a_match_shows_what_all_saw() -> None:
    match = match_of("complots")
    shown = match.truth(*match.report.seats)
    told = [told for told in shown.cards.values() if isinstance(told, Known)]
    assert told
    assert all(not one.by for one in told)
