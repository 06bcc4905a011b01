"""What a bot is: it sees a view and returns an action; three methods make a character."""

from __future__ import annotations

import hashlib
import random
import struct
from collections.abc import Callable, Collection, Iterable
from typing import Any, ClassVar, TypeVar

import msgspec

from dixit_widget.bots.explanation import Explanation
from dixit_widget.bots.wording import plain
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, GiveClue, HandIn, View, Vote
from dixit_widget.engine.view_types import ClueKind, OptionsShape
from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import shown
from dixit_widget.words import Problem, catalogue, say, ways

T = TypeVar("T")


def bots_seed(seed: int) -> str:
    """Return the seed of the bots of a game: from it, nobody gets back to the seed that dealt the cards.

    Parameters
    ----------
    seed : int
        The game's.
    """
    return hashlib.sha256(f"bots/{seed}".encode()).hexdigest()[:16]


class Bot:
    """A player without a person.

    A character gives ``clue``, ``hand_in`` and ``vote``; each gets the bot's own view of the
    game, and nothing else of it.

    Parameters
    ----------
    deck : Deck
        The cards with their meaning.
    language : {"en", "fr"}
        The language of its clues; it understands both.
    seed : str
        Seed of its own chance, apart from the game's.
    rules : RuleSet, optional
        The rules of the game; if they aren't told, a bot takes those of the likeliest edition.
    """

    name: ClassVar[str]

    def __init__(
        self, deck: Deck, language: str = "en", seed: str = "", rules: RuleSet | None = None
    ) -> None:
        if not isinstance(deck, Deck):
            raise Problem("simulate.deck", value=shown(deck))
        if rules is not None and not isinstance(rules, RuleSet):
            raise Problem("rules_kind", value=shown(rules))
        catalogue(language)
        self.deck = deck
        self.language = language
        self.seed = seed
        self.rules = rules
        self._heard: set[str] = set()
        self._revision = 0
        self._chance = random.Random(0)
        self._explain: Callable[[str], Explanation] = _nothing
        self._chosen: tuple[str, ...] = ()

    def prepare(self) -> None:
        """Load what thinking needs; a table calls it on a thread of its own while people still look about."""

    def act(self, view: View) -> Action:
        """Return what the bot does now; its view says what it may do."""
        options = view["options"]
        if options is None:
            raise ValueError(f"{view['you']} has nothing to do now.")
        self._listen(view)
        self._explain, self._chosen = _nothing, ()
        # Chance hangs on the moment, not on the past, so a resumed game goes on as it would have.
        chance = self._chance
        chance.seed(f"{self.seed}/{view['you']}/{view['revision']}")
        if options["kind"] == "clue":
            card, text = _pair(self.clue(view, options, chance), "bot.clue_pair")
            self._heard.add(plain(str(text)))
            self._chosen = () if card is None else (card,)
            return GiveClue(view["you"], card, text, clue_kind(options))
        if options["kind"] == "cards":
            cards = self.hand_in(view, options, chance)
            self._chosen = _listed(cards)
            return HandIn(view["you"], cards)
        slots, red = _pair(self.vote(view, options, chance), "bot.vote_pair")
        voted = _listed(slots)
        self._chosen = tuple([view["tableau"][slot - 1] for slot in options["slots"] if slot in voted])
        return Vote(view["you"], slots, red)

    def watch(self, view: View) -> None:
        """See how a turn came out, in its own view of the review; after a resume, all turns so far."""
        self._listen(view)

    def clue(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str | None, str]:
        """Return a card of the hand (None where the clue belongs to no card) and the words."""
        raise NotImplementedError

    def hand_in(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str, ...]:
        """Return the cards to hand in."""
        raise NotImplementedError

    def vote(
        self, view: View, options: OptionsShape, chance: random.Random
    ) -> tuple[tuple[int, ...], int | None]:
        """Return the slots to vote for, and the slot of the red token or None."""
        raise NotImplementedError

    def explain(self, language: str = "") -> Explanation:
        """Return why it did what it did last: its ranking, its beliefs, the concepts behind them.

        Parameters
        ----------
        language : {"", "en", "fr"}
            That of titles and concepts; by default the bot's own.
        """
        language = language or self.language
        told = self._explain(language)
        chosen = () if told.kind == "nothing" else self._chosen
        return msgspec.structs.replace(told, chosen=chosen, language=language)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The cards that it chose last: told of, handed in, or voted for."""
        return self._chosen

    def is_fresh(self, text: str) -> bool:
        """Whether nobody gave this clue in the game, as far as the bot has heard."""
        return plain(text) not in self._heard

    def vague_clue(self, chance: random.Random) -> str:
        """Return words that go with any card: for cards of which nothing is known, and as a last resort."""
        fresh = [text for text in ways("bot.vague", self.language) if self.is_fresh(text)]
        if fresh:
            return sample(chance, fresh, 1)[0]
        chapter = 1
        while not self.is_fresh(say("bot.chapter", self.language, n=chapter)):
            chapter += 1
        return say("bot.chapter", self.language, n=chapter)

    def forget(self) -> None:
        """Begin another game: nothing has been heard yet."""
        self._heard.clear()

    def _listen(self, view: View) -> None:
        if view["revision"] < self._revision:
            self.forget()
        self._revision = view["revision"]
        if view["clue"]:
            self._heard.add(plain(view["clue"]["text"]))


def action_of(bot: Bot, player: str, view: View) -> Action:
    """Return what a bot does, in its own name.

    Parameters
    ----------
    bot : Bot
    player : str
        Whose bot it is.
    view : dict
        What that player sees.

    Raises
    ------
    ValueError
        If it would act for somebody else.
    """
    action = bot.act(view)
    if getattr(action, "player", None) != player:
        raise ValueError(f"{player} would have acted for somebody else.")
    return action


def _nothing(language: str) -> Explanation:
    return Explanation("nothing", "", ())


def _pair(value: object, code: str) -> tuple[Any, Any]:
    """Return the two things that a bot chose, or say that they are not two."""
    if isinstance(value, tuple | list) and len(value) == 2:
        return value[0], value[1]
    raise Problem(code, value=shown(value))


def _listed(value: object) -> tuple[Any, ...]:
    """Return what a bot chose; whether it may, the rules say later."""
    return tuple(value) if isinstance(value, tuple | list) else ()


def clue_kind(options: OptionsShape) -> ClueKind:
    """Return the kind of clue that needs the fewest lungs: text, where the rules allow it."""
    kinds = options["clue_kinds"]
    return "text" if "text" in kinds else kinds[0]


def fixed(seed: str) -> float:
    """Return a number from 0 to 1 that hangs on a text alone; much quicker to have than a generator of them.

    Examples
    --------
    >>> round(fixed("Ana"), 2)
    0.62
    """
    return fixed_whole(seed, 1)[0] / FIXED


FIXED = 65_536
"""How many whole numbers `fixed_whole` knows."""


def fixed_whole(seed: str, count: int) -> tuple[int, ...]:
    """Return whole numbers from 0 up to, but without, `FIXED` that hang on a text alone."""
    return struct.unpack(f">{count}H", hashlib.shake_128(seed.encode()).digest(2 * count))


def sample(chance: random.Random, items: Iterable[T], count: int) -> tuple[T, ...]:
    """Draw without putting back; only ``random()`` is used, which stays the same across versions."""
    left = list(items)
    number, take = chance.random, left.pop
    return tuple([take(int(number() * len(left))) for _ in range(count)])


def draw(chance: random.Random, weights: dict[T, float]) -> T:
    """Draw one, each with a chance in proportion to its weight."""
    return draw_of(chance, weights, weights.values())


def draw_of(chance: random.Random, items: Iterable[T], weights: Collection[float]) -> T:
    """Draw one of some items, each with a chance in proportion to its weight."""
    mark = chance.random() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        mark -= weight
        if mark <= 0:
            return item
    return item
