"""How games start, and what is refused as a start."""

from __future__ import annotations

import pickle
from collections import Counter

import msgspec
import pytest

from dixit_widget.engine import (
    Game,
    InvalidDeck,
    InvalidPlayers,
    InvalidStart,
    Record,
    name_problems,
    plain_deck,
)
from dixit_widget.rules import edition, editions

FOUR = ("Ana", "Ben", "Cleo", "Dan")
RULES = edition("dixit-2021")


def refusal(players=FOUR, rules=RULES, **more):
    with pytest.raises(InvalidStart) as caught:
        Game.start(rules, players, **more)
    assert caught.value.message("fr")
    return caught.value


def test_what_a_start_looks_like():
    game = Game.start(RULES, FOUR, seed=7)
    assert (game.phase, game.turn, game.revision, game.phase_revision) == ("clue", 1, 0, 0)
    assert game.players == FOUR
    assert game.scores == dict.fromkeys(FOUR, 0)
    assert [len(game.hand(player)) for player in FOUR] == [6] * 4
    assert len(game.pile) == 84 - 24
    assert (game.tableau, game.winners, game.actions, game.last_score, game.last_round) == (
        (),
        (),
        (),
        None,
        None,
    )
    assert game.deck == plain_deck()
    assert len(set(game.deck)) == 84


def test_a_seed_is_drawn_and_kept():
    games = [Game.start(RULES, FOUR) for _ in range(5)]
    assert len({game.seed for game in games}) == 5
    assert Game.start(RULES, FOUR, seed=games[0].seed) == games[0]


def test_the_order_of_the_deck_does_not_matter():
    game, other = Game.start(RULES, FOUR, 7), Game.start(RULES, FOUR, 7, deck=plain_deck()[::-1])
    assert game.hand("Ana") == other.hand("Ana")
    assert game == other
    assert hash(game) == hash(other)
    assert Record.of(game) == Record.of(other)


def test_a_record_whose_deck_was_written_in_another_order_is_of_the_same_game():
    game = Game.start(RULES, FOUR, 7)
    header = msgspec.structs.replace(Record.of(game).header, deck=plain_deck()[::-1])
    assert [*Record.from_json(Record(header).to_json()).replay()] == [game]


def test_a_deck_of_ones_own():
    deck = {f"picture {i}" for i in range(30)}
    game = Game.start(RULES, FOUR, seed=1, deck=deck)
    assert set(game.deck) == deck


@pytest.mark.parametrize("rules", editions().values(), ids=list(editions()))
def test_every_number_of_players_that_is_allowed(rules):
    names = [f"P{i}" for i in range(15)]
    for n in range(15):
        fits = rules.players_min <= n <= rules.players_max and not (rules.players_even and n % 2)
        if fits:
            game = Game.start(rules, names[:n], seed=1)
            assert all(len(game.hand(player)) == rules.hand_size_for(n) for player in game.players)
        else:
            assert isinstance(refusal(names[:n], rules), InvalidPlayers)


class TestFirstStoryteller:
    def test_race(self):
        game = Game.start(RULES, FOUR, seed=7)
        assert game.storyteller is None
        assert game.waiting_for == FOUR
        assert all(game.options(player).kind == "clue" for player in FOUR)

    def test_named(self):
        game = Game.start(RULES, FOUR, seed=7, first=" Cleo ")
        assert (game.storyteller, game.waiting_for) == ("Cleo", ("Cleo",))
        assert game.options("Ana") is None

    def test_drawn(self):
        rules = edition("dixit-2018")
        drawn = Counter(Game.start(rules, FOUR, seed=seed).storyteller for seed in range(400))
        assert set(drawn) == set(FOUR)
        assert min(drawn.values()) > 60

    @pytest.mark.parametrize("first", ["Zoe", "", 3, None.__class__])
    def test_nobody_of_this_name(self, first):
        assert "must be one of Ana, Ben, Cleo, Dan" in str(refusal(first=first))


class TestPlayers:
    def test_names_are_stripped(self):
        assert Game.start(RULES, ["  Ana ", "Ben", "Cleo"]).players == ("Ana", "Ben", "Cleo")

    def test_any_script_will_do(self):
        names = ("Zoë", "Дмитрий", "美咲", "👩‍🎨 Mia")
        assert Game.start(RULES, names).players == names

    @pytest.mark.parametrize(
        ("players", "sentence"),
        [
            (("Ana", "Ben", ""), "Player 3 needs a name"),
            (("Ana", "Ben", " \t"), "Player 3 needs a name"),
            (("Ana", "Ben", "x" * 25), "too long: at most 24"),
            (("Ana", "Ben", "Ben "), "Two players are called Ben"),
            (("Ana", "Ben", 3), "Player 3: a name must be a text, not 3"),
            (("Ana", "Ben", None), "Player 3: a name must be a text, not None"),
            (("Ana", "Ben", "a\x00b"), "cannot be seen"),
            (("Ana", "Ben", "a\nb"), "cannot be seen"),
            (("Ana", "Ben", "a\u202eb"), "cannot be seen"),
            (("Ana", "Ben", "\ud800"), "cannot be seen"),
            (("Ana", "Ben"), "for 3 to 8 players, and there are only 2"),
            (("Ana",), "there is only one"),
            ((), "there are only 0"),
            ("Ana", "The players must be a list of names"),
            (None, "The players must be a list of names"),
            (3, "The players must be a list of names"),
        ],
    )
    def test_refused(self, players, sentence):
        error = refusal(players)
        assert isinstance(error, InvalidPlayers)
        assert sentence in str(error)

    @pytest.mark.parametrize(
        "name",
        ["👩‍👩‍👧", "👩🏽‍🎨", "🏳️‍🌈 Lou", "می‌خواهم", "ශ්‍රී", "葛󠄀城", "O’Neill", "José María", "สมชาย"],
    )
    def test_emoji_and_all_scripts(self, name):
        assert name_problems([name]) == []
        assert Game.start(RULES, ["Ana", "Ben", name]).players[2] == name

    @pytest.mark.parametrize("names", [list("ABCDEFGHIJKL"), ["Ian", "Lan"], ["Bot 1", "Bot 2", "bot L"]])
    def test_names_that_nobody_takes_for_the_same(self, names):
        assert name_problems(names) == []

    @pytest.mark.parametrize(
        "twins",
        [
            ("a", "A"),
            ("é", "e\u0301"),
            ("É", "e\u0301"),
            ("Straße", "STRASSE"),
            ("Ana Lou", " Ana\u00a0\u3000Lou"),
            ("❤", "❤\ufe0f"),
            ("Ana", "\uff21\uff2e\uff21"),  # of full width
            ("Ana", "\u0410na"),  # with a Cyrillic capital
            ("TOMKO", "\u03a4\u039f\u039c\u039a\u039f"),  # all Greek
            ("Ilse", "lIse"),
            ("Fox", "F0X"),
            ("Bot 1", "bot l"),
        ],
    )
    def test_names_that_people_take_for_the_same(self, twins):
        ((seat, problem),) = name_problems(["Zoe", *twins])
        assert (seat, problem.code) == (2, "start_name_twice")
        assert "Two players are called" in str(refusal(("Zoe", *twins)))

    def test_names_that_only_begin_alike(self):
        assert name_problems(["Lia", "Mia", "Ali", "All", "Bot 1", "Bot 10", "Bot 11"]) == []

    @pytest.mark.parametrize(
        ("name", "code"),
        [
            ("\u00a0\u3000", "start_name_empty"),
            ("\u3164", "start_name_empty"),
            ("Ana\u3164", "start_name_odd"),
            ("\u200d", "start_name_odd"),
            ("A\u200dna", "start_name_odd"),
            ("Ana\u200c", "start_name_odd"),
            ("👩\u200d", "start_name_odd"),
            ("\u0301", "start_name_odd"),
            ("\u200bAna", "start_name_odd"),
            ("Ana\u2066", "start_name_odd"),
            ("Ana\u0378", "start_name_odd"),
            ("Ana\ue000", "start_name_odd"),
            ("\ufeffAna", "start_name_odd"),
            ("An\u034fa", "start_name_odd"),  # looks like Ana's
            ("Z\u0300\u0301\u0302\u0303\u0304", "start_name_marks"),
        ],
    )
    def test_names_that_do_not_show(self, name, code):
        ((seat, problem),) = name_problems(["Ana", name])
        assert (seat, problem.code) == (1, code)
        assert problem.message("fr")

    @pytest.mark.parametrize(
        "name", ["Việt Ngữ", "ปู่ทั้งสี่", "שָׁלוֹם", "مُحَمَّدٌ", "क्ष्मीं", "Z\u0323\u0300\u0301\u0302"]
    )
    def test_names_of_languages_that_put_marks_on_letters(self, name):
        assert name_problems([name]) == []

    def test_names_are_kept_composed_and_found_again(self):
        game = Game.start(RULES, ["Zoe\u0308", " Ana\u00a0 Lou", "Ben"], first="Zoe\u0308 ")
        assert game.players == ("Zoë", "Ana Lou", "Ben")
        assert game.storyteller == "Zoë"

    def test_a_long_name_is_measured_as_it_is_kept(self):
        assert name_problems(["e\u0301" * 24, "  " + "x" * 24 + "  "]) == []

    def test_everything_wrong_is_said_at_once(self):
        error = refusal(["", "Ben", "Ben", *["x" * 30] * 7])
        assert [problem.values.get("seat") for problem in error.problems] == [0, 2, *range(3, 10), None]
        assert pickle.loads(pickle.dumps(error)).problems[0].code == "start_name_empty"

    def test_teams_need_pairs(self):
        names = [f"P{i}" for i in range(7)]
        assert "7 cannot be paired" in str(refusal(names, edition("odyssey-team")))

    def test_teams_need_names_that_differ(self):
        names = ["A", "A & B", "x", "B & C", "C", "y"]
        assert "Two teams would have the same name" in str(refusal(names, edition("odyssey-team")))


class TestDeck:
    @pytest.mark.parametrize(
        ("deck", "sentence"),
        [
            ([f"c{i}" for i in range(27)], "4 players need a deck of at least 28 cards; this one has 27"),
            ([], "this one has 0"),
            ([*[f"c{i}" for i in range(40)], "c7"], "The card 'c7' is twice in the deck"),
            ([*[f"c{i}" for i in range(40)], 7], "A card id must be a text"),
            ([*[f"c{i}" for i in range(40)], ""], "A card id must be a text"),
            ("abc", "The deck must be a list"),
            (3, "The deck must be a list"),
        ],
    )
    def test_refused(self, deck, sentence):
        error = refusal(deck=deck)
        assert isinstance(error, InvalidDeck)
        assert sentence in str(error)

    def test_just_enough(self):
        assert Game.start(RULES, FOUR, deck=[f"c{i}" for i in range(28)])


@pytest.mark.parametrize("seed", [-1, 2**64, True, 1.5, "7"])
def test_seeds(seed):
    assert "The seed must be a whole number" in str(refusal(seed=seed))


def test_numpy_will_do():
    numpy = pytest.importorskip("numpy")
    deck = numpy.array(plain_deck())
    game = Game.start(RULES, numpy.array(FOUR), seed=numpy.uint64(7), deck=deck)
    assert game == Game.start(RULES, FOUR, seed=7)
    assert {type(text) for text in (*game.players, *game.deck)} == {str}
    assert type(game.seed) is int


def test_a_seed_that_has_become_a_float_is_that_seed():
    assert Game.start(RULES, FOUR, seed=7.0) == Game.start(RULES, FOUR, seed=7)


def test_players_who_sit_in_no_order_are_refused_and_cards_in_none_are_dealt():
    assert "A set has no order, and players sit in one" in str(refusal(set(FOUR)))
    assert "A set has no order, and players sit in one" in str(refusal(frozenset(FOUR)))
    assert Game.start(RULES, FOUR, seed=7, deck=set(plain_deck())).hand("Ana") == Game.start(
        RULES, FOUR, seed=7
    ).hand("Ana")
    assert Game.start(RULES, dict.fromkeys(FOUR).keys(), seed=7).players == FOUR


@pytest.mark.parametrize("rules", [None, "dixit-2021", {}])
def test_rules_must_be_rules(rules):
    assert "The rules must be a RuleSet" in str(refusal(rules=rules))
