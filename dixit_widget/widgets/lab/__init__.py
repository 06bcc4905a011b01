"""Positions to move tokens on: the lab that scores them, and questions before the reveal."""

from dixit_widget.widgets.lab.predict import Predict
from dixit_widget.widgets.lab.scoring_lab import ScoringLab

__all__ = ["Predict", "ScoringLab"]
