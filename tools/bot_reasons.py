"""Prints how often bots can say why, and how often they say the same again.

``python -m tools.bot_reasons [games]`` plays games at a table and asks every bot after every turn; 30 games
if left out.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.table import Room, Seat
from dixit_widget.words import LANGUAGES

BOTS = ("literal", "poet", "strategist", "human", "contrarian")
_SPOKEN_OF = re.compile(r"“[^”]*”|«[^»]*»|\d+")
_END = re.compile(r"(?<=[.!?])\s")
_SHORT = 6
"""Words: who hears a shorter sentence again, as “I voted for it.”, hardly notices."""


class Answer(NamedTuple):
    """What a bot says of a choice.

    Attributes
    ----------
    player : str
    kind : {"clue", "cards", "vote"}
    text : str
    cited : bool
        Whether it has a concept to name of the card that it chose.
    """

    player: str
    kind: str
    text: str
    cited: bool


def answers(
    seed: int, language: str, edition: str = "dixit-2021", bots: Sequence[str] = BOTS
) -> Iterator[Answer]:
    """Play a game, and return all that its bots say of it.

    Parameters
    ----------
    seed : int
    language : {"en", "fr"}
    edition : str, optional
    bots : sequence of str, optional
        Their characters.
    """
    room = Room(Deck.default(), None, language)
    characters = {f"{kind} {place}": kind for place, kind in enumerate(bots)}
    seats = [Seat(player, "bot", kind) for player, kind in characters.items()]
    room.begin(dixit.edition(edition), seats, seed=seed)
    table = room.running()
    while table.game.phase != "over":
        view = table.game.view(None)
        votes = view["votes"] or {}
        for player in view["players"]:
            for part in table.reasons.tell(view, player, characters[player], language).parts:
                mine = votes[player][:1] if part.kind == "vote" else [card.slot for card in part.cards]
                cited = any(card.because for card in part.cards if card.slot in mine)
                yield Answer(player, part.kind, part.text, cited)
        table.act(dixit.Continue())


def sentence(text: str) -> str:
    """Return a sentence without what it speaks of: the clue, the concept, the number of the card.

    Examples
    --------
    >>> sentence("I voted for card 3: “Flop” made me think of “failure”.")
    'I voted for card …: … made me think of ….'
    """
    return _SPOKEN_OF.sub("…", text)


def sentences(text: str) -> list[str]:
    """Return the longer sentences of an answer, each without what it speaks of.

    Examples
    --------
    >>> sentences("At “Flop” card 5 began to hum. I voted for it. Yes, card 2 looked better to me.")
    ['At … card … began to hum.', 'Yes, card … looked better to me.']
    """
    return [said for said in _END.split(sentence(text)) if len(said.split()) >= _SHORT]


def main() -> None:
    """Play and print: the share of choices without a concept, and of sentences heard before in their game."""
    parser = argparse.ArgumentParser(prog="python -m tools.bot_reasons", description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=30)
    games = parser.parse_args().games
    for language in LANGUAGES:
        without: dict[str, list[bool]] = defaultdict(list)
        repeated = spoken = 0
        for seed in range(games):
            heard: set[str] = set()
            for answer in answers(seed, language):
                without[answer.kind].append(not answer.cited)
                for said in sentences(answer.text):
                    repeated += said in heard
                    spoken += 1
                    heard.add(said)
        print(f"{language}, {games} games, {', '.join(BOTS)}")
        for kind, missing in sorted(without.items()):
            print(f"  {kind:6} {len(missing):5}, without a concept {sum(missing) / len(missing):.1%}")
        print(f"  of {spoken} sentences {repeated / spoken:.1%} were said before in the game")


if __name__ == "__main__":
    main()
