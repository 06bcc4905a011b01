"""What the set-up panel needs to know, in every language at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from dixit_widget.bots import CHARACTERS, BotMaker
from dixit_widget.bots.makers import bot_class
from dixit_widget.deck import Deck
from dixit_widget.rules import RuleSet, editions
from dixit_widget.table.protocol import Draft
from dixit_widget.table.store import StoredGame
from dixit_widget.table.variants import VARIANTS
from dixit_widget.words import LANGUAGES, catalogue, say


def setup_data(
    draft: Draft,
    deck: Deck,
    resumable: StoredGame | None,
    characters: Mapping[str, BotMaker] = CHARACTERS,
) -> dict[str, Any]:
    """Return editions, variants, characters and the draft to begin with, as plain data.

    Parameters
    ----------
    draft : Draft
        What the panel shows at first.
    deck : Deck
        Lends each edition a picture.
    resumable : StoredGame or None
        The game that could be gone on with.
    characters : mapping of str to BotMaker
        The bots that may be chosen, by id.
    """
    known = editions()
    pictures = deck.ids
    return {
        "editions": [
            _edition(rules, pictures[i * 11 % len(pictures)]) for i, rules in enumerate(known.values())
        ],
        "variants": [
            {
                "id": variant.id,
                "label": _both(f"variant.{variant.id}"),
                "note": _both(f"variant.{variant.id}.note"),
                "editions": [id for id, rules in known.items() if variant.suits(rules)],
                "players_min": variant.players_min,
            }
            for variant in VARIANTS
        ],
        "characters": [_character(id, bot) for id, bot in characters.items()],
        "bot_names": {language: say("bot_names", language).split(",") for language in LANGUAGES},
        "draft": msgspec.to_builtins(draft),
        "resumable": _resumable(resumable),
    }


def _both(key: str, **values: int) -> dict[str, str]:
    return {language: say(key, language, **values) for language in LANGUAGES}


def _edition(rules: RuleSet, picture: str) -> dict[str, Any]:
    return {
        "id": rules.id,
        "name": _both(f"edition.{rules.id}"),
        "players": f"{rules.players_min}–{rules.players_max}",
        "ending": _ending(rules),
        "picture": picture,
        "players_min": rules.players_min,
        "players_max": rules.players_max,
        "even": rules.players_even,
        "summary": {language: rules.summary(language) for language in LANGUAGES},
    }


def _character(id: str, bot: BotMaker) -> dict[str, Any]:
    """Return a character's name and note; one that somebody added speaks for itself."""
    if f"character.{id}" in catalogue("en"):
        return {"id": id, "name": _both(f"character.{id}"), "note": _both(f"character.{id}.note")}
    note = (bot_class(bot).__doc__ or "").strip().split("\n")[0]
    return {
        "id": id,
        "name": dict.fromkeys(LANGUAGES, id[:1].upper() + id[1:]),
        "note": dict.fromkeys(LANGUAGES, note),
    }


def _ending(rules: RuleSet) -> dict[str, str]:
    if rules.target_score is not None:
        return _both("ending.target", n=rules.target_score)
    if rules.turns_each is not None:
        return _both(
            "ending.turns.one" if rules.turns_each == 1 else "ending.turns.other", n=rules.turns_each
        )
    return _both("ending.pack")


def _resumable(stored: StoredGame | None) -> dict[str, Any] | None:
    if stored is None:
        return None
    return {"players": list(stored.header.players), "edition": stored.header.rules.id, "turn": stored.turn}
