"""One definition of what can be seen, at every door for texts; the page is held to the same table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dixit_widget.deck.texts import tidy
from dixit_widget.engine import Game, GiveClue, IllegalAction, name_problems
from dixit_widget.rules import edition
from dixit_widget.words.visible import shows

VECTORS = json.loads(Path(__file__).with_name("visible.json").read_text("utf-8"))
FLAGS = [row["text"] for row in VECTORS if "\U000e007f" in row["text"] and row["name"]]
every_text = pytest.mark.parametrize("row", VECTORS, ids=lambda row: row["what"])


@every_text
def test_the_definition(row):
    assert shows(row["text"]) is row["shows"]


@every_text
def test_names(row):
    assert (name_problems([row["text"]]) == []) is row["name"]


@every_text
@pytest.mark.parametrize("kind", ["text", "sung", "mimed"])
def test_clues(row, kind):
    game = Game.start(
        edition("odyssey").replace(clue_kinds=("text", "sung", "mimed")), ["Ana", "Ben", "Cleo"]
    )
    give = GiveClue("Ana", game.hand("Ana")[0], row["text"], kind)
    if kind == "text" and not row["shows"]:
        with pytest.raises(IllegalAction, match="needs some words"):
            game.play(give)
    else:
        assert bool(game.play(give).clue.text) is row["shows"]


@every_text
def test_captions(row):
    assert bool(tidy(row["text"])) is row["shows"]


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_stays_the_flag_of_its_country(flag):
    game = Game.start(edition("dixit-2021"), ["Ana", "Ben", flag])
    assert game.players[2] == flag
    assert game.play(GiveClue("Ana", game.hand("Ana")[0], flag)).clue.text == flag
    assert tidy(flag) == flag
