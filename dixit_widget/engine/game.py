"""One game as a value: `Game` answers questions and plays actions, and never changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import overload

import msgspec

from dixit_widget.engine import moves, views
from dixit_widget.engine.actions import Action, Clue
from dixit_widget.engine.chance import shuffled
from dixit_widget.engine.options import Options, options_of
from dixit_widget.engine.refusals import named
from dixit_widget.engine.setup import Setup, make_setup
from dixit_widget.engine.view_types import Phase, PublicView, View
from dixit_widget.rules import Amount, Paid, Round, RoundParts, RoundScore, RuleSet

History = tuple["History", Action] | tuple[()]
"""All actions, the last one outside: a longer history shares the shorter one."""


class Game(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A game at one moment. Start one with `Game.start`; `play` returns the next moment as a new value.

    Equal games have the same start and the same actions. What is secret can be read here (the table and the
    tests need it); players get what they may know through `view`. In a notebook a game shows itself as
    everybody may see it.

    Attributes
    ----------
    setup : Setup
        What stays the same: rules, players, deck, seed.
    phase : {"clue", "cards", "vote", "review", "over"}
    turn : int
        From 1.
    storyteller : str or None
        None in the race for the first clue, and when the game is over.
    due : dict of str to int
        Who still has to act, and how many cards or votes are theirs at most; read `waiting_for`.
    clue : Clue or None
    told : str or None
        Secret: the card that the clue tells of.
    hands, handed : dict of str to tuple of str
        Secret: cards in hand, and cards put down this turn.
    pile, discard : tuple of str
        Secret: what is to be drawn, the top card first; what has been played.
    tableau : tuple of str
        The cards on the table, in order of slots.
    owners : tuple of str
        Secret until the review: who put them down.
    votes : dict of str to tuple of int
        Secret until the review.
    red : int or None
        Secret until the review: slot of the red token.
    totals : dict of str to int or float
        Points so far; read `scores`, which is yours to change.
    last_laid : RoundParts or None
        The last turn that was scored, as it lay on the table; read `last_round`.
    last_paid : Paid or None
        What it paid; read `last_score`.
    revision : int
        Number of actions played.
    phase_revision : int
        Revision at which the phase began.
    history : tuple
        All actions, chained; read `actions`.

    Examples
    --------
    >>> from dixit_widget.engine import GiveClue
    >>> from dixit_widget.rules import edition
    >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo", "Dan"], seed=7, first="Ana")
    >>> game
    <Game dixit-2021: turn 1, clue, waiting for Ana>
    >>> game = game.play(GiveClue("Ana", game.hand("Ana")[0], "Where is happiness?"))
    >>> game.phase, game.waiting_for
    ('cards', ('Ben', 'Cleo', 'Dan'))
    >>> game.options("Ben").count
    1
    """

    # What most moves change comes first: a new value finds its fields in this order.
    revision: int
    history: History
    due: dict[str, int]
    handed: dict[str, tuple[str, ...]]
    hands: dict[str, tuple[str, ...]]
    votes: dict[str, tuple[int, ...]]
    red: int | None
    phase: Phase
    phase_revision: int
    storyteller: str | None
    clue: Clue | None
    told: str | None
    tableau: tuple[str, ...]
    owners: tuple[str, ...]
    last_laid: RoundParts | None
    last_paid: Paid | None
    totals: dict[str, Amount]
    turn: int
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    setup: Setup

    @classmethod
    def start(
        cls,
        rules: RuleSet,
        players: Iterable[str],
        seed: int | None = None,
        deck: Iterable[str] | None = None,
        first: str | None = None,
    ) -> Game:
        """Start a game: shuffle, deal, and see who tells first.

        Parameters
        ----------
        rules : RuleSet
        players : iterable of str
            Names in playing order: different, of 1 to 24 characters.
        seed : int, optional
            From 0 to 2⁶⁴ - 1. All chance comes from it; drawn if left out.
        deck : iterable of str, optional
            Ids of the cards; 84 plain ones if left out. Their order doesn't matter.
        first : str, optional
            Who tells first. If left out, the rules decide: who is first to give a clue, or chance.

        Returns
        -------
        Game

        Raises
        ------
        InvalidPlayers
            If a name won't do, or the rules don't allow this number of players.
        InvalidDeck
            If the deck hasn't enough different cards.
        InvalidStart
            The error that both are; for a seed that is no seed.
        """
        return start(make_setup(rules, players, seed, deck, first))

    def play(self, action: Action) -> Game:
        """Play an action.

        Parameters
        ----------
        action : GiveClue, HandIn, Vote or Continue

        Returns
        -------
        Game
            The next moment; this one stays as it is.

        Raises
        ------
        IllegalAction
            If the rules don't allow it now, in a sentence that the player can understand.

        Examples
        --------
        >>> from dixit_widget.engine import HandIn
        >>> from dixit_widget.rules import edition
        >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo", "Dan"], seed=7, first="Ana")
        >>> game.play(HandIn("Ben", game.hand("Ben")[:1]))
        Traceback (most recent call last):
        ...
        dixit_widget.engine.actions.IllegalAction: Not now: Ana is about to give a clue.
        """
        return moves.MOVES[self.phase](self, action)

    def options(self, player: str) -> Options | None:
        """Return what a player may do now, or None; nothing in it is illegal, nothing legal is missing.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> game = Game.start(edition("odyssey-party"), "Ana Ben Cleo Dan Eva Fay".split(), first="Ana")
        >>> game.options("Ana")  # doctest: +ELLIPSIS
        Options(kind='clue', cards=(), count=0, clue_kinds=('text', 'sound'), slots=(), ...)
        >>> game.options("Ben") is None
        True
        """
        if type(player) is not str or player not in self.due:
            player = named(self, player)
        return options_of(self, player) if player in self.due else None

    @overload
    def view(self, player: str) -> View: ...
    @overload
    def view(self, player: None = None) -> PublicView: ...
    def view(self, player: str | None = None) -> View | PublicView:
        """Return all that a player may know, as plain data; without a player, all that everybody may know.

        Parameters
        ----------
        player : str, optional

        Returns
        -------
        View or PublicView
            A dict of lists, dicts, texts and numbers, ready for JSON and safe to change.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=7, first="Ana")
        >>> game.view()["hand_sizes"]
        {'Ana': 7, 'Ben': 7, 'Cleo': 7}
        >>> game.view("Ben")["hand"] == list(game.hand("Ben"))
        True
        """
        if player is None:
            return views.public_view(self)
        return views.player_view(self, named(self, player))

    def hand(self, player: str) -> tuple[str, ...]:
        """Return the cards in a player's hand."""
        return self.hands[named(self, player)]

    @property
    def rules(self) -> RuleSet:
        """The rules it is played by."""
        return self.setup.rules

    @property
    def players(self) -> tuple[str, ...]:
        """The players in playing order."""
        return self.setup.players

    @property
    def teams(self) -> tuple[tuple[str, str], ...]:
        """In team mode the pairs, first seat first; otherwise empty."""
        return self.setup.teams

    @property
    def seed(self) -> int:
        """The seed that all chance comes from."""
        return self.setup.seed

    @property
    def deck(self) -> tuple[str, ...]:
        """Ids of all cards."""
        return self.setup.deck

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """Who still has to act; nobody in the review, which anybody may end, and when the game is over."""
        return tuple(self.due)

    @property
    def last_round(self) -> Round | None:
        """The last turn that was scored, as it lay on the table."""
        laid = self.last_laid
        if laid is None:
            return None
        return Round(laid.storyteller, laid.slots, laid.votes, laid.red, laid.target)

    @property
    def last_score(self) -> RoundScore | None:
        """What it paid, and why."""
        return None if self.last_paid is None else self.last_paid.score

    @property
    def scores(self) -> dict[str, Amount]:
        """Points of every player so far; teammates both have their team's."""
        return dict(self.totals)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won, once the game is over; scores that are still equal then share the victory."""
        if self.phase != "over":
            return ()
        best = max(self.totals.values())
        return tuple([player for player in self.players if self.totals[player] == best])

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far."""
        found: list[Action] = []
        rest = self.history
        while rest:
            rest, action = rest
            found.append(action)
        return tuple(reversed(found))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.setup == other.setup and self.actions == other.actions

    def __hash__(self) -> int:
        return hash((self.rules, self.players, self.seed, self.actions))

    def __reduce__(self) -> tuple[object, ...]:
        # The actions say it all, and a chain of them would be too deep to pickle.
        return replayed, (self.setup, self.actions)

    def __repr__(self) -> str:
        waiting = f", waiting for {', '.join(self.waiting_for)}" if self.waiting_for else ""
        return f"<Game {self.rules.id}: turn {self.turn}, {self.phase}{waiting}>"

    def _repr_html_(self) -> str:
        from dixit_widget.engine.showing import game_html

        return game_html(self)

    def __rich_repr__(self) -> list[tuple[str, object]]:  # msgspec's own would show every hand
        return [("rules", self.rules.id), ("turn", self.turn), ("phase", self.phase)]


def start(setup: Setup) -> Game:
    """Start a game from what has been checked."""
    cards = tuple(shuffled(setup.deck, setup.seed, "deal"))
    size = setup.hand_size
    hands = {player: cards[i * size : (i + 1) * size] for i, player in enumerate(setup.players)}
    storyteller = setup.first
    if storyteller is None and setup.rules.first_storyteller == "table":
        storyteller = shuffled(setup.players, setup.seed, "first")[0]
    return Game(
        revision=0,
        history=(),
        due=dict.fromkeys(setup.players if storyteller is None else (storyteller,), 1),
        handed={},
        hands=hands,
        votes={},
        red=None,
        phase="clue",
        phase_revision=0,
        storyteller=storyteller,
        clue=None,
        told=None,
        tableau=(),
        owners=(),
        last_laid=None,
        last_paid=None,
        totals=dict.fromkeys(setup.players, 0),
        turn=1,
        pile=cards[size * len(setup.players) :],
        discard=(),
        setup=setup,
    )


def replayed(setup: Setup, actions: Iterable[Action]) -> Game:
    """Play all actions from the start."""
    game = start(setup)
    for action in actions:
        game = game.play(action)
    return game
