"""What the checks of lessons 05 to 07 say: nothing yet, right, or a hint that fits the slip."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from lesson import Verdict, own_bot, reading_a_game, tournament, turn_the_rules

import dixit_widget as dixit
from dixit_widget.bots import Bot, LiteralBot, RandomBot

RULES = dixit.edition("dixit-2021")
ROWS = dixit.example_record().rows()
TENTH = reading_a_game.round_of(ROWS, 10)
Check = Callable[[Any], Verdict]

check_saved = functools.partial(reading_a_game.check_saved, rows=ROWS)
check_reads = functools.partial(reading_a_game.check_reads, rows=ROWS)
check_decoys = functools.partial(reading_a_game.check_decoys, rows=ROWS)
GUESSES = reading_a_game.guesses(ROWS)
DECOYS = reading_a_game.decoy_votes(ROWS)
RECEIVED = {"Hare": 14, "Owl": 12, "Fox": 11, "Moth": 9, "Badger": 7, "Otter": 2}


def tenth(**votes: int) -> dixit.Round:
    """Return turn 10 with other votes; Owl’s card lies in slot 1, Fox’s in slot 4."""
    return dixit.Round("Owl", TENTH.slots, {**TENTH.votes, **votes})


def broken(_: object) -> object:
    raise KeyError("role")


def commissioned(**changes: object) -> dixit.RuleSet:
    return RULES.replace(**{"storyteller_points": 4, "decoy_points_when_nobody": False, **changes})


@pytest.mark.parametrize(
    ("check", "unfilled"),
    [
        (turn_the_rules.check_fair, ...),
        (turn_the_rules.check_gentle, None),
        (turn_the_rules.check_commission, ...),
        (check_saved, TENTH),
        (check_reads, lambda rows: ...),
        (check_decoys, lambda rows: None),
        (tournament.check_games_needed, lambda share, margin: ...),
        (own_bot.check_bot, ...),
    ],
)
def test_an_exercise_that_nobody_filled_in_is_no_mistake(check: Check, unfilled: object) -> None:
    verdict = check(unfilled)
    assert verdict.state == "open"
    assert verdict.text.startswith("Not filled in yet.")


@pytest.mark.parametrize(
    ("check", "answer"),
    [
        (turn_the_rules.check_fair, RULES.replace(storyteller_points=4, finder_points=2)),
        (turn_the_rules.check_fair, RULES.replace(storyteller_points=9, finder_points=12)),
        (turn_the_rules.check_fair, RULES.replace(lone_finder_points=6)),
        (turn_the_rules.check_fair, RULES.replace(finder_points=0)),
        (turn_the_rules.check_gentle, RULES.replace(nobody_found_points=1)),
        (turn_the_rules.check_gentle, RULES.replace(everybody_found_points=3)),
        (turn_the_rules.check_commission, commissioned()),
        (turn_the_rules.check_commission, commissioned(target_score=None, turns_each=4)),
        (check_saved, tenth(Fox=3)),
        (check_saved, tenth(Fox=2, Hare=4)),
        (check_reads, lambda rows: {player: hits / of for player, (hits, of) in GUESSES.items()}),
        (check_reads, lambda rows: {player: round(hits / of, 2) for player, (hits, of) in GUESSES.items()}),
        (check_decoys, lambda rows: DECOYS),
        (tournament.check_games_needed, lambda p, m: p * (1 - p) * (1.96 / m) ** 2),
        (tournament.check_games_needed, lambda p, m: np.ceil(p * (1 - p) * (2 / m) ** 2)),
        (own_bot.check_bot, LiteralBot),
    ],
)
def test_a_right_answer_is_accepted(check: Check, answer: object) -> None:
    verdict = check(answer)
    assert verdict.state == "right", verdict


@pytest.mark.parametrize(
    ("check", "answer", "hint"),
    [
        (turn_the_rules.check_fair, RULES, "still the rules of the box"),
        (turn_the_rules.check_fair, RULES.replace(storyteller_points=4.5), "Now in whole points"),
        (turn_the_rules.check_fair, RULES.replace(finder_points=2.5), "2 + 1 + 2.5/2 = 17/4"),
        (turn_the_rules.check_fair, {"finder_points": 2}, "no rule set"),
        (turn_the_rules.check_fair, RULES.replace(storyteller_points=4), "1/4 too little. You are near."),
        (turn_the_rules.check_fair, RULES.replace(decoy_points=0), "the left is 3, the right 2 + 0 + 3/2"),
        (turn_the_rules.check_fair, RULES.replace(nobody_found_points=1), "work out the four cases anew"),
        (turn_the_rules.check_fair, dixit.edition("odyssey-party"), "play another game"),
        (turn_the_rules.check_gentle, RULES.replace(storyteller_points=4), "still a Prisoner’s Dilemma (4 "),
        (turn_the_rules.check_gentle, RULES.replace(everybody_found_points=0), "still all but a Prisoner’s"),
        (turn_the_rules.check_gentle, RULES.replace(lone_finder_points=1), "0.588, 0.038 above"),
        (turn_the_rules.check_gentle, RULES.replace(decoy_points=0), "2 of 3 hold. Not yet: a game lasts 13"),
        (turn_the_rules.check_gentle, dixit.edition("odyssey-team"), "play another game"),
        (turn_the_rules.check_commission, commissioned(storyteller_points=3), "(1) telling pays 3/2 and gu"),
        (turn_the_rules.check_commission, RULES.replace(finder_points=0), "finding the card pays nothing"),
        (
            turn_the_rules.check_commission,
            RULES.replace(lone_finder_points=6),
            "(2) voters who know",
        ),
        (turn_the_rules.check_commission, commissioned(target_score=60), "(4) a game lasts 2"),
        (turn_the_rules.check_commission, RULES.replace(storyteller_points=9), "(5) the best seat wins"),
        (turn_the_rules.check_commission, dixit.edition("odyssey-team"), "play another game"),
        (check_saved, tenth(Hare=3), "a tie. Owl has three points now; but Fox, who finds the card, has 3"),
        (check_saved, tenth(Hare=4), "has 4 instead of two"),
        (check_saved, tenth(Hare=4, Otter=4, Moth=4, Badger=4), "Fox 31"),
        (check_saved, tenth(Fox=2, Hare=4, Otter=4, Moth=4, Badger=4), "Owl gets nothing again"),
        (check_saved, tenth(Fox=2, Hare=4, Otter=4, Badger=4), "Whose decoys do the lost votes feed?"),
        (check_saved, dixit.Round("Owl", TENTH.slots[:5], {"Fox": 1}), "only the tokens move"),
        (check_saved, dixit.Round("Owl", TENTH.slots, {"Fox": 1}), "No token of Hare and Otter and"),
        (check_reads, lambda rows: {player: hits for player, (hits, _) in GUESSES.items()}, "divide by the"),
        (check_reads, lambda rows: {player: hits / 11 for player, (hits, _) in GUESSES.items()}, "by 9, not"),
        (check_reads, lambda rows: {p: 100 * hits / of for p, (hits, of) in GUESSES.items()}, "0 and 1"),
        (check_reads, lambda rows: {p: 1 - hits / of for p, (hits, of) in GUESSES.items()}, "the misses"),
        (check_reads, lambda rows: {"Fox": 0.2}, "guessed in 9 turns"),
        (check_reads, lambda rows: {"Fox": 5 / 9}, "Owl is missing"),
        (check_reads, lambda rows: {"Fox": "5/9"}, "no number"),
        (check_reads, lambda rows: 0.4, "float, not a dict"),
        (check_reads, broken, "KeyError"),
        (check_decoys, lambda rows: RECEIVED, "when Fox told: that is no decoy"),
        (check_decoys, lambda rows: {**DECOYS, "Hare": 7}, "also count when nobody found"),
        (check_decoys, lambda rows: {**DECOYS, "Moth": 20}, "its owner is who has it"),
        (check_decoys, lambda rows: {"Fox": 9}, "who fooled nobody has a 0"),
        (tournament.check_games_needed, lambda p, m: p * (1 - p) / m**2, "holds only 68%"),
        (tournament.check_games_needed, lambda p, m: 1.96 * p * (1 - p) / m**2, "under the square, too"),
        (tournament.check_games_needed, lambda p, m: 1.96 * (p * (1 - p)) ** 0.5 / m, "square root of n"),
        (tournament.check_games_needed, lambda p, m: p * (1 - p) * (3.92 / m) ** 2, "half of it"),
        (tournament.check_games_needed, lambda p, m: 0.25 * (1.96 / m) ** 2, "put the share into it"),
        (tournament.check_games_needed, lambda p, m: 385, "put them equal and solve"),
        (tournament.check_games_needed, lambda p, m: "385", "no number"),
        (tournament.check_games_needed, lambda p: 385, "TypeError"),
        (own_bot.check_bot, 3, "a class made of `Bot`"),
        (own_bot.check_bot, LiteralBot(dixit.Deck.default()), "without brackets"),
        (own_bot.check_bot, Bot, "needs a name"),
        (own_bot.check_bot, RandomBot, "let `vote` listen to the clue"),
    ],
)
def test_a_slip_gets_a_hint_that_fits(check: Check, answer: object, hint: str) -> None:
    verdict = check(answer)
    assert verdict.state == "again", verdict
    assert hint in verdict.text


def test_the_explorer_is_not_taken_for_its_rules() -> None:
    assert "`.rules`" in turn_the_rules.check_commission(dixit.RuleExplorer(players=3)).text


def test_the_only_single_screws_that_balance_a_game_for_three() -> None:
    assert list(turn_the_rules.single_screws(6)) == [("finder_points", 0), ("lone_finder_points", 6)]


def test_a_game_without_an_answer_yet_is_played_by_the_rules_of_the_box() -> None:
    assert turn_the_rules.playable(...) == RULES
    assert turn_the_rules.playable(commissioned()) == commissioned()


def mine(**methods: Callable[..., object]) -> type[Bot]:
    """Return a bot that takes whatever comes first, but for the given methods."""

    def clue(self: Bot, view: Any, options: Any, chance: Any) -> object:
        return options["cards"][0], self.vague_clue(chance)

    def hand_in(self: Bot, view: Any, options: Any, chance: Any) -> object:
        return tuple(options["cards"][: options["count"]])

    def vote(self: Bot, view: Any, options: Any, chance: Any) -> object:
        return (options["slots"][0],), None

    return type("Mine", (Bot,), {"name": "mine", "clue": clue, "hand_in": hand_in, "vote": vote, **methods})


def unwilling(self: Bot, *_: object) -> None:
    raise RuntimeError("not today")


@pytest.mark.parametrize(
    ("methods", "hint"),
    [
        ({"vote": lambda self, *_: ...}, "So far so good. `vote` still returns nothing"),
        ({"vote": unwilling}, "stopped with `RuntimeError: not today`"),
        ({"vote": lambda self, *_: 2}, "returned `2`. It should be a tuple of slots, and `None`"),
        ({"vote": lambda self, *_: ((9,), None)}, "was refused: “There is no slot 9"),
        ({"hand_in": lambda self, view, options, _: options["cards"][0]}, "even if it is one"),
        ({"hand_in": lambda self, *_: ("no such card",)}, "“The card 'no such card' is not in your hand.”"),
        ({"clue": lambda self, *_: "Freedom"}, "returned `'Freedom'`. It should be a card"),
        ({"clue": lambda self, *_: (None, "Freedom")}, "`clue`, in turn 1, was refused"),
        ({"watch": unwilling}, "`watch` stopped with `RuntimeError"),
        ({"__init__": unwilling}, "could not be made"),
        ({}, "Legal in every move. 80 games: it wins"),
    ],
)
def test_a_bot_is_told_what_it_did(methods: dict[str, Callable[..., object]], hint: str) -> None:
    verdict = own_bot.check_bot(mine(**methods))
    assert verdict.state == "again", verdict
    assert hint in verdict.text


def test_a_bot_without_an_answer_in_any_method_is_not_filled_in_yet() -> None:
    nothing = {name: lambda self, *_: ... for name in own_bot.METHODS}
    assert own_bot.check_bot(mine(**nothing)).state == "open"


def test_a_bot_without_a_method_is_told_which() -> None:
    whole = mine()
    kind = type("Mine", (Bot,), {"name": "mine", "clue": whole.clue, "hand_in": whole.hand_in})
    assert own_bot.check_bot(kind).text == "Your bot has no method `vote`."


def test_a_clue_fits_the_card_it_was_written_for() -> None:
    deck = dixit.Deck.default()
    card = deck["anchor"]
    others = [own_bot.fits(deck, card.concepts[0].en, other) for other in deck.ids if other != "anchor"]
    assert own_bot.fits(deck, card.concepts[0].en, "anchor") >= max(others)
    assert own_bot.fits(deck, "xyzzy", "anchor") >= 0


def test_a_tournament_is_cut_into_small_ones() -> None:
    played = dixit.simulate.tournament(["literal", "random", "random"], RULES, 30, progress=False)
    small = tournament.small_tournaments(played, 10)
    assert small.head == ["3 tournaments of 10 games", "gold", "silver", "bronze"]
    for place in (1, 2, 3):
        assert sum(float(row[place]) for row in small.rows) == pytest.approx(3, abs=0.02)


def test_who_wins_equally_many_games_shares_the_places() -> None:
    class Played:
        bots = ("one", "two", "three")
        turns = (5, 5, 5, 5)
        wins = np.array([[1, 0, 0], [1, 0, 0], [0, 0.5, 0.5], [1, 0, 0]])

    taken = tournament.places(Played, 2)
    assert taken["one"].tolist() == [2, 0, 0]
    assert taken["two"].tolist() == taken["three"].tolist() == [0, 1, 1]


def test_how_often_equals_look_unequal() -> None:
    assert tournament.as_good_as(50, 100) == 1
    assert tournament.as_good_as(2, 2) == 0.5


def test_one_token_saves_owl_and_more_are_too_many() -> None:
    assert "if it was Fox’s" in check_saved(tenth(Fox=3)).text
    assert "Try with one token" in check_saved(tenth(Fox=3, Hare=3)).text


def test_the_guides_solution_with_pandas_is_right() -> None:
    guide = (Path(__file__).parents[2] / "notebooks" / "instructors" / "solutions.md").read_text()
    code = re.search(r"```python\n# 06 two, with pandas\n(.*?)```", guide, re.DOTALL)
    assert code
    cell: dict[str, Any] = {"record": dixit.example_record()}
    exec(code[1], cell)
    assert check_reads(cell["reads"]).state == "right"


def test_the_turns_of_the_record_are_those_that_were_scored() -> None:
    for turn in range(1, 12):
        score = dixit.score_round(RULES, reading_a_game.round_of(ROWS, turn))
        assert score.points == {row["player"]: row["points"] for row in ROWS if row["turn"] == turn}
    assert reading_a_game.scores_after(ROWS, 0) == dict.fromkeys(GUESSES, 0)


def test_the_picture_of_the_gaps_says_what_it_shows() -> None:
    sim = dixit.simulate.games(RULES, players=6, n=2000, clarity=0.4, seed=1)
    said = dixit.charts.summary(reading_a_game.first_to_last(sim, 18))
    assert re.search(
        r"between the first and the last: 14\.\d on average; 18 or more in 2\d% of the games", said
    )
