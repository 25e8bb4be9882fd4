"""Short codes: the right one opens, a wrong one costs a try, nothing can be tried offline."""

import pytest

from crypto.identity import Identity
from p2p.entry.code import MAX_TRIES, CodeLock, Guessing, confirmation, is_code, new_code
from p2p.errors import NotAuthentic, Refused

HOST, GUEST, RIVAL = (Identity.generate().public for _ in range(3))
CODE = "7-copper-lantern"


def try_code(lock: CodeLock, code: str) -> None:
    guess = Guessing(code, GUEST, HOST)
    share, key = lock.answer(guess.share, GUEST, HOST)
    guess.check(lock.open(key, guess.answer(share)))


def test_who_knows_the_code_comes_in_and_knows_the_host() -> None:
    lock = CodeLock(CODE)
    try_code(lock, " 7 Copper LANTERN ")
    assert lock.tries == MAX_TRIES


def test_three_wrong_tries_burn_the_code() -> None:
    lock = CodeLock(CODE)
    for left in ("2 tries left", "1 tries left", "burnt"):
        with pytest.raises(Refused, match=left):
            try_code(lock, "7-copper-kettle")
    with pytest.raises(Refused, match="burnt"):
        lock.answer(Guessing(CODE, GUEST, HOST).share, GUEST, HOST)


def test_tries_begun_before_the_code_burnt_open_nothing_afterwards() -> None:
    lock, late = CodeLock(CODE), Guessing(CODE, GUEST, HOST)
    share, key = lock.answer(late.share, GUEST, HOST)
    for _ in range(MAX_TRIES):
        with pytest.raises(Refused):
            try_code(lock, "7-copper-kettle")
    with pytest.raises(Refused, match="burnt"):
        lock.open(key, late.answer(share))


def test_a_host_that_does_not_know_the_code_is_not_believed() -> None:
    guess = Guessing(CODE, GUEST, HOST)
    share, key = CodeLock("7-other-words").answer(guess.share, GUEST, HOST)
    guess.answer(share)
    with pytest.raises(NotAuthentic):
        guess.check(confirmation(key, b"host"))


def test_a_host_that_sends_back_what_it_was_shown_is_not_believed() -> None:
    """It needs no code for that."""
    guess = Guessing(CODE, GUEST, HOST)
    share, _ = CodeLock(CODE).answer(guess.share, GUEST, HOST)
    with pytest.raises(NotAuthentic):
        guess.check(guess.answer(share))


def test_a_share_passed_on_by_a_man_in_the_middle_fits_nobody() -> None:
    """He dials the host under his own key and passes the guest's messages on."""
    lock, guess = CodeLock(CODE), Guessing(CODE, GUEST, RIVAL)
    share, key = lock.answer(guess.share, RIVAL, HOST)
    with pytest.raises(Refused, match="wrong code"):
        lock.open(key, guess.answer(share))


OFF_THE_CURVE = (2).to_bytes(32, "little")


@pytest.mark.parametrize(
    "share",
    [
        b"",
        b"x",
        bytes(33),
        b"A" + bytes(32),
        b"B" + bytes(32),
        b"A" + OFF_THE_CURVE,
        b"B" + OFF_THE_CURVE,
    ],
)
def test_a_broken_share_is_refused_and_costs_a_try(share: bytes) -> None:
    lock = CodeLock(CODE)
    with pytest.raises(Refused):
        lock.answer(share, GUEST, HOST)
    assert lock.tries == MAX_TRIES - 1
    guess = Guessing(CODE, GUEST, HOST)
    with pytest.raises(NotAuthentic):
        guess.answer(share)


def test_new_codes_look_like_codes_and_differ() -> None:
    codes = {new_code() for _ in range(40)}
    assert all(map(is_code, codes))
    assert len(codes) > 30
    assert {len(set(code.split("-")[1:])) for code in codes} >= {2}, "both words are drawn"
    assert not is_code("undertable:127.0.0.1:4114/x")
