"""Bugs in ``table/``."""

from tests.mutants.mutant import Mutant
from tests.mutants.table.agreement import AGREEMENT
from tests.mutants.table.audit import AUDIT
from tests.mutants.table.calls import CALLS
from tests.mutants.table.founding import FOUNDING
from tests.mutants.table.knowledge import KNOWLEDGE
from tests.mutants.table.listening import LISTENING
from tests.mutants.table.log import LOG
from tests.mutants.table.offences import OFFENCES
from tests.mutants.table.opening import OPENING
from tests.mutants.table.rounds import ROUNDS

TABLE: tuple[Mutant, ...] = (
    *AGREEMENT,
    *AUDIT,
    *CALLS,
    *FOUNDING,
    *KNOWLEDGE,
    *LISTENING,
    *LOG,
    *OFFENCES,
    *OPENING,
    *ROUNDS,
)
