"""Drafts of a game, as the set-up panel makes them: what is wrong with one, and the rules it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dixit_widget.bots import CHARACTERS
from dixit_widget.deck import Deck
from dixit_widget.rules import InvalidRules, RuleSet, editions
from dixit_widget.table.protocol import Draft, Fault
from dixit_widget.table.seats import Seat
from dixit_widget.table.variants import VARIANTS
from dixit_widget.words import say

LONGEST_NAME: Final = 24
_VARIANTS: Final = {variant.id: variant for variant in VARIANTS}


def tidy(draft: Draft) -> Draft:
    """Return the draft with the blanks around names gone."""
    seats = tuple(Seat(" ".join(seat.name.split()), seat.kind, seat.character) for seat in draft.seats)
    return Draft(draft.edition, seats, draft.variants)


def draft_rules(draft: Draft) -> RuleSet:
    """Return the rules that a draft means.

    Raises
    ------
    KeyError
        If the edition or a variant is unknown.
    InvalidRules
        If the variants do not go together.
    """
    rules = editions()[draft.edition]
    for variant in draft.variants:
        rules = rules.replace(**_VARIANTS[variant].changes)
    return rules


def faults(draft: Draft, deck: Deck, language: str = "en") -> list[Fault]:
    """Return everything that keeps a draft from being played, each with its place on the panel."""
    known = editions()
    if draft.edition not in known:
        return [Fault("edition", say("draft.edition", language, name=draft.edition[:40]))]
    found = seat_faults(draft.seats, language)
    base = known[draft.edition]
    for id in draft.variants:
        if id not in _VARIANTS or not _VARIANTS[id].suits(base):
            found.append(Fault(f"variants.{id[:40]}", say("draft.variant", language)))
    if any(fault.where.startswith("variants") for fault in found):
        return found
    try:
        rules = draft_rules(draft)
    except InvalidRules as problem:
        return [*found, Fault("edition", problem.message(language))]
    return [*found, *_number_faults(rules, len(draft.seats), len(deck), language)]


def seat_faults(seats: Sequence[Seat], language: str) -> list[Fault]:
    """Return what is wrong with names and characters, whatever the edition."""
    found = []
    taken: set[str] = set()
    for i, seat in enumerate(seats):
        place = f"seats.{i}.name"
        if not seat.name:
            found.append(Fault(place, say("draft.name_empty", language)))
        elif len(seat.name) > LONGEST_NAME:
            found.append(Fault(place, say("draft.name_long", language, most=LONGEST_NAME)))
        elif not seat.name.isprintable():
            found.append(Fault(place, say("draft.name_odd", language)))
        elif seat.name.casefold() in taken:
            found.append(Fault(place, say("draft.name_double", language, name=seat.name)))
        taken.add(seat.name.casefold())
        if seat.kind == "bot" and seat.character not in CHARACTERS:
            name = seat.character[:40]
            found.append(Fault(f"seats.{i}.character", say("draft.character", language, name=name)))
    return found


def _number_faults(rules: RuleSet, players: int, cards: int, language: str) -> list[Fault]:
    edition = say(f"edition.{rules.id}", language)
    if players < rules.players_min:
        text = say("draft.too_few", language, edition=edition, low=rules.players_min, n=players)
    elif players > rules.players_max:
        text = say("draft.too_many", language, edition=edition, high=rules.players_max, n=players)
    elif rules.players_even and players % 2:
        text = say("draft.even", language, n=players)
    elif rules.cards_needed(players) > cards:
        text = say("draft.deck", language, needed=rules.cards_needed(players), n=cards)
    else:
        return []
    return [Fault("seats", text)]


def python_line(draft: Draft) -> str:
    """Return the line of Python that starts the same game.

    Examples
    --------
    >>> python_line(Draft("dixit-2021", (Seat("Ana"), Seat("Ben"), Seat("Fox", "bot", "literal"))))
    "dixit.play('Ana', 'Ben', dixit.Seat('Fox', 'bot', 'literal'), edition='dixit-2021')"
    """
    people = [
        repr(seat.name) if seat.kind == "person" else f"dixit.Seat({seat.name!r}, 'bot', {seat.character!r})"
        for seat in draft.seats
    ]
    given = [*people, *_rules_arguments(draft)]
    return f"dixit.play({', '.join(given)})"


def _rules_arguments(draft: Draft) -> list[str]:
    if not draft.variants:
        return [f"edition={draft.edition!r}"]
    changes: dict[str, object] = {}
    for variant in draft.variants:
        if variant in _VARIANTS:
            changes |= _VARIANTS[variant].changes
    turned = ", ".join(f"{field}={value!r}" for field, value in changes.items())
    return [f"rules=dixit.edition({draft.edition!r}).replace({turned})"]


def bot_names(language: str, taken: Sequence[str], count: int) -> list[str]:
    """Return names for bots that nobody at the table has yet."""
    used = {name.casefold() for name in taken}
    free = [name for name in say("bot_names", language).split(",") if name.casefold() not in used]
    return free[:count]


def first_draft(language: str) -> Draft:
    """Return what the set-up panel shows at first: one person and three bots."""
    me = say("person_name", language)
    bots = [Seat(name, "bot", "literal") for name in bot_names(language, [me], 3)]
    return Draft("dixit-2021", (Seat(me), *bots))
