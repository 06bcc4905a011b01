"""The one place where a live game changes: the room, its clients, the table, the store, the messages."""

from dixit_widget.table.client import Client, RefusedDraft
from dixit_widget.table.game_list import GameList, ListedGame
from dixit_widget.table.hot_seat import HotSeat
from dixit_widget.table.line_up import bot_seats
from dixit_widget.table.lobby import refuse_odd_name
from dixit_widget.table.pictures import PictureInfo, PictureList, PictureService
from dixit_widget.table.room import Room
from dixit_widget.table.rpc import RefusedRequest
from dixit_widget.table.seats import Seat
from dixit_widget.table.snapshot import Seating, Snapshot, new_epoch
from dixit_widget.table.store import Store, StoreOutOfReach, StoreProblem
from dixit_widget.table.table import Change, Table

__all__ = [
    "Change",
    "Client",
    "GameList",
    "HotSeat",
    "ListedGame",
    "PictureInfo",
    "PictureList",
    "PictureService",
    "RefusedDraft",
    "RefusedRequest",
    "Room",
    "Seat",
    "Seating",
    "Snapshot",
    "Store",
    "StoreOutOfReach",
    "StoreProblem",
    "Table",
    "bot_seats",
    "new_epoch",
    "refuse_odd_name",
]
