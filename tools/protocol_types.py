"""Write ``js/src/protocol.ts`` from the Python message types, or check that it follows them."""

from __future__ import annotations

import argparse
import sys
import typing
from pathlib import Path

from msgspec import inspect

from dixit_widget.engine import view_types
from dixit_widget.table import protocol
from dixit_widget.table.seats import Seat

TARGET = Path(__file__).resolve().parent.parent / "js" / "src" / "protocol.ts"
HEAD = "/** What travels between Python and the browser. Made by `make types`: do not edit. */\n"
LITERALS = {
    "Phase": view_types.Phase,
    "ClueKind": view_types.ClueKind,
    "Mode": view_types.Mode,
    "Outcome": view_types.Outcome,
}
SHAPES = (
    view_types.ClueShape,
    view_types.ReasonShape,
    view_types.ScoreShape,
    view_types.PublicView,
    view_types.OptionsShape,
    view_types.PrivateView,
)
VALUES = (  # every field is there
    Seat,
    protocol.Draft,
    protocol.Fault,
    protocol.ReasonCard,
    protocol.ReasonPart,
    protocol.Reason,
)
UNIONS = {"Move": protocol.Move, "AnyRequest": protocol.AnyRequest}
_NAMED = {frozenset(typing.get_args(literal)): name for name, literal in LITERALS.items()}


def to_typescript(type_: inspect.Type) -> str:
    """Return the TypeScript of a type."""
    match type_:
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return _NAMED.get(frozenset(values)) or " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            text = to_typescript(item)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{to_typescript(key)}, {to_typescript(value)}>"
        case inspect.UnionType(types=types):
            classes = {t.cls for t in types if isinstance(t, inspect.StructType)}
            for name, union in UNIONS.items():
                if classes == set(typing.get_args(union)):
                    return name
            return " | ".join(to_typescript(t) for t in types)
        case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls):
            return cls.__name__
    raise TypeError(f"No TypeScript for {type_!r}")


def interface(cls: type) -> str:
    """Return an interface with the docstring of the Python class."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    lines = []
    if isinstance(info, inspect.StructType) and info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    written = list(typing.get_type_hints(cls))  # msgspec sorts the fields of a TypedDict in no stable way
    for field in sorted(info.fields, key=lambda field: written.index(field.name)):
        optional = "" if field.required or cls in VALUES else "?"
        lines.append(f"  {field.encode_name}{optional}: {to_typescript(field.type)};")
    summary = (cls.__doc__ or "").strip().splitlines()[0].replace("``", "`")
    body = "\n".join(lines)
    return f"/** {summary} */\nexport interface {cls.__name__} {{\n{body}\n}}\n"


def everything() -> str:
    """Return the whole file."""
    parts = [HEAD]
    for name, literal in LITERALS.items():
        values = " | ".join(f'"{value}"' for value in typing.get_args(literal))
        parts.append(f"export type {name} = {values};\n")
    structs = [cls for union in UNIONS.values() for cls in typing.get_args(union)]
    parts += [interface(cls) for cls in (*SHAPES, *VALUES, *structs)]
    for name, union in UNIONS.items():
        members = "\n".join(f"  | {cls.__name__}" for cls in typing.get_args(union))
        parts.append(f"export type {name} =\n{members};\n")
    return "\n".join(parts)


def main() -> int:
    """Write the file, or say whether it has to be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the file")
    parser.add_argument("--check", action="store_true", help="fail if it does not follow the Python types")
    arguments = parser.parse_args()
    text = everything()
    if arguments.write:
        TARGET.write_text(text, encoding="utf-8")
    elif arguments.check and TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.name} does not follow the Python types; run: make types")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
