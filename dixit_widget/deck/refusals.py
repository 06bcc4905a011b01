"""What is said of files that no card, and no deck, can be made of."""

from __future__ import annotations

from dixit_widget.words import Problem, Problems, say

_MOST_TOLD = 20


class BrokenPicture(Problem):
    """A file that no card can be made of; ``values["file"]`` names it."""


class WrongCaption(Problem):
    """A caption that cannot be read; ``values`` has ``file`` and ``line``, or ``picture`` without a file."""

    def message(self, language: str = "en") -> str:
        """Return what is wrong, and where."""
        place = "deck.at_picture" if "picture" in self.values else "deck.at_line"
        return say(place, language, said=super().message(language), **self.values)


class UnusableFiles(Problems):
    """Files that no deck can be made of; ``problems`` has all that is wrong, the sentence the first of it."""

    def message(self, language: str = "en") -> str:
        """Return what is wrong, one sentence a line, and how to play without the files that are."""
        lines = [problem.message(language) for problem in self.problems[:_MOST_TOLD]]
        rest = len(self.problems) - len(lines)
        if rest:
            lines.append(say("deck.more_problems", language, n=rest))
        if all(isinstance(problem, BrokenPicture) for problem in self.problems):
            lines.append(say("deck.skip", language))
        return "\n".join(lines)


class MissingCard(Problem, KeyError):
    """A card that isn't in the deck."""


class PillowMissing(Problem):
    """Pictures of people's own cannot be read, as Pillow is missing or was built without WebP."""


class LeftOut(UserWarning):
    """Files were left out of a deck, as ``skip_broken=True`` wished."""
