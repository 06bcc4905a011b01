"""Charts in a caller's axes: small ones, dark ones, with another font."""

from __future__ import annotations

from itertools import chain, combinations, pairwise
from math import radians, sin

import matplotlib
import matplotlib.style
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.text import Annotation, Text

from dixit_widget import charts
from dixit_widget.charts.night import ON_COLOUR
from dixit_widget.rules import edition
from dixit_widget.simulate import games, tournament
from dixit_widget.theory import literal_listener, voting_game
from tests.charts.conftest import NAMES, play
from tests.charts.test_night import contrast

BASE = edition("dixit-2021")
GAME = play(BASE, NAMES[:6])
LONG = play(BASE, ["Maximilian Alexander", "Anne-Sophie de la Tour", "Bartholomew", "Guðrún Sigurðardóttir"])
MANY = play(
    BASE, ["Anne-Sophie", "Bartholomew", "Cleo", "Dimitri", "Ekaterina", "Fatoumata", "Giovanni", "Hal"]
)
SIM = games(BASE, 6, 500, seed=2)
PLAYED = tournament(["literal", "random", "random"], BASE, 12, progress=False)
HEARD = literal_listener([[1, 1, 0], [0, 1, 1], [0, 0, 1]])
CHARTS = {
    "progression": lambda ax: charts.score_progression(GAME, ax=ax),
    "votes": lambda ax: charts.voting_pattern(GAME, ax=ax),
    "votes of long names": lambda ax: charts.voting_pattern(LONG, ax=ax, language="fr"),
    "flow": lambda ax: charts.voting_flow(GAME, ax=ax),
    "decoys": lambda ax: charts.decoy_success(GAME, ax=ax),
    "clues": lambda ax: charts.clarity_of_clues(GAME, ax=ax),
    "clues of long names": lambda ax: charts.clarity_of_clues(LONG, ax=ax, language="fr"),
    "clarity": lambda ax: charts.clarity_curve([BASE, BASE.replace(lone_finder_points=4)], 5, ax=ax),
    "matrix": lambda ax: charts.payoff_matrix(voting_game(BASE, 2), ax=ax),
    "deviates": lambda ax: charts.who_deviates(voting_game(BASE, 5, "against_storyteller"), ax=ax),
    "length": lambda ax: charts.game_length({"a": SIM, "b": SIM}, ax=ax),
    "seats": lambda ax: charts.seat_advantage(SIM, ax=ax),
    "editions": lambda ax: charts.edition_comparison([SIM], ax=ax),
    "signals": lambda ax: charts.signal_table(
        HEARD, ["growth", "birth", "shell"], ["bulbs", "seed", "egg"], ax=ax
    ),
    "audiences": lambda ax: charts.audience_map(BASE, (2, 3), {"sea": (0.5, 0.5)}, ax=ax),
    "wins": lambda ax: charts.win_shares(PLAYED, ax=ax),
    "running": lambda ax: charts.running_shares(PLAYED, ax=ax),
}
STYLES = {
    "plain": {},
    "dark": matplotlib.style.library["dark_background"],
    "mono": {"font.family": "DejaVu Sans Mono"},
}


def drawn(chart, size, style):
    with matplotlib.rc_context(STYLES[style]):
        figure = Figure(figsize=size, layout="constrained")
        ax = chart(figure.add_subplot())
        FigureCanvasAgg(figure).draw()
        return figure, ax


def _drawn_at(axis):
    """Return the words at the ticks that are seen, in order."""
    low, high = sorted(axis.get_view_interval())
    places = zip(axis.get_majorticklocs(), axis.get_ticklabels(), strict=True)
    return [text for place, text in places if low <= place <= high and text.get_text()]


def _on_another(one, other):
    """Whether the words at two ticks, both level or both aslant, are written over each other."""
    boxes = one.get_window_extent(), other.get_window_extent()
    if one.get_rotation() in (0, 90):
        return boxes[0].padded(-1).overlaps(boxes[1].padded(-1))
    apart = sin(radians(one.get_rotation())) * (boxes[1].x1 - boxes[0].x1)
    return apart < one.get_fontsize() * one.get_figure(root=True).dpi / 72


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", [(3, 2.2), (5, 3.4)], ids=str)
@pytest.mark.parametrize("name", CHARTS)
def test_what_is_written_can_be_read_and_nothing_important_is_cut(name, size, style):
    figure, ax = drawn(CHARTS[name], size, style)
    paper = to_rgb(ax.get_facecolor())
    above = [text for text in ax.findobj(Text) if text.get_text() == ax.get_title(loc="left")]
    above += [text for text in ax.texts if text.get_gid() == "subtitle"]
    ticks = [_drawn_at(axis) for axis in (ax.xaxis, ax.yaxis)]
    for text in (*above, ax.xaxis.label, ax.yaxis.label, *chain(*ticks)):
        box = text.get_window_extent()
        if text.get_text():
            assert box.x0 >= -1, text
            assert box.y0 >= -1, text
            assert box.x1 <= figure.bbox.width + 1, text
            assert box.y1 <= figure.bbox.height + 1, text
    for labels in ticks:
        assert not any(_on_another(*pair) for pair in pairwise(labels))
    for text in figure.findobj(Text):
        if text.get_text().strip():
            assert text.get_fontsize() >= 5.5, text
            if text.get_gid() != ON_COLOUR and to_rgb(text.get_color()) != (1, 1, 1):
                assert contrast(text.get_color(), paper) >= 3, text


@pytest.mark.parametrize("size", [(5, 3.4), (4, 3), (3, 2.2)])
def test_nothing_that_is_written_lies_on_something_else(size):
    """Names at the ends of lines, and the two numbers of a cell."""
    for chart, kind, game in (
        (charts.score_progression, Annotation, GAME),
        (charts.voting_pattern, Text, GAME),
        (charts.voting_pattern, Text, LONG),
        (charts.voting_pattern, Text, MANY),
    ):
        figure = Figure(figsize=size, layout="constrained")
        ax = chart(game, ax=figure.add_subplot())
        figure.draw_without_rendering()
        boxes = [text.get_window_extent() for text in ax.texts if type(text) is kind and text.get_text()]
        assert len(boxes) > 5
        for one, other in combinations(boxes, 2):
            assert not one.padded(-1).overlaps(other.padded(-1)), (chart, size)


@pytest.mark.parametrize("size", [(5, 3.4), (3, 2.2)])
def test_no_clue_is_written_on_the_line_of_its_turn(size):
    clear = play(BASE.replace(target_score=60), NAMES[:3])
    ax = charts.clarity_of_clues(clear, ax=Figure(figsize=size, layout="constrained").add_subplot())
    lines = {
        line.get_ydata()[0] for line in ax.lines if len(line.get_xdata()) == 2 and line.get_xdata()[1] > 0.5
    }
    left = {text.xy[1] for text in ax.texts if isinstance(text, Annotation) and text.get_ha() == "right"}
    assert left
    assert not lines & left


def test_what_stands_above_axes_is_seen_without_a_layout():
    figure = Figure(figsize=(5, 3.4))
    ax = charts.voting_pattern(LONG, ax=figure.add_subplot())
    figure.draw_without_rendering()
    boxes = [text.get_window_extent() for text in ax.findobj(Text) if text.get_gid() == "title"]
    assert [box.y1 <= figure.bbox.height for box in boxes] == [True]


def test_a_figure_of_our_own_size_is_left_as_it_is():
    _, ax = drawn(CHARTS["seats"], (8, 5), "plain")
    assert ax.xaxis.label.get_fontsize() == 11.5
    assert any(text.get_gid() == "subtitle" for text in ax.texts)
