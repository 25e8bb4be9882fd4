"""What holds for every test: how hypothesis works, and that Ctrl-C does."""

import os
import signal

import pytest
from hypothesis import Phase, settings

# No test asks a router for anything, unless it has brought its own.
os.environ["UNDERTABLE_NO_ROUTER"] = "1"

# A slow machine is no failure.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

# A mutant is caught by any failure; the smallest example of it interests nobody.
settings.register_profile(
    "mutants", deadline=None, database=None, phases=[Phase.explicit, Phase.generate]
)


@pytest.fixture(autouse=True, scope="session")
def ctrl_c_counts() -> None:
    """A shell has what it runs in the background ignore Ctrl-C, and every process below it too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
