"""How a text is put: texts in one form are alike, and one saying is listed otherwise than it is said."""

from __future__ import annotations

from typing import Literal

from dixit_widget.bots.denial import denied, denies
from dixit_widget.bots.wording import ARTICLES, plain

_AT_THE_END = " \u202f\u00a0”»\"’'"

Form = Literal["question", "call", "denial", "infinitive"]


def forms(text: str) -> tuple[Form, ...]:
    """Return the forms that a text is put in: texts in one form are alike, whatever they say.

    Examples
    --------
    >>> forms("Who’s there?"), forms("to be over the moon"), forms("Pas si vite !"), forms("Je t’aime")
    (('question',), ('infinitive',), ('call', 'denial'), ())
    >>> forms("Don’t look down"), forms("She doesn’t know")
    (('denial',), ('denial',))
    """
    end = text.rstrip(_AT_THE_END)[-1:]
    found: dict[Form, bool] = {
        "question": end == "?",
        "call": end == "!",
        "denial": denies(text),
        "infinitive": plain(text).startswith("to "),
    }
    return tuple([form for form, there in found.items() if there])


_FRAME = ARTICLES | frozenset(["be", "have", "one", "s", "oneself", "your", "you", "yourself"])
"""Words in which sayings are listed otherwise than they are said."""


def say_the_same(text: str, other: str) -> bool:
    """Whether two texts say the same, but for articles and how sayings are listed.

    Examples
    --------
    >>> say_the_same("The umbrella", "an umbrella"), say_the_same("Not one umbrella", "an umbrella")
    (True, False)
    >>> say_the_same("The way we were", "on the way")
    False
    >>> say_the_same("Your hands tied", "to have one’s hands tied")
    True
    """
    said, others = ([word for word in plain(one).split() if word not in _FRAME] for one in (text, other))
    return plain(text) == plain(other) or (bool(said) and said == others and denied(text) == denied(other))
