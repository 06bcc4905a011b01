"""Tournaments of bots on the real engine."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

from dixit_widget.bots import HumanLikeBot, LiteralBot, RandomBot
from dixit_widget.deck import Deck
from dixit_widget.engine import InvalidPlayers
from dixit_widget.rules import edition
from dixit_widget.simulate import SimulationProblem, tournament
from dixit_widget.words import Problem
from tests.bots.own_bots import FAULTY, SETTINGS, First, Spoiling

BASE = edition("dixit-2021")
SHORT = BASE.replace(target_score=8)
STINGY = BASE.replace(storyteller_points=0, finder_points=0, all_or_none_points=0, target_score=1000)


class BrokenBot(RandomBot):
    """Raises whenever it should vote."""

    name = "broken"

    def vote(self, view, options, chance):
        raise ZeroDivisionError


class CheatingBot(RandomBot):
    """Votes for every card there is."""

    name = "cheat"

    def vote(self, view, options, chance):
        return tuple(range(1, len(view["tableau"]) + 1)), None


class BlindBot(RandomBot):
    """Cannot follow a turn, and says so at length."""

    name = "blind"

    def watch(self, view):
        raise ValueError("I see nothing:\n  it is dark")


def test_same_seed_same_result_and_seats_go_round():
    a = tournament(["random", "literal", RandomBot, LiteralBot], SHORT, games=4, seed=5, progress=False)
    b = tournament(["random", "literal", RandomBot, LiteralBot], SHORT, games=4, seed=5, progress=False)
    np.testing.assert_array_equal(a.scores, b.scores)
    assert a.bots == ("random", "literal", "random 2", "literal 2")
    assert a.win_share.sum() == pytest.approx(1)
    assert (a.scores.max(axis=1) >= 8).all()
    assert "random" not in a.failures
    assert not a.interrupted
    other = tournament(["random"] * 4, SHORT, games=4, seed=6, progress=False)
    assert not np.array_equal(a.scores, other.scores)


@pytest.mark.usefixtures("pool")
def test_bots_from_a_notebook_travel_to_other_processes():
    pytest.importorskip("joblib")
    one = tournament([BrokenBot, "random", "random"], SHORT, games=3, seed=1, progress=False)
    two = tournament([BrokenBot, "random", "random"], SHORT, games=3, seed=1, workers=2, progress=False)
    np.testing.assert_array_equal(one.scores, two.scores)
    assert one.failures == two.failures


@pytest.mark.parametrize("bot", [BrokenBot, CheatingBot])
def test_a_bot_that_fails_is_counted_and_the_game_goes_on(bot):
    result = tournament([bot, "random", "random"], SHORT, games=3, progress=False)
    assert len(result.turns) == 3
    assert set(result.failures) == {bot.name}
    assert set(result.errors) == {bot.name}
    assert result.errors[bot.name].startswith("Traceback")
    said = result.summary()
    assert f"{bot.name} failed {result.failures[bot.name]} times" in said
    assert result.errors[bot.name].strip().splitlines()[-1][:60] in said
    assert bot.name in result.summary("fr").partition(" a échoué ")[0]


def test_a_bot_that_fails_while_it_watches_has_acted_itself():
    said = tournament([BlindBot, "random", "random"], SHORT, games=1, progress=False).summary()
    assert (
        "(first: ValueError: I see nothing: it is dark); where it was to act, random legal actions were"
        in said
    )


def test_who_does_nothing_wrong_is_not_named():
    result = tournament(["random"] * 3, SHORT, games=2, progress=False)
    assert result.errors == {}
    assert "failed" not in result.summary()


def test_a_tournament_as_a_table():
    pytest.importorskip("pandas")
    result = tournament(["random", "literal", "random"], SHORT, games=4, progress=False)
    frame = result.to_frame()
    assert len(frame) == 12
    for game, bot, turns, score, win in frame.itertuples(index=False):
        i = result.bots.index(bot)
        assert (turns, score, win) == (result.turns[game], result.scores[game, i], result.wins[game, i])


@pytest.mark.parametrize(
    ("rules", "players"),
    [(edition("odyssey-party"), 6), (edition("odyssey-team"), 6), (edition("odyssey"), 8)],
)
def test_every_mode_can_be_played(rules, players):
    result = tournament(["random"] * players, rules, games=2, progress=False)
    assert result.scores.shape == (2, players)
    assert result.win_share.sum() == pytest.approx(1)


def test_interrupted_it_returns_what_is_finished(monkeypatch):
    module = sys.modules["dixit_widget.simulate.tournament"]
    real = module.play_game

    def interrupted(entry, number):
        if number == 2:
            raise KeyboardInterrupt
        return real(entry, number)

    monkeypatch.setattr(module, "play_game", interrupted)
    result = tournament(["random"] * 3, SHORT, games=10, progress=False)
    assert result.interrupted
    assert len(result.turns) == 2
    monkeypatch.setattr(module, "play_game", lambda entry, number: interrupted(entry, 2))
    nothing = tournament(["random"] * 3, SHORT, games=10, progress=False)
    assert nothing.scores.shape == (0, 3)
    assert np.isnan(nothing.win_share).all()
    assert nothing.summary() == "No game of the tournament was finished."


def test_a_deck_of_ones_own():
    deck = Deck.default()
    few = Deck([deck[card] for card in deck.ids[:60]], {})
    result = tournament(["literal"] * 3, SHORT, games=1, deck=few, language="fr", progress=False)
    assert len(result.turns) == 1


def test_summary_names_the_best_first():
    result = tournament(["random", "random", "random"], SHORT, games=3, progress=False)
    assert result.summary().startswith(
        "3 games of dixit-2021 with changes; share of victories [95 % interval]: "
    )
    assert "part des victoires" in result.summary("fr")


def test_who_has_won_nothing_has_an_interval_all_the_same():
    result = tournament(["random"] * 3, SHORT, games=12, progress=False)
    lost = replace(result, scores=np.array([[9, 1, 0]] * 12))
    assert lost.summary().endswith("random 100 % [76, 100], random 2 0 % [0, 24], random 3 0 % [0, 24].")


def test_the_progress_bar_is_optional(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    tournament(["random"] * 3, SHORT, games=1)
    assert capsys.readouterr().err == ""


def test_several_workers_without_joblib(monkeypatch):
    monkeypatch.setitem(sys.modules, "joblib", None)
    with pytest.raises(SimulationProblem, match="Several workers need joblib"):
        tournament(["random"] * 3, SHORT, games=1, workers=2, progress=False)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: tournament([], BASE, 1), "needs bots"),
        (lambda: tournament("random", BASE, 1), "needs bots"),
        (lambda: tournament(["oracle"] * 3, BASE, 1), "no bot called oracle; there are: "),
        (lambda: tournament([int] * 3, BASE, 1), "makes no bot"),
        (lambda: tournament(5, BASE, 1), "needs bots"),
        (lambda: tournament([RandomBot, First(Deck.default()), "random"], BASE, 1), "First is made already"),
        (lambda: tournament(["random"] * 3, BASE, 0), "number of games"),
        (lambda: tournament(["random"] * 3, BASE, 1, workers=0), "number of workers"),
        (lambda: tournament(["random"] * 3, STINGY, 1, progress=False), "a game had no end"),
    ],
)
def test_errors_say_what_would_be_right(call, words):
    with pytest.raises(SimulationProblem, match=words):
        call()


@pytest.mark.parametrize("words", FAULTY)
def test_what_makes_no_bot_is_refused_before_the_first_game(words):
    with pytest.raises(Problem, match=words):
        tournament([FAULTY[words](Deck.default()), "random", "random"], BASE, games=1, progress=False)


@pytest.mark.parametrize(("kind", "settings", "words"), SETTINGS)
def test_settings_that_make_no_sense_are_refused_before_the_first_game(kind, settings, words):
    with pytest.raises(Problem, match=words):
        tournament([partial(kind, **settings), "random", "random"], BASE, games=1, progress=False)


@pytest.mark.usefixtures("pool")
@pytest.mark.parametrize("workers", [1, 2])
def test_settings_travel(workers):
    if workers > 1:
        pytest.importorskip("joblib")
    eyes = [partial(HumanLikeBot, skill=0.0), partial(HumanLikeBot, skill=1.0), First, First]
    result = tournament(eyes, SHORT, games=2, seed=1, workers=workers, progress=False)
    assert result.bots == ("human (skill=0.0)", "human (skill=1.0)", "first", "first 2")
    assert not result.failures


def test_names_that_differ_in_capitals_only_are_told_apart():
    shouting = type("Shouting", (First,), {"name": "FIRST"})
    assert tournament([First, shouting, "random"], SHORT, games=1, progress=False).bots[1] == "FIRST 2"


def test_too_many_players_are_refused_before_the_first_game():
    with pytest.raises(InvalidPlayers):
        tournament(["random"] * 9, BASE, games=1)


class WatchingBot(RandomBot):
    """Counts the turns that it was shown, and looks away from the third."""

    name = "watching"
    turns = 0

    def watch(self, view):
        assert view["votes"] is not None
        type(self).turns += 1
        if view["turn"] == 3:
            raise ZeroDivisionError


def test_bots_see_how_every_turn_came_out():
    WatchingBot.turns = 0
    result = tournament([WatchingBot, "random", "random", "random"], BASE, games=1, progress=False)
    assert WatchingBot.turns == result.turns[0] > 3
    assert result.failures == {"watching": 1}


def test_a_bot_that_spoils_what_it_is_shown_costs_nobody_the_game() -> None:
    result = tournament([Spoiling, "random", "random"], edition("dixit-2021"), games=1, seed=3)
    assert set(result.failures) == {"spoiling"}
