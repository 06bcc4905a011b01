"""Games in lock-step: game by game as the real engine plays them, and their known lengths and seats."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_widget.engine import Continue, Game, GiveClue, HandIn, Vote, open_view
from dixit_widget.rules import edition
from dixit_widget.simulate import SimulationProblem, games, score_batch, turn_limit
from dixit_widget.simulate.simulation import _shown
from dixit_widget.theory import best_clarity, finders_distribution, guesser_payoff, storyteller_payoff

BASE = edition("dixit-2021")
TEAMS = edition("odyssey-team")


def within(value, error, expected, errors=4.5):
    return abs(value - expected) <= errors * error


def play(rules, players, votes, second, red):
    """Play one game on the real engine with the votes of a simulated one; return its length and scores."""
    names = [f"p{i}" for i in range(players)]
    game = Game.start(rules, names, seed=3, first=names[0])
    turn = 0
    while game.phase != "over":
        seat = names.index(game.storyteller)
        order = names[seat:] + names[:seat]
        card = None if rules.unseen_hand else game.hand(order[0])[0]
        game = game.play(GiveClue(order[0], card, "Now"))
        while game.phase == "cards":
            name = max(game.waiting_for, key=lambda name: len(game.hand(name)))
            game = game.play(HandIn(name, game.hand(name)[: game.options(name).count]))
        if rules.mode == "team":
            slot, voters = team_slots(game), game.waiting_for
            seats = {name: (names.index(name) - seat) % len(game.teams) for name in voters}
            voters = sorted(voters, key=seats.__getitem__)
        else:
            slot = [game.owners.index(name) + 1 for name in order]
            voters = order if rules.mode == "party" else order[1:]
        for k, name in enumerate(voters):
            slots = (slot[votes[turn, k]],)
            if second is not None and second[turn, k] >= 0:
                slots += (slot[second[turn, k]],)
            token = slot[red[turn]] if red is not None and name == order[0] else None
            game = game.play(Vote(name, slots, token))
        game = game.play(Continue())
        turn += 1
    assert (votes[turn:] == -1).all()
    return turn, [game.scores[name] for name in names]


def team_slots(game):
    """Slots by card: the one to find, then each team's after the storyteller's, then what is left."""
    sides = len(game.teams)
    told = game.players.index(game.storyteller) % sides
    cards = {owner: slot for slot, owner in enumerate(game.owners, 1)}
    slots = [open_view(game)["target"]]
    for step in range(1, sides):
        slots.append(next(cards[name] for name in game.teams[(told + step) % sides] if name in cards))
    return [*slots, *(slot for slot in cards.values() if slot not in slots)]


@pytest.mark.parametrize(
    ("rules", "players", "options"),
    [
        (edition("dixit-2008"), 6, {}),
        (edition("dixit-2008"), 3, {"pull": 2.0}),
        (edition("dixit-2018").replace(lone_finder_points=4), 5, {"shared_taste": 0.4}),
        (BASE, 3, {}),
        (BASE, 8, {"pull": 4.0, "shared_taste": 0.2}),
        (BASE.replace(own_vote=True, unseen_hand=True), 4, {}),
        (edition("dixit-2008").replace(unseen_hand=True), 3, {}),
        (BASE.replace(unseen_hand=True, refill="none", target_score=1000), 3, {}),
        (edition("odyssey"), 8, {"second_vote": 0.5}),
        (edition("odyssey"), 12, {"second_vote": 1.0, "pull": 1.0}),
        (edition("odyssey-party"), 6, {"clarity": 0.7}),
        (edition("odyssey-party").replace(red_token=False), 9, {}),
        (edition("print-and-play"), 3, {}),
        (edition("print-and-play"), 4, {"clarity": [0.1, 0.3, 0.6, 0.9]}),
        (BASE.replace(refill="none", target_score=25), 5, {}),
        (BASE.replace(refill="none", target_score=1000), 7, {}),
        (BASE.replace(refill="none", target_score=1000, draws_first="storyteller"), 7, {}),
        (BASE.replace(ties="play_on", target_score=8), 6, {}),
        (edition("dixit-2008").replace(ties="play_on"), 6, {}),
        (edition("odyssey-party").replace(ties="play_on"), 6, {"clarity": 0.7}),
        (TEAMS, 6, {}),
        (TEAMS, 12, {"pull": 3.0, "shared_taste": 0.3}),
        (TEAMS, 8, {"clarity": [0.1, 0.3, 0.6, 0.9, 0.2, 0.4, 0.5, 0.7]}),
        (TEAMS.replace(team_target="both"), 6, {}),
        (TEAMS.replace(team_target="both"), 10, {"pull": 2.0}),
        (TEAMS.replace(votes_max=2, second_vote_players=3, team_target="both"), 6, {"second_vote": 0.5}),
        (TEAMS.replace(cards_each=2, target_score=12, turns_each=None, ties="play_on"), 8, {}),
        (TEAMS.replace(refill="none", turns_each=None, target_score=1000), 8, {}),
        (TEAMS.replace(refill="none", turns_each=None, ends_with_pack=True, team_target="both"), 6, {}),
        (BASE.replace(finder_points=4.5, decoy_points=0.25), 5, {}),
        (BASE.replace(nobody_found_points=-3, decoy_points=-0.5, target_score=9), 4, {"clarity": 0.3}),
        (BASE.replace(target_score=1000, finder_points=99, storyteller_points=98.75), 8, {}),
        (BASE.replace(target_score=None, turns_each=100, finder_points=99), 8, {}),
    ],
)
def test_game_by_game_as_the_real_engine(rules, players, options):
    sim = games(rules, players, 12, seed=11, keep_votes=True, **options)
    for k in range(sim.n):
        second = None if sim.second is None else sim.second[k]
        red = None if sim.red is None else sim.red[k]
        assert play(rules, players, sim.votes[k], second, red) == (sim.turns[k], sim.scores[k].tolist())


@settings(max_examples=25, deadline=None)
@given(
    st.fixed_dictionaries(
        {
            "team_target": st.sampled_from(["teammate", "both"]),
            "ties": st.sampled_from(["shared", "play_on"]),
            "refill": st.sampled_from(["none", "reshuffle_all", "every_turn"]),
            "draws_first": st.sampled_from(["next_storyteller", "storyteller"]),
            "turns_each": st.integers(1, 3),
            "target_score": st.none() | st.integers(1, 20),
            "cards_each": st.integers(1, 2),
            "finder_points": st.sampled_from([3, 4.5, 0]),
            "bonus_cap": st.none() | st.integers(0, 3),
        }
    ),
    st.sampled_from([6, 8, 10, 12]),
    st.integers(0, 99),
)
def test_any_teams_as_the_real_engine(changes, players, seed):
    rules = TEAMS.replace(**changes)
    sim = games(rules, players, 3, seed=seed, keep_votes=True)
    for k in range(sim.n):
        assert play(rules, players, sim.votes[k], None, None) == (sim.turns[k], sim.scores[k].tolist())


def test_teammates_share_points_and_victories():
    sim = games(TEAMS.replace(turns_each=3), 6, 20_000, seed=5)
    np.testing.assert_array_equal(sim.scores[:, :3], sim.scores[:, 3:])
    assert sim.win_share.sum() == pytest.approx(1)
    told, guessed = storyteller_payoff(TEAMS, 2, 0.5), guesser_payoff(TEAMS, 2, 0.5)
    assert within(sim.storyteller_points, sim.storyteller_points_error, told)
    assert within(sim.guesser_points, sim.guesser_points_error, guessed)
    assert "for the storyteller’s team" in sim.summary()


def test_halves_of_points_agree_with_the_theory():
    rules = BASE.replace(finder_points=4.5, nobody_found_points=-0.5, target_score=None, turns_each=2)
    sim = games(rules, 5, 30_000, clarity=0.4, seed=6)
    assert within(sim.storyteller_points, sim.storyteller_points_error, storyteller_payoff(rules, 4, 0.4))
    assert within(sim.guesser_points, sim.guesser_points_error, guesser_payoff(rules, 4, 0.4))
    points = sim.storyteller_points + 4 * sim.guesser_points
    assert sim.scores.sum() / sim.turns.sum() == pytest.approx(points)
    assert sim.summary().startswith("30,000 games of dixit-2021 with changes")


def test_2008_with_six_players_favours_those_who_tell_twice():
    sim = games(edition("dixit-2008"), 6, 100_000, seed=1)
    assert (sim.turns == 8).all()
    for seat, expected in enumerate([0.1865, 0.1865, 0.157, 0.157, 0.157, 0.157]):
        assert within(sim.win_share[seat], sim.win_share_error[seat] + 0.0004, expected)
    assert sim.win_share.sum() == pytest.approx(1)


def test_six_players_reach_30_in_about_eleven_turns():
    sim = games(edition("dixit-2018"), 6, 50_000, seed=2)
    assert sim.mean_turns == pytest.approx(11.1, abs=0.06)
    assert sim.mean_turns_error < 0.01


@pytest.mark.parametrize(("players", "told", "guessed"), [(3, 1.50, 2.25), (6, 2.8125, 2.03125)])
def test_telling_and_guessing(players, told, guessed):
    sim = games(edition("dixit-2008"), players, 60_000, seed=4)
    assert within(sim.storyteller_points, sim.storyteller_points_error, told)
    assert within(sim.guesser_points, sim.guesser_points_error, guessed)


@pytest.mark.parametrize("rules", [BASE, BASE.replace(lone_finder_points=4, bonus_cap=1)])
@pytest.mark.parametrize(("clarity", "taste"), [(0.3, 0.0), (0.7, 0.25), (0.0, 0.0), (1.0, 0.5)])
def test_the_model_agrees_with_the_theory(rules, clarity, taste):
    rules = rules.replace(target_score=None, turns_each=2)
    sim = games(rules, 5, 30_000, clarity=clarity, shared_taste=taste, seed=5)
    told = storyteller_payoff(rules, 4, clarity, taste)
    assert within(sim.storyteller_points, sim.storyteller_points_error + 1e-9, told)
    assert within(
        sim.guesser_points, sim.guesser_points_error + 1e-9, guesser_payoff(rules, 4, clarity, taste)
    )
    chances = finders_distribution(4, clarity, taste)
    turns = sim.turns.sum()
    for share, error, chance in (
        (sim.nobody_share, sim.nobody_share_error, chances[0]),
        (sim.everybody_share, sim.everybody_share_error, chances[4]),
        (sim.unpaid_share, sim.unpaid_share_error, chances[0] + chances[4]),
    ):
        expected = np.sqrt(max(chance * (1 - chance), 0) / turns)
        assert within(share, expected + 1e-9, chance)
        assert error == pytest.approx(expected, rel=0.1, abs=1e-6)


def test_decoys_pull_votes_from_the_card_and_to_few_owners():
    plain = games(BASE, 6, 2000, seed=6, keep_votes=True)
    pulled = games(BASE, 6, 2000, seed=6, pull=6.0, keep_votes=True)

    def found(sim):
        return (sim.votes == 0).sum() / (sim.votes >= 0).sum()

    assert found(plain) == pytest.approx(0.5, abs=0.01)
    assert found(pulled) < 0.4

    def same_wrong_card(sim):
        votes = sim.votes[:, :8]
        pairs = (votes[..., 3] == votes[..., 4]) & (votes[..., 3] > 0)
        return pairs.sum() / ((votes[..., 3] > 0) & (votes[..., 4] > 0)).sum()

    assert same_wrong_card(pulled) > same_wrong_card(plain) + 0.03


def test_bold_storytellers_lose_their_turns():
    sim = games(
        BASE.replace(target_score=None, turns_each=3), 4, 20_000, clarity=[0.5, 0.5, 0.5, 0.95], seed=7
    )
    assert sim.win_share[3] < sim.win_share[:3].min() - 0.05


def test_same_seed_same_games_whatever_the_number():
    few, many = games(BASE, 4, 500, seed=8), games(BASE, 4, 500, seed=8)
    np.testing.assert_array_equal(few.scores, many.scores)
    assert not np.array_equal(few.scores, games(BASE, 4, 500, seed=9).scores)


def test_the_story_of_a_game():
    sim = games(BASE, 6, 3000, seed=10, keep_votes=True)
    assert (sim.lead_changes >= 0).all()
    assert 0 < sim.lead_changes.mean() < sim.mean_turns
    assert (sim.deficits >= 0).all()
    assert (sim.deficits >= sim.scores.max(axis=1, keepdims=True) - sim.scores).all()
    assert sim.comebacks.shape == (3000,)
    assert sim.wins.sum(axis=1) == pytest.approx(np.ones(3000))
    assert sim.summary().startswith("3,000 games of dixit-2021 with 6 players")
    assert "\u202f000 parties" in sim.summary("fr")
    assert repr(sim).startswith("<Simulation dixit-2021: 6 players, 3000 games")


@pytest.mark.parametrize(
    ("rules", "players", "limit"),
    [
        (edition("dixit-2008"), 6, 8),
        (edition("dixit-2008"), 3, 13),
        (edition("print-and-play"), 3, 6),
        (edition("odyssey-party"), 12, 12),
        (edition("print-and-play").replace(ties="play_on"), 3, None),
        (edition("dixit-2008").replace(ties="play_on"), 6, 14),
        (BASE, 6, None),
    ],
)
def test_turn_limits(rules, players, limit):
    assert turn_limit(rules, players) == limit


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: games(BASE, 9, 10), "for 3 to 8 players.*not for 9"),
        (lambda: turn_limit(edition("dixit-2008"), 4, cards=27), "at least 28 cards; this one has 27"),
        (lambda: games(BASE, 5, 0), "whole number from 1 to 100 million, not 0"),
        (lambda: games(BASE, 5, 10, clarity=1.5), "clarity must be a number from 0 to 1, not 1.5"),
        (lambda: games(BASE, 5, 10, clarity=[0.5] * 4), "each of the 5 seats, not 4"),
        (lambda: games(BASE, 5, 10, pull=-1), "pull must be"),
        (lambda: games(BASE, 5, 10, seed=-1), "seed must be a whole number from 0, not -1"),
        (lambda: games(BASE, 5, 10, clarity="0.5"), "clarity must be a number from 0 to 1, not '0.5'"),
        (lambda: games(BASE, 5, 10, pull="3"), "pull must be a number from 0 to 50, not '3'"),
        (lambda: games(BASE, 3, 10, clarity=np.ma.array([0.5] * 3, mask=[0, 1, 0])), "from 0 to 1, not None"),
        (lambda: games(BASE, 5, 10, second_vote=0.5), "only one vote"),
        (lambda: games(edition("odyssey-party"), 6, 10, pull=1), "party mode the model"),
        (
            lambda: games(BASE.replace(everybody_found_points=0), 5, 10, clarity=1),
            "2000 turns there were games without an end",
        ),
    ],
)
def test_errors_say_what_would_be_right(call, words):
    with pytest.raises(SimulationProblem, match=words):
        call()


@pytest.mark.parametrize("rules", ["x", None, 5])
def test_rules_that_are_none(rules):
    for ask in (
        lambda: games(rules, 4, 10),
        lambda: turn_limit(rules, 4),
        lambda: score_batch(rules, [[0, 1, 0]]),
    ):
        with pytest.raises(SimulationProblem, match="The rules must be a RuleSet") as caught:
            ask()
        assert "RuleSet" in caught.value.message("fr")


def test_one_game_says_nothing_about_its_error(recwarn):
    sim = games(BASE, 4, 1, seed=3)
    assert np.isnan(sim.win_share_error).all()
    assert np.isnan(sim.mean_scores_error).all()
    assert np.isnan(sim.mean_turns_error)
    assert f"{sim.mean_turns:.2f} turns" in sim.summary()
    assert not recwarn.list
    two = games(BASE, 4, 2, seed=3)
    assert two.mean_turns_error == pytest.approx(abs(int(two.turns[0]) - int(two.turns[1])) / 2)


@pytest.mark.parametrize(
    ("value", "error", "shown"),
    [
        (11.11797, 0.00788, "11.1180 ± 0.0079"),
        (2.5, 0.13, "2.50 ± 0.13"),
        (250.4, 31.2, "250 ± 31"),
        (8.0, 0.0, "8.00"),
        (8.0, float("nan"), "8.00"),
    ],
)
def test_values_have_as_many_decimals_as_their_errors(value, error, shown):
    assert _shown(value, error, "en") == shown
    assert _shown(value, error, "fr") == shown.replace(".", ",")


def test_chances_may_be_of_any_kind_of_number():
    half = Fraction(1, 2)
    usual = games(BASE, 6, 100, clarity=0.5, shared_taste=0.5)
    for clarity in (
        half,
        [half] * 6,
        np.float32(0.5),
        np.full(6, 0.5),
        [0.5, half, 0.5, np.float64(0.5), half, 0.5],
    ):
        told = games(BASE, 6, 100, clarity=clarity, shared_taste=half)
        assert (told.scores == usual.scores).all()
    best = best_clarity(BASE.replace(lone_finder_points=4), 5)
    assert games(BASE, 6, 100, clarity=best.p, pull=half).model.clarity == (float(best.p),) * 6


def test_a_series_is_one_chance_for_each_seat():
    pandas = pytest.importorskip("pandas")
    told = games(BASE, 6, 100, clarity=pandas.Series([0.25] * 6))
    assert (told.scores == games(BASE, 6, 100, clarity=0.25).scores).all()


@pytest.mark.parametrize("clarity", ["0.5", b"0.5", None, 1j, "x" * 6])
def test_a_clarity_that_is_no_number_is_called_that(clarity):
    with pytest.raises(SimulationProblem, match="clarity must be a number from 0 to 1, not"):
        games(BASE, 6, 10, clarity=clarity)


def test_a_simulation_as_a_table():
    pytest.importorskip("pandas")
    sim = games(edition("dixit-2021"), players=4, n=50, seed=3)
    frame = sim.to_frame()
    assert len(frame) == 200
    for game, seat, turns, score, win, deficit, changes in frame.itertuples(index=False):
        assert (turns, changes) == (sim.turns[game], sim.lead_changes[game])
        assert (score, deficit) == (sim.scores[game, seat], sim.deficits[game, seat])
        assert win == sim.wins[game, seat]
