"""How a game ends: after which turn, and who can know it beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dixit_widget.engine.refill import passed_left, refill
from dixit_widget.engine.roles import Hands, can_play

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game


class TurnOver(msgspec.Struct, frozen=True, gc=False):
    """What the table is after a turn: hands filled and passed on, and whether the game is over."""

    hands: Hands
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    over: bool


def turn_over(game: Game, storyteller: str) -> TurnOver:
    """Refill, pass hands, and see whether the game goes on; the turn has been scored."""
    setup = game.setup
    hands, pile, discard = refill(
        setup, game.hands, game.pile, game.discard + game.tableau, game.turn, storyteller
    )
    if setup.rules.pass_hands:
        hands = passed_left(setup, hands)
    following = setup.roles[storyteller].following
    # Where some of the pile is left, every hand has been filled.
    over = has_ended(game, pile) or not (pile or can_play(setup, following, hands))
    return TurnOver(hands, pile, discard, over)


def has_ended(game: Game, pile: tuple[str, ...]) -> bool:
    """Whether any of the rules' endings has come true with this turn, and a tie doesn't keep it going."""
    rules = game.setup.rules
    ended = (
        (rules.target_score is not None and max(game.totals.values()) >= rules.target_score)
        or _everybody_told(game)
        or (rules.ends_with_pack and not pile)
    )
    return ended and (rules.ties == "shared" or leads_alone(game))


def leads_alone(game: Game) -> bool:
    """Whether one player, in team mode one team, has more points than all others."""
    best = max(game.totals.values())
    return len({game.setup.side[player] for player, total in game.totals.items() if total == best}) == 1


def is_last_turn(game: Game) -> bool:
    """Whether everybody can know that the game ends with the turn that is being played.

    Before the review that follows from turns and cards, not from points, and where a tie keeps a game going
    it is not known. At the review it is.
    """
    if game.phase == "review" and game.storyteller is not None:
        return has_ended(game, game.pile) or (
            _takes_the_pile(game) and turn_over(game, game.storyteller).over
        )
    rules = game.setup.rules
    return (
        game.phase != "over"
        and rules.ties == "shared"
        and (_everybody_told(game) or (rules.ends_with_pack and _takes_the_pile(game)))
    )


def _everybody_told(game: Game) -> bool:
    each = game.setup.rules.turns_each
    return each is not None and game.turn >= each * len(game.totals)


def _takes_the_pile(game: Game) -> bool:
    """Whether nothing is left of the pile once hands have been filled after this turn."""
    missing = game.setup.hand_size * len(game.hands) - sum(map(len, game.hands.values()))
    return missing + _still_to_lay(game) >= len(game.pile)


def _still_to_lay(game: Game) -> int:
    """Count the cards that go on the table before the turn is scored; of two opponents in a team either's."""
    setup = game.setup
    if game.phase == "clue":
        owed = setup.roles[game.storyteller or setup.players[0]].owed
    elif game.phase == "cards":
        owed = game.due
    else:
        return 0
    by_side = {setup.side[player]: count for player, count in owed.items()}
    return sum(by_side.values()) + (game.phase == "clue" and setup.lays_clue_card)
