"""No coalition works out a face that nobody showed it, however it combines what is public."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from random import Random

import pytest

from crypto import shares
from crypto.elgamal import Ciphertext
from crypto.group import Point, random_scalar
from games.kit import AnyCard, Arrange, Seat, Show
from table.founding import Terms
from table.fulfil import arrange, look, shuffle
from table.fulfil.cards import Cards, Joint
from table.knowledge.cards import Knowledge
from tests.mental.audit import Audit
from tests.mental.hub import Hub
from tests.mental.ledger import Coalition, Insight, Ledger, Mixed
from tests.mental.luck import luck
from tests.mental.pocket import pocket
from tests.mental.seating import MakeGame, Party, game_of, terms_of
from tests.mental.solo import Solo
from tests.mental.wild import Fruit, wild_game


class Search:
    """Random play with cards, and who was shown which."""

    common = 0.85  # how often it is a look or a move
    broken_off = True  # do looks end before all shares are given?
    counted = True  # and if so, are those counted that were?

    def __init__(self, players: int, seed: int, cards: int = 4) -> None:
        self.random = Random(seed)
        self.solo = Solo(players)
        self.desk = self.solo.desk
        self.ledger = Ledger(self.desk.keys)
        self.shown: list[tuple[Seat | None, Point]] = []  # to one seat, or to all
        self.live = list(self.solo.deck(cards))

    def play(self, steps: int) -> None:
        deeds = (self.look, self.look, self.look, self.arrange, self.arrange, self.shuffle)
        rare = (self.reveal, self.show, self.break_off)[: 3 if self.broken_off else 2]
        with self.ledger.listening():
            self.move(self.live, None)
            for _ in range(steps):
                self.random.choice(deeds if self.random.random() < self.common else rare)()

    def move(self, old: list[AnyCard], seat: Seat | None) -> None:
        """Mixed by one seat, or by all."""
        new, op = self.solo.fresh(len(old)), self.solo.op()
        if seat is None:
            self.solo.run(shuffle.shuffle(self.desk, op, old, new, None))
        else:
            self.solo.run(arrange.arrange(self.desk, op, Arrange(seat, tuple(old)), new))
        self.live = [card for card in self.live if card not in old] + list(new)

    def arrange(self) -> None:
        self.move(self.random.sample(self.live, self.random.randint(1, 3)), self.seat())

    def shuffle(self) -> None:
        self.move(self.random.sample(self.live, self.random.randint(2, len(self.live))), None)

    def look(self) -> None:
        seat, card = self.seat(), self.random.choice(self.live)
        self.solo.run(look.look(self.desk, self.solo.op(), {seat: [card]}))
        if e := self.desk.cards.readable(card).get(seat):
            self.shown.append((seat, e.a))

    def show(self) -> None:
        owners = {seat: card for card in self.live for seat in self.desk.cards.readable(card)}
        if owners:
            seat, card = self.random.choice(list(owners.items()))
            to = self.random.choice([other for other in self.desk.seats if other != seat])
            self.solo.run(look.show(self.desk, self.solo.op(), Show(seat, (card,), to)))
            self.shown.append((to, self.desk.cards.readable(card)[seat].a))

    def reveal(self) -> None:
        card = self.random.choice(self.live)
        if not self.desk.cards.is_open(card):
            self.shown.append((None, look.lock(self.desk, card)[1].a))
            self.solo.run(look.reveal(self.desk, self.solo.op(), [card]))

    def break_off(self) -> None:
        """Some shares for a looker become public, given or recovered; then the look ends."""
        looker, card = self.seat(), self.random.choice(self.live)
        state = self.desk.cards[card]
        if not isinstance(state, Joint) or looker in state.read:
            return
        op = self.solo.op()
        self.solo.run(look.remask_exposed(self.desk, op, {looker: [card]}))
        a = self.desk.cards.mask_to_open(card, looker)
        others = [seat for seat in self.desk.seats if seat != looker]
        givers = self.random.sample(others, self.random.randint(1, len(others) - 1 or 1))
        for giver in givers:
            shares.give(self.solo.homes[giver].key, [a], self.desk.ctx(op, giver, "shares"))
        state = self.desk.cards[card]
        assert isinstance(state, Joint)
        self.shown.append((looker, a))  # it may get the others another time
        if self.counted:
            self.desk.cards[card] = replace(state, exposed=state.exposed | set(givers))

    def seat(self) -> Seat:
        return self.random.choice(self.desk.seats)

    def leaks(self) -> Iterator[tuple[Coalition, int]]:
        for coalition in self.ledger.coalitions():
            entitled = [a for to, a in self.shown if to is None or to in coalition]
            facts = Insight(self.ledger, coalition).leaks(entitled)
            if facts:
                yield coalition, facts


def searched(
    players: int, seed: int, steps: int = 25, kind: type[Search] = Search
) -> dict[Coalition, int]:
    """The coalitions that can learn too much, and how many facts."""
    with luck(seed):
        search = kind(players, seed)
        search.play(steps)
    return dict(search.leaks())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_look_rule_no_coalition_learns_what_it_was_not_shown(players: int) -> None:
    for seed in range(8):
        assert searched(players, seed) == {}


# The search must be able to find something: the same play under weaker rules


@contextmanager
def weaker(rule: Callable[[Cards, AnyCard, Seat], bool]) -> Iterator[None]:
    """In here a looker re-masks only if ``rule`` says so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Cards, "must_remask", rule)
        patch.setattr(Cards, "mask_to_open", lambda cards, card, _: cards._joint(card).e.a)
        yield


def never(_: Cards, __: AnyCard, ___: Seat) -> bool:
    return False


def if_this_very_ciphertext_was_opened(cards: Cards, card: AnyCard, _: Seat) -> bool:
    """As if a new mask by anybody would do."""
    state = cards[card]
    return isinstance(state, Joint) and any(e.a == state.e.a for e in state.read.values())


def test_without_the_look_rule_even_spectators_learn_faces() -> None:
    with weaker(never):
        found = [searched(3, seed) for seed in range(12)]

    assert sum(frozenset() in leaks for leaks in found) > 3


def test_a_new_mask_by_somebody_else_is_not_enough() -> None:
    """Whoever knows that mask adapts the old share; a spectator can't."""

    class Whole(Search):
        broken_off = False

    with weaker(if_this_very_ciphertext_was_opened):
        found = [searched(3, seed, kind=Whole) for seed in range(25)]

    assert any(found)
    assert not any(frozenset() in leaks for leaks in found)


class Uncounted(Search):
    common = 0.6
    counted = False


def test_a_share_that_opened_nothing_must_be_counted_too() -> None:
    """Such as one that was recovered for a seat which comes back, and then looks."""
    found = [searched(3, seed, kind=Uncounted) for seed in range(12)]

    assert any(found)


# The shortest of these attacks, by symbols and by hand

ANN, SWAPPER, PIA = map(Seat, (1, 2, 3))
Rule = Callable[[Cards, AnyCard, Seat], bool]


class Swapped:
    """Ann looks at one of two cards, another swaps them or not, and Pia looks at that card."""

    def __init__(self, rule: Rule | None) -> None:
        self.search = search = Search(3, 0, cards=2)
        self.masks: list[int] = []
        with search.ledger.listening(), weaker(rule) if rule else nullcontext():
            search.move(search.live, None)
            self.before = self.looked_at(search.live[0], ANN)
            with self.remembering():
                search.move(search.live, SWAPPER)
            mixed = search.ledger.entries[-1]
            assert isinstance(mixed, Mixed)
            self.place = mixed.order.index(0)
            self.after = self.looked_at(search.live[self.place], PIA)

    def looked_at(self, card: AnyCard, looker: Seat) -> Ciphertext:
        """The card as it lay, under the key of the table, when its shares were given."""
        search = self.search
        search.solo.run(look.look(search.desk, search.solo.op(), {looker: [card]}))
        state = search.desk.cards[card]
        assert isinstance(state, Joint)
        search.shown.append((looker, state.e.a))
        return state.e

    @contextmanager
    def remembering(self) -> Iterator[None]:
        """The swapper keeps its masks."""

        def drawn() -> int:
            self.masks.append(random_scalar())
            return self.masks[-1]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(arrange, "random_scalar", drawn)
            yield

    def read_by_the_swapper(self) -> Point:
        """Pia's share on the card as it was, adapted by the swapper's own mask, opens it."""
        x = {seat: home.key.x for seat, home in self.search.solo.homes.items()}
        adapted = x[PIA] * self.before.a + self.masks[self.place] * self.search.desk.keys[PIA]
        return self.after.b - x[ANN] * self.after.a - x[SWAPPER] * self.after.a - adapted


def test_the_one_who_swapped_does_not_learn_what_the_next_one_looks_at() -> None:
    """With the weaker rule exactly that one does, alone."""
    with luck(1):
        assert dict(Swapped(None).search.leaks()) == {}
        leaks = dict(Swapped(if_this_very_ciphertext_was_opened).search.leaks())

    assert set(leaks) == {frozenset({SWAPPER})}


def test_the_attack_of_the_swapper_works_on_real_points_and_ends_with_the_rule() -> None:
    with luck(2):
        weak, strong = Swapped(if_this_very_ciphertext_was_opened), Swapped(None)
    faces = [strong.search.desk.cards.point(face) for face in Fruit]

    assert weak.read_by_the_swapper() in faces
    assert strong.read_by_the_swapper() not in faces


# Whole matches, against the books of the plain table


@pytest.mark.parametrize(
    ("terms", "make_game"),
    [
        (terms_of("complots", 3), game_of),
        (terms_of("complots", 3, variant="inquisitor", concede="no"), game_of),
        (terms_of("complots", 4, variant="inquisitor"), game_of),
        (terms_of("mascarade", 3, bishop="out", spy="in"), game_of),
        (terms_of("mascarade", 4, thief="out", spy="in"), game_of),
        (terms_of("shadow_blades", 2, plots="yes", length="short"), game_of),
        (terms_of("shadow_blades", 3, opening="draft", length="short"), game_of),
        (terms_of("shadow_blades", 4, alliance="yes", length="short"), game_of),
        (terms_of("wild", 3, seed="1"), wild_game),
        (terms_of("wild", 4, seed="2"), wild_game),
        (terms_of("wild", 3, seed="5"), wild_game),
        (terms_of("pocket", 3), pocket),
    ],
    ids=lambda case: f"{case.game}-{case.players}" if isinstance(case, Terms) else "",
)
def test_what_a_coalition_can_work_out_is_in_the_books_of_the_plain_table(
    terms: Terms, make_game: MakeGame
) -> None:
    """All that was published in a match, by all coalitions, against all they ever knew."""
    with luck(terms.players):
        party = Party.of(terms, make_game)
        ledger = Ledger(party.founding.keys)
        hub = Hub(party.players(), terms.players)
        with ledger.listening():
            hub.run()
    assert hub.errors == []
    audit = Audit(party, hub.players)
    knew = {seat: ever_known(audit, seat) for seat in (*party.founding.keys, None)}
    for coalition in ledger.coalitions():
        entitled = set().union(*(knew[seat] for seat in (*coalition, None)))
        masks = [audit.masks[card] for card in entitled if card in audit.masks]
        assert Insight(ledger, coalition).leaks(masks) == 0, coalition


def ever_known(audit: Audit, seat: Seat | None) -> set[AnyCard]:
    """The cards whose faces ``seat`` knew at some time, by the book of a plain table."""
    plain = audit.replayed()
    book, known = Knowledge(seat), set[AnyCard]()
    for event, secret in zip(plain.match.events, plain._secrets, strict=True):
        book.note(event, secret)
        known |= set(book.faces)
    return known


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_the_look_rule_no_coalition_learns_anything_in_a_long_search(players: int) -> None:
    for seed in range(1000, 1100):
        assert searched(players, seed, steps=40) == {}
