"""Many games at once: batches of rounds, games in lock-step, tournaments of bots."""

from dixit_widget.words.missing import needed_by

with needed_by("dixit_widget.simulate"):
    from dixit_widget.simulate.batch import SimulationProblem, score_batch
    from dixit_widget.simulate.games import games, turn_limit
    from dixit_widget.simulate.perception import Perception
    from dixit_widget.simulate.simulation import Simulation
    from dixit_widget.simulate.tournament import Tournament, tournament, tournament_so_far

__all__ = [
    "Perception",
    "Simulation",
    "SimulationProblem",
    "Tournament",
    "games",
    "score_batch",
    "tournament",
    "tournament_so_far",
    "turn_limit",
]
