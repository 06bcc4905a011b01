"""Best-response dynamics: one after the other, players change to what pays them most just now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dixit_widget.theory.dependence import check_whole
from dixit_widget.theory.normal_form import NormalForm, Profile, Strategy, check_game

MOST_ROUNDS = 10_000


class BestResponses(NamedTuple):
    """The way of best responses.

    Attributes
    ----------
    path : list of tuple
        The profiles, the first one included; a new one whenever somebody changed.
    settled : bool
        Whether it ends where nobody wants to change; if not, it goes round for ever, or was cut short.
    """

    path: list[Profile]
    settled: bool


def best_response_dynamics(game: NormalForm, start: Sequence[Strategy], rounds: int = 100) -> BestResponses:
    """Let players change in turn to what pays them most, until nobody wants to.

    Who has no better choice stays; of equally good ones the first is taken. It stops when a whole round goes
    by without a change, or when a round begins as an earlier one did.

    Parameters
    ----------
    game : NormalForm
    start : sequence
        One strategy for each player.
    rounds : int, default 100
        The most rounds in which everybody may change once.

    Returns
    -------
    BestResponses

    Raises
    ------
    TheoryProblem

    References
    ----------
    Dov Monderer and Lloyd S. Shapley, "Potential games", *Games and Economic Behavior* 14 (1996), 124-143,
    for games in which it always settles.

    Examples
    --------
    Three who keep away from an obvious card, and a first one who gives in:

    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.theory import voting_game
    >>> dilemma = voting_game(edition("dixit-2021"), guessers=3)
    >>> best_response_dynamics(dilemma, (3, 4, 2))
    BestResponses(path=[(3, 4, 2), (1, 4, 2), (1, 1, 2), (1, 1, 1)], settled=True)
    """
    game = check_game(game)
    rounds = check_whole(rounds, 1, MOST_ROUNDS, "theory.rounds", most=MOST_ROUNDS)
    profile = game.as_profile(start)
    path, begun = [profile], {profile}
    for _ in range(rounds):
        before = profile
        for player in range(len(profile)):
            replies = game.best_replies_of(player, profile)
            if profile[player] not in replies:
                profile = (*profile[:player], replies[0], *profile[player + 1 :])
                path.append(profile)
        if profile == before:
            return BestResponses(path, settled=True)
        if profile in begun:
            break
        begun.add(profile)
    return BestResponses(path, settled=False)
