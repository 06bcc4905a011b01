"""What the set-up panel needs to know, in every language at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from dixit_widget.bots import CHARACTERS, BotMaker
from dixit_widget.bots.makers import bot_class
from dixit_widget.deck import Deck
from dixit_widget.engine.view_types import Mode
from dixit_widget.rules import RuleSet, editions
from dixit_widget.table.drafts import Draft
from dixit_widget.table.line_up import EVERYDAY, TABLES
from dixit_widget.table.store import StoredGame
from dixit_widget.table.variants import VARIANTS
from dixit_widget.words import LANGUAGES, Both, area_catalogue, both, catalogue, say


class EditionCard(msgspec.Struct, frozen=True, kw_only=True):
    """An edition as the panel shows it; its picture is the id of a card."""

    id: str
    name: Both
    players: str
    ending: Both
    mode: Mode
    picture: str
    players_min: int
    players_max: int
    even: bool
    summary: Both


class VariantSwitch(msgspec.Struct, frozen=True, kw_only=True):
    """A variant that can be turned on, what it turns, and for which editions."""

    id: str
    label: Both
    note: Both
    editions: tuple[str, ...]
    players_min: int
    changes: dict[str, Any]


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that can be chosen."""

    id: str
    name: Both
    note: Both


class BotTable(msgspec.Struct, frozen=True, kw_only=True):
    """Bots that can be chosen in one go; their characters take the seats in turn."""

    id: str
    name: Both
    note: Both
    characters: tuple[str, ...]


class Resumable(msgspec.Struct, frozen=True, kw_only=True):
    """A game that could be gone on with."""

    number: int
    players: tuple[str, ...]
    edition: str
    turn: int


class SetupData(msgspec.Struct, frozen=True, kw_only=True):
    """All that the set-up panel needs.

    ``own_picture`` is the id of the card that lends own rules a picture; ``bot_names`` are names for seats
    that are added, ``everyday`` the characters that they get in turn, ``tables`` those of a whole table;
    ``remote`` is whether people can come with devices of their own, ``texts`` what only the panel says.
    """

    editions: tuple[EditionCard, ...]
    own_picture: str
    variants: tuple[VariantSwitch, ...]
    characters: tuple[Character, ...]
    everyday: tuple[str, ...]
    tables: tuple[BotTable, ...]
    bot_names: dict[Literal["en", "fr"], tuple[str, ...]]
    remote: bool
    texts: dict[Literal["en", "fr"], dict[str, str]]
    draft: Draft
    resumable: tuple[Resumable, ...]


def setup_data(
    draft: Draft,
    deck: Deck,
    resumable: Sequence[StoredGame],
    characters: Mapping[str, BotMaker] = CHARACTERS,
    *,
    remote: bool = False,
) -> SetupData:
    """Return editions, variants, characters and the draft to begin with.

    Parameters
    ----------
    draft : Draft
        What the panel shows at first.
    deck : Deck
        Lends each edition a picture.
    resumable : sequence of StoredGame
        The games that could be gone on with, the last one first.
    characters : mapping of str to BotMaker
        The bots that may be chosen, by id.
    remote : bool, optional
        Whether people can come with devices of their own.
    """
    known = editions()
    pictures = deck.ids
    return SetupData(
        editions=tuple(
            _edition(rules, pictures[i * 11 % len(pictures)]) for i, rules in enumerate(known.values())
        ),
        own_picture=pictures[len(known) * 11 % len(pictures)],
        variants=tuple(
            VariantSwitch(
                id=variant.id,
                label=both(f"variant.{variant.id}"),
                note=both(f"variant.{variant.id}.note"),
                editions=tuple(id for id, rules in known.items() if variant.suits(rules)),
                players_min=variant.players_min,
                changes=variant.changes,
            )
            for variant in VARIANTS
        ),
        characters=tuple(_character(id, bot) for id, bot in characters.items()),
        everyday=EVERYDAY,
        tables=tuple(
            BotTable(id=id, name=both(f"table.{id}"), note=both(f"table.{id}.note"), characters=who)
            for id, who in TABLES.items()
        ),
        bot_names={
            "en": tuple(say("bot_names", "en").split(",")),
            "fr": tuple(say("bot_names", "fr").split(",")),
        },
        remote=remote,
        texts={"en": area_catalogue("setup", "en"), "fr": area_catalogue("setup", "fr")},
        draft=draft,
        resumable=tuple(
            Resumable(
                number=stored.id,
                players=stored.header.players,
                edition=stored.header.rules.id,
                turn=stored.turn,
            )
            for stored in resumable
        ),
    )


def _edition(rules: RuleSet, picture: str) -> EditionCard:
    return EditionCard(
        id=rules.id,
        name=both(f"edition.{rules.id}"),
        players=players_range(rules),
        ending=ending(rules),
        mode=rules.mode,
        picture=picture,
        players_min=rules.players_min,
        players_max=rules.players_max,
        even=rules.players_even,
        summary={"en": rules.summary("en"), "fr": rules.summary("fr")},
    )


def _character(id: str, bot: BotMaker) -> Character:
    """Return a character's name and note; one that somebody added speaks for itself."""
    if f"character.{id}" in catalogue(LANGUAGES[0]):
        return Character(id=id, name=both(f"character.{id}"), note=both(f"character.{id}.note"))
    note = (bot_class(bot).__doc__ or "").strip().split("\n")[0]
    name = id[:1].upper() + id[1:]
    return Character(id=id, name={"en": name, "fr": name}, note={"en": note, "fr": note})


def players_range(rules: RuleSet) -> str:
    """Return for how many players rules are: “3–8”."""
    low, high = rules.players_min, rules.players_max
    return str(low) if low == high else f"{low}–{high}"


def ending(rules: RuleSet) -> Both:
    """Return every end of a game in a few words.

    Examples
    --------
    >>> ending(editions()["dixit-2021"].replace(turns_each=2))["en"]
    'to 30, or 2 tales each'
    """
    ends = []
    if rules.target_score is not None:
        ends.append(both("ending.target", n=rules.target_score))
    if rules.turns_each is not None:
        ends.append(both(f"ending.turns.{'one' if rules.turns_each == 1 else 'other'}", n=rules.turns_each))
    if rules.ends_with_pack:
        ends.append(both("ending.pack"))
    return {
        "en": say("ending.or", "en").join(end["en"] for end in ends),
        "fr": say("ending.or", "fr").join(end["fr"] for end in ends),
    }
