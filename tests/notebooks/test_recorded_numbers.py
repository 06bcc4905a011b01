"""What prose says of the recorded game, of the deck and of solutions, counted a second time; see `recount`.

Of the recorded game the package tells only which card lay in which slot: the record itself leaves that to
the engine's shuffle.
"""

from __future__ import annotations

import inspect
import json
import re
from collections import Counter
from fractions import Fraction
from math import exp, sqrt
from pathlib import Path
from statistics import mean as average

import numpy as np
import pytest

import dixit_widget as dixit
from tests.notebooks.recount import best, corners, every_vote, mean, points

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "dixit_widget"
CARDS = {each["id"]: each for each in json.loads((PACKAGE / "deck" / "cards.json").read_bytes())["cards"]}


class Turn:
    """One turn of the recorded game; guessers in the order of their seats."""

    def __init__(self, told, laid):
        self.teller, self.clue, self.card = told["player"], told["text"], told["card"]
        self.owners = {told["card"]: self.teller}
        self.laid = laid
        self.votes = {}

    @property
    def points(self):
        cards = {self.teller: 0, **{name: i for i, name in enumerate(self.votes, 1)}}
        return dict(zip(cards, points([(cards[owner],) for owner in self.votes.values()]), strict=True))

    @property
    def finders(self):
        return [name for name, owner in self.votes.items() if owner == self.teller]


@pytest.fixture(scope="module")
def game():
    """The turns of the recorded game, and everybody's points after 0, 1, … of them."""
    file = json.loads((PACKAGE / "engine" / "example.json").read_bytes())
    laid = {each.turn: each.tableau for each in dixit.example_record().replay() if each.phase == "vote"}
    turns, scores = [], [dict.fromkeys(file["header"]["players"], 0)]
    for action in file["actions"]:
        turn = turns[-1] if turns else None
        if action["action"] == "give_clue":
            turns.append(Turn(action, laid[len(turns) + 1]))
        elif action["action"] == "hand_in":
            turn.owners[action["cards"][0]] = action["player"]
        elif action["action"] == "vote":
            turn.votes[action["player"]] = turn.owners[turn.laid[action["slots"][0] - 1]]
    for turn in turns:
        turn.votes = {name: turn.votes[name] for name in scores[0] if name != turn.teller}
        scores.append({name: had + turn.points[name] for name, had in scores[-1].items()})
    return turns, scores


class TestTheRecordedGame:
    def test_its_story(self, game):
        turns, scores = game
        assert (len(scores[0]), len(turns)) == (6, 11)
        assert sorted(scores[9].items(), key=lambda each: -each[1])[:3] == [
            ("Owl", 26),
            ("Fox", 24),
            ("Hare", 19),
        ]
        assert [turn.teller for turn in turns[9:]] == ["Owl", "Hare"]
        lead = [[name for name, had in now.items() if had == max(now.values())] for now in scores[1:]]
        alone = [names[0] for names in lead if len(names) == 1]
        assert [name for i, name in enumerate(alone) if name != alone[max(i - 1, 0)] or i == 0] == [
            "Hare", "Owl", "Hare", "Owl", "Fox"
        ]  # fmt: skip
        assert all("Owl" in names for names in lead[5:10])
        assert "Owl" not in lead[4]
        assert scores[11] == {"Fox": 31, "Owl": 29, "Hare": 24, "Otter": 17, "Badger": 13, "Moth": 17}
        assert max(max(now.values()) - now["Fox"] for now in scores) == 6

        tenth, last = turns[9:]
        assert (tenth.clue, tenth.card) == ("All Quiet on the Western Front", "cannon")
        assert tenth.points == {"Owl": 0, "Fox": 2, "Hare": 2, "Otter": 2, "Badger": 2, "Moth": 2}
        assert "Fox" in last.finders
        assert list(last.votes.values()).count("Fox") == 2
        assert [len(turn.finders) for turn in turns if len(turn.finders) in (0, 5)] == [0, 5]
        assert (turns[0].teller, turns[0].finders, len(tenth.finders)) == ("Badger", [], 5)

    def test_one_token_saves_owl_and_it_is_foxs(self, game):
        """Who else strays makes a tie, or Fox the winner, if it is Fox's decoy that they stray to."""
        turns, scores = game
        names = list(turns[9].votes)
        winners = {}
        for votes in every_vote(5):
            moved = [(names[i], ("Owl", *names)[card]) for i, (card,) in enumerate(votes) if card]
            if len(moved) == 1:
                now = dict(zip(("Owl", *names), points(votes), strict=True))
                end = {name: scores[9][name] + now[name] + turns[10].points[name] for name in scores[9]}
                winners[moved[0]] = {name for name, had in end.items() if had == max(end.values())}
        assert len(winners) == 5 * 4
        for (who, whose), won in winners.items():
            assert won == ({"Owl"} if who == "Fox" else {"Fox"} if whose == "Fox" else {"Owl", "Fox"})

    def test_who_reads_and_who_deceives(self, game):
        turns, _ = game
        cast = [(turn, voter, owner) for turn in turns for voter, owner in turn.votes.items()]
        given = Counter(voter for _, voter, _ in cast)
        assert len(cast) == 55
        assert (given.pop("Otter"), set(given.values())) == (10, {9})
        assert [turn.teller for turn in turns].count("Otter") == 1
        found = Counter(voter for turn, voter, owner in cast if owner == turn.teller)
        assert [found[name] for name in ("Owl", "Badger", "Moth", "Hare")] == [6, 2, 2, 3]
        assert (found.total(), found.total() / 55) == (22, 0.4)
        received = Counter(owner for *_, owner in cast)
        drawn = Counter(owner for turn, _, owner in cast if owner != turn.teller)
        assert (received.most_common(1), drawn["Hare"]) == ([("Hare", 14)], 8)
        assert (drawn.most_common(1), received["Fox"], drawn["Otter"]) == ([("Fox", 9)], 11, 1)
        assert (drawn["Moth"], drawn.total()) == (4, 33)

    def test_what_blind_votes_would_have_done(self, game):
        """Each wrong vote falls on any of the four decoys that are not the voter's."""
        turns, _ = game
        dice, n = np.random.default_rng(2), 20_000
        drawn = {name: np.zeros(n, int) for name in game[1][0]}
        for turn in turns:
            for voter in turn.votes.keys() - turn.finders:
                others = [name for name in turn.votes if name != voter]
                fell = dice.integers(0, 4, n)
                for i, name in enumerate(others):
                    drawn[name] += fell == i
        of_all = np.array(list(drawn.values()))
        shares = [
            (drawn["Otter"] <= 1).mean(),
            (of_all.min(axis=0) <= 1).mean(),
            (of_all.max(axis=0) >= 9).mean(),
        ]
        assert shares == pytest.approx([1 / 85, 0.10, 0.46], abs=0.02)
        assert shares[0] == pytest.approx(0.012, abs=0.003)


class TestTheTournament:
    @staticmethod
    def wilson(wins, n):
        middle, wide = (
            wins / n + 1.96**2 / (2 * n),
            1.96 * sqrt(wins / n * (1 - wins / n) / n + (1.96 / (2 * n)) ** 2),
        )
        return (middle - wide) / (1 + 1.96**2 / n), (middle + wide) / (1 + 1.96**2 / n)

    def test_what_twelve_games_can_tell(self):
        low, high = self.wilson(2, 12)
        assert round(low, 2) == 0.05
        assert 0.4 < high < 0.5
        assert self.wilson(0, 12)[1] > 1 / 5
        assert 0.8**12 > 0.05
        assert (1 - 1 / 80) ** 240 < 0.05 < (1 - 1 / 81) ** 240

    def test_how_many_games_a_margin_takes(self):
        assert round(0.25 * (1.96 / 0.01) ** 2) == 9604
        assert sqrt(0.25 / 100) == 0.05


class TestTheDeck:
    def test_what_the_deck_says_of_bulbs_seed_and_egg(self):
        def recalled(card):
            return [each["en"] for each in CARDS[card]["concepts"]]

        true = {
            word: [card for card in ("bulbs", "seed", "egg") if word in recalled(card)]
            for word in ("growth", "birth", "shell")
        }
        assert true == {"growth": ["bulbs", "seed"], "birth": ["seed", "egg"], "shell": ["egg"]}

    def test_what_the_guide_to_bots_says_of_it(self):
        assert len(CARDS) == 84
        assert round(average(len(card["concepts"]) for card in CARDS.values())) == 47
        assert np.load(PACKAGE / "bots" / "vectors.npz")["vectors"].shape[1] == 128
        bots = dixit.bots.CHARACTERS
        assert (bots["poet"].titles, bots["strategist"].titles) == (1 / 5, pytest.approx(1 / 2, abs=0.05))
        settings = inspect.signature(bots["human"]).parameters
        assert (settings["skill"].default, settings["boldness"].default) == (0.7, 0.5)

    @pytest.mark.parametrize(("players", "cards"), [(3, 26), (4, 28), (5, 35), (8, 56)])
    def test_how_many_pictures_a_game_takes(self, players, cards):
        hand, laid = (7, 5) if players == 3 else (6, players)
        assert players * hand + laid == cards
        names, deck = list("ABCDEFGH"[:players]), [f"picture {i}" for i in range(cards)]
        rules = dixit.edition("dixit-2021")
        assert dixit.Game.start(rules, names, seed=1, deck=deck).phase == "clue"
        with pytest.raises(ValueError, match=str(cards)):
            dixit.Game.start(rules, names, seed=1, deck=deck[1:])


class TestTheSolutions:
    def test_to_turn_the_rules(self):
        half = Fraction(1, 2)
        assert mean(2, half, told=4, found=2)[0] == mean(2, half, told=4, found=2)[1] == 2
        assert mean(2, half, told=4, decoy_when_nobody=False) == (2, 2)
        assert mean(2, half)[1] - 2 == Fraction(1, 4)

    def test_to_patience_and_to_honesty(self):
        temptation, reward, punishment, _ = corners(5, lone=4)
        assert Fraction(temptation - reward, temptation - punishment) == Fraction(2, 3)
        assert round(best(5, everybody=3, lone=5)[0], 3) == 0.368
        others = [[(0,)] * k + [(2 + (i + 1) % 5,) for i in range(k, 5)] for k in range(6)]

        def gain(mine, k):
            rules = {"cap": 3, "single": 1}
            return points([mine, *others[k]], **rules)[1] - points([(3, 4), *others[k]], **rules)[1]

        for k in range(6):
            assert gain((0,), k) == gain((0, 3), k) + 1

    def test_to_the_clue_that_settles(self):
        """Speakers, listeners who know them, speakers who know these, and so on."""

        def weight(p):
            return exp(3 * (1 - p**5 - (1 - p) ** 5))

        heard = [0.5, 0.5]  # birth as the egg, growth as the seed
        rounds = []
        for _ in range(30):
            births, growths = heard
            egg = weight(births) / (weight(births) + weight(1))  # else shell, which all find
            seed = weight(1 - births) / (weight(1 - births) + weight(growths))
            heard = [
                egg / (egg + seed),
                (1 - seed) / (1 - seed + 1),
            ]  # of the bulbs there is only growth to say
            rounds.append((round(heard[0], 2), round(seed, 2)))
        assert (rounds[0][0], rounds[-1]) == (0.65, (0.64, 0.52))


def test_what_the_pages_count():
    """As many editions, notebooks and lessons as they say."""
    lessons = list((ROOT / "notebooks").glob("[01]*.ipynb"))
    readme, explore, teach = (
        (ROOT / page).read_text("utf-8") for page in ("README.md", "docs/explore.md", "docs/teach.md")
    )
    assert (len(dixit.editions()), len(lessons)) == (7, 11)
    assert "seven editions" in readme
    assert "Eleven notebooks" in readme
    assert "Seven rulebooks are seven values" in explore
    assert re.search(r"a game and ten more", teach)
