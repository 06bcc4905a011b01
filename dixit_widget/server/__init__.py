"""The same room for players on devices of their own: a small web server on a thread of its own."""

from dixit_widget.server.share import Share, open_share

__all__ = ["Share", "open_share"]
