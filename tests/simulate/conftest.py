"""The processes that joblib keeps for the next tournament end with the test that started them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture
def pool() -> Iterator[None]:
    yield
    try:
        from joblib.externals.loky import get_reusable_executor
    except ImportError:
        return
    get_reusable_executor(reuse=True).shutdown(kill_workers=True)
