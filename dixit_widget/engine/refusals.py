"""Which actions are refused, and why: every check of an action, each with a sentence for the player.

What comes back from a check is the action in its tidy form, ready to be played and written down: lists have
become tuples, and what only equals a text or a number (NumPy's, for instance) is a text or a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dixit_widget.engine.actions import (
    CLUE_LENGTH,
    Action,
    Continue,
    GiveClue,
    HandIn,
    IllegalAction,
    UnknownPlayer,
    Vote,
    tidy_clue,
)
from dixit_widget.engine.names import tidy_name
from dixit_widget.engine.options import places_red
from dixit_widget.rules.validation import shown, whole_number

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game


def named(game: Game, player: object) -> str:
    """Return a player's name as the game keeps it, also of one that is written otherwise.

    Raises
    ------
    UnknownPlayer
    """
    if type(player) is str and player in game.hands:
        return player
    name = tidy_name(player) if isinstance(player, str) else None
    if name not in game.hands:
        raise UnknownPlayer("illegal_player", name=shown(player), players=", ".join(game.players))
    return name


def out_of_phase(game: Game, action: object) -> IllegalAction:
    """Return why this kind of action cannot be played in the phase that the game is in."""
    if not isinstance(action, Action):
        return IllegalAction("illegal_kind", value=shown(action))
    if not isinstance(action, Continue):
        named(game, action.player)
    return IllegalAction(**_happening(game))


def checked_clue(game: Game, action: Action) -> GiveClue:
    """Check a clue, in the phase for it."""
    if not isinstance(action, GiveClue):
        raise out_of_phase(game, action)
    player, card, words, kind = action.player, action.card, action.text, action.kind
    rules = game.setup.rules
    if (
        type(player) is type(card) is type(words) is type(kind) is str
        and player in game.due
        and card in game.hands[player]
        and not rules.unseen_hand
        and kind in rules.clue_kinds
        and 0 < len(words) <= CLUE_LENGTH
        and words == tidy_clue(words)
    ):
        return action  # as nearly every one is
    player = _awaited(game, player)
    card = _checked_card_of_clue(game, player, card)
    kinds = rules.clue_kinds
    if not (isinstance(action.kind, str) and action.kind in kinds):
        raise IllegalAction("illegal_clue_kind", allowed=", ".join(kinds), value=shown(action.kind))
    if not isinstance(action.text, str):
        raise IllegalAction("illegal_clue_text", value=shown(action.text))
    text = tidy_clue(action.text)
    if not text and action.kind == "text":
        raise IllegalAction("illegal_clue_empty")
    if len(text) > CLUE_LENGTH:
        raise IllegalAction("illegal_clue_long", length=len(text), n=CLUE_LENGTH)
    return GiveClue(player, card, text, kinds[kinds.index(action.kind)])


def _checked_card_of_clue(game: Game, player: str, card: object) -> str | None:
    if game.rules.unseen_hand:
        if card is not None:
            raise IllegalAction("illegal_clue_card_unseen")
        return None
    if card is None:
        raise IllegalAction("illegal_clue_card_missing")
    return _card_in_hand(game, player, card)


def checked_hand_in(game: Game, action: Action) -> HandIn:
    """Check what is handed in, in the phase for it."""
    if not isinstance(action, HandIn):
        raise out_of_phase(game, action)
    player, cards = action.player, action.cards
    if type(player) is str and type(cards) is tuple and len(cards) == 1 == game.due.get(player):
        card = cards[0]
        if type(card) is str and card in game.hands[player]:
            return action  # as nearly every one is
    player = _awaited(game, player)
    return HandIn(player, _checked_cards(game, player, cards))


def _checked_cards(game: Game, player: str, chosen: object) -> tuple[str, ...]:
    """Check any number of cards."""
    if not isinstance(chosen, (tuple, list)):
        raise IllegalAction("illegal_cards_kind", value=shown(chosen))
    cards = tuple([_card_in_hand(game, player, card) for card in chosen])
    owed = game.due[player]
    if len(cards) != owed:
        raise IllegalAction("illegal_card_count", given=len(cards), n=owed)
    if len(set(cards)) < owed:
        raise IllegalAction("illegal_card_twice")
    return cards


def _card_in_hand(game: Game, player: str, card: object) -> str:
    if not (isinstance(card, str) and card in game.hands[player]):
        raise IllegalAction("illegal_card", card=shown(card))
    return str(card)


def checked_vote(game: Game, action: Action) -> Vote:
    """Check a vote, in the phase for it."""
    if not isinstance(action, Vote):
        raise out_of_phase(game, action)
    player, slots, red = action.player, action.slots, action.red
    if type(player) is str and player in game.due and type(slots) is tuple and len(slots) == 1:
        slot, owners, setup = slots[0], game.owners, game.setup
        if type(slot) is int and 0 < slot <= len(owners) and red is None and not setup.rules.red_token:
            side = setup.side
            if side[owners[slot - 1]] != side[player]:
                return action  # as nearly every one is
    player = _awaited(game, player)
    slots = _checked_slots(game, player, slots)
    return Vote(player, slots, _checked_red(game, player, red))


def checked_continue(game: Game, action: Action) -> Continue:
    """Check that the turn may end, in the review."""
    if not isinstance(action, Continue):
        raise out_of_phase(game, action)
    return action


def _slot_on_table(game: Game, slot: object) -> int:
    number = whole_number(slot)
    if number is None or not 1 <= number <= len(game.tableau):
        raise IllegalAction("illegal_slot", value=shown(slot), slots=len(game.tableau))
    return number


def _checked_slots(game: Game, player: str, chosen: object) -> tuple[int, ...]:
    """Check any number of slots; in order, they don't tell which came to mind first."""
    if not isinstance(chosen, (tuple, list)):
        raise IllegalAction("illegal_slots_kind", value=shown(chosen))
    slots = tuple([_slot_on_table(game, slot) for slot in chosen])
    if not slots:
        raise IllegalAction("illegal_vote_missing")
    if len(slots) > game.setup.votes_max:
        raise IllegalAction("illegal_vote_many", votes=len(slots), n=game.setup.votes_max)
    if len(set(slots)) < len(slots):
        raise IllegalAction("illegal_vote_doubled", slot=max(slots, key=slots.count))
    if not game.rules.own_vote:
        side = game.setup.side
        for slot in slots:
            if side[game.owners[slot - 1]] == side[player]:
                raise IllegalAction("illegal_vote_own", slot=slot)
    return tuple(sorted(slots))


def _checked_red(game: Game, player: str, red: object) -> int | None:
    if red is None:
        if places_red(game, player):
            raise IllegalAction("illegal_red_missing")
        return None
    if not places_red(game, player):
        raise IllegalAction("illegal_red" if game.rules.red_token else "illegal_red_none")
    return _slot_on_table(game, red)


def _awaited(game: Game, player: object) -> str:
    """Return the name of a player for whom the game waits."""
    name = named(game, player)
    if name not in game.due:
        raise IllegalAction(_bystander(game, name), storyteller=game.storyteller or "")
    return name


def _happening(game: Game) -> dict[str, str]:
    """Return the sentence that says what happens now instead."""
    code = "race" if game.phase == "clue" and game.storyteller is None else game.phase
    return {"code": f"illegal_now_{code}", "waiting": ", ".join(game.waiting_for)}


def _bystander(game: Game, player: str) -> str:
    """Return the sentence that says why this player has nothing to do in this phase."""
    if game.phase == "clue":
        return "illegal_not_storyteller"
    if player in (game.handed if game.phase == "cards" else game.votes):
        return "illegal_handed_already" if game.phase == "cards" else "illegal_voted_already"
    if player == game.storyteller:
        return "illegal_storyteller_cards" if game.phase == "cards" else "illegal_storyteller_votes"
    if game.phase == "cards":
        mate = game.setup.teammate.get(player)
        return "illegal_teammate_handed" if mate in game.handed else "illegal_cards_short"
    if game.setup.teammate.get(player) == game.storyteller:
        return "illegal_storyteller_team_votes"
    return "illegal_handed_no_vote"
