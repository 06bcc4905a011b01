"""Why a bot did what it did, as plain data."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dixit_widget.words import say


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
    far : bool
        Whether the clue doesn't recall these concepts: they are only the nearest that there was.
    pun : bool
        Whether the clue recalls them by a word, and not by what it means.
    """

    card: str
    title: str
    slot: int | None
    belief: Annotated[float, msgspec.Meta(ge=0, le=1)]
    because: tuple[str, ...]
    clue: str = ""
    far: bool = False
    pun: bool = False


class Explanation(msgspec.Struct, frozen=True):
    """Why a bot did what it did last.

    Attributes
    ----------
    kind : {"clue", "cards", "vote", "nothing"}
    clue : str
        The clue of the turn.
    ranking : tuple of Thought
        Best first.
    chosen : tuple of str
        The cards that it chose: told of, handed in, or voted for. Who wavers doesn't always take the first.
    note : str
        Why, where no card says it.
    language : {"en", "fr"}
        In which it is told.

    Examples
    --------
    >>> light = Thought("cage", "Lending out the light", 2, 0.83, ("freedom",))
    >>> little = Thought("candle", "Still a little left", 4, 0.17, ())
    >>> Explanation("vote", "Freedom", (light, little), chosen=("candle",))
    vote, “Freedom”
      83 %  2 Lending out the light: freedom
    → 17 %  4 Still a little left
    """

    kind: Literal["clue", "cards", "vote", "nothing"]
    clue: str
    ranking: tuple[Thought, ...]
    chosen: tuple[str, ...] = ()
    note: str = ""
    language: str = "en"

    def to_dict(self) -> dict[str, object]:
        """Return it as dicts, lists, texts and numbers, ready for JSON."""
        plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self))
        return plain

    def __repr__(self) -> str:
        kind = say(f"bot.told.{self.kind}", self.language)
        lines = [f"{kind}, {self._quoted(self.clue)}" if self.clue else kind]
        if self.note:
            lines.append(f"  {self.note}")
        for thought in self.ranking:
            mark = "→" if thought.card in self.chosen else " "
            slot = "" if thought.slot is None else f" {thought.slot}"
            said = f" {self._quoted(thought.clue)}" if thought.clue else ""
            why = self._because(thought.because) if thought.because else ""
            lines.append(f"{mark} {100 * thought.belief:2.0f} % {slot} {thought.title}{said}{why}")
        return "\n".join(lines)

    def _because(self, concepts: tuple[str, ...]) -> str:
        return say("bot.told.because", self.language, concepts=", ".join(concepts))

    def _quoted(self, text: str) -> str:
        return say("bot.told.quoted", self.language, text=text)
