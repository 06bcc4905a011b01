"""The loop of all doors: what is to be done beside it."""

from __future__ import annotations

import threading

from dixit_widget.server.background_loop import BackgroundLoop


def test_a_program_that_ends_takes_no_more_work_and_says_nothing() -> None:
    background, done = BackgroundLoop(), threading.Event()
    background.beside(done.set)
    assert done.wait(10)
    background.pool.shutdown()
    background.beside(done.clear)
    assert done.is_set()
