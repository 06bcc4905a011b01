"""What is seen of a picture of which nobody says anything, and that this is said."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from dixit_widget import Card, Deck, Game, editions, play
from dixit_widget.bots import CHARACTERS
from dixit_widget.deck.colours import concepts_seen
from dixit_widget.deck.sheet import deck_html


def picture(*stripes: str) -> bytes:
    image = Image.new("RGB", (60, 90), stripes[0])
    for at, colour in enumerate(stripes):
        image.paste(colour, (0, at * 90 // len(stripes), 60, 90))
    file = io.BytesIO()
    image.save(file, "WEBP", quality=95)
    return file.getvalue()


@pytest.mark.parametrize(
    ("stripes", "en", "fr"),
    [
        (["#1122bb"], ["dark", "blue"], ["sombre", "bleu"]),
        (["white", "white", "#e03030"], ["bright", "white", "red"], ["clair", "blanc", "rouge"]),
        (["#050505"], ["dark", "black"], ["sombre", "noir"]),
        (["#2a8a3a", "#2a8a3a", "#f0c020", "#e88020", "#888888", "#c040a0"], ["green"], ["vert"]),
        (["#808080"], ["grey"], ["gris"]),
    ],
)
def test_light_and_colours_are_seen(stripes: list[str], en: list[str], fr: list[str]) -> None:
    seen = concepts_seen(picture(*stripes))
    assert [concept.en for concept in seen] == en
    assert [concept.fr for concept in seen] == fr


def _folder(tmp_path, captions: str = "") -> Deck:
    for number in range(40):
        image = Image.new("RGB", (60, 90), (6 * number, 120, 240 - 6 * number))
        image.save(tmp_path / f"IMG_{number:04}.png")
    if captions:
        (tmp_path / "captions.csv").write_text(captions)
    return Deck.from_folder(tmp_path)


def test_bots_go_by_light_and_colours_where_nobody_wrote_anything(tmp_path) -> None:
    deck = _folder(tmp_path)
    game = Game.start(editions()["dixit-2021"], ["Ana", "Ben", "Cleo"], seed=2, deck=deck.ids, first="Ana")
    clue = CHARACTERS["literal"](deck, "en", "1").act(game.view("Ana"))
    assert clue.text.lower() in {concept.en for concept in deck[clue.card].concepts}


def test_what_somebody_wrote_is_not_mixed_with_what_is_seen(tmp_path) -> None:
    deck = _folder(tmp_path, "file,concepts,clues\nIMG_0001.png,dog,\nIMG_0002.png,,as dogs do")
    said = [card for card in deck if card.id not in deck.uncaptioned]
    assert len(said) == 2
    assert sorted([concept.en for concept in card.concepts] for card in said) == [[], ["dog"]]


def test_the_sheet_and_the_table_say_what_bots_go_by(tmp_path) -> None:
    deck = _folder(tmp_path)
    assert "Nobody has said what 40 of the pictures show" in deck_html(deck)
    assert "Nobody has said" not in deck_html(Deck.default())
    notice = play("Ana", bots=3, deck=deck, seed=1, store=None).notice
    assert notice["code"] == "notice.uncaptioned"
    assert play("Ana", bots=3, deck=Deck.default() + deck, seed=1, store=None).notice is None


def test_a_card_without_a_word_counts_as_one_of_which_nobody_wrote() -> None:
    assert Deck([Card("a"), Card("b", clues={"en": ("A line",)})], {}).uncaptioned == ("a",)
