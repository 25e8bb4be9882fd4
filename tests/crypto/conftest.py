"""What every test of ``crypto`` shares."""

from collections.abc import Iterator

import pytest
from btclib_secp256k1.context import check


@pytest.fixture(autouse=True)
def _the_library_was_never_handed_nonsense() -> Iterator[None]:
    """The library answers "fine" to some bad arguments and only notes them: read its notes."""
    check()
    yield
    check()
