"""A seed of a match in which every kind of message is said: not every match proves a card."""

from random import Random

from table.founding import Terms
from table.record import Record
from tests.mental.luck import luck
from tests.sample import play
from tests.table.every_kind import KINDS, every_kind


def match_of(terms: Terms, seed: int) -> Record:
    with luck(seed):
        return Record.decode(play(terms, seed, every_kind)[0].record().encode())


def seed_of_every_kind(terms: Terms) -> int:
    while True:
        seed = Random().getrandbits(32)
        if {message.saying.kind for message in match_of(terms, seed).messages} == KINDS:
            return seed
