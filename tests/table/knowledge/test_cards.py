"""The book of one seat about cards, event by event."""

from random import Random

from games.kit import AnyCard, Card, Deck, Event, Lay, Offer, Purses, Reveal, Seat, Shuffle
from table.knowledge.cards import Knowledge
from table.knowledge.imagine import imagined_faces
from table.knowledge.learned import Offered
from table.knowledge.recap import move
from tests.table.told import Ask

ME, RIVAL = Seat(1), Seat(2)
FACES = ("ace", "king", "king", "queen")
OPEN: tuple[AnyCard, ...] = tuple(map(Card, range(4)))
HIDDEN: tuple[AnyCard, ...] = tuple(map(Card, range(4, 8)))
LAID: tuple[AnyCard, ...] = tuple(map(Card, range(8, 10)))


def mixed() -> Knowledge:
    """All cards were open, and then nobody could follow them."""
    book = Knowledge(ME)
    book.note(Event(Deck(FACES), OPEN))
    assert (len(book.faces), book.pool) == (4, [])
    book.note(Event(Shuffle(OPEN), HIDDEN))
    return book


def test_what_is_known_is_no_longer_among_what_may_be_anywhere() -> None:
    book = mixed()
    assert (book.faces, sorted(book.pool)) == ({}, sorted(FACES))
    book.note(Event(Reveal(HIDDEN[:1]), ("king",)))
    assert book.faces == {HIDDEN[0]: "king"}
    assert sorted(book.pool) == ["ace", "king", "queen"]


def laid() -> Knowledge:
    """The rival has laid one of two cards, which is an ace or a queen."""
    book = mixed()
    lay = Lay(RIVAL, HIDDEN[:2], ("ace", "queen"), Ask.ANY)
    book.note(Event(lay, LAID))
    return book


def test_a_card_that_was_laid_is_one_of_those_that_were_asked_for() -> None:
    book = laid()
    assert book.kinds == {LAID[0]: ("ace", "queen")}
    drawn = {imagined_faces(book, Random(seed))[LAID[0]] for seed in range(30)}
    assert drawn == {"ace", "queen"}


def test_nobody_knows_of_what_kind_a_card_is_that_was_mixed_again() -> None:
    book = laid()
    book.note(Event(Shuffle((*LAID, *HIDDEN[2:])), tuple(map(Card, range(10, 14)))))
    assert book.kinds == {}


def test_a_copy_goes_its_own_way() -> None:
    book = mixed()
    twin = book.copy()
    twin.note(Event(Reveal(HIDDEN[:1]), ("ace",)))
    twin.note(Event(Shuffle(HIDDEN[1:]), tuple(map(Card, range(20, 23)))))
    assert (book.faces, set(book.cards)) == ({}, set(HIDDEN))


def test_an_offer_is_told_to_its_parties_alone() -> None:
    for seat, is_told in ((ME, True), (RIVAL, True), (Seat(3), False)):
        book = Knowledge(seat)
        book.note(Event(Purses({ME: 5, RIVAL: 5, Seat(3): 0}, 4), None))
        book.note(Event(Offer(ME, RIVAL, Ask.ANY), True), Offered(3))
        assert bool(book.told) is is_told


def test_of_cards_that_others_moved_a_late_comer_knows_none() -> None:
    for follows, kept in ((True, 1), (False, 0)):
        known: dict[AnyCard, bool] = {HIDDEN[0]: True, HIDDEN[1]: False}
        move(known, HIDDEN[:2], LAID, follows=follows)
        assert sum(known.values()) == kept
