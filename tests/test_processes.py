"""The helper that lets no process outlive its test, tried on processes that want to."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests import processes

ROOT = Path(__file__).parents[1]
STUBBORN = (
    "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); time.sleep(1000)"
)
PARENT = f"""
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", {STUBBORN!r}], stdout=subprocess.PIPE, start_new_session=True)
child.stdout.readline()
print(child.pid, flush=True)
"""
WATCHED = f"""
from tests import processes
with processes.warden():
    {PARENT.strip().replace(chr(10), chr(10) + "    ")}
    sys.stdin.read()
"""


def started(code: str) -> tuple[subprocess.Popen[str], psutil.Process]:
    """Run code that starts a process and prints its number; returns both."""
    parent = subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    return parent, psutil.Process(int(parent.stdout.readline()))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the warden ends orphans, when the run is over")
def test_an_orphan_that_leads_its_own_session_is_found_and_ended() -> None:
    before = processes.standing()
    parent, orphan = started(PARENT)
    parent.communicate()
    assert processes.left_by_a_test(before) == [orphan]
    processes.end([orphan])
    assert processes.still_running([orphan]) == []
    assert processes.left_by_a_test(before) == []


def test_what_stands_is_left_alone_with_all_below_it() -> None:
    parent, child = started(PARENT + "sys.stdin.read()")
    assert processes.left_by_a_test(processes.standing()) == []
    assert child.is_running()
    processes.stop(parent)
    assert processes.still_running([child], after=60) == []


def test_who_does_not_end_when_asked_is_ended_with_all_it_started(monkeypatch: pytest.MonkeyPatch) -> None:
    parent, child = started(
        PARENT + "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); sys.stdin.read()"
    )
    monkeypatch.setattr(processes, "GRACE", 1)
    processes.stop(parent)
    assert parent.returncode
    assert processes.still_running([child], after=60) == []


@pytest.mark.parametrize("how", ["kill", "terminate", "let it end"])
def test_the_warden_ends_what_is_left_however_the_run_ends(how: str) -> None:
    run, left = started(WATCHED)
    if how == "let it end":
        run.communicate()
    else:
        getattr(run, how)()
        run.wait()
    assert processes.still_running([left], after=60) == []
