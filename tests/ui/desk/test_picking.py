"""What a person types, and which option is meant."""

import pytest

from ui.desk.picking import Menu, Unclear, menu

ACTIONS = Menu(
    [
        "Income: take 1 coin",
        "Captain: steal 2 coins from Ada",
        "Captain: steal 2 coins from Blaise",
        "Assassin: pay 3 coins, Ada loses a card",
        "Assassination: pay 7 coins, Ada loses a card",
    ]
)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("1", 0),
        (" 5 ", 4),
        ("inc", 0),
        ("INCOME", 0),
        ("captain: steal 2 coins from b", 2),
        ("captain blaise", 2),
        ("bl", 2),
        ("assassin 7", 4),
        ("assassin:", 3),
    ],
)
def test_an_option_is_meant_by_its_number_or_by_words_of_it(typed: str, place: int) -> None:
    assert ACTIONS.place(typed) == place


@pytest.mark.parametrize("typed", ["", " ", "0", "6", "99999999999999999999", "²", "duke", "-1"])
def test_what_means_nothing_is_refused(typed: str) -> None:
    with pytest.raises(LookupError):
        ACTIONS.place(typed)


@pytest.mark.parametrize(
    ("typed", "fits"),
    [("captain", [1, 2]), ("a", [3, 4]), ("ada", [1, 3, 4]), ("coins a", [1, 3, 4])],
)
def test_words_that_fit_several_narrow_the_list(typed: str, fits: list[int]) -> None:
    with pytest.raises(Unclear) as unclear:
        ACTIONS.place(typed)
    assert list(unclear.value.fits) == fits


def test_a_whole_label_beats_the_beginning_of_another() -> None:
    assert Menu(["pass on", "pass"]).place("pass") == 1


def test_a_number_among_words_is_the_whole_number() -> None:
    offers = Menu(["offer 3 to Ada", "offer 30 to Ada", "offer 3 to Bob"])
    assert offers.place("3 ada") == 0
    assert offers.place("offer 30") == 1


def test_where_most_options_are_amounts_a_number_is_an_amount() -> None:
    options = (*range(41), None)
    purse = menu(options, [*map(str, range(41)), "Offer nothing"])
    assert purse.listed == [41]
    assert (purse.place("0"), purse.place("40"), purse.place("noth")) == (0, 40, 41)
    with pytest.raises(LookupError):
        purse.place("41")


def test_a_few_numbers_are_options_like_others() -> None:
    few = menu((5, 6, True), ["five", "six", "yes"])
    assert few.listed == [0, 1, 2]
    assert few.place("1") == 0


@pytest.mark.parametrize("typed", ["eveque", "ÉVÊQUE", "annoncer eveque", "e\u0301ve\u0302que"])
def test_an_option_is_meant_with_and_without_accents(typed: str) -> None:
    assert Menu(["Annoncer : Roi", "Annoncer : Évêque"]).place(typed) == 1


@pytest.mark.parametrize("typed", ["ada", "carte d'ada", "d’ada"])
def test_what_is_elided_before_a_name_need_not_be_typed(typed: str) -> None:
    assert Menu(["la carte du capitaine", "la carte d’Ada"]).place(typed) == 1
