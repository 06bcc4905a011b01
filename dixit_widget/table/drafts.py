"""Drafts of a game, as the set-up panel makes them: what is wrong with one, and the rules it means."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec

from dixit_widget.bots import CHARACTERS, BotMaker
from dixit_widget.bots.makers import bot_code
from dixit_widget.deck import Deck
from dixit_widget.engine import name_problems, tidy_name
from dixit_widget.rules import InvalidRules, RuleSet, edition, editions
from dixit_widget.rules.players import nearest
from dixit_widget.rules.turning import rules_of
from dixit_widget.table.line_up import MOST, bot_seats, filled
from dixit_widget.table.rpc import Fault
from dixit_widget.table.rule_words import plainly
from dixit_widget.table.seats import Seat
from dixit_widget.table.variants import VARIANTS
from dixit_widget.words import Problem, say

USUAL: Final = "dixit-2021"
"""The edition that everything begins with."""
_USUAL_SEATS: Final = 4
_VARIANTS: Final = {variant.id: variant for variant in VARIANTS}


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the set-up panel holds: an edition with variants, or own rules made of it; and the seats.

    ``own`` are all fields of the own rules, as plain data, whether they can be played or not; None: the
    edition is played, with the variants that are turned.
    """

    edition: str
    seats: tuple[Seat, ...]
    variants: tuple[str, ...] = ()
    own: dict[str, Any] | None = None


def tidy(draft: Draft) -> Draft:
    """Return the draft with its names written as the game writes them."""
    seats = tuple(Seat(tidy_name(seat.name), seat.kind, seat.character) for seat in draft.seats)
    return msgspec.structs.replace(draft, seats=seats)


def draft_rules(draft: Draft) -> RuleSet:
    """Return the rules that a draft means.

    Raises
    ------
    Problem
        If the edition or a variant is unknown, or the variants or the own rules do not go together.
    """
    if draft.own is not None:
        return rules_of(draft.own)
    rules = edition(draft.edition)
    for variant in draft.variants:
        if variant not in _VARIANTS:
            raise Problem("draft.variant")
        rules = rules.replace(**_VARIANTS[variant].changes)
    return rules


def draft_of(rules: RuleSet, seats: Sequence[Seat], last: Draft | None = None) -> Draft:
    """Return the draft of a game, for the panel to begin with.

    Parameters
    ----------
    rules : RuleSet
    seats : sequence of Seat
    last : Draft or None
        What the panel held; if it meant these rules, it goes on holding them in the same way.

    Examples
    --------
    >>> draft_of(edition("odyssey"), ())
    Draft(edition='odyssey', seats=(), variants=(), own=None)
    >>> draft_of(edition("odyssey").replace(target_score=20), ()).own["target_score"]
    20
    """
    if last is not None and _means(last, rules):
        return msgspec.structs.replace(last, seats=tuple(seats))
    known = editions()
    own = None if rules == known.get(rules.id) else rules.to_dict()
    return Draft(rules.id if rules.id in known else USUAL, tuple(seats), own=own)


def _means(draft: Draft, rules: RuleSet) -> bool:
    """Whether a draft is played by these very rules."""
    try:
        return draft_rules(draft) == rules
    except Problem:
        return False


def faults(
    draft: Draft, deck: Deck, language: str = "en", characters: Collection[str] = CHARACTERS
) -> list[Fault]:
    """Return everything that keeps a draft from being played, each with its place on the panel."""
    known = editions()
    if draft.edition not in known:
        return [Fault("edition", say("draft.edition", language, name=draft.edition[:40]))]
    found = seat_faults(draft.seats, language, characters)
    base = known[draft.edition]
    for id in draft.variants if draft.own is None else ():
        if id not in _VARIANTS or not _VARIANTS[id].suits(base):
            found.append(Fault(f"variants.{id[:40]}", say("draft.variant", language)))
    if any(fault.where.startswith("variants") for fault in found):
        return found
    try:
        rules = draft_rules(draft)
    except InvalidRules as problem:
        return [*found, Fault("edition", " ".join(plainly(each, language) for each in problem.problems))]
    name = "" if draft.own is not None else say(f"edition.{draft.edition}", language)
    return [*found, *_number_faults(rules, name, len(draft.seats), len(deck), language)]


def seat_faults(
    seats: Sequence[Seat], language: str, characters: Collection[str] = CHARACTERS
) -> list[Fault]:
    """Return what is wrong with names and characters, whatever the edition."""
    found = [
        Fault(f"seats.{seat}.name", problem.message(language))
        for seat, problem in name_problems(seat.name for seat in filled(seats, language))
    ]
    for i, seat in enumerate(seats):
        if seat.kind == "bot" and seat.character not in characters:
            known = ", ".join(characters)
            text = say("draft.character", language, name=seat.character[:40], known=known)
            found.append(Fault(f"seats.{i}.character", text))
    return found


def _number_faults(rules: RuleSet, name: str, players: int, cards: int, language: str) -> list[Fault]:
    """Say why so many cannot play; own rules have no name."""
    own = "" if name else "own_"
    if players < rules.players_min:
        text = say(f"draft.{own}too_few", language, edition=name, low=rules.players_min, n=players)
    elif players > rules.players_max:
        text = say(f"draft.{own}too_many", language, edition=name, high=rules.players_max, n=players)
    elif rules.players_even and players % 2:
        text = say("draft.even", language, n=players)
    elif rules.cards_needed(players) > cards:
        text = say("draft.deck", language, needed=rules.cards_needed(players), n=cards)
    else:
        return []
    return [Fault("seats", text)]


def python_line(
    draft: Draft,
    language: str = "en",
    *,
    own_deck: bool = False,
    own_bots: Mapping[str, BotMaker] = {},
    seed: int | None = None,
) -> str:
    """Return the line of Python that starts the same game.

    Parameters
    ----------
    draft : Draft
        What the panel holds.
    language : {"en", "fr"}, optional
        The language of its reader, in which bots that come after the people are named.
    own_deck : bool, optional
        Whether the cards are not the package's; then the line takes them from a name ``deck``.
    own_bots : mapping of str to BotMaker, optional
        Bots that the package does not know, by id. In the line they sit after the people, called what their
        classes are called: only there can a class be given.
    seed : int, optional
        By which the cards are dealt as they were before.

    Raises
    ------
    Problem
        If its rules are none that can be played.

    Examples
    --------
    >>> ana, fox = Seat("Ana"), Seat("Fox", "bot", "poet")
    >>> python_line(Draft("dixit-2021", (ana, Seat("Ben"), fox)))
    "dixit.play('Ana', 'Ben', bots=1, edition='dixit-2021')"
    >>> python_line(Draft("dixit-2021", (ana, Seat("", "remote"), fox)))
    "dixit.play('Ana', remote=1, bots=1, edition='dixit-2021')"
    >>> python_line(Draft("dixit-2021", (fox, ana, Seat("Ben"))))
    "dixit.play(dixit.Seat('Fox', 'bot', 'poet'), 'Ana', 'Ben', edition='dixit-2021')"
    >>> python_line(Draft("dixit-2021", (ana, Seat("Ben"), Seat("Fox", "bot", "human"))))
    "dixit.play('Ana', 'Ben', bots=['human'], edition='dixit-2021')"
    >>> python_line(Draft("odyssey", (ana, fox)), seed=7)
    "dixit.play('Ana', bots=1, edition='odyssey', seed=7)"
    """
    people = [seat for seat in draft.seats if seat.kind == "person"]
    remote = sum(seat.kind == "remote" for seat in draft.seats)
    characters = [seat.character for seat in draft.seats if seat.kind == "bot"]
    named = bot_seats(characters, [seat.name for seat in people], language) if len(characters) <= MOST else []
    own = any(character in own_bots for character in characters)
    if own or (
        (characters or remote) and list(draft.seats) == [*people, *[Seat("", "remote")] * remote, *named]
    ):
        each = [_bot_code(character, own_bots) for character in characters]
        given = [repr(seat.name) for seat in people]
        if remote:
            given.append(f"remote={remote}")
        if characters:
            counted = characters == [seat.character for seat in bot_seats(len(characters), ())]
            given.append(f"bots={len(characters)}" if counted else f"bots=[{', '.join(each)}]")
        if language != "en":
            given.append(f"language={language!r}")
    else:
        given = [_seat_argument(seat) for seat in draft.seats]
    deck = ["deck=deck"] if own_deck else []
    dealt = [] if seed is None else [f"seed={seed}"]
    return f"dixit.play({', '.join([*given, *_rules_arguments(draft), *deck, *dealt])})"


def _bot_code(character: str, own_bots: Mapping[str, BotMaker]) -> str:
    return bot_code(own_bots[character]) if character in own_bots else repr(character)


def _seat_argument(seat: Seat) -> str:
    if seat.kind == "person":
        return repr(seat.name)
    if seat.kind == "remote":
        return f"dixit.Seat({seat.name!r}, 'remote')"
    return f"dixit.Seat({seat.name!r}, 'bot', {seat.character!r})"


def _rules_arguments(draft: Draft) -> list[str]:
    rules = draft_rules(draft)
    if rules == editions().get(rules.id):
        return [f"edition={rules.id!r}"]
    return [f"rules=dixit.{rules!r}"]


def first_draft(language: str, rules: RuleSet | None = None) -> Draft:
    """Return what the set-up panel shows at first: one person and three bots, or as many as rules are for."""
    rules = rules or edition(USUAL)
    me = say("person_name", language)
    bots = nearest(rules, _USUAL_SEATS) - 1
    return draft_of(rules, (Seat(me), *bot_seats(bots, [me], language)))
