"""Every mutant we know."""

from tests.mutants.bytes import BYTES
from tests.mutants.choices import CHOICES
from tests.mutants.engine import ENGINE
from tests.mutants.log import LOG
from tests.mutants.money import MONEY
from tests.mutants.proofs import PROOFS
from tests.mutants.recovery import RECOVERIES
from tests.mutants.shuffle import SHUFFLES

MUTANTS = (*BYTES, *ENGINE, *PROOFS, *SHUFFLES, *MONEY, *CHOICES, *RECOVERIES, *LOG)
