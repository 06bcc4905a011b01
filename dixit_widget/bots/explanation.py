"""Why a bot did what it did, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec


class Thought(msgspec.Struct, frozen=True):
    """What a bot thinks of one card.

    Attributes
    ----------
    card, title : str
        Its id, and its title in the bot's language.
    slot : int or None
        Where it lies on the tableau; None for a card in hand.
    belief : float
        From 0 to 1. Voting: that it is the card to vote for. Handing in: the share of the votes that the bot
        expects it to draw, among the cards of the hand. Giving a clue: the chance that a guesser finds it.
    because : tuple of str
        The concepts of the card that the clue recalls, strongest first.
    clue : str
        The best words that the bot had for it, if it was to give a clue.
    """

    card: str
    title: str
    slot: int | None
    belief: float
    because: tuple[str, ...]
    clue: str = ""


class Explanation(msgspec.Struct, frozen=True):
    """Why a bot did what it did last.

    Attributes
    ----------
    kind : {"clue", "cards", "vote", "nothing"}
    clue : str
        The clue of the turn.
    ranking : tuple of Thought
        Best first.

    Examples
    --------
    >>> Explanation("vote", "Freedom", (Thought("cage", "Lending out the light", 2, 0.83, ("freedom",)),))
    vote, “Freedom”
      83 %  2 Lending out the light: freedom
    """

    kind: Literal["clue", "cards", "vote", "nothing"]
    clue: str
    ranking: tuple[Thought, ...]

    def to_dict(self) -> dict[str, object]:
        """Return it as dicts, lists, texts and numbers, ready for JSON."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        return plain

    def __repr__(self) -> str:
        lines = [f"{self.kind}, “{self.clue}”" if self.clue else self.kind]
        for thought in self.ranking:
            slot = "" if thought.slot is None else f" {thought.slot}"
            said = f" “{thought.clue}”" if thought.clue else ""
            why = f": {', '.join(thought.because)}" if thought.because else ""
            lines.append(f"  {thought.belief:3.0%} {slot} {thought.title}{said}{why}".replace("%", " %", 1))
        return "\n".join(lines)
