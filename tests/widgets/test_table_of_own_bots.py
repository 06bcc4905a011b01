"""A bot of one's own at a table that a cell shows: a whole game, its mistakes, and its way back."""

from __future__ import annotations

import functools
import logging
from pathlib import Path
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.bots import BotMaker, HumanLikeBot
from dixit_widget.deck import Deck
from tests.bots.own_bots import FAULTY, SETTINGS, First, Restless


def play_to_the_end(table: dixit.TableWidget) -> None:
    me = First(Deck.default())
    while table.phase != "over":
        if table.phase == "review":
            table.act(dixit.Continue())
        elif "Ana" in table.game.waiting_for:
            table.act(me.act(table.game.view("Ana")))
        else:
            assert table.live.let_bots_begin()


@pytest.mark.parametrize("edition", ["dixit-2021", "odyssey-party", "odyssey-team"])
def test_a_whole_game_with_bots_of_ones_own(edition: str) -> None:
    bots = ["poet", First, functools.partial(HumanLikeBot, skill=0.9), First, "literal"]
    table = dixit.play("Ana", bots=bots, edition=edition, seed=3, store=None)
    players = ["Ana", "Fox", "first", "human (skill=0.9)", "first 2", "Owl"]
    assert sorted(table.scores) == sorted(players)
    play_to_the_end(table)
    assert max(table.scores.values()) > 0
    assert table.notice is None


def test_a_bot_of_ones_own_that_stumbles_is_named(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    table = dixit.play("Ana", bots=["poet", Restless], seed=3, store=None)
    table.act(First(Deck.default()).act(table.game.view("Ana")))
    assert table.notice["code"] == "notice.bot_failed"
    assert table.notice["text"]["en"].startswith("restless stumbled")
    play_to_the_end(table)


@pytest.mark.parametrize("words", FAULTY)
def test_what_makes_no_bot_is_refused_with_a_sentence(words: str) -> None:
    with pytest.raises(ValueError, match=words):
        dixit.play("Ana", bots=["poet", FAULTY[words](Deck.default())], store=None)


@pytest.mark.parametrize(("kind", "settings", "words"), SETTINGS)
def test_settings_that_make_no_sense_are_refused_with_a_sentence(
    kind: BotMaker, settings: dict[str, Any], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        dixit.play("Ana", bots=["poet", functools.partial(kind, **settings)], store=None)


def test_bots_come_in_a_list() -> None:
    for bots in (First, "poet", {First}, None, 2.5):
        with pytest.raises(ValueError, match="a list of bots"):
            dixit.play("Ana", bots=bots, store=None)


def test_resume_takes_the_classes_again(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    table = dixit.play("Ana", bots=[First, "poet"], seed=3, store=path)
    table.act(First(Deck.default()).act(table.game.view("Ana")))
    with pytest.raises(ValueError, match="not known here: first"):
        dixit.resume(store=path)
    again = dixit.resume(bots=[First, "poet"], store=path)
    assert again.game == table.game
    play_to_the_end(again)
