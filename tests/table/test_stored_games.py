"""Which stored game is gone on with: what people have done counts, and running a cell again hides nothing."""

from __future__ import annotations

import re
import sqlite3
from datetime import datetime, timezone
from pathlib import Path

import pytest

import dixit_widget as dixit
from dixit_widget.table import GameList, ListedGame, RefusedRequest, Store, StoreProblem
from dixit_widget.words import LANGUAGES


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def bots_first(store: Path | Store, seed: int) -> dixit.TableWidget:
    """Return a table at which a bot has told already, and the person is waited for."""
    table = dixit.play("Ana", bots=3, edition="dixit-2018", first="Fox", seed=seed, store=store)
    assert table.revision > 0
    assert table.game.waiting_for == ("Ana",)
    return table


def hand_in(table: dixit.TableWidget) -> None:
    table.act(dixit.HandIn("Ana", (table.game.hand("Ana")[0],)))


def test_a_game_in_which_only_bots_have_moved_hides_none_that_was_played(path: Path) -> None:
    table = bots_first(path, 11)
    hand_in(table)
    bots_first(path, 12)
    assert dixit.resume(store=path).game == table.game


def test_the_last_three_are_those_that_people_played_in_and_one_only_begun(path: Path) -> None:
    played = [bots_first(path, seed) for seed in (11, 12)]
    for table in played:
        hand_in(table)
    for seed in (13, 14):
        bots_first(path, seed)
    store = Store(path)
    assert [stored.header.seed for stored in store.unfinished(3)] == [12, 11, 14]
    assert [stored.header.seed for stored in store.unfinished(2)] == [12, 11]
    assert [stored.played_by_people for stored in store.unfinished(3)] == [True, True, False]
    played[0].act(dixit.Vote("Ana", played[0].game.options("Ana").slots[:1]))
    assert store.last_unfinished().header.seed == 11


def test_bots_among_themselves_are_played_by_whoever_goes_on(path: Path) -> None:
    table = dixit.play(bots=4, seed=1, store=path)
    table.act(dixit.Continue())
    dixit.play(bots=4, seed=2, store=path)
    assert dixit.resume(store=path).game == table.game


def test_a_game_that_cannot_be_read_hides_no_other(path: Path) -> None:
    table = bots_first(path, 11)
    hand_in(table)
    hand_in(bots_first(path, 12))
    with sqlite3.connect(path) as file:
        file.execute("UPDATE games SET seats = 'nonsense' WHERE id = 2")
    assert dixit.resume(store=path).game == table.game
    assert [game.number for game in dixit.games(store=path)] == [1]


def test_a_game_is_found_by_its_number(path: Path) -> None:
    tables = [bots_first(path, seed) for seed in (11, 12)]
    store = Store(path)
    assert store.game(1).actions == tables[0].game.actions
    for odd in (3, 0, True, "1", None, 2**70):
        with pytest.raises(StoreProblem, match=r"lists them: import dixit_widget as dixit; dixit\.games\("):
            store.game(odd)


def test_a_game_is_chosen_by_its_number(path: Path) -> None:
    tables = [bots_first(path, seed) for seed in (11, 12)]
    hand_in(tables[1])
    over = dixit.play(bots=3, seed=1, store=path)
    over.live.play_on()
    assert dixit.resume(1, store=path).game == tables[0].game
    hand_in(dixit.resume(1, store=path))
    with pytest.raises(ValueError, match="Game 3 is over"):
        dixit.resume(3, store=path)
    with pytest.raises(StoreProblem, match="no game 4"):
        dixit.resume(4, store=path)
    with pytest.raises(ValueError, match="no unfinished game"):
        dixit.resume(1, store=None)


def test_the_stored_games_are_listed(path: Path) -> None:
    before = datetime.now(timezone.utc)
    hand_in(bots_first(path, 11))
    over = dixit.play(bots=3, seed=1, store=path)
    over.live.play_on()
    games = dixit.games(store=path)
    assert [(game.number, game.edition, game.finished) for game in games] == [
        (2, "dixit-2021", True),
        (1, "dixit-2018", False),
    ]
    assert games[1].players == ("Ana", "Fox", "Owl", "Hare")
    assert (games[0].turn, games[1].turn) == (over.turn, 1)
    assert before <= games[1].when <= games[0].when <= datetime.now(timezone.utc)
    assert [game.number for game in games[1:]] == [1]
    for language in LANGUAGES:
        listed = dixit.games(store=path, language=language)
        shown = repr(listed)
        assert len(shown.splitlines()) == 3
        assert "Ana, Fox, Owl, Hare" in shown
        assert "Dixit 2018" in listed._repr_html_()
    with pytest.raises(ValueError, match="no words"):
        dixit.games(store=path, language="de")


def test_a_list_keeps_no_file_open_but_one_that_was_given(path: Path) -> None:
    store = Store(path)
    bots_first(store, 11)
    assert len(dixit.games(store=store)) == 1
    assert len(dixit.games(store=store)) == 1
    assert len(dixit.games(store=None)) == 0


def test_names_in_a_list_are_text_not_html() -> None:
    when = datetime(2026, 5, 1, 20, 15, tzinfo=timezone.utc)
    page = GameList([ListedGame(1, "mine", ("<b>Ana</b>", "Fox"), 2, when, finished=True)])._repr_html_()
    assert "<b>" not in page
    assert "&lt;b&gt;Ana&lt;/b&gt;, Fox" in page
    assert "mine" in page


def test_listing_and_resuming_make_no_file(path: Path) -> None:
    assert len(dixit.games(store=path)) == 0
    assert len(dixit.games(store=path.parent / "no folder" / "games.sqlite")) == 0
    with pytest.raises(ValueError, match="no unfinished game"):
        dixit.resume(store=path)
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize("odd", [5, "", True, b"games"])
def test_what_is_no_path_makes_no_store(odd: object, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    with pytest.raises(StoreProblem, match="A store takes the path of a file"):
        Store(odd)  # type: ignore[arg-type]
    assert list(path.parent.iterdir()) == []


def test_what_is_to_be_copied_from_a_refusal_names_the_store(path: Path) -> None:
    table = dixit.play("Ana", bots=3, store=path)
    call = re.escape(f"dixit.games(store={str(path)!r})")
    for ask in (lambda: dixit.resume(99, store=path), lambda: table.resume(99)):
        with pytest.raises(StoreProblem, match=call):
            ask()
    mine = dixit.Deck([dixit.Card(str(number)) for number in range(84)])
    call = re.escape(f'dixit.resume(1, deck=dixit.Deck.from_folder("…"), store={str(path)!r})')
    with pytest.raises(RefusedRequest, match=call):
        dixit.resume(1, deck=mine, store=path)
    other = dixit.resume(1, store=path)
    while other.phase == "clue" and not other.game.options("Ana"):
        other.live.let_bots_begin()
    other.act(dixit.GiveClue("Ana", other.game.hand("Ana")[0], "a clue"))
    with pytest.raises(StoreProblem, match=re.escape(f"dixit.resume(store={str(path)!r})")):
        table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[0], "a clue"))


def test_the_everyday_store_needs_no_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dixit_widget.table.store.default_path", lambda: path)
    assert Store(path).call("resume", "3") == "dixit.resume(3)"
