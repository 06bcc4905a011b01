"""The pictures of the deck: there, right size, light enough, and not alike."""

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import dixit_widget

DECK = Path(dixit_widget.__file__).parent / "deck"
CARDS = json.loads((DECK / "cards.json").read_text("utf-8"))["cards"]
PICTURES = {path.stem: path for path in (DECK / "pictures").glob("*.webp")}


def fingerprint(path: Path) -> np.ndarray:
    """Difference hash of 16 x 16 steps: which neighbour is brighter."""
    grey = np.asarray(Image.open(path).convert("L").resize((17, 16), Image.Resampling.LANCZOS), int)
    return (grey[:, 1:] > grey[:, :-1]).ravel()


def test_every_card_has_its_picture_and_every_picture_its_card():
    assert len(CARDS) == 84
    assert {card["id"] for card in CARDS} == set(PICTURES)


@pytest.mark.parametrize("card", sorted(PICTURES))
def test_pictures_are_webp_of_the_same_size(card):
    with Image.open(PICTURES[card]) as picture:
        assert picture.format == "WEBP"
        assert picture.size == (640, 960)


def test_the_deck_is_light_enough_for_a_wheel():
    assert sum(path.stat().st_size for path in PICTURES.values()) <= 4 * 1024 * 1024


def test_no_two_paintings_look_alike():
    painted = [card["id"] for card in CARDS]
    prints = {card: fingerprint(PICTURES[card]) for card in painted}
    alike = [
        (one, other)
        for place, one in enumerate(painted)
        for other in painted[place + 1 :]
        if np.count_nonzero(prints[one] != prints[other]) < 50
    ]
    assert alike == []
