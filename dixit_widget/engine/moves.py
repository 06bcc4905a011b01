"""What an action does: four moves, each from one game to the next, or refused with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from dixit_widget.engine import refusals, roles
from dixit_widget.engine.actions import Action, Clue, Continue, GiveClue, HandIn, Vote
from dixit_widget.engine.chance import shuffled
from dixit_widget.engine.refill import passed_left, refill
from dixit_widget.rules import Round, score_possible_round

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game


def play(game: Game, action: Action) -> Game:
    """Play any action."""
    phase = game.phase
    if phase == "cards" and isinstance(action, HandIn):
        return hand_in(game, refusals.checked_hand_in(game, action))
    if phase == "vote" and isinstance(action, Vote):
        return vote(game, refusals.checked_vote(game, action))
    if phase == "clue" and isinstance(action, GiveClue):
        return give_clue(game, refusals.checked_clue(game, action))
    if phase == "review" and isinstance(action, Continue):
        return go_on(game, action)
    raise refusals.out_of_phase(game, action)


def teller(game: Game) -> str:
    """Return the storyteller; from the clue to the review there is one."""
    assert game.storyteller is not None
    return game.storyteller


def give_clue(game: Game, action: GiveClue) -> Game:
    """Hear the clue; the others look for cards."""
    player, card = action.player, action.card
    hands, handed = game.hands, game.handed
    if card is not None and roles.lays_clue_card(game.setup):
        hands, handed = put_down(game, player, (card,))
    return replace(
        game,
        phase="cards",
        storyteller=player,
        clue=Clue(player, action.text, action.kind),
        told=card,
        hands=hands,
        handed=handed,
        waiting_for=roles.hands_in(game.setup, player, hands),
        revision=game.revision + 1,
        phase_revision=game.revision + 1,
        history=(game.history, action),
    )


def hand_in(game: Game, action: HandIn) -> Game:
    """Put cards on the heap; with the last ones, lay the table."""
    hands, handed = put_down(game, action.player, action.cards)
    game = replace(
        game,
        hands=hands,
        handed=handed,
        waiting_for=roles.waiting_after_hand_in(game.setup, game.waiting_for, action.player),
        revision=game.revision + 1,
        history=(game.history, action),
    )
    return game if game.waiting_for else laid(game)


def put_down(game: Game, player: str, cards: tuple[str, ...]) -> tuple[roles.Hands, roles.Hands]:
    """Move cards from a hand to the heap; return the hands and the heap."""
    hands, handed = game.hands.copy(), game.handed.copy()
    for card in cards:
        hands[player] = roles.without(hands[player], card)
    handed[player] = cards
    return hands, handed


def laid(game: Game) -> Game:
    """Lay the cards face up; sorted by id before they are shuffled, their slots tell nothing of owners."""
    owner = {}
    for player, cards in game.handed.items():
        for card in cards:
            owner[card] = player
    tableau = shuffled(sorted(owner), game.setup.seed, "tableau", game.turn)
    return replace(
        game,
        phase="vote",
        tableau=tuple(tableau),
        owners=tuple([owner[card] for card in tableau]),
        waiting_for=roles.votes(game.setup, teller(game), game.handed),
        phase_revision=game.revision,
    )


def vote(game: Game, action: Vote) -> Game:
    """Take a vote; with the last one, score the turn."""
    votes = game.votes.copy()
    votes[action.player] = action.slots
    game = replace(
        game,
        votes=votes,
        red=game.red if action.red is None else action.red,
        waiting_for=roles.without(game.waiting_for, action.player),
        revision=game.revision + 1,
        history=(game.history, action),
    )
    return game if game.waiting_for else scored(game)


def scored(game: Game) -> Game:
    """Score the turn."""
    round = round_of(game)
    score = score_possible_round(game.rules, round)
    side = game.setup.side
    return replace(
        game,
        phase="review",
        last_round=round,
        last_score=score,
        totals={player: total + score.points[side[player]] for player, total in game.totals.items()},
        phase_revision=game.revision,
    )


def round_of(game: Game) -> Round:
    """Return the turn as a round to be scored: sides in place of players, votes in playing order."""
    side, storyteller = game.setup.side, teller(game)
    return Round(
        storyteller=side[storyteller],
        slots=tuple([side[owner] for owner in game.owners]),
        votes={side[player]: game.votes[player] for player in game.players if player in game.votes},
        red=game.red,
        target=roles.target_slot(game.setup, storyteller, game.owners),
    )


def go_on(game: Game, action: Continue) -> Game:
    """End the turn: clear the table, refill, pass hands, and see whether the game is over."""
    setup = game.setup
    following = setup.after(teller(game))
    hands, pile, discard = refill(
        setup, game.hands, game.pile, game.discard + game.tableau, game.turn, following
    )
    if game.rules.pass_hands:
        hands = passed_left(setup, hands)
    over = has_ended(game, pile) or not roles.can_play(setup, following, hands)
    return replace(
        game,
        phase="over" if over else "clue",
        turn=game.turn if over else game.turn + 1,
        storyteller=None if over else following,
        waiting_for=() if over else (following,),
        hands=hands,
        pile=pile,
        discard=discard,
        clue=None,
        told=None,
        handed={},
        tableau=(),
        owners=(),
        votes={},
        red=None,
        revision=game.revision + 1,
        phase_revision=game.revision + 1,
        history=(game.history, action),
    )


def has_ended(game: Game, pile: tuple[str, ...]) -> bool:
    """Whether any of the rules' endings has come true with this turn."""
    rules = game.rules
    return (
        (rules.target_score is not None and max(game.totals.values()) >= rules.target_score)
        or (rules.turns_each is not None and game.turn >= rules.turns_each * len(game.players))
        or (rules.ends_with_pack and not pile)
    )
