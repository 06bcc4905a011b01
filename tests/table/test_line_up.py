"""How many bots there are to be, however the number arrives."""

from __future__ import annotations

import numpy as np
import pytest

from dixit_widget.bots import CHARACTERS
from dixit_widget.table.drafts import first_draft, python_line
from dixit_widget.table.line_up import TABLES, RefusedLineUp, bot_seats, line_up
from dixit_widget.table.rpc import plain
from dixit_widget.table.seats import Seat


@pytest.mark.parametrize("number", [3, 3.0, np.int64(3), np.uint8(3), np.float64(3), np.float32(3)])
def test_three_are_three(number: object) -> None:
    assert line_up(number) == line_up(3)


def test_bots_and_seats_out_of_an_array_are_written_down_like_any() -> None:
    array = np.array(["Fox", "bot", "random"])
    assert plain(Seat(*array)) == plain(Seat("Fox", "bot", "random"))
    assert plain(bot_seats([*array[2:]], [])) == plain(bot_seats(["random"], []))


@pytest.mark.parametrize("odd", [True, 2.5, -1, 13, np.int64(13), float("nan"), "poet", {"poet"}, None])
def test_what_is_no_number_of_bots(odd: object) -> None:
    with pytest.raises(RefusedLineUp):
        line_up(odd)


def test_every_table_is_of_bots_that_there_are() -> None:
    assert list(TABLES) == ["gentle", "lively", "tough"]
    for characters in TABLES.values():
        assert {*characters} <= {*CHARACTERS}


def test_bots_that_are_only_counted_make_a_lively_table() -> None:
    assert line_up(7).characters == (*TABLES["lively"], *TABLES["lively"][:2])


def test_the_set_up_panel_begins_with_a_lively_table_and_says_so_in_a_short_line() -> None:
    draft = first_draft("en")
    assert [seat.character for seat in draft.seats[1:]] == [*TABLES["lively"][:3]]
    assert python_line(draft) == "dixit.play('Me', bots=3, edition='dixit-2021')"
    again = bot_seats(3, ["Me"])
    assert again == [*draft.seats[1:]]
