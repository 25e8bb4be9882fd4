"""Every mutant we know."""

from tests.mutants.foundations import FOUNDATIONS
from tests.mutants.money import MONEY
from tests.mutants.promises import PROMISES
from tests.mutants.proofs import PROOFS
from tests.mutants.shuffle import SHUFFLES

MUTANTS = (*FOUNDATIONS, *PROOFS, *SHUFFLES, *MONEY, *PROMISES)
