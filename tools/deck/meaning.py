"""Read the hand-written meaning of the cards (meaning/<id>.txt) and write cards.json.

A file reads::

    Title / Titre
    = Alt text. / Texte de remplacement.
    thing: tea/thé; cup/tasse
    setting: … (then mood, theme, saying, story)
    > clue / indice

Earlier words of a line weigh more than later ones.
"""

import json
import re

from .places import CARDS, MEANING

WEIGHTS = {"thing": 1.0, "theme": 0.9, "mood": 0.7, "setting": 0.6, "saying": 0.7, "story": 0.6}


def english(text: str) -> str:
    """Set the apostrophes and quotes as a printer would."""
    return text.strip().replace("'", "’")


def french(text: str) -> str:
    """Set apostrophes, and a narrow no-break space before the high marks."""
    return re.sub(r"\s+([;:?!])", "\u202f\\1", text.strip().replace("'", "’"))


def both(text: str, separator: str = " / ") -> dict[str, str]:
    """Split a line into its English and its French half."""
    en, fr = text.split(separator)
    return {"en": english(en), "fr": french(fr)}


def read(card: str) -> dict:
    """Read one card."""
    lines = [line for line in (MEANING / f"{card}.txt").read_text("utf-8").splitlines() if line.strip()]
    title, alt = both(lines[0]), both(lines[1].removeprefix("="))
    concepts, clues = [], {"en": [], "fr": []}
    for line in lines[2:]:
        if line.startswith(">"):
            pair = both(line[1:])
            clues["en"].append(pair["en"])
            clues["fr"].append(pair["fr"])
            continue
        kind, _, words = line.partition(":")
        for rank, word in enumerate(words.split(";")):
            weight = round(max(0.4, WEIGHTS[kind] - 0.08 * rank), 2)
            concepts.append({**both(word.strip(), "/"), "weight": weight, "kind": kind})
    return {"id": card, "title": title, "alt": alt, "concepts": concepts, "clues": clues}


def write() -> list[dict]:
    """Write cards.json from all the meaning there is."""
    cards = [read(card) for card in sorted(path.stem for path in MEANING.glob("*.txt"))]
    CARDS.write_text(json.dumps({"format": 1, "cards": cards}, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return cards
