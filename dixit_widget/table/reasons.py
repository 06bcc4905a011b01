"""Why bots did what they did: kept while the table stands, told of a scored turn, of cards that lie open."""

from __future__ import annotations

import logging
import zlib
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from dixit_widget.bots import Bot, Explanation, Thought
from dixit_widget.bots.form import say_the_same
from dixit_widget.engine import Phase, PublicView
from dixit_widget.engine.view_types import Mode
from dixit_widget.table.known import known
from dixit_widget.words import LANGUAGES, Problem, catalogue, say, ways

log = logging.getLogger("dixit_widget")


_IN_ORDER = ("clue", "vote", "cards")
_SURE = 0.4  # who believes so much in a card has heard something, even where nothing in the picture says it
_WORTH_A_WORD = 5  # percent by which a bot must have believed more in another card to say that it wavered
_EVEN = 10  # percent by which a card may lead the next, and still hardly stand out
_NAMING = ("concept", "pun", "far", "stray", "clear", "party", "party_pun", "party_far")
"""Sorts of reasons that name what is in a card."""
_SORTS = (
    *_NAMING,
    "same",
    "fits",
    "slip",
    "blind",
    "also",
    "party_same",
    "party_fits",
    "party_blind",
    "wavered",
    "second",
    "red",
    "hidden",
    "unseen",
)
"""Sorts of reasons: each time they are put otherwise. The rest is what came of them."""
_SILENT = dict.fromkeys(LANGUAGES, Explanation("nothing", "", ()))


class ReasonCard(msgspec.Struct, frozen=True):
    """What a bot thought of a card that lies open.

    Attributes
    ----------
    card : str
    slot : int
    because : tuple of str
        The concepts that led from the clue to it.
    belief, came : float or None
        What the bot reckoned with, from 0 to 1, and what came of it, where there is something to compare.
    """

    card: str
    slot: int
    because: tuple[str, ...]
    belief: float | None = None
    came: float | None = None


class ReasonPart(msgspec.Struct, frozen=True):
    """One choice of a bot: in its own words, with what came of it, and the cards it weighed."""

    kind: Literal["clue", "cards", "vote", "nothing"]
    text: str
    note: str = ""
    cards: tuple[ReasonCard, ...] = ()


class BotReasons(msgspec.Struct, frozen=True):
    """Why a bot did what it did in a turn."""

    player: str
    parts: tuple[ReasonPart, ...]


class Mind(msgspec.Struct, frozen=True):
    """How much a bot that voted believed in each card on the table; None: it didn't weigh that one."""

    player: str
    beliefs: tuple[float | None, ...]


class Minds(msgspec.Struct, frozen=True):
    """What the bots of a table believed in a turn, in playing order."""

    minds: tuple[Mind, ...]


class NoReason(Problem):
    """Nobody can say why: the turn isn't scored, or was played before this session."""


class Reasons:
    """What the bots of a table thought, turn by turn; they go on thinking while others ask."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, str], dict[str, dict[str, Explanation]]] = {}
        self._characters: dict[str, str] = {}
        self._opening = 0
        """With which of its ways of saying something each begins: in every game with another."""

    def keep(self, turn: int, player: str, bot: Bot, phase: Phase) -> None:
        """Remember why a bot did what it has just done; nothing is ever raised."""
        try:
            told = {language: _checked(bot.explain(language), bot.chosen) for language in LANGUAGES}
        except (Exception, SystemExit):
            log.exception("The bot %s could not explain itself", player)
            told = _SILENT
        if any(each.kind != phase for each in told.values()):
            told = _SILENT  # what it says of an earlier choice explains none of this turn
        if not self._kept:
            self._opening = zlib.crc32(repr(told["en"]).encode())
        self._kept.setdefault((turn, player), {})[told["en"].kind] = told
        self._characters[player] = bot.name

    def players(self, turn: int) -> list[str]:
        """Return the bots that can say why they did what they did in a turn."""
        return [player for kept, player in self._kept.copy() if kept == turn]

    def tell(self, view: PublicView, player: str, character: str, language: str) -> BotReasons:
        """Return a bot's reasons in a turn.

        Parameters
        ----------
        view : PublicView
            The turn's review. What is told is about cards that lay there; what stays in a hand stays secret.
        player, character : str
            The bot.
        language : {"en", "fr"}

        Raises
        ------
        NoReason
            If it is not known.
        """
        kept = self._kept.get((view["turn"], player))
        if kept is None:
            raise NoReason("request.no_reason", name=player[:40])
        before = self._told_before(view, player, character, language)
        speaker = _Speaker(view, player, character, language, before, self._opening)
        parts = [speaker.part(kept[kind][language]) for kind in _IN_ORDER if kind in kept]
        first, *others = [part for part in parts if part is not None] or [
            ReasonPart("nothing", speaker.say("nothing"))
        ]
        return BotReasons(player, (_deaf(first, view, language), *others))

    def minds(self, view: PublicView) -> Minds:
        """Return what the bots believed that voted in a turn.

        Parameters
        ----------
        view : PublicView
            The turn's review: of cards that lie there, and of no other.
        """
        kept = {player: self._kept.get((view["turn"], player), {}).get("vote") for player in view["players"]}
        believed = {
            player: {thought.card: thought.belief for thought in told["en"].ranking}
            for player, told in kept.items()
            if told is not None
        }
        return Minds(
            tuple(
                Mind(player, tuple(beliefs.get(card) for card in view["tableau"]))
                for player, beliefs in believed.items()
            )
        )

    def _told_before(
        self, view: PublicView, player: str, character: str, language: str
    ) -> dict[str, Counter[str]]:
        """Return by character how often each kind of reason was given before in the game.

        So each time it is put otherwise, whichever of the bots of a character it was.
        """
        first = view["players"][: view["players"].index(player)]  # in this turn, who speaks before it
        voices = {**self._characters, player: character}
        told: dict[str, Counter[str]] = defaultdict(Counter)
        for (turn, whose), kept in self._kept.copy().items():
            if turn < view["turn"] or (turn == view["turn"] and whose in first):
                for by_language in kept.copy().values():
                    told[voices[whose]].update(_sorts(by_language[language], view["mode"]))
        return told


def _deaf(part: ReasonPart, view: PublicView, language: str) -> ReasonPart:
    """Own that a bot has not heard a clue that was to be heard, before it says why it did something."""
    clue = view["clue"]
    if clue is None or clue["kind"] not in ("sound", "sung") or part.kind not in ("cards", "vote"):
        return part
    deaf = say("bot.why.deaf" if clue["text"] else "bot.why.deaf_wordless", language)
    return msgspec.structs.replace(part, text=f"{deaf} {part.text}")


def _sorts(told: Explanation, mode: Mode) -> list[str]:
    """Return the sorts of the reasons that are given for a choice."""
    if told.kind == "clue" and mode == "team":
        return ["clue.hidden"]
    if told.kind == "clue" and not told.chosen:
        return ["clue.unseen", "vote.red"]  # whoever tells in party mode lays the red token, too
    chosen = [thought for thought in told.ranking if thought.card in told.chosen]
    sorts = [f"{told.kind}.{_sort(thought, told, mode)}" for thought in chosen]
    if told.kind != "vote" or not chosen:
        return sorts
    wavered = ["vote.wavered"] if _wavered(told.ranking[0], chosen[0], sorts[0]) else []
    return [sorts[0], *wavered, *["vote.second"] * (len(chosen) - 1)]


def _sort(thought: Thought, told: Explanation, mode: Mode) -> str:
    """Return what a card has to do with a clue, and how it compares with the others that were weighed.

    In party mode there is none to be found: it is voted for as one where others may come.
    """
    link = _link(thought, told.clue)
    if told.kind == "clue":
        return link or ("fits" if thought.belief >= _SURE else "blind")
    others = [other for other in told.ranking if other.card != thought.card]
    lead = _percent(thought) - max(map(_percent, others), default=0)
    linked = any(other.because and not other.far for other in others)
    stands_out = thought.belief >= _SURE or lead > _EVEN
    if told.kind == "vote" and mode == "party":
        return _party_sort(link, stands_out)
    if link == "far" and told.kind == "vote":
        return "stray" if lead <= -_WORTH_A_WORD else "clear" if lead > _EVEN else "far"
    if told.kind == "cards" and link in ("far", "") and _first_chosen(told) != thought:
        return "also"
    if link == "far":
        return "stray" if linked or any(other.belief > thought.belief for other in others) else "far"
    if link:
        return link
    if stands_out:
        return "fits"
    return "slip" if linked or lead <= -_WORTH_A_WORD else "blind"


def _party_sort(link: str, stands_out: bool) -> str:
    """Return why one hopes to meet others on a card."""
    if link == "concept":
        return "party"
    return f"party_{link}" if link else "party_fits" if stands_out else "party_blind"


def _first_chosen(told: Explanation) -> Thought | None:
    return next((thought for thought in told.ranking if thought.card in told.chosen), None)


def _link(thought: Thought, clue: str) -> Literal["same", "far", "pun", "concept", ""]:
    """Return how a clue leads to a card: as itself, by what is far, by a word, by a concept, by nothing."""
    if any(say_the_same(text, clue) for text in thought.because):
        return "same"
    if not thought.because:
        return ""
    return "far" if thought.far else "pun" if thought.pun else "concept"


def _wavered(best: Thought, thought: Thought, sort: str) -> bool:
    """Whether a bot believed so much more in another card that it says so: not where its own says it all."""
    return not sort.endswith("same") and _percent(best) - _percent(thought) >= _WORTH_A_WORD


def _checked(told: Explanation, chosen: tuple[str, ...]) -> Explanation:
    """Return what a bot says as it should be, or raise: a bot may be anybody's code."""
    checked: Explanation = msgspec.convert(msgspec.to_builtins(told), known(Explanation))
    return msgspec.structs.replace(checked, chosen=checked.chosen or chosen)


class _Speaker:
    """A bot that speaks of a turn that lies open."""

    def __init__(
        self,
        view: PublicView,
        player: str,
        character: str,
        language: str,
        before: dict[str, Counter[str]],
        opening: int,
    ) -> None:
        self._view = view
        self._player = player
        self._character = character
        self._language = language
        self._clue = (view["clue"] and view["clue"]["text"]) or say("bot.why.wordless", language)
        self._votes = view["votes"] or {}
        self._place = view["players"].index(player)  # so no two say the same in one turn
        self._before = before
        self._opening = opening

    def say(self, key: str, **values: str | int) -> str:
        """Say a sentence as this character says it, then as anybody would: each time otherwise."""
        filled = {"clue": self._clue, **values}
        anybodys = self._turned(ways(f"bot.why.{key}", self._language, **filled))
        owns = self._owns(key, self._character, **filled)
        if not key.endswith(_SORTS):
            known = [*owns, *anybodys]
            return known[(self._view["turn"] + self._place) % len(known)]
        mine = self._before[self._character][key]
        # Other characters have ways of their own, and come to those of anybody when they are through.
        shared = sum(
            max(0, counted[key] - len(self._owns(key, character, **filled)))
            for character, counted in self._before.items()
        )
        self._before[self._character][key] += 1
        return owns[mine] if mine < len(owns) else self._newly_put(anybodys, shared)

    def _owns(self, key: str, character: str, **filled: str | int) -> list[str]:
        """Return the ways that a character alone has of saying something."""
        own = f"bot.why.{key}.{character}"
        return self._turned(ways(own, self._language, **filled)) if own in catalogue(self._language) else []

    def _turned(self, known: list[str]) -> list[str]:
        """Return ways of saying something, beginning with another in every game."""
        first = self._opening % len(known)
        return known[first:] + known[:first]

    def _newly_put(self, known: Sequence[str], number: int) -> str:
        """Return what is known in a form that no lower number has: once all is said, it is owned to."""
        again, at = divmod(number, len(known))
        said = known[at]
        openers = len(ways("bot.why.again", self._language, said=""))
        while again:
            again, at = divmod(again - 1, openers)
            said = ways("bot.why.again", self._language, said=said)[at]
        return said

    def part(self, told: Explanation) -> ReasonPart | None:
        """Return one of the bot's choices, with those of its cards that lie open; None if there are none."""
        lying = self._view["tableau"]
        open_to_all = [thought for thought in told.ranking if thought.card in lying]
        if told.kind == "clue" and not open_to_all:
            return self._of_clue_for_no_card_there(told)
        if not open_to_all:
            return None
        if told.kind == "clue":
            mine = next((t for t in open_to_all if t.card in told.chosen), open_to_all[0])
            return self._of_clue(mine, _sort(mine, told, self._view["mode"]))
        sorts = {thought.card: _sort(thought, told, self._view["mode"]) for thought in open_to_all}
        return (self._of_cards if told.kind == "cards" else self._of_vote)(open_to_all, sorts)

    def _of_clue_for_no_card_there(self, told: Explanation) -> ReasonPart | None:
        if self._view["mode"] == "team":
            # The storyteller's own card stays in its hand, and nobody is to know which it is.
            return ReasonPart("clue", self.say("clue.hidden"))
        return None if told.chosen else ReasonPart("clue", self.say("clue.unseen"))

    def _of_clue(self, thought: Thought, sort: str) -> ReasonPart:
        slot = self._slot(thought)
        found, voters = self._votes_on(slot), len(self._votes)
        foreseen = _percent(thought)
        return ReasonPart(
            "clue",
            self._about("clue", thought, sort),
            self.say("clue.came", foreseen=foreseen, found=found, all=voters) if voters else "",
            (self._card(thought, thought.belief, found / voters if voters else None),),
        )

    def _of_cards(self, thoughts: Sequence[Thought], sorts: Mapping[str, str]) -> ReasonPart:
        votes = sum(self._votes_on(self._slot(thought)) for thought in thoughts)
        return ReasonPart(
            "cards",
            " ".join(self._about("cards", thought, sorts[thought.card]) for thought in thoughts),
            self.say("cards.votes", n=votes) if votes else self.say("cards.none"),
            tuple(self._card(thought) for thought in thoughts),
        )

    def _of_vote(self, thoughts: Sequence[Thought], sorts: Mapping[str, str]) -> ReasonPart:
        chosen = self._votes.get(self._player, [])
        by_slot = {self._slot(thought): thought for thought in thoughts}
        said = [
            self._about("vote", by_slot[slot], sorts[by_slot[slot].card])
            if slot in by_slot
            else self.say("vote.blind", slot=slot)
            for slot in chosen[:1]
        ]
        best, voted = thoughts[0], by_slot.get(chosen[0]) if chosen else None
        if voted and self._slot(best) not in chosen and _wavered(best, voted, sorts[voted.card]):
            said.append(self.say("vote.wavered", best=self._slot(best)))
        said += [self.say("vote.second", slot=slot) for slot in chosen[1:]]
        red = self._view["red"]
        if red is not None and self._player == self._view["storyteller"]:
            said.append(self.say("vote.red", slot=red))
        return ReasonPart(
            "vote",
            " ".join(said),
            self._verdict(chosen, by_slot),
            tuple(self._card(thought, thought.belief) for thought in thoughts),
        )

    def _verdict(self, chosen: Sequence[int], by_slot: dict[int, Thought]) -> str:
        target = self._view["target"]
        if target is None or not chosen:
            return ""
        if target in chosen:
            return self.say("vote.right", slot=target)
        if target not in by_slot:
            return ""
        return self.say("vote.wrong", slot=target, percent=round(100 * by_slot[target].belief))

    def _about(self, kind: str, thought: Thought, sort: str) -> str:
        """Say what a card has to do with the clue."""
        named = {"concept": thought.because[0]} if sort in _NAMING else {}
        return self.say(f"{kind}.{sort}", slot=self._slot(thought), **named)

    def _card(self, thought: Thought, belief: float | None = None, came: float | None = None) -> ReasonCard:
        return ReasonCard(thought.card, self._slot(thought), thought.because, belief, came)

    def _slot(self, thought: Thought) -> int:
        return self._view["tableau"].index(thought.card) + 1

    def _votes_on(self, slot: int) -> int:
        return sum(slot in slots for slots in self._votes.values())


def _percent(thought: Thought) -> int:
    return round(100 * thought.belief)
