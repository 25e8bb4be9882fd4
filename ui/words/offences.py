"""What was wrong, for a lay reader: a text for every rule, and for every check of a proof.

The texts are in ``ui/words/audit``: a conviction is told alike at a table and from a record.
"""

from ui.words import Words

SHUFFLE_CHECKS = ("V1", "V2", "V3", "V4", "batch")
FAILING = ("challenge", *SHUFFLE_CHECKS)  # failures of a proof itself, not of its bytes


def wrong_key(check: str, rule: str) -> str:
    """The text about it: by the check that failed, else by the rule that was broken."""
    if check in SHUFFLE_CHECKS:
        return "wrong-shuffle"
    told = (f"wrong-{found}" for found in (check, rule) if found)
    return next((key for key in told if key in Words("en", "audit")), "wrong-D5")
