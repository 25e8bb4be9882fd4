"""The list of mutants can't rot: each still fits the code. ``make mutants`` runs them."""

import ast
from functools import cache

from tests.mutants.catalogue import MUTANTS, chosen
from tests.mutants.mutant import ROOT


def test_every_mutant_changes_the_code_in_exactly_one_place_and_is_code() -> None:
    for mutant in MUTANTS:
        assert mutant.new != mutant.old, mutant.name
        ast.parse(mutant.source(), mutant.name)


def test_the_tests_that_should_catch_a_mutant_exist() -> None:
    for mutant in MUTANTS:
        assert mutant.tests, mutant.name
        assert [test for test in mutant.tests if not exists(test)] == [], mutant.name


def exists(test: str) -> bool:
    """A file, or one test in it."""
    path, _, name = test.partition("::")
    return f"def {name}" in text_of(path)


@cache
def text_of(path: str) -> str:
    return (ROOT / path).read_text("utf-8") if (ROOT / path).is_file() else ""


def test_no_two_mutants_are_alike() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in MUTANTS}) == len(MUTANTS)


def test_every_module_with_a_check_in_it_has_mutants() -> None:
    mutated = {mutant.file for mutant in MUTANTS}
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "crypto").rglob("*.py")}
    without_checks = {path for path in modules if path.endswith("__init__.py")}
    assert modules - mutated == without_checks | {"crypto/errors.py"}


def test_a_folder_means_what_is_in_it_and_a_word_what_has_it_in_its_name() -> None:
    table, both = chosen(["table"]), chosen(["table", "p2p"])
    assert {mutant.file.split("/")[0] for mutant in table} == {"table"}
    assert {mutant.file.split("/")[0] for mutant in both} == {"table", "p2p"}
    assert {mutant.file for mutant in chosen(["p2p/store/disk.py"])} == {"p2p/store/disk.py"}
    assert all("journal" in f"{mutant.file} {mutant.name}" for mutant in chosen(["journal"]))
    assert chosen([]) == list(MUTANTS)
