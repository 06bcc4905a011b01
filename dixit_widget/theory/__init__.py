"""The theory of the scoring, exact: clarity of clues, voters' and party game, choice of decoys.

It looks at any number of guessers, also at more or fewer than a game of the rules would seat. Names are
handed on lazily: what needs no arrays works where there is no NumPy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dixit_widget.words.lazily import handed_on

if TYPE_CHECKING:
    from dixit_widget.theory.audiences import audience_payoff as audience_payoff
    from dixit_widget.theory.best_response import BestResponses as BestResponses
    from dixit_widget.theory.best_response import best_response_dynamics as best_response_dynamics
    from dixit_widget.theory.bimatrix import extreme_equilibria as extreme_equilibria
    from dixit_widget.theory.clarity import Clarity as Clarity
    from dixit_widget.theory.clarity import best_clarity as best_clarity
    from dixit_widget.theory.clarity import finders_distribution as finders_distribution
    from dixit_widget.theory.clarity import guesser_payoff as guesser_payoff
    from dixit_widget.theory.clarity import storyteller_payoff as storyteller_payoff
    from dixit_widget.theory.correlated import correlated_equilibrium as correlated_equilibrium
    from dixit_widget.theory.decoys import DecoyChoice as DecoyChoice
    from dixit_widget.theory.decoys import PulledVote as PulledVote
    from dixit_widget.theory.decoys import decoy_choice as decoy_choice
    from dixit_widget.theory.decoys import pulled_vote as pulled_vote
    from dixit_widget.theory.dependence import TheoryProblem as TheoryProblem
    from dixit_widget.theory.gambit import MissingGambit as MissingGambit
    from dixit_widget.theory.kinds import Corners as Corners
    from dixit_widget.theory.kinds import kind_of as kind_of
    from dixit_widget.theory.kinds import patience as patience
    from dixit_widget.theory.level_k_thinking import level_k as level_k
    from dixit_widget.theory.normal_form import NormalForm as NormalForm
    from dixit_widget.theory.party import PartyGame as PartyGame
    from dixit_widget.theory.party import party_game as party_game
    from dixit_widget.theory.quantal_response import logit_qre as logit_qre
    from dixit_widget.theory.replicator_dynamics import replicator as replicator
    from dixit_widget.theory.signals import literal_listener as literal_listener
    from dixit_widget.theory.signals import pragmatic_listener as pragmatic_listener
    from dixit_widget.theory.signals import pragmatic_speaker as pragmatic_speaker
    from dixit_widget.theory.voting import VotingGame as VotingGame
    from dixit_widget.theory.voting import voting_game as voting_game

_HOMES = {
    "audiences": ("audience_payoff",),
    "best_response": (
        "BestResponses",
        "best_response_dynamics",
    ),
    "bimatrix": ("extreme_equilibria",),
    "clarity": (
        "Clarity",
        "best_clarity",
        "finders_distribution",
        "guesser_payoff",
        "storyteller_payoff",
    ),
    "correlated": ("correlated_equilibrium",),
    "decoys": (
        "DecoyChoice",
        "PulledVote",
        "decoy_choice",
        "pulled_vote",
    ),
    "dependence": ("TheoryProblem",),
    "gambit": ("MissingGambit",),
    "kinds": (
        "Corners",
        "kind_of",
        "patience",
    ),
    "level_k_thinking": ("level_k",),
    "normal_form": ("NormalForm",),
    "party": (
        "PartyGame",
        "party_game",
    ),
    "quantal_response": ("logit_qre",),
    "replicator_dynamics": ("replicator",),
    "signals": (
        "literal_listener",
        "pragmatic_listener",
        "pragmatic_speaker",
    ),
    "voting": (
        "VotingGame",
        "voting_game",
    ),
}

__getattr__, __dir__, __all__ = handed_on(__name__, _HOMES)  # pyright: ignore[reportUnsupportedDunderAll]
