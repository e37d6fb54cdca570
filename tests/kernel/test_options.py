"""Options: typed values, read from text, refused with what would be possible."""

from __future__ import annotations

import pytest

import bastide
from bastide.base.options import BASE_OPTIONS
from bastide.kernel.options import Option, Value, names_of, settle

SHEEP = Option("sheep", "garden", default=True, choices=(True, False), sentence="Sheep may be led to the field.")
HERBS = Option("herbs", "garden", default=3, choices=(1, 2, 3), sentence="How many herbs grow.")
ORDER = Option("order", "garden", default="clockwise", choices=("clockwise", "free"), sentence="Who waters next.")
GARDEN = (SHEEP, HERBS, ORDER)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SHEEP, "yes", True), (SHEEP, "true", True), (SHEEP, "on", True), (SHEEP, " YES ", True),
        (SHEEP, "no", False), (SHEEP, "false", False), (SHEEP, "off", False), (SHEEP, "No", False),
        (HERBS, "1", 1), (HERBS, " 3 ", 3),
        (ORDER, "clockwise", "clockwise"), (ORDER, "Free", "free"),
    ],
)  # fmt: skip
def test_a_value_is_read_from_text_with_its_type(option: Option, text: str, value: Value) -> None:
    found = option.read(text)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("option", "text"),
    [(SHEEP, "perhaps"), (SHEEP, "1"), (SHEEP, ""), (HERBS, "4"), (HERBS, "yes"), (HERBS, "1.0"), (ORDER, "clock")],
)
def test_a_text_that_is_no_value_is_refused(option: Option, text: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        option.read(text)
    assert refused.value.code == "bad_option"
    assert f"Option {option.name} cannot be {text!r}." in str(refused.value)


def test_a_refusal_says_what_is_possible_as_it_is_written() -> None:
    sentences = [str(option.refusal("x")).partition("Possible: ")[2] for option in GARDEN]
    assert sentences == ["yes, no.", "1, 2, 3.", "clockwise, free."]


@pytest.mark.parametrize("option", [*GARDEN, *BASE_OPTIONS], ids=lambda option: option.name)
def test_every_choice_is_read_back_as_it_is_written(option: Option) -> None:
    for choice in option.choices:
        again = option.read(names_of(choice)[0])
        assert again == choice
        assert type(again) is type(choice)


@pytest.mark.parametrize(("option", "text", "value"), [(SHEEP, "yes", True), (HERBS, "2", 2), (ORDER, "Free", "free")])
def test_a_value_may_be_written_as_in_a_record(option: Option, text: str, value: Value) -> None:
    assert option.check(text) == value


@pytest.mark.parametrize(("option", "value"), [(SHEEP, False), (HERBS, 2), (ORDER, "free")])
def test_a_value_of_the_right_type_is_given_back(option: Option, value: Value) -> None:
    assert option.check(value) == value


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        (SHEEP, 1, "1"),
        (SHEEP, "maybe", "'maybe'"),
        (SHEEP, None, "null"),
        (HERBS, True, "true"),
        (HERBS, 4, "4"),
        (HERBS, "5", "'5'"),
        (HERBS, 2.0, "2.0"),
        (ORDER, "dear", "'dear'"),
    ],
)
def test_a_value_that_is_no_choice_is_refused(option: Option, value: object, words: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        option.check(value)
    assert refused.value.code == "bad_option"
    assert f"cannot be {words}." in str(refused.value)


def test_every_option_gets_its_chosen_value_or_its_default() -> None:
    assert settle(GARDEN, {}) == {"sheep": True, "herbs": 3, "order": "clockwise"}
    assert settle(GARDEN, {"herbs": 1, "sheep": False}) == {"sheep": False, "herbs": 1, "order": "clockwise"}
    assert settle((), {}) == {}


def test_an_option_that_no_box_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        settle(GARDEN, {"sheeps": True})
    assert refused.value.code == "unknown_option"
    assert str(refused.value) == "No box of this game has an option 'sheeps'. Possible: sheep, herbs, order."


def test_a_wrong_value_is_refused_while_settling() -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        settle(GARDEN, {"herbs": 9})
    assert refused.value.code == "bad_option"


@pytest.mark.parametrize("option", BASE_OPTIONS, ids=lambda option: option.name)
def test_options_of_the_base_game_have_a_default_among_their_choices_and_a_sentence(option: Option) -> None:
    assert option.box == "base"
    assert option.check(option.default) == option.default
    assert len(set(option.choices)) == len(option.choices) > 1
    assert str(option.about).endswith(".")


def test_the_base_game_has_four_options() -> None:
    assert {option.name: option.default for option in BASE_OPTIONS} == {
        "fields": True,
        "small_city": 4,
        "followers": 7,
        "confirm": False,
    }
