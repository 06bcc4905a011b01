"""A door is opened again as it was kept; where that cannot be, it opens to this computer by the same keys."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import trustme

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.server import ports
from dixit_widget.server.kept import Kept, asked_for, read_kept
from dixit_widget.server.served import Server
from dixit_widget.server.share import Share, _open_shares
from dixit_widget.table import Room, Store
from dixit_widget.words.missing import MissingPackage


def narrowed(path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> str:
    """Have a game stored whose door cannot be opened as it was; return what its link ended with."""
    table = dixit.play("Ana", remote=1, bots=2, seed=7, store=path)
    guests = table._room.guests
    guests.door()
    guests.take("Ben")
    guests.begin_gathered()
    kept = msgspec.json.decode(guests.opened.kept(), type=Kept)
    if why == "network":
        monkeypatch.setattr(ports, "candidates", list)
        kept = msgspec.structs.replace(kept, network=True)
    elif why == "address":
        kept = msgspec.structs.replace(kept, network=True, address="192.0.2.77")
    else:
        kept = msgspec.structs.replace(kept, certificate=("gone.pem", "gone.key"))
    table.close()
    Store(path).keep_door(1, msgspec.json.encode(kept).decode())
    return f":{kept.port}/#r={kept.secret}"


@pytest.mark.parametrize("why", ["network", "address", "certificate"])
def test_a_game_is_resumed_though_its_door_cannot_be_opened_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, why: str
) -> None:
    path, before = tmp_path / "games.sqlite", {*_open_shares}
    link = narrowed(path, monkeypatch, why)
    table = dixit.resume(store=path)
    assert table.notice["code"] == "notice.no_door"
    share = table.share()
    assert share.link.endswith(link)  # to this computer, by the same keys
    assert not share.shared().network
    (warned,) = caplog.messages
    assert str(share.trouble) in warned
    assert {*_open_shares} - before == {share.keys.secret}
    table.close()
    table = dixit.resume(store=path)
    assert table.notice is None
    table.close()
    assert {*_open_shares} == before


def test_the_panel_resumes_a_game_though_its_door_cannot_be_opened_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrowed(tmp_path / "games.sqlite", monkeypatch, "network")
    room = Room(Deck.default(), Store(tmp_path / "games.sqlite"), "en", open_door=Share.opened)
    owner = room.join("owner", lambda snapshot: None)
    reply, _ = owner.handle({"id": "1", "kind": "resume", "lang": "en"})
    assert reply["ok"]
    assert room.guests.trouble
    assert room.guests.trouble.code == "share.no_network"
    room.close()


def test_a_table_without_a_notebook_goes_on_though_its_door_cannot_be_opened_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = narrowed(tmp_path / "games.sqlite", monkeypatch, "address")
    server = Server(Kept())
    room = Room(Deck.default(), Store(tmp_path / "games.sqlite"), "en", open_door=server.open_door)
    room.resume()
    assert server.share.link.endswith(link)
    assert room.running().game.players[0] == "Ana"
    room.close()
    server.end()


def test_a_game_is_resumed_where_what_a_door_needs_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrowed(tmp_path / "games.sqlite", monkeypatch, "network")

    def missing(room: Room, kept: str) -> Share:
        raise MissingPackage("missing_extra.share", package="tornado")

    room = Room(Deck.default(), Store(tmp_path / "games.sqlite"), "en", open_door=missing)
    room.resume()
    assert room.running().game.players[0] == "Ana"
    assert isinstance(room.guests.trouble, MissingPackage)
    room.close()


def test_a_class_whose_door_cannot_be_opened_as_it_was_opens_it_as_it_is_asked_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    monkeypatch.setattr(ports, "candidates", lambda: ["127.0.0.2"])
    before = dixit.Classroom("Econ 101", store=path)
    link = before.share(network=True).link
    before.close()
    monkeypatch.setattr(ports, "candidates", list)
    after = dixit.Classroom("Econ 101", store=path)
    share = after.share()
    assert share.trouble
    assert share.link == link.replace("127.0.0.2", "127.0.0.1")
    monkeypatch.setattr(ports, "candidates", lambda: ["127.0.0.2"])
    assert after.share(network=True).link == link
    after.close()


def test_a_certificate_is_found_again_whatever_the_folder_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    issued = trustme.CA().issue_cert("localhost")
    issued.private_key_pem.write_to_path(tmp_path / "key.pem")
    issued.cert_chain_pems[0].write_to_path(tmp_path / "cert.pem")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    for given in [("cert.pem", "~/key.pem"), [Path("cert.pem"), tmp_path / "key.pem"]]:
        kept = asked_for(certificate=given)
        assert kept.certificate == (f"{tmp_path}/cert.pem", f"{tmp_path}/key.pem")
        assert read_kept(msgspec.json.encode(kept).decode()) == kept
