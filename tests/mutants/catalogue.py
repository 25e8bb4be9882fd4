"""Every mutant we know, and those that a command names."""

from collections.abc import Sequence

from tests.mutants.crypto import CRYPTO
from tests.mutants.mutant import ROOT, Mutant
from tests.mutants.p2p import P2P
from tests.mutants.table import TABLE

MUTANTS: tuple[Mutant, ...] = (*CRYPTO, *TABLE, *P2P)


def chosen(words: Sequence[str]) -> list[Mutant]:
    """All of them without a word; else whatever one of the words means."""
    return [m for m in MUTANTS if not words or any(is_meant(m, word) for word in words)]


def is_meant(mutant: Mutant, word: str) -> bool:
    """A folder means what is in it: ``table`` is in many names, too."""
    if (ROOT / word).is_dir():
        return mutant.file.startswith(f"{word.rstrip('/')}/")
    return word in f"{mutant.file} {mutant.name}"
