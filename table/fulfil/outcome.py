"""What comes of a request."""

from typing import NamedTuple

from table.knowledge.learned import Learned


class Outcome(NamedTuple):
    """The public ``answer``, and what our own seat alone ``learned`` by it."""

    answer: object
    learned: Learned = None
