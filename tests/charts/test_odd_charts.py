"""Whatever a chart is to be made of, there is a picture or a sentence that says what is wrong."""

from __future__ import annotations

import pytest

from dixit_widget import charts
from dixit_widget.rules import edition
from dixit_widget.simulate import games
from dixit_widget.theory import voting_game
from dixit_widget.words import Problem
from tests.odd import ODD, answers

BASE = edition("dixit-2021")
RECORDS = ["score_progression", "voting_pattern", "voting_flow", "decoy_success", "clarity_of_clues"]
OTHERS = {
    "clarity_curve": (BASE, 5),
    "payoff_matrix": (voting_game(BASE, 3),),
    "who_deviates": (voting_game(BASE, 3),),
    "signal_table": ([[0.5, 0.5]], ["sea"], ["bay", "boat"]),
    "audience_map": (BASE, (2, 3), {"sea": (1, 0)}),
    "game_length": (games(BASE, 4, 20),),
    "seat_advantage": (games(BASE, 4, 20),),
    "edition_comparison": (games(BASE, 4, 20),),
}


@pytest.mark.parametrize("name", [*RECORDS, *OTHERS])
def test_every_chart_with_every_odd_value(name, fresh):
    chart = getattr(charts, name)
    usual = OTHERS.get(name, (fresh,))
    chart(*usual)
    for odd in [*ODD, BASE, edition("odyssey-party"), [BASE, None], {"a": 1}]:
        for place in range(len(usual)):
            answers(chart, *usual[:place], odd, *usual[place + 1 :])
        if odd is not None:
            with pytest.raises(charts.ChartProblem, match="ax must be matplotlib axes"):
                chart(*usual, ax=odd)


@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_table_no_axes_and_no_figure(odd):
    answers(charts.live, odd, charts.score_progression)
    answers(charts.summary, odd)
    answers(charts.png, odd)


@pytest.mark.parametrize("name", [*RECORDS, *OTHERS])
def test_languages_without_words(name, fresh):
    for language in (["fr"], {}, "de", None):
        with pytest.raises(Problem, match="There are no words in"):
            getattr(charts, name)(*OTHERS.get(name, (fresh,)), language=language)


class FollowedTable:
    revision = 0
    language = ""
    record = None

    def observe(self, *_):
        pass


@pytest.mark.parametrize("chart", [charts.clarity_curve, lambda: None, lambda record: None])
def test_charts_that_need_more_than_a_record_cannot_follow_a_game(chart):
    with pytest.raises(charts.ChartProblem, match="needs a chart of a record, such as"):
        charts.live(FollowedTable(), chart)


def test_what_was_given_is_named_with_how_many_there_are():
    with pytest.raises(Problem, match=r"or a dict by name, not list \(8\)\.$"):
        charts.clarity_curve([edition("dixit-2021")] * 8, 5)
    with pytest.raises(Problem, match=r"a list of them, or a dict by name, not list \(0\)\.$"):
        charts.game_length([])
    with pytest.raises(Problem, match=r"needs a simulation \(simulate\.games\), not list \(1\)\.$"):
        charts.seat_advantage([games(edition("dixit-2021"), players=4, n=10)])
