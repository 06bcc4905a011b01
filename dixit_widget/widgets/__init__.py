"""The anywidget front doors."""

from dixit_widget.widgets.play import play, resume
from dixit_widget.widgets.table_widget import TableWidget

__all__ = ["TableWidget", "play", "resume"]
