"""What a text says no to: things that are not there, what nobody does, what is forbidden."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dixit_widget.bots.wording import LIGHT, STEP, plain, words

_CONTRACTED = r"(?:[a-z]+(?:sn|dn|ren|ven|stn)|don|can|won|ain) t"
_SAYS_NO = re.compile(
    rf"\b(?:no|not|never|nobody|nothing|none|nor|without|cannot|{_CONTRACTED}"
    r"|non|ne|pas|jamais|rien|personne|sans|ni|aucune?)\b"
)


def denies(text: str) -> bool:
    """Whether a text says no to anything.

    Examples
    --------
    >>> denies("Don’t look down"), denies("Je t’aime")
    (True, False)
    """
    return _SAYS_NO.search(plain(text)) is not None


_DENIAL = re.compile(
    r"\b(?:no(?! (?:time|way|more than|one|longer|doubt|matter|need|place)\b)|no longer (?:an?|any|the)"
    r"|(?:not|never|not even|neither) (?:an?|any|one|the)|none of|without|nor"
    r"|(?:(?:isn|aren|wasn|weren) t|(?:don|doesn|didn|haven|hasn|won) t (?:have|see|want)) (?:an?|any|one)"
    r"|sans|ni|aucune?|(?:pas|jamais|plus) (?:meme )?(?:une?|aucune?|l[ae] moindre)"
    r"|pas (?:meme )?(?:de|d|du|des)|(?<!plus )jamais (?:de|d|du|des)(?! la vie\b)|plus jamais"
    r"|(?:^(?!.* que\b)|\bne? (?:\w+ ){1,4}?)plus (?:de|d|du|des))\b"
    r"(?: (?:an?|the|any|one|more|single|sole|slightest|least|une?|l[ae]|seule?|moindre)\b)*"
    r"(?: (?:bit|drop|grain|hint|shred|sign|trace) of\b| (?:brin|goutte|grain|ombre|once|trace) d[eu]?\b)?"
)


def denied(text: str) -> set[str]:
    """Return the words of which a text says that they are not there.

    Examples
    --------
    >>> sorted(denied("No umbrella, pas la moindre pluie"))
    ['pluie', 'umbrella']
    >>> sorted(denied("There is no blue bird")), denied("Not without my umbrella")
    (['bird', 'blue'], set())
    >>> denied("Not a drop of rain"), denied("pas une goutte de pluie")
    ({'rain'}, {'pluie'})
    """
    found: set[str] = set()
    for said in _clauses(text):
        for after in _DENIAL.split(said)[1:]:
            found.update(_named_first(after))
    return found


_HOW = r"(?: (?:all|at|been|even|ever|jamais|meme|really|si|so|that|tellement|tres|very|vraiment))*"
_WHOM = r"(?: (?:en|l|la|le|les|leur|lui|m|me|nous|s|se|t|te|vous|y))*"
_AT_ALL = r"(?:pas|jamais|plus|rien|personne|guere)"
_IS = r"(?:es|est|etaient|etais|etait|etes|sera|seront|sommes|sont|suis)"

_NEGATION = re.compile(
    rf"\b(?:(?:don|doesn|didn|isn|aren|wasn|weren) t|not|never|(?:nobody|no one)(?: s| is)?){_HOW} (\w+)"
    rf"|\bne?{_WHOM} (?!{_IS}\b)(\w+) (?:de )?{_AT_ALL}\b|\b(?:personne|rien|nul) ne?{_WHOM} (\w+)"
    rf"|(?:^|\b{_IS} )(?:pas|jamais){_HOW} (\w+)|\bne? {_IS} plus{_HOW} (\w+)"
)


def negated(text: str) -> set[str]:
    """Return the words of which a text says that it isn't so, or that nobody does it; what it forbids apart.

    Examples
    --------
    >>> negated("She never sleeps"), negated("I’m not so sad"), negated("Il ne doute de rien")
    ({'sleeps'}, {'sad'}, {'doute'})
    >>> negated("Personne ne me regarde"), negated("Don’t cry"), negated("All that glitters is not gold")
    ({'regarde'}, set(), set())
    """
    return {word for said in _clauses(text) for word in _negated_in(said)}


def affirmed(text: str) -> list[str]:
    """Return what a text says isn't so, plain, as if it were.

    Examples
    --------
    >>> affirmed("Personne ne me regarde"), affirmed("It isn’t cold"), affirmed("It is cold")
    (['me regarde'], ['it cold'], [])
    """
    return [" ".join(_SAYS_NO.sub(" ", said).split()) for said in _clauses(text) if _negated_in(said)]


def doubted(text: str) -> set[str]:
    """Return the words that a text says no to, in whatever way: what it tells of may be the contrary of them.

    Examples
    --------
    >>> sorted(doubted("Nobody came to the party")), doubted("N’ayez pas peur du vide")
    (['nobody', 'party'], {'peur'})
    >>> doubted("You can’t lock up the moon"), doubted("a cage without a bird")
    ({'lock'}, set())
    """
    found = negated(text)
    for said in _clauses(text):
        if _NO_ONE.search(said):
            found.update(words(said))
        for after in _NOT.split(said)[1:]:
            found.update(_named_first(after)[:1])
    return found


_NOT = re.compile(rf"\b(?:not|never|cannot|{_CONTRACTED}|pas|jamais)\b")
_NO_ONE = re.compile(r"\b(?:nobody|no one|personne ne?)\b")


def _negated_in(clause: str) -> list[str]:
    if _FORBIDDEN.search(clause) or _NOT_ALL.search(clause):
        return []
    found = [word for negation in _NEGATION.finditer(clause) for word in negation.groups() if word]
    return [word for word in found if words(word) and word not in LIGHT]


_FORBIDDEN = re.compile(
    rf"^(?:please |s il (?:te|vous) plait )?(?:(?:don t|do not)(?: (?:ever|even|you))* (\w+)"
    r"|(?:\w+ )+(?:should|must)(?:n t| not) (\w+)|(?:\w+ )+ne d(?:oi|ev)\w+ pas (\w+)"
    rf"|ne?{_WHOM} (\w+) {_AT_ALL}\b|ne (?:jamais|pas|plus){_WHOM} (\w+))"
)
_NOT_ALL = re.compile(r"^(?:all|every\w*|tou(?:te?s?|s))\b")


def forbidden(text: str) -> set[str]:
    """Return the words for what a text says not to do.

    Examples
    --------
    >>> forbidden("Please don’t wake him up"), forbidden("Ne le réveille pas"), forbidden("Wake up!")
    ({'wake'}, {'reveille'}, set())
    >>> forbidden("He shouldn’t sit so close")
    {'sit'}
    """
    found = filter(None, map(_FORBIDDEN.search, _clauses(text)))
    return {word for order in found for word in order.groups() if word and words(word)}


def _clauses(text: str) -> Iterator[str]:
    """Yield what a text says, plain, one thing after the other, without steps that are no denials."""
    for clause in _STOP.split(text):
        yield _NOT_WITHOUT.sub(" ", STEP.sub(" ", plain(clause)))


_STOP = re.compile(r"[,;:.!?…–—]+")
_NOT_WITHOUT = re.compile(r"\b(?:not|never|nothing|pas|jamais|rien)(?: \w+)? (?:without|sans)\b")
"""What says twice that something isn't there, and so that it is."""
_OF_A_NAME = 2  # words: “no blue bird”


def _named_first(said: str) -> list[str]:
    """Return the first word that carries meaning, and what follows it at once: they name one thing."""
    named: list[str] = []
    for word in said.split():
        if words(word):
            named.append(word)
        elif named:
            break
    return named[:_OF_A_NAME]
