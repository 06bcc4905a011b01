"""A table that is closed is gone, and tables that nobody closes share one open file."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any
from weakref import WeakSet

import psutil
import pytest
from ipywidgets.widgets.widget import _instances

import dixit_widget as dixit
from dixit_widget.bots import random_action
from dixit_widget.server.share import _open_shares
from dixit_widget.table import Store, Table
from dixit_widget.words import Problem


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


def widgets() -> set[str]:
    return {*_instances}


@pytest.mark.parametrize(
    ("players", "given"),
    [
        (["Ana"], {"bots": 3, "timer": 1}),
        (["Ana"], {"remote": 2, "timer": 1}),
        (["Ana"], {"remote": 30}),
        (["Ana", "ana"], {"bots": 2}),
        (["Ana", "Ben"], {"remote": 1, "seed": "x"}),
        ([], {"timer": 1}),
    ],
)
def test_what_is_refused_leaves_no_game_no_widget_and_no_door(
    tmp_path: Path, players: list[str], given: dict[str, Any]
) -> None:
    store, before, doors = Store(tmp_path / "games.sqlite"), widgets(), {*_open_shares}
    with pytest.raises(Problem):
        dixit.play(*players, **given, store=store)
    assert store.games() == []
    assert widgets() == before
    assert {*_open_shares} == doors


def test_where_nothing_is_to_be_resumed_no_widget_is_left(tmp_path: Path) -> None:
    before = widgets()
    with pytest.raises(ValueError, match="no unfinished game"):
        dixit.resume(store=tmp_path / "games.sqlite")
    assert widgets() == before


@pytest.mark.parametrize("make", [dixit.ScoringLab, lambda: dixit.ReplayWidget(dixit.example_record())])
def test_other_widgets_are_freed_too(make: object) -> None:
    kinds = (dixit.ScoringLab, dixit.ReplayWidget)
    before = WeakSet(alive(*kinds))
    for _ in range(5):
        make().close()  # type: ignore[operator]
    assert left(before, *kinds) == []
