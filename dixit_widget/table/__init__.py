"""The one place where a live game changes: seats, lock, listeners, store, and the message protocol."""

from dixit_widget.table.host import Host, RefusedRequest, Update
from dixit_widget.table.seats import Seat
from dixit_widget.table.store import Store, StoreOutOfReach, StoreProblem
from dixit_widget.table.table import Change, Table

__all__ = [
    "Change",
    "Host",
    "RefusedRequest",
    "Seat",
    "Store",
    "StoreOutOfReach",
    "StoreProblem",
    "Table",
    "Update",
]
