"""A page hears that its request is being worked at, and hears no more when that is done."""

from __future__ import annotations

import _thread
import logging
import threading

import pytest

from dixit_widget.table.heartbeat import heartbeat

BEAT = 0.01


def test_it_is_told_again_and_again_until_it_is_done():
    beats = threading.Semaphore(0)
    with heartbeat(beats.release, BEAT):
        for _ in range(3):
            assert beats.acquire(timeout=60)
    while beats.acquire(timeout=0.2):  # the last may have been under way
        pass


def test_what_takes_no_time_is_not_told():
    told = []
    with heartbeat(lambda: told.append(1)):
        pass
    assert not told


def test_it_ends_with_an_error_too():
    beats = threading.Semaphore(0)
    with pytest.raises(ValueError, match="bad"), heartbeat(beats.release, BEAT):
        raise ValueError("bad")
    while beats.acquire(timeout=0.2):
        pass


def test_a_page_that_cannot_be_told_is_left_alone(monkeypatch):
    logged = threading.Event()
    monkeypatch.setattr(logging.getLogger("dixit_widget"), "exception", lambda text: logged.set())
    tried = []

    def broken() -> None:
        tried.append(1)
        raise OSError("the comm is closed")

    with heartbeat(broken, BEAT):
        assert logged.wait(60)
    assert tried == [1]


def test_without_threads_it_is_not_told(monkeypatch):
    def start(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(_thread, "start_new_thread", start)
    told = []
    with heartbeat(lambda: told.append(1), BEAT):
        threading.Event().wait(10 * BEAT)
    assert not told
