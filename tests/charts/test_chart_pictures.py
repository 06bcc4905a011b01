"""Every chart as it looks: held against a picture that somebody has looked at, at the size seen from afar.

After a change that is meant, ``DIXIT_PICTURES=write`` writes the pictures anew: look at each of them.
"""

from __future__ import annotations

import functools
import io
import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from dixit_widget import charts
from dixit_widget.engine import Game
from dixit_widget.rules import edition
from dixit_widget.simulate import games
from dixit_widget.theory import literal_listener, voting_game
from tests.charts.conftest import NAMES, play

PICTURES = Path(__file__).parent / "pictures"
WIDTH = 400
BLOCK = 20
MOST = 8
"""How much a block may differ on average, of 255: letters may shift a little, a label may not be missing."""

BASE = edition("dixit-2021")
LONE = BASE.replace(lone_finder_points=4)
LONG = ["Maximilian-Alexander", "Anne-Sophie de la Tour", "Bartholomew", "Guðrún Sigurðardóttir"]


HEARD = literal_listener([[1, 1, 0], [0, 1, 1], [0, 0, 1]])
SIX, TWELVE = play(BASE, NAMES[:6]), play(edition("odyssey"), NAMES)
FAR = play(BASE, LONG, clue="A very long clue about the sea and all its ships")


@functools.cache
def simulated(rules):
    return games(rules, 6, 2000, seed=2)


def several():
    return [simulated(rules) for rules in (edition("dixit-2008"), BASE, edition("odyssey-party"))]


CHARTS = {
    "progression": lambda: charts.score_progression(SIX),
    "progression-12-fr": lambda: charts.score_progression(TWELVE, language="fr"),
    "votes": lambda: charts.voting_pattern(SIX),
    "votes-long": lambda: charts.voting_pattern(FAR),
    "flow": lambda: charts.voting_flow(SIX),
    "flow-12-fr": lambda: charts.voting_flow(TWELVE, language="fr"),
    "decoys-long": lambda: charts.decoy_success(FAR),
    "clues-long-fr": lambda: charts.clarity_of_clues(FAR, language="fr"),
    "clarity": lambda: charts.clarity_curve([BASE, LONE], 5),
    "clarity-lead-fr": lambda: charts.clarity_curve(BASE, 2, objective="lead", language="fr"),
    "matrix-2": lambda: charts.payoff_matrix(voting_game(BASE, 2)),
    "matrix-7": lambda: charts.payoff_matrix(voting_game(BASE, 7, "lead")),
    "deviates": lambda: charts.who_deviates(voting_game(BASE, 5, "against_storyteller")),
    "length": lambda: charts.game_length(simulated(BASE)),
    "lengths-fr": lambda: charts.game_length(several(), language="fr"),
    "seats": lambda: charts.seat_advantage(simulated(BASE)),
    "editions": lambda: charts.edition_comparison(several()),
    "signals": lambda: charts.signal_table(HEARD, ["growth", "birth", "shell"], ["bulbs", "seed", "egg"]),
    "audiences-fr": lambda: charts.audience_map(
        BASE, (2, 3), {"la mer": (0.5, 0.5), "un dinosaure": (0.9, 0.2)}, language="fr"
    ),
    "nothing": lambda: charts.voting_flow(Game.start(BASE, NAMES[:4], seed=1)),
}


def from_afar(png: bytes) -> Image.Image:
    """Return a picture as small as it is seen from the last row, on white."""
    picture = Image.open(io.BytesIO(png))
    paper = Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture).convert("RGB")
    return paper.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how much the most different blocks of two pictures differ."""
    assert one.size == other.size
    apart = np.abs(np.asarray(one, dtype=float) - np.asarray(other, dtype=float)).mean(axis=2)
    rows, columns = (length // BLOCK for length in apart.shape)
    blocks = apart[: rows * BLOCK, : columns * BLOCK].reshape(rows, BLOCK, columns, BLOCK)
    return float(blocks.mean(axis=(1, 3)).max())


@pytest.mark.parametrize("name", CHARTS)
def test_it_looks_as_it_did(name, tmp_path):
    seen = from_afar(charts.png(CHARTS[name]().get_figure()))
    kept = PICTURES / f"{name}.png"
    if os.environ.get("DIXIT_PICTURES") == "write":
        kept.parent.mkdir(exist_ok=True)
        seen.save(kept, optimize=True)
    file = tmp_path / kept.name
    seen.save(file)
    assert difference(seen, Image.open(kept).convert("RGB")) <= MOST, f"look at {file} and {kept}"


def test_a_label_more_or_less_is_a_difference():
    ax = CHARTS["clarity"]()
    before = from_afar(charts.png(ax.get_figure()))
    ax.set_xlabel(" ")
    assert difference(from_afar(charts.png(ax.get_figure())), before) > MOST
