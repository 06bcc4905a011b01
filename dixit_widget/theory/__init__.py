"""The theory of the scoring, exact: clarity of clues, voters' and party game, choice of decoys.

It looks at any number of guessers, also at more or fewer than a game of the rules would seat.
"""

from dixit_widget.words.missing import needed_by

with needed_by("dixit_widget.theory"):
    from dixit_widget.theory.audiences import audience_payoff
    from dixit_widget.theory.best_response import BestResponses, best_response_dynamics
    from dixit_widget.theory.bimatrix import extreme_equilibria
    from dixit_widget.theory.clarity import (
        Clarity,
        best_clarity,
        finders_distribution,
        guesser_payoff,
        storyteller_payoff,
    )
    from dixit_widget.theory.correlated import correlated_equilibrium
    from dixit_widget.theory.decoys import DecoyChoice, PulledVote, decoy_choice, pulled_vote
    from dixit_widget.theory.dependence import TheoryProblem
    from dixit_widget.theory.gambit import MissingGambit
    from dixit_widget.theory.kinds import Corners, kind_of, patience
    from dixit_widget.theory.level_k_thinking import level_k
    from dixit_widget.theory.normal_form import NormalForm
    from dixit_widget.theory.party import PartyGame, party_game
    from dixit_widget.theory.quantal_response import logit_qre
    from dixit_widget.theory.replicator_dynamics import replicator
    from dixit_widget.theory.signals import (
        literal_listener,
        pragmatic_listener,
        pragmatic_speaker,
    )
    from dixit_widget.theory.voting import VotingGame, voting_game

__all__ = [
    "BestResponses",
    "Clarity",
    "Corners",
    "DecoyChoice",
    "MissingGambit",
    "NormalForm",
    "PartyGame",
    "PulledVote",
    "TheoryProblem",
    "VotingGame",
    "audience_payoff",
    "best_clarity",
    "best_response_dynamics",
    "correlated_equilibrium",
    "decoy_choice",
    "extreme_equilibria",
    "finders_distribution",
    "guesser_payoff",
    "kind_of",
    "level_k",
    "literal_listener",
    "logit_qre",
    "party_game",
    "patience",
    "pragmatic_listener",
    "pragmatic_speaker",
    "pulled_vote",
    "replicator",
    "storyteller_payoff",
    "voting_game",
]
