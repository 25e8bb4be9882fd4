"""Bugs in ``crypto/``."""

from tests.mutants.crypto.bytes import BYTES
from tests.mutants.crypto.choices import CHOICES
from tests.mutants.crypto.engine import ENGINE
from tests.mutants.crypto.log import LOG
from tests.mutants.crypto.money import MONEY
from tests.mutants.crypto.proofs import PROOFS
from tests.mutants.crypto.recovery import RECOVERIES
from tests.mutants.crypto.shuffle import SHUFFLES

CRYPTO = (*BYTES, *ENGINE, *PROOFS, *SHUFFLES, *MONEY, *CHOICES, *RECOVERIES, *LOG)
