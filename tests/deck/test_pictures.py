"""The pictures of the deck: there, right size, light enough, and not alike."""

import ast
import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import dixit_widget

DECK = Path(dixit_widget.__file__).parent / "deck"
CARDS = json.loads((DECK / "cards.json").read_text("utf-8"))["cards"]
WORKSHOP = Path(__file__).parent.parent.parent / "tools" / "deck"
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


def scenes():
    """Name and first line of every scene, read without Blender."""
    functions = (
        node
        for path in sorted((WORKSHOP / "scenes").glob("*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
        and any(ast.unparse(mark) == "scene" for mark in node.decorator_list)
    )
    return {function.name: (ast.get_docstring(function) or "").splitlines()[0] for function in functions}


def plan():
    """The rows of the list of scenes: card, what is odd, and the light."""
    rows = [line.split("|") for line in (WORKSHOP / "SCENES.md").read_text("utf-8").splitlines()]
    cells = [[cell.strip() for cell in row[1:-1]] for row in rows if len(row) == 8]
    return {row[0]: row for row in cells if row[0] in PICTURES}


def test_every_picture_has_a_scene_that_paints_it():
    assert set(scenes()) == set(PICTURES)
    assert {path.stem for path in (WORKSHOP / "meaning").glob("*.txt")} == set(PICTURES)


def test_the_list_of_scenes_says_what_the_scenes_say():
    assert {card: row[1] for card, row in plan().items()} == scenes()


def test_the_deck_is_not_all_of_one_light():
    lights = Counter(row[-1] for row in plan().values())
    assert sum(lights.values()) == 84
    assert lights["day"] >= 28
    assert lights["indoors"] >= 21
