"""The rules that no record shows: on the page about the network, and in the code that keeps them.

Their numbers go together with those of the protocol: see ``tests.test_rules``.
"""

import re

import pytest

from tests.rooms import MODULES, follows
from tests.test_rules import HABITS, NUMBERS, numbered_in

CODE = {
    module: re.sub("# noqa.*", "", path.read_text(encoding="utf-8"))
    for module, path in MODULES.items()
    if follows(module, "p2p") or follows(module, "ui")
}


@pytest.mark.parametrize("number", HABITS)
def test_a_rule_of_the_network_is_cited_where_it_is_kept(number: str) -> None:
    assert any(number in numbered_in(text) for text in CODE.values())


@pytest.mark.parametrize("module", CODE)
def test_peers_and_screens_cite_no_rule_that_is_not_there(module: str) -> None:
    assert numbered_in(CODE[module]) <= {*NUMBERS, *HABITS}
