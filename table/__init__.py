"""Who fulfils what the rules ask for: at a plain table in the open, at a mental table by proofs.

This is the face of the house: whoever is outside imports from here, and from no room inside.
Below it are the floors, each resting on those named before it: ``errors``, ``rules``, ``quorum``,
``founding``, ``joins``, ``log``, ``calls``, ``rounds``, ``private``, ``fulfil``, ``outbox``,
``waiting``, ``mental``, ``record``, ``certainty``, ``participant``, ``breaking_off``, ``caller``,
``audit``, ``opening``.
Beside the first stand ``money`` and on it ``knowledge``: ``plain`` needs nothing else.
"""

from table.audit.compare import Comparison, Relation, Side, compare
from table.audit.exhibits import VoidEvidence
from table.audit.formulas import Written, point_of, short, written
from table.audit.limits import lacks, limits, sharings
from table.audit.parting import Fork, LeftOut, Parting, RollFork, Told, parting
from table.audit.report import Absence, Called, Report
from table.audit.status import RIGHT_BUT_NO_RESULT, Status
from table.audit.step import Step
from table.audit.verify import Watch, ignore, verify_record
from table.breaking_off import Missed
from table.caller import Caller, Patience
from table.calls.call import Call
from table.calls.pause import Pauses
from table.calls.proof import Proof
from table.calls.purse import Purse
from table.calls.report import Claim
from table.calls.roll import Company, Debt, Quorum
from table.calls.statement import Statement
from table.errors import Cheating, Equivocated, Forbidden, MatchError, Unsigned
from table.founding import MAX_JOIN, Clock, Founding, Join, MakeGame, Terms, Word, new_occasion
from table.fulfil.desk import Home
from table.fulfil.pay import NOTHING, UNITS_SIZE
from table.joins import Arrived, Disagreement, Twice, check_join, is_twice
from table.knowledge.cards import Group, Knowledge
from table.knowledge.imagine import imagined_faces
from table.knowledge.learned import Learned, Looked, Moved, Offered
from table.knowledge.money import Span
from table.knowledge.recap import book_since
from table.log.causal import Contest
from table.log.message import Message, Place
from table.log.op import ACK, END, KEY, Op, Turn
from table.mental import MentalTable
from table.money.purses import Standing
from table.opening.check import Opening, check_opening
from table.opening.errors import BadOpening, CantOpen
from table.opening.file import MAX_OPENING, is_opening
from table.opening.make import make_opening
from table.opening.truth import Known, Truth, Unknown, truth
from table.participant import Listener, Player
from table.plain import PlainTable
from table.quorum import Strength, check_strength, usual_quorum
from table.record import (
    MAX_RECORD,
    Epoch,
    Outdated,
    Record,
    Unreadable,
    read_record,
    table_of,
)
from table.waiting import Due

__all__ = [
    "ACK",
    "END",
    "KEY",
    "MAX_JOIN",
    "MAX_OPENING",
    "MAX_RECORD",
    "NOTHING",
    "RIGHT_BUT_NO_RESULT",
    "UNITS_SIZE",
    "Absence",
    "Arrived",
    "BadOpening",
    "Call",
    "Called",
    "Caller",
    "CantOpen",
    "Cheating",
    "Claim",
    "Clock",
    "Company",
    "Comparison",
    "Contest",
    "Debt",
    "Disagreement",
    "Due",
    "Epoch",
    "Equivocated",
    "Forbidden",
    "Fork",
    "Founding",
    "Group",
    "Home",
    "Join",
    "Knowledge",
    "Known",
    "Learned",
    "LeftOut",
    "Listener",
    "Looked",
    "MakeGame",
    "MatchError",
    "MentalTable",
    "Message",
    "Missed",
    "Moved",
    "Offered",
    "Op",
    "Opening",
    "Outdated",
    "Parting",
    "Patience",
    "Pauses",
    "Place",
    "PlainTable",
    "Player",
    "Proof",
    "Purse",
    "Quorum",
    "Record",
    "Relation",
    "Report",
    "RollFork",
    "Side",
    "Span",
    "Standing",
    "Statement",
    "Status",
    "Step",
    "Strength",
    "Terms",
    "Told",
    "Truth",
    "Turn",
    "Twice",
    "Unknown",
    "Unreadable",
    "Unsigned",
    "VoidEvidence",
    "Watch",
    "Word",
    "Written",
    "book_since",
    "check_join",
    "check_opening",
    "check_strength",
    "compare",
    "ignore",
    "imagined_faces",
    "is_opening",
    "is_twice",
    "lacks",
    "limits",
    "make_opening",
    "new_occasion",
    "parting",
    "point_of",
    "read_record",
    "sharings",
    "short",
    "table_of",
    "truth",
    "usual_quorum",
    "verify_record",
    "written",
]
