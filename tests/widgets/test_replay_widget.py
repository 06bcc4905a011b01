"""A recorded game on the table's screens: every position, through anybody's eyes, and nothing to act on."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.engine import GiveClue, HandIn, Vote
from dixit_widget.widgets.replay.chart_cache import ChartCache
from dixit_widget.widgets.replay.film import Film, RefusedReplay
from tests.widgets.asking import ask
from tools.wire import Wire, wires

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Lou"]


def played(edition: str, players: int, turns: int, deck: tuple[str, ...] | None = None) -> dixit.Game:
    """A game of so many whole turns, played at random from a fixed seed."""
    game = dixit.Game.start(dixit.edition(edition), NAMES[:players], seed=players, deck=deck)
    random = Random(players)
    while game.phase != "over" and game.turn <= turns:
        game = game.play(dixit.Continue()) if game.phase == "review" else game.play(move(game, random))
    return game


def move(game: dixit.Game, random: Random) -> Any:
    player = random.choice(game.waiting_for)
    options = game.options(player)
    assert options is not None
    if options.kind == "clue":
        kind = options.clue_kinds[0]
        return GiveClue(player, random.choice(options.cards) if options.cards else None, "a clue", kind)
    if options.kind == "cards":
        return HandIn(player, tuple(random.sample(options.cards, options.count)))
    slot = random.choice(options.slots)
    return Vote(player, (slot,), random.choice(options.red_slots) if options.red_slots else None)


def texts(value: Any) -> Iterator[str]:
    """All texts in plain data; the keys of a dict are none of it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from texts(list(value.values()))
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


def say_from_page(wire: Wire, **state: Any) -> None:
    wire.handle_msg({"content": {"data": {"method": "update", "state": state}}, "buffers": []})


@pytest.fixture
def replay() -> Any:
    with wires() as made:
        widget = dixit.ReplayWidget(dixit.example_record())
        yield widget, made[-1]


GAMES = [
    *[("dixit-2021", players, 2) for players in (3, 4, 8)],
    ("odyssey", 12, 1),
    ("odyssey-party", 6, 20),
    ("odyssey-party", 12, 1),
    ("odyssey-team", 6, 20),
    ("odyssey-team", 12, 2),
]


@pytest.mark.parametrize(("edition", "players", "turns"), GAMES)
def test_every_position_shows_what_was_known_then(edition: str, players: int, turns: int) -> None:
    game = played(edition, players, turns)
    widget = dixit.ReplayWidget(game)
    for position, moment in enumerate(dixit.Record.of(game).replay()):
        widget.position = position
        assert widget.game == moment
        for seat in ("", *game.players):
            widget.seat = seat
            shown = widget.snapshot()
            assert widget.public == shown.public == moment.view(None)
            assert shown.open is None
            if not seat:
                assert shown.private is None
                continue
            known = moment.view(seat)
            assert shown.private == {**{name: known[name] for name in shown.private}, "options": None}
            assert shown.private["you"] == widget.seating["seat"] == seat
        widget.seat = "*"
        shown = widget.snapshot()
        assert shown.private is None
        assert shown.open["hands"] == {name: list(hand) for name, hand in moment.hands.items()}
        assert shown.open["told"] == moment.told
        if moment.phase == "review":
            assert shown.open["target"] == moment.view(None)["target"]
        assert shown.open["owners"] == list(moment.owners)
        assert shown.open["votes"] == {name: list(slots) for name, slots in moment.votes.items()}


def test_nobody_else_s_secrets_are_in_the_state_of_a_seat(replay: Any) -> None:
    widget, wire = replay
    widget.seat = "Fox"
    for position in range(len(widget.record.actions) + 1):
        wire.sent.clear()
        widget.position = position
        game = widget.game
        shown = set(texts([message for message, _ in wire.sent]))
        shown |= set(texts([widget.get_state()[name] for name in ("public", "seating")]))
        known = {*game.hand("Fox"), *game.tableau, *game.handed.get("Fox", ())}
        if game.storyteller == "Fox" and game.told:
            known.add(game.told)
        assert shown & set(game.deck) <= known
        if game.phase == "vote":
            assert widget.public["votes"] is None


def test_a_step_names_who_did_what() -> None:
    film = Film(dixit.example_record())
    kinds = [step["kind"] for step in film.steps]
    assert kinds[:13] == ["start", "clue", *["hand_in"] * 5, *["vote"] * 5, "turn"]
    assert film.steps[1]["player"] == film.turns[0]["teller"] == "Badger"
    assert film.steps[12] == {"kind": "turn", "player": film.turns[1]["teller"]}
    assert kinds[-1] == "over"
    assert [mark["start"] for mark in film.turns][:3] == [0, 12, 24]
    assert film.reviews[:2] == (11, 23)
    assert [film.scored(position) for position in (0, 10, 11, 22, 23)] == [0, 0, 1, 1, 2]


def test_an_empty_game_has_one_position() -> None:
    game = dixit.Game.start(dixit.edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=1)
    widget = dixit.ReplayWidget(dixit.Record.of(game))
    assert widget.game == game
    assert widget.film["steps"] == [{"kind": "start", "player": ""}]
    assert widget.film["turns"] == [{"turn": 1, "start": 0, "teller": ""}]
    with pytest.raises(ValueError, match="positions 0 to 0"):
        widget.position = 1


def test_an_unfinished_game_ends_where_it_was_left() -> None:
    game = played("dixit-2021", 4, 2)
    widget = dixit.ReplayWidget(game)
    widget.position = len(game.actions)
    assert widget.game == game
    assert widget.public["phase"] == "clue"


def test_a_record_comes_from_a_file_a_game_or_a_table(tmp_path: Path) -> None:
    record = dixit.example_record()
    path = record.save(tmp_path / "game.json")
    table = dixit.play(bots=3, seed=2, store=None)
    for given, wanted in (
        (path, record),
        (str(path), record),
        (table, table.record),
        (table.game, table.record),
    ):
        assert dixit.ReplayWidget(given).record == wanted


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "no file"),
        ("{", "not a record"),
        ('{"header": {"format": 99}}', "newer version"),
        (dixit.example_record().to_json().replace('"player":"Moth"', '"player":"Toad"', 1), "damaged"),
    ],
)
def test_a_damaged_file_is_refused_with_a_sentence(text: str | None, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=said):
        dixit.ReplayWidget(path)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"record": None}, "needs a record"),
        ({"record": 7}, "needs a record"),
        ({"record": dixit.Deck.default()}, "needs a record"),
        ({"seat": "Zoe"}, "Fox, Owl"),
        ({"seat": None}, "Fox, Owl"),
        ({"deck": ["a"]}, "deck"),
        ({"language": "xx"}, "language"),
        ({"theme": "pink"}, "theme"),
    ],
)
def test_what_cannot_be_replayed_is_refused_with_a_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        dixit.ReplayWidget(**{"record": dixit.example_record(), **given})


@pytest.mark.parametrize("name", ["", "\0"])
def test_a_folder_is_no_record_nor_is_what_cannot_be_a_file(tmp_path: Path, name: str) -> None:
    with pytest.raises(RefusedReplay, match="cannot be read"):
        dixit.ReplayWidget(f"{tmp_path}/{name}")


def test_a_refused_position_or_seat_leaves_everything_as_it_was(replay: Any) -> None:
    widget, _ = replay
    widget.position, widget.seat = 7, "Owl"
    before = widget.public
    for name, value in (("position", -1), ("position", 1000), ("seat", "Zoe")):
        with pytest.raises(ValueError, match=r"positions|Nobody"):
            setattr(widget, name, value)
    assert (widget.position, widget.seat, widget.public) == (7, "Owl", before)


def test_a_page_moves_and_looks_but_changes_nothing_else(replay: Any) -> None:
    widget, wire = replay
    say_from_page(wire, position=8)
    assert widget.game.revision == 8
    say_from_page(wire, seat="Hare")
    assert widget.snapshot().private["you"] == "Hare"
    assert wire.replies()[-1]["private"]["you"] == "Hare"
    public = widget.public
    say_from_page(wire, public=None, private=None, film={}, seating={}, rules={})
    assert widget.public == public
    assert widget.film["turns"]
    for bad in ({"position": -1}, {"position": 10_000}, {"position": "x"}, {"seat": "Zoe"}, {"seat": 3}):
        say_from_page(wire, **bad)
    assert (widget.position, widget.seat) == (8, "Hare")


def test_a_page_asks_to_go_and_is_told_where_there_is_nothing(replay: Any) -> None:
    widget, wire = replay
    assert ask(wire, "go", position=8, seat="Hare")["ok"]
    assert widget.snapshot().private["you"] == "Hare"
    for position, seat, said in ((10_000, "Hare", "positions 0 to 132"), (8, "Zoe", "Zoe")):
        reply = ask(wire, "go", position=position, seat=seat)
        assert said in reply["message"]
        assert (widget.position, widget.seat) == (8, "Hare")


def test_a_jump_is_one_message(replay: Any) -> None:
    widget, wire = replay
    wire.sent.clear()
    widget.position = 50
    states = [set(message["state"]) for message, _ in wire.sent if message["method"] == "update"]
    assert [names for names in states if "public" in names] == [states[-1]]
    assert len(states) <= 2


@pytest.mark.parametrize("kind", ["act", "sit", "start", "leave", "save", "let_bots_begin", "check"])
def test_there_is_nothing_to_act_on(kind: str, replay: Any) -> None:
    widget, wire = replay
    before = widget.get_state()
    reply = ask(wire, kind)
    assert reply["ok"] is False
    assert reply["message"]
    assert widget.get_state() == before


def test_turns_are_told_up_to_the_position(replay: Any) -> None:
    widget, wire = replay
    assert ask(wire, "turns")["turns"] == []
    widget.position = 30
    turns = ask(wire, "turns")["turns"]
    assert [turn["turn"] for turn in turns] == [1, 2]
    assert turns[0]["score"]


def test_what_is_asked_of_a_turn_is_answered_once_it_has_been_scored(replay: Any) -> None:
    widget, wire = replay
    widget.position = widget.film["reviews"][0] - 1
    assert ask(wire, "what_if", turn=1)["code"] == "request.not_scored"
    widget.position = widget.film["reviews"][0]
    told = ask(wire, "what_if", turn=1)
    assert told["sheet"]["columns"][0]["points"] == widget.game.last_score.points
    assert len(ask(wire, "clarity")["points"]) == 41
    assert "what_if.how" in ask(wire, "words", area="asking")["texts"]


def test_rules_ping_and_hello_are_answered(replay: Any) -> None:
    _, wire = replay
    assert ask(wire, "rules", lang="fr")["rows"]
    assert ask(wire, "ping")["ok"]
    assert ask(wire, "hello")["ok"]


def test_cards_that_are_not_in_the_deck_have_a_title_for_a_picture() -> None:
    own = tuple([f"{number:016x}" for number in range(84)])
    game = played("dixit-2021", 3, 1, deck=own)
    with wires() as made:
        widget = dixit.ReplayWidget(game)
        wire = made[-1]
    asked = list(game.hand("Ana"))
    cards = ask(wire, "pictures", cards=asked)["cards"]
    assert [card["id"] for card in cards] == asked
    assert wire.sent[-1][1] == 0
    first = own.index(asked[0]) + 1
    assert cards[0]["title"] == {"en": f"Card {first}", "fr": f"Carte {first}"}
    assert str(first) in cards[0]["alt"]["fr"]
    assert widget.notice["code"] == "replay.no_pictures"


def test_nobody_is_asked_for_a_deck_where_the_game_had_none() -> None:
    game = dixit.Game.start(dixit.edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=1)
    assert dixit.ReplayWidget(game).notice is None


def test_a_deck_gives_its_pictures() -> None:
    with wires() as made:
        widget = dixit.ReplayWidget(dixit.example_record(), deck=dixit.Deck.default())
        wire = made[-1]
    reply = ask(wire, "pictures", **{"from": 0, "count": 3})
    assert len(reply["cards"]) == 3
    assert reply["total"] == 84
    assert wire.sent[-1][1] > 1000
    assert widget.notice is None
    assert ask(wire, "pictures", cards=["nothing"])["ok"] is False


@pytest.mark.parametrize(
    ("edition", "charts"), [("dixit-2021", 4), ("odyssey-party", 2), ("odyssey-team", 4)]
)
def test_every_chart_can_be_drawn_in_every_mode(edition: str, charts: int) -> None:
    film = Film(dixit.Record.of(played(edition, 6, 2)))
    desk = ChartCache(film)
    names = desk.names(film.games[0].rules)
    assert len(names) == charts
    for name, scored, language in itertools.product(names, (0, 2), ("en", "fr")):
        assert desk.chart(name, scored, language) is None
        assert desk.wait(60)
        chart = desk.chart(name, scored, language)
        assert chart is not None
        assert chart.by_day.startswith(b"\x89PNG")
        assert chart.by_night.startswith(b"\x89PNG")
        assert chart.words


def test_a_chart_is_of_the_game_up_to_the_position(replay: Any) -> None:
    widget, wire = replay
    said = []
    for position in (0, 10, 11, 132):
        ask(wire, "chart", name="score_progression", position=position)
        assert widget._charts.wait(60)
        reply = ask(wire, "chart", name="score_progression", position=position)
        said.append(reply["alt"])
        assert wire.sent[-1][1] > 1000
    assert said[0] == said[1]
    assert "After 1 turn" in said[2]
    assert "After 11 turns" in said[3]
    assert ask(wire, "chart", name="pie", position=1)["ok"] is False


def test_without_matplotlib_the_charts_say_so_and_the_rest_works() -> None:
    script = """if True:
        import sys
        sys.modules["matplotlib"] = None
        import dixit_widget as dixit
        widget = dixit.ReplayWidget(dixit.example_record())
        widget.position = 20
        desk = widget._charts
        desk.chart("voting_pattern", 1, "en"), desk.wait(60)
        try:
            desk.chart("voting_pattern", 1, "en")
        except ValueError as problem:
            print(widget.game, problem, problem.message("fr"))
    """
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert "turn 2, vote" in said
    assert "The charts need matplotlib" in said
    assert "Les graphiques ont besoin de matplotlib" in said


def test_it_loads_nothing_heavy() -> None:
    script = (
        "import sys, dixit_widget as d; d.ReplayWidget(d.example_record()).position = 9; print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert not {"numpy", "matplotlib", "PIL", "pandas"} & set(loaded.split())


def test_its_repr_says_where_it_is(replay: Any) -> None:
    widget, _ = replay
    assert repr(widget) == (
        "ReplayWidget(dixit-2021, Fox, Owl, Hare, Otter, Badger, Moth, position 0 of 132)"
    )
