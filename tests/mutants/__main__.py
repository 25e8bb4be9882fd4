"""``python -m tests.mutants [FOLDER or WORD…]``: break one place at a time; is it noticed?"""

import sys
from collections import Counter
from collections.abc import Sequence

from tests.mutants.catalogue import MUTANTS, chosen
from tests.mutants.run import Verdict, check_original, outcomes


def main(words: Sequence[str]) -> int:
    mutants = chosen(words)
    if not mutants:
        raise SystemExit(f"mutants: none of {len(MUTANTS)} has {' or '.join(words)} in its name")
    check_original(mutants)
    count: Counter[Verdict] = Counter()
    for mutant, verdict, detail in outcomes(mutants):
        count[verdict] += 1
        print(f"{verdict.value:8}  {mutant.file}: {mutant.name}  [{detail}]", flush=True)
    bad = count[Verdict.SURVIVED] + count[Verdict.BROKEN]
    print(f"{len(mutants)} mutants: {count[Verdict.CAUGHT]} caught, {bad} not.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
