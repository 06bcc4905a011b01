"""Tournaments in pictures: shares of victories, their intervals, and bots called as people call them."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.collections import LineCollection
from scipy.stats import binomtest

from dixit_widget import charts
from dixit_widget.rules import edition
from dixit_widget.simulate import SimulationProblem, games, tournament

BASE = edition("dixit-2021")


@pytest.fixture(scope="module")
def played():
    return tournament(["strategist", "random", "random"], BASE, 12, progress=False)


def texts(ax):
    return [label.get_text() for label in ax.get_xticklabels()]


def test_bars_end_at_nothing_and_at_all_and_each_bot_has_one(played):
    ax = charts.win_shares(played)
    bars = [bar for bar in ax.collections if isinstance(bar, LineCollection)]
    ends = [segment[:, 1] for bar in bars for segment in bar.get_segments()]
    assert len(ends) == 3
    assert all(0 <= low < high <= 1 for low, high in ends)


def test_bots_are_called_as_people_call_them(played):
    assert texts(charts.win_shares(played)) == ["the Strategist", "the Dreamer", "random 2"]
    said = charts.summary(charts.win_shares(played))
    assert said.startswith(
        "Who wins? Share of the victories in 12 games, with 95% intervals: the Strategist "
    )
    french = charts.summary(charts.running_shares(played, ["strategist"], language="fr"))
    assert french == "Part des victoires, de la partie 10 à la partie 12, de le Stratège."


@pytest.mark.parametrize("bots", [[], ["poet"], 7, None])
def test_who_is_followed_must_have_played(played, bots):
    if bots is None:
        assert "the Dreamer" in charts.summary(charts.running_shares(played, bots))
    else:
        with pytest.raises(charts.ChartProblem, match="bots must name some of strategist"):
            charts.running_shares(played, bots)


@pytest.mark.parametrize("wrong", [None, BASE, [], tournament(["random"] * 3, BASE, 3, progress=False)])
def test_what_is_no_tournament_of_ten_games(wrong):
    with pytest.raises(charts.ChartProblem, match="needs a tournament"):
        charts.running_shares(wrong)


@pytest.mark.parametrize(
    "given",
    [
        (55, 100),
        (-0.1, 10),
        (0.5, 0),
        (0.5, -1),
        (np.nan, 10),
        ("half", 10),
        (0.5, 10, 95),
        (0.5, 10, np.nan),
        ([0.1, 0.2], [1, 2, 3]),
    ],
)
def test_counts_are_no_shares(given):
    with pytest.raises(SimulationProblem, match="from 0 to 1"):
        charts.wilson(*given)


def test_wilsons_intervals_are_those_of_the_textbook():
    for hits, n in ((0, 12), (1, 12), (6, 12), (12, 12), (132, 240)):
        low, high = charts.wilson(hits / n, n)
        truth = binomtest(hits, n).proportion_ci(0.95, method="wilson")
        assert np.allclose([low, high], truth, atol=1e-4)


def test_several_pictures_may_have_one_scale(played):
    assert charts.win_shares(played, between=(0, 1)).get_ylim() == (0, 1)
    sim = games(BASE, 3, 100)
    assert charts.seat_advantage(sim, between=(0.2, 0.5)).get_ylim() == (0.2, 0.5)
    for wrong in ((1, 0), 3, (0, 1, 2), "ab", (0, float("nan")), (-1, 1)):
        with pytest.raises(charts.ChartProblem, match="between must be"):
            charts.seat_advantage(sim, between=wrong)
