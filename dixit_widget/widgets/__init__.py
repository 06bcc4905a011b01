"""The anywidget front doors."""

from dixit_widget.widgets.explorer import RuleExplorer
from dixit_widget.widgets.lab import Predict, ScoringLab
from dixit_widget.widgets.play import games, play, resume
from dixit_widget.widgets.replay import ReplayWidget
from dixit_widget.widgets.table_widget import TableWidget

__all__ = ["Predict", "ReplayWidget", "RuleExplorer", "ScoringLab", "TableWidget", "games", "play", "resume"]
