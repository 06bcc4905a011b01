"""The chart that follows a game: drawn when a turn is scored, and never in a game's way."""

from __future__ import annotations

import logging
import threading

import pytest
import traitlets

from dixit_widget import charts
from dixit_widget.engine import Record
from dixit_widget.rules import edition
from dixit_widget.words import Problem
from tests.charts.conftest import NAMES, play


class FakeTable(traitlets.HasTraits):
    """What live() needs of a table."""

    revision = traitlets.Int(0)
    language = traitlets.Unicode()
    game = None

    @property
    def record(self):
        if self.game is None:
            raise Problem("charts.no_game")
        return Record.of(self.game)

    def show(self, game):
        self.game = game
        self.revision = game.revision


@pytest.fixture(scope="module")
def moments():
    whole = Record.of(play(edition("dixit-2021"), NAMES[:4], turns=2))
    return list(whole.replay())


def test_it_follows_the_game_and_draws_once_a_turn(moments):
    table, drawn = FakeTable(), []

    def chart(record, language):
        drawn.append(len(record.rows()))
        return charts.score_progression(record, language=language)

    live = charts.live(table, chart)
    assert live.words.endswith("There is no game on the table yet.")
    before = live.picture
    for game in moments:
        table.show(game)
    assert drawn == [0, 4, 8]
    assert "After 2 turns" in live.words
    assert live.picture != before
    assert live.picture[:4] == b"\x89PNG"


def test_it_speaks_the_language_of_the_table(moments):
    table = FakeTable(language="fr")
    live = charts.live(table, charts.score_progression)
    assert live.words.startswith("La partie jusqu’ici")
    table.show(moments[-1])
    assert live.words.startswith("Le score tour par tour")
    table.language = "en"
    assert live.words.startswith("Score by turn")
    table.language = ""
    assert live.words.startswith("Score by turn"), "what the browser speaks is not known here"


def test_a_language_that_is_asked_for_goes_before_that_of_the_table(moments):
    table = FakeTable(language="fr")
    live = charts.live(table, charts.score_progression, language="en")
    table.show(moments[-1])
    assert live.words.startswith("Score by turn")
    with pytest.raises(Problem, match="no words in 'de'"):
        charts.live(table, charts.score_progression, language="de")


def test_its_picture_lies_on_the_paper_of_all_charts():
    live = charts.live(FakeTable(), charts.score_progression)
    assert "dixit-paper" in live.children[0]._dom_classes
    assert ".dixit-paper" in live.children[3].value


def test_stop_lets_go(moments):
    table = FakeTable()
    live = charts.live(table, charts.voting_pattern)
    live.stop()
    picture = live.picture
    table.show(moments[-1])
    assert live.picture == picture


def test_a_chart_that_has_no_answer_says_so_in_the_picture():
    table = FakeTable()
    table.show(play(edition("odyssey-party"), NAMES[:6], turns=1))
    live = charts.live(table, charts.decoy_success, language="fr")
    assert live.picture


def test_a_chart_that_breaks_does_not_stop_the_game(moments, caplog):
    table = FakeTable()

    def broken(record, language):
        raise ZeroDivisionError

    charts.live(table, broken)
    with caplog.at_level(logging.ERROR):
        table.show(moments[-1])
    assert "could not be drawn" in caplog.text


def test_it_can_be_driven_from_another_thread(moments):
    table = FakeTable()
    live = charts.live(table, charts.score_progression)
    thread = threading.Thread(target=lambda: table.show(moments[-1]))
    thread.start()
    thread.join()
    assert "After 2 turns" in live.words


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: charts.live(3, charts.score_progression), "follows a table"),
        (lambda: charts.live(FakeTable(), "chart"), "needs a chart of a record"),
    ],
)
def test_errors_say_what_would_be_right(call, words):
    with pytest.raises(charts.ChartProblem, match=words):
        call()


def test_words_for_screen_readers_are_escaped():
    table = FakeTable()
    table.show(play(edition("dixit-2021"), ["<b>Bo</b>", "Ana", "Ben"], turns=1))
    live = charts.live(table, charts.score_progression)
    assert "&lt;b&gt;Bo" in live.children[2].value
    assert "<b>Bo</b>" in live.words
