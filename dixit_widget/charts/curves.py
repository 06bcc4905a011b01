"""The theory in pictures: the clarity curve, the voters' payoffs, and who would deviate."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import fill
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Polygon, Rectangle
from matplotlib.ticker import MaxNLocator

from dixit_widget.charts.canvas import (
    ACCENT,
    GOLD,
    INK,
    LINE,
    MUTED,
    PAPER,
    TINT,
    ChartProblem,
    Numbers,
    canvas,
    describe,
    kind_of,
    plain,
    spread,
)
from dixit_widget.charts.fitting import scale_of, width_of
from dixit_widget.charts.letters import look_for, sans
from dixit_widget.rules import RuleSet, editions
from dixit_widget.theory import (
    Clarity,
    NormalForm,
    VotingGame,
    best_clarity,
    guesser_payoff,
    storyteller_payoff,
)
from dixit_widget.theory.dependence import TARGET
from dixit_widget.theory.normal_form import Payoff, Profile, Strategy
from dixit_widget.words import number, say, written

LINES = (
    ("#4a48cc", "-"),
    ("#d4432a", (0, (7, 2))),
    ("#19826d", (0, (2.2, 1.6))),
    ("#b26a00", (0, (8, 2, 2, 2))),
    ("#632874", (0, (4, 1.5, 1, 1.5, 1, 1.5))),
    ("#2a2836", (0, (1, 1))),
    ("#675849", (0, (12, 3))),
)
"""Colour and dash of the lines that stand for rule sets: told apart by either."""

_NARROW = 13
"""Letters in a line beside or under a cell."""


def clarity_curve(
    rules: RuleSet | Sequence[RuleSet] | Mapping[str, RuleSet],
    guessers: int,
    ax: Axes | None = None,
    language: str = "en",
    objective: str = "points",
) -> Axes:
    """Draw the storyteller's expected points by how clear the clue is.

    The dot is the best clarity; the thick part of a line keeps 95 % of the best.

    Parameters
    ----------
    rules : RuleSet, sequence of RuleSet, or mapping of str to RuleSet
        One line for each; the mapping names them.
    guessers : int
    ax : Axes, optional
        Where to draw, over what is there; a new figure if left out. A figure of your own makes room for the
        words beside the axes if it has ``layout="constrained"``.
    language : {"en", "fr"}, default "en"
    objective : {"points", "lead"}
        The storyteller's points, or these minus the mean guesser's.

    Returns
    -------
    Axes

    Raises
    ------
    ChartProblem
        If there are no rules, or more than seven sets of them.
    TheoryProblem
        If there is no answer for these rules or this number of guessers.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.charts import summary
    >>> print(summary(clarity_curve(edition("dixit-2021"), guessers=5)))
    How clear should a clue be? 5 guessers. Dixit 2021: best when each finds it with chance 0.50, 2.81 points.
    """
    named = named_rules(rules, language)
    chances = np.linspace(0, 1, 201)
    best = {name: best_clarity(each, guessers, objective) for name, each in named.items()}  # type: ignore[arg-type]
    title = say("charts.clarity.title", language)
    subtitle = say(f"charts.clarity.{objective}", language, n=guessers)
    ax = canvas(ax, title, subtitle, place=(0.09, 0.12, 0.76, 0.85))
    words = []
    for (name, each), (colour, dash) in zip(named.items(), LINES, strict=False):
        values = np.array(storyteller_payoff(each, guessers, chances))
        if objective == "lead":
            values -= guesser_payoff(each, guessers, chances)
        low, high = best[name].within(0.95)
        flat = (chances >= low) & (chances <= high)
        p, value = float(best[name].p), float(best[name].value)
        ax.plot(chances, values, color=colour, linestyle=dash, linewidth=2.4, label=name, zorder=3)
        ax.plot(
            chances[flat],
            values[flat],
            color=colour,
            linewidth=8,
            alpha=0.22,
            solid_capstyle="round",
            label="_flat",
            zorder=2,
        )
        if not best[name].flat:
            ax.plot(
                [p],
                [value],
                "o",
                color=colour,
                markersize=10,
                markeredgecolor=PAPER,
                markeredgewidth=2,
                label="_best",
                zorder=5,
            )
        words.append(_best_in_words("words", best[name], language, name=one_line(name)))
    _name_lines(ax, named, best, language)
    if objective == "points":
        ax.set_ylim(0, 1.08 * max(float(each.value) for each in best.values()) or 1)
    else:
        ax.axhline(0, color=MUTED, linewidth=1, zorder=1, label="_zero")
    ax.set_xlim(0, 1)
    ax.xaxis.set_major_formatter(Numbers(language))
    ax.yaxis.set_major_formatter(Numbers(language))
    ax.set_xlabel(say("charts.clarity.x", language))
    ax.set_ylabel(say("charts.clarity.y" if objective == "points" else "charts.clarity.y_lead", language))
    describe(ax, f"{title} {subtitle.split('.')[0]}. " + " ".join(words))
    return ax


def _name_lines(ax: Axes, named: Mapping[str, RuleSet], best: Mapping[str, Clarity], language: str) -> None:
    """Write names and best clarity beside the figure, in the lines' own colours and dashes."""
    legend = []
    for name in named:
        legend.append(f"{lines(name)}\n{_best_in_words('best', best[name], language)}")
    drawn = [line for line in ax.get_lines() if not str(line.get_label()).startswith("_")]
    ax.legend(
        drawn,
        legend,
        loc="upper left",
        bbox_to_anchor=(1.0, 1.0),
        frameon=False,
        labelcolor=INK,
        handlelength=2.6,
        labelspacing=1.1 if len(named) <= 4 else 0.6,
        prop={"family": sans(), "size": 11 if len(named) <= 4 else 10},
    )


def _best_in_words(kind: str, best: Clarity, language: str, **values: str) -> str:
    """Say which clarity is best, in a legend (best) or a sentence (words), or that all are as good."""
    key = {"best": "same", "words": "same_words"}[kind] if best.flat else kind
    p, value = (number(float(each), language) for each in (best.p, best.value))
    return say(f"charts.clarity.{key}", language, p=p, value=value, **values)


def named_rules(rules: object, language: str) -> dict[str, RuleSet]:
    """Return rule sets by what they are called in a legend: by their edition, and how they differ from it."""
    if isinstance(rules, RuleSet):
        rules = [rules]
    elif hasattr(rules, "tolist"):  # NumPy's arrays, pandas' series
        rules = rules.tolist()
    if isinstance(rules, Mapping):
        named = {str(name): each for name, each in rules.items()}
    elif isinstance(rules, Sequence) and not isinstance(rules, str):
        named = {}
        for each in rules:
            name = rule_name(each, language) if isinstance(each, RuleSet) else ""
            named[name if name not in named else f"{name} ({len(named) + 1})"] = each
    else:
        named = {}
    if not 1 <= len(named) <= len(LINES) or not all(isinstance(each, RuleSet) for each in named.values()):
        raise ChartProblem("charts.rules", most=len(LINES), value=kind_of(rules))
    look_for(named)
    return named


def rule_name(rules: RuleSet, language: str = "en") -> str:
    """Name a rule set: its edition, and, on further lines, up to two fields in which it is a variant."""
    base = editions().get(rules.id)
    if base is None:
        return rules.id
    changes = [
        f"{say(f'field.{field}', language)} {_value(mine, language)}"
        for field, (mine, _) in rules.diff(base).items()
    ]
    return "\n".join([say(f"edition.{rules.id}", language), *changes[:2]]) + (
        " …" if len(changes) > 2 else ""
    )


def _value(value: object, language: str) -> str:
    if isinstance(value, bool):
        return say("rules.yes" if value else "rules.no", language)
    if isinstance(value, (int, float)):
        return written(value, language)
    return say("rules.none", language) if value is None else str(value)


def one_line(name: str) -> str:
    """Write a rule set's name on one line."""
    return plain(name.replace("\n", ", "), 60)


def lines(name: str, width: int = 24) -> str:
    """Write a rule set's name on the lines that it has."""
    return "\n".join(plain(line, width) for line in name.split("\n"))


def payoff_matrix(g: NormalForm, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw the payoffs of a voters' game.

    With two guessers the whole game: in each cell the payoff of one guesser (rows) at the lower left and of
    the other (columns) at the upper right. With more, what one guesser gets by how many of the others vote
    for the storyteller's card, the other votes being shared evenly; own votes, and second votes beside the
    card, aren't drawn then. Best replies, among all votes, are bold on a tinted ground; where all play one,
    the cell is framed: an equilibrium.

    Parameters
    ----------
    g : VotingGame
        From `dixit_widget.theory.voting_game`.
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
        If it isn't a voters' game.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.theory import voting_game
    >>> ax = payoff_matrix(voting_game(edition("dixit-2021"), guessers=2))
    >>> ax.get_title(loc="left")
    'A prisoner’s dilemma'
    """
    if not isinstance(g, VotingGame):
        raise ChartProblem("charts.game", value=type(g).__name__)
    title = say(f"charts.kind.{g.kind}", language)
    part = g.guessers > 2 and len(g.strategies[0]) > g.guessers
    ax = canvas(
        ax,
        title,
        say(
            f"charts.matrix.subtitle{'_part' if part else ''}",
            language,
            rules=one_line(rule_name(g.rules, language)),
        ),
        height=4.6 if g.guessers > 2 else 3.2 + 0.7 * len(g.strategies[0]),
        place=(0.12, 0.13, 0.98, 0.84),
    )
    ax.grid(False)
    for side in ax.spines.values():
        side.set_visible(False)
    ax.tick_params(axis="both", labelsize=12, labelcolor=INK)
    words = _two_guessers(ax, g, language) if g.guessers == 2 else _one_against_many(ax, g, language)
    describe(ax, f"{title}. {g.why(language)} {words}")
    return ax


def _two_guessers(ax: Axes, g: VotingGame, language: str) -> str:
    rows, columns = (sorted(own, key=lambda choice: _roles(choice, i)) for i, own in enumerate(g.strategies))
    labels = [[_label(g, choice, i, language) for choice in own] for i, own in enumerate((rows, columns))]
    n = len(rows)
    cells = []
    every = [pay for first in rows for second in columns for pay in g.payoffs((first, second))]
    size = _fitting_size(ax, min(24, 64 / n), 2 * n, every, language)
    for row, first in enumerate(rows):
        for column, second in enumerate(columns):
            profile: tuple[Strategy, Strategy] = (first, second)
            pays, best = g.payoffs(profile), g.best_replies(profile)
            replies = (first in best[0], second in best[1])
            _split_cell(ax, column, row, pays, replies, size, language)
            cells.append(
                say(
                    "charts.matrix.cell",
                    language,
                    row=labels[0][row],
                    column=labels[1][column],
                    first=_pay(pays[0], language),
                    second=_pay(pays[1], language),
                )
            )
    ax.set_xlim(-0.52, n - 0.48)
    ax.set_ylim(n - 0.48, -0.52)
    if n == 2:
        ax.set_xticks(range(n), labels[1])
        names = [fill(label, _NARROW) for label in labels[0]]
        ax.set_yticks(range(n), names, rotation=90, va="center", multialignment="center")
    else:
        size = min(12, 36 / n + 2)
        ax.set_xticks(range(n), [fill(label, _NARROW) for label in labels[1]], fontsize=size)
        ax.set_yticks(range(n), [fill(label, _NARROW) for label in labels[0]], fontsize=size)
    ax.set_xlabel(say("charts.matrix.second", language, name=_guesser(g, 1, language)))
    ax.set_ylabel(say("charts.matrix.first", language, name=_guesser(g, 0, language)))
    return "; ".join(cells) + "."


def _guesser(g: VotingGame, guesser: int, language: str) -> str:
    if g.named:
        return g.players[guesser]
    return say(("charts.one_guesser", "charts.other_guesser")[guesser], language)


def _roles(choice: Strategy, guesser: int) -> tuple[int, ...]:
    """Sort choices alike for both: fewer votes first, and the card before a decoy before one's own."""
    slots = choice if isinstance(choice, tuple) else (choice,)
    return len(slots), *sorted(_role(slot, guesser) for slot in slots)


def _role(slot: int, guesser: int) -> int:
    return 0 if slot == TARGET else 2 if slot == guesser + 2 else 1


def _label(g: VotingGame, choice: Strategy, guesser: int, language: str) -> str:
    """Name what a guesser votes for; of guessers without names, not whose decoy."""
    if g.named:
        return g.strategy_name(guesser, choice, language)
    roles = sorted(_role(slot, guesser) for slot in (choice if isinstance(choice, tuple) else (choice,)))
    if roles[0] == roles[-1] == 1 and len(roles) > 1:
        return say("charts.decoys", language, n=len(roles))
    return " + ".join(say(("charts.card", "charts.decoy", "charts.own")[role], language) for role in roles)


def _split_cell(
    ax: Axes,
    x: float,
    y: float,
    pays: tuple[Payoff, ...],
    replies: tuple[bool, bool],
    size: float,
    language: str,
) -> None:
    corners = {0: [(-0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)], 1: [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5)]}
    for player, (place, shift) in enumerate((("left", (-0.25, 0.2)), ("right", (0.25, -0.2)))):
        best = replies[player]
        ax.add_artist(
            Polygon(
                [(x + a, y + b) for a, b in corners[player]],
                facecolor=TINT if best else PAPER,
                edgecolor="none",
                zorder=1,
            )
        )
        ax.text(
            x + shift[0],
            y + shift[1],
            _pay(pays[player], language),
            ha="center",
            va="center",
            fontsize=size,
            fontweight="bold" if best else "normal",
            color=INK if best else MUTED,
            fontfamily=sans(),
            gid=f"payoff-{place}",
        )
    ax.plot([x - 0.5, x + 0.5], [y - 0.5, y + 0.5], color=LINE, linewidth=1.2, zorder=2, label="_diagonal")
    _frame(ax, x, y, all(replies))


def _frame(ax: Axes, x: float, y: float, equilibrium: bool, ground: str = "none") -> None:
    inset = 0.485 if equilibrium else 0.5
    ax.add_artist(
        Rectangle(
            (x - inset, y - inset),
            2 * inset,
            2 * inset,
            facecolor=ground,
            edgecolor=GOLD if equilibrium else LINE,
            linewidth=4 if equilibrium else 1.2,
            zorder=4 if equilibrium else 3,
            gid="equilibrium" if equilibrium else None,
        )
    )


def _one_against_many(ax: Axes, g: VotingGame, language: str) -> str:
    n = g.guessers
    turns = _turns(g)
    card, decoy = curve_points(g)
    size = _fitting_size(ax, 22, n, (*card, *decoy), language)
    replies = [g.best_replies_of(0, profile) for profile, _ in turns]
    for row, pays in enumerate((card, decoy)):
        for others, pay in enumerate(pays):
            best = turns[others][row][0] in replies[others]
            _frame(ax, others, row, False, ground=TINT if best else PAPER)
            ax.text(
                others,
                row,
                _pay(pay, language),
                ha="center",
                va="center",
                fontsize=size,
                fontweight="bold" if best else "normal",
                color=INK if best else MUTED,
                fontfamily=sans(),
                in_layout=False,  # it lies within the axes
            )
    words = [_in_words(k, card[k], decoy[k], g, language) for k in range(n)]
    if g.is_equilibrium(turns[-1][0]):
        _frame(ax, n - 1, 0, True)
    if g.is_equilibrium(turns[0][1]):
        _frame(ax, 0, 1, True)
    ax.set_xlim(-0.52, n - 0.48)
    ax.set_ylim(1.52, -0.52)
    ax.set_xticks(range(n))
    names = (say("charts.card", language), _label(g, g.away(0), 0, language))
    ax.set_yticks([0, 1], [fill(name, _NARROW) for name in names])
    ax.set_xlabel(say("charts.others", language))
    return " ".join(words)


def _turns(g: VotingGame) -> list[tuple[Profile, Profile]]:
    """Return how all vote if 0, 1, … of the others vote for the card: guesser 0 for it too, or for a decoy.

    The others' votes on decoys go round the table: each to the next guessers'.
    """
    n = g.guessers
    rests = [[*[TARGET] * k, *(g.away(i) for i in range(k + 1, n))] for k in range(n)]
    return [((TARGET, *rest), (g.away(0), *rest)) for rest in rests]


def _in_words(others: int, card: Payoff, decoy: Payoff, g: VotingGame, language: str) -> str:
    return say(
        "charts.matrix.words",
        language,
        others=others,
        card=_pay(card, language),
        decoy=_pay(decoy, language),
        away=_label(g, g.away(0), 0, language),
    )


def curve_points(g: VotingGame) -> tuple[list[Payoff], list[Payoff]]:
    """Return what guesser 0 gets for the card and for a decoy, by how many others vote for the card."""
    turns = _turns(g)
    return [g.payoffs(card)[0] for card, _ in turns], [g.payoffs(decoy)[0] for _, decoy in turns]


_WIDE_AS: Final = 0.89
"""How many times as wide as its type is high a digit is at most, with the space that a cell leaves free."""


def _fitting_size(ax: Axes, size: float, columns: int, pays: Iterable[Payoff], language: str) -> float:
    """Return the size of type, in points, at which each of these stands in one of so many columns."""
    widest = max(len(_pay(pay, language)) for pay in pays)
    return min(size, 72 * width_of(ax) / (scale_of(ax) * columns * widest * _WIDE_AS))


def _pay(pay: Payoff, language: str) -> str:
    return written(round(float(pay), 2), language)


def who_deviates(g: NormalForm, ax: Axes | None = None, language: str = "en") -> Axes:
    """Draw who would change their vote: what the storyteller's card and a decoy pay, by what the others do.

    An arrow points from what pays less to what pays more; where the lines cross, nobody wants to be alone.

    Parameters
    ----------
    g : VotingGame
        From `dixit_widget.theory.voting_game`.
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
        If it isn't a voters' game.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.theory import voting_game
    >>> ax = who_deviates(voting_game(edition("dixit-2021"), guessers=4))
    >>> [line.get_label() for line in ax.get_lines()]
    ['storyteller’s card', 'a decoy']
    """
    if not isinstance(g, VotingGame):
        raise ChartProblem("charts.game", value=type(g).__name__)
    card, decoy = curve_points(g)
    others = range(g.guessers)
    title = say("charts.deviates.title", language)
    ax = canvas(
        ax,
        title,
        say(f"charts.kind.{g.kind}", language) + " · " + one_line(rule_name(g.rules, language)),
    )
    names = (say("charts.card", language), _label(g, g.away(0), 0, language))
    for pays, colour, dash, marker, name in (
        (card, ACCENT, "-", "o", names[0]),
        (decoy, "#b26a00", (0, (6, 2.5)), "s", names[1]),
    ):
        ax.plot(
            others,
            [float(pay) for pay in pays],
            color=colour,
            linestyle=dash,
            linewidth=2.6,
            marker=marker,
            markersize=10,
            markeredgecolor=PAPER,
            markeredgewidth=1.6,
            label=name,
            zorder=4,
            clip_on=False,
        )
    for k in others:
        _arrow(ax, k, float(card[k]), float(decoy[k]))
    low, high = ax.get_ylim()
    ends = spread([float(card[-1]), float(decoy[-1])], (high - low) * 0.08)
    for place, name, colour in zip(ends, names, (ACCENT, "#8a5200"), strict=True):
        ax.annotate(
            name,
            (g.guessers - 1, place),
            (14, 0),
            textcoords="offset points",
            va="center",
            color=colour,
            fontsize=12.5,
            fontweight="bold",
            fontfamily=sans(),
            annotation_clip=False,
        )
    ax.set_xticks(list(others))
    ax.set_xlim(-0.15, g.guessers - 1)
    ax.yaxis.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10]))
    ax.yaxis.set_major_formatter(Numbers(language))
    ax.set_xlabel(say("charts.others", language))
    ax.set_ylabel(say(f"charts.payoff.{g.objective}", language))
    words = [_in_words(k, card[k], decoy[k], g, language) for k in others]
    describe(ax, f"{title} {g.why(language)} " + " ".join(words))
    return ax


def _arrow(ax: Axes, x: float, card: float, decoy: float) -> None:
    if card == decoy:
        return
    ax.annotate(
        "",
        (x, card),
        (x, decoy),
        arrowprops={
            "arrowstyle": "-|>" if card > decoy else "<|-",
            "color": MUTED,
            "linewidth": 1.6,
            "shrinkA": 9,
            "shrinkB": 9,
            "mutation_scale": 16,
        },
        zorder=3,
    )
