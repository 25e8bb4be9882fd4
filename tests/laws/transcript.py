"""``python -m tests.laws.transcript SEED``: matches played and replayed, for another process."""

import sys
from random import Random

from games.kit import Match
from tests.laws.matches import decide_at_random, few_setups


def main(seed: int) -> None:
    for setup in few_setups():
        table = setup.table(seed)
        random = Random(seed)
        while table.deciders:
            decide_at_random(table, random)
        answers = [event.answer for event in table.match.events]
        again = Match(table.game.fresh(), answers)
        print(setup, repr(answers), repr(again.game), again.events == table.match.events)


if __name__ == "__main__":
    main(int(sys.argv[1]))
