"""What holds for every test: where its chance comes from, and that what it starts ends with it."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import processes

settings.register_profile(
    "house",
    deadline=None,
    max_examples=60,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    processes.adopt_orphans()
    if hasattr(config, "workerinput"):
        return  # one of several: the seed and the mark come from the first
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(secrets.randbits(32))
    warden = processes.warden()
    warden.__enter__()
    config.add_cleanup(lambda: warden.__exit__(None, None, None))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    terminalreporter.write_line(f"To draw the same again: --hypothesis-seed={config.option.hypothesis_seed}")


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games without a seed draw it from the seed of the run, each test for itself."""
    seed = f"{request.config.option.hypothesis_seed}/{request.node.nodeid}"
    monkeypatch.setattr(secrets, "randbits", random.Random(seed).getrandbits)


@pytest.fixture(autouse=True)
def _no_process_outlives_its_test() -> Iterator[None]:
    """End what a test left running, and let the test fail; what a wider fixture started may stay."""
    standing = processes.standing()
    yield
    if not processes.standing():
        return
    left = processes.still_running(processes.left_by_a_test(standing), after=processes.GRACE)
    processes.end(left)
    assert not left, f"The test left these running: {left}"
