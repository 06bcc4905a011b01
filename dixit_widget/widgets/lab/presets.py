"""Positions worth looking at: the cases of the scoring, and the rulebooks' own examples."""

from __future__ import annotations

from typing import Final

import msgspec

from dixit_widget.rules import Round, RuleSet, edition
from dixit_widget.words import Problem, say

NAMES: Final = tuple(say("lab.names").split(","))
"""Players where nobody names any."""

_ANA, _LEA, _TOM, _MATHILDE, _JULIEN, _NICOLAS, _INES = NAMES[:7]


class UnknownPreset(Problem):
    """There is no preset of this name."""


class Preset(msgspec.Struct, frozen=True):
    """A round, and rule sets that it is worth comparing under.

    Attributes
    ----------
    id : str
        Its name; what people read is ``preset.<id>`` in the catalogue.
    round : Round
    rules : tuple of RuleSet
    """

    id: str
    round: Round
    rules: tuple[RuleSet, ...]


_LONE: Final = edition("dixit-2018").replace(lone_finder_points=4)
_BOXES: Final = (edition("dixit-2021"), _LONE, edition("odyssey"))
_EXAMPLES: Final = (edition("dixit-2018"), _LONE, edition("odyssey"))
_TWO_VOTES: Final = (
    edition("odyssey"),
    edition("odyssey").replace(single_vote_points=0),
    edition("odyssey").replace(bonus_cap=None),
)
_PARTY: Final = (edition("odyssey-party"), edition("odyssey-party").replace(together_cap=None))
_TEAMS: Final = (edition("odyssey-team"), edition("odyssey-team").replace(lone_finder_points=4))
_BOTH: Final = (
    edition("odyssey-team").replace(team_target="both"),
    edition("odyssey-team").replace(team_target="both", lone_finder_points=4),
)

_SIX: Final = (_LEA, _ANA, _TOM, _NICOLAS, _MATHILDE, _JULIEN)
_PAIRS: Final = (f"{_ANA} & {_LEA}", f"{_TOM} & {_MATHILDE}", f"{_JULIEN} & {_NICOLAS}")


def _six(ana: int, lea: int, tom: int, julien: int, nicolas: int) -> Round:
    """Six players of whom Mathilde tells; her card is in slot 5."""
    votes = {_ANA: (ana,), _LEA: (lea,), _TOM: (tom,), _JULIEN: (julien,), _NICOLAS: (nicolas,)}
    return Round(_MATHILDE, _SIX, votes)


_ALL: Final = (
    Preset("lone-finder", _six(3, 3, 5, 3, 3), _BOXES),
    Preset("everybody", _six(5, 5, 5, 5, 5), _BOXES),
    Preset("nobody", _six(3, 3, 2, 1, 1), _BOXES),
    Preset("two-finders", _six(5, 5, 1, 1, 3), _BOXES),
    Preset(
        "three-players",
        Round(_TOM, (_ANA, _LEA, _TOM, _ANA, _LEA), {_ANA: (2,), _LEA: (1,)}),
        (edition("dixit-2021"), _LONE),
    ),
    Preset(
        "two-votes",
        Round(
            _MATHILDE,
            (_MATHILDE, _ANA, _LEA, _TOM, _JULIEN, _NICOLAS, _INES),
            {_ANA: (1,), _LEA: (1, 2), _TOM: (2, 3), _JULIEN: (3,), _NICOLAS: (2, 3), _INES: (1,)},
        ),
        _TWO_VOTES,
    ),
    Preset(
        "red-token",
        Round(
            _ANA,
            (_TOM, _ANA, _JULIEN, _LEA, _NICOLAS, _MATHILDE),
            {_ANA: (1,), _LEA: (1,), _TOM: (4,), _MATHILDE: (4,), _JULIEN: (4,), _NICOLAS: (6,)},
            red=1,
        ),
        _PARTY,
    ),
    Preset(
        "teams",
        Round(_PAIRS[1], (_PAIRS[0], _PAIRS[1], _PAIRS[2]), {_PAIRS[0]: (2,), _PAIRS[2]: (1,)}),
        _TEAMS,
    ),
    Preset(
        "teams-both-cards",
        Round(
            _PAIRS[1],
            (_PAIRS[0], _PAIRS[1], _PAIRS[2], _PAIRS[1]),
            {_PAIRS[0]: (4,), _PAIRS[2]: (2,)},
            target=4,
        ),
        _BOTH,
    ),
    # dixit-2018-rulebook, “Example of turn”
    Preset(
        "example-2018",
        Round(
            "Julien",
            ("Léa", "Mathilde", "Tom", "Julien", "Nicolas"),
            {"Léa": (4,), "Mathilde": (1,), "Nicolas": (3,), "Tom": (1,)},
        ),
        _EXAMPLES,
    ),
    # dixit-2021-rulebook, the example of a scoring phase with six players
    Preset(
        "example-2021",
        Round(
            "Pink",
            ("Pink", "Blue", "Green", "Violet", "Yellow", "Red"),
            {"Blue": (1,), "Green": (1,), "Red": (4,), "Violet": (2,), "Yellow": (2,)},
        ),
        _BOXES,
    ),
    # odyssey-rulebook, the example in “Party scoring”; who is not named there has a name of ours
    Preset(
        "example-party",
        Round(
            "Ana",
            ("Ana", "Tom", "Bea", "Dan", "Eva", "Fay", "Chris", "Amanda", "Kate"),
            {
                **dict.fromkeys(("Ana", "Tom", "Bea", "Dan", "Eva", "Fay"), (3,)),
                **dict.fromkeys(("Chris", "Amanda"), (2,)),
                "Kate": (5,),
            },
            red=2,
        ),
        _PARTY,
    ),
)

PRESETS: Final = {preset.id: preset for preset in _ALL}


def preset(id: object) -> Preset:
    """Return a preset by its name.

    Raises
    ------
    UnknownPreset
        A sentence that names those there are.
    """
    found = PRESETS.get(id) if isinstance(id, str) else None
    if found is None:
        raise UnknownPreset("lab.preset", name=str(id)[:40], known=", ".join(PRESETS))
    return found
