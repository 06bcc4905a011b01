"""By which a Jupyter server finds a door that is open on this computer: a file that nobody else can read."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import msgspec

RELAY_HEADER: Final = "X-Dixit-Relay"
"""Says that a request comes through a Jupyter server, by a secret that stands in the file."""
FROM_HEADER: Final = "X-Dixit-From"
"""From which address it was asked there: beside that secret it is believed."""
_ID: Final = re.compile(r"[0-9a-z]{12}")


class Doorplate(msgspec.Struct, frozen=True):
    """Where a door is, and the secret by which it knows the Jupyter server again."""

    port: int
    secret: str
    secure: bool = False


def _file(id: str) -> Path | None:
    try:
        from jupyter_core.paths import jupyter_runtime_dir
    except ImportError:
        return None
    return Path(jupyter_runtime_dir()) / f"dixit-{id}.json"


def put_up(id: str, plate: Doorplate) -> None:
    """Write the file, where there is Jupyter; only the user can read it."""
    file = _file(id)
    if file is None:
        return
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.unlink(missing_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as handle:
        handle.write(msgspec.json.encode(plate))


def take_down(id: str) -> None:
    """Remove the file."""
    file = _file(id)
    if file is not None:
        file.unlink(missing_ok=True)


def read(id: str) -> Doorplate | None:
    """Return where a door is; None where there is none of that id."""
    file = _file(id) if _ID.fullmatch(id) else None
    if file is None:
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Doorplate)
    except (OSError, msgspec.MsgspecError):
        return None
