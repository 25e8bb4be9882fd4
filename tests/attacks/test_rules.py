"""Every rule that can be broken is broken by a cheat at a table, who gets away with it without."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.attacks import (
    test_calls,
    test_joins,
    test_log,
    test_perjury,
    test_setup,
    test_table_equivocation,
    test_table_masks,
    test_table_timing,
    test_terms,
)
from tests.rules.rows import switched_off, watched

contradicts = test_log.test_who_contradicts_itself_about_what_it_saw_is_convicted
signs = test_log.test_who_signs_what_nobody_can_read_is_convicted
speaks_unasked = test_table_timing.test_who_speaks_unasked_is_convicted

# Each signs for real, and is convicted by all honest peers and by whoever reads their evidence;
# for J1, J2 and S2 nobody sits down.
ATTACKS: dict[str, Callable[[], None]] = {
    "H1": partial(signs, test_log.UNREADABLE["no operation"]),
    "H2": test_log.test_who_names_a_message_must_have_seen_what_its_author_saw,
    "H3": partial(contradicts, test_log.wrong_prev),
    "H4": partial(contradicts, test_log.head_without_count),
    "H5": partial(contradicts, test_log.another_past_of_its_own),
    "H6": partial(test_table_equivocation.test_who_tells_two_stories_is_convicted_by_both, 0),
    "E1": test_calls.test_who_passes_over_the_cut_is_convicted,
    "E9": partial(test_perjury.test_who_lies_in_a_call_is_convicted, test_perjury.two_reports),
    "D2": partial(speaks_unasked, test_table_timing.UNASKED["an operation that never was"]),
    "D3": partial(test_table_timing.test_who_answers_twice_is_convicted, "beacon"),
    "D4": partial(
        test_table_timing.test_an_opening_before_all_have_committed_convicts_whenever_it_arrives, 6
    ),
    "D5": partial(
        test_table_timing.test_another_result_than_the_rules_give_convicts,
        test_table_timing.OTHER_RESULTS["nobody"],
    ),
    "D6": test_table_timing.test_who_signed_the_result_says_nothing_more,
    "D7": test_setup.test_a_bad_recovery_share_convicts_its_dealer_by_the_complaint,
    "R2": partial(
        test_table_masks.test_who_repeats_a_mask_is_convicted, *test_table_masks.ATTACKS[1]
    ),
    **test_joins.ATTACKS,
    "S2": partial(test_terms.test_unfair_terms_found_no_table, test_terms.SPLIT),
}
# A round in which a cheat speaks too often or too early may be over at one peer, or not have begun.
BESIDES = {"D3": {"D2"}, "D4": {"D2"}}


@pytest.mark.parametrize("number", ATTACKS)
def test_an_attack_is_found_out_by_its_rule(number: str) -> None:
    with watched() as broken:
        ATTACKS[number]()

    assert broken - BESIDES.get(number, set()) == {number}


@pytest.mark.parametrize("number", ATTACKS)
def test_without_its_rule_an_attack_succeeds(number: str) -> None:
    with switched_off(number), pytest.raises((AssertionError, pytest.fail.Exception)):
        ATTACKS[number]()
