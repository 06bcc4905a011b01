"""Words that say the opposite of each other: who hears of spring doesn't think of an autumn, but in jest."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from dixit_widget.bots.denial import denies
from dixit_widget.bots.wording import bases, plain

_WRITTEN: Final = """
alive, living: dead, death, died
asleep, sleep, sleeping: awake, wake, waking, insomnia, sleepless
beauty, beautiful: ugly, ugliness
birth, born, newborn: death, dead, died, dying, funeral, burial
birth, born, newborn, young, youth: elderly, aged
brave, bravery, courage: coward, cowardly, cowardice
calm, calmness: storm, stormy, tempest
clean: dirty, filthy
comfort, comfortable, cosy: discomfort, uncomfortable
daylight, daytime, noon: night, nighttime, midnight
early: late
empty, emptiness: full, crowded
fast, quick, speed, hurry: slow, slowly, slowness
friend, friendship: enemy, foe
generous, generosity: greed, greedy, selfish
guilty, guilt: innocent, innocence
happy, happily, happiness, joy, joyful: sad, sadness, sorrow, unhappy
heaven, paradise: hell
hello, welcome: goodbye, farewell
hope: despair, hopeless
hot, heat, warm, warmth: cold, freezing, frozen
introvert: extrovert
laugh, laughing, laughter: cry, crying, weep, weeping, sob
love: hate, hatred
lucky: unlucky, misfortune
modest, modesty, humble, humility: pride, proud, arrogance, vanity
morning: evening
noise, noisy, loud, din: silence, silent, silently, quiet, quietly, hush
open: closed, shut, locked
optimism, optimist: pessimism, pessimist
past: future
patience, patient: impatience, impatient, haste, hurry, rush
possible: impossible
rich, wealth, wealthy, riches: poor, poverty
safe, safety: danger, dangerous
sink, sinking: float, floating
spring, springtime: autumn
strong, strength: weak, weakness
summer: winter
together, company: alone, lonely, loneliness, solitude
trust: distrust, mistrust
truth: lies, liar, falsehood
victory, winner, win, success: defeat, loser, lose, failure
visible: invisible
weather: time
weightless, weightlessness, lightness: heavy, heaviness

agité, tempête, orage: calme, accalmie
ami, amitié: ennemi
avenir, futur: passé
beauté, beau, belle: laid, laideur, moche
bonheur, heureux, heureuse, joie, joyeux: malheur, malheureux, triste, tristesse, chagrin
bonjour, bienvenue: adieu
chaleur, chaud, chaude: froid, froide, gelé, glacé, glacial
confiance: méfiance
confort, confortable: inconfort, inconfortable
courage, courageux: lâcheté
danger, dangereux: sécurité, sûreté
ensemble: seul, seule, solitude
espoir: désespoir
été: hiver
fort, force: faible, faiblesse
haine: amour, aimer
humilité, modestie, modeste: orgueil, orgueilleux, fierté, vanité
introverti: extraverti
lenteur, lent, lente, lentement: vite, rapide, vitesse, hâte
matin, matinée: soir, soirée
midi: nuit, minuit
naissance, naître, née: mort, morte, mourir, enterrement, funérailles
naissance, naître, jeune, jeunesse: vieillesse, vieillard
optimisme, optimiste: pessimisme, pessimiste
ouvert, ouverte: fermé, fermée, clos
paradis: enfer
patience, patient: impatience, impatient, hâte
pauvre, pauvreté, misère: riche, richesse
plein, pleine, bondé: vide
possible: impossible
printemps: automne
propre: sale, saleté
insomnie, réveil, éveillé, éveil: sommeil, dormir, dort, endormi
rire, rit, rires: pleurer, pleure, pleurs, sanglots
silence, silencieux, silencieuse: bruit, bruyant, vacarme, tapage
tôt: tard
vérité: mensonge, menteur
victoire, succès, gagner, réussite: défaite, échec, perdre
visible: invisible
vivant, vivante: mort, morte
"""


def _opposed() -> dict[str, frozenset[str]]:
    """Return by word what is opposed to it."""
    found: dict[str, frozenset[str]] = {}
    for line in filter(None, _WRITTEN.splitlines()):
        one, other = ([plain(word) for word in side.split(", ")] for side in line.split(": "))
        for here, there in ((one, other), (other, one)):
            for word in here:
                found[word] = found.get(word, frozenset()).union(there)
    return found


_OPPOSED: Final = _opposed()


_WEATHER: Final = re.compile(
    r"\b(?:(?:beau|gros|mauvais|quel|sale) temps(?! (?:passe|perdu))"
    r"|temps (?:de chien|fait|fera|qu il f\w+))\b"
)
"""What « temps » is here, and not that time goes by."""


class Stance(NamedTuple):
    """On which side of which opposites a text is.

    Attributes
    ----------
    said, against : frozenset of str
        The words that it says, and those for the opposite, plain.
    """

    said: frozenset[str]
    against: frozenset[str]


_NO_STANCE: Final = Stance(frozenset(), frozenset())


def stance(text: str) -> Stance:
    """Return on which side of which opposites a text is; on none if it denies something, or says both.

    Examples
    --------
    >>> sorted(stance("A silent oar").against)
    ['din', 'loud', 'noise', 'noisy']
    >>> sorted(stance("Quel temps fera-t-il demain ?").against), sorted(stance("le temps perdu").against)
    (['time'], [])
    >>> stance("hot and cold") == stance("not so cold") == Stance(frozenset(), frozenset())
    True
    """
    if denies(text):
        return _NO_STANCE
    written = _WEATHER.sub("weather", plain(text))
    said = frozenset(base for word in written.split() for base in bases(word) if base in _OPPOSED)
    against = frozenset().union(*(_OPPOSED[word] for word in said))
    return _NO_STANCE if said & against else Stance(said, against)
