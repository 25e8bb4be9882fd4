"""Every rule told in lines: what breaks it, and beside it what just does not."""

import pytest

from tests.rules.script import SCRIPTS, run, told


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_a_script_comes_out_as_it_says(name: str) -> None:
    assert run(name) == told(name)
