"""What the rulebooks say: rule sets as data, the editions, and scoring as pure functions."""

from dixit_widget.rules.amounts import Amount
from dixit_widget.rules.editions import UnknownEdition, edition, editions
from dixit_widget.rules.rounds import InvalidRound, Round, RoundParts, check_round
from dixit_widget.rules.ruleset import RuleSet
from dixit_widget.rules.scoring import Paid, Reason, RoundScore, pay, score_possible_round, score_round
from dixit_widget.rules.validation import InvalidRules

__all__ = [
    "Amount",
    "InvalidRound",
    "InvalidRules",
    "Paid",
    "Reason",
    "Round",
    "RoundParts",
    "RoundScore",
    "RuleSet",
    "UnknownEdition",
    "check_round",
    "edition",
    "editions",
    "pay",
    "score_possible_round",
    "score_round",
]
