"""Charts in a caller's axes: small ones, dark ones, with another font."""

from __future__ import annotations

from itertools import combinations

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
SIM = games(BASE, 6, 500, seed=2)
PLAYED = tournament(["literal", "random", "random"], BASE, 12, progress=False)
HEARD = literal_listener([[1, 1, 0], [0, 1, 1], [0, 0, 1]])
CHARTS = {
    "progression": lambda ax: charts.score_progression(GAME, ax=ax),
    "votes": lambda ax: charts.voting_pattern(GAME, ax=ax),
    "flow": lambda ax: charts.voting_flow(GAME, ax=ax),
    "decoys": lambda ax: charts.decoy_success(GAME, ax=ax),
    "clues": lambda ax: charts.clarity_of_clues(GAME, ax=ax),
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


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", [(3, 2.2), (4.5, 3)], ids=str)
@pytest.mark.parametrize("name", CHARTS)
def test_what_is_written_can_be_read_and_nothing_important_is_cut(name, size, style):
    figure, ax = drawn(CHARTS[name], size, style)
    paper = to_rgb(ax.get_facecolor())
    title = [text for text in ax.findobj(Text) if text.get_text() == ax.get_title(loc="left")]
    for text in (*title, ax.xaxis.label, ax.yaxis.label):
        box = text.get_window_extent()
        if text.get_text():
            assert box.x0 >= -1, text
            assert box.y0 >= -1, text
            assert box.x1 <= figure.bbox.width + 1, text
            assert box.y1 <= figure.bbox.height + 1, text
    for text in figure.findobj(Text):
        if text.get_text().strip():
            assert text.get_fontsize() >= 5.5, text
            if text.get_gid() != ON_COLOUR and to_rgb(text.get_color()) != (1, 1, 1):
                assert contrast(text.get_color(), paper) >= 3, text


@pytest.mark.parametrize("size", [(5, 3.4), (4, 3), (3, 2.2)])
def test_nothing_that_is_written_lies_on_something_else(size):
    """Names at the ends of lines, and the two numbers of a cell."""
    for chart, kind in ((charts.score_progression, Annotation), (charts.voting_pattern, Text)):
        figure = Figure(figsize=size, layout="constrained")
        ax = chart(GAME, ax=figure.add_subplot())
        figure.draw_without_rendering()
        boxes = [text.get_window_extent() for text in ax.texts if type(text) is kind and text.get_text()]
        assert len(boxes) > 5
        for one, other in combinations(boxes, 2):
            assert not one.padded(-1).overlaps(other.padded(-1)), (chart, size)


def test_a_figure_of_our_own_size_is_left_as_it_is():
    _, ax = drawn(CHARTS["seats"], (8, 5), "plain")
    assert ax.xaxis.label.get_fontsize() == 11.5
    assert any(text.get_gid() == "subtitle" for text in ax.texts)
