"""Words that English and French write alike and mean otherwise: alone, they are of the table's language."""

from __future__ import annotations

from typing import Final

from dixit_widget.bots.wording import plain

_GLOSSES: Final = {
    "en": """
bribe: corruption; chat: small talk; dent: bump; fee: payment; fin: fish fin; gale: storm; gene: DNA
habit: routine; journal: diary; lame: limping; lecture: talk in class; legume: beans; lime: citrus
lit: on fire; location: whereabouts; main: most important; mare: female horse; ours: what we own
pays: payment; pin: needle; robe: gown; sang: singing; sensible: reasonable; store: shop; tire: wheel
vent: air duct
""",
    "fr": """
car: autocar; cave: cave à vin; chair: viande; coin: recoin; content: heureux; court: bref
crane: tête de mort; dent: dentiste; fade: sans goût; figure: visage; four: cuisinière; gene: embarras
lame: couteau; legume: carotte; location: louer; mince: maigre; net: propre; pain: boulangerie
pie: oiseau noir et blanc; pin: sapin; prune: prunier; raisin: vigne; ride: vieillissement
sale: malpropre; sang: saigner; sensible: émotif; singe: chimpanzé; stage: stagiaire; store: volet
tire: tirer
""",
}
"""By language: a word that both have, and what it means there, where it would be heard as the other's."""

_MEANT: Final = {
    language: dict(row.split(": ") for row in written.strip().replace("\n", "; ").split("; "))
    for language, written in _GLOSSES.items()
}


def as_meant(clue: str, language: str) -> str:
    """Return what a lone word of both languages means in one of them; any other clue as it is.

    Parameters
    ----------
    clue : str
    language : {"en", "fr"}
        The table's.

    Examples
    --------
    >>> as_meant("Coins", "fr"), as_meant("coin", "en"), as_meant("un coin de rue", "fr")
    ('recoin', 'coin', 'un coin de rue')
    """
    word, meant = plain(clue), _MEANT[language]
    return meant.get(word) or meant.get(word.removesuffix("s")) or clue
