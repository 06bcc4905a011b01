"""Games written down: read back, replayed, tabulated; damaged files are refused and left alone."""

from __future__ import annotations

import os
import pickle
import stat
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from dixit_widget.engine import (
    Continue,
    DamagedRecord,
    Game,
    GiveClue,
    MissingFile,
    MissingFolder,
    NewerRecord,
    Record,
    UnusableFile,
)
from dixit_widget.engine.record import FORMAT
from dixit_widget.rules import edition
from dixit_widget.words import Problem
from tests.engine.engine_play import finished, moments
from tests.engine.test_turn import start, told

GAME = finished(start("dixit-2021", 4, first=None), Random(4))
RECORD = Record.of(GAME)


def test_a_record_that_names_a_file_as_the_rulebook_still_loads():
    old = Path(__file__).with_name("written-with-file-names.json")
    assert ".txt" in old.read_text()
    record = Record.load(old)
    assert "draws_first" not in old.read_text()  # rules that were fields only later are those of the box
    assert record.header.rules == edition("dixit-2021")
    assert ".txt" not in record.to_json()
    assert [game.turn for game in record.replay()][-1] == 2


def test_header():
    header = RECORD.header
    assert (header.format, header.rules, header.players) == (FORMAT, GAME.rules, GAME.players)
    assert (header.seed, header.first, header.deck) == (7, None, GAME.deck)
    assert isinstance(header.version, str)


@pytest.mark.parametrize("id", ["dixit-2008", "odyssey-party", "odyssey-team", "print-and-play"])
def test_replay(id, tmp_path):
    n = 3 if id in ("dixit-2008", "print-and-play") else 6
    games = list(moments(start(id, n), Random(1)))
    record = Record.load(Record.of(games[-1]).save(tmp_path / "game.json"))
    assert list(record.replay()) == games


def test_an_unfinished_game():
    game = told(start("dixit-2021", 4))
    *_, again = Record.of(game).replay()
    assert again == game


def test_variants_and_odd_texts_survive(tmp_path):
    rules = edition("dixit-2018").replace(lone_finder_points=4, clue_kinds=("text", "sung"))
    game = Game.start(rules, ["Zoë", "美咲", 'O\'Neil "x"'], seed=2**64 - 1, first="美咲")
    game = game.play(GiveClue("美咲", game.hand("美咲")[0], "</script> “é” {x}", "sung"))
    record = Record.load(Record.of(game).save(tmp_path / "ü.json"))
    assert list(record.replay())[-1] == game


class TestFiles:
    def test_saving_replaces_wholly(self, tmp_path):
        path = tmp_path / "game.json"
        path.write_text("old")
        assert RECORD.save(path) == path
        assert Record.load(str(path)) == RECORD
        assert os.listdir(tmp_path) == ["game.json"]

    def test_a_failed_save_leaves_the_old_file(self, tmp_path, monkeypatch):
        path = tmp_path / "game.json"
        path.write_text("old")

        def fail(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(os, "replace", fail)
        with pytest.raises(OSError, match="disk full"):
            RECORD.save(path)
        assert path.read_text() == "old"
        assert os.listdir(tmp_path) == ["game.json"]

    def test_the_file_is_readable(self, tmp_path):
        lines = RECORD.save(tmp_path / "game.json").read_text(encoding="utf-8").splitlines()
        assert len(lines) == len(RECORD.actions) + 3
        assert lines[2].startswith('{"action":"give_clue"')

    def test_home_is_understood(self, tmp_path, monkeypatch):
        monkeypatch.setenv("HOME", str(tmp_path))
        assert RECORD.save("~/game.json") == tmp_path / "game.json"
        assert Record.load("~/game.json") == RECORD
        assert Record.load(Path("~/game.json")) == RECORD

    def test_an_editor_has_put_a_mark_before_it(self, tmp_path):
        path = tmp_path / "game.json"
        path.write_text(RECORD.to_json(), encoding="utf-8-sig")
        assert Record.load(path) == RECORD
        assert Record.from_json("\ufeff" + RECORD.to_json()) == RECORD

    def test_a_path_is_a_path(self):
        for call, words in (
            (RECORD.save, "saved under the path of a file, not under"),
            (Record.load, "not from"),
        ):
            for path in (7, None, ""):
                with pytest.raises(DamagedRecord, match=f"{words} {path!r}") as caught:
                    call(path)
                assert caught.value.message("fr").endswith(f" {path!r}.")

    @pytest.mark.parametrize("content", ["old", None])
    def test_a_link_is_followed(self, tmp_path, content):
        real, link = tmp_path / "real.json", tmp_path / "link.json"
        if content is not None:
            real.write_text(content)
        link.symlink_to(real.name)
        assert RECORD.save(link) == link
        assert link.is_symlink()
        assert Record.load(real) == RECORD

    def test_a_link_into_a_folder_that_is_not_there(self, tmp_path):
        link = tmp_path / "link.json"
        link.symlink_to(tmp_path / "nowhere" / "game.json")
        with pytest.raises(MissingFolder, match=r"no folder .*nowhere"):
            RECORD.save(link)

    def test_links_in_a_circle(self, tmp_path):
        link = tmp_path / "link.json"
        link.symlink_to(link)
        with pytest.raises(UnusableFile, match=r"cannot be saved as .*link\.json: "):
            RECORD.save(link)
        assert link.is_symlink()

    def test_a_pipe_stays_one(self, tmp_path):
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        (tmp_path / "link").symlink_to(pipe)
        for path in (pipe, tmp_path / "link", tmp_path):
            with pytest.raises(UnusableFile, match="no ordinary file") as caught:
                RECORD.save(path)
            assert "n’est pas un fichier ordinaire" in caught.value.message("fr")
        assert stat.S_ISFIFO(pipe.stat().st_mode)

    def test_who_may_use_the_file(self, tmp_path):
        (plain := tmp_path / "plain").touch()
        (kept := tmp_path / "kept").touch()
        kept.chmod(0o640)
        for name, like in (("new", plain), ("kept", kept)):
            mode = like.stat().st_mode
            assert RECORD.save(tmp_path / name).stat().st_mode == mode

    def test_the_longest_name_there_can_be(self, tmp_path):
        assert Record.load(RECORD.save(tmp_path / ("x" * 255))) == RECORD

    def test_no_such_file(self, tmp_path):
        with pytest.raises(FileNotFoundError):
            Record.load(tmp_path / "nothing.json")


def test_stand_ins_are_tidied():
    numpy = pytest.importorskip("numpy")
    for given in (numpy.array([5, 3]), [3.0, 5, 3], {numpy.int64(5), 3}, iter([3, 5])):
        record = Record.of(GAME, given)
        assert record.stand_ins == (3, 5)
        assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize(
    ("stand_ins", "value"),
    [
        (["a", "b"], "'a'"),
        ([9999], "9999"),
        ([-1], "-1"),
        ([True], "True"),
        ([[1]], r"\[1\]"),
        (5, "5"),
        (None, "None"),
    ],
)
def test_stand_ins_that_are_none(stand_ins, value):
    with pytest.raises(DamagedRecord, match=rf"below {GAME.revision}; {value} won’t do") as caught:
        Record.of(GAME, stand_ins)
    assert "stand_ins= prend une liste" in caught.value.message("fr")


def spoilt(**changes: object) -> str:
    data = msgspec.json.decode(RECORD.to_json())
    data["header"].update(changes)
    return msgspec.json.encode(data).decode()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"header": {}}',
        b"\xff\xfe\x00",
        "[" * 100_000,
        RECORD.to_json()[:-40],
        RECORD.to_json().replace('"give_clue"', '"dance"'),
        RECORD.to_json().replace('"slots":[', '"slots":["x",'),
        RECORD.to_json().replace('"slots":[', '"slots":[77,'),
        RECORD.to_json().replace('{"action":"continue"},\n', "", 1),
        spoilt(format="1"),
        spoilt(seed=-1),
        spoilt(seed=True),
        spoilt(players=["Ana", "Ana", "Ben", "Cleo"]),
        spoilt(players=["Ana", " Ana", "Ben", "Cleo"]),
        spoilt(players=[]),
        spoilt(deck=["a"]),
        spoilt(rules={"id": "x", "bonus_cap": -1}),
        spoilt(rules={"id": "x", "unknown": 1}),
        spoilt(seed=8),
    ],
)
def test_damaged(text, tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    before = path.read_bytes()
    with pytest.raises(DamagedRecord) as caught:
        Record.load(path)
    assert caught.value.message("fr")
    assert len(str(caught.value)) < 400
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["lIse", "\u0406lse", "ILSE"])
def test_names_that_were_told_apart_when_it_was_written_still_load(name):
    text = RECORD.to_json().replace('"Ana"', '"Ilse"').replace('"Ben"', f'"{name}"')
    assert [*Record.from_json(text).replay()][-1].players == ("Ilse", name, *GAME.players[2:])


def test_an_action_that_cannot_have_been_played_is_named():
    record = Record(RECORD.header, (RECORD.actions[0], Continue()))
    with pytest.raises(DamagedRecord, match="action 2 cannot have been played: Not now"):
        list(record.replay())


def test_from_the_future(tmp_path):
    path = tmp_path / "game.json"
    path.write_text('{"header": {"format": 2, "unheard": "of"}, "moves": []}')
    with pytest.raises(NewerRecord, match="format 2; this version reads up to 1"):
        Record.load(path)


@pytest.mark.parametrize("text", [None, 5, {}, ["x"]])
def test_what_is_no_text(text):
    with pytest.raises(DamagedRecord, match="read from text or bytes, not from") as caught:
        Record.from_json(text)
    assert caught.value.message("fr").startswith("Un enregistrement se lit")


@pytest.mark.parametrize(("format", "written"), [(0, "0"), (-1, "−1")])
def test_formats_that_never_were(format, written):
    text = RECORD.to_json().replace('"format":1', f'"format":{format}')
    with pytest.raises(DamagedRecord, match=rf"from 1 to 1, not {written}\.") as caught:
        Record.from_json(text)
    assert written in caught.value.message("fr")


def test_saved_into_a_folder_that_is_not_there(tmp_path):
    for folder in (tmp_path / "nowhere", Path(RECORD.save(tmp_path / "file"))):
        with pytest.raises(FileNotFoundError) as caught:
            RECORD.save(folder / "game.json")
        assert isinstance(caught.value, Problem)
        assert f"there is no folder {folder}." in str(caught.value)
        assert str(folder) in caught.value.message("fr")
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize("name", [".", "a\0b", "x" * 300, "a\ud800"])
def test_what_cannot_be_a_file_is_refused_with_a_sentence(tmp_path, name):
    place = f"{tmp_path}/{name}"
    with pytest.raises(UnusableFile, match="cannot be saved as") as caught:
        RECORD.save(place)
    assert "ne peut pas être écrit dans" in caught.value.message("fr")
    assert str(caught.value).encode()
    with pytest.raises(UnusableFile, match="cannot be read"):
        Record.load(place)
    assert list(tmp_path.iterdir()) == []


def test_loaded_from_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"There is no file .*nowhere") as caught:
        Record.load(tmp_path / "nowhere.json")
    assert isinstance(caught.value, MissingFile)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


class TestRows:
    def test_one_row_per_player_and_turn(self):
        rows = RECORD.rows()
        assert len(rows) == GAME.turn * 4
        assert [row["player"] for row in rows[:4]] == list(GAME.players)
        last = {row["player"]: row["score"] for row in rows}
        assert last == GAME.scores
        assert sum(row["points"] for row in rows) == sum(GAME.scores.values())

    def test_what_a_row_says(self):
        for row in RECORD.rows():
            tells = row["role"] == "storyteller"
            assert tells == (row["player"] == row["storyteller"])
            assert row["found"] is (None if tells else row["target"] in row["votes"])
            assert len(row["cards"]) == len(row["slots"]) == 1
            assert (row["target"] in row["slots"]) == tells
            assert row["clue"] == "Where is happiness?"
            assert row["team"] is row["red"] is None

    def test_teams(self):
        end = finished(start("odyssey-team", 6), Random(1))
        rows = Record.of(end).rows()
        assert {row["role"] for row in rows} == {"storyteller", "teammate", "guesser"}
        for row in rows:
            assert (row["found"] is not None) == bool(row["votes"])
            assert row["team"] == end.setup.side[row["player"]]

    def test_party(self):
        rows = Record.of(finished(start("odyssey-party", 6), Random(1))).rows()
        assert all(row["found"] is row["target"] is None for row in rows)
        assert all((row["red"] is not None) == (row["role"] == "storyteller") for row in rows)

    def test_nothing_scored_yet(self):
        assert Record.of(told(start("dixit-2021", 4))).rows() == []

    def test_frame(self):
        pandas = pytest.importorskip("pandas")
        frame = RECORD.to_frame()
        assert list(frame.columns) == list(RECORD.rows()[0])
        assert len(frame) == len(RECORD.rows())
        assert frame.groupby("player")["points"].sum().to_dict() == GAME.scores
        assert isinstance(frame, pandas.DataFrame)
        assert list(Record.of(start("dixit-2021", 4)).to_frame().columns) == list(frame.columns)

    def test_without_pandas(self, monkeypatch):
        monkeypatch.setitem(sys.modules, "pandas", None)
        with pytest.raises(ImportError, match=r"Record\.rows\(\) gives the same rows without"):
            RECORD.to_frame()


def test_records_are_small(tmp_path):
    size = Path(RECORD.save(tmp_path / "game.json")).stat().st_size
    assert size < 20_000


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: Record.of(None), "written of a Game, not of None"),
        (lambda: Record.load(None), "from the path of a file, not from None"),
        (lambda: Record.load(5), "from the path of a file, not from 5"),
    ],
)
def test_what_is_no_game_and_no_file_is_refused(ask, words):
    with pytest.raises(DamagedRecord, match=words) as caught:
        ask()
    assert caught.value.message("fr")
