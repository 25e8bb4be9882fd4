"""A cheat tells two peers two stories, and keeps each from hearing the other's."""

from typing import Any

import pytest

from games.kit import Seat
from p2p.wire.frames import Frame, Said
from table.errors import Equivocated
from table.participant import Player
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.p2p.match.test_evidence import Ear

CHEAT, VICTIM = Seat(2), Seat(3)


def words_of(player: Player[Any]) -> bytes:
    return next(player.due())[0].encode()


def victim_of(party: Party, story: bytes) -> bytes:
    """What a seat says that has heard this story."""
    victim = party.player(VICTIM)
    victim.receive(story)
    return words_of(victim)


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
    assert here.playing.cheating is None, "the victim is blamed for nothing"

    there.playing.hear(there.link, Said(story))
    assert isinstance(there.playing.cheating, Equivocated)
    assert there.playing.cheating.seat == CHEAT


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
