"""Figures of games, votes, theory and simulations; each function takes ``ax=None`` and returns the Axes.

Several of them side by side need a figure that makes room for names and subtitles beside the axes::

    figure, axes = plt.subplots(1, 2, figsize=(14, 5), layout="constrained")
    score_progression(game, ax=axes[0])
    clarity_of_clues(game, ax=axes[1])

As everywhere in matplotlib, axes that have been drawn on keep what is there: use new ones, or ``ax.clear()``.
"""

from dixit_widget.words.missing import needed_by

with needed_by("dixit_widget.charts"):
    from dixit_widget.charts.canvas import (
        GOLD,
        INK,
        LINE,
        MUTED,
        ChartProblem,
        canvas,
        describe,
        markup,
        png,
        summary,
    )
    from dixit_widget.charts.classes import class_votes, treatment
    from dixit_widget.charts.clues import clarity_of_clues
    from dixit_widget.charts.curves import clarity_curve, payoff_matrix, who_deviates
    from dixit_widget.charts.flow import voting_flow
    from dixit_widget.charts.live import Live, live
    from dixit_widget.charts.marks import colour, draw_mark, edge
    from dixit_widget.charts.progression import score_progression
    from dixit_widget.charts.signals import audience_map, signal_table
    from dixit_widget.charts.simulated import edition_comparison, game_length, seat_advantage
    from dixit_widget.charts.tournaments import running_shares, win_shares
    from dixit_widget.charts.votes import decoy_success, voting_pattern
    from dixit_widget.simulate.intervals import wilson

__all__ = [
    "GOLD",
    "INK",
    "LINE",
    "MUTED",
    "ChartProblem",
    "Live",
    "audience_map",
    "canvas",
    "clarity_curve",
    "clarity_of_clues",
    "class_votes",
    "colour",
    "decoy_success",
    "describe",
    "draw_mark",
    "edge",
    "edition_comparison",
    "game_length",
    "live",
    "markup",
    "payoff_matrix",
    "png",
    "running_shares",
    "score_progression",
    "seat_advantage",
    "signal_table",
    "summary",
    "treatment",
    "voting_flow",
    "voting_pattern",
    "who_deviates",
    "wilson",
    "win_shares",
]
