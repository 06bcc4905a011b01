"""Bots as people write them, for the tests: some that play, and some with a mistake in them."""

from __future__ import annotations

from typing import ClassVar

from dixit_widget.bots import Bot, Explanation, HumanLikeBot, Thought
from dixit_widget.engine import Vote


class First(Bot):
    """Takes whatever comes first.

    And that is all.
    """

    name: ClassVar[str] = "first"

    def clue(self, view, options, chance):
        return (options["cards"] or [None])[0], self.vague_clue(chance)

    def hand_in(self, view, options, chance):
        return tuple(options["cards"][: options["count"]])

    def vote(self, view, options, chance):
        return (options["slots"][0],), (options["red_slots"] or [None])[0]


class Reasoning(First):
    """Says why it voted."""

    name = "reasoning"

    def vote(self, view, options, chance):
        self.reason = (view["clue"]["text"], view["tableau"][options["slots"][0] - 1], options["slots"][0])
        return super().vote(view, options, chance)

    def explain(self, language=""):
        if not hasattr(self, "reason"):
            raise RuntimeError("has not voted yet")
        clue, card, slot = self.reason
        return Explanation("vote", clue, (Thought(card, "", slot, 1.0, ("being first",)),))


class Moody(First):
    """Has a setting of its own."""

    name = "moody"

    def __init__(self, deck, language="en", seed="", rules=None, mood="calm"):
        super().__init__(deck, language, seed, rules)
        self.mood = mood


class Nameless(Bot):
    pass


class Blank(First):
    name = "  "


class Curt(First):
    def __init__(self, deck):
        super().__init__(deck)


class Demanding(First):
    def __init__(self, deck, language, seed, rules, mood):
        super().__init__(deck, language, seed, rules)


class Orphan(First):
    def __init__(self, deck, language, seed, rules):
        self.deck = deck


class Stillborn(First):
    def __init__(self, deck, language, seed, rules):
        super().__init__(deck, language, seed, rules)
        raise KeyError("mood")


class Restless(First):
    """Raises wherever a table lets it."""

    name = "restless"

    def prepare(self):
        raise RuntimeError("not ready")

    def watch(self, view):
        raise RuntimeError("looks away")

    def explain(self, language=""):
        raise RuntimeError("no words")

    def clue(self, view, options, chance):
        raise RuntimeError("no idea")

    def hand_in(self, view, options, chance):
        return None

    def vote(self, view, options, chance):
        return None


class Half(Bot):
    name = "half"

    def clue(self, view, options, chance):
        return options["cards"][0], "Half"


class Spoiling(First):
    """Spoils what it is shown, and stops."""

    name = "spoiling"

    def clue(self, view, options, chance):
        view.clear()
        raise SystemExit("clue")

    def hand_in(self, view, options, chance):
        return tuple(options["cards"].pop() for _ in range(99))

    def vote(self, view, options, chance):
        view["tableau"].clear()
        options["slots"].clear()
        raise KeyError("vote")

    def explain(self, language=""):
        raise SystemExit("explain")


class Meddling(First):
    """Votes, and for somebody else at that."""

    name = "meddling"

    def act(self, view):
        others = [player for player in view["waiting_for"] if player != view["you"]]
        done = super().act(view)
        return Vote(others[0], done.slots) if isinstance(done, Vote) and others else done


class Babbling(First):
    """Explains itself with nonsense of every kind."""

    name = "babbling"
    NONSENSE = (
        None,
        "because",
        Explanation("dream", "x", ()),
        Explanation("vote", "x", ("a card",)),
        Explanation("vote", "x", (Thought("c", "t", 1, float("nan"), ()),)),
        Explanation("clue", "x", (), chosen=None),
        Explanation("clue", "x", (Thought("c", "t", 1, object(), ()),)),
    )

    def explain(self, language=""):
        return self.NONSENSE[self._revision % len(self.NONSENSE)]


FAULTY = {
    "made already": lambda deck: First(deck),
    "makes no bot": lambda deck: int,
    "makes no bot: give a class": lambda deck: lambda *given: First(*given),
    "Nameless needs a name": lambda deck: Nameless,
    "Blank needs a name": lambda deck: Blank,
    "Bot needs a name": lambda deck: Bot,
    "Half does not say how to hand_in, vote": lambda deck: Half,
    "Curt cannot be made .*deck, language, seed and rules": lambda deck: Curt,
    "Demanding cannot be made .*mood": lambda deck: Demanding,
    "Orphan is not quite made": lambda deck: Orphan,
    "Stillborn cannot be made: its __init__ stopped with KeyError: 'mood'": lambda deck: Stillborn,
}
SETTINGS = (
    (HumanLikeBot, {"skill": 1.5}, "skill must be a number from 0 to 1, not 1.5"),
    (HumanLikeBot, {"skill": -0.1}, "skill must be"),
    (HumanLikeBot, {"skill": float("nan")}, "skill must be"),
    (HumanLikeBot, {"skill": "much"}, "skill must be a number from 0 to 1, not 'much'"),
    (HumanLikeBot, {"skill": True}, "skill must be"),
    (HumanLikeBot, {"skill": None}, "skill must be"),
    (HumanLikeBot, {"boldness": 10**400}, "boldness must be"),
    (HumanLikeBot, {"skil": 0.5}, "no setting “skil”; it has: skill, boldness"),
    (First, {"skill": 0.5}, "First has no setting “skill”: it has none"),
    (HumanLikeBot, {"language": "fr"}, "come from the game"),
)
