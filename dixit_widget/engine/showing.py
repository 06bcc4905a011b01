"""How games and records show themselves in a notebook: what everybody may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Final

from dixit_widget.engine.setup import team_name
from dixit_widget.rules import Amount, RuleSet, editions
from dixit_widget.words import say, signed, written

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game
    from dixit_widget.engine.record import Record
    from dixit_widget.engine.view_types import PublicView

# These styles reach the whole page: their class names must not be those of the table's front end.
_STYLE: Final = (
    ".dx-shown-game{overflow-x:auto;color:var(--jp-content-font-color1,inherit);font-size:.9em}"
    ".dx-shown-game p{margin:.3em 0}"
    ".dx-shown-game ol{margin:.3em 0;padding-inline-start:2em}"
    ".dx-shown-game table{border-collapse:collapse;color:inherit;font-size:1em;margin:.3em 0}"
    ".dx-shown-game caption{text-align:start;font-weight:600;padding:.3em 0;color:inherit}"
    ".dx-shown-game th,.dx-shown-game td{text-align:start!important;vertical-align:top;white-space:normal;"
    "padding:.25em .9em .25em 0;border-bottom:1px solid var(--jp-border-color2,#8886)}"
    ".dx-shown-game code{font-size:.95em;color:inherit;background:none}"
    ".dx-shown-game .quiet{color:var(--jp-content-font-color2,inherit)}"
)


def game_html(game: Game, language: str = "en") -> str:
    """Return what everybody may know of a game, as HTML."""
    return _html(game.view(), game.rules, language)


def record_html(record: Record, language: str = "en") -> str:
    """Return what everybody may know of a recorded game where it ends: the turns, then the last moment."""
    rows, last = [], None
    for last in record.replay():
        if last.phase == "review":
            rows.append(_turn(last.view(), language))
    assert last is not None
    columns = [say(f"game.column.{name}", language) for name in ("turn", "storyteller", "clue", "points")]
    return _html(last.view(), last.rules, language, _table("", columns, rows) if rows else "")


def _html(view: PublicView, rules: RuleSet, language: str, more: str = "") -> str:
    parts = (_players(view, rules, language), _moment(view, language), _tableau(view, language), more)
    return f'<div class="dx-shown-game"><style>{_STYLE}</style>{"".join(parts)}</div>'


def _players(view: PublicView, rules: RuleSet, language: str) -> str:
    names = ["player", "state", "cards", "points", *(["turn_points"] if view["score"] else [])]
    rows = [
        [
            player,
            _state(view, player, language),
            str(view["hand_sizes"][player]),
            written(view["scores"][player], language),
            *([signed(_points(view, player), language)] if view["score"] else []),
        ]
        for player in view["players"]
    ]
    columns = [say(f"game.column.{name}", language) for name in names]
    return _table(_title(rules, language), columns, rows)


def _title(rules: RuleSet, language: str) -> str:
    base = editions().get(rules.id)
    if base is None:
        return say("game.own", language, edition=rules.id)
    key = "game.title" if rules == base else "game.title_changed"
    return say(key, language, edition=say(f"edition.{rules.id}", language))


def _state(view: PublicView, player: str, language: str) -> str:
    """Return what a player is or has done, in words; the storyteller may have something to do besides."""
    said = []
    if player in view["winners"]:
        said.append("state.winner")
    if player == view["storyteller"]:
        said.append("state.teller")
    if player in view["waiting_for"]:
        said.append("state.thinking")
    elif view["phase"] == "cards" and player in view["handed_in"] and player != view["storyteller"]:
        said.append("state.handed")
    elif view["phase"] == "vote" and player in view["voted"]:
        said.append("state.locked")
    return ", ".join(say(key, language) for key in said)


def _points(view: PublicView, player: str) -> Amount:
    """Return what the turn paid a player, or the player's team."""
    score = view["score"]
    assert score is not None
    sides = [team_name((first, second)) for first, second in view["teams"] if player in (first, second)]
    return score["points"][sides[0] if sides else player]


def _moment(view: PublicView, language: str) -> str:
    race = view["phase"] == "clue" and view["storyteller"] is None
    names = view["winners"] if view["phase"] == "over" else view["waiting_for"]
    key = "game.when.race" if race else f"game.when.{view['phase']}"
    when = say(key, language, turn=view["turn"], names=", ".join(names))
    return f"<p>{escape(when)}</p>{_clue(view, language)}"


def _clue(view: PublicView, language: str) -> str:
    clue = view["clue"]
    if clue is None:
        return ""
    kind = say(f"choice.clue_kinds.{clue['kind']}", language)
    key = "game.clue" if clue["text"] else "game.clue_wordless"
    return f"<p>{escape(say(key, language, name=clue['by'], clue=clue['text'], kind=kind))}</p>"


def _tableau(view: PublicView, language: str) -> str:
    name = escape(say("game.card", language))
    lines = (
        f"<li>{name} <code>{escape(card)}</code>{_revealed(view, slot, language)}</li>"
        for slot, card in enumerate(view["tableau"], 1)
    )
    return f"<ol>{''.join(lines)}</ol>" if view["tableau"] else ""


def _revealed(view: PublicView, slot: int, language: str) -> str:
    """Return what the review tells of a card: whose it is, who voted for it."""
    owners, votes = view["owners"], view["votes"]
    if owners is None or votes is None:
        return ""
    said = [say("reveal.owner", language, name=owners[slot - 1])]
    if slot == view["target"]:
        said.append(say("reveal.told", language))
    if slot == view["red"]:
        said.append(say("reveal.red", language))
    voters = [player for player, slots in votes.items() if slot in slots]
    if voters:
        said.append(say("game.votes", language, names=", ".join(voters)))
    return f' <span class="quiet">{escape(" ".join(said))}</span>'


def _turn(view: PublicView, language: str) -> list[str]:
    clue, score = view["clue"], view["score"]
    assert clue is not None
    assert score is not None
    paid = ", ".join(
        f"{side} {signed(points, language)}" for side, points in score["points"].items() if points
    )
    return [str(view["turn"]), clue["by"], clue["text"], paid]


def _table(caption: str, columns: Iterable[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
