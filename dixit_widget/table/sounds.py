"""Clues that are heard: in memory while their turn lasts, for all who look on, and written down nowhere."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from dixit_widget.engine import Game, GiveClue
from dixit_widget.engine.actions import Clue, tidy_clue
from dixit_widget.table.rpc import RefusedRequest

MOST_BYTES: Final = 120_000
"""Of a recording: fifteen seconds of speech or song, with room to spare."""
_HEARD: Final = ("sound", "sung")
_HEAD: Final = 4096  # bytes, in which a container says what it holds


class Sound(msgspec.Struct, frozen=True):
    """A recorded clue.

    Attributes
    ----------
    name : str
        What it is asked for by: nobody guesses it.
    type : str
        What it is in, by its first bytes.
    content : bytes
    clue : Clue
        Which it is, if it is taken: a bot may be quicker for somebody whose time is up.
    turn : int
    epoch : str
        Of which game.
    """

    name: str
    type: str
    content: bytes
    clue: Clue
    turn: int
    epoch: str


class Sounds:
    """The recorded clue of the turn, and those that are just being told."""

    def __init__(self) -> None:
        self._kept: dict[str, Sound] = {}
        self._lock = threading.Lock()

    def tell(
        self,
        buffers: Sequence[object],
        clue: GiveClue,
        game: Game,
        epoch: str,
        act: Callable[[], bool],
    ) -> bool:
        """Give a clue that is heard; where it is refused or comes too late, the recording is gone again.

        Parameters
        ----------
        buffers : sequence of bytes-like
            The recording.
        clue : GiveClue
        game : Game
            As it is before.
        epoch : str
            Which game it is.
        act : callable
            Gives the clue; returns whether that changed anything.

        Raises
        ------
        RefusedRequest
            If it is no recording, too large, one of several, or of a clue that is not heard.
        """
        if clue.kind not in _HEARD:
            raise RefusedRequest("request.sound_kind")
        if len(buffers) > 1:
            raise RefusedRequest("request.sound_several")
        content = _content(buffers[0])
        told = Clue(clue.player, tidy_clue(clue.text), clue.kind)
        name = secrets.token_urlsafe(16)
        sound = Sound(name, _type(content), content, told, game.turn, epoch)
        with self._lock:
            self._kept = {**self._kept, name: sound}
        done = False
        try:
            done = act()
        finally:
            if not done:
                self._forget(name)
        return done

    def of(self, game: Game | None, epoch: str) -> str:
        """Return what the turn's clue is asked for by; empty: nothing is heard. What is past is forgotten."""
        with self._lock:
            if game is None or game.phase == "over":
                self._kept = {}
                return ""
            self._kept = {
                name: sound
                for name, sound in self._kept.items()
                if sound.epoch == epoch and sound.turn >= game.turn
            }
            heard = [
                sound.name
                for sound in self._kept.values()
                if (sound.clue, sound.turn) == (game.clue, game.turn)
            ]
            return heard[0] if heard else ""

    def get(self, name: str) -> Sound | None:
        """Return a recording by its name, while its turn lasts."""
        return self._kept.get(name)

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._kept = {}

    def _forget(self, name: str) -> None:
        with self._lock:
            self._kept = {other: sound for other, sound in self._kept.items() if other != name}


def _content(buffer: object) -> bytes:
    """Return what came beside a message as bytes."""
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]
    except TypeError as error:
        raise RefusedRequest("request.sound_unknown") from error
    if view.nbytes > MOST_BYTES:
        raise RefusedRequest("request.sound_large", size=-(-view.nbytes // 1000), most=MOST_BYTES // 1000)
    return bytes(view)


def _type(content: bytes) -> str:
    """Return what a recording is in, whatever its sender says.

    Examples
    --------
    >>> _type(b"OggS" + bytes(24) + b"OpusHead")
    'audio/ogg'
    """
    head = content[:_HEAD]
    if head.startswith(b"\x1a\x45\xdf\xa3") and b"webm" in head[:64] and b"A_OPUS" in head:
        return "audio/webm"
    if head.startswith(b"OggS") and head[28:36] == b"OpusHead":
        return "audio/ogg"
    if head[4:8] == b"ftyp" and any(codec in content for codec in (b"mp4a", b"Opus")):
        return "audio/mp4"
    raise RefusedRequest("request.sound_unknown")
