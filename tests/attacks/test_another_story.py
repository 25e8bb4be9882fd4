"""A cheat tells two peers two stories, and keeps each from hearing the other's."""

from typing import Any

import pytest

from crypto.identity import Identity
from games.kit import Seat
from p2p.match.contests import MAX_CONTESTS
from p2p.wire.frames import Frame, Said, Want
from table.errors import Equivocated
from table.log.causal import Contest
from table.log.message import Letter
from table.participant import Player
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.p2p.match.test_evidence import Ear, link_to

CHEAT, VICTIM = Seat(2), Seat(3)


def words_of(player: Player[Any]) -> bytes:
    return next(player.due())[0].encode()


def victim_of(party: Party, story: bytes) -> bytes:
    """What a seat says that has heard this story."""
    victim = party.player(VICTIM)
    victim.receive(story)
    return words_of(victim)


def id_of(party: Party, data: bytes) -> bytes:
    return Letter.decode(data, party.founding.players).header.id


async def test_whoever_hears_what_rests_on_another_story_shows_its_own_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So that those who have the other one hold both, and convict its author (F2)."""
    with luck(1):
        party = Party.of(terms_of("complots", 3))
        story, other = (words_of(party.player(CHEAT)) for _ in range(2))
        word = victim_of(party, other)
    here, there = Ear(party, story), Ear(party, other)
    flooded: list[Frame] = []
    monkeypatch.setattr(here.playing._node, "flood", lambda frame, *_: flooded.append(frame))

    for _ in range(2):
        here.playing.hear(here.link, Said(word))
    assert flooded.count(Said(story)) == 1
    asked = [frame for frame in flooded if isinstance(frame, Want)]
    assert asked == [Want(party.founding.table, id_of(party, other))]
    assert list(here.playing.contests.doubts) == [(VICTIM, CHEAT)]
    assert here.playing.cheating is None, "the victim is blamed for nothing"

    there.playing.hear(there.link, Said(story))
    assert isinstance(there.playing.cheating, Equivocated)
    assert there.playing.cheating.seat == CHEAT


async def test_whoever_holds_the_other_story_hands_it_over_to_each_seat_once() -> None:
    with luck(1):
        party = Party.of(terms_of("complots", 3))
        story, other = (words_of(party.player(CHEAT)) for _ in range(2))
        word = victim_of(party, other)
    here, there = Ear(party, story), Ear(party, other)
    here.playing.hear(here.link, Said(word))
    want = Want(party.founding.table, id_of(party, other))
    there.link = link_to(party.founding.players[VICTIM - 1])
    there.playing.hear(there.link, Want(bytes(32), want.id))
    assert there.posted() == [], "it asks about another table"
    for _ in range(3):
        there.playing.hear(there.link, want)
        there.playing.hear(there.link, Want(party.founding.table, bytes(32)))
        there.playing.hear(there.link, Want(bytes(32), want.id))
    (answer,) = there.posted()
    assert answer == Said(other)

    here.playing.hear(here.link, answer)
    assert isinstance(here.playing.cheating, Equivocated)
    assert here.playing.cheating.seat == CHEAT


async def test_a_stranger_who_asks_by_ids_is_not_answered() -> None:
    """The match is sent to spectators in another way, of which all of them have one share."""
    with luck(1):
        party = Party.of(terms_of("complots", 3))
        story = words_of(party.player(CHEAT))
    ear = Ear(party, story)
    ear.link = link_to(Identity.generate().public)
    ear.playing.hear(ear.link, Want(party.founding.table, id_of(party, story)))
    assert ear.posted() == []


async def test_whoever_makes_up_ever_new_pasts_is_not_asked_about_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each would cost everybody a frame to everybody, and be said again every two seconds."""
    with luck(1):
        party = Party.of(terms_of("complots", 3))
        story = words_of(party.player(CHEAT))
    here = Ear(party, story)
    flooded: list[Frame] = []
    monkeypatch.setattr(here.playing._node, "flood", lambda frame, *_: flooded.append(frame))
    log, place = here.playing.keeper.listener.log, (CHEAT, 0, 0)
    made_up = [Contest(place, bytes([i]) * 32, VICTIM) for i in range(1, 200)]
    monkeypatch.setattr(type(log), "has_waiting", True)
    monkeypatch.setattr(log, "contested", lambda: made_up)
    for _ in range(3):
        here.playing.contests.look()
    assert len([frame for frame in flooded if isinstance(frame, Want)]) == MAX_CONTESTS
    assert flooded.count(Said(story)) == len(here.playing.contests.shown) == 1


async def test_who_agrees_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with luck(1):
        party = Party.of(terms_of("complots", 3))
        story = words_of(party.player(CHEAT))
        word = victim_of(party, story)
    here = Ear(party, story)
    flooded: list[Frame] = []
    monkeypatch.setattr(here.playing._node, "flood", lambda frame, *_: flooded.append(frame))
    here.playing.hear(here.link, Said(word))
    assert Said(story) not in flooded
