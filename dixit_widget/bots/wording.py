"""Words as bots compare them: without case, accents and endings, misspellings forgiven."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping

from dixit_widget.bots.kept import Kept

_SAY_LITTLE = {
    "en": """
a about again all also always an and any anything are aren as at back be been but by came can come comes
coming couldn did didn do does doesn don down ever every everything for from get go going got had has have
he her him his how i if in into is isn it its itself just know let lets like ll made make makes me more most
my myself mustn needn never no none not nothing now of off on one oneself only or our out over own please re
she shouldn so some something still take takes than thanks that the their them then there these they thing
things this those to too under up us ve want was wasn we were what when where which who whose why will with
won would wouldn yes yet you your yourself
""",
    "fr": """
a ai as au aucun aucune aux avec avoir ca ce cela ces cet cette chose dans de des dont du elle elles en es
est et etre eux faire fait fois ici il ils je la le les leur leurs lui ma mais me meme mes moi mon ne ni non
nos notre nous on ont ou oui par pas peu plus pour pres qu quand que quel quelle qui rien sa sais sans se
ses si son sont suis sur ta te tes toi ton tous tout toute tres tu un une vos votre vous lors jusqu lorsqu
puisqu aujourd hui comme
""",
}
_SMALL = {language: frozenset(written.split()) for language, written in _SAY_LITTLE.items()}
_EMPTY = _SMALL["en"] | _SMALL["fr"]

_SAY_LITTLE_ALONE = """
after another anybody anyone before being between both can cannot could during each else enough even ever
everybody everyone few here many may maybe might much must nobody other others perhaps quite rather same
several shall should since so somebody someone such than there today tomorrow tonight until very while
without yesterday ainsi alors apres aussi autre autres avant beaucoup bien ceci celle celles celui ceux
chaque chez comment deja demain depuis donc encore entre etait faut hier jamais moins parfois pendant
personne peut pourquoi puis quelqu quelque quelques quoi sera souvent toujours trop va vais vont
"""
LIGHT = frozenset(_SAY_LITTLE_ALONE.split())
"""Words that say little by themselves, but are part of what a phrase says."""

_SOME_TIME = re.compile(r"^(?:un jour|one day|some day)\b(?! (?:de|d|of|sans)\b)")
"""How a text begins that is about no day."""

_PERSONNE = re.compile(
    r"(\b(?:la|une|cette|quelle|chaque|seule|grande|petite|jeune|vieille|belle|par) personne\b)"
    r"|\bpersonne\b(?! (?:qui|agee|eveillee|seule)\b)"
)
"""« Personne »: a person in the group, nobody outside it."""

_NOT_ONE = re.compile(
    r"\b(?:not|never|without|pas|plus|jamais|sans) (?:even |meme )?(?:an?|the|une?|l[ae]) "
    r"(?:single|slightest|least|seule?|moindre)\b"
)
"""What says no more than “no”."""

_COUNTED = """
un le les des ces ses mes tes nos vos leur leurs mon ton son notre votre chaque petit petits grand grands
premier premiers dernier derniers faux deux trois quatre cinq six sept huit neuf dix cent mille quelques au du
"""
STEP = re.compile(
    r"\b(?:(?:" + "|".join(_COUNTED.split()) + r") pas|pas (?:a|apres) pas|pas de (?:deux|geant)"
    r"|(?<!\by )a pas (?:comptes|feutres|lents|de (?:loup|velours)))\b"
)
"""Where « pas » is a step and denies nothing."""

_ALL_ENDINGS = (
    "ements ement ations ation ingly iness ness ings ing eurs euses eur euse ities ity ites ite ies ied ier"
    " iers iere ieres ers er ees ee ed es ent ant ants ly e s x y"
)
_ENDINGS = sorted(_ALL_ENDINGS.split(), key=len, reverse=True)
_SHORTEST_STEM = 3
_ROOT = 5  # words of one family share at least so many first letters, and differ in their endings
_ALL_OF_FAMILIES = """
e s es ed ing ee ees er ers ez ent ait aient ais ons ont ant ante ants ances ra rai rait era erai erais erait
eras erons eront ir ira is it ial ian ic ical ien iens ienne able ables ible age ages al ale ance aire ary
ateur ation aux eau eaux el elle elles ement en ence erie ery esse eur eurs euse eux ful hood icien ie ier
iere ieres ies ily iness in ine ion ions ique ism isme ist iste istes ite ity ive le less ly man men ment
ments ness oir oire ois oise or ors ous re res ship tte ude um ure ures us y
"""
_OF_FAMILIES = frozenset(_ALL_OF_FAMILIES.split())


@functools.lru_cache(maxsize=20_000)
def plain(text: str) -> str:
    """Return a text in lower case, without accents, ligatures and punctuation.

    Examples
    --------
    >>> plain("Où est le bonheur ?")
    'ou est le bonheur'
    """
    opened = text.casefold().replace("œ", "oe").replace("æ", "ae")
    bare = "".join(c for c in unicodedata.normalize("NFKD", opened) if not unicodedata.combining(c))
    return " ".join(re.findall(r"[^\W_]+", bare))


def spelt_out(text: str) -> str:
    """Return a text with signs such as emoji replaced by their names, flags left out.

    Examples
    --------
    >>> spelt_out("🐘❤!").split()
    ['elephant', 'heart', '!']
    """
    return "".join(f" {_name(c)} " if unicodedata.category(c) == "So" else c for c in text)


_OF_ITS_DRAWING = re.compile(r"\b(?:heavy|black|white|face|with|sign|symbol|emoji|regional .*)\b")


def _name(sign: str) -> str:
    """Return what a sign shows, without how Unicode has it drawn."""
    return " ".join(_OF_ITS_DRAWING.sub(" ", unicodedata.name(sign, "").lower()).split())


@functools.lru_cache(maxsize=20_000)
def words(text: str) -> tuple[str, ...]:
    """Return the words that carry meaning, plain, each once and in order.

    Examples
    --------
    >>> words("L’été de la petite fille")
    ('ete', 'petite', 'fille')
    >>> words("Un jour, on saute"), words("un jour de pluie")
    (('saute',), ('jour', 'pluie'))
    >>> words("Personne à la fenêtre"), words("une personne à la fenêtre")
    (('nobody', 'fenetre'), ('personne', 'fenetre'))
    """
    written = _PERSONNE.sub(lambda found: found[1] or "nobody", plain(text))
    said = dict.fromkeys(_NOT_ONE.sub(" ", _SOME_TIME.sub("", written)).split())
    empty = _EMPTY - {"pas"} if "pas" in said and STEP.search(written) else _EMPTY
    return tuple([word for word in said if len(word) > 1 and word not in empty])


ARTICLES = frozenset(["a", "an", "the", "le", "la", "les", "l", "un", "une", "des", "de", "du", "d", "to"])


def says(text: str, name: str) -> bool:
    """Whether all words of a name are in a text, articles apart, with whatever ending of number or tense.

    Examples
    --------
    >>> says("When I grow up", "growing up"), says("Still waters", "watering can")
    (True, False)
    """
    said = plain(text).split()
    return all(
        any(is_form(word, other) for other in said) for word in plain(name).split() if word not in ARTICLES
    )


_LONG = 5  # words that carry meaning, from which on a text is a description rather than a clue
_JOINTS = """
and with while of in on from under beside behind over to at through into by that which where among between
et avec tandis dans sur sous derriere vers par que qui ou entre parmi de du des d au aux a
"""
_JOINT = re.compile(r"[^\w\s'’-]+|\b(?:" + "|".join(_JOINTS.split()) + r")\b", re.IGNORECASE)
_MOST_PARTS = 12


def parts(text: str) -> list[str]:
    """Return what a long text says, one thing after the other; nothing of a text that is short.

    Examples
    --------
    >>> parts("a tired old king with a red nose, asleep under the kitchen table")
    ['tired old king', 'red nose', 'asleep', 'the kitchen table']
    >>> parts("asleep under the table")
    []
    """
    if len(words(text)) < _LONG:
        return []
    return [part.strip() for part in _JOINT.split(text) if words(part)][:_MOST_PARTS]


@functools.lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """Return a plain word without its ending, roughly, in English and French alike.

    Examples
    --------
    >>> stem("dreams") == stem("dreaming") == stem("dreamer")
    True
    >>> stem("reves") == stem("rever")
    True
    """
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word[: -len(ending)]
    return word


_LONG_ENOUGH = 5  # letters
_SION = re.compile(r"(?:ss|s|c)ion(?=s?$)")


def is_slip(word: str, meant: str) -> bool:
    """Whether a plain word is another one with one letter too many, missing, swapped, or wrong.

    A wrong letter is only forgiven in words of six letters or more: a house is no horse; one too many or
    missing, of five.

    Examples
    --------
    >>> is_slip("ligthhouse", "lighthouse"), is_slip("balon", "ballon"), is_slip("horse", "house")
    (True, True, False)
    >>> is_slip("hibernassion", "hibernation")
    True
    """
    word, meant = (_SION.sub("tion", each.replace("ph", "f")) for each in (word, meant))
    if word[:1] != meant[:1] or min(len(word), len(meant)) < 4 or abs(len(word) - len(meant)) > 1:
        return False
    if len(word) != len(meant) and min(len(word), len(meant)) < _LONG_ENOUGH:
        return False
    at = _alike_until(word, meant)
    if len(word) > len(meant):
        return word[at + 1 :] == meant[at:]
    if len(word) < len(meant):
        return word[at:] == meant[at + 1 :]
    swapped = word[at : at + 2] == meant[at : at + 2][::-1] and word[at + 2 :] == meant[at + 2 :]
    return swapped or word == meant or (len(word) >= 6 and word[at + 1 :] == meant[at + 1 :])


class Spelling:
    """How some texts spell words, given back to texts that were typed without capitals or accents.

    Parameters
    ----------
    texts : iterable of str
        What is taken to be spelt right.

    Examples
    --------
    >>> Spelling(["la tempête", "Moby Dick"]).of("MOBY DICK dans la tempete")
    'Moby Dick dans la tempête'
    """

    _WORD = re.compile(r"[^\W\d_]+")

    def __init__(self, texts: Iterable[str]) -> None:
        counted = Counter(form for text in texts for form in self._WORD.findall(text))
        self._forms: dict[str, list[str]] = {}
        for form in sorted(counted, key=lambda form: (-counted[form], form[:1].isupper(), form)):
            if words(form):
                self._forms.setdefault(plain(form), []).append(form)

    def of(self, text: str) -> str:
        """Return a text with its words spelt as in the texts, and the others in lower case."""
        return self._WORD.sub(lambda typed: self._of_word(typed[0].casefold()), text)

    def _of_word(self, typed: str) -> str:
        forms = self._forms.get(plain(typed), [typed])
        return next((form for form in forms if form.casefold() == typed), forms[0])


class Languages:
    """In which languages a text may be: “pain” is one thing in English and another in French.

    Parameters
    ----------
    written : dict of str to iterable of str
        By language, texts in it.

    Examples
    --------
    >>> known = Languages({"en": ["no pain"], "fr": ["du pain frais"]})
    >>> sorted(known.of("pain")), sorted(known.of("no pain, no gain")), sorted(known.of("le pain"))
    (['en', 'fr'], ['en'], ['fr'])
    """

    def __init__(self, written: Mapping[str, Iterable[str]]) -> None:
        self._any = frozenset(written)
        self._by_word: dict[str, set[str]] = {}
        for language, texts in written.items():
            for word in {word for text in texts for word in plain(text).split()}:
                self._by_word.setdefault(word, set()).add(language)
        for word in _EMPTY:
            self._by_word[word] = {language for language, small in _SMALL.items() if word in small}

    def of_word(self, word: str) -> frozenset[str]:
        """Return the languages in which a plain word is known; all if it is known in none."""
        return frozenset(self._by_word.get(word, self._any))

    def of(self, text: str) -> frozenset[str]:
        """Return the languages in which a text may be; all if that can't be told.

        Its small words tell; where there are none of one language alone, the others do.
        """
        said = plain(text).split()
        told = {self.of_word(word) for word in said if word in _EMPTY} - {self._any}
        if told:
            return told.pop() if len(told) == 1 else self._any
        return self._any.intersection(*map(self.of_word, said)) or self._any


class Vocabulary:
    """Words that are known, found again in what people type.

    Parameters
    ----------
    known : iterable of str
        Plain words.
    spelt : iterable of str
        More plain words, not to be found again, but not to be taken for misspellings either.
    """

    _MOST_KEPT = 20_000
    SAME, KIN, SLIP = 1.0, 0.7, 0.8  # how much a word counts that is known, a relative, a misspelling

    def __init__(self, known: Iterable[str], spelt: Iterable[str] = ()) -> None:
        spelt = frozenset(spelt)
        self._exact = spelt.union(known := frozenset(known))
        self._spelt = frozenset(map(stem, spelt))
        self._by_stem: dict[str, list[str]] = {}
        self._by_start: dict[str, list[str]] = {}
        self._families: dict[str, list[str]] = {}
        for word in sorted(known):
            self._by_stem.setdefault(stem(word), []).append(word)
            self._by_start.setdefault(word[:1], []).append(word)
            self._families.setdefault(word[:_ROOT], []).append(word)
        self._meant: Kept[str, tuple[tuple[str, float], ...]] = Kept(self._MOST_KEPT)

    def alike(self, word: str) -> tuple[tuple[str, float], ...]:
        """Return the known words that a plain word may stand for, and how surely, from 0 to 1."""
        found = self._meant.get(word)
        return self._meant.keep(word, self._alike(word)) if found is None else found

    def _alike(self, word: str) -> tuple[tuple[str, float], ...]:
        # A word that the deck writes so is that word; others of its stem may be another thing (port, porte).
        apart = self.KIN if word in self._exact else self.SAME
        of_stem = [other for other in self._by_stem.get(stem(word), ()) if _are_forms(word, other)]
        found = {other: self.SAME if other == word else apart for other in of_stem}
        for other in self._families.get(word[:_ROOT], ()):
            if other not in found and _are_kin(word, other):
                found[other] = self.KIN
        if self.SAME not in found.values() and word not in self._exact and stem(word) not in self._spelt:
            for other in self._by_start.get(word[:1], ()):
                if is_slip(word, other):
                    found[other] = self.SLIP
        return tuple(found.items())

    def corrected(self, text: str) -> str:
        """Return a text in which words that look misspelt are replaced by what was likely meant."""
        return " ".join(self._corrected(word) for word in text.split())

    def _corrected(self, typed: str) -> str:
        word = plain(typed)
        meant = [other for other, surely in self.alike(word) if surely == self.SLIP]
        return meant[0] if meant else typed


_OF_SHORT_WORDS = frozenset({"s", "es", "x", "ed", "ing", "ings"})


def _are_forms(word: str, other: str) -> bool:
    """Whether two words of one stem are one word: ears and ear, but not early; hoping, hope; but not hop."""
    root = stem(word)
    if len(root) > _SHORTEST_STEM or word == other:
        return True
    endings = {word[len(root) :], other[len(root) :]}
    if "" in endings:
        return endings <= _OF_SHORT_WORDS | {""}
    return "s" not in endings or endings.isdisjoint({"e", "es"})


@functools.lru_cache(maxsize=20_000)
def bases(word: str) -> frozenset[str]:
    """Return a plain word, and all of which it may be a form, by an ending of number or tense.

    Examples
    --------
    >>> sorted(bases("waters"))
    ['water', 'waters']
    """
    return frozenset([word, *(word.removesuffix(ending) for ending in _OF_SHORT_WORDS)])


def is_form(word: str, other: str) -> bool:
    """Whether two words are one, but for an ending of number or tense: waters and water, not watering."""
    return word in bases(other) or other in bases(word)


def _are_kin(word: str, other: str) -> bool:
    """Whether two words are one root with two endings (solitude, solitary; but not garden, garde)."""
    roots = range(_ROOT, _alike_until(word, other) + 1)
    return any(_may_end(word, root) and _may_end(other, root) for root in roots)


def _may_end(word: str, root: int) -> bool:
    """Whether what follows a root is an ending; some double its last letter (travel, traveller)."""
    rest = word[root:]
    return not rest or rest in _OF_FAMILIES or (rest[0] == word[root - 1] and rest[1:] in _OF_FAMILIES)


def _alike_until(word: str, other: str) -> int:
    """Return how many first letters two words share."""
    pairs = enumerate(zip(word, other, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(word), len(other)))
