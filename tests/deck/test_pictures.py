"""The pictures of the deck: there, right size, light enough, not alike, and what the code paints."""

import ast
import json
import shutil
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import dixit_widget
from tools.deck import ledger

DECK = Path(dixit_widget.__file__).parent / "deck"
CARDS = json.loads((DECK / "cards.json").read_text("utf-8"))["cards"]
WORKSHOP = Path(__file__).parent.parent.parent / "tools" / "deck"
PICTURES = {path.stem: path for path in (DECK / "pictures").glob("*.webp")}
SMALL = {path.stem: path for path in (DECK / "small_pictures").glob("*.webp")}


def fingerprint(path: Path) -> np.ndarray:
    """Difference hash of 16 x 16 steps: which neighbour is brighter."""
    grey = np.asarray(Image.open(path).convert("L").resize((17, 16), Image.Resampling.LANCZOS), int)
    return (grey[:, 1:] > grey[:, :-1]).ravel()


def test_every_card_has_its_picture_and_every_picture_its_card():
    assert len(CARDS) == 84
    assert {card["id"] for card in CARDS} == set(PICTURES) == set(SMALL)


@pytest.mark.parametrize("card", sorted(PICTURES))
def test_pictures_are_webp_of_the_same_size_and_carry_nothing_else(card):
    for path, size in ((PICTURES[card], (640, 960)), (SMALL[card], (320, 480))):
        with Image.open(path) as picture:
            assert picture.format == "WEBP"
            assert picture.size == size
            assert not {"exif", "xmp", "icc_profile"} & set(picture.info)


@pytest.mark.parametrize("card", sorted(SMALL))
def test_the_small_picture_is_light_and_shows_the_same(card):
    assert SMALL[card].stat().st_size <= 12_000
    assert np.count_nonzero(fingerprint(SMALL[card]) != fingerprint(PICTURES[card])) <= 16


def test_the_deck_is_light_enough_for_a_wheel():
    assert sum(path.stat().st_size for path in (*PICTURES.values(), *SMALL.values())) <= 4_500_000


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
    texts = {path.stem: path.read_text("utf-8") for path in (WORKSHOP / "scenes").glob("[!_]*.py")}
    return {card: (ast.get_docstring(ast.parse(text)) or "").splitlines()[0] for card, text in texts.items()}


def plan():
    """The rows of the list of scenes: card, what is odd, and the light."""
    rows = [line.split("|") for line in (WORKSHOP / "SCENES.md").read_text("utf-8").splitlines()]
    cells = [[cell.strip() for cell in row[1:-1]] for row in rows if len(row) == 8]
    return {row[0]: row for row in cells if row[0] in PICTURES}


def test_every_picture_has_a_scene_that_paints_it():
    assert set(scenes()) == set(PICTURES)


def test_the_list_of_scenes_says_what_the_scenes_say():
    assert {card: row[1] for card, row in plan().items()} == scenes()


def test_the_deck_is_not_all_of_one_light():
    lights = Counter(row[-1] for row in plan().values())
    assert sum(lights.values()) == 84
    assert lights["day"] >= 28
    assert lights["indoors"] >= 21


# ── the ledger of the workshop ─────────────────────────────────────────────


def test_no_two_parts_of_the_kit_bear_one_name():
    """The print of a scene holds all that bears a name which it calls."""
    functions, _ = ledger.kit()
    assert [name for name, nodes in functions.items() if len(nodes) > 1] == []


def test_what_the_ledger_says_is_painted_was_painted_from_the_code_that_lies_there():
    entered = ledger.read()
    assert entered
    assert set(entered) <= set(PICTURES)
    assert {card: why for card in entered if (why := ledger.why_stale(card))} == {}


@pytest.fixture
def workshop(tmp_path, monkeypatch):
    """A copy of the workshop's code, to change; gives the prints of two scenes before and after a change."""
    for folder in ("kit", "scenes"):
        shutil.copytree(WORKSHOP / folder, tmp_path / folder)
    monkeypatch.setattr(ledger, "HERE", tmp_path)

    def prints_after(file, old, new):
        path = tmp_path / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
        for remembered in (ledger.source, ledger.kit):
            remembered.cache_clear()
        return ledger.scene_print("cat"), ledger.scene_print("anchor")

    yield prints_after
    for remembered in (ledger.source, ledger.kit):
        remembered.cache_clear()


def test_a_scene_is_stale_after_a_change_of_what_it_calls_and_only_then(workshop):
    cat, anchor = ledger.scene_print("cat"), ledger.scene_print("anchor")
    assert workshop("scenes/cat.py", "def scene():", "def scene():  # asleep") == (cat, anchor)
    assert workshop("kit/faces.py", "Set a head that", "A head that") == (cat, anchor)
    faced = workshop("kit/faces.py", "108 * lids", "100 * lids")
    assert faced[0] != cat
    assert faced[1] == anchor
    both = workshop("kit/sky.py", "return np.clip(img, 0, 12)", "return np.clip(img, 0, 11)")
    assert both[0] != faced[0]
    assert both[1] != anchor
