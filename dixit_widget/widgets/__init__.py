"""The anywidget front doors."""

from dixit_widget.widgets.doors import play, resume
from dixit_widget.widgets.table_widget import TableWidget

__all__ = ["TableWidget", "play", "resume"]
