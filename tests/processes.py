"""No process that a test starts outlives it.

After each test whatever it left running is ended, and the test fails. Should pytest itself be killed, a
warden beside it sees that, and ends all that was started in its run: each such process has the run's mark
among its environment variables, even where its parent is gone and it leads a session of its own.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

import psutil

MARK = "DIXIT_TEST_RUN"
GRACE = 10
"""Seconds that a process which was asked to end, or is ending by itself, may take."""
_ROOT = Path(__file__).parents[1]
_ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER


def adopt_orphans() -> None:
    """Become the parent of every process below this one whose own parent ends first, where the system can."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_ADOPT_ORPHANS, 1, 0, 0, 0)


def end(processes: Iterable[psutil.Process]) -> None:
    """Kill processes and wait until they are gone."""
    doomed = list(processes)
    for process in doomed:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    while still_running(doomed):
        time.sleep(0.02)


def still_running(processes: Iterable[psutil.Process], after: float = 0) -> list[psutil.Process]:
    """Return which of some processes are still there after some seconds; sooner, where all have ended."""
    end = time.monotonic() + after
    while (left := [each for each in processes if _runs(each)]) and time.monotonic() < end:
        time.sleep(0.05)
    return left


def stop(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Ask a process to end and give it time to; then kill it, and all that it had started."""
    try:
        below = psutil.Process(process.pid).children(recursive=True)
    except psutil.NoSuchProcess:
        below = []
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    if process.poll() is None:
        process.kill()
        process.wait()
    end(below)


def left_by_a_test(standing: Iterable[psutil.Process]) -> list[psutil.Process]:
    """Return the processes below this one that are neither of the standing ones nor below one of them."""
    known, found, parents = set(standing), [], [psutil.Process()]
    while parents:
        for child in _children(parents.pop()):
            if child not in known and _runs(child) and not _is_pythons_own(child):
                found.append(child)
                parents.append(child)
    return found


def standing() -> list[psutil.Process]:
    """Return the processes that are children of this one now."""
    return _children(psutil.Process()) if _has_children() else []


@contextmanager
def warden() -> Iterator[None]:
    """Mark what is started from now on, and let a process of its own end all of it afterwards."""
    mark = os.environ[MARK] = uuid4().hex
    command = [sys.executable, "-m", "tests.processes", mark]
    with subprocess.Popen(command, cwd=_ROOT, stdin=subprocess.PIPE, start_new_session=True):
        yield  # its input ends here, or whenever this process does


def _has_children() -> bool:
    """Whether this process has any: much quicker than to look through all there are."""
    if not hasattr(os, "waitid"):
        return True
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def _children(process: psutil.Process) -> list[psutil.Process]:
    with suppress(psutil.NoSuchProcess):
        return process.children()
    return []


def _runs(process: psutil.Process) -> bool:
    """Whether it has not ended, be it that nobody has asked how it ended."""
    with suppress(psutil.NoSuchProcess):
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    return False


def _is_pythons_own(process: psutil.Process) -> bool:
    """Whether it is one of the helpers that each Python may have, and that end with it after tidying up."""
    with suppress(psutil.Error):
        return any(own in word for own in ("resource_tracker", "forkserver") for word in process.cmdline())
    return False


def _marked(mark: str) -> Iterator[psutil.Process]:
    for process in psutil.process_iter():
        with suppress(psutil.Error, OSError):
            if process.pid != os.getpid() and process.environ().get(MARK) == mark:
                yield process


def _keep_watch(mark: str) -> None:
    """Wait until the run that has the mark is over, then end what is left of it."""
    sys.stdin.read()
    while left := [process for process in _marked(mark) if not _is_pythons_own(process)]:
        end(left)


if __name__ == "__main__":
    _keep_watch(sys.argv[1])
