"""Decks of figures: one's own plots as cards; and the line that says how far reading has got."""

from __future__ import annotations

import io
import sys
import types
from typing import Any

import pytest
from matplotlib.figure import Figure
from PIL import Image

from dixit_widget.deck import Deck, UnusableFiles
from dixit_widget.deck.progress import counted


def plots(count: int = 3) -> list[Figure]:
    figures = []
    for slope in range(count):
        figure = Figure(figsize=(4, 3))
        axes = figure.add_subplot()
        axes.plot([0, slope])
        axes.set_title(f"Slope {slope}")
        figures.append(figure)
    return figures


def test_figures_become_cards_with_their_own_titles() -> None:
    deck = Deck.from_figures(plots())
    assert {card.title["en"] for card in deck} == {"Slope 0", "Slope 1", "Slope 2"}
    for card in deck:
        picture = Image.open(io.BytesIO(card.picture))
        assert picture.height * 2 == picture.width * 3


def test_the_same_figures_are_the_same_deck_and_axes_stand_for_their_figure() -> None:
    first = Deck.from_figures(plots())
    assert Deck.from_figures([figure.axes[0] for figure in plots()]).ids == first.ids


def test_captions_say_what_a_line_of_captions_says() -> None:
    said = [
        "Flat",
        {"title_en": "Up", "title_fr": "En haut", "concepts": "growth; mood: hope", "clues": "Onwards"},
        {"alt": "a steep line"},
    ]
    by_title = {card.title["en"]: card for card in Deck.from_figures(plots(), said)}
    assert by_title["Up"].title["fr"] == "En haut"
    assert [concept.en for concept in by_title["Up"].concepts] == ["growth", "hope"]
    assert by_title["Up"].clues["en"] == ("Onwards",)
    assert {*by_title} == {"Flat", "Up", "Figure 3"}


@pytest.mark.parametrize(
    ("figures", "captions", "code"),
    [
        ("figures", None, "deck.figures_kind"),
        (3, None, "deck.figures_kind"),
        ([1, 2], None, "deck.figures_kind"),
        ([], None, "deck.no_pictures"),
        (plots(2), ["one"], "deck.figure_captions"),
        (plots(2), "ab", "deck.figure_captions"),
        (plots(1), [5], "deck.caption_text"),
        (plots(1), [{"title": "x" * 200}], "deck.caption_long"),
        ([plots(1)[0]] * 2, None, "deck.same"),
        ([Figure((0.001, 0.001))], None, "deck.tiny"),
        ([Figure((500, 500))], None, "deck.large"),
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(figures: Any, captions: Any, code: str) -> None:
    with pytest.raises(UnusableFiles) as refused:
        Deck.from_figures(figures, captions)
    assert code in [problem.code for problem in refused.value.problems]


def test_a_notebook_is_told_how_far_it_has_got(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    shown = types.SimpleNamespace(update=lambda data, raw: lines.append(data["text/plain"]))
    display = types.SimpleNamespace(display=lambda data, raw, display_id: shown)
    shell = types.SimpleNamespace(kernel=object())
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    assert list(counted(range(60), "deck.reading")) == list(range(60))
    assert lines[:2] == ["Reading the pictures: 0 of 60", "Reading the pictures: 1 of 60"]
    assert lines[-1] == ""
    lines.clear()
    assert list(counted(range(5), "deck.reading")) == list(range(5))
    shell.kernel = None
    del shell.kernel
    assert list(counted(range(60), "deck.reading")) == list(range(60))
    assert lines == []
