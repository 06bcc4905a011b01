"""Golden games: one game per edition, written so that a reviewer can check it against the rulebook.

``python -m tests.engine.golden --write`` writes them anew, after a change that is meant.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from dixit_widget.engine import Action, Continue, Game, GiveClue, HandIn, Vote
from dixit_widget.engine.chance import shuffled
from dixit_widget.rules import Reason, edition

FOLDER = Path(__file__).parent / "golden"
SEATS = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil")
PLAYERS = {
    "dixit-2008": 6,
    "dixit-2018": 5,
    "dixit-2021": 3,
    "odyssey": 7,
    "odyssey-party": 6,
    "odyssey-team": 6,
    "print-and-play": 4,
}
CLUES = (
    "Where is happiness?",
    "Not without my umbrella",
    "Knock, knock",
    "The day before",
    "Almost home",
    "Who has the key?",
    "A quiet storm",
)


def chosen(game: Game, items: tuple, count: int = 1) -> tuple:
    """Choose by the engine's own generator, so that no version of Python matters."""
    return tuple(shuffled(items, 2024, "first", game.revision)[:count])


def action(game: Game) -> Action:
    """What the first player that the game waits for does, by chance but legal."""
    if game.phase == "review":
        return Continue()
    (player,) = chosen(game, game.waiting_for)
    options = game.options(player)
    assert options is not None
    if options.kind == "clue":
        card = chosen(game, options.cards)[0] if options.count else None
        return GiveClue(player, card, CLUES[game.turn % len(CLUES)], chosen(game, options.clue_kinds)[0])
    if options.kind == "cards":
        return HandIn(player, chosen(game, options.cards, options.count))
    (count,) = chosen(game, tuple(range(options.votes_min, options.votes_max + 1)))
    red = chosen(game, options.red_slots)[0] if options.red_slots else None
    return Vote(player, chosen(game, options.slots, count), red)


def written(id: str) -> str:
    """Play the edition's golden game and write it down."""
    game = Game.start(edition(id), SEATS[: PLAYERS[id]], seed=PLAYERS[id])
    return "\n".join([*_opening(game), *_turns(game)]) + "\n"


def _opening(game: Game) -> Iterator[str]:
    yield f"{game.rules.id}: {len(game.players)} players, {len(game.deck)} cards, seed {game.seed}"
    yield f"Rulebook: {game.rules.book()}"
    if game.teams:
        yield f"Teams: {', '.join(' & '.join(team) for team in game.teams)}"
    yield f"First storyteller: {game.storyteller or 'whoever has a clue first'}"


def _turns(game: Game) -> Iterator[str]:
    while game.phase != "over":
        before = game
        while game.phase != "review":
            game = game.play(action(game))
        yield from _turn(before, game)
        game = game.play(action(game))
        yield from _refill(game)
    yield ""
    yield f"Over after turn {game.turn}. Winner: {', '.join(game.winners)}"


def _turn(before: Game, review: Game) -> Iterator[str]:
    assert review.clue is not None
    assert review.last_score is not None
    yield ""
    yield f"Turn {review.turn}: {review.clue.by} ({review.clue.kind}): {review.clue.text}"
    for player in review.players:
        handed = review.handed.get(player)
        told = f"  tells of {review.told}" if player == review.clue.by and review.told else ""
        gives = f"  gives {', '.join(handed)}" if handed else ""
        yield f"  {player:4}  holds {_short(before.hand(player))}{told}{gives}"
    target = review.view()["target"]
    for slot, (card, owner) in enumerate(zip(review.tableau, review.owners, strict=True), 1):
        voters = [player for player in review.players if slot in review.votes.get(player, ())]
        marks = ["to be found"] * (slot == target) + ["red token"] * (slot == review.red)
        yield (
            f"  slot {slot}  {card}  of {owner:4}"
            f"  votes: {', '.join(voters) or '–'}{''.join(f'  ({mark})' for mark in marks)}"
        )
    yield f"  outcome: {review.last_score.outcome}"
    for side, points in review.last_score.points.items():
        lines = ", ".join(_reason(reason) for reason in review.last_score.reasons[side])
        yield f"  {side:11}  {points:+d}  {lines}"
    yield f"  score  {'  '.join(f'{player} {points}' for player, points in review.scores.items())}"


def _reason(reason: Reason) -> str:
    votes = f" ({reason.votes} votes)" if reason.votes > 1 else " (1 vote)" if reason.votes else ""
    return f"{reason.rule} {reason.points}{votes}{' capped' if reason.capped else ''}"


def _refill(game: Game) -> Iterator[str]:
    hands = {len(game.hand(player)) for player in game.players}
    size = f"{min(hands)}" if len(hands) == 1 else f"{min(hands)} to {max(hands)}"
    yield f"  then  pile {len(game.pile)}, discard {len(game.discard)}, {size} cards in hand"


def _short(cards: tuple[str, ...]) -> str:
    return " ".join(card.removeprefix("card-") for card in cards)


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for id in PLAYERS:
        (FOLDER / f"{id}.txt").write_text(written(id), encoding="utf-8", newline="\n")
