"""Values that fit nowhere, for the tests that ask what functions make of them."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import numpy as np

from dixit_widget.words import LANGUAGES, Problem

ODD = [
    None,
    True,
    -1,
    0,
    1,
    10**30,
    1.5,
    5.0,
    float("nan"),
    float("inf"),
    1j,
    "x",
    "",
    b"x",
    [],
    (),
    {},
    set(),
    object(),
    np.int64(3),
    np.float32(0.5),
    Fraction(1, 3),
    Decimal("0.5"),
    [0.5, float("nan")],
    np.array([0.5, np.nan]),
    np.array([]),
    np.array(0.5),
    np.array([1 + 2j]),
    np.array(["x"]),
    np.array([[0, 1]]),
    np.array([None]),
]


def answers(ask, *arguments, **named) -> None:
    """Ask; a problem of ours with a sentence in every language is an answer too, anything else is not."""
    try:
        repr(ask(*arguments, **named))
    except Problem as problem:
        said = [problem.message(language) for language in LANGUAGES]
    else:
        return
    assert all(said)
