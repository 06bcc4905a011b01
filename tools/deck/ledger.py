"""The ledger: from which code each picture was painted, so that the workshop can say what is stale.

A print of a scene is a hash of its code and of all that it calls in the kit; comments, docstrings and layout
do not count, nor do models that the scene does not use. It is read off the source: no Blender is needed.
"""

import ast
import functools
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from .places import (
    CARDS,
    HERE,
    PAINTED,
    PICTURES,
    QUALITY,
    SAMPLES,
    SCALE,
    SMALL_BYTES,
    SMALL_PICTURES,
    SMALL_QUALITY,
    SMALL_SIZE,
)

FINISH = ("finish.py", "kit/sky.py")


def short(data: bytes) -> str:
    """Hash some bytes."""
    return hashlib.sha256(data).hexdigest()[:12]


def deck() -> list[str]:
    """Name the cards there are."""
    return [card["id"] for card in json.loads(CARDS.read_text("utf-8"))["cards"]]


Code = dict[str, list[ast.stmt]]


def defined(body: Iterable[ast.stmt]) -> Code:
    """Find what statements define, by name."""
    found: Code = {}
    for node in body:
        match node:
            case ast.FunctionDef():
                found.setdefault(node.name, []).append(node)
            case ast.Assign():
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        found.setdefault(target.id, []).append(node)
    return found


@functools.cache
def source(path: Path) -> tuple[Code, Code]:
    """Read what a file defines, at its top and in its classes, without docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.Pass()]
    inside = (part for node in tree.body if isinstance(node, ast.ClassDef) for part in node.body)
    return defined(tree.body), defined(inside)


@functools.cache
def kit() -> tuple[Code, Code]:
    """Read the functions and constants of the kit, and the methods of its stage."""
    both: tuple[Code, Code] = ({}, {})
    for path in sorted((HERE / "kit").glob("*.py")):
        for found, more in zip(both, source(path), strict=True):
            for name, nodes in more.items():
                found.setdefault(name, []).extend(nodes)
    return both


def scene_print(card: str) -> str:
    """Take the print of a scene with all that it calls, and of the setting of the render."""
    own, _ = source(HERE / "scenes" / f"{card}.py")
    functions, methods = kit()
    seen: dict[str, str] = {}
    ahead: list[tuple[str, bool]] = [("scene", False), ("lin", False), ("paint_sky", False)]
    ahead += [("__init__", True), ("light", True)]
    while ahead:
        name, is_method = ahead.pop()
        key = f".{name}" if is_method else name
        if key in seen:
            continue
        nodes = methods.get(name, []) if is_method else own.get(name) or functions.get(name, [])
        seen[key] = "\n".join(ast.unparse(node) for node in nodes)
        for node in nodes:
            for part in ast.walk(node):
                if isinstance(part, ast.Name):
                    ahead.append((part.id, False))
                elif isinstance(part, ast.Attribute):
                    ahead.append((part.attr, True))
    code = "\n".join(f"{name}\n{text}" for name, text in sorted(seen.items()) if text)
    return short(f"{SCALE} {SAMPLES}\n{code}".encode())


@functools.cache
def finish_print() -> str:
    """Take the print of the finish and of the setting of the files."""
    code = "\n".join(
        f"{name}\n{ast.unparse(node)}"
        for file in FINISH
        for name, nodes in sorted(source(HERE / file)[0].items())
        for node in nodes
    )
    return short(f"{QUALITY} {SMALL_SIZE} {SMALL_QUALITY} {SMALL_BYTES}\n{code}".encode())


def read() -> dict[str, dict[str, str]]:
    """Read the ledger."""
    return json.loads(PAINTED.read_text("utf-8")) if PAINTED.exists() else {}


def files(card: str) -> dict[str, str]:
    """Hash the pictures of a card as they lie there."""
    paths = {"full": PICTURES / f"{card}.webp", "small": SMALL_PICTURES / f"{card}.webp"}
    return {size: short(path.read_bytes()) for size, path in paths.items() if path.exists()}


def enter(card: str) -> None:
    """Write down that a card has been painted from the code as it is."""
    book = read() | {card: {"scene": scene_print(card), "finish": finish_print(), **files(card)}}
    PAINTED.write_text(json.dumps(dict(sorted(book.items())), indent=1) + "\n", "utf-8")


def why_stale(card: str) -> str | None:
    """Say why a card should be painted again, if it should."""
    entry = read().get(card)
    if entry is None:
        return "never painted with this setting"
    if entry["scene"] != scene_print(card):
        return "its scene, the kit or the setting has changed"
    if entry["finish"] != finish_print():
        return "the finish has changed"
    if {size: entry[size] for size in ("full", "small")} != files(card):
        return "its files are not what was painted"
    return None
