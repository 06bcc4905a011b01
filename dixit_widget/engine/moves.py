"""What an action does: four moves, each from one game to the next, or refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from dixit_widget.engine import refusals, roles
from dixit_widget.engine.actions import Action, Clue
from dixit_widget.engine.chance import shuffled
from dixit_widget.engine.ending import turn_over
from dixit_widget.engine.view_types import Phase
from dixit_widget.rules import RoundParts, pay
from dixit_widget.rules.amounts import tidy

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game


def teller(game: Game) -> str:
    """Return the storyteller; from the clue to the review there is one."""
    assert game.storyteller is not None
    return game.storyteller


def give_clue(game: Game, action: Action) -> Game:
    """Hear the clue; the others look for cards."""
    action = refusals.checked_clue(game, action)
    player, card = action.player, action.card
    hands, handed = game.hands, game.handed
    if card is not None and game.setup.lays_clue_card:
        hands, handed = put_down(game, player, (card,))
    revision = game.revision + 1
    return replace(
        game,
        revision=revision,
        history=(game.history, action),
        due=roles.hands_in(game.setup, player, hands),
        handed=handed,
        hands=hands,
        phase="cards",
        phase_revision=revision,
        storyteller=player,
        clue=Clue(player, action.text, action.kind),
        told=card,
    )


def hand_in(game: Game, action: Action) -> Game:
    """Put cards on the heap; with the last ones, lay the table."""
    action = refusals.checked_hand_in(game, action)
    player = action.player
    hands, handed = put_down(game, player, action.cards)
    due = game.due.copy()
    del due[player]
    if game.setup.teams:  # of two opponents in a team either hands in, not both
        due.pop(game.setup.teammate[player], None)
    game = replace(
        game,
        revision=game.revision + 1,
        history=(game.history, action),
        due=due,
        handed=handed,
        hands=hands,
    )
    return game if due else laid(game)


def put_down(game: Game, player: str, cards: tuple[str, ...]) -> tuple[roles.Hands, roles.Hands]:
    """Move cards from a hand to the heap; return the hands and the heap."""
    hands, handed = game.hands.copy(), game.handed.copy()
    hand = [*hands[player]]
    for card in cards:
        hand.remove(card)
    hands[player] = tuple(hand)
    handed[player] = cards
    return hands, handed


def laid(game: Game) -> Game:
    """Lay the cards face up; sorted by id before they are shuffled, their slots tell nothing of owners."""
    owner: dict[str, str] = {}
    for player, cards in game.handed.items():
        for card in cards:
            owner[card] = player
    tableau = shuffled(sorted(owner), game.setup.seed, "tableau", game.turn)
    return replace(
        game,
        due=roles.votes(game.setup, teller(game), game.handed),
        phase="vote",
        phase_revision=game.revision,
        tableau=tuple(tableau),
        owners=tuple([owner[card] for card in tableau]),
    )


def vote(game: Game, action: Action) -> Game:
    """Take a vote; with the last one, score the turn."""
    action = refusals.checked_vote(game, action)
    player = action.player
    votes = game.votes.copy()
    votes[player] = action.slots
    due = game.due.copy()
    del due[player]
    game = replace(
        game,
        revision=game.revision + 1,
        history=(game.history, action),
        due=due,
        votes=votes,
        red=game.red if action.red is None else action.red,
    )
    return game if due else scored(game)


def scored(game: Game) -> Game:
    """Score the turn."""
    laid = laid_round(game)
    paid = pay(game.setup.rules, laid)
    slips, totals = paid.slips, game.totals.copy()
    for player, side in game.setup.side.items():
        totals[player] += slips[side][0]
    if type(sum(totals.values())) is float:  # where one of them is
        totals = {player: tidy(total) for player, total in totals.items()}
    return replace(
        game,
        phase="review",
        phase_revision=game.revision,
        last_laid=laid,
        last_paid=paid,
        totals=totals,
    )


def laid_round(game: Game) -> RoundParts:
    """Return the turn as a round to be scored: sides in place of players, votes in playing order."""
    setup, owners, votes, storyteller = game.setup, game.owners, game.votes, teller(game)
    target = roles.target_slot(setup, storyteller, owners)
    if not setup.teams:
        in_order = {player: votes[player] for player in setup.roles[storyteller].votes}
        return RoundParts(storyteller, owners, in_order, game.red, target)
    side = setup.side
    return RoundParts(
        side[storyteller],
        tuple([side[owner] for owner in owners]),
        {side[player]: votes[player] for player in side if player in votes},
        game.red,
        target,
    )


def go_on(game: Game, action: Action) -> Game:
    """End the turn: clear the table, refill, pass hands, and see whether the game is over."""
    action = refusals.checked_continue(game, action)
    storyteller = teller(game)
    after = turn_over(game, storyteller)
    following = game.setup.roles[storyteller].following
    revision = game.revision + 1
    return replace(
        cleared(game),
        revision=revision,
        history=(game.history, action),
        due={} if after.over else {following: 1},
        hands=after.hands,
        phase="over" if after.over else "clue",
        phase_revision=revision,
        storyteller=None if after.over else following,
        turn=game.turn if after.over else game.turn + 1,
        pile=after.pile,
        discard=after.discard,
    )


def cleared(game: Game) -> Game:
    """Clear the table: no clue, no cards, no votes.

    A step of its own, for a call with fifteen keywords or more takes longer than two with fewer.
    """
    return replace(game, handed={}, votes={}, red=None, clue=None, told=None, tableau=(), owners=())


def nothing(game: Game, action: Action) -> Game:
    """Refuse everything once the game is over."""
    raise refusals.out_of_phase(game, action)


MOVES: dict[Phase, Callable[[Game, Action], Game]] = {
    "clue": give_clue,
    "cards": hand_in,
    "vote": vote,
    "review": go_on,
    "over": nothing,
}
