"""What a cell shows of a share: how people come in, and who is there."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from dixit_widget.table.devices import Presence
from dixit_widget.table.door import Shared
from dixit_widget.words import say

_LINE: Final = "color-mix(in srgb, currentColor 25%, transparent)"
"""Of the text's own colour, so that the card fits a light page and a dark one."""


def share_card(shared: Shared, seats: Mapping[str, Presence]) -> str:
    """Return the card as HTML.

    Parameters
    ----------
    shared : Shared
    seats : mapping of str to str
        For each player whether somebody is there.
    """
    link, picture = escape(shared.invitation.link), escape(shared.invitation.picture)
    place = shared.invitation.link.partition("#")[0]
    others = "".join(f"<li>{escape(other)}</li>" for other in shared.others)
    return (
        f'<div style="display: flex; flex-wrap: wrap; gap: 20px; max-width: 720px; padding: 16px; '
        f'border: 1px solid {_LINE}; border-radius: 14px">'
        f'<img src="{picture}" alt="{say("share.scan")}" width="240" height="240" '
        f'style="margin: 0; border-radius: 10px; background: #fff"/>'
        f'<div style="flex: 1 1 260px; min-width: 0; overflow-wrap: anywhere">'
        f'<p style="margin: 0 0 8px">'
        f'<a href="{link}" target="_blank" rel="noopener noreferrer">{link}</a></p>'
        f'<p style="margin: 0">{escape(say("share.type", place=place))}</p>'
        f'<p style="margin: 0 0 8px; font: 600 28px/1.4 monospace; letter-spacing: 0.16em">'
        f"{escape(shared.code)}</p>"
        f'<p style="margin: 0 0 8px; opacity: 0.8">{escape(shared.reach)}</p>'
        f"{_folded(say('share.others'), others)}{_people(seats)}</div></div>"
    )


def _folded(title: str, items: str) -> str:
    if not items:
        return ""
    return f"<details><summary>{title}</summary><ul>{items}</ul></details>"


def _people(seats: Mapping[str, Presence]) -> str:
    rows = "".join(
        f'<tr><td style="text-align: left">{escape(name)}</td>'
        f'<td style="text-align: left; opacity: 0.8">{say(f"share.is.{present}")}</td></tr>'
        for name, present in seats.items()
    )
    return f'<table style="margin: 8px 0 0"><tbody>{rows}</tbody></table>' if rows else ""
