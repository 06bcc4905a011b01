"""A table that is closed is gone, and tables that nobody closes share one open file."""

from __future__ import annotations

import gc
from pathlib import Path
from weakref import WeakSet

import psutil
import pytest

import dixit_widget as dixit
from dixit_widget.bots import random_action
from dixit_widget.table import Store, Table


def play_a_little(store: Path) -> dixit.TableWidget:
    table = dixit.play("Ana", bots=3, seed=1, store=store)
    game = table.game
    table.act(random_action(game.view(game.waiting_for[0])))
    return table


def alive(*kinds: type) -> list[object]:
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


def left(before: WeakSet[object], *kinds: type) -> list[object]:
    """What is alive and was not before, whatever an earlier test may still have let go of since."""
    return [each for each in alive(*kinds) if each not in before]


def open_files(folder: Path) -> int:
    return sum(Path(file.path).is_relative_to(folder) for file in psutil.Process().open_files())


def test_a_closed_table_is_freed_with_all_that_belonged_to_it(tmp_path: Path) -> None:
    kinds = (dixit.TableWidget, Table, Store)
    before = WeakSet(alive(*kinds))
    for _ in range(20):
        play_a_little(tmp_path / "games.sqlite").close()
    assert left(before, *kinds) == []
    assert open_files(tmp_path) == 0


def test_tables_that_stay_open_share_one_file(tmp_path: Path) -> None:
    tables = [play_a_little(tmp_path / "games.sqlite")]
    files = open_files(tmp_path)
    tables += [play_a_little(tmp_path / "games.sqlite") for _ in range(20)]
    assert open_files(tmp_path) == files
    for table in tables:
        table.close()


def test_a_closed_table_s_game_can_still_be_looked_at_and_gone_on_with(tmp_path: Path) -> None:
    table = play_a_little(tmp_path / "games.sqlite")
    table.close()
    assert table.game.revision > 0
    again = dixit.resume(store=tmp_path / "games.sqlite")
    assert again.game.actions == table.game.actions
    again.close()


@pytest.mark.parametrize("make", [dixit.ScoringLab, lambda: dixit.ReplayWidget(dixit.example_record())])
def test_other_widgets_are_freed_too(make: object) -> None:
    kinds = (dixit.ScoringLab, dixit.ReplayWidget)
    before = WeakSet(alive(*kinds))
    for _ in range(5):
        make().close()  # type: ignore[operator]
    assert left(before, *kinds) == []
