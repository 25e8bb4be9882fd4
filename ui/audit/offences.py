"""What was wrong, for a lay reader: a text for every rule, and for every check of a proof."""

from table import Cheating, MatchError
from ui.problem import Because
from ui.words import Words

SHUFFLE_CHECKS = ("V1", "V2", "V3", "V4", "batch")
FAILING = ("challenge", *SHUFFLE_CHECKS)  # failures of a proof itself, not of its bytes


def wrong_key(error: MatchError) -> str:
    """The text about ``error``: by the check that failed, else by the rule that was broken."""
    check = error.check if isinstance(error, Cheating) else ""
    if check in SHUFFLE_CHECKS:
        return "wrong-shuffle"
    for found in (check, error.rule):
        if found and f"wrong-{found}" in Words("en", "audit"):
            return f"wrong-{found}"
    return "wrong-D5" if isinstance(error, Cheating) else "wrong-unsigned"


def because(error: MatchError, **facts: str) -> Because:
    """The same as a reason in a refusal."""
    check = error.check if isinstance(error, Cheating) else ""
    return Because(wrong_key(error), {**facts, "check": check})
