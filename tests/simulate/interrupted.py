"""Plays a long tournament: ``python -m tests.simulate.interrupted here|loky|dask FILE``.

Every move of its slow bots leaves a line in the file, so that whoever interrupts it sees what still runs.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import joblib

from dixit_widget.bots import RandomBot
from dixit_widget.rules import edition
from dixit_widget.simulate import tournament

SHORT = edition("dixit-2021").replace(target_score=8)
MOVES = Path(sys.argv[-1])


class SlowBot(RandomBot):
    """Thinks, and leaves a trace."""

    name = "slow"

    def vote(self, view, options, chance):
        time.sleep(0.02)
        with MOVES.open("a") as file:
            file.write("moved\n")
        return super().vote(view, options, chance)


def play(where: str) -> None:
    """Play until interrupted, say what came back, and play a little more on the same workers."""
    # Whoever starts the tests in the background ignores SIGINT, and so would this process.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with ExitStack() as stack:
        if where == "dask":
            from distributed import Client, LocalCluster

            cluster = LocalCluster(
                n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
            )
            stack.enter_context(cluster)
            stack.enter_context(Client(cluster))
            stack.enter_context(joblib.parallel_config(backend="dask"))
        workers = 1 if where == "here" else 2
        result = tournament([SlowBot] * 3, SHORT, games=10_000, workers=workers, progress=False)
        print(json.dumps([len(result.turns), result.interrupted]), flush=True)
        sys.stdin.readline()
        again = tournament(["random"] * 3, SHORT, games=3, workers=workers, progress=False)
        print(json.dumps([len(again.turns), again.interrupted]), flush=True)


if __name__ == "__main__":
    play(sys.argv[1])
