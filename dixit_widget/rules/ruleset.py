"""A rule set: everything in which the rulebooks differ, as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from dixit_widget.rules.amounts import Amount, exact_number, read_amount
from dixit_widget.rules.citations import id_of_book
from dixit_widget.rules.validation import (
    CHOICES,
    NUMBERS,
    SWITCHES,
    InvalidRules,
    Quarters,
    coerced_clue_kinds,
    find_problems,
    plain_text,
    read_switch,
    shown,
    unknown_fields,
    without_mark,
)
from dixit_widget.words import Problem

if TYPE_CHECKING:
    from dixit_widget.rules.describing import RuleRow

Mode = Literal["storyteller", "party", "team"]
ClueKind = Literal["text", "sound", "sung", "mimed"]
TeamTarget = Literal["teammate", "both"]
Refill = Literal["none", "reshuffle_all", "reshuffle_discard", "every_turn"]
DrawsFirst = Literal["next_storyteller", "storyteller"]
Ties = Literal["shared", "play_on"]
FirstStoryteller = Literal["first_clue", "table"]
VotingDevice = Literal["dial", "tokens", "board", "pointing"]


class RuleSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """The rules of a game as data: frozen, hashable, compared by value.

    Every default is the rule of ``dixit-2021``. A rule set is checked when it is made; one that cannot be
    played is refused with all that is wrong with it at once. Fields of another mode must keep their defaults.
    Points may be negative, and in halves and quarters, of which every sum is exact.

    Parameters
    ----------
    id : str
        Name of the rule set; a variant keeps the name of its edition.
    source : str
        Id of the rulebook; `book` says its title.
    mode : {"storyteller", "party", "team"}
        What is played: find the storyteller's card, agree with the crowd, or find it in teams of two.
    players_min, players_max : int
        How many may play.
    players_even : bool
        Only an even number may play (team mode).
    hand_size, hand_size_with_3 : int, int or None
        Cards in hand; with three players, where that differs.
    cards_each, cards_each_with_3 : int, int or None
        Cards that each player beside the storyteller hands in; with three players, where that differs.
    storyteller_points, finder_points : int or float
        For the storyteller and each finder, when somebody but not everybody found the card.
    all_or_none_points : int or float
        For each guesser, when everybody or nobody found it.
    everybody_found_points, nobody_found_points : int, float or None
        The same, told apart; None: ``all_or_none_points``.
    decoy_points : int or float
        For each vote on an own card that isn't the one to find.
    decoy_points_when_nobody : bool
        Whether these also count when nobody found the storyteller's card.
    bonus_cap : int, float or None
        The most points that decoys earn in a turn.
    lone_finder_points : int, float or None
        For the storyteller and the finder, if exactly one found it; None: the ordinary points.
    votes_max : int
        Votes that a guesser may use.
    single_vote_points : int or float
        For a finder who used only one vote.
    second_vote_players : int
        Number of players (team mode: of teams) from which ``votes_max`` and ``single_vote_points`` hold.
    own_vote : bool
        Whether a vote on an own card is allowed. It then counts like any other.
    together_cap : int or None
        Party: the most points for voting with the crowd.
    red_token : bool
        Party: the storyteller's red token makes a card worthless.
    unseen_hand : bool
        The storyteller speaks before looking; the clue belongs to no card, and the storyteller hands one in
        like the others.
    pass_hands : bool
        After the refill, every hand goes to the left.
    team_target : {"teammate", "both"}
        Team: only the teammate's card lies on the table and is to be found, or the storyteller's too, and is.
    target_score, turns_each, ends_with_pack : int or None, int or None, bool
        Endings; the game ends with the first turn after which any of them is true.
    ties : {"shared", "play_on"}
        Several are best when the game would end: they share the victory, or it goes on, turn by turn, until
        one of them leads alone or the cards run out.
    refill : {"none", "reshuffle_all", "reshuffle_discard", "every_turn"}
        What happens when the pile cannot refill everyone.
    draws_first : {"next_storyteller", "storyteller"}
        Who fills the hand first, up to its full size; the others follow in playing order. With a pile that
        runs out it is the last ones whose hands stay short.
    first_storyteller : {"first_clue", "table"}
        Who tells first: who is first to have a clue, or who the table says (drawn, if it says nothing).
    clue_kinds : tuple of {"text", "sound", "sung", "mimed"}
        How a clue may be given.
    voting_device : {"dial", "tokens", "board", "pointing"}
        What people vote with.

    Raises
    ------
    InvalidRules
        If a field is out of range, or the combination cannot be played.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> rules = edition("dixit-2021").replace(lone_finder_points=4)
    >>> rules.diff(edition("dixit-2021"))
    {'lone_finder_points': (4, None)}
    >>> RuleSet.from_json(rules.to_json()) == rules
    True
    >>> rules.replace(target_score=0)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    dixit_widget.rules.validation.InvalidRules: target_score must be a whole number from 1 to 1000 or ...
    """

    id: str = ""  # refused by the checks, in a sentence; without a default it would be a bare TypeError
    source: str = "dixit-2021-rulebook"
    mode: Mode = "storyteller"
    players_min: int = 3
    players_max: int = 8
    players_even: bool = False
    hand_size: int = 6
    hand_size_with_3: int | None = 7
    cards_each: int = 1
    cards_each_with_3: int | None = 2
    storyteller_points: Amount = 3
    finder_points: Amount = 3
    all_or_none_points: Amount = 2
    everybody_found_points: Amount | None = None
    nobody_found_points: Amount | None = None
    decoy_points: Amount = 1
    decoy_points_when_nobody: bool = True
    bonus_cap: Amount | None = None
    lone_finder_points: Amount | None = None
    votes_max: int = 1
    single_vote_points: Amount = 0
    second_vote_players: int = 3
    own_vote: bool = False
    together_cap: int | None = None
    red_token: bool = False
    unseen_hand: bool = False
    pass_hands: bool = False
    team_target: TeamTarget = "teammate"
    target_score: int | None = 30
    turns_each: int | None = None
    ends_with_pack: bool = False
    ties: Ties = "shared"
    refill: Refill = "reshuffle_all"
    draws_first: DrawsFirst = "next_storyteller"
    first_storyteller: FirstStoryteller = "first_clue"
    clue_kinds: tuple[ClueKind, ...] = ("text", "sound", "sung", "mimed")
    voting_device: VotingDevice = "dial"

    def __post_init__(self) -> None:
        set_field = msgspec.structs.force_setattr
        set_field(self, "source", id_of_book(self.source))
        set_field(self, "clue_kinds", coerced_clue_kinds(self.clue_kinds))
        # NumPy's texts, bools and numbers become Python's.
        for name in ("id", "source", *CHOICES):
            text: object = getattr(self, name)
            if isinstance(text, str):
                set_field(self, name, plain_text(text))
        for name in SWITCHES:
            switch = read_switch(getattr(self, name))
            if switch is not None:
                set_field(self, name, switch)
        for name, allowed in NUMBERS.items():
            value: object = getattr(self, name)
            number = read_amount(value) if isinstance(allowed, Quarters) else exact_number(value)
            if number is not None:
                set_field(self, name, number)
        problems = find_problems(self)
        if problems:
            raise InvalidRules(problems)

    def hand_size_for(self, players: int) -> int:
        """Cards in hand with this number of players."""
        return self.hand_size_with_3 if players == 3 and self.hand_size_with_3 is not None else self.hand_size

    def cards_each_for(self, players: int) -> int:
        """Cards that each player beside the storyteller hands in with this number of players."""
        return (
            self.cards_each_with_3 if players == 3 and self.cards_each_with_3 is not None else self.cards_each
        )

    def votes_max_for(self, sides: int) -> int:
        """Votes that a guesser may use with this number of players (team mode: of teams)."""
        return self.votes_max if sides >= self.second_vote_players else 1

    def single_vote_points_for(self, sides: int) -> Amount:
        """Points for a finder with one vote with this number of players (team mode: of teams)."""
        return self.single_vote_points if sides >= self.second_vote_players else 0

    def sides_for(self, players: int) -> int:
        """How many score: every player, in team mode every team."""
        return players // 2 if self.mode == "team" else players

    def storyteller_cards(self) -> int:
        """Cards that the storyteller's side lays on the table: two where both teammates' lie there."""
        return 2 if self.mode == "team" and self.team_target == "both" else 1

    def cards_on_table(self, players: int) -> int:
        """Cards on the table in a turn with this number of players."""
        return self.storyteller_cards() + (self.sides_for(players) - 1) * self.cards_each_for(players)

    def cards_needed(self, players: int) -> int:
        """Cards that a deck must have: all hands, and one turn's refill."""
        return players * self.hand_size_for(players) + self.cards_on_table(players)

    def points_when_everybody(self) -> Amount:
        """Points of each guesser when everybody found the storyteller's card."""
        return self.all_or_none_points if self.everybody_found_points is None else self.everybody_found_points

    def points_when_nobody(self) -> Amount:
        """Points of each guesser when nobody found the storyteller's card."""
        return self.all_or_none_points if self.nobody_found_points is None else self.nobody_found_points

    def replace(self, **changes: object) -> RuleSet:
        """Return a variant of these rules.

        Parameters
        ----------
        **changes : object
            Fields and their new values.

        Returns
        -------
        RuleSet

        Raises
        ------
        InvalidRules
            If there is no such field, or the variant cannot be played.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> edition("odyssey").replace(bonus_cap=None)
        edition('odyssey').replace(bonus_cap=None)
        """
        return RuleSet.from_dict({**msgspec.structs.asdict(self), **changes})

    def diff(self, other: RuleSet) -> dict[str, tuple[object, object]]:
        """Fields in which two rule sets differ, with this one's value and the other's.

        Raises
        ------
        InvalidRules
            If the other isn't a rule set.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> edition("dixit-2008").diff(edition("dixit-2018"))["target_score"]
        (None, 30)
        """
        if not isinstance(other, RuleSet):
            raise InvalidRules([Problem("rules_diff_kind", value=shown(other))])
        pairs = ((name, getattr(self, name), getattr(other, name)) for name in self.__struct_fields__)
        return {name: (mine, theirs) for name, mine, theirs in pairs if mine != theirs}

    def to_json(self) -> str:
        """Return the rule set as JSON, every field in order."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> RuleSet:
        """Read a rule set from JSON.

        Parameters
        ----------
        text : str or bytes
            A JSON object. Fields left out are those of ``dixit-2021``; ``id`` must be there.

        Returns
        -------
        RuleSet

        Raises
        ------
        InvalidRules
            If it isn't a JSON object, has unknown or ill-typed fields, or cannot be played.
        """
        try:
            data = msgspec.json.decode(without_mark(text) if isinstance(text, (str, bytes)) else text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError):
            data = None
        if not isinstance(data, dict):
            raise InvalidRules([Problem("rules_not_json")])
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: dict[str, object]) -> RuleSet:
        """Make a rule set from plain data; the checks are those of `from_json`."""
        if not isinstance(data, dict):
            raise InvalidRules([Problem("rules_not_dict", value=shown(data))])
        known = {name: value for name, value in data.items() if name in cls.__struct_fields__}
        problems = unknown_fields(data, cls.__struct_fields__)
        try:
            rules = cls(**known)  # type: ignore[arg-type]  # what doesn't fit is what the checks look for
        except InvalidRules as error:
            problems += error.problems
        if problems:
            raise InvalidRules(problems)
        return rules

    def to_dict(self) -> dict[str, object]:
        """Return the rule set as plain data, every field in order, ready for JSON."""
        return {name: _plain(value) for name, value in msgspec.structs.asdict(self).items()}

    def book(self, language: str = "en") -> str:
        """Return the title of the rulebook that these rules come from.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> edition("dixit-2021").book()
        'Dixit, 2021 rulebook'
        """
        from dixit_widget.rules.describing import book_title

        return book_title(self.source, language)

    def rows(self, language: str = "en") -> list[RuleRow]:
        """Return the rules in words: field, label, value, meaning, source in the rulebook, changed or not.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> row = next(row for row in edition("odyssey").rows() if row["field"] == "bonus_cap")
        >>> row["value"], row["changed"]
        ('3', False)
        """
        from dixit_widget.rules.describing import rows

        return rows(self, language)

    def summary(self, language: str = "en") -> str:
        """Return what pays and what ends the game, in two or three sentences.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> edition("odyssey-party").summary().split(". ")[2]
        'The game ends when everyone has told once.'
        """
        from dixit_widget.rules.describing import summary

        return summary(self, language)

    def _repr_html_(self) -> str:
        from dixit_widget.rules.describing import as_html

        return as_html(self)

    def __repr__(self) -> str:
        from dixit_widget.rules.editions import EDITIONS

        base = EDITIONS.get(self.id)
        if base is None:
            plain = {field.name: field.default for field in msgspec.structs.fields(self)}
            own = {name: getattr(self, name) for name in plain if getattr(self, name) != plain[name]}
            return f"RuleSet({_arguments(own)})"
        changes = {name: mine for name, (mine, _) in self.diff(base).items()}
        return f"edition({self.id!r})" + (f".replace({_arguments(changes)})" if changes else "")


def check_rules(rules: object, refusal: type[Problem]) -> None:
    """Refuse, with the asker's kind of error, what should be rules and isn't a rule set."""
    if not isinstance(rules, RuleSet):
        raise refusal("rules_kind", value=shown(rules))


def _arguments(values: dict[str, object]) -> str:
    """Write values as keyword arguments."""
    return ", ".join(f"{name}={value!r}" for name, value in values.items())


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
