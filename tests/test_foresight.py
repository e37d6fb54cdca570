"""What an answer would do is told before it is given."""

from __future__ import annotations

import pytest

import bastide
from bastide.foresight import Effect, effects_of, following
from bastide.kernel.actions import code_of
from bastide.kernel.events import Scored
from bastide.records.notation import read_action
from tests.base.test_finished_monasteries import ring_without
from tests.scenes import scene

JOINING = """
    E>/1kE G^ .  E</2kW
    U^     U^ U^ U^
"""


def foreseen(game: bastide.Game, action: str) -> list[Effect]:
    return effects_of(game, code_of(game.state, read_action(action, game.state)))


def told(game: bastide.Game, action: str, language: str = "en") -> list[str]:
    return [effect.told.told(language) for effect in foreseen(game, action)]


def test_a_tile_that_finishes_a_city_says_whose_it_is_and_how_many_points_it_brings() -> None:
    game = scene("E>/1kE F^ .", hand="E", turn=2)
    assert told(game, "E< 2,0") == ["finishes Red's city: 8 points"]
    assert told(game, "E< 2,0", "de") == ["stellt die Stadt von Red fertig: 8 Punkte"]


def test_what_belongs_to_who_is_asked_is_called_his_own() -> None:
    game = scene("E>/1kE F^ .", hand="E")
    assert told(game, "E< 2,0") == ["finishes your city: 8 points"]
    assert told(game, "E< 2,0", "de") == ["stellt deine Stadt fertig: 8 Punkte"]


def test_a_city_that_two_share_names_both() -> None:
    game = scene(JOINING, hand="F")
    assert told(game, "F^ 2,0") == ["finishes the city of Red and Blue: 10 points"]


def test_a_tile_that_joins_two_cities_says_who_holds_them_then() -> None:
    game = scene("E>/1kE . F^/2kW\nU^ U^ U^", hand="G")
    assert told(game, "G^ 1,0")[0] == "joins your city and Blue's city, then shared by Red and Blue"
    assert told(game, "G^ 1,0", "de")[0] == (
        "verbindet deine Stadt und die Stadt von Blue, gehört dann Red und Blue gemeinsam"
    )


def test_a_tile_that_extends_a_city_says_what_it_would_be_worth_when_finished() -> None:
    game = scene("E>/1kE .", hand="G")
    assert told(game, "G^ 1,0")[0] == "extends your city, worth 4"


def test_a_free_road_that_grows_is_free() -> None:
    game = scene("U^ .", hand="U")
    assert told(game, "U^ 1,0") == ["extends a free road"]
    assert told(game, "U^ 1,0", "de") == ["erweitert eine freie Straße"]


def test_a_field_is_told_only_where_somebody_stands_and_its_worth_changes() -> None:
    game = scene("E>/1fNL .", hand="E", turn=2)
    effects = told(game, "E< 1,0")
    assert effects == ["finishes a free city: 4 points", "brings Red's field to 3"]


def test_a_tile_beside_a_monastery_finishes_or_extends_it() -> None:
    game = scene(ring_without(8), hand="V", turn=2)
    assert "finishes Red's monastery: 9 points" in told(game, "V> 2,2")
    game = scene(ring_without(8).replace("V^", "."), hand="V", turn=2)
    assert "extends Red's monastery, worth 8" in told(game, "V> 2,2")


def test_a_monastery_that_nobody_can_take_any_more_is_not_worth_a_word() -> None:
    game = scene(ring_without(8).replace("/1m", ""), hand="V", turn=2)
    assert told(game, "V> 2,2") == ["finishes a free road: 8 points"]


def test_a_figure_says_the_points_that_come_at_once() -> None:
    game = scene("E> E<!", turn=1)
    (effect,) = foreseen(game, "knight W")
    assert (effect.what, effect.player, effect.points) == ("scores", 0, 4)
    assert effect.told.told() == "you get 4 for the city"
    assert effect.told.told("de") == "du bekommst 4 Punkte für die Stadt"
    assert foreseen(game, "-") == []


@pytest.mark.parametrize("seed", range(3))
def test_looking_ahead_changes_nothing_and_what_was_told_comes_true(seed: int) -> None:
    game = bastide.new_game(players=3, boxes=["inns_and_cathedrals", "princess_and_dragon"], seed=seed)
    for step in range(160):
        if game.over:
            break
        codes = game.state.legal_codes()
        code = codes[(7 * step + seed) % len(codes)]
        before, position = game.told, game.position()
        effects = effects_of(game, code)
        assert game.position() == position
        game.apply(code)
        if not game.over:
            told_points = [(each.player, each.points) for each in effects if each.what == "scores"]
            finished = {each.feature for each in effects if each.what == "finishes"}
            events = [each for each in game.events_since(before) if isinstance(each, bastide.Scored)]
            came = [(each.player, each.points) for each in events if each.points and each.feature not in finished]
            assert came[: len(told_points)] == told_points


def test_the_last_answer_of_a_game_says_how_it_ends() -> None:
    game = bastide.new_game(players=("Anna", "Ben"), seed=5)
    while True:
        codes = game.state.legal_codes()
        effects = effects_of(game, codes[-1])
        if effects and effects[-1].what == "ends":
            break
        game.apply(codes[-1])
    game.apply(codes[-1])
    scores = game.scores
    assert effects[-1].told.told() == f"the game ends: Anna {scores[0]} and Ben {scores[1]}"


def test_in_the_castle_roads_are_called_as_its_rules_call_them() -> None:
    game = bastide.new_game(game="castle", players=["Anna", "Ben"], seed=1)
    said: set[str] = set()
    while len(said) < 12:
        said |= {effect.told.told("de") for code in game.state.legal_codes() for effect in effects_of(game, code)}
        game.play(game.options()[0])
    assert any("Weg" in each for each in said)
    assert not [each for each in said if "Straße" in each]


def test_points_that_no_feature_brings_say_what_they_are_for_and_what_is_paid_is_no_gain() -> None:
    for points, english, german in (
        (2, "you get 2 (robber)", "du bekommst 2 Punkte (Räuber)"),
        (-1, "you pay 1 (robber)", "du zahlst einen Punkt (Räuber)"),
    ):
        line = Scored(0, points, "robber", None, (("robbed points", 3, 1),), halved_by="robber")
        effect = following(scene("E> E<!", turn=1), line)
        assert effect is not None
        assert (effect.told.told(), effect.told.told("de")) == (english, german)
