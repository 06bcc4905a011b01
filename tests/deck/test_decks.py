"""Decks of people's own: ids, titles and captions, mixing, and how they show themselves."""

from __future__ import annotations

import base64
import io
import json
import random
import re
import shutil
import sys
import warnings
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PIL import Image

from dixit_widget import play, simulate
from dixit_widget.bots import CHARACTERS
from dixit_widget.deck import Card, Deck, UnusableFiles
from dixit_widget.deck.refusals import MissingCard
from dixit_widget.deck.texts import title_from
from dixit_widget.engine import Game, InvalidDeck
from dixit_widget.rules import editions
from dixit_widget.words import LANGUAGES


def picture(path: Path, number: int = 0) -> None:
    """Write a small picture of its own for each number."""
    Image.new("RGB", (20, 30), (number % 256, number // 256, 99)).save(path)


def make_folder(path: Path, *names: str) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(names):
        picture(path / name, number)
    return path


def titles(deck: Deck, language: str = "en") -> list[str]:
    return sorted(card.title[language] for card in deck)


@pytest.fixture(scope="module")
def sixty(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    names = [f"IMG_{number:04}.png" for number in range(60)]
    return Deck.from_folder(make_folder(tmp_path_factory.mktemp("sixty"), *names))


# ── ids ────────────────────────────────────────────────────────────────────


def test_ids_hang_on_the_pictures_and_on_nothing_else(tmp_path):
    one = make_folder(tmp_path / "one", "a.png", "b.png", "c.png")
    other = tmp_path / "other"
    other.mkdir()
    for source, name in (("a.png", "z.png"), ("b.png", "y.png"), ("c.png", "x.png")):
        shutil.copyfile(one / source, other / name)
    deck = Deck.from_folder(one)
    assert deck.ids == Deck.from_folder(other).ids == Deck.from_files(one.iterdir()).ids
    assert all(re.fullmatch(r"[0-9a-f]{16}", id) for id in deck.ids)


def test_an_id_is_the_same_for_ever(tmp_path):
    (tmp_path / "dot.gif").write_bytes(base64.b64decode("R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs="))
    assert Deck.from_folder(tmp_path).ids == ("90252ef0aa9e3d36",)


def test_the_same_folder_is_the_same_game(tmp_path):
    folder = make_folder(tmp_path, *[f"{n}.png" for n in range(40)])
    games = [
        Game.start(
            editions()["dixit-2021"], ["Ana", "Ben", "Cleo"], seed=3, deck=Deck.from_folder(folder).ids
        )
        for _ in range(2)
    ]
    assert games[0].hand("Ana") == games[1].hand("Ana")


# ── titles ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("stem", "title"),
    [
        ("my_dog-at.sea", "My dog at sea"),
        ("Le château  d’eau", "Le château d’eau"),
        ("cha\u0302teau", "Château"),
        ("7 dwarfs", "7 dwarfs"),
        ("12_dogs_and_3_cats", "12 dogs and 3 cats"),
        ("01 - the end (2)", "The end 2"),
        ("DSC_0042 beach", "Beach"),
        ("海", "海"),
        ("IMG_1234", ""),
        ("PXL_20240102_123456789", ""),
        ("Screenshot 2024-01-02", ""),
        ("photo (3)", ""),
        ("IMG-20240102-WA0007", ""),
        ("42", ""),
        ("P1030", ""),
        ("a1b2c3d4e5f60718", ""),
        ("3f2b8c1e-9a4d-4c5b-8abc-1d2e3f4a5b6c", ""),
        ("cat2024", "Cat2024"),
        ("___", ""),
        ("\u202egnp.exe", "Gnp exe"),
        ("x" * 200, "X" + "x" * 79),
    ],
)
def test_titles_read_off_file_names(stem, title):
    assert title_from(stem) == title


def test_cards_without_a_title_are_numbered_by_their_hashes(sixty):
    for number, card in enumerate(sixty, 1):
        assert card.title == {"en": f"Card {number}", "fr": f"Carte {number}"}
        assert card.alt == card.title


def test_a_title_is_the_alt_text_too(tmp_path):
    (card,) = Deck.from_folder(make_folder(tmp_path, "my_dog.png"))
    assert card.title == card.alt == {"en": "My dog", "fr": "My dog"}


# ── captions ───────────────────────────────────────────────────────────────

FILES = ("dog.png", "IMG_2.png", "château.png")
CSV = """\
file,title,alt_en,alt_fr,concepts,clues_en,clues_fr
dog.png,Old friend,"A dog, asleep",Un chien dort,dog; mood: calm ;saying: as dogs do,Wait; Stay,Attends
IMG_2.png,,Waves,,,,

cha\u0302teau.png,Le château,,,,,
"""
SEMICOLONS = """\
file;title;alt_en;alt_fr;concepts;clues_en;clues_fr
dog.png;Old friend;"A dog, asleep";Un chien dort;"dog; mood: calm ;saying: as dogs do";"Wait; Stay";Attends
IMG_2.png;;Waves;;;;

château.png;Le château;;;;;
"""
BARS = SEMICOLONS.replace(";", "|").replace("| ", "; ").replace(" |", " ;")
"""The same but for what stands between cells; within cells a blank stands beside every semicolon."""
JSON = [
    {
        "file": "dog.png",
        "title": "Old friend",
        "alt_en": "A dog, asleep",
        "alt_fr": "Un chien dort",
        "concepts": ["dog", "mood: calm", "saying: as dogs do"],
        "clues_en": ["Wait", "Stay"],
        "clues_fr": "Attends",
    },
    {"file": "IMG_2.png", "alt": "Waves", "title": None},
    {"file": "château.png", "title_fr": "Le château"},
]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("captions.csv", CSV),
        ("captions.csv", "\ufeff" + CSV.replace("\n", "\r\n")),
        ("captions.csv", re.sub(r",(?! asleep)", ", ", CSV)),
        ("Captions.CSV", re.sub(r",(?! asleep)", "\t", CSV)),
        ("captions.csv", CSV.replace("\n", "\r")),
        ("captions.csv", SEMICOLONS.replace("\n", "\r")),
        ("captions.csv", "\n \n" + SEMICOLONS),
        ("captions.csv", ",,,,,,,\n" + SEMICOLONS),
        ("captions.csv", "\ufeffsep=;\r\n" + SEMICOLONS.replace("\n", "\r\n")),
        ("captions.csv", '\n"SEP=;"\n' + SEMICOLONS),
        ("captions.csv", "sep=|\n" + BARS),
        ("captions.csv", "sep=; \r\n" + SEMICOLONS),
        ("captions.csv", "sep=;;;;;;;\r\n" + SEMICOLONS),
        ("captions.json", json.dumps(JSON)),
        ("captions.json", json.dumps(JSON, indent=2, ensure_ascii=False)),
    ],
)
def test_captions(tmp_path, name, text):
    make_folder(tmp_path, *FILES)
    (tmp_path / name).write_text(text, encoding="utf-8", newline="")
    cards = {card.title["en"]: card for card in Deck.from_folder(tmp_path)}
    dog, castle = cards.pop("Old friend"), cards.pop("Le château")
    ((_, waves),) = cards.items()
    assert dog.title == {"en": "Old friend", "fr": "Old friend"}
    assert dog.alt == {"en": "A dog, asleep", "fr": "Un chien dort"}
    assert dog.clues == {"en": ("Wait", "Stay"), "fr": ("Attends",)}
    assert [(c.en, c.fr, c.kind) for c in dog.concepts] == [
        ("dog", "dog", "thing"),
        ("calm", "calm", "mood"),
        ("as dogs do", "as dogs do", "saying"),
    ]
    assert [c.weight for c in dog.concepts] == [1.0, 0.94, 0.88]
    assert castle.alt == castle.title == {"en": "Le château", "fr": "Le château"}
    assert waves.title["en"].startswith("Card ")
    assert waves.alt == {"en": "Waves", "fr": "Waves"}


def test_concepts_by_language_go_in_pairs(tmp_path):
    make_folder(tmp_path, "dog.png")
    (tmp_path / "captions.csv").write_text(
        'file;concepts_en;concepts_fr\ndog.png;"dog; theme: hope";"chien; espoir"\n'
    )
    (dog,) = Deck.from_folder(tmp_path)
    assert [(c.en, c.fr, c.kind) for c in dog.concepts] == [
        ("dog", "chien", "thing"),
        ("hope", "espoir", "theme"),
    ]


WRONG = [
    ("csv", "file,titel\ndog.png,x", 1, "no column “titel”"),
    ("csv", "file,title,title\ndog.png,x,y", 1, "no column “title”, or it is there twice"),
    ("csv", "title\nx", 1, "the column “file” is missing"),
    ("csv", "file,title\ndog.png,x\ncat.png,y", 3, "no picture “cat.png” beside it"),
    ("csv", "file,title\ndog.png,x\n\ndog.png,y", 4, "“dog.png” already has its caption on line 2"),
    ("csv", 'title,file\n"two\nlines",dog.png\nx', 4, "no picture “” beside it"),
    ("csv", "file,title\ndog.png,x,y", 2, "3 cells, but 2 columns"),
    ("csv", 'file,title\ndog.png,"x', 2, "cannot be read as CSV"),
    ("csv", f"file,title\ndog.png,{'x' * 81}", 2, "“title” has 81 characters; 80 at most"),
    ("csv", f"file,alt\ndog.png,{'x' * 1001}", 2, "“alt” has 1001 characters; 1000 at most"),
    ("csv", f"file,clues\ndog.png,{'x;' * 101}", 2, "“clues” holds 101 texts; 100 at most"),
    ("csv", "file,concepts_en,concepts_fr\ndog.png,a;b,c", 2, "concepts_en has 2 texts and concepts_fr 1"),
    ("csv", "file,title\r\rcat.png,x", 3, "no picture “cat.png” beside it"),
    ("csv", "sep=;\n\nfile;title\ncat.png;x", 4, "no picture “cat.png” beside it"),
    ("json", '[\n {"file": "dog.png",}]', 2, "cannot be read as JSON"),
    ("json", '[\r {"file": "dog.png",}]', 2, "cannot be read as JSON"),
    ("json", '[{"file": "dog.png"},\r\r 7]', 3, "a list of objects is wanted"),
    ("json", "[" * 100_000, 1, "cannot be read as JSON"),
    ("json", '{"dog.png": "x"}', 1, "a list of objects is wanted"),
    ("json", '[{"file": "dog.png"},\n\n 7]', 3, "a list of objects is wanted"),
    ("json", '[{"file": "dog.png"},\n\n {"file": "cat.png"}]', 3, "no picture “cat.png”"),
    ("json", '[\n{"file": "dog.png", "title": 7}]', 2, "“title” must be a text"),
    ("json", '[\n{"file": "dog.png", "clues": [7]}]', 2, "“clues” must be a text or a list of texts"),
    ("json", '[\n{"file": "dog.png", "clues": ["one; two"]}]', 2, "a text in “clues” holds a semicolon"),
    ("json", '[\n{"file": ["dog.png"]}]', 2, "no picture"),
    ("json", '[\n{"title": "x"}]', 2, "the column “file” is missing"),
]


@pytest.mark.parametrize(("ending", "text", "line", "why"), WRONG)
def test_a_wrong_caption_is_told_with_its_line(tmp_path, ending, text, line, why):
    make_folder(tmp_path, "dog.png")
    (tmp_path / f"captions.{ending}").write_text(text, newline="")
    with pytest.raises(UnusableFiles) as caught:
        Deck.from_folder(tmp_path, skip_broken=True)
    assert str(caught.value).startswith(f"captions.{ending}, line {line}: ")
    assert re.search(why, str(caught.value))
    for language in LANGUAGES:
        assert "{" not in caught.value.message(language).replace(text, "")


def test_all_wrong_captions_are_told_at_once(tmp_path):
    make_folder(tmp_path, "dog.png")
    (tmp_path / "captions.csv").write_text(f"file,title\ncat.png,x\ndog.png,{'x' * 99}\nowl.png,y")
    with pytest.raises(UnusableFiles) as caught:
        Deck.from_folder(tmp_path)
    assert [problem.values["line"] for problem in caught.value.problems] == [2, 3, 4]


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_captions_in_another_encoding(tmp_path, end):
    make_folder(tmp_path, "dog.png")
    (tmp_path / "captions.csv").write_bytes(f"file,title{end}dog.png,château".encode("cp1252"))
    with pytest.raises(UnusableFiles, match=r"^captions\.csv, line 2: this is not UTF-8"):
        Deck.from_folder(tmp_path)


def test_two_files_of_captions(tmp_path):
    make_folder(tmp_path, "dog.png")
    for name in ("captions.csv", "captions.json"):
        (tmp_path / name).write_text("file")
    with pytest.raises(UnusableFiles, match=r"captions\.csv and captions\.json; keep one"):
        Deck.from_folder(tmp_path)


def test_captions_given_with_files(tmp_path):
    make_folder(tmp_path, "dog.png")
    (tmp_path / "words.json").write_text('[{"file": "dog.png", "title": "Rex"}]')
    assert titles(Deck.from_files([tmp_path / "dog.png"], captions=tmp_path / "words.json")) == ["Rex"]
    with pytest.raises(UnusableFiles, match=r"There is no file gone\.csv"):
        Deck.from_files([tmp_path / "dog.png"], captions=tmp_path / "gone.csv")


def test_captions_of_pictures_that_were_not_chosen_stay_unused(tmp_path):
    make_folder(tmp_path, "dog.png", "cat.png")
    (tmp_path / "captions.csv").write_text("file,title\ndog.png,Rex\ncat.png,Tom")
    assert titles(Deck.from_files([tmp_path / "dog.png"], captions=tmp_path / "captions.csv")) == ["Rex"]


def test_kinds_of_concepts_are_known_in_both_languages(tmp_path):
    make_folder(tmp_path, "dog.png")
    captions = tmp_path / "captions.csv"
    captions.write_text(
        "file,concepts_fr\ndog.png,chien; humeur: calme; Il est 10:30; Star Wars: un nouvel espoir"
    )
    (card,) = Deck.from_folder(tmp_path)
    assert [concept.kind for concept in card.concepts] == ["thing", "mood", "thing", "thing"]
    captions.write_text("file,concepts\ndog.png,dog; emotion: sad")
    with pytest.raises(
        UnusableFiles, match=r"^captions\.csv, line 2: “emotion” is no kind of concept; kinds are: th"
    ):
        Deck.from_folder(tmp_path)


def test_captions_are_text_not_html(tmp_path):
    make_folder(tmp_path, "dog.png")
    (tmp_path / "captions.csv").write_text('file,title\ndog.png,<img src=x onerror="alert(1)">')
    deck = Deck.from_folder(tmp_path)
    for html in (deck._repr_html_(), next(iter(deck))._repr_html_()):
        assert "<img src=x" not in html


# ── mixing ─────────────────────────────────────────────────────────────────


def test_mixing(sixty):
    mixed = Deck.default() + sixty
    assert len(mixed) == 84 + 60 == len(set(mixed.ids))
    assert mixed.ids == (sixty + Deck.default()).ids
    assert mixed["anchor"] == Deck.default()["anchor"]
    assert mixed.picture(sixty.ids[0]) == sixty.picture(sixty.ids[0])
    assert (len(Deck.default()), len(sixty)) == (84, 60)


def test_a_card_of_both_decks_is_there_once(sixty):
    assert (sixty + sixty).ids == sixty.ids


def test_different_cards_of_one_id_are_kept_apart():
    one = Deck([Card("a", title={"en": "One"})], {"a": b"1"})
    other = Deck([Card("a", title={"en": "Other"})], {"a": b"2"})
    mixed = one + other
    assert len(mixed) == 2
    assert mixed["a"].title == {"en": "One"}
    assert titles(mixed) == ["One", "Other"]
    assert {mixed.picture(id) for id in mixed.ids} == {b"1", b"2"}
    assert mixed.ids == (one + other).ids == (mixed + other).ids


def test_a_card_of_which_something_else_is_said_is_another_card():
    for picture in (b"", b"1"):
        one, two, three = [
            Deck([Card("sea", title={"en": title}, picture=picture)]) for title in ("Sea", "Ocean", "Lake")
        ]
        mixed = one + two + three
        assert titles(mixed) == ["Lake", "Ocean", "Sea"]
        assert mixed["sea"].title == {"en": "Sea"}
        assert (mixed + two + three).ids == mixed.ids == (one + three + two).ids
    painted = Deck([Card("sea", title={"en": "Sea"})]) + Deck(
        [Card("sea", title={"en": "Other"}, picture=b"1")]
    )
    more = painted + Deck([Card("sea", title={"en": "Third"}, picture=b"1")])
    assert titles(more) == ["Other", "Sea", "Third"]


def test_captions_of_one_s_own_make_a_card_of_its_own():
    deck = Deck.default()
    mixed = deck + deck.with_captions({"anchor": {"title": "Stay"}})
    assert len(mixed) == 85
    assert mixed["anchor"] == deck["anchor"]
    assert len(deck + deck.with_captions({"anchor": {"title_en": "The weather stays"}})) == 84


def test_a_picture_that_nobody_captioned_is_one_card_whatever_its_place_or_file(tmp_path):
    folders = []
    for name, files in (("a", ("IMG_1.png", "dog.png")), ("b", ("IMG_1.png", "chien.png"))):
        (tmp_path / name).mkdir()
        folders.append(make_folder(tmp_path / name, *files))
    one, other = map(Deck.from_folder, folders)
    assert len(one + other) == len(one)


def test_a_deck_is_mixed_with_decks_only(sixty):
    with pytest.raises(TypeError):
        sixty + None


# ── in play ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("edition", editions())
def test_too_few_cards_are_refused_with_the_number_needed(tmp_path, edition):
    rules = editions()[edition]
    names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fay"][: rules.players_max]
    need = rules.cards_needed(len(names))
    deck = Deck.from_folder(make_folder(tmp_path, *[f"{n}.png" for n in range(need)]))
    Game.start(rules, names, seed=1, deck=deck.ids)
    with pytest.raises(InvalidDeck, match=rf"at least {need} cards; this one has {need - 1}") as caught:
        Game.start(rules, names, seed=1, deck=deck.ids[1:])
    assert f"au moins {need} cartes" in caught.value.message("fr")
    few = Deck([deck[id] for id in deck.ids[1:]], {})
    with pytest.raises(ValueError, match=f"at least {need} cards"):
        play("Ana", bots=len(names) - 1, rules=rules, deck=few, store=None)


def test_every_bot_plays_with_cards_of_which_nobody_wrote_anything(sixty):
    rules = editions()["dixit-2021"].replace(target_score=12)
    for language in LANGUAGES:
        result = simulate.tournament(
            [*CHARACTERS][:6], rules, games=6, deck=sixty, language=language, progress=False
        )
        assert not any(result.failures.values())


def test_bots_understand_captions(tmp_path):
    folder = make_folder(tmp_path, *[f"IMG_{n:04}.png" for n in range(40)])
    rows = ["file,concepts,clues"]
    rows += [f"IMG_{n:04}.png,mood: word{n}; theme: idea{n},line{n}" for n in range(40)]
    (folder / "captions.csv").write_text("\n".join(rows))
    deck = Deck.from_folder(folder)
    game = Game.start(editions()["dixit-2021"], ["Ana", "Ben", "Cleo"], seed=2, deck=deck.ids, first="Ana")
    action = CHARACTERS["literal"](deck, "en", "1").act(game.view("Ana"))
    said = {word for card in game.hand("Ana") for word in deck[card].clues["en"]}
    said |= {concept.en for card in game.hand("Ana") for concept in deck[card].concepts}
    assert action.text.lower() in said


def test_the_table_hands_out_own_pictures(sixty):
    table = play("Ana", bots=3, deck=sixty, seed=1, store=None)
    reply, buffers = table._client.handle({"id": "1", "kind": "pictures", "cards": list(sixty.ids[:2])})
    assert [card["alt"]["fr"] for card in reply["cards"]] == ["Carte 1", "Carte 2"]
    assert buffers == [sixty.picture(id) for id in sixty.ids[:2]]
    assert buffers[0][8:12] == b"WEBP"


# ── how they show themselves ───────────────────────────────────────────────


class Images(HTMLParser):
    """Collects the images of a page, and whatever it would load from elsewhere."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.images: list[dict[str, str]] = []
        self.tags: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        if tag == "img":
            self.images.append(dict(attrs))


def opened(image: dict[str, str]) -> Image.Image:
    head, _, data = image["src"].partition(",")
    assert head == "data:image/webp;base64"
    return Image.open(io.BytesIO(base64.b64decode(data)))


def test_plain_reprs(sixty):
    assert repr(sixty) == "<Deck of 60 cards>"
    assert repr(Deck([Card("a")], {})) == "<Deck of 1 card>"
    assert repr(sixty[sixty.ids[3]]) == f"Card('{sixty.ids[3]}', 'Card 4')"


def test_a_deck_is_a_contact_sheet():
    deck = Deck.default()
    html = deck._repr_html_()
    assert len(html) <= 1_500_000
    page = Images(html)
    assert [image["alt"] for image in page.images] == [card.alt["en"] for card in deck]
    assert opened(page.images[5]).size == (120, 180)
    assert not re.search(r"https?:|<script|url\(", html)
    assert page.tags <= {"div", "style", "strong", "ol", "li", "img"}


def test_a_sheet_of_busy_pictures_stays_light(tmp_path):
    chance = random.Random(1)
    for number in range(21):
        noise = Image.frombytes("RGB", (120, 180), chance.randbytes(120 * 180 * 3))
        noise.resize((480, 720)).save(tmp_path / f"{number}.png", compress_level=1)
    assert (
        len(Deck.from_folder(tmp_path)._repr_html_()) <= 1_500_000 / 4
    )  # each picture is made small by itself, so a quarter of a deck tells


def test_a_large_deck_shows_its_first_cards(sixty, tmp_path):
    deck = sixty + Deck.default()
    html = deck._repr_html_()
    assert len(Images(html).images) == 120
    assert "144 cards" in html
    assert "and 24 more cards" in html


def test_without_pillow_a_deck_is_a_list_of_titles(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    html = Deck.default()._repr_html_()
    assert not Images(html).images
    assert html.count("<li>") == 84
    assert "The weather stays" in html


def test_cards_without_a_picture_are_titles(sixty):
    html = Deck(sixty, {})._repr_html_()
    assert not Images(html).images
    assert "Card 60" in html


def test_a_card_is_its_picture_with_words():
    card = Deck.default()["anchor"]
    html = card._repr_html_()
    (image,) = Images(html).images
    assert opened(image).size == (640, 960)
    assert image["alt"] == card.alt["en"]
    assert "<strong>The weather stays</strong>" in html
    assert "has bitten into a dry field" in html


def test_nothing_warns(tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Deck.from_folder(make_folder(tmp_path, "dog.png"))._repr_html_()


@pytest.mark.parametrize("odd", [0, "no such card", None, []])
def test_a_card_that_is_not_there(odd):
    with pytest.raises(KeyError) as caught:
        Deck.default()[odd]
    assert "ids" in str(caught.value)
    assert "identifiants" in caught.value.message("fr")
    assert odd not in Deck.default()


def test_some_of_the_cards_are_a_deck_with_their_pictures():
    deck = Deck.default()
    few = deck[:40]
    assert few.ids == deck.ids[:40] == Deck(list(deck)[:40]).ids
    assert few.picture("anchor", "small") == deck.picture("anchor", "small") != few.picture("anchor")
    assert deck[::2].ids == deck.ids[::2]


def test_a_picture_of_a_card_that_is_not_there(sixty):
    for odd in ("zz", None, ["zz"]):
        with pytest.raises(MissingCard, match="There is no card"):
            sixty.picture(odd)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ((3, {}), "cards as a list of Card, not 3"),
        (([3], {}), r"cards as a list of Card, not \[3\]"),
        (("ab", {}), "cards as a list of Card"),
        (([], 3), "pictures as a mapping of card ids to image files, not 3"),
        (([Card("a"), Card("a")],), "two cards with the id “a”; give each"),
        (([], {}, [1]), r"pictures as a mapping of card ids to image files, not \[1\]"),
    ],
)
def test_what_no_deck_is_made_of(given, words):
    with pytest.raises(UnusableFiles, match=words) as refused:
        Deck(*given)
    assert refused.value.message("fr")


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"id": 1}, "id of a card is a text that is not empty"),
        ({"id": ""}, "id of a card"),
        ({"title": "Sea"}, "title of the card “x” is a text by language"),
        ({"title": {"en": 3}}, "title of the card"),
        ({"title": {"de": "Meer"}}, "title of the card"),
        ({"alt": None}, "alt of the card"),
        ({"concepts": ("dog", "sea")}, "concepts of the card “x” are a tuple of Concept objects"),
        ({"clues": {"en": "Far"}}, "clues of the card “x” are lists of texts by language"),
        ({"picture": "file.png"}, "picture of the card “x” is the bytes of an image file, not 'file.png'"),
        ({"small": "file.png"}, "small picture of the card"),
        ({"file": 3}, "file of the card"),
    ],
)
def test_what_no_card_is_made_of(parts, words):
    with pytest.raises(ValueError, match=words) as refused:
        Card(**{"id": "x", **parts})
    assert refused.value.message("fr")


def test_a_picture_given_by_its_path_is_refused():
    with pytest.raises(ValueError, match=r"not 'file\.png'; Deck\.from_files makes cards of files"):
        Deck([Card("x")], {"x": "file.png"})


def test_captions_given_as_text_are_told_from_a_path(sixty):
    text = "file,title\ndog.png,Rex\n"
    for ask in (
        lambda: sixty.with_captions(text),
        lambda: Deck.from_files(["dog.png"], captions=text),
    ):
        with pytest.raises(UnusableFiles, match="text of captions, not the path") as refused:
            ask()
        assert "texte de légendes" in refused.value.message("fr")


def test_an_empty_path_is_not_the_current_folder(sixty):
    for ask in (
        lambda: Deck.from_files([""]),
        lambda: Deck.from_files(["dog.png"], captions=""),
        lambda: sixty.with_captions(""),
    ):
        with pytest.raises(UnusableFiles, match="not ''"):
            ask()


@pytest.mark.parametrize("odd", [None, 5, ["a"], ""])
def test_a_folder_that_is_none(odd):
    with pytest.raises(UnusableFiles, match="There is no folder"):
        Deck.from_folder(odd)


def test_a_deck_hands_out_small_pictures_and_full_ones_where_there_are_none(sixty):
    ours = Deck.default()
    assert ours.picture("anchor", "small") != ours.picture("anchor")
    assert ours.picture_hash("anchor", "small") != ours.picture_hash("anchor")
    id = sixty.ids[0]
    assert sixty.picture(id, "small") == sixty.picture(id)
    mixed = ours + sixty
    assert mixed.picture("anchor", "small") == ours.picture("anchor", "small")
    assert mixed.picture(id, "small") == sixty.picture(id)
