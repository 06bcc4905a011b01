"""Charts on dark paper: what is written can be read there, and by day nothing has changed."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.text import Text

from dixit_widget import charts
from dixit_widget.charts.marks import COLOURS
from dixit_widget.charts.night import ON_COLOUR, PAPER, by_night
from dixit_widget.rules import edition
from tests.charts.test_chart_pictures import CHARTS, SIX


def luminance(colour):
    parts = np.array(to_rgb(colour))
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return float(linear @ (0.2126, 0.7152, 0.0722))


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_light_paper_of_somebody_elses_is_dark_by_night():
    figure = Figure(figsize=(5, 3), layout="constrained", facecolor="white")
    charts.score_progression(SIX, ax=figure.add_subplot())
    with by_night(figure):
        assert figure.get_facecolor()[:3] == to_rgb(PAPER)
    assert figure.get_facecolor()[:3] == (1, 1, 1)


@pytest.mark.parametrize("name", CHARTS)
def test_what_is_written_can_be_read_on_dark_paper(name):
    figure = CHARTS[name]().get_figure()
    charts.png(figure)
    with by_night(figure):
        for text in figure.findobj(Text):
            if text.get_text().strip() and text.get_gid() != ON_COLOUR:
                assert contrast(text.get_color(), PAPER) >= 4.5, text
        assert figure.get_facecolor()[:3] == to_rgb(PAPER)


@pytest.mark.parametrize("name", ["clarity", "votes", "matrix-2", "audiences-fr", "decoys-long"])
def test_after_a_night_the_day_is_as_before(name):
    figure = CHARTS[name]().get_figure()
    before = charts.png(figure)
    assert charts.png(figure, night=True) != before
    assert charts.png(figure) == before


def test_players_keep_their_colours_by_night():
    figure = charts.score_progression(SIX).get_figure()
    with by_night(figure):
        fills = {str(line.get_markerfacecolor()) for line in figure.findobj(Line2D)}
        assert set(COLOURS[:6]) <= fills


def test_colours_of_others_stay_as_they_are():
    figure = Figure()
    ax = figure.add_subplot()
    (line,) = ax.plot([0, 1], color="#123456")
    with by_night(figure):
        assert line.get_color() == "#123456"


def test_a_page_has_both_and_shows_one():
    ax = charts.clarity_curve(edition("dixit-2021"), 5)
    page = charts.markup(ax)
    assert page.count("<img ") == 2
    assert page.count(f'alt="{charts.summary(ax)}"') == 2
    assert "dixit-by-day" in page
    assert "dixit-by-night" in page
    with pytest.raises(charts.ChartProblem):
        charts.markup(Figure().add_subplot())
