"""The lab: move votes and see what each rule set pays, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec
import traitlets

from dixit_widget.deck import Deck
from dixit_widget.rules import InvalidRound, Round, RoundScore, RuleSet, editions
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.table import PictureService
from dixit_widget.table import position as positions
from dixit_widget.table.points import refuse_vote, sheet
from dixit_widget.table.position import InvalidPosition, Position, RulesLike, Verdict, verdict
from dixit_widget.table.protocol import Pictures, Ping
from dixit_widget.table.rpc import Answer, Done, plain
from dixit_widget.widgets.arguments import checked_deck
from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.lab import messages
from dixit_widget.widgets.lab.asked_widget import AskedWidget
from dixit_widget.widgets.lab.presets import NAMES, PRESETS, Preset, preset
from dixit_widget.widgets.lab.search import Found, possible_votes, winning
from dixit_widget.words import Problem

EDITIONS: Final = ("dixit-2021", "dixit-2018", "odyssey")
_LOOKS: Final = 40_000  # rounds that a search from the page scores at most: about a second
_MOST_VOTES: Final = 1_000_000  # possible votes that are looked at without a limit
_SHOWN: Final = 200  # solutions that the page steps through at most


class _Search(msgspec.Struct, frozen=True):
    """A search that the page is stepping through."""

    winner: str
    rules: RuleSet
    found: Found
    at: int
    start: Round

    @property
    def shown(self) -> Round:
        return self.found.rounds[self.at]


class ScoringLab(AskedWidget):
    """A table to experiment on: whose cards lie where, who votes for what, and what each rule set pays.

    Tokens can be dragged, or moved with the arrow keys; points stand side by side under up to three
    rule sets, every point with its reason, and what differs from the first rule set is marked. Points
    come from :func:`dixit_widget.score_round` and from nowhere else.

    Parameters
    ----------
    preset : str, optional
        A position by name; see ``presets``. By default ``"lone-finder"``.
    round : Round, optional
        A position of your own instead. Who has not voted yet may be missing from its votes.
    rules : sequence of RuleSet or str, optional
        One to three rule sets, or ids of editions; the first is the yardstick. By default those that
        the preset is worth comparing under; for a round of your own ``dixit-2021``, ``dixit-2018`` and
        ``odyssey``.
    players : int or sequence of str, optional
        How many play, or their names; in team mode those opposite each other are a team, as at the table.
    deck : Deck, optional
        Cards of your own.
    language : {"", "en", "fr"}, optional
        By default the browser's.
    theme : {"", "light", "dark"}, optional
        By default the page's.

    Attributes
    ----------
    state : dict
        The position as plain data, synced: ``storyteller``, ``slots`` (the owner of each card), ``votes``
        (slots by voter), ``red``, ``target``, ``rules``, ``cards``. It can be observed, and set; what is
        left out of ``rules`` and ``cards`` stays as it was.
    preset : str
        The preset that lies there as it was laid; empty: something has been moved since.

    Raises
    ------
    ValueError
        With a sentence, if the position cannot be laid out.

    Examples
    --------
    >>> lab = ScoringLab("lone-finder", rules=("dixit-2021", "odyssey"))
    >>> [score.points["Tom"] for score in lab.scores]
    [7, 6]
    >>> lab.round = Round("Ana", ["Ana", "Ben", "Cleo", "Dan"], {"Ben": 1, "Cleo": 1, "Dan": 1})
    >>> lab.scores[0].outcome
    'everybody'
    """

    _esm = script("lab")
    _requests: ClassVar = messages.LabRequest
    _outgoing: ClassVar = frozenset({"sheet"})

    state: Any = traitlets.Dict().tag(sync=True)
    sheet: Any = traitlets.Dict().tag(sync=True)
    preset = traitlets.Unicode(read_only=True).tag(sync=True)

    def __init__(
        self,
        preset: str = "lone-finder",
        *,
        round: Round | None = None,
        rules: RulesLike | Sequence[RulesLike] | None = None,
        players: int | Sequence[str] | None = None,
        deck: Deck | None = None,
        language: str = "",
        theme: str = "",
    ) -> None:
        cards = checked_deck(deck)
        self._pictures = PictureService(cards)
        self._deck = cards.ids
        self._given: tuple[RuleSet, ...] = () if rules is None else positions.rule_sets(rules)
        self._chosen = self._given  # the last that anybody but a preset has brought
        self._position = self._first(preset, round, players)
        self._verdicts: tuple[Verdict, ...] = ()
        self._search: _Search | None = None
        super().__init__(language, theme, **self._reckoned(self._position))
        self.set_trait("preset", preset if round is None and players is None else "")

    def _first(self, name: str, round: Round | None, players: int | Sequence[str] | None) -> Position:
        if round is None:
            chosen = preset(name)
            rules, order = self._given or chosen.rules, NAMES
            position = positions.position_of(chosen.round, rules, self._deck, order)
        else:
            rules = self._given or positions.rule_sets(EDITIONS)
            position = positions.position_of(round, rules, self._deck)
        if round is None and rules[0].mode == "team" != chosen.rules[0].mode:
            near = rules[0].sides_for(max(len(position.players), rules[0].players_min))
            _refuse_number(near, positions.numbers(rules[0]))
            position = positions.regrouped(position, near, NAMES, self._deck)
        if players is None:
            return position
        counted = whole_number(players)
        if counted is None and not isinstance(players, list | tuple):
            raise InvalidPosition("lab.players_kind", value=shown(players))
        names = tuple(players) if isinstance(players, list | tuple) else None
        number = len(names) if counted is None and names is not None else counted or 0
        position = self._populated(position, number)
        if names is None:
            return position
        positions.check_names(names)
        sides = positions.named_sides(position.yardstick, len(position.players), names)
        return positions.renamed(position, sides)

    def _populated(self, position: Position, number: int) -> Position:
        """Return the position with so many people."""
        rules = position.yardstick
        if number == positions.people(rules, len(position.players)):
            return position
        allowed = [positions.people(rules, sides) for sides in positions.numbers(rules)]
        _refuse_number(number, allowed)
        return self._seated(position, rules.sides_for(number))

    # ── the position ───────────────────────────────────────────────────────

    @property
    def round(self) -> Round:
        """The round that lies there; it can be set."""
        return self._position.round

    @round.setter
    def round(self, round: Round) -> None:
        now = self._position
        self._take(positions.position_of(round, now.rules, self._deck, now.players, (), now.cards))

    @property
    def rules(self) -> tuple[RuleSet, ...]:
        """The rule sets that are compared, one to three; they can be set, also as ids of editions."""
        return self._position.rules

    @rules.setter
    def rules(self, rules: RulesLike | Sequence[RulesLike]) -> None:
        self._given = self._chosen = positions.rule_sets(rules)
        self._take(self._under(self._given))

    @property
    def scores(self) -> tuple[RoundScore | None, ...]:
        """What each rule set pays; None where the round cannot come about under it."""
        return tuple([None if isinstance(one, InvalidRound) else one for one in self._verdicts])

    @property
    def faults(self) -> tuple[str | None, ...]:
        """Why there are no points, by rule set; None where there are."""
        language = self.language or "en"
        return tuple(
            [one.message(language) if isinstance(one, InvalidRound) else None for one in self._verdicts]
        )

    @property
    def presets(self) -> tuple[str, ...]:
        """The names of the positions that can be laid out."""
        return tuple(PRESETS)

    def lay(self, name: str) -> None:
        """Lay out a preset, under its own rule sets unless others were chosen whose first can score it.

        Parameters
        ----------
        name : str
            One of ``presets``.
        """
        chosen = preset(name)
        wanted = (rules for rules in (self._chosen, self._given) if rules and _scores(rules[0], chosen))
        rules = next(wanted, chosen.rules)
        self._take(positions.position_of(chosen.round, rules, self._deck, NAMES), name)

    def votes_for(self, winner: str, rules: RulesLike | None = None, limit: int | None = None) -> list[Round]:
        """Find votes with which somebody has strictly most points this turn.

        Parameters
        ----------
        winner : str
            A player, or in team mode a team.
        rules : RuleSet or str, optional
            By default the first rule set of the lab.
        limit : int, optional
            Stop when so many are found. With many players there are more possible votes than one can
            wait for: then it must be given.

        Returns
        -------
        list of Round
            With the cards that lie there; those for which the fewest tokens move come first.

        Examples
        --------
        >>> lab = ScoringLab("everybody")
        >>> lab.round = lab.votes_for("Tom", limit=1)[0]
        >>> lab.scores[0].points["Tom"] == max(lab.scores[0].points.values())
        True
        """
        if limit is not None and (whole_number(limit) or 0) < 1:
            raise InvalidPosition("lab.limit_refused", value=shown(limit))
        chosen = self.rules[0] if rules is None else positions.rule_sets(rules)[0]
        possible = possible_votes(self._position, chosen)
        if limit is None and possible > _MOST_VOTES:
            raise InvalidPosition("lab.votes_many", n=f"{possible:,}")
        return list(winning(self._position, winner, chosen, most=limit).rounds)

    # ── changes ────────────────────────────────────────────────────────────

    @traitlets.validate("state")
    def _read(self, proposal: Any) -> dict[str, Any]:
        state = proposal["value"]
        if state != self._position.to_state():
            position = positions.read(state, self._position, self.rules, self._deck)
            if position.rules != self.rules:
                self._chosen = position.rules
            self._take(position)
        return self._position.to_state()

    def _take(self, position: Position, preset: str = "") -> None:
        """Show a position, with everything that follows from it, in one message."""
        with self._lock:
            self._position = position
            reckoned = self._reckoned(position)
            with self.changing():
                self.set_trait("sheet", reckoned["sheet"])
                self.state = reckoned["state"]
                self.set_trait("preset", preset)

    def _reckoned(self, position: Position) -> dict[str, Any]:
        self._verdicts = tuple([verdict(rules, position.round) for rules in position.rules])
        return {
            "state": position.to_state(),
            "sheet": plain(sheet(position, self._verdicts, self._choices(position), PRESETS)),
        }

    def _choices(self, position: Position) -> dict[str, RuleSet]:
        """Return what a column can be set to: the editions, what was given from Python, what lies there."""
        choices = dict(editions())
        for rules in (*self._given, *PRESETS["lone-finder"].rules, *position.rules):
            if rules not in choices.values():
                choices[f"{rules.id}+{len(choices)}"] = rules
        return choices

    def _under(self, rules: tuple[RuleSet, ...]) -> Position:
        """Return the position under other rule sets; laid anew where the yardstick needs other cards."""
        now = msgspec.structs.replace(self._position, rules=rules)
        if rules[0].mode == self._position.yardstick.mode:
            anew = positions.laid(now, now.players, now.round.storyteller, self._deck)
            return now if sorted(anew.round.slots) == sorted(now.round.slots) else anew
        number = positions.people(self._position.yardstick, len(now.players))
        numbers = positions.numbers(rules[0])
        near = min(numbers, key=lambda n: abs(positions.people(rules[0], n) - number), default=number)
        if numbers and "team" in (rules[0].mode, self._position.yardstick.mode):
            return positions.regrouped(now, near, NAMES, self._deck)
        return self._seated(now, near)

    def _seated(self, position: Position, number: int) -> Position:
        _refuse_number(number, positions.numbers(position.yardstick))
        return positions.seated(position, number, NAMES, self._deck)

    # ── the page ───────────────────────────────────────────────────────────

    def _answer(self, request: messages.LabRequest) -> Answer:
        now = self._position
        match request:
            case Ping():
                pass
            case Pictures(cards=cards, start=start, count=count, size=size):
                return self._pictures.answer(cards, start, count, size)
            case messages.SetVote(voter=voter, slots=slots):
                refuse_vote(now, voter, slots)
                self._take(now.vote(voter, slots))
            case messages.Mark(what="red", slot=slot):
                self._take(now.mark(red=slot))
            case messages.Mark(slot=slot):
                self._take(now.mark(target=slot))
            case messages.Tell(player=player):
                self._refuse_stranger(player)
                self._take(positions.laid(now, now.players, player, self._deck))
            case messages.SetPlayers(number=number):
                self._take(self._seated(now, number))
            case messages.Lay(preset=name):
                self.lay(name)
            case messages.Compare(column=column, choice=choice):
                position = self._under(self._with_column(column, choice))
                self._chosen = position.rules
                self._take(position)
            case messages.Solve(winner=winner, column=column, by=by):
                return self._solve(winner, column, by)
        return Done()

    def _refuse_stranger(self, player: str) -> None:
        if player not in self._position.players:
            known = ", ".join(self._position.players)
            raise Problem("lab.nobody_called", name=player[:40], known=known)

    def _with_column(self, column: int, choice: str) -> tuple[RuleSet, ...]:
        choices = self._choices(self._position)
        rules = list(self.rules)
        if choice and choice not in choices:
            raise InvalidPosition("lab.rules_kind", value=repr(choice[:40]))
        chosen = [choices[choice]] if choice else []
        rules[column : column + 1] = chosen
        return positions.rule_sets(rules)

    def _solve(self, winner: str, column: int, by: int) -> messages.Solved:
        rules = self.rules[min(max(column, 0), len(self.rules) - 1)]
        search = self._search
        shown = search is not None and search.shown == self.round
        if by == 0:
            if search is not None and shown:
                self._take(msgspec.structs.replace(self._position, round=search.start))
            self._search = None
            return messages.Solved(0, 0, True)
        if search is not None and shown and (search.winner, search.rules) == (winner, rules):
            search = msgspec.structs.replace(search, at=(search.at + by) % len(search.found.rounds))
        else:
            start = search.start if search is not None and shown else self.round
            position = msgspec.structs.replace(self._position, round=start)
            found = winning(position, winner, rules, _SHOWN, _LOOKS)
            if not found.rounds:
                return messages.Solved(0, 0, found.complete)
            search = _Search(winner, rules, found, 0, start)
        self._search = search
        self._take(msgspec.structs.replace(self._position, round=search.shown))
        return messages.Solved(search.at + 1, len(search.found.rounds), search.found.complete)

    def __repr__(self) -> str:
        names = ", ".join(rules.id for rules in self.rules)
        return f"ScoringLab({self.preset or 'a round of its own'}: {', '.join(self.round.slots)}; {names})"


def _scores(rules: RuleSet, preset: Preset) -> bool:
    """Whether rules can score a preset, and take its players for what they are: people, or teams."""
    return rules.mode == preset.rules[0].mode and not isinstance(verdict(rules, preset.round), InvalidRound)


def _refuse_number(number: int, allowed: Sequence[int]) -> None:
    """Refuse a number of players that rules do not allow, or all where the lab is too small for them."""
    if not allowed:
        raise InvalidPosition("lab.players_refused", most=positions.MOST_PLAYERS, n=number)
    if number not in allowed:
        raise InvalidPosition("lab.number_refused", n=number, low=allowed[0], high=allowed[-1])
