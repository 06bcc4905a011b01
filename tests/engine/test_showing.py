"""What a game and a record show of themselves in a notebook: what everybody may know, in every phase."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from dixit_widget.engine import Action, Game, GiveClue, HandIn, Record, Vote
from dixit_widget.engine.showing import game_html, record_html
from dixit_widget.rules import edition, editions
from dixit_widget.words import LANGUAGES
from tests.engine.engine_play import NAMES, moments

SEED = 90_817_263_544
DECK = tuple(f"secret-{number:03}" for number in range(120))
CARD = re.compile(r"secret-\d{3}")


def played(name: str) -> list[Game]:
    rules = edition(name)
    game = Game.start(rules, NAMES[: max(4, rules.players_min)], seed=SEED, deck=DECK)
    return list(moments(game, Random(3)))


def shown(game: Game) -> list[str]:
    """All that a notebook shows or saves of a game, and of what was written down of it by then."""
    record = Record.of(game)
    pages = [
        page(value, language)
        for language in LANGUAGES
        for page, value in ((game_html, game), (record_html, record))
    ]
    rich = [repr(each.__rich_repr__()) for each in (game, record)]
    return [*pages, *rich, repr(game), repr(record), game._repr_html_(), record._repr_html_() or ""]


@pytest.mark.parametrize("name", list(editions()))
def test_no_phase_of_any_edition_shows_a_hidden_card_or_the_seed(name):
    phases = set()
    for game in played(name):
        if (game.turn, game.phase) in phases and game.turn > 2:
            continue
        phases.add((game.turn, game.phase))
        for text in shown(game):
            assert set(CARD.findall(text)) <= set(game.tableau), (game, text)
            assert str(SEED) not in text
    assert {phase for _, phase in phases} == {"clue", "cards", "vote", "review", "over"}


@pytest.mark.parametrize("name", list(editions()))
def test_how_somebody_acted_shows_in_nothing_before_the_review(name):
    tried = set()
    for game in played(name):
        if game.phase in ("cards", "vote") and len(game.waiting_for) > 1:
            ways = choices(game, game.waiting_for[0])
            assert len(ways) > 1
            after = [game.play(way) for way in ways]
            if after[0].phase == game.phase:  # nothing is laid out yet, or revealed
                assert len({game_html(each) for each in after}) == 1
                tried.add(game.phase)
    assert tried == {"cards", "vote"}


def choices(game: Game, player: str) -> list[Action]:
    """Return different things that a player may do now."""
    options = game.options(player)
    assert options is not None
    if options.kind == "cards":
        return [
            HandIn(player, options.cards[: options.count]),
            HandIn(player, options.cards[-options.count :]),
        ]
    red = options.red_slots[0] if options.red_slots else None
    return [Vote(player, (slot,), red) for slot in options.slots if slot != red]


def test_the_review_tells_whose_cards_lie_there_and_who_voted_for_them():
    for game in played("dixit-2021"):
        text = unescape(game_html(game))
        assert ("Played by Ana." in text) == (game.phase == "review")
        assert ("The storyteller’s card." in text) == (game.phase == "review")
        assert text.count("<li>") == len(game.tableau)


def test_a_record_shows_its_turns_and_how_it_ends():
    *_, end = played("dixit-2021")
    html = record_html(Record.of(end))
    for winner in end.winners:
        assert f"<td>{winner}</td><td>winner" in html
    rows = [row for row in html.split("<tr>") if "Where is happiness?" in row]
    assert len(rows) == end.turn


def test_names_and_clues_are_text():
    game = Game.start(edition("dixit-2021"), ["<b>Ana", "Ben", "Cleo"], seed=1)
    game = game.play(GiveClue("<b>Ana", game.hand("<b>Ana")[0], "<script>alert(1)</script>"))
    for html in (game._repr_html_(), Record.of(game)._repr_html_()):
        assert html is not None
        assert "<b>" not in html
        assert "<script>" not in html
        assert "&lt;script&gt;" in html


def test_a_record_that_cannot_have_been_played_shows_itself_in_a_line():
    record = Record.of(played("dixit-2021")[5])
    broken = Record(record.header, record.actions[1:])
    assert broken._repr_html_() is None
    assert repr(broken) == "<Record dixit-2021: Ana, Ben, Cleo, Dan; 4 actions>"
