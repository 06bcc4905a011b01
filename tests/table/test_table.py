"""A live game: stale and doubled moves, bots that fail, listeners, threads."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import dixit_widget as dixit
from dixit_widget.bots import Bot, LiteralBot, RandomBot
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, View
from dixit_widget.table import RefusedRequest, Seat, Table
from dixit_widget.words import Problem

BOTS = tuple(Seat(name, "bot", "random") for name in ("Fox", "Owl", "Hare", "Elk"))
SEATS = (Seat("Ana"), Seat("Ben"), Seat("Fox", "bot", "random"), Seat("Owl", "bot", "random"))


class Stumbling(Bot):
    name = "stumbling"

    def act(self, view: View) -> Action:
        raise RuntimeError("no idea")


class Cheating(Bot):
    name = "cheating"

    def act(self, view: View) -> Action:
        return dixit.Vote("Ana", (1,))


def lay(bot: type[Bot] = RandomBot, edition: str = "dixit-2021", seats: tuple[Seat, ...] = SEATS) -> Table:
    game = dixit.Game.start(dixit.edition(edition), [seat.name for seat in seats], seed=4)
    bots = {seat.name: bot(Deck.default()) for seat in seats if seat.kind == "bot"}
    return Table.open(game, seats, bots, None, language="en")


@pytest.fixture
def table() -> Iterator[Table]:
    return lay()


def clue(table: Table, player: str = "Ana") -> dixit.GiveClue:
    return dixit.GiveClue(player, table.game.hand(player)[0], "a clue")


def test_bots_wait_for_people_in_the_race_for_the_first_clue(table: Table) -> None:
    assert table.game.storyteller is None
    assert table.bots_that_wait == ("Fox", "Owl")
    assert table.let_bots_begin()
    assert table.game.storyteller in ("Fox", "Owl")
    assert not table.let_bots_begin()


def test_bots_answer_at_once(table: Table) -> None:
    table.act(clue(table))
    assert table.game.waiting_for == ("Ben",)


def test_a_doubled_move_changes_nothing(table: Table) -> None:
    move, revision = clue(table), table.game.revision
    assert table.act(move, revision)
    after = table.game
    assert not table.act(move, revision)
    assert table.game is after


def test_a_doubled_vote_changes_nothing(table: Table) -> None:
    table.act(clue(table))
    table.act(dixit.HandIn("Ben", (table.game.hand("Ben")[0],)))
    revision = table.game.revision
    vote = dixit.Vote("Ben", (table.game.options("Ben").slots[0],))
    assert table.act(vote, revision)
    assert table.game.phase == "review"
    assert not table.act(vote, revision)


def test_a_doubled_continue_does_not_skip_a_turn(table: Table) -> None:
    table.act(clue(table))
    table.act(dixit.HandIn("Ben", (table.game.hand("Ben")[0],)))
    table.act(dixit.Vote("Ben", (table.game.options("Ben").slots[0],)))
    revision = table.game.revision
    assert table.act(dixit.Continue(), revision)
    assert not table.act(dixit.Continue(), revision)
    assert table.game.turn == 2


def test_a_move_from_the_future_changes_nothing(table: Table) -> None:
    assert not table.act(clue(table), 99)


def test_a_move_decided_while_others_moved_still_counts(table: Table) -> None:
    seats = tuple(Seat(name) for name in ("Ana", "Ben", "Cleo", "Dan"))
    table = lay(seats=seats)
    table.act(clue(table), 0)
    decided = table.game.revision
    assert table.act(dixit.HandIn("Ben", (table.game.hand("Ben")[0],)), decided)
    assert table.act(dixit.HandIn("Cleo", (table.game.hand("Cleo")[0],)), decided)


def test_an_illegal_move_says_so_and_changes_nothing(table: Table) -> None:
    before = table.game
    with pytest.raises(dixit.IllegalAction):
        table.act(dixit.Vote("Ana", (1,)))
    assert table.game is before


@pytest.mark.parametrize("bot", [Stumbling, Cheating])
def test_a_bot_that_fails_is_played_for_by_chance_and_named(bot: type[Bot]) -> None:
    table = lay(bot)
    heard = []
    table.listen(heard.append)
    table.act(clue(table))
    assert table.game.waiting_for == ("Ben",)
    assert {name for change in heard for name in change.failed} == {"Fox", "Owl"}


def test_listeners_hear_every_step_in_order_and_may_act(table: Table) -> None:
    revisions = []

    def listener(change: object) -> None:
        revisions.extend(game.revision for game in change.games)
        if change.after.phase == "cards":
            table.act(dixit.HandIn("Ben", (table.game.hand("Ben")[0],)))

    table.listen(listener)
    table.act(clue(table))
    assert revisions == list(range(1, table.game.revision + 1))
    assert table.game.phase == "vote"


def test_a_listener_that_raises_stops_nobody(table: Table) -> None:
    heard = []
    table.listen(lambda change: 1 / 0)
    table.listen(heard.append)
    table.act(clue(table))
    assert [len(change.games) for change in heard] == [1, 2]  # the clue, and what the bots answer


def test_moves_from_many_threads_are_played_once_each() -> None:
    names = [f"Player {i}" for i in range(8)]
    table = lay(seats=tuple(Seat(name) for name in names))
    table.act(clue(table, names[0]))
    revision = table.game.revision
    moves = [dixit.HandIn(name, (table.game.hand(name)[0],)) for name in names[1:] for _ in range(4)]
    done = []
    threads = [threading.Thread(target=lambda m=move: done.append(table.act(m, revision))) for move in moves]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(done) == 7
    assert table.game.phase == "vote"


def test_a_person_is_asked_before_a_bot_of_the_same_team_hands_in() -> None:
    seats = (Seat("Ana"), *(Seat(name, "bot", "random") for name in ("Fox", "Owl", "Hare", "Mole", "Newt")))
    table = lay(edition="odyssey-team", seats=seats)
    assert table.let_bots_begin("Fox")
    assert table.game.phase == "cards"
    assert set(table.game.waiting_for) == {"Ana", "Hare"}
    assert table.bots_that_wait == ("Hare",)
    assert table.let_bots_begin("Hare")
    assert table.game.waiting_for == ("Ana",)
    assert table.game.phase == "vote"


@pytest.mark.parametrize("edition", list(dixit.editions()))
@pytest.mark.parametrize("bot", [RandomBot, LiteralBot])
def test_bots_play_every_edition_to_its_end(edition: str, bot: type[Bot]) -> None:
    count = dixit.edition(edition).players_min
    seats = tuple(Seat(f"Bot {i}", "bot", bot.name) for i in range(count))
    table = lay(bot, edition, seats)
    heard = []
    table.listen(heard.append)
    while table.game.phase != "over":
        table.act(dixit.Continue())
    assert table.game.winners
    assert not [change.failed for change in heard if change.failed]


class Early(RandomBot):
    """Tells that it was asked to get ready, and on which thread."""

    asked: ClassVar[list[str]] = []

    def prepare(self) -> None:
        self.asked.append(threading.current_thread().name)


def test_bots_among_themselves_play_on_when_asked() -> None:
    table = lay(seats=BOTS)
    assert (table.game.phase, table.game.turn) == ("review", 1)
    table.play_on(turns=2)
    assert (table.game.phase, table.game.turn) == ("review", 3)
    table.play_on()
    assert table.game.phase == "over"
    table.play_on()


def test_playing_on_stops_where_a_person_is_waited_for(table: Table) -> None:
    table.play_on()
    assert (table.game.phase, table.game.revision) == ("clue", 0)


@pytest.mark.parametrize(
    ("seat", "bot", "words"),
    [
        (Seat("Nobody"), None, "no player 'Nobody' in this game"),
        ("Ana", None, "dixit.Seat is wanted here, not 'Ana'"),
        (Seat("Ana", "bot", "poet"), None, "Give the bot that plays there"),
        (Seat("Ana", "bot", "poet"), "poet", "not 'poet'"),
        (Seat("Fox"), RandomBot(Deck.default()), "A person sits there now: leave out the bot"),
    ],
)
def test_a_seat_is_given_to_nobody_and_to_no_bot_that_is_none(
    table: Table, seat: Seat, bot: Bot | None, words: str
) -> None:
    with pytest.raises(Problem, match=words) as refused:
        table.hand_over(seat, bot)
    assert refused.value.message("fr")
    assert table.seats == SEATS


def test_a_seat_is_given_by_a_name_that_is_written_otherwise(table: Table) -> None:
    assert table.hand_over(Seat(" Ana ", "bot", "random"), RandomBot(Deck.default()))
    assert table.seats == (Seat("Ana", "bot", "random"), *SEATS[1:])
    assert table.bots_that_wait == ("Ana", "Fox", "Owl")


@pytest.mark.parametrize("turns", [1.5, -1, "x", True])
def test_playing_on_for_no_number_of_turns_is_refused(turns: int) -> None:
    table = lay(seats=BOTS)
    revision = table.game.revision
    with pytest.raises(RefusedRequest, match="play_on takes a whole number of turns"):
        table.play_on(turns)
    assert table.game.revision == revision
    table.play_on(0)
    assert table.game.revision == revision


def test_what_was_decided_on_no_revision_is_refused(table: Table) -> None:
    odd: Any = "a"
    for move in (
        lambda: table.act(clue(table), odd),
        lambda: table.let_bots_begin("Fox", odd),
    ):
        with pytest.raises(RefusedRequest, match="revision is a whole number"):
            move()
    with pytest.raises(RefusedRequest, match="not 'poet'"):
        table.stand_in("Ana", "poet")  # type: ignore[arg-type]
    assert table.game.revision == 0


def test_bots_get_ready_beside_the_game() -> None:
    Early.asked.clear()
    lay(Early)
    for thread in threading.enumerate():
        if thread.name == "dixit-bots":
            thread.join(5)
    assert Early.asked == ["dixit-bots", "dixit-bots"]
