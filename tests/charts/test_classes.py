"""A class in pictures: how clear its clues were, and what other rules have changed, table by table."""

from __future__ import annotations

import pandas as pd
import pytest
from scipy.stats import t

from dixit_widget import charts
from dixit_widget.charts.classes import student


def vote(table, turn, found, rules="A"):
    return {
        "sitting": 1,
        "table": table,
        "turn": turn,
        "phase": "vote",
        "player": f"Player {found}",
        "rules": rules,
        "found": found,
        "points": 3 if found else 0,
        "milliseconds": 1000 * table,
    }


VOTES = [
    *(vote(1, 1, found) for found in (True, True)),
    *(vote(1, 2, found) for found in (True, False)),
    *(vote(2, 1, found, "B") for found in (False, False)),
    *(vote(2, 2, found, "B") for found in (True, False)),
    {**vote(1, 3, None), "points": None},
]


def test_turns_are_counted_by_how_many_found_the_card():
    said = charts.summary(charts.class_votes(VOTES))
    assert said == (
        "How clear were the class’s clues? Of 4 turns nobody found the card in 25%, some in 50%, "
        "everybody in 25%; 50% of all votes found it."
    )
    assert charts.summary(charts.class_votes(pd.DataFrame(VOTES))) == said
    assert "personne" in charts.summary(charts.class_votes(VOTES, language="fr"))


def test_tables_are_what_is_counted_where_rules_are_compared():
    more = [*VOTES, *(vote(3, 1, found) for found in (True, False))]
    said = charts.summary(charts.treatment(more, "found"))
    assert said.startswith("Share of votes that found the card, by rules: A 0.62 (")
    assert said.endswith("; 2 tables), B 0.25 (one table).")
    assert "A 2000.00" in charts.summary(charts.treatment(more, "milliseconds"))


def test_points_count_once_for_a_player_and_turn_whatever_was_decided():
    twice = [*VOTES, *({**row, "phase": "cards"} for row in VOTES)]
    assert charts.summary(charts.treatment(twice)) == charts.summary(charts.treatment(VOTES))


def test_students_quantiles_are_those_of_the_textbook():
    for freedom in (1, 2, 4, 5, 9, 30, 500):
        assert student(freedom) == pytest.approx(t.ppf(0.975, freedom), rel=2e-4)


@pytest.mark.parametrize("wrong", [None, 7, "x", [1], [{"phase": "vote"}], pd.DataFrame({"a": [1]})])
def test_what_is_no_data_of_a_class(wrong):
    for chart in (charts.class_votes, charts.treatment):
        with pytest.raises(charts.ChartProblem, match=r"takes what room\.to_frame"):
            chart(wrong)


def test_what_cannot_be_compared_is_refused():
    with pytest.raises(charts.ChartProblem, match="No turn of the class"):
        charts.class_votes(VOTES[-1:])
    with pytest.raises(charts.ChartProblem, match="Two rule sets"):
        charts.treatment(VOTES[:2])
    with pytest.raises(charts.ChartProblem, match="column must be points"):
        charts.treatment(VOTES, "mood")
