"""Of many who want something written at once one writes, and nobody returns before it is done."""

from __future__ import annotations

import threading

from dixit_widget.classroom.group_commit import GroupCommit


def test_many_at_once_are_written_together_and_nobody_goes_before_it_is_done() -> None:
    noted: list[int] = []
    written: list[int] = []
    writes = 0
    may_write = threading.Event()

    def write() -> None:
        nonlocal writes, written
        now = list(noted)
        may_write.wait(10)
        writes += 1
        written = now

    keep = GroupCommit(write)
    late: list[int] = []

    def come(number: int) -> None:
        noted.append(number)
        keep()
        if number not in written:
            late.append(number)

    threads = [threading.Thread(target=come, args=(number,)) for number in range(50)]
    for thread in threads:
        thread.start()
    may_write.set()
    for thread in threads:
        thread.join(30)
    assert late == []
    assert sorted(written) == [*range(50)]
    assert writes < 50


def test_what_could_not_be_written_is_written_with_the_next() -> None:
    full = [True]

    def write() -> None:
        if full[0]:
            raise OSError("no room")

    keep = GroupCommit(write)
    for tries in (True, False):
        full[0] = tries
        try:
            keep()
        except OSError:
            assert tries
