"""NumPy, loaded when an array is first needed: exact answers about single chances do without it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeGuard

from dixit_widget.words.missing import needed_by

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
else:

    class _NumPy:
        """Stands for the package until something of it is asked for."""

        def __getattr__(self, name: str) -> object:
            with needed_by("dixit_widget.theory"):
                import numpy
            found = getattr(numpy, name)
            setattr(self, name, found)
            return found

    np = _NumPy()

__all__ = ["is_array", "np"]


def is_array(value: object) -> TypeGuard[npt.NDArray[Any]]:
    """Whether a value is an array, asked without loading NumPy: there is none before somebody has.

    Nor is there any while another thread still loads it.

    Examples
    --------
    >>> is_array([0.5])
    False
    """
    array = getattr(sys.modules.get("numpy"), "ndarray", None)
    return array is not None and isinstance(value, array)
