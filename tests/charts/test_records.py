"""Charts of records, by what is on their axes."""

from __future__ import annotations

import io
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import numpy as np
import pytest
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from PIL import Image

from dixit_widget import charts
from dixit_widget.charts.marks import COLOURS, MARKS, colour, edge, mark
from dixit_widget.engine import Record
from dixit_widget.rules import edition
from tests.charts.conftest import NAMES, play

RECORD_CHARTS = [
    charts.score_progression,
    charts.voting_pattern,
    charts.voting_flow,
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


def test_streams_are_as_wide_as_their_votes(game):
    ax = charts.voting_flow(game)
    (image,) = charts.voting_pattern(game).get_images()
    table = np.asarray(image.get_array())
    streams = [patch for patch in ax.patches if patch.get_gid() == "stream"]
    widths = [patch.get_path().vertices[7, 1] - patch.get_path().vertices[0, 1] for patch in streams]
    np.testing.assert_allclose(widths, table[table > 0])
    received = table.sum(axis=0)
    assert [f"{n}  {name}" for n, name in zip(received, NAMES, strict=False)] == texts(ax)[7:13]
    assert charts.summary(ax).startswith("Where the votes go. 65 votes; most often Dan for Femi (5).")


def test_changes_of_the_lead_have_a_ring(game):
    ax = charts.score_progression(game)
    scores = {name: line.get_ydata() for name, line in named_lines(ax).items()}
    rings = [line for line in ax.get_lines() if line.get_label() == "_lead"]
    found = [(int(ring.get_xdata()[0]), int(ring.get_ydata()[0])) for ring in rings]
    assert found == [(turn, scores[name][turn]) for turn, name in ((6, "Cleo"), (7, "Eva"), (12, "Dan"))]
    assert charts.summary(ax).endswith("The lead passes to Cleo (turn 6), Eva (turn 7), Dan (turn 12).")


@pytest.mark.parametrize(("lone", "best"), [(None, 0.5), (4, 0.430384)])
def test_clues_are_held_against_the_best_clarity_of_the_rules(lone, best):
    ax = charts.clarity_of_clues(play(edition("dixit-2021").replace(lone_finder_points=lone), NAMES[:6], 3))
    (line,) = [line for line in ax.get_lines() if line.get_label() == "_best"]
    assert line.get_xdata()[0] == pytest.approx(best, abs=1e-5)
    assert f"best: {best:.2f}" in texts(ax)
    assert f"finds the card with chance {best:.2f}" in charts.summary(ax)


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


def test_letters_without_a_shape_are_boxes_without_a_warning(fonts, recwarn, caplog):
    game = play(edition("dixit-2021"), ["日本 Bo", "😀", "Zoë"], turns=1, clue="海の日")
    for chart in RECORD_CHARTS:
        charts.png(chart(game).get_figure())
    assert "□□ Bo  " in " ".join(texts(charts.score_progression(game)))
    assert "日本 Bo" in charts.summary(charts.score_progression(game))
    assert not recwarn.list
    assert not caplog.records


def test_pictures_are_cards_with_round_corners(game):
    pixels = np.array(Image.open(io.BytesIO(charts.png(charts.score_progression(game).get_figure()))))
    assert pixels.shape == (691, 1152, 4)
    corners = pixels[[0, 0, -1, -1], [0, -1, 0, -1], 3]
    assert (corners == 0).all()
    assert pixels[345, 0, 3] == pixels[0, 576, 3] == 255


def test_many_threads_may_draw_at_once(game):
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: charts.png(charts.score_progression(game).get_figure()), range(8)))
    assert len(set(drawn)) == 1


def test_a_notebook_shows_picture_and_alternative_text(game):
    bundle = charts.score_progression(game)._repr_mimebundle_()
    assert bundle["text/plain"].startswith("Score by turn. After")
    assert bundle["text/html"].startswith('<img alt="Score by turn. After')
    assert 'class="dixit-paper dixit-by-day"' in bundle["text/html"]
    assert ".dixit-paper {" in bundle["text/html"]
    assert bundle["image/png"][:8] == "iVBORw0K"


def test_twelve_players_have_different_colours_and_marks():
    assert len(set(COLOURS)) == len(set(MARKS)) == 12
    shapes = [mark(seat).get_path().transformed(mark(seat).get_transform()) for seat in range(12)]
    for a, b in combinations(shapes, 2):
        assert a.vertices.shape != b.vertices.shape or not np.allclose(a.vertices, b.vertices)
    assert colour(12) == colour(0)
    assert edge(0) != colour(0)


def test_clues_of_rules_that_pay_the_storyteller_nothing_have_no_best_clarity():
    flat = play(edition("dixit-2021").replace(storyteller_points=0), NAMES[:5], turns=3)
    ax = charts.clarity_of_clues(flat)
    assert not [line for line in ax.get_lines() if line.get_label() == "_best"]
    assert charts.summary(ax).endswith("A clue pays the same however clear it is: 0.00 points on average.")


def test_of_several_pairs_with_most_votes_none_is_named(fresh):
    turn = play(edition("dixit-2021"), NAMES[:6], turns=1)
    assert "and several gave so many" in charts.summary(charts.voting_pattern(turn))
    assert "plusieurs en ont donné autant" in charts.summary(charts.voting_pattern(turn, language="fr"))


def test_in_party_nobody_finds_a_card(player_games):
    for language in ("en", "fr"):
        ax = charts.voting_pattern(player_games["party"], language=language)
        assert not any("☾" in text.get_text() for text in ax.texts)


ALIKE = [
    "Maximiliane-Alexandra N",
    "Maximiliane-Alexandra S",
    "Jean-Marie Dupont-Nord",
    "Jean-Marius Dupont-Nord",
]


@pytest.fixture(scope="module")
def long_game():
    clue = "A very long clue about the sea and all its ships"
    return play(edition("dixit-2021").replace(target_score=95), ALIKE, turns=36, clue=clue)


@pytest.mark.parametrize("chart", RECORD_CHARTS)
def test_players_whose_names_begin_alike_are_told_apart(long_game, chart):
    ax = chart(long_game)
    labels = [*texts(ax), *(label.get_text() for label in ax.get_yticklabels())]
    names = [re.search(r"(?:Max|Jean)[^…]*…\D*?(?=\s*\d*$)", label) for label in labels]
    written = {found[0] for found in names if found}
    assert len(written) == len(ALIKE)


def test_on_low_axes_clues_are_written_out_as_far_as_there_is_room(long_game):
    figure = Figure(figsize=(14, 5), layout="constrained")
    ax = charts.clarity_of_clues(long_game, ax=figure.subplots(1, 2)[1])
    figure.draw_without_rendering()
    clues = [text for text in ax.texts if "clue" in text.get_text()]
    boxes = [text.get_window_extent() for text in clues]
    assert len(boxes) == 18
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    numbers = [
        text.get_window_extent() for text in ax.texts if "☾" in text.get_text() and "/" in text.get_text()
    ]
    assert len(numbers) == 18
    assert not any(one.overlaps(other) for one in boxes for other in numbers)
    marks = [line for line in ax.get_lines() if line.get_label() in ALIKE]
    assert len(marks) == 36, "every turn has its mark"


def test_a_figure_of_its_own_has_room_for_every_clue(long_game):
    ax = charts.clarity_of_clues(long_game)
    assert len([text for text in ax.texts if "clue" in text.get_text()]) == 36
