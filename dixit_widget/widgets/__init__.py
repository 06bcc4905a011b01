"""The anywidget front doors."""

from dixit_widget.widgets.doors import play, resume
from dixit_widget.widgets.predict import Predict
from dixit_widget.widgets.replay_widget import ReplayWidget
from dixit_widget.widgets.rule_explorer import RuleExplorer
from dixit_widget.widgets.scoring_lab import ScoringLab
from dixit_widget.widgets.table_widget import TableWidget

__all__ = ["Predict", "ReplayWidget", "RuleExplorer", "ScoringLab", "TableWidget", "play", "resume"]
