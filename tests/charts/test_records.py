"""Charts of records, by what is on their axes."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from matplotlib.colors import to_hex
from matplotlib.figure import Figure

from dixit_widget import charts
from dixit_widget.charts.marks import COLOURS, MARKS, colour, edge, mark
from dixit_widget.engine import Record
from dixit_widget.rules import edition
from tests.charts.conftest import NAMES, play

RECORD_CHARTS = [
    charts.score_progression,
    charts.voting_pattern,
    charts.decoy_success,
    charts.clarity_of_clues,
]


def texts(ax):
    return [text.get_text() for text in ax.texts if text.get_text()]


def named_lines(ax):
    return {line.get_label(): line for line in ax.get_lines() if not line.get_label().startswith("_")}


def test_progression_has_every_score_of_every_turn(game):
    ax = charts.score_progression(Record.of(game))
    rows = Record.of(game).rows()
    lines = named_lines(ax)
    assert list(lines) == NAMES[:6]
    for seat, name in enumerate(NAMES[:6]):
        scores = [0, *(row["score"] for row in rows if row["player"] == name)]
        np.testing.assert_array_equal(lines[name].get_ydata(), scores)
        assert to_hex(lines[name].get_color()) == colour(seat)
        assert f"{name}  {scores[-1]}" in texts(ax)
    assert ax.get_title(loc="left") == "Score by turn"
    assert ax.get_xlabel() == "turn"
    assert "30 ends the game" in texts(ax)
    tellers = [line for line in ax.get_lines() if line.get_label() == "_storyteller"]
    assert len(tellers) == game.turn


def test_progression_of_teams_has_a_line_for_each_team(player_games):
    lines = named_lines(charts.score_progression(player_games["team"]))
    assert list(lines) == ["Ana & Dan", "Ben & Eva", "Cleo & Femi"]


def test_votes_are_all_counted(game):
    ax = charts.voting_pattern(game)
    (image,) = ax.get_images()
    table = np.asarray(image.get_array())
    assert table.shape == (6, 6)
    assert table.sum() == 5 * game.turn
    assert (np.diag(table) == 0).all()
    assert [label.get_text() for label in ax.get_yticklabels()] == NAMES[:6]


def test_decoys_are_little_cards(game):
    ax = charts.decoy_success(game)
    cards = [patch for patch in ax.patches if patch.get_zorder() == 2]
    assert len(cards) == 5 * game.turn
    rows = Record.of(game).rows()
    wrong = sum(slot != row["target"] for row in rows for slot in row["votes"])
    assert sum(int(text) for text in texts(ax) if text.isdigit()) == wrong


def test_clues_are_quoted_and_placed_by_their_finders(game):
    ax = charts.clarity_of_clues(game)
    marks = [line for line in ax.get_lines() if line.get_label() in NAMES]
    assert len(marks) == game.turn
    rows = Record.of(game).rows()
    for number, line in enumerate(marks, 1):
        found = [row["found"] for row in rows if row["turn"] == number and row["found"] is not None]
        assert line.get_xdata()[0] == sum(found) / len(found)
    assert "“The long way home” – Ana" in texts(ax)
    assert any(
        "«\u202fThe long way home\u202f»" in text
        for text in texts(charts.clarity_of_clues(game, language="fr"))
    )


@pytest.mark.parametrize("chart", RECORD_CHARTS)
@pytest.mark.parametrize("name", ["three", "twelve", "team", "both", "party", "print", "one turn"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mode_and_number_of_players(player_games, chart, name, language):
    if name == "party" and chart in (charts.decoy_success, charts.clarity_of_clues):
        with pytest.raises(charts.ChartProblem, match="In party mode there"):
            chart(player_games[name], language=language)
        return
    ax = chart(player_games[name], language=language)
    title = ax.get_title(loc="left")
    assert title
    assert charts.summary(ax).startswith(title)
    assert len(charts.png(ax.get_figure())) > 5000


@pytest.mark.parametrize("chart", RECORD_CHARTS)
def test_without_a_scored_turn_the_picture_says_so(fresh, chart):
    ax = chart(fresh)
    assert "No turn has been scored yet." in texts(ax)
    assert charts.summary(ax).endswith("No turn has been scored yet.")
    assert "Aucun tour n’a encore été compté." in texts(chart(fresh, language="fr"))


@pytest.mark.parametrize("chart", RECORD_CHARTS)
@pytest.mark.parametrize("wrong", [None, 7, "game", {"a": 1}, [1, 2]])
def test_what_is_no_record_is_refused_in_a_sentence(chart, wrong):
    with pytest.raises(charts.ChartProblem, match="needs a record, a game or a table"):
        chart(wrong)


def test_odd_arguments_are_refused_in_a_sentence(game):
    with pytest.raises(charts.ChartProblem, match="must be matplotlib axes, not int"):
        charts.score_progression(game, ax=3)
    with pytest.raises(ValueError, match="no words in 'de'"):
        charts.score_progression(game, language="de")
    with pytest.raises(charts.ChartProblem, match="no axes that a chart function"):
        charts.summary(Figure().add_subplot())
    with pytest.raises(charts.ChartProblem, match="no axes"):
        charts.summary(None)


def test_names_and_clues_are_drawn_as_they_are():
    names = ["$x$", "100 $", "<b>Bo</b>", "中村", "a_{b}^c"]
    game = play(edition("dixit-2021"), names, turns=2, clue="$\\frac{1}{0}$ <i>$ & $_$ ☂")
    for chart in RECORD_CHARTS:
        assert charts.png(chart(game).get_figure())
    assert "$x$" in charts.summary(charts.score_progression(game))


def test_given_axes_are_used_and_returned(game):
    axes = Figure().subplots(1, 2)
    assert charts.score_progression(game, ax=axes[0]) is axes[0]
    assert charts.voting_pattern(game, ax=axes[1]) is axes[1]
    assert charts.summary(axes[0]).startswith("Score by turn")


def test_pyplot_is_never_touched(game):
    import sys

    from matplotlib import _pylab_helpers

    before = dict(_pylab_helpers.Gcf.figs)
    had_pyplot = "matplotlib.pyplot" in sys.modules
    charts.png(charts.score_progression(game).get_figure())
    assert _pylab_helpers.Gcf.figs == before
    assert ("matplotlib.pyplot" in sys.modules) == had_pyplot


def test_a_notebook_shows_picture_and_alternative_text(game):
    bundle = charts.score_progression(game)._repr_mimebundle_()
    assert bundle["text/plain"].startswith("Score by turn. After")
    assert bundle["text/html"].startswith('<img alt="Score by turn. After')
    assert bundle["image/png"][:8] == "iVBORw0K"


def test_twelve_players_have_different_colours_and_marks():
    assert len(set(COLOURS)) == len(set(MARKS)) == 12
    shapes = [mark(seat).get_path().transformed(mark(seat).get_transform()) for seat in range(12)]
    for a, b in combinations(shapes, 2):
        assert a.vertices.shape != b.vertices.shape or not np.allclose(a.vertices, b.vertices)
    assert colour(12) == colour(0)
    assert edge(0) != colour(0)
