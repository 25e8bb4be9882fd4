"""Bugs in what is opened after a match: in making it, in checking it, and in what it shows."""

from tests.mutants.mutant import Mutant

LIES = ("tests/attacks/test_openings.py",)
TRUTH = ("tests/table/opening/test_truth.py",)
CHECK = "table/opening/check.py"
HOLDING = "table/opening/holding.py"

OPENING = (
    Mutant(
        "opening: anybody signs for anybody",
        CHECK,
        "        check_signature(data, report.founding.players[seat - 1])\n",
        "",
        LIES,
    ),
    Mutant(
        "opening: of any match",
        CHECK,
        "if pages.table != report.founding.table:",
        "if not pages.table:",
        LIES,
    ),
    Mutant(
        "opening: shares need no proof",
        CHECK,
        "        shares.verify(X, masks, part, ctx)\n",
        "",
        LIES,
    ),
    Mutant(
        "opening: a card comes out twice",
        CHECK,
        "if sorted(order) != list(range(k)):",
        "if max(order) >= k:",
        LIES,
    ),
    Mutant(
        "opening: orders need no proof",
        CHECK,
        "        remask.verify(before, after, report.X, proof, held.order_ctx(arranged, place))\n",
        "",
        LIES,
    ),
    Mutant(
        "opening: a sealed choice is another one",
        CHECK,
        "    commitment.verify(sealed.commitment, envelope, held.table, sealed.op, held.seat)\n",
        "",
        LIES,
    ),
    Mutant(
        "opening: sealed choices may be left out",
        CHECK,
        "        if told != hidden:\n",
        "        if told > hidden:\n",
        LIES,
    ),
    Mutant(
        "opening: of a match under way",
        HOLDING,
        "return report.status in (Status.COMPLETE, Status.BROKEN_OFF)",
        "return report.status is not Status.EVIDENCE",
        LIES,
    ),
    Mutant(
        "opening: amounts are not opened",
        HOLDING,
        "        yield from (e for reader, e in offering.read_by() if reader == seat)\n",
        "        yield from ()\n",
        LIES,
    ),
    Mutant(
        "opening: what was opened at the table is opened again",
        HOLDING,
        'step.kind == "commit" and event_of(step) not in opened',
        'step.kind == "commit" and step.event not in {None}',
        LIES,
    ),
    Mutant(
        "opened: a closed swap is taken for none",
        "table/opening/truth.py",
        "if len(arranged.new) > 1 and arranged.seat in openings:",
        "if len(arranged.new) > 1:",
        TRUTH,
    ),
    Mutant(
        "opened: whose word it was is forgotten on the way",
        "table/opening/truth.py",
        "faces[old].by | by)",
        "by)",
        (*TRUTH, "tests/ui/opened/test_replay_opened.py"),
    ),
)
