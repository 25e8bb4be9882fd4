"""Bugs in ``p2p/``."""

from tests.mutants.mutant import Mutant
from tests.mutants.p2p.entry import ENTRY
from tests.mutants.p2p.gossip import WORD_OF_MOUTH
from tests.mutants.p2p.match import MATCH
from tests.mutants.p2p.store import STORE
from tests.mutants.p2p.wire import WIRE

P2P: tuple[Mutant, ...] = (
    *ENTRY,
    *MATCH,
    *WORD_OF_MOUTH,
    *STORE,
    *WIRE,
)
