"""R5: whoever is heard by one player alone sees nothing of that player for words that are void."""

from random import Random
from typing import Any

import pytest

from games.kit import Seat
from table.certainty import Certainty
from table.participant import Player
from tests.mental.hub import options_of
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.vanishing import clocked

VICTIM = Seat(2)


def spread(players: list[Player[Any]]) -> None:
    """Everybody says what is due, and hears everybody, until nothing moves."""
    while said := [(author, data) for author in players for data in author.speak()]:
        for author, data in said:
            for peer in players:
                if peer is not author:
                    peer.receive(data)


@pytest.mark.parametrize("held_by", [0, 1, 2])
def test_what_too_few_have_taken_in_opens_nothing(held_by: int) -> None:
    """At a table of six with q = 4: the speaker and two others are not enough."""
    certainty = Certainty(6, 4)
    past = (1, 0, 0, 0, 0, 0)
    for seat in (1, 3, 4)[:held_by]:
        certainty.vouch(Seat(seat), 0, past)
    assert not certainty.is_certain(past, VICTIM)


def test_a_quorum_makes_certain_and_so_does_a_cut() -> None:
    certainty, past = Certainty(6, 4), (1, 0, 0, 0, 0, 0)
    for seat in (1, 3, 4):
        certainty.vouch(Seat(seat), 0, past)
    assert certainty.is_certain(past, VICTIM)
    certainty.begin(1, past)
    assert certainty.is_certain(past, VICTIM)
    assert not certainty.is_certain((2, 0, 0, 0, 0, 0), VICTIM)


def test_words_of_another_epoch_and_the_speaker_s_own_count_for_nothing() -> None:
    certainty, past = Certainty(6, 4), (1, 0, 0, 0, 0, 0)
    for seat in (1, 2, 3):
        certainty.vouch(Seat(seat), 0, past)
    certainty.vouch(Seat(4), 1, past)
    assert not certainty.is_certain(past, VICTIM)


def test_what_was_vouched_for_in_one_epoch_counts_for_nothing_in_the_next() -> None:
    """Beyond the cut it is void, and others may be said in its place."""
    certainty, past = Certainty(6, 4), (1, 0, 0, 0, 0, 0)
    for seat in (1, 2, 3, 4):
        certainty.vouch(Seat(seat), 0, past)
    assert certainty.is_certain(past, VICTIM)
    certainty.begin(1, (0,) * 6)
    assert not certainty.is_certain(past, VICTIM)


def test_a_word_that_was_overtaken_takes_nothing_back() -> None:
    certainty, past = Certainty(6, 4), (1, 0, 0, 0, 0, 0)
    for seat in (1, 2, 3, 4):
        certainty.vouch(Seat(seat), 0, past)
        certainty.vouch(Seat(seat), 0, (0,) * 6)
    assert certainty.is_certain(past, VICTIM)


def asked_to_open() -> tuple[list[Player[Any]], list[Player[Any]]]:
    """All players of a table of six, and those who are to open something that all have heard of,
    though nobody has vouched for that yet.
    """
    random = Random(3)
    with luck(3):
        players = Party.of(clocked("complots", 6)).players()
    for _ in range(20):
        spread(players)
        if due := [due for due in players[0].table.waiting.due() if due.reveals]:
            return players, [players[one.seat - 1] for one in due]
        for player in players:
            if (options := options_of(player)) is not None:
                player.table.decide(random.choice(list(options)))
    raise AssertionError("nobody is to open anything")


def test_nobody_opens_what_nobody_has_vouched_for() -> None:
    players, openers = asked_to_open()
    for opener in openers:
        assert not list(opener.speak())
        for voucher in players:
            opener.certainty.vouch(voucher.seat, voucher.log.epoch, voucher.log.seen.counts)
        assert list(opener.speak())


def test_a_word_about_other_messages_makes_nothing_certain() -> None:
    """Whoever heard as much, but of a cheat something else, does not hold what we rest on."""
    players, openers = asked_to_open()
    opener = openers[0]
    counts, heads = opener.log.seen.counts, opener.log.heads(opener.log.seen.counts)
    assert heads is not None
    for voucher in players:
        assert opener.vouch(voucher.seat, 0, counts, bytes(32)) is False
    assert not list(opener.speak())
    more = (counts[0] + 1, *counts[1:])
    assert opener.vouch(players[0].seat, 0, more, heads) is None
    assert opener.vouch(players[0].seat, 0, counts[1:], heads) is None
    for voucher in players:
        assert opener.vouch(voucher.seat, 0, counts, heads)
    assert list(opener.speak())


def test_without_the_rule_everything_is_opened_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    _, openers = asked_to_open()
    monkeypatch.setattr(Certainty, "is_certain", lambda *_: True)
    assert all(list(opener.speak()) for opener in openers)
