"""Names in any writing: drawn where some installed font has their letters, a number where none has."""

from __future__ import annotations

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from dixit_widget import charts
from dixit_widget.charts import letters
from dixit_widget.rules import edition
from tests.charts.conftest import play

NAMES = ["李小龙", "김연아", "สมชาย", "Zoé 🦊"]
BASE = edition("dixit-2021")


def font(path, family, text):
    """Make a font that has these letters, each a square."""
    pen = TTGlyphPen(None)
    pen.moveTo((100, 0))
    for corner in ((100, 700), (800, 700), (800, 0)):
        pen.lineTo(corner)
    pen.closePath()
    square = pen.glyph()
    names = {ord(letter): f"u{ord(letter):04X}" for letter in text}
    glyphs = [".notdef", *names.values()]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(glyphs)
    builder.setupCharacterMap(names)
    builder.setupGlyf(dict.fromkeys(glyphs, square))
    builder.setupHorizontalMetrics(dict.fromkeys(glyphs, (900, 100)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    builder.save(path)


def written(ax):
    return " ".join(text.get_text() for text in (*ax.texts, *ax.get_xticklabels(), *ax.get_yticklabels()))


def test_names_without_any_font_go_by_the_number_of_their_mark(fonts):
    ax = charts.score_progression(play(BASE, NAMES, turns=2))
    for said in ("№ 1", "№ 2", "№ 3", "Zoé □"):
        assert said in written(ax)
    assert "李小龙" in charts.summary(ax)


@pytest.mark.filterwarnings("error:Glyph")
@pytest.mark.parametrize(
    "chart",
    [charts.score_progression, charts.voting_pattern, charts.decoy_success, charts.clarity_of_clues],
)
def test_names_are_drawn_where_a_font_has_their_letters(fonts, tmp_path, chart):
    font(tmp_path / "han.ttf", "Some Han", "李小龙")
    font(tmp_path / "hangul.ttf", "Some Hangul", "김연아")
    font(tmp_path / "thai.ttf", "Some Thai", "สมชาย")
    for file in ("han", "hangul", "thai"):
        fonts.addfont(tmp_path / f"{file}.ttf")
    ax = chart(play(BASE, NAMES, turns=3, clue="小龙"))
    for name in NAMES[:3]:
        assert name in written(ax)
    charts.png(ax.get_figure())  # a letter that is missing warns
    assert {"Some Han", "Some Hangul", "Some Thai"} <= set(letters.sans())


def test_the_users_own_font_comes_first(fonts, tmp_path, monkeypatch):
    for family in ("A Han", "My Han"):
        file = tmp_path / f"{family}.ttf"
        font(file, family, "李")
        fonts.addfont(file)
    monkeypatch.setitem(letters.rcParams, "font.sans-serif", ["My Han", "DejaVu Sans"])
    letters.look_for(["李"])
    assert letters.sans() == ["DejaVu Sans", "My Han"]


def test_a_font_that_cannot_be_read_has_no_letters(fonts, tmp_path):
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    assert letters._letters(str(broken)) == frozenset()
