"""Only the newest work counts, on a thread of its own or, where there are none, at once."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from unittest import mock

import pytest

from dixit_widget.widgets.background import LatestJob, Show


def test_an_older_job_is_abandoned_and_never_shown_late() -> None:
    latest, seen = LatestJob(), list[str]()
    begun, go_on = threading.Event(), threading.Event()

    def slow() -> Iterator[Show]:
        yield lambda: seen.append("old, first step")
        begun.set()
        assert go_on.wait(20)
        yield lambda: seen.append("old, second step")
        seen.append("old, worked on")

    latest.run(slow)
    assert begun.wait(20)
    latest.run(lambda: iter([lambda: seen.append("between")]))
    latest.run(lambda: iter([lambda: seen.append("new")]))
    go_on.set()
    assert latest.wait(20)
    assert seen == ["old, first step", "new"]


def test_the_caller_does_not_wait() -> None:
    latest, done, go_on = LatestJob(), list[int](), threading.Event()

    def slow() -> Iterator[Show]:
        assert go_on.wait(20)
        yield lambda: done.append(1)

    latest.run(slow)
    assert not latest.wait(0)
    assert done == []
    go_on.set()
    assert latest.wait(20)
    assert done == [1]


def test_where_no_thread_can_be_started_the_work_is_done_at_once() -> None:
    seen = list[int]()
    with mock.patch.object(threading.Thread, "start", side_effect=RuntimeError("can't start new thread")):
        latest = LatestJob()
        latest.run(lambda: iter([lambda: seen.append(1), lambda: seen.append(2)]))
        assert seen == [1, 2]
        latest.run(lambda: iter([lambda: seen.append(3)]))
    assert seen == [1, 2, 3]


def test_what_breaks_is_logged_and_the_next_is_done(caplog: pytest.LogCaptureFixture) -> None:
    latest, seen = LatestJob(), list[int]()

    def broken() -> Iterator[Show]:
        raise ZeroDivisionError
        yield

    with caplog.at_level(logging.ERROR):
        latest.run(broken)
        assert latest.wait(20)
    assert "could not be done" in caplog.text
    latest.run(lambda: iter([lambda: seen.append(1)]))
    assert latest.wait(20)
    assert seen == [1]
