"""A recorded game, step by step."""

from dixit_widget.widgets.replay.replay_widget import ReplayWidget

__all__ = ["ReplayWidget"]
