"""Clues that are heard: what is taken for a recording, who hears it, and that it is gone after its turn."""

from __future__ import annotations

from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.table import Seat, Store, sounds
from tests.table.asking import Owner, ask
from tests.table.recordings import AAC, OGG, WEBM


@pytest.fixture
def owner() -> Owner:
    """Ana and three bots, of whom none begins."""
    owner = Owner(Store(":memory:"))
    bots = [Seat(name, "bot", "literal") for name in ("Ben", "Cleo", "Dan")]
    rules = dixit.edition("dixit-2021").replace(clue_kinds=("text", "sound", "sung"))
    owner.begin(rules, [Seat("Ana"), *bots], seed=5, first="Ana")
    return owner


def tell(owner: Owner, *recordings: object, **change: Any) -> dict[str, Any]:
    """Have Ana tell of her first card."""
    game = owner.room.running().game
    clue = {"action": "give_clue", "card": game.hand("Ana")[0], "text": "", "kind": "sung", **change}
    asked = {"id": "clue", "kind": "act", "revision": game.revision, "action": clue}
    reply, _ = owner.client.handle(asked, recordings)
    return reply


def heard(owner: Owner) -> str:
    """Return what the seating says of the recorded clue."""
    return str(ask(owner, "hello")["seating"]["sound"])


@pytest.mark.parametrize(
    ("recording", "kind"), [(WEBM, "audio/webm"), (OGG, "audio/ogg"), (AAC, "audio/mp4")]
)
@pytest.mark.parametrize("wrapped", [bytes, bytearray, memoryview])
def test_a_recorded_clue_is_heard_till_the_turn_is_over(
    owner: Owner, recording: bytes, kind: str, wrapped: type
) -> None:
    assert heard(owner) == ""
    assert tell(owner, wrapped(recording))["done"]
    name = heard(owner)
    reply, (content,) = owner.client.handle({"id": "1", "kind": "sound", "name": name})
    assert (reply["ok"], reply["type"], content) == (True, kind, recording)
    assert owner.room.running().game.phase == "review"  # the bots have answered
    assert heard(owner) == name
    owner.room.running().act(dixit.Continue())
    assert heard(owner) == ""
    assert ask(owner, "sound", name=name)["code"] == "request.sound_gone"
    assert owner.room.heard(name) is None


def test_nothing_of_it_is_written_down(owner: Owner) -> None:
    assert tell(owner, OGG, text="La la")["done"]
    (stored,) = owner.room._store.games()  # type: ignore[union-attr]
    (clue, *_) = stored.actions
    assert clue == dixit.GiveClue("Ana", clue.card, "La la", "sung")  # type: ignore[union-attr]
    assert "Opus" not in owner.room.running().record.to_json()


def test_a_sound_needs_no_words(owner: Owner) -> None:
    assert tell(owner, OGG, kind="sound")["done"]
    assert owner.room.running().game.view(None)["clue"] == {"by": "Ana", "text": "", "kind": "sound"}


@pytest.mark.parametrize(
    ("recordings", "change", "code"),
    [
        ([b""], {}, "request.sound_unknown"),
        ([b"RIFF....WAVEfmt "], {}, "request.sound_unknown"),
        ([b"<script>alert(1)</script>"], {}, "request.sound_unknown"),
        ([b"\x1a\x45\xdf\xa3" + b"webm V_VP8"], {}, "request.sound_unknown"),
        (["OggS"], {}, "request.sound_unknown"),
        ([None], {}, "request.sound_unknown"),
        ([OGG.ljust(sounds.MOST_BYTES + 1)], {}, "request.sound_large"),
        ([OGG, OGG], {}, "request.sound_several"),
        ([OGG], {"kind": "text", "text": "La"}, "request.sound_kind"),
        ([OGG], {"kind": "mimed"}, "request.sound_kind"),
        ([OGG], {"card": "nonsense"}, "illegal_card"),
    ],
)
def test_what_cannot_be_taken_changes_nothing_and_is_forgotten(
    owner: Owner, recordings: list[object], change: dict[str, str], code: str
) -> None:
    reply = tell(owner, *recordings, **change)
    assert (reply["ok"], reply["code"]) == (False, code)
    assert owner.room.running().game.phase == "clue"
    assert not owner.room.audience.sounds._kept
    assert tell(owner, OGG.ljust(sounds.MOST_BYTES))["done"]


def test_a_recording_beside_another_move_or_in_another_phase_is_left_where_it_is(owner: Owner) -> None:
    assert tell(owner, OGG)["done"]
    name = heard(owner)
    assert not tell(owner, WEBM)["ok"]
    reply, _ = owner.client.handle({"id": "1", "kind": "ping"}, [WEBM])
    assert reply["ok"]
    assert (heard(owner), [*owner.room.audience.sounds._kept]) == (name, [name])


def test_a_recording_that_comes_after_a_stand_ins_clue_is_not_heard_with_it(owner: Owner) -> None:
    table = owner.room.running()
    game = table.game
    told: list[str] = []

    def too_late() -> bool:
        table.act(dixit.GiveClue("Ana", game.hand("Ana")[1], "A bot's"), game.revision)
        told.append(heard(owner))
        return False

    clue = dixit.GiveClue("Ana", game.hand("Ana")[0], "", "sung")
    assert not owner.room.audience.sounds.tell([OGG], clue, game, owner.room.audience.moment.epoch, too_late)
    assert (told, owner.room.audience.sounds._kept) == ([""], {})


@pytest.mark.parametrize("end", ["leave", "close", "another game"])
def test_it_is_gone_with_the_game(owner: Owner, end: str) -> None:
    assert tell(owner, OGG)["done"]
    name = heard(owner)
    if end == "leave":
        assert ask(owner, "leave")["done"]
    elif end == "close":
        owner.room.close()
    else:
        owner.begin(dixit.edition("dixit-2021"), [Seat(each) for each in "ABCD"], seed=6)
    assert owner.room.heard(name) is None


def test_bots_say_that_they_have_not_heard_it(owner: Owner) -> None:
    assert tell(owner, OGG)["done"]
    for player in ("Ben", "Cleo", "Dan"):
        vote, cards = ask(owner, "why", turn=1, player=player)["parts"]
        assert vote["text"].startswith("I have no ears, and there were no words to go by. ")
        assert "no ears" not in cards["text"]
        assert len({card["belief"] for card in vote["cards"]}) == 1


def test_bots_say_that_they_went_by_the_words_beside_it(owner: Owner) -> None:
    assert tell(owner, OGG, text="Low-cost flight")["done"]
    vote, _ = ask(owner, "why", turn=1, player="Ben")["parts"]
    assert vote["text"].startswith("I have no ears: I went by the words. ")
    owner.room.running().act(dixit.Continue())
    assert ask(owner, "why", turn=1, player="Ben", lang="fr")["parts"][0]["text"].startswith(
        "Je n’ai pas d’oreilles"
    )
