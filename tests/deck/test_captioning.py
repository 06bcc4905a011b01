"""Captions said anew: what is replaced and what stays, in which language, and the file that says them."""

from __future__ import annotations

import io
import pickle
from pathlib import Path

import pytest
from PIL import Image

from dixit_widget import Card, Deck, Game, editions
from dixit_widget.bots import CHARACTERS
from dixit_widget.deck import Concept, UnusableFiles
from dixit_widget.deck.captioning import changed_rows, names_of, typed_row


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    folder = tmp_path_factory.mktemp("photos")
    for number in range(30):
        name = f"IMG_{number:04}.png" if number else "my_dog.png"
        Image.new("RGB", (20, 30), (8 * number, 90, 240 - 8 * number)).save(folder / name)
    return Deck.from_folder(folder)


def named(deck: Deck, file: str) -> Card:
    return next(card for card in deck if card.file == file)


def test_a_caption_makes_another_deck_and_leaves_the_first_alone(photos: Deck) -> None:
    before = named(photos, "my_dog.png")
    deck = photos.with_captions({"my_dog.png": {"title": "Rex", "concepts": "dog; mood: lonely"}})
    card = named(deck, "my_dog.png")
    assert card.title == card.alt == {"en": "Rex", "fr": "Rex"}
    assert [(concept.fr, concept.kind) for concept in card.concepts] == [("dog", "thing"), ("lonely", "mood")]
    assert (card.id, card.picture) == (before.id, before.picture)
    assert named(photos, "my_dog.png") == before
    assert len(deck.uncaptioned) == len(photos.uncaptioned) - 1
    assert [other for other in deck if other.id != card.id] == [one for one in photos if one.id != card.id]


def test_the_captions_of_the_package_s_own_cards_can_be_given_back(tmp_path: Path) -> None:
    deck = Deck.default()
    (tmp_path / "captions.csv").write_text(deck.captions_csv(), encoding="utf-8")
    back = deck.with_captions(tmp_path / "captions.csv")
    for card, same in zip(deck, back, strict=True):
        assert (card.id, card.title, card.alt, card.clues) == (same.id, same.title, same.alt, same.clues)
        assert [(c.en, c.fr, c.kind) for c in card.concepts] == [(c.en, c.fr, c.kind) for c in same.concepts]


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"title": {"en": "Rex"}}, "Caption of “my_dog.png”: “title” must be a text."),
        ({"concepts": [3]}, "Caption of “my_dog.png”: “concepts” must be a text or a list of texts."),
        ({"titel": "Rex"}, "Caption of “my_dog.png”: there is no column “titel”"),
        (
            {"concepts_en": "a; b", "concepts_fr": "a"},
            "Caption of “my_dog.png”: concepts_en has 2 texts and concepts_fr 1",
        ),
    ],
)
def test_a_wrong_caption_is_told_as_it_was_written(photos: Deck, said: dict[str, object], words: str) -> None:
    with pytest.raises(UnusableFiles) as refused:
        photos.with_captions({"my_dog.png": said})
    assert str(refused.value).startswith(words)
    assert "\n" not in str(refused.value)
    assert refused.value.message("fr").startswith("Légende de «\u202fmy_dog.png\u202f»\u202f: ")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_a_caption_of_no_card_is_told_by_its_name(photos: Deck) -> None:
    with pytest.raises(
        UnusableFiles, match=r"^Caption of “zz\.png”: there is no such picture in the deck\.$"
    ):
        photos.with_captions({"zz.png": "x"})


def test_a_semicolon_in_a_list_would_come_back_as_two_texts(photos: Deck) -> None:
    with pytest.raises(UnusableFiles, match="holds a semicolon"):
        photos.with_captions({"my_dog.png": {"clues": ["one; two"]}})


def test_what_a_caption_leaves_out_stays_and_what_it_leaves_empty_is_said_no_more(photos: Deck) -> None:
    full = {"title": "Rex", "alt": "A dog waits.", "concepts": "dog", "clues": "Home at last"}
    said = photos.with_captions({"my_dog.png": full})
    card = named(said.with_captions({"my_dog.png": {"clues": ""}}), "my_dog.png")
    assert (card.title["en"], card.alt["en"], card.clues) == ("Rex", "A dog waits.", {})
    bare = named(said.with_captions({"my_dog.png": dict.fromkeys(full, "")}), "my_dog.png")
    assert bare == named(photos, "my_dog.png")
    assert bare.title["en"] == "My dog"


def test_a_card_is_called_by_its_id_as_well(photos: Deck) -> None:
    id = named(photos, "IMG_0003.png").id
    assert photos.with_captions({id: "Three"})[id].title["fr"] == "Three"


def test_two_files_of_one_name_are_called_by_their_ids() -> None:
    deck = Deck([Card(id, file="sea.jpg") for id in "ab"], {})
    assert names_of(deck) == {"a": "a", "b": "b"}
    with pytest.raises(UnusableFiles, match=r"“sea\.jpg”: there is no such picture"):
        deck.with_captions({"sea.jpg": "Which?"})


def test_bots_use_a_caption_at_once(photos: Deck) -> None:
    deck = photos.with_captions({card.file: {"clues": "As dogs do"} for card in photos})
    game = Game.start(editions()["dixit-2021"], ["Ana", "Ben", "Cleo"], seed=2, deck=deck.ids, first="Ana")
    assert CHARACTERS["literal"](deck, "en", "1").act(game.view("Ana")).text == "As dogs do"


@pytest.mark.parametrize(
    ("captions", "sentence"),
    [
        ({"cat.png": "Cat"}, "“cat.png”: there is no such picture"),
        ({"my_dog.png": {"titel": "Rex"}}, "no column “titel”"),
        ({"my_dog.png": {"title": "x" * 81}}, "has 81 characters; 80 at most"),
        ({"my_dog.png": {"concepts": "humour: dry"}}, "“humour” is no kind of concept"),
        ({"my_dog.png": 7}, "“title” must be a text"),
        (7, "as a mapping of names to captions"),
        ("no/captions.csv", "There is no file captions.csv"),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(
    photos: Deck, captions: object, sentence: str
) -> None:
    with pytest.raises(UnusableFiles, match=sentence):
        photos.with_captions(captions)  # type: ignore[arg-type]


def test_the_file_says_the_same_again(photos: Deck, tmp_path) -> None:
    said = photos.with_captions(
        {
            "my_dog.png": {"title_en": "Dog", "title_fr": "Chien", "concepts": "dog; setting: beach"},
            "IMG_0001.png": {"alt": "Blue, and nothing else", "clues": "Deep; Down there"},
        }
    )
    file = tmp_path / "captions.csv"
    file.write_text(said.captions_csv(), encoding="utf-8")
    assert list(photos.with_captions(file)) == list(said)


def test_what_has_changed_is_a_line_of_python(photos: Deck) -> None:
    said = photos.with_captions({"my_dog.png": {"title": "Rex", "concepts": "dog; mood: lonely"}})
    changes = changed_rows(said, photos)
    assert changes == {"my_dog.png": {"title": "Rex", "concepts": "dog; mood: lonely"}}
    assert list(photos.with_captions(changes)) == list(said)
    assert changed_rows(photos, photos) == {}


def test_what_is_typed_goes_for_both_languages_unless_they_say_something_else() -> None:
    card = Card(
        "sea",
        title={"en": "Sea", "fr": "Mer"},
        alt={"en": "Waves", "fr": "Waves"},
        concepts=(Concept("wave", "vague", 1, "thing"), Concept("calm", "calme", 0.9, "mood")),
    )
    assert typed_row(card, "alt", "fr", "Des vagues") == {"alt": "Des vagues"}
    assert typed_row(card, "title", "fr", "La mer") == {"title_fr": "La mer"}
    deck = Deck([card], {})
    row = typed_row(card, "concepts", "fr", "humeur: calme; Brest")
    again = deck.with_captions({"sea": row})["sea"]
    assert [(each.en, each.fr, each.kind) for each in again.concepts] == [
        ("calm", "calme", "mood"),
        ("Brest", "Brest", "thing"),
    ]


def test_a_deck_of_figures_refuses_what_it_does_not_know_with_a_sentence() -> None:
    figure = pytest.importorskip("matplotlib.figure").Figure()
    with pytest.raises(UnusableFiles, match="no column “titel”"):
        Deck.from_figures([figure], [{"titel": "Up"}])


def test_the_name_of_a_file_does_not_go_to_the_page(photos: Deck) -> None:
    from dixit_widget.table import PictureService

    told, pictures = PictureService(photos).answer([named(photos, "IMG_0003.png").id])
    assert "IMG_0003" not in repr(told)
    assert Image.open(io.BytesIO(pictures[0])).info.get("exif") is None
