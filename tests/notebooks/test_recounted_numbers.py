"""The numbers of the lessons' sentences, counted a second time without the package; see `recount`.

What holds of one recorded game only, of the bots or of the deck (lessons 6, 7, 11) the notebooks assert.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, exp

import numpy as np
import pytest
from lesson.signals import silence

from tests.notebooks.recount import (
    best,
    by_finders,
    corners,
    equilibria,
    every_vote,
    gain,
    games,
    mean,
    points,
)

HALF = Fraction(1, 2)
ODYSSEY = {"cap": 3, "single": 1}


def near(value, *places):
    return [round(float(each), 2) for each in value] == list(places)


class TestFiveRulebooks:
    def test_one_scoring_until_six_sit_down(self):
        assert [sum(1 for _ in every_vote(n)) for n in (3, 4, 5)] == [27, 256, 3125]
        for n in (3, 4):
            assert all(points(votes) == points(votes, cap=3) for votes in every_vote(n))
        assert sum(points(votes) != points(votes, cap=3) for votes in every_vote(5)) == 25

    def test_with_seven_the_books_part_in_most_turns(self):
        differ = sum(points(votes) != points(votes, **ODYSSEY) for votes in every_vote(6))
        assert differ > 6**6 / 2
        lone = [(0,), (1,), (2,), (3,), (4,), (5,)]
        assert (points(lone)[1], points(lone, **ODYSSEY)[1]) == (4, 5)

    def test_the_pack_of_2008(self):
        for players, hand, laid, turns in ((6, 6, 6, 8), (3, 7, 5, 13)):
            pile, turn = 84 - players * hand, 0
            while pile > 0:
                pile, turn = pile - laid, turn + 1
            assert turn == turns

    def test_seats_of_2008_and_games_to_thirty(self):
        six = games(6, 40_000, turns=8)
        assert six["wins"][:2] == pytest.approx(0.1865, abs=0.008)
        assert six["wins"][2:] == pytest.approx(0.157, abs=0.008)
        three = games(3, 40_000, turns=13)
        assert three["wins"][0] == pytest.approx(0.29, abs=0.01)
        assert min(three["wins"][1:]) > 0.345
        thirty = games(6, 20_000, target=30)
        assert thirty["turns"].mean() == pytest.approx(11.1, abs=0.05)
        assert [round(thirty[name].mean(), 1) for name in ("comebacks", "changes")] == [3.5, 2.1]

    @pytest.mark.parametrize(("others", "bold", "double", "none"), [(3, 4, 3, 0), (5, 3, 2, 0), (0, 4, 3, 2)])
    def test_the_second_vote(self, others, bold, double, none):
        rest = [(0,)] * others + [(2 + (i + 1) % 5,) for i in range(others, 5)]
        for mine, pay in (((0,), bold), ((0, 3), double), ((3,), none), ((3, 4), none)):
            assert points([mine, *rest], **ODYSSEY)[1] - sum(1 in votes for votes in rest) == pay


class TestStorytellersDilemma:
    def test_not_how_many_but_neither_all_nor_none(self):
        assert [told for told, _ in by_finders(5)] == [0, 3, 3, 3, 3, 0]

    def test_half_clear_is_best_and_the_top_is_flat(self):
        for n, value in ((2, "3/2"), (3, "9/4"), (4, "21/8"), (5, "45/16"), (6, "93/32")):
            assert mean(n, HALF)[0] == Fraction(value)
            assert best(n)[0] == 0.5
        grid = np.linspace(0, 1, 100_001)
        good = grid[mean(5, grid)[0] >= 0.95 * 45 / 16]
        assert (round(good[0], 3), round(good[-1], 3)) == (0.365, 0.635)

    def test_nonsense_and_an_obvious_clue(self):
        dark, clear = mean(5, Fraction(1, 5)), mean(5, Fraction(4, 5))
        assert dark[0] == clear[0] == Fraction(252, 125)
        assert round(float(dark[0] / Fraction(45, 16)), 2) == 0.72
        assert near((dark[1], clear[1]), 2.06, 2.27)

    def test_the_race_and_the_lone_finder(self):
        assert round(best(5, lead=True)[0], 3) == 0.444
        p, value = best(5, lone=4)
        assert (round(p, 2), round(value, 3)) == (0.43, 3.002)
        assert best(2, lone=4)[0] == 0.5

    def test_who_tells_darkly_or_clearly_wins_less(self):
        won = [games(6, 40_000, p=[p, *[0.5] * 5], turns=12)["wins"][0] for p in (0.2, 0.44, 0.5, 0.8)]
        assert won == pytest.approx([0.13, 0.168, 0.167, 0.109], abs=0.006)
        assert won[3] < 2 / 3 / 6

    def test_the_private_joke(self):
        def expected(chances):
            total = 0
            for finds in product((0, 1), repeat=5):
                weight = 1
                for found, p in zip(finds, chances, strict=True):
                    weight *= p if found else 1 - p
                total += weight * (3 if 0 < sum(finds) < 5 else 0)
            return total

        assert expected([1, 0, 0, 0, 0]) == expected([1, 1, 0, 0, 0]) == 3
        assert expected([Fraction(9, 10), *[Fraction(1, 10)] * 4]) == Fraction(28029, 10000)
        assert round(0.7 * 45 / 16, 2) == 1.97
        # Beta-binomial by Pólya's urn: 7/6 of each kind, and one more of what was drawn, correlate by 0.3.
        urn = {0: Fraction(1)}
        for drawn in range(5):
            after = {}
            for found, chance in urn.items():
                up = (Fraction(7, 6) + found) / (Fraction(7, 3) + drawn)
                after[found + 1] = after.get(found + 1, 0) + chance * up
                after[found] = after.get(found, 0) + chance * (1 - up)
            urn = after
        assert round(float(3 * (1 - urn[0] - urn[5])), 2) == 2.09


class TestVotersDilemma:
    @pytest.mark.parametrize("n", [2, 3, 4, 5])
    def test_the_card_dominates_and_all_would_be_better_off(self, n):
        assert corners(n) == (4, 3, 2, 0)
        assert equilibria(n) == [((0,),) * n]
        assert max(min(points(votes)[1:]) for votes in every_vote(n)) == 3

    @pytest.mark.parametrize(
        ("n", "q"), [(2, 0.286), (3, 0.214), (4, 0.156), (5, 0.120), (6, 0.097), (7, 0.082)]
    )
    def test_against_the_storyteller(self, n, q):
        assert corners(n, against=True) == (1, 3, 2, -3)
        if n < 5:
            assert len(equilibria(n, against=True)) == 1 + (n - 1) ** n
        low, high = 0.0, 0.9
        while high - low > 1e-9:
            middle = (low + high) / 2
            low, high = (low, middle) if gain(n, middle, against=True) > 0 else (middle, high)
        assert round(low, 3) == q

    @pytest.mark.parametrize(
        ("players", "patience"), [(3, 0.657), (4, 0.638), (5, 0.629), (6, 0.625), (8, 0.620)]
    )
    def test_patience_where_telling_goes_round(self, players, patience):
        def enough(delta):
            """Who betrays tells next, and loses one point in every later turn but the own ones."""
            return sum(delta**turn for turn in range(1, 400) if turn % players != 1) >= 1

        assert not enough(patience - 0.0006)
        assert enough(patience + 0.0006)

    @pytest.mark.parametrize(
        ("change", "payoffs"),
        [
            ({}, (4, 3, 2, 0)),
            ({"lone": 4}, (5, 3, 2, 0)),
            ({"cap": 3}, (4, 3, 2, 0)),
            ({"decoy": 2}, (5, 4, 2, 0)),
            ({"decoy_when_nobody": False}, (4, 2, 2, 0)),
            ({"nobody": 1}, (4, 2, 2, 0)),
            ({"everybody": 3}, (4, 3, 3, 0)),
            ({"nobody": 4}, (4, 5, 2, 0)),
            ({"found": 1}, (2, 3, 2, 0)),
        ],
    )
    def test_the_table_of_screws(self, change, payoffs):
        assert corners(5, **change) == payoffs

    def test_forgiving_voters(self):
        turns = 1 / (1 - 0.98**5)
        assert round(turns, 1) == 10.4
        shares = [round(100 * turns / (turns + m)) for m in (1, 2, 3, 5, 10)]
        assert shares == [91, 84, 78, 68, 51]
        for m, needed in ((2, 0.618), (3, 0.544), (5, 0.509)):
            assert (
                sum((needed - 0.001) ** k for k in range(1, m + 1))
                < 1
                < sum((needed + 0.001) ** k for k in range(1, m + 1))
            )

    @pytest.mark.parametrize(
        ("turns", "needed"), [(2, 0.904), (3, 0.747), (5, 0.664), (10, 0.635), (400, 0.633)]
    )
    def test_forgiving_voters_who_err(self, turns, needed):
        """Two plans, turn by turn: keep away now, or vote for the card now; then do as all do."""
        err = 0.02
        paid = [0.0, 0.0]
        for errs in product((0, 1), repeat=4):
            rest = [(0,) if each else (i % 5 + 1,) for i, each in enumerate(errs, 2)]
            chance = err ** sum(errs) * (1 - err) ** (4 - sum(errs))
            for mine, vote in enumerate(((2,), (0,))):
                paid[mine] += chance * points([vote, *rest])[1]
        usual = (1 - err) * paid[0] + err * paid[1]

        def worth(delta, betray):
            """Shares of the table's futures: in trust, and in each turn of a punishment."""
            total, trust, punished = paid[betray], 0.0 if betray else (1 - err) ** 4, [0.0] * turns
            punished[0] = 1 - trust
            for turn in range(1, 500):
                total += delta**turn * (trust * usual + 2 * (1 - trust))
                back = punished.pop()
                punished.insert(0, trust * (1 - (1 - err) ** 5))
                trust = trust * (1 - err) ** 5 + back
            return total

        assert worth(needed - 0.001, betray=1) > worth(needed - 0.001, betray=0)
        assert worth(needed + 0.001, betray=1) < worth(needed + 0.001, betray=0)

    @pytest.mark.parametrize(
        ("against", "chances"),
        [(False, (0.20, 0.32, 0.51, 0.78, 0.95)), (True, (0.20, 0.27, 0.51, 0.97, 1.00))],
    )
    def test_quantal_response(self, against, chances):
        found = []
        for rationality in (0, 0.25, 0.5, 1, 2):
            q = 0.2
            for _ in range(4000):
                card = exp(rationality * gain(5, q, against))
                q += 0.05 * (card / (card + 4) - q)  # one card against four decoys that pay alike
            found.append(q)
        assert near(found, *chances)


class TestTurnTheRules:
    def test_what_makes_telling_worth_guessing(self):
        for told, found, both, decoy in product((3, 4.5, 9), (0, 3, 4), (1, 2), (0, 1, 3)):
            rules = {"told": told, "found": found, "everybody": both, "nobody": both, "decoy": decoy}
            s, g = mean(2, HALF, **{name: Fraction(value) for name, value in rules.items()})
            assert (s == g) == (told == both + decoy + found / 2)
        assert mean(2, HALF) == (Fraction(3, 2), Fraction(9, 4))
        assert mean(2, HALF, lone=6) == (3, 3)

    @pytest.mark.parametrize(
        ("change", "clue", "told", "guessed"),
        [
            ({}, 0.50, 2.81, 2.03),
            ({"told": 5}, 0.50, 4.69, 2.03),
            ({"found": 5}, 0.50, 2.81, 2.97),
            ({"decoy": 2}, 0.50, 2.81, 2.53),
            ({"decoy": 0}, 0.50, 2.81, 1.53),
            ({"decoy_when_nobody": False}, 0.50, 2.81, 2.00),
            ({"everybody": 4, "nobody": 4}, 0.50, 2.81, 2.16),
            ({"lone": 4}, 0.43, 2.97, 2.06),
            ({"lone": 1}, 0.59, 2.50, 1.97),
        ],
    )
    def test_the_table_of_families(self, change, clue, told, guessed):
        assert near((best(5, **change)[0], *mean(5, HALF, **change)), clue, told, guessed)

    def test_repairs_of_a_seat(self):
        priced = games(3, 40_000, turns=13, told=5, found=4)
        assert priced["wins"] == pytest.approx(1 / 3, abs=0.012)
        assert games(3, 40_000, turns=12)["wins"] == pytest.approx(1 / 3, abs=0.012)
        cheap = games(6, 40_000, turns=8, told=2)
        assert max(cheap["wins"][:2]) < 0.152
        assert games(6, 40_000, turns=8)["wins"][:2] == pytest.approx(0.185, abs=0.005)
        assert games(3, 40_000, turns=13, told=4, found=4, both=1)["wins"][0] == pytest.approx(
            0.31, abs=0.007
        )
        assert games(6, 20_000, target=30, found=5)["turns"].mean() == pytest.approx(7.8, abs=0.06)

    def test_gaps_between_seats(self):
        def gap(**rules):
            wins = games(6, 30_000, **{"target": 30, **rules})["wins"]
            return max(wins) - min(wins)

        assert gap(told=5) == pytest.approx(0.097, abs=0.01)
        assert gap(found=5) == pytest.approx(0.026, abs=0.008)
        assert gap(target=20) == pytest.approx(0.026, abs=0.008)


class TestReadingAGame:
    def test_luck(self):
        assert round(1 - (1 - 0.55**5) ** 11, 2) == 0.43

        def at_least(hits, tries):
            return sum(comb(tries, k) * 0.4**k * 0.6 ** (tries - k) for k in range(hits, tries + 1))

        assert round(at_least(6, 9), 2) == 0.10
        assert round(1 - (1 - at_least(6, 9)) ** 5 * (1 - at_least(7, 10)), 2) == 0.44

    def test_six_equals(self):
        sim = games(6, 20_000, p=0.4, target=30)
        ranked = -np.sort(-sim["scores"], axis=1)
        assert (ranked[:, 0] - ranked[:, 5]).mean() == pytest.approx(14.4, abs=0.15)
        assert (sim["scores"][:, 0] - sim["scores"][:, 1]).std() == pytest.approx(7.9, abs=0.15)
        last, second = ranked[:, 0] - ranked[:, 5], ranked[:, 0] - ranked[:, 1]
        shares = (last >= 18, second <= 2, sim["comebacks"] >= 6, sim["changes"] >= 4)
        assert [share.mean() for share in shares] == pytest.approx([0.23, 0.38, 0.25, 0.20], abs=0.015)


class TestTournament:
    @pytest.mark.parametrize(
        ("wins", "chance"), [(52, 76.4), (55, 36.8), (58, 13.3), (60, 5.7), (61, 3.5), (65, 0.4)]
    )
    def test_a_result_of_a_hundred_between_equals(self, wins, chance):
        assert round(100 * 2 * sum(comb(100, k) for k in range(wins, 101)) / 2**100, 1) == chance


class TestNotSure:
    def test_a_find_gains_two_three_or_one(self):
        def gains(others, **rules):
            rest = [(0,)] * others + [((i + 1) % 4 + 2,) for i in range(others, 4)]
            return points([(0,), *rest], **rules)[1] - points([(3,), *rest], **rules)[1]

        assert [gains(others) for others in range(5)] == [1, 3, 3, 3, 2]
        assert [gains(others, everybody=3, nobody=0) for others in range(5)] == [3] * 5

    def test_the_honest_rules(self):
        assert corners(5, everybody=3, nobody=0)[1:3] == (1, 3)
        assert best(5, everybody=3, nobody=0)[0] == 0.5
        assert mean(5, HALF, everybody=3, nobody=0)[1] == 2
        assert best(5, lead=True, everybody=3, nobody=0)[0] < best(5, lead=True)[0] < 0.5


class TestThirdDecision:
    def test_one_pulled_vote(self):
        """Guesser 1 is I, and the last finder is pulled; each column's change is the lesson's."""
        for finders, changes in ((5, (2, -2, 3, 1)), (4, (1, -3, 0, 0)), (3, (1, -3, 0, 0))):
            votes = [(0,)] * finders + [(2,)] * (5 - finders)
            after = [*votes[: finders - 1], (1,), *votes[finders:]]
            was, now = points(votes), points(after)
            moved = [b - a for a, b in zip(was, now, strict=True)]
            assert (moved[1], moved[finders], moved[0], moved[2]) == changes
        votes, after = [(3,), (0,), (4,), (3,), (3,)], [(3,), (1,), (4,), (3,), (3,)]
        moved = [b - a for a, b in zip(points(votes), points(after), strict=True)]
        assert moved == [-3, 3, -1, 2, 2, 2]

    def test_a_better_card_helps_a_clear_clue(self):
        def told(pull, p=Fraction(4, 5)):
            finds = (1 - pull) * p
            return 3 * (1 - p * finds**4 - (1 - p) * (1 - finds) ** 4)

        assert near((told(Fraction(0)), told(HALF)), 2.02, 2.86)

    @pytest.mark.parametrize(
        ("clue", "row"),
        [
            (1, (2.13, 3.41, 1.88, 2.61, 2.04, 0.82)),
            (3, (2.06, 3.11, 1.52, 2.22, 2.62, 1.77)),
            (6, (2.16, 3.00, 1.47, 2.05, 2.37, 2.37)),
            (12, (2.19, 2.84, 1.63, 2.06, 1.77, 2.62)),
            (30, (2.14, 2.54, 1.90, 2.18, 0.95, 2.20)),
        ],
    )
    def test_the_race(self, clue, row):
        def pays(decoys):
            draws, total = [clue, *decoys], [Fraction(0)] * 5
            for votes in every_vote(4):
                weight = Fraction(1)
                for guesser, (card,) in enumerate(votes, 1):
                    weight *= Fraction(draws[card], sum(draws) - draws[guesser])
                for who, paid in enumerate(points(votes)):
                    total[who] += weight * paid
            return total

        cases = [(1, 1, 1, 1), (4, 1, 1, 1), (1, 4, 4, 4), (4, 4, 4, 4)]
        found = [pays(case) for case in cases]
        shown = [f"{float(value):.2f}" for value in (*(each[1] for each in found), found[0][0], found[-1][0])]
        assert shown == [f"{value:.2f}" for value in row]


class TestSignals:
    def test_birth_means_the_seed_to_friends_and_the_egg_at_dixit(self):
        true = {"growth": ("bulbs", "seed"), "birth": ("seed", "egg"), "shell": ("egg",)}

        def heard(worth):
            said = {}
            for card in ("seed", "egg"):
                weights = {word: worth(1 / len(cards)) for word, cards in true.items() if card in cards}
                said[card] = weights["birth"] / sum(weights.values())
            return said["seed"] / sum(said.values()), said["egg"]

        assert heard(lambda p: p) == pytest.approx((3 / 5, 1 / 3))
        seed, egg = heard(lambda p: exp(3 * (1 - p**5 - (1 - p) ** 5)))
        assert near((1 - seed, egg), 0.65, 0.94)

    def test_clear_to_one_is_best_in_a_race(self):
        leads = [told - guessed for told, guessed in by_finders(5)[1:5]]
        assert leads == [Fraction(8, 5), Fraction(6, 5), Fraction(4, 5), Fraction(2, 5)]

    def test_the_map_is_a_saddle(self):
        def pays(a, b):
            every = a**2 * b**3
            none = (1 - a) ** 2 * (1 - b) ** 3
            return 3 * (1 - every - none)

        assert pays(HALF, HALF) == Fraction(45, 16)
        assert pays(1, 0) == pays(0, 1) == 3
        for step in (Fraction(1, 10), Fraction(2, 5)):
            assert pays(HALF + step, HALF + step) < pays(HALF, HALF) < pays(HALF + step, HALF - step)

    def test_silence(self):
        mine, theirs = [], []
        for draws in (1, 2, 4, 8, 16, 40):
            found = draws / (draws + 4)
            mine.append(3 * (1 - found**5 - (1 - found) ** 5))
            owner, other = 1 / 5, 1 / (draws + 4)  # whose card stands out votes among five that draw alike
            theirs.append(3 * (1 - owner * other**4 - (1 - owner) * (1 - other) ** 4))
        assert near(mine, 2.02, 2.59, 2.81, 2.59, 2.02, 1.14)
        assert near(theirs, 2.02, 1.84, 1.59, 1.31, 1.05, 0.81)
        assert theirs == pytest.approx([float(silence(draws, mine=False)) for draws in (1, 2, 4, 8, 16, 40)])


def test_party_for_the_lead():
    """The token on the card of all: for points the storyteller would leave, for the lead nobody would."""

    def pay(votes, red):
        crowds = [votes.count(vote) for vote in votes]
        return [0 if vote == red or n == 1 else min(n, 5) for vote, n in zip(votes, crowds, strict=True)]

    def lead(paid, who):
        return paid[who] - (sum(paid) - paid[who]) / 5

    spoilt = pay([1] * 6, red=1)
    assert spoilt == [0] * 6
    assert pay([1] * 6, red=2) == [5] * 6
    others = [pay([vote, *[1] * 5], red) for vote in (1, 2) for red in (1, 2)]
    assert max(paid[0] for paid in others) > spoilt[0]
    assert max(lead(paid, 0) for paid in others) <= lead(spoilt, 0) == lead(pay([1] * 6, red=2), 0) == 0
    assert lead(pay([1, 2, 1, 1, 1, 1], red=1), 1) <= 0
