"""Who votes for whose cards, and whose decoys work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import TypeAlias

from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.patches import FancyBboxPatch
from matplotlib.transforms import offset_copy

from dixit_widget.charts.canvas import (
    INK,
    MUTED,
    PAPER,
    ChartProblem,
    canvas,
    describe,
    placeholder,
    short_names,
)
from dixit_widget.charts.fitting import height_of, letters_below, scale_of, slant_names, slanted
from dixit_widget.charts.letters import sans
from dixit_widget.charts.marks import COLOURS, WHITE_MARKED, colour, draw_mark, edge
from dixit_widget.charts.night import ON_COLOUR, tinted_by_night
from dixit_widget.charts.night import PAPER as NIGHT
from dixit_widget.charts.record_data import RecordLike, Story, read
from dixit_widget.engine.record import Row
from dixit_widget.words import number, say

Pair: TypeAlias = tuple[int, int]
"""The seats of who votes and of whose card it is."""

_TWO_LINES = 30
"""Points of height that a cell needs for two lines, in writing as large as ever."""

_TWO_NUMBERS = 6
"""Letters of a name that a cell in a caller's axes must have room for, to hold two numbers."""

_TINTS = LinearSegmentedColormap.from_list("dixit-votes", [PAPER, "#c9c8ea", "#6f6ec9", "#2f2c86"])
_TINTS_BY_NIGHT = LinearSegmentedColormap.from_list("dixit-votes-night", [NIGHT, "#3a3863", "#6664cc"])


def voting_pattern(record: RecordLike, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw how often each player voted for each player's cards.

    A cell holds the number of votes and, if it is wide enough, how many of them found a storyteller's card.

    Parameters
    ----------
    record : Record, Game or TableWidget
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out. A figure of your own makes room for the
        words beside the axes if it has ``layout="constrained"``.
    language : {"en", "fr"}, default "en"

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If it isn't a record.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.engine import Game
    >>> from dixit_widget.rules import edition
    >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=7)
    >>> print(summary(voting_pattern(game)))
    Who votes for whose cards. No turn has been scored yet.
    """
    story = read(record)
    title = say("charts.votes.title", language)
    if not story.turns:
        return placeholder(ax, language, "charts.no_turns", title, votes_height(story.players))
    votes, found = count_votes(story)
    n = len(story.players)
    names = short_names(story.players, 14)
    longest = max(map(len, names))
    if isinstance(ax, Axes) and letters_below(ax, longest, 11) < _TWO_NUMBERS * n:
        found.clear()
    subtitle = "charts.votes.subtitle" if any(found.values()) else "charts.votes.subtitle_all"
    ax = canvas(ax, title, say(subtitle, language), votes_height(story.players))
    ax.grid(False)
    most = max(votes.values(), default=1)
    table = [[votes[(row, column)] for column in range(n)] for row in range(n)]
    tinted_by_night(
        ax.imshow(table, cmap=_TINTS, vmin=0, vmax=max(most, 4), aspect="auto", zorder=0), _TINTS_BY_NIGHT
    )
    for line in range(1, n):
        ax.axhline(line - 0.5, color=PAPER, linewidth=2.5)
        ax.axvline(line - 0.5, color=PAPER, linewidth=2.5)
    for side in ax.spines.values():
        side.set_visible(False)
    ax.set_xticks(range(n), names, fontsize=11, color=INK)
    ax.set_yticks(range(n), names, fontsize=11.5, color=INK)
    ax.tick_params(axis="y", pad=24)
    ax.tick_params(axis="x", pad=20)
    high = 72 * height_of(ax)
    if n * longest > letters_below(ax, longest, 11):
        slant_names(ax)
        high -= scale_of(ax) * slanted(longest, 11)
    low = high / n < _TWO_LINES * scale_of(ax)
    for row, column in product(range(n), repeat=2):
        if row == column and not story.rules.own_vote:
            ax.text(column, row, "–", ha="center", va="center", color=MUTED, fontsize=12)
        else:
            _fill(ax, (row, column), votes[(row, column)], found[(row, column)], max(most, 4), low)
    ax.set_xlabel(say("charts.votes.owner", language))
    ax.set_ylabel(say("charts.votes.voter", language))
    for seat in range(n):
        _badge(ax, seat, "y", seat)
        _badge(ax, seat, "x", seat)
    describe(ax, f"{title}. " + votes_words(story, votes, language))
    return ax


def _fill(ax: Axes, cell: Pair, votes: int, found: int, most: int, low: bool) -> None:
    """Write the numbers of a cell: one above the other, or side by side in a low one."""
    row, column = cell
    ink = "white" if votes > 0.5 * most else (INK if votes else MUTED)
    beside = (-0.16, 0) if low else (0, -0.1)
    ax.text(
        column + (beside[0] if found else 0),
        row + (beside[1] if found else 0),
        str(votes),
        ha="center",
        va="center",
        color=ink,
        fontsize=14,
        fontweight="bold" if votes else "normal",
        fontfamily=sans(),
    )
    if found:
        ax.text(
            column + (0.2 if low else 0),
            row + (0 if low else 0.26),
            f"☾{found}" if low else f"☾ {found}",
            ha="center",
            va="center",
            color=ink,
            fontsize=10,
            fontfamily=sans(),
        )


def _badge(ax: Axes, seat: int, axis: str, place: float) -> None:
    """Put a seat's mark beside a name on an axis."""
    figure = ax.get_figure(root=True)
    if axis == "y":
        beside = offset_copy(ax.get_yaxis_transform(), figure, x=-12 * scale_of(ax), units="points")
        draw_mark(ax, seat, (0, place), 10, "_badge", beside, 1.1)
    else:
        beneath = offset_copy(ax.get_xaxis_transform(), figure, y=-12 * scale_of(ax), units="points")
        draw_mark(ax, seat, (place, 0), 10, "_badge", beneath, 1.1)


def votes_height(players: Sequence[str]) -> float:
    """Return how high, in inches, a chart of votes is with these players."""
    return 1.9 + 0.62 * len(players)


def count_votes(story: Story) -> tuple[Counter[Pair], Counter[Pair]]:
    """Count votes, and those that found the card, by the seats of voter and owner."""
    votes: Counter[Pair] = Counter()
    found: Counter[Pair] = Counter()
    for turn in story.turns:
        owner = _owners(turn)
        for voter, row in enumerate(turn):
            for slot in row["votes"]:
                pair = (voter, owner[slot])
                votes[pair] += 1
                found[pair] += slot == row["target"]
    return votes, found


def _owners(turn: list[Row]) -> dict[int, int]:
    """Return whose seat each slot belongs to."""
    return {slot: seat for seat, row in enumerate(turn) for slot in row["slots"]}


def votes_words(story: Story, votes: Mapping[Pair, int], language: str) -> str:
    """Say the main numbers of who votes for whom."""
    if not votes:
        return say("charts.votes.none", language)
    (voter, owner), count = max(votes.items(), key=lambda item: item[1])
    several = list(votes.values()).count(count) > 1
    drawn = Counter(
        {seat: sum(v for (_, to), v in votes.items() if to == seat) for seat in range(len(story.players))}
    )
    return say(
        f"charts.votes.words{'_even' if several else ''}",
        language,
        votes=sum(votes.values()),
        voter=story.players[voter],
        owner=story.players[owner],
        most=count,
        totals=", ".join(f"{story.players[seat]} {total}" for seat, total in drawn.most_common()),
    )


def decoy_success(record: RecordLike, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw how many votes each player's decoys pulled, and with how many decoys.

    Each little card is a decoy with the votes that it pulled; who pulled most with a decoy is on top.

    Parameters
    ----------
    record : Record, Game or TableWidget
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out. A figure of your own makes room for the
        words beside the axes if it has ``layout="constrained"``.
    language : {"en", "fr"}, default "en"

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If it isn't a record, or its mode knows no decoys.

    Examples
    --------
    >>> from dixit_widget.charts import summary
    >>> from dixit_widget.engine import Game
    >>> from dixit_widget.rules import edition
    >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=7)
    >>> print(summary(decoy_success(game)))
    Whose decoys work. No turn has been scored yet.
    """
    story = read(record)
    title = say("charts.decoys.title", language)
    if story.rules.mode == "party":
        raise ChartProblem("charts.party_decoys")
    if not story.turns:
        return placeholder(ax, language, "charts.no_turns", title, _decoys_height(len(story.players)))
    pulled = _pulled(story)
    order = sorted((seat for seat in pulled if pulled[seat]), key=lambda seat: -_mean(pulled[seat]))
    most = max(len(votes) for votes in pulled.values())
    ax = canvas(ax, title, say("charts.decoys.subtitle", language), _decoys_height(len(order)))
    ax.grid(False)
    for place, seat in enumerate(order):
        for number_of_decoy, votes in enumerate(pulled[seat], 1):
            _decoy(ax, number_of_decoy, place, votes, seat, crowded=most > 14)
        ax.annotate(
            number(_mean(pulled[seat]), language),
            (1, place),
            (10, 0),
            xycoords=ax.get_yaxis_transform(),
            textcoords="offset points",
            va="center",
            fontsize=12,
            color=INK,
            annotation_clip=False,
        )
        _badge(ax, seat, "y", place)
    names = short_names(story.players, 16)
    ax.set_yticks(range(len(order)), [names[seat] for seat in order], fontsize=12, color=INK)
    ax.tick_params(axis="y", pad=24)
    ax.set_ylim(len(order) - 0.45, -0.55)
    ax.set_xlim(0.4, max(most, 8) + 0.6)
    ax.set_xticks([])
    for side in ax.spines.values():
        side.set_visible(False)
    standing = ", ".join(f"{story.players[seat]} {sum(pulled[seat])}/{len(pulled[seat])}" for seat in order)
    describe(ax, f"{title}. " + say("charts.decoys.words", language, standing=standing))
    return ax


def _decoys_height(players: int) -> float:
    return 1.7 + 0.62 * players


def _decoy(ax: Axes, x: float, y: float, votes: int, seat: int, crowded: bool) -> None:
    """Draw a decoy as a little card: in its owner's colour if it pulled votes, with their number."""
    ax.add_patch(
        FancyBboxPatch(
            (x - 0.36, y - 0.36),
            0.72,
            0.72,
            boxstyle="round,pad=0,rounding_size=0.08",
            mutation_aspect=1,
            facecolor=colour(seat) if votes else PAPER,
            edgecolor=edge(seat) if votes else "#c9c1ae",
            linewidth=1.3,
            zorder=2,
        )
    )
    if votes:
        ink = "white" if seat % len(COLOURS) in WHITE_MARKED else INK
        ax.text(
            x,
            y,
            str(votes),
            ha="center",
            va="center",
            color=ink,
            fontsize=9 if crowded else 13,
            fontweight="bold",
            gid=ON_COLOUR,
        )


def _pulled(story: Story) -> dict[int, list[int]]:
    """Return, for each seat, the votes on each of its decoys."""
    pulled: dict[int, list[int]] = {seat: [] for seat in range(len(story.players))}
    for turn in story.turns:
        on_slot = Counter(slot for row in turn for slot in row["votes"])
        for seat, row in enumerate(turn):
            pulled[seat] += [on_slot[slot] for slot in row["slots"] if slot != row["target"]]
    return pulled


def _mean(votes: list[int]) -> float:
    return sum(votes) / len(votes) if votes else 0.0
