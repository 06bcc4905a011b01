"""The sentences shown to people, in English and French: one catalogue for Python and for the front end.

A catalogue is a folder of flat JSON files (``en/errors.json``, ``fr/errors.json``, …),
``{key: "text with {name}"}``. A sentence that depends on a number has two keys, ``key.one`` and
``key.other``, and the number is called ``n``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypedDict

import msgspec

from dixit_widget.words.paths import printable

__all__ = [
    "LANGUAGES",
    "Both",
    "Problem",
    "Problems",
    "both",
    "catalogue",
    "number",
    "say",
    "signed",
    "ways",
    "written",
]

LANGUAGES = ("en", "fr")

Value = str | int | float
_FOLDER = Path(__file__).parent


def catalogue(language: str) -> dict[str, str]:
    """All sentences of a language, from all its files.

    Parameters
    ----------
    language : {"en", "fr"}

    Returns
    -------
    dict of str to str
        Key to sentence. Shared: read it, don't change it.

    Raises
    ------
    Problem
        If the language isn't one of ``LANGUAGES``.
    """
    if not isinstance(language, str) or language not in LANGUAGES:
        raise Problem("no_words", name=repr(language)[:40], known=", ".join(LANGUAGES))
    return _read(language)


@cache
def area_catalogue(area: str, language: str) -> dict[str, str]:
    """Return the sentences of one file of a language.

    Parameters
    ----------
    area : str
        What the file is called.
    language : {"en", "fr"}

    Examples
    --------
    >>> area_catalogue("share", "en")["lobby.title"]
    'Who is coming?'
    """
    return msgspec.json.decode((_FOLDER / language / f"{area}.json").read_bytes(), type=dict[str, str])


@cache
def _read(language: str) -> dict[str, str]:
    sentences: dict[str, str] = {}
    for file in sorted((_FOLDER / language).glob("*.json")):
        sentences.update(msgspec.json.decode(file.read_bytes(), type=dict[str, str]))
    return sentences


def say(key: str, language: str = "en", **values: Value) -> str:
    r"""Say a sentence of the catalogue.

    Parameters
    ----------
    key : str
        Key in the catalogue; for a sentence with singular and plural, without ``.one`` and ``.other``.
    language : {"en", "fr"}, default "en"
    **values : str, int or float
        What fills the sentence's gaps; ``n`` chooses between singular and plural. Floats are written as
        people of the language do, with all their digits.

    Returns
    -------
    str

    Raises
    ------
    KeyError
        If there is no such sentence, or a gap stays open.
    Problem
        If the language isn't one of ``LANGUAGES``.

    Examples
    --------
    >>> say("cards_count", n=1)
    '1 card'
    >>> say("cards_count", "fr", n=2)
    '2 cartes'
    >>> say("summary.bonus_cap", n=1.5)
    'votes on your cards add 1.5 points a turn at most'

    French leaves out the vowel before another one:

    >>> say("lab.token", "fr", name="Ana"), say("lab.token", "fr", name="Tom")
    ('Le vote d’Ana', 'Le vote de Tom')
    >>> [say("lab.token", "fr", name=name) for name in ("Hélène", "Hadrien", "Yves", "Yann")]
    ['Le vote d’Hélène', 'Le vote de Hadrien', 'Le vote d’Yves', 'Le vote de Yann']
    >>> say("lab.state_field", "fr", name="âge", known="…")
    'L’état d’un labo n’a pas d’«\u202fâge\u202f»\u202f; il a ….'

    What was typed in quotation marks has those of the sentence:

    >>> say("game.clue", name="Ana", clue="“Who is there?”", kind="text")
    'Ana: “Who is there?” (text)'
    """
    return _filled(_sentence(key, language, values), _written(values, language), language)


def ways(key: str, language: str = "en", **values: Value) -> list[str]:
    """Say a sentence in each of the ways that the catalogue has for it, with “|” between them.

    Parameters
    ----------
    key, language, **values
        As for `say`.

    Returns
    -------
    list of str

    Examples
    --------
    >>> ways("bot.why.vote.right", slot=3)[:2]
    ['And card 3 was the one.', 'Card 3 was the right one.']
    >>> ways("bot.why.cards.same", clue="Who is there?", slot=2)[2]
    '“Who is there?” That was my card 2 all along.'
    """
    written = _written(values, language)
    said = (_filled(way, written, language) for way in _sentence(key, language, values).split("|"))
    return [_ASKED_TWICE.sub(r"\1", way) for way in said]


_ASKED_TWICE = re.compile(r"(\?!?\s*[”»])\s*\?")
"""A quoted question, with the mark of the sentence around it: one is enough."""
_QUOTED_TWICE = re.compile(r"""([“«]\s*)["“«]\s*([^"“”«»]*[^"“”«»\s])\s*["”»](\s*[”»])""")
"""A clue that was typed in quotation marks, within those of the sentence."""


_BEFORE_A_GAP = re.compile(r"\b(d|qu)e («\s)?(?=\{(\w+)\})", re.IGNORECASE)
_MUTE = (
    "abi|aleine|alluc|alt[eè]r|ameçon|armon|éli|élè|émi|épat|erb|érit|éré|éroï|ésit|eure|ibern|ier|ipp|irond"
    "|istoi|istor|iver|omm|onn|onor|ôp|ôt|orai|oriz|orlog|orosc|orr|osp|uil|uît|umai|uman|umble|ume|umi|umo|ymn|yp|ydr"
)
"""What follows an h that is not there for the ear; before any other h, nothing is left out."""
_VOWEL = re.compile(rf"(?!oui|ouate|onz)[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiou])|h(?:{_MUTE})", re.IGNORECASE)


def _filled(sentence: str, values: Mapping[str, Value], language: str) -> str:
    """Fill the gaps of a sentence; in French “de” and “que” lose their vowel before another one."""
    if language == "fr":
        sentence = _BEFORE_A_GAP.sub(
            lambda gap: f"{gap[1]}’{gap[2] or ''}" if _VOWEL.match(str(values.get(gap[3], ""))) else gap[0],
            sentence,
        )
    return _QUOTED_TWICE.sub(r"\1\2\3", sentence.format_map(values))


def _sentence(key: str, language: str, values: Mapping[str, Value]) -> str:
    sentences = catalogue(language)
    sentence = sentences.get(key)
    if sentence is None and "n" in values:
        sentence = sentences.get(f"{key}.{_plural(language, values['n'])}")
    if sentence is None:
        raise KeyError(f"no sentence {key!r} in the {language!r} catalogue")
    return sentence


def _written(values: dict[str, Value], language: str) -> Mapping[str, Value]:
    """Write numbers as people of the language do: all that have a sign or a part behind the point."""
    return {
        name: value
        if isinstance(value, str) or (type(value) is int and value >= 0)
        else written(value, language)
        for name, value in values.items()
    }


class Both(TypedDict):
    """A text in every language we speak."""

    en: str
    fr: str


def both(key: str, **values: Value | Problem) -> Both:
    """Say a sentence in every language at once, for a page whose reader's language is not known yet.

    A problem fills its gap with what it says.

    Examples
    --------
    >>> both("edition.odyssey")
    {'en': 'Odyssey', 'fr': 'Odyssey'}
    """
    en, fr = (
        {
            name: value.message(language) if isinstance(value, Problem) else value
            for name, value in values.items()
        }
        for language in LANGUAGES
    )
    return {"en": say(key, "en", **en), "fr": say(key, "fr", **fr)}


def number(value: float, language: str, digits: int = 2) -> str:
    """Write a number as people of the language do.

    Examples
    --------
    >>> number(-2.5, "fr")
    '−2,50'
    """
    text = f"{value:.{digits}f}".replace("-", "−")
    return text if language == "en" else text.replace(".", ",")


def written(value: float, language: str) -> str:
    """Write a number with all its digits, and no more.

    Examples
    --------
    >>> written(4.5, "fr"), written(-3, "en"), written(9.0, "en")
    ('4,5', '−3', '9')
    """
    text = repr(value).removesuffix(".0").replace("-", "−")
    return text if language == "en" else text.replace(".", ",")


def signed(points: float, language: str) -> str:
    """Write what is gained or lost, with its sign.

    Examples
    --------
    >>> signed(3, "en"), signed(0, "en"), signed(-4.5, "fr")
    ('+3', '+0', '−4,5')
    """
    return f"{'' if points < 0 else '+'}{written(points, language)}"


def _plural(language: str, n: Value) -> str:
    """Grammatical number: in French what is less than two is singular, in English only one."""
    few = n == 1 if isinstance(n, str) or language == "en" else -2 < n < 2
    return "one" if few else "other"


class Problem(ValueError):
    """An error with a sentence for the person who made the mistake, in each language.

    Parameters
    ----------
    code : str
        Key of the sentence in the catalogue.
    **values : str or int
        What fills its gaps.

    Examples
    --------
    >>> problem = Problem("unknown_edition", name="dixit-1999", known="dixit-2008")
    >>> print(problem)
    There is no edition “dixit-1999”; there are: dixit-2008.
    >>> problem.code
    'unknown_edition'
    """

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def message(self, language: str = "en") -> str:
        """Return the sentence in a language, such that it can be printed whatever fills its gaps."""
        return printable(say(self.code, language, **self.values))

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (type(self), self.code, self.values)


def _remade(kind: type[Problem], code: str, values: dict[str, Value]) -> Problem:
    """Unpickle a problem (workers in other processes send them back)."""
    return kind(code, **values)


class Problems(Problem):
    """Several problems reported at once; its sentence is theirs, one a line.

    Parameters
    ----------
    problems : iterable of Problem
        At least one.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems[0].code, **self.problems[0].values)

    def message(self, language: str = "en") -> str:
        """Return all sentences in a language, one a line."""
        return "\n".join(problem.message(language) for problem in self.problems)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.problems,)
