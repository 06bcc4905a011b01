"""A position in the lab: cards with owners, votes, and the rule sets that are compared on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from dixit_widget.engine import tidy_name
from dixit_widget.engine.setup import team_name
from dixit_widget.rules import InvalidRound, InvalidRules, Round, RoundScore, RuleSet, edition, score_round
from dixit_widget.rules.validation import shown
from dixit_widget.words import Problem

MOST_PLAYERS: Final = 12
MOST_CARDS: Final = 24
COLUMNS: Final = 3
FIELDS: Final = ("storyteller", "slots", "votes", "red", "target", "rules", "cards")

RulesLike = str | RuleSet


class InvalidPosition(Problem):
    """A position that cannot be laid out in the lab."""


class Position(msgspec.Struct, frozen=True):
    """A round on the table, not yet scored, and perhaps not possible.

    Attributes
    ----------
    round : Round
        Cards by owner, and votes; whoever has not voted yet is missing.
    rules : tuple of RuleSet
        One to three; the first is the yardstick.
    cards : tuple of str
        The card in each slot.
    players : tuple of str
        In the order of their colours; in team mode teams.
    """

    round: Round
    rules: tuple[RuleSet, ...]
    cards: tuple[str, ...]
    players: tuple[str, ...]

    @property
    def yardstick(self) -> RuleSet:
        """The rule set that the others are compared with; it says who votes and how the cards lie."""
        return self.rules[0]

    @property
    def voters(self) -> tuple[str, ...]:
        """Who votes."""
        return voters(self.yardstick, self.players, self.round.storyteller)

    def vote(self, voter: str, slots: Sequence[int]) -> Position:
        """Return the position with a voter's votes as given; none: not voted yet."""
        votes = {**self.round.votes, voter: tuple(slots)}
        return self._with(votes={name: votes[name] for name in self.players if votes.get(name)})

    def mark(self, red: int | None = None, target: int | None = None) -> Position:
        """Return the position with the red token, or the card to find, elsewhere."""
        return self._with(red=red or self.round.red, target=target or self.round.target)

    def _with(self, **changes: object) -> Position:
        position = msgspec.structs.replace(self, round=msgspec.structs.replace(self.round, **changes))
        check(position)
        return position

    def to_state(self) -> dict[str, Any]:
        """Return the position as plain data, ready for JSON."""
        round = self.round
        return {
            "storyteller": round.storyteller,
            "slots": list(round.slots),
            "votes": {voter: list(voted) for voter, voted in round.votes.items()},
            "red": round.red,
            "target": round.target,
            "rules": [rules.to_dict() for rules in self.rules],
            "cards": list(self.cards),
        }


Verdict = RoundScore | InvalidRound


def verdict(rules: RuleSet, round: Round) -> Verdict:
    """Score a round, or return why it cannot come about under the rules."""
    try:
        return score_round(rules, round)
    except InvalidRound as problem:
        return problem


def voters(rules: RuleSet, players: Sequence[str], storyteller: str) -> tuple[str, ...]:
    """Return who votes: in party mode everybody, else all but the storyteller's side."""
    return tuple([name for name in players if rules.mode == "party" or name != storyteller])


def numbers(rules: RuleSet) -> tuple[int, ...]:
    """Return how many players (team mode: teams) the lab can seat under these rules."""
    sides = {
        rules.sides_for(n)
        for n in range(rules.players_min, rules.players_max + 1)
        if not (rules.players_even and n % 2)
    }
    return tuple(sorted(n for n in sides if 3 <= n <= rules.sides_for(MOST_PLAYERS)))


def people(rules: RuleSet, sides: int) -> int:
    """Return how many people play where there are so many players (team mode: teams)."""
    return 2 * sides if rules.mode == "team" else sides


def named_sides(rules: RuleSet, number: int, names: Sequence[str]) -> tuple[str, ...]:
    """Return what so many sides are called: players by their names, teams by those opposite each other."""
    if rules.mode != "team":
        return tuple(names[:number])
    pairs = zip(names[:number], names[number : 2 * number], strict=True)
    return tuple([team_name(pair) for pair in pairs])


def rule_sets(rules: RulesLike | Sequence[RulesLike]) -> tuple[RuleSet, ...]:
    """Return one to three rule sets, given as such or as ids of editions.

    Raises
    ------
    InvalidPosition
        If there are none or too many, or something else is among them.
    """
    given = [rules] if isinstance(rules, str | RuleSet) else rules
    if not isinstance(given, list | tuple) or not 1 <= len(given) <= COLUMNS:
        raise InvalidPosition("lab.rules_number", most=COLUMNS)
    return tuple([_rule_set(one) for one in given])


def _rule_set(rules: object) -> RuleSet:
    if isinstance(rules, RuleSet):
        return rules
    if isinstance(rules, str):
        return edition(rules)
    raise InvalidPosition("lab.rules_kind", value=shown(rules))


def check(position: Position) -> None:
    """Refuse what cannot be laid out; whether rules allow the round is told beside the points.

    Raises
    ------
    InvalidPosition, InvalidRound
    """
    round, cards = position.round, len(position.round.slots)
    if not 3 <= len(position.players) <= MOST_PLAYERS:
        raise InvalidPosition("lab.players_refused", most=MOST_PLAYERS, n=len(position.players))
    if not 1 <= cards <= MOST_CARDS:
        raise InvalidPosition("lab.cards_refused", most=MOST_CARDS, n=cards)
    for voter, voted in round.votes.items():
        if voter not in round.slots:
            raise InvalidRound("round_voter_unknown", name=voter)
        for slot in voted:
            if not 1 <= slot <= cards:
                raise InvalidRound("round_vote_range", name=voter, slot=shown(slot), slots=cards)
        if len(set(voted)) < len(voted):
            raise InvalidRound("round_vote_doubled", name=voter, slot=max(voted, key=voted.count))
    if round.red is not None and not 1 <= round.red <= cards:
        raise InvalidRound("round_red_range", slot=shown(round.red), slots=cards)
    if round.target is not None and not 1 <= round.target <= cards:
        raise InvalidRound("round_target_wrong", name=round.storyteller, slot=shown(round.target))


def read(state: object, before: Position | None, rules: tuple[RuleSet, ...], deck: Sequence[str]) -> Position:
    """Read a position from plain data; what is left out of it stays as it was.

    Raises
    ------
    Problem
        A sentence that says what is wrong with it.
    """
    if not isinstance(state, Mapping):
        raise InvalidPosition("lab.state_kind", value=shown(state))
    unknown = [name for name in state if name not in FIELDS]
    if unknown:
        raise InvalidPosition("lab.state_field", name=str(unknown[0])[:40], known=", ".join(FIELDS))
    if "storyteller" not in state or "slots" not in state:
        raise InvalidPosition("lab.state_missing")
    parts = {
        name: state[name] for name in ("storyteller", "slots", "votes", "red", "target") if name in state
    }
    sets = tuple([_read_rules(one) for one in state["rules"]]) if state.get("rules") else rules
    order = before.players if before is not None else ()
    lying = before.cards if before is not None else ()
    return position_of(Round(**parts), rule_sets(sets), deck, order, state.get("cards") or (), lying)


def _read_rules(rules: object) -> RulesLike:
    if not isinstance(rules, Mapping):
        return _rule_set(rules)
    try:
        return RuleSet.from_dict(dict(rules))
    except InvalidRules as problem:
        raise InvalidPosition("lab.rules_unplayable", reason=problem.message()) from problem


def position_of(
    round: Round,
    rules: tuple[RuleSet, ...],
    deck: Sequence[str],
    order: Sequence[str] = (),
    cards: Sequence[str] = (),
    lying: Sequence[str] = (),
) -> Position:
    """Lay a round out: players in order, a card in every slot.

    Parameters
    ----------
    round : Round
    rules : tuple of RuleSet
    deck : sequence of str
        Cards to take from.
    order : sequence of str
        Players whose order is known; others come after them, by slot.
    cards : sequence of str
        The card in each slot; none: those lying there, then others.
    lying : sequence of str

    Raises
    ------
    Problem
        If it cannot be laid out.
    """
    if not isinstance(round, Round):
        raise InvalidRound("round_kind", value=shown(round))
    if not round.slots and rules[0].mode == "party":
        round = msgspec.structs.replace(round, slots=tuple(round.votes))
    given = dict.fromkeys((*round.slots, round.storyteller))
    players = tuple([name for name in order if name in given])
    players += tuple([name for name in given if name not in players])
    votes = {name: voted for name, voted in round.votes.items() if voted}
    round = msgspec.structs.replace(round, votes=votes)
    if cards:
        _check_cards(cards, len(round.slots), deck)
    laid_out = tuple(cards) or _filled(lying[: len(round.slots)], len(round.slots), deck)
    position = Position(round, rules, laid_out, players)
    check(position)
    return position


def _check_cards(cards: object, needed: int, deck: Sequence[str]) -> None:
    if not isinstance(cards, list | tuple) or len(cards) != needed or len(set(cards)) != needed:
        raise InvalidPosition("lab.cards_given", n=needed)
    for card in cards:
        if card not in deck:
            raise InvalidPosition("request.unknown_card", name=str(card)[:40])


def _filled(cards: Sequence[str], needed: int, deck: Sequence[str]) -> tuple[str, ...]:
    """Add cards that do not lie there yet; they come from all over the deck."""
    free = [card for card in deck if card not in cards]
    more = needed - len(cards)
    if more > len(free):
        raise InvalidPosition("lab.deck_small", n=len(cards) + len(free), need=needed)
    stride = max(1, len(free) // max(1, more))
    return (*cards, *free[::stride][:more])


def laid(position: Position, players: Sequence[str], storyteller: str, deck: Sequence[str]) -> Position:
    """Lay a position anew for other players, another storyteller or a yardstick that needs other cards.

    Cards and votes stay where they can; a vote whose card has gone moves to the storyteller's card, and
    newcomers vote for that as well.

    Parameters
    ----------
    position : Position
    players : sequence of str
    storyteller : str
        One of them.
    deck : sequence of str
        Cards to take more from.
    """
    rules, old = position.yardstick, position.round
    each = rules.cards_each_for(people(rules, len(players)))
    owed = Counter(dict.fromkeys(players, each))
    owed[storyteller] = rules.storyteller_cards()
    kept: list[int] = []
    for slot, owner in enumerate(old.slots, 1):
        if owed[owner] > 0:
            owed[owner] -= 1
            kept.append(slot)
    more = [name for name in players for _ in range(owed[name])]
    slots = (*[old.slots[slot - 1] for slot in kept], *more)
    place = {slot: at for at, slot in enumerate(kept, 1)}
    target = place.get(old.target or 0, 0)
    if rules.storyteller_cards() == 1 or not target or slots[target - 1] != storyteller:
        target = slots.index(storyteller) + 1
    votes = {}
    waiting = set(position.voters) - set(old.votes) - {old.storyteller}
    for voter in voters(rules, players, storyteller):
        if voter in waiting:
            continue
        moved = [place.get(slot, target) for slot in old.votes.get(voter, (0,))]
        allowed = [slot for slot in dict.fromkeys(moved) if rules.own_vote or slots[slot - 1] != voter]
        votes[voter] = tuple(allowed[: rules.votes_max_for(len(players))]) or (target,)
    round = Round(
        storyteller,
        slots,
        votes,
        red=(place.get(old.red or 0) or len(slots)) if rules.red_token else None,
        target=target if rules.storyteller_cards() > 1 else None,
    )
    cards = _filled([position.cards[slot - 1] for slot in kept], len(slots), deck)
    return Position(round, position.rules, cards, tuple(players))


def seated(position: Position, number: int, spare: Sequence[str], deck: Sequence[str]) -> Position:
    """Return the position with so many players: the last ones leave, or newcomers sit down.

    Parameters
    ----------
    position : Position
    number : int
    spare : sequence of str
        Names for newcomers.
    deck : sequence of str
    """
    teller = position.round.storyteller
    stay = list(position.players)
    while len(stay) > number:
        stay.remove(next(name for name in reversed(stay) if name != teller))
    newcomers = _newcomers(position, number - len(stay), spare)
    return laid(position, [*stay, *newcomers], teller, deck)


def _newcomers(position: Position, number: int, spare: Sequence[str]) -> tuple[str, ...]:
    """Return names for more sides, of people who don't sit there yet."""
    there = {*position.players, *" & ".join(position.players).split(" & ")}
    return named_sides(position.yardstick, max(number, 0), [name for name in spare if name not in there])


def regrouped(position: Position, number: int, spare: Sequence[str], deck: Sequence[str]) -> Position:
    """Return the position laid anew with so many teams in place of players, or players in place of teams.

    Parameters
    ----------
    position : Position
    number : int
        How many sides there are then.
    spare : sequence of str
        Names for newcomers.
    deck : sequence of str
    """
    known = position.players if position.yardstick.mode == "team" else ()
    names = [*known, *[name for name in spare if name not in known]]
    sides = named_sides(position.yardstick, number, names)
    return laid(position, sides, sides[0], deck)


def check_names(names: Sequence[str]) -> None:
    """Refuse names that are not all different, or empty.

    Raises
    ------
    InvalidPosition
    """
    if not all(isinstance(name, str) and tidy_name(name) for name in names) or len(set(names)) < len(names):
        raise InvalidPosition("lab.names_given")


def renamed(position: Position, names: Sequence[str]) -> Position:
    """Return the position with other names, given in the order of its players.

    Raises
    ------
    InvalidPosition
        If they are not that many different names.
    """
    check_names(names)
    new = dict(zip(position.players, names, strict=True))
    round = position.round
    return msgspec.structs.replace(
        position,
        players=tuple(names),
        round=Round(
            new[round.storyteller],
            tuple([new[owner] for owner in round.slots]),
            {new[voter]: voted for voter, voted in round.votes.items()},
            round.red,
            round.target,
        ),
    )
