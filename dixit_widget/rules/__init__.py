"""What the rulebooks say: rule sets as data, the editions, and scoring as pure functions."""

from dixit_widget.rules.editions import UnknownEdition, edition, editions
from dixit_widget.rules.rounds import InvalidRound, Round, RoundParts, check_round
from dixit_widget.rules.ruleset import RuleSet
from dixit_widget.rules.scoring import Reason, RoundScore, score_possible_round, score_round
from dixit_widget.rules.validation import InvalidRules

__all__ = [
    "InvalidRound",
    "InvalidRules",
    "Reason",
    "Round",
    "RoundParts",
    "RoundScore",
    "RuleSet",
    "UnknownEdition",
    "check_round",
    "edition",
    "editions",
    "score_possible_round",
    "score_round",
]
