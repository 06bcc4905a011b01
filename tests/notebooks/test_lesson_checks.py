"""What the checks of the exercises say: nothing yet, right, or a hint that fits the slip."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor, inf

import pytest
from lesson import Verdict, decoys, five_rulebooks, not_sure, storyteller, table, voters

import dixit_widget as dixit

RULES = dixit.edition("dixit-2021")
BOX = dixit.edition("dixit-2008")
LEFT = {3: 63, 4: 60, 5: 54, 6: 48}
"""Cards in the pile after dealing from 84."""


def six(**votes: int) -> dixit.Round:
    return dixit.Round("Léa", five_rulebooks.NAMES, {**five_rulebooks.FRESH.votes, **votes})


def of_four(ben: int, cleo: int, dan: int) -> dixit.Round:
    return dixit.Round("Ana", voters.FOUR.slots, {"Ben": ben, "Cleo": cleo, "Dan": dan})


def cells(card_card: object, card_decoy: object, decoy_card: object, decoy_decoy: object) -> dict:
    corners = [("card", "card"), ("card", "decoy"), ("decoy", "card"), ("decoy", "decoy")]
    return dict(zip(corners, (card_card, card_decoy, decoy_card, decoy_decoy), strict=True))


TAKEN = {"no bonus when nobody finds it": {"decoy_points_when_nobody": False}}


def dissolve(rules: object) -> Verdict:
    return voters.check_dissolve(rules, TAKEN)


def stag_hunt(rules: object) -> Verdict:
    return voters.check_stag_hunt(rules, TAKEN)


@pytest.mark.parametrize(
    ("check", "unfilled"),
    [
        (five_rulebooks.check_quarrel, five_rulebooks.FRESH),
        (five_rulebooks.check_turns, lambda players: ...),
        (five_rulebooks.check_turns, lambda players: None),
        (five_rulebooks.check_everyone_tells_alike, ...),
        (storyteller.check_expected, lambda p, n: ...),
        (storyteller.check_clearer, None),
        (storyteller.check_sure_thing, ...),
        (voters.check_matrix, cells(..., ..., ..., ...)),
        (voters.check_everyone_three, voters.FOUR),
        (voters.check_patience, ...),
        (dissolve, ...),
        (stag_hunt, None),
    ],
)
def test_an_exercise_that_nobody_filled_in_is_no_mistake(
    check: Callable[[object], Verdict], unfilled: object
) -> None:
    verdict = check(unfilled)
    assert verdict.state == "open"
    assert verdict.text.startswith("Not filled in yet.")


@pytest.mark.parametrize(
    ("check", "answer"),
    [
        (five_rulebooks.check_quarrel, six(Ana=1, Ben=2, Tom=2, Zoé=2, Max=2)),
        (five_rulebooks.check_quarrel, six(Ana=6, Ben=2, Tom=2, Zoé=2, Max=2)),
        (five_rulebooks.check_turns, lambda n: ceil(LEFT[n] / BOX.cards_on_table(n))),
        (five_rulebooks.check_turns, lambda n: float(-(-LEFT[n] // BOX.cards_on_table(n)))),
        (five_rulebooks.check_everyone_tells_alike, RULES.replace(target_score=None, turns_each=3)),
        (storyteller.check_expected, lambda p, n: 3 * (1 - p**n - (1 - p) ** n)),
        (storyteller.check_expected, lambda p, n: float(3 * (1 - p**n - (1 - p) ** n))),
        (storyteller.check_clearer, RULES.replace(lone_finder_points=0)),
        (storyteller.check_clearer, RULES.replace(lone_finder_points=2)),
        (storyteller.check_sure_thing, [0, 0, 1, 0, 0]),
        (storyteller.check_sure_thing, (1.0, 0.0, 0, 0, 0)),
        (voters.check_matrix, cells((2, 2), (4, 0), [0, 4], (3, 3))),
        (voters.check_everyone_three, of_four(3, 4, 1)),
        (voters.check_everyone_three, of_four(4, 1, 3)),
        (voters.check_patience, Fraction(2, 3)),
        (voters.check_patience, 0.6667),
        (voters.check_patience, 0.67),
        (dissolve, RULES.replace(decoy_points=0)),
        (dissolve, RULES.replace(nobody_found_points=0)),
        (dissolve, RULES.replace(everybody_found_points=5)),
        (dissolve, RULES.replace(lone_finder_points=1)),
        (dissolve, RULES.replace(finder_points=2)),
        (not_sure.check_worth, lambda chance, others: chance * {4: 2, 0: 1}.get(others, 3)),
        (
            not_sure.check_worth,
            lambda chance, others: float(chance) * (2, 1)[others == 0] if others in (0, 4) else 3 * chance,
        ),
        (not_sure.check_honest, RULES.replace(everybody_found_points=3, nobody_found_points=0)),
        (decoys.check_finds, lambda clue, others: clue / (clue + sum(others))),
        (decoys.check_finds, lambda clue, others: float(clue) / float(clue + sum(others))),
        (decoys.check_clue, 12),
        (decoys.check_clue, 12.0),
        (not_sure.check_honest, RULES.replace(everybody_found_points=3, lone_finder_points=5)),
        (dissolve, RULES.replace(nobody_found_points=6, everybody_found_points=5)),
        (stag_hunt, RULES.replace(all_or_none_points=4)),
        (stag_hunt, RULES.replace(lone_finder_points=1)),
    ],
)
def test_a_right_answer_is_accepted(check: Callable[[object], Verdict], answer: object) -> None:
    verdict = check(answer)
    assert verdict.state == "right", verdict


def broken(*_: object) -> object:
    raise ZeroDivisionError("division by zero")


@pytest.mark.parametrize(
    ("check", "answer", "hint"),
    [
        (five_rulebooks.check_quarrel, six(Ana=3), "who else could vote for Ben’s card"),
        (five_rulebooks.check_quarrel, six(Ana=3, Tom=3, Zoé=3), "with 3"),
        (
            five_rulebooks.check_quarrel,
            dixit.Round("Léa", ["Léa", "Ana", "Ben"], {"Ana": 1, "Ben": 1}),
            "six players",
        ),
        (five_rulebooks.check_turns, lambda n: 84 / n, "hands before the first turn"),
        (five_rulebooks.check_turns, lambda n: ceil(LEFT[n] / n), "two of them lay two cards each"),
        (five_rulebooks.check_turns, lambda n: floor(LEFT[n] / BOX.cards_on_table(n)), "round up"),
        (
            five_rulebooks.check_turns,
            lambda n: ceil((84 - 6 * n) / BOX.cards_on_table(n)),
            "each holds 7 cards",
        ),
        (five_rulebooks.check_turns, lambda n: 30, "84 cards, less those dealt"),
        (five_rulebooks.check_turns, broken, "ZeroDivisionError"),
        (five_rulebooks.check_turns, lambda: 8, "TypeError"),
        (five_rulebooks.check_everyone_tells_alike, RULES.replace(turns_each=2), "target_score=None"),
        (
            five_rulebooks.check_everyone_tells_alike,
            RULES.replace(target_score=None, ends_with_pack=True, refill="none"),
            "turns_each",
        ),
        (five_rulebooks.check_everyone_tells_alike, {"turns_each": 2}, "no rule set"),
        (five_rulebooks.check_everyone_tells_alike, dixit.edition("odyssey-party"), "6 to 12 can play"),
        (five_rulebooks.check_everyone_tells_alike, dixit.edition("print-and-play"), "we are three to eight"),
        (
            five_rulebooks.check_everyone_tells_alike,
            RULES.replace(target_score=None, turns_each=2, players_max=6),
            "we are three to eight",
        ),
        (
            five_rulebooks.check_everyone_tells_alike,
            RULES.replace(target_score=None, turns_each=2, refill="none"),
            "the cards run out",
        ),
        (
            five_rulebooks.check_everyone_tells_alike,
            RULES.replace(target_score=None, turns_each=2, ties="play_on"),
            "Let ties be `shared`",
        ),
        (storyteller.check_expected, lambda p, n: 3 * (1 - p**n), "everybody finds it. What else"),
        (storyteller.check_expected, lambda p, n: 3 * (1 - (1 - p) ** n), "nobody finds it. What else"),
        (storyteller.check_expected, lambda p, n: 1 - p**n - (1 - p) ** n, "How much is paid"),
        (storyteller.check_expected, lambda p, n: 2 * (1 - p**n - (1 - p) ** n), "for the guessers"),
        (storyteller.check_expected, lambda p, n: 3 * n * p * (1 - p) ** (n - 1), "exactly one"),
        (storyteller.check_expected, lambda p, n: 3 * (1 - p * n - (1 - p) * n), "a power"),
        (storyteller.check_expected, lambda p, n: 3 * p, "one particular friend"),
        (storyteller.check_expected, lambda p, n: 1, "paid 3 unless"),
        (storyteller.check_expected, lambda p, n: "3", "no number"),
        (storyteller.check_expected, broken, "ZeroDivisionError"),
        (storyteller.check_clearer, RULES, "still the rules of the box"),
        (storyteller.check_clearer, RULES.replace(lone_finder_points=4), "other way"),
        (storyteller.check_clearer, RULES.replace(storyteller_points=5), "the top stays at 1/2"),
        (storyteller.check_clearer, RULES.replace(lone_finder_points=3), "3 is what any finder pays"),
        (
            storyteller.check_clearer,
            RULES.replace(storyteller_points=0),
            "every clue pays the storyteller the same",
        ),
        (storyteller.check_clearer, RULES.replace(finder_points=1), "does not feel finder_points"),
        (storyteller.check_clearer, dixit.edition("odyssey-party"), "storyteller mode"),
        (storyteller.check_clearer, 0.6, "no rule set"),
        (storyteller.check_sure_thing, [1, 1, 0, 0, 0], "2 find it"),
        (storyteller.check_sure_thing, [0.5, 0, 0, 0, 0], "1 of them leaves it to luck"),
        (storyteller.check_sure_thing, [0.5] * 5, "5 of them leave it to luck"),
        (storyteller.check_sure_thing, [1] * 5, "Everybody"),
        (storyteller.check_sure_thing, [0] * 5, "Nobody"),
        (storyteller.check_sure_thing, [1, 0], "one chance for each"),
        (storyteller.check_sure_thing, [2, 0, 0, 0, 0], "from 0 to 1"),
        (storyteller.check_sure_thing, 1, "list"),
        (storyteller.check_sure_thing, "10000", "list"),
        (voters.check_matrix, cells((2, 2), ..., ..., ...), "still to be filled in"),
        (voters.check_matrix, cells((3, 3), (4, 0), (0, 4), (3, 3)), "Everybody has found it"),
        (voters.check_matrix, cells((2, 2), (0, 4), (4, 0), (3, 3)), "wrong order"),
        (voters.check_matrix, cells((2, 2), (3, 0), (0, 3), (3, 3)), "one decoy has a vote"),
        (voters.check_matrix, cells((2, 2), (4, 0), (0, 4), (2, 2)), "each decoy has a vote"),
        (voters.check_matrix, cells(2, (4, 0), (0, 4), (3, 3)), "two numbers"),
        (voters.check_matrix, {("card", "card"): (2, 2)}, "still to be filled in"),
        (voters.check_matrix, [[(2, 2), (4, 0)], [(0, 4), (3, 3)]], "no dict"),
        (voters.check_everyone_three, of_four(2, 4, 1), "Ben found the card"),
        (voters.check_everyone_three, of_four(3, 1, 1), "each decoy gets one"),
        (voters.check_everyone_three, six(), "5 guessers"),
        (voters.check_patience, Fraction(1, 2), "what the box needs"),
        (voters.check_patience, Fraction(1, 3), "not needed"),
        (voters.check_patience, Fraction(3, 2), "Upside down"),
        (voters.check_patience, 0.25, "Put them into"),
        (voters.check_patience, 0.66, "two decimals, rounded"),
        (voters.check_patience, "2/3", "no number"),
        (dissolve, RULES, "still the rules of the box"),
        (dissolve, RULES.replace(lone_finder_points=4), "5 > 3 > 2 > 0"),
        (dissolve, RULES.replace(everybody_found_points=0), "Hardly: 4 > 3 > 0"),
        (dissolve, RULES.replace(all_or_none_points=0), "Hardly: 4 > 1 > 0"),
        (dissolve, RULES.replace(decoy_points_when_nobody=False), "in the table already"),
        (dissolve, dixit.edition("odyssey-party"), "party"),
        (dissolve, "decoy_points=0", "no rule set"),
        (stag_hunt, RULES.replace(decoy_points=0), "no stag"),
        (stag_hunt, RULES.replace(decoy_points=3), "R above T"),
        (
            stag_hunt,
            RULES.replace(nobody_found_points=3),
            "whoever breaks away gets just as much. Bring R above",
        ),
        (not_sure.check_worth, lambda chance, others: 3 * chance, "everybody has: that pays 2"),
        (
            not_sure.check_worth,
            lambda chance, others: chance * (2 if others in (0, 4) else 3),
            "a miss pays then",
        ),
        (not_sure.check_worth, lambda chance, others: chance, "what if you miss it?"),
        (not_sure.check_worth, lambda chance, others: "1", "no number"),
        (not_sure.check_worth, broken, "ZeroDivisionError"),
        (not_sure.check_honest, RULES, "still the rules of the box"),
        (not_sure.check_honest, RULES.replace(everybody_found_points=3), "3 if some of them do, 1 if nobody"),
        (not_sure.check_honest, RULES.replace(decoy_points_when_nobody=False), "votes on your own decoy"),
        (
            not_sure.check_honest,
            RULES.replace(finder_points=0, everybody_found_points=0, nobody_found_points=0),
            "nobody would look for the card",
        ),
        (not_sure.check_honest, dixit.edition("odyssey-party"), "party mode"),
        (not_sure.check_honest, 3, "no rule set"),
        (decoys.check_finds, lambda clue, others: clue / sum(others), "The card itself draws, too"),
        (decoys.check_finds, lambda clue, others: Fraction(1, 4), "in proportion to what cards draw"),
        (decoys.check_finds, lambda clue, others: "half", "no number"),
        (decoys.check_clue, 3, "chance 0.200, and Ana has 1.7664 points. Clearer!"),
        (decoys.check_clue, 40, "Too clear."),
        (decoys.check_clue, "12", "no number from 0 to 1000"),
        (decoys.check_clue, 0, "no number from 0 to 1000"),
        (stag_hunt, RULES.replace(nobody_found_points=6, everybody_found_points=5), "game of Assurance"),
        (dissolve, RULES.replace(own_vote=True), "4 > 3 > 2 still stands, and the card never pays less"),
    ],
)
def test_a_slip_gets_a_hint_that_fits(check: Callable[[object], Verdict], answer: object, hint: str) -> None:
    verdict = check(answer)
    assert verdict.state == "again", verdict
    assert hint in verdict.text


def test_a_game_without_a_name_is_given_its_reason() -> None:
    verdict = dissolve(RULES.replace(finder_points=2))
    assert verdict.state == "right"
    assert "never pays less, but it does not always pay more" in verdict.text
    assert "are equal" not in verdict.text


def test_a_verdict_reads_well_without_its_colours_and_lets_no_markup_in() -> None:
    verdict = Verdict("again", "Try `a < b` <script>")
    assert str(verdict) == "→ Try `a < b` <script>"
    assert "<code>a &lt; b</code> &lt;script&gt;" in verdict._repr_html_()


def test_a_table_escapes_its_cells() -> None:
    shown = table(["<a>"], [[Fraction(1, 2)], ["&"]])
    assert "&lt;a&gt;" in shown._repr_html_()
    assert "<td>1/2</td>" in shown._repr_html_()
    assert str(shown) == "<a>\n1/2\n&"


def test_the_picture_of_the_finders_says_what_it_shows() -> None:
    ax = storyteller.finders(0.5, guessers=5)
    assert dixit.charts.summary(ax) == (
        "Each finds the card with chance 0.50: storyteller: 2.81 points on average."
    )
    assert [round(bar.get_height() * 32) for bar in ax.patches] == [1, 5, 10, 10, 5, 1]


def test_the_picture_of_two_cards_says_what_it_shows() -> None:
    ax = not_sure.two_cards(0.5, "all the others", 0.45, "some of the others")
    assert dixit.charts.summary(ax) == (
        "What a vote gains on average. card A, 50%, then found by all the others: 1.00; "
        "card B, 45%, then found by some of the others: 1.35."
    )
    assert [round(bar.get_width(), 2) for bar in ax.patches] == [1.00, 1.35]


def test_two_cards_are_never_both_right() -> None:
    a, _, b, *_ = not_sure.beliefs_to_turn().children
    b.value = 0.8
    assert (a.value, b.value) == (0.2, 0.8)
    a.value = 0.6
    assert (a.value, b.value) == (0.6, 0.4)


def test_the_picture_of_the_learners_says_what_it_shows() -> None:
    against = dixit.theory.voting_game(RULES, 5, "against_storyteller")
    ax = voters.learners(against, starts=(0.1, 0.14))
    assert dixit.charts.summary(ax).endswith(
        "above 0.120 all come to vote for the card, below it nobody does."
    )
    ends = [line.get_ydata()[-1] for line in ax.lines[:2]]
    assert ends == pytest.approx([0, 1], abs=0.01)
    points = dixit.theory.voting_game(RULES, 3)
    assert dixit.charts.summary(voters.learners(points, starts=(0.1,))).endswith("all end with the card.")


def test_who_forgives_sooner_needs_more_patience() -> None:
    needed = [voters.patience_of_the_forgiving(turns) for turns in range(1, 8)]
    assert needed == sorted(needed, reverse=True)
    assert needed[0] == inf, "one turn deters nobody"
    assert needed[1:3] == pytest.approx([(5**0.5 - 1) / 2, 0.5437], abs=1e-4)


def test_mistakes_ask_for_more_patience() -> None:
    for turns in (2, 3, 5, inf):
        needed = [voters.patience_of_the_forgiving(turns, mistakes) for mistakes in (0, 0.01, 0.02)]
        assert needed == sorted(needed)
        assert needed[0] < needed[1] < needed[2]
    assert voters.turn_of_trust(0) == (3, 4)


def test_the_picture_of_the_three_roles_says_what_it_shows() -> None:
    assert dixit.charts.summary(decoys.roles(0.8)) == (
        "From a decoy that pulls nobody to one that pulls all, p = 0.80: "
        "me from 2.07 to 6.80; storyteller from 2.02 to 2.40; each other guesser from 2.32 to 0.45."
    )


def test_points_with_decoys_are_those_of_the_theory() -> None:
    """Four guessers, all decoys alike: the model of lesson 3 with the chance that the card's draw makes."""
    for clue in (1, 3, 6):
        p = Fraction(clue, clue + 3)
        paid = decoys.pays(Fraction(clue), (1, 1, 1, 1))
        assert paid["Ana"] == dixit.theory.storyteller_payoff(RULES, 4, p)
        assert paid["Ben"] == paid["Eva"] == dixit.theory.guesser_payoff(RULES, 4, p)
