"""Tables told by their numbers alone (S1 to S4).

shared 7 5          -> 3     seats that any two groups of five among seven have in common
terms 7 5 clock     -> ok    a quorum of five at a table of seven that has a clock; or the rule
usual 7             -> 5     what a host gets that asks for nothing else
means 7 5           -> spares 2, withstands 2
"""

from table.errors import Forbidden
from table.quorum import Strength, check_strength, usual_quorum

VERBS = ("shared", "terms", "usual", "means")


def do(verb: str, words: list[str]) -> str:
    n, q, clock = int(words[0]), *told(words[1:])
    match verb:
        case "shared":
            return str(Strength(n, q).shared)
        case "usual":
            return str(usual_quorum(n) or "off")
        case "terms":
            return checked(Strength(n, q, clock))
        case _:
            return meaning(Strength(n, q, clock))


def told(words: list[str]) -> tuple[int | None, bool]:
    return (int(words[0]) if words and words[0].isdecimal() else None), "clock" in words


def checked(strength: Strength) -> str:
    try:
        check_strength(strength)
    except Forbidden as error:
        return error.rule
    return "ok"


def meaning(strength: Strength) -> str:
    if strength.withstands is None:
        return "spares nobody, and nobody reads your cards"
    asked = ", asked first" * strength.is_weak + ", friends" * strength.among_friends
    return f"spares {strength.spares}, withstands {strength.withstands}{asked}"
