"""Tournaments on several processes and on a Dask cluster: the same result, and an end when asked for."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from dixit_widget.rules import edition
from dixit_widget.simulate import Tournament, tournament

joblib = pytest.importorskip("joblib")
ROOT = Path(__file__).parents[2]
SHORT = edition("dixit-2021").replace(target_score=8)
BOTS = ["random", "literal", "random", "literal"]


def play(workers: int) -> Tournament:
    return tournament(BOTS, SHORT, games=30, seed=4, workers=workers, progress=False)


@pytest.fixture(scope="module")
def alone() -> Tournament:
    return play(1)


@pytest.mark.usefixtures("pool")
@pytest.mark.parametrize("backend", ["loky", "threading", "multiprocessing"])
def test_the_result_does_not_hang_on_the_workers(alone, backend):
    with joblib.parallel_config(backend=backend):
        together = play(2)
    np.testing.assert_array_equal(together.scores, alone.scores)
    np.testing.assert_array_equal(together.turns, alone.turns)


@pytest.mark.parametrize("workers", [1, 2, -1])
def test_nor_on_a_dask_cluster(alone, workers):
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster),
        joblib.parallel_config(backend="dask"),
    ):
        far = play(workers)
    np.testing.assert_array_equal(far.scores, alone.scores)
    np.testing.assert_array_equal(far.turns, alone.turns)


def lines(file: Path) -> int:
    return len(file.read_text().splitlines()) if file.exists() else 0


def wait_until(true, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send to another process")
@pytest.mark.parametrize("where", ["here", "loky", "dask"])
def test_interrupted_it_returns_what_is_finished_and_leaves_nothing_running(where, tmp_path):
    if where == "dask":
        pytest.importorskip("distributed")
    moves = tmp_path / "moves"
    command = [sys.executable, "-m", "tests.simulate.interrupted", where, str(moves)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            wait_until(lambda: lines(moves) > 100)  # several games
            process.send_signal(signal.SIGINT)
            finished, interrupted = json.loads(process.stdout.readline())
            assert 0 < finished < 10_000
            assert interrupted
            seen = -1

            def still() -> bool:
                """Whether nothing has moved for a while; games under way on a cluster may end first."""
                nonlocal seen
                before, seen = seen, lines(moves)
                time.sleep(0.5)
                return before == seen

            wait_until(still)
            again, errors = process.communicate("\n", timeout=60)
            assert json.loads(again) == [3, False]
            assert errors == ""
        finally:
            process.kill()
