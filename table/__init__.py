"""Who fulfils what the rules ask for: at a plain table in the open, at a mental table by proofs.

This is the face of the house: whoever is outside imports from here, and from no room inside.
Below it are the floors, each resting on those named before it: ``errors``, ``rules``, ``founding``,
``log``, ``absence``, ``rounds``, ``fulfil``, ``outbox``, ``waiting``, ``mental``, ``participant``,
``audit``. Beside the first stand ``money`` and, on it, ``knowledge``: ``plain`` needs nothing else.
"""

from table.absence.company import COMPANY, BrokenVote, Company, Vote, number_of
from table.absence.fate import Freed, Void, Voted
from table.absence.lateness import HEARD, LATE, Part
from table.audit.formulas import Written, point_of, short, written
from table.audit.report import Absence, Report
from table.audit.step import Step
from table.audit.verify import VoidEvidence, Watch, ignore, verify_record
from table.errors import Cheating, Equivocated, Forked, MatchError, Unsigned
from table.founding import MAX_JOIN, Clock, Founding, Join, MakeGame, Terms, Word, new_occasion
from table.fulfil.desk import Home
from table.fulfil.pay import NOTHING, UNITS_SIZE
from table.knowledge.cards import Group, Knowledge
from table.knowledge.imagine import imagined_faces
from table.knowledge.learned import Learned, Looked, Moved, Offered
from table.knowledge.money import Span
from table.knowledge.recap import book_since
from table.log.message import Message
from table.log.op import ACK, END, KEY, Op
from table.log.record import MAX_RECORD, Record, Unreadable, read_record
from table.mental import MentalTable
from table.money.purses import Standing
from table.participant import Listener, Player
from table.plain import PlainTable
from table.rounds.verdict import Answered

__all__ = [
    "ACK",
    "COMPANY",
    "END",
    "HEARD",
    "KEY",
    "LATE",
    "MAX_JOIN",
    "MAX_RECORD",
    "NOTHING",
    "UNITS_SIZE",
    "Absence",
    "Answered",
    "BrokenVote",
    "Cheating",
    "Clock",
    "Company",
    "Equivocated",
    "Forked",
    "Founding",
    "Freed",
    "Group",
    "Home",
    "Join",
    "Knowledge",
    "Learned",
    "Listener",
    "Looked",
    "MakeGame",
    "MatchError",
    "MentalTable",
    "Message",
    "Moved",
    "Offered",
    "Op",
    "Part",
    "PlainTable",
    "Player",
    "Record",
    "Report",
    "Span",
    "Standing",
    "Step",
    "Terms",
    "Unreadable",
    "Unsigned",
    "Void",
    "VoidEvidence",
    "Vote",
    "Voted",
    "Watch",
    "Word",
    "Written",
    "book_since",
    "ignore",
    "imagined_faces",
    "new_occasion",
    "number_of",
    "point_of",
    "read_record",
    "short",
    "verify_record",
    "written",
]
