"""What holds for every game by any rules: it ends, keeps its cards, pays by the rules, tells no secret."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given

from dixit_widget.engine import Action, Continue, Game, GiveClue, HandIn, IllegalAction, Record, Vote
from dixit_widget.engine.moves import laid
from dixit_widget.rules import score_round
from tests.engine.engine_play import any_moment, finished, moments, randoms, starts


@given(starts(), randoms)
def test_every_game_ends_and_keeps_its_cards(start: Game, chance: Random):
    for game in moments(start, chance):
        heap = game.tableau or tuple(card for cards in game.handed.values() for card in cards)
        held = [card for player in game.players for card in game.hand(player)]
        assert sorted([*held, *game.pile, *game.discard, *heap]) == sorted(game.deck)
        if game.phase in ("clue", "cards", "vote"):
            assert game.waiting_for
            assert not game.winners
        else:
            assert not game.waiting_for
    best = max(game.scores.values())
    assert game.winners == tuple(player for player in game.players if game.scores[player] == best)


@given(starts(), randoms)
def test_every_turn_pays_what_the_rules_say(start: Game, chance: Random):
    before = start.scores
    for game in moments(start, chance):
        if game.phase != "review":
            assert game.scores == before
            continue
        round, score = game.last_round, game.last_score
        assert round is not None
        assert score is not None
        assert score_round(game.rules, round) == score
        for side, points in score.points.items():
            assert points == sum(reason.points for reason in score.reasons[side])
        side_of = game.setup.side
        assert game.scores == {p: before[p] + score.points[side_of[p]] for p in game.players}
        before = game.scores


@given(starts(), randoms)
def test_every_game_has_its_ending(start: Game, chance: Random):
    end = finished(start, chance)
    rules = end.rules
    targets = rules.target_score is not None and max(end.scores.values()) >= rules.target_score
    last_tale = None if rules.turns_each is None else rules.turns_each * len(end.players)
    told = end.turn == last_tale or (last_tale is not None and end.turn > last_tale)
    pack = rules.ends_with_pack and not end.pile
    short = min(len(end.hand(player)) for player in end.players) < end.setup.hand_size
    over = targets or told or pack
    if rules.ties == "play_on":
        over = over and len({end.setup.side[player] for player in end.winners}) == 1
    assert over or (rules.refill == "none" and short)


@given(starts(), randoms)
def test_a_last_turn_is_told_as_soon_as_turns_and_cards_decide_it(start: Game, chance: Random):
    played = list(moments(start, chance))
    rules, end = start.rules, played[-1]
    by_turns = rules.turns_each is not None and end.turn == rules.turns_each * len(end.players)
    by_pack = rules.ends_with_pack and not end.pile
    for game in played:
        told = game.view()["last_turn"]
        if game.phase == "review":
            assert told == (game.play(Continue()).phase == "over")
        elif told:
            assert game.turn == end.turn
        elif game.phase != "over":
            assert game.turn < end.turn or rules.ties == "play_on" or not (by_turns or by_pack)


@given(starts(), randoms)
def test_ties_end_a_game_or_keep_it_going(start: Game, chance: Random):
    """By the same actions both games are the same up to where sharing ends one of them."""
    rules = start.rules
    shared, played_on = (
        Game.start(rules.replace(ties=ties), start.players, seed=start.seed, first=start.players[0])
        for ties in ("shared", "play_on")
    )
    for game in moments(shared, chance):
        if game.revision:
            played_on = played_on.play(game.actions[-1])
    assert played_on.scores == game.scores
    tied = len({game.setup.side[player] for player in game.winners}) > 1
    out_of_cards = rules.refill == "none" and not played_on.pile
    assert played_on.phase == "over" or tied
    assert played_on.phase != "over" or not tied or out_of_cards


@given(starts(), randoms)
def test_storytellers_go_round(start: Game, chance: Random):
    told = []
    for game in moments(start, chance):
        if game.phase == "cards" and (not told or len(told) < game.turn):
            told.append(game.storyteller)
    begin = start.players.index(told[0])
    order = start.players[begin:] + start.players[:begin]
    assert told == [order[i % len(order)] for i in range(len(told))]


@given(starts(), randoms)
def test_same_seed_same_actions_same_game(start: Game, chance: Random):
    end = finished(start, chance)
    record = Record.from_json(Record.of(end).to_json())
    replayed = list(record.replay())
    assert len(replayed) == end.revision + 1
    assert replayed[-1] == end
    assert msgspec.structs.asdict(replayed[-1]) == msgspec.structs.asdict(end)
    assert [game.revision for game in replayed] == list(range(end.revision + 1))


def all_small_actions(game: Game, player: str) -> list[Action]:
    """Every action of a player that could be thought of, legal or not, with few cards or slots."""
    cards = [*game.hand(player), game.pile[0] if game.pile else "none", "nonsense"]
    slots = range(len(game.tableau) + 2)
    reds = [None, *slots]
    return [
        Continue(),
        *[GiveClue(player, card, "A clue", kind) for card in [*cards, None] for kind in ("text", "sung")],
        *[HandIn(player, (card,)) for card in cards],
        *[HandIn(player, (a, b)) for a in cards for b in cards],
        *[Vote(player, (slot,), red) for slot in slots for red in reds],
        *[Vote(player, (a, b), None) for a in slots for b in slots],
        HandIn(player, ()),
        Vote(player, ()),
    ]


def is_offered(game: Game, player: str, action: Action) -> bool:
    """Whether the options say that an action is legal."""
    options = game.options(player)
    if isinstance(action, Continue):
        return game.phase == "review"
    if options is None:
        return False
    if isinstance(action, GiveClue):
        cards = options.cards if options.count else (None,)
        return options.kind == "clue" and action.card in cards and action.kind in options.clue_kinds
    if isinstance(action, HandIn):
        chosen = set(action.cards)
        right = len(chosen) == len(action.cards) == options.count
        return options.kind == "cards" and right and chosen <= set(options.cards)
    chosen = set(action.slots)
    right = len(chosen) == len(action.slots) and options.votes_min <= len(chosen) <= options.votes_max
    red = action.red in options.red_slots if options.red_slots else action.red is None
    return options.kind == "vote" and right and red and chosen <= set(options.slots)


@given(starts(), randoms)
def test_legal_is_what_the_options_offer_and_nothing_else(start: Game, chance: Random):
    game = any_moment(start, chance)
    before = msgspec.structs.asdict(game)
    player = chance.choice(game.players)
    for action in all_small_actions(game, player):
        if is_offered(game, player, action):
            assert game.play(action).revision == game.revision + 1
        else:
            with pytest.raises(IllegalAction) as caught:
                game.play(action)
            assert str(caught.value)
            assert caught.value.message("fr")
    assert msgspec.structs.asdict(game) == before


def shuffled_secrets(game: Game, viewer: str | None, chance: Random) -> Game:
    """The game with everything that a viewer may not know dealt anew."""
    unseen = game.phase == "clue" and game.rules.unseen_hand and game.storyteller in (None, viewer)
    own = viewer is not None and not unseen
    open_cards = bool(game.tableau)
    places: list[tuple[str, ...]] = []
    closed = [p for p in game.players if p != viewer or not own]
    places += [game.hands[p] for p in closed]
    heaps = [] if open_cards else [p for p in game.handed if p != viewer]
    places += [game.handed[p] for p in heaps]
    places.append(game.pile)
    pool = [card for place in places for card in place]
    chance.shuffle(pool)
    dealt: list[tuple[str, ...]] = []
    for place in places:
        dealt.append(tuple(pool[: len(place)]))
        del pool[: len(place)]
    hands = {**game.hands, **dict(zip(closed, dealt, strict=False))}
    handed = {**game.handed, **dict(zip(heaps, dealt[len(closed) :], strict=False))}
    changes: dict[str, Any] = {
        "hands": hands,
        "handed": handed,
        "pile": dealt[-1],
        "setup": msgspec.structs.replace(game.setup, seed=chance.getrandbits(64)),
        "told": game.told if viewer == game.storyteller else "another card",
        "history": (),
    }
    if game.phase == "vote":
        changes |= _shuffled_table(game, viewer, chance)
    return msgspec.structs.replace(game, **changes)


def _shuffled_table(game: Game, viewer: str | None, chance: Random) -> dict[str, Any]:
    """Other owners for the others' cards, other votes, another place for the red token."""
    side = game.setup.side
    theirs = [i for i, owner in enumerate(game.owners) if viewer is None or side[owner] != side[viewer]]
    names = [game.owners[i] for i in theirs]
    chance.shuffle(names)
    owners = list(game.owners)
    for i, name in zip(theirs, names, strict=True):
        owners[i] = name
    slots = range(1, len(owners) + 1)
    return {
        "owners": tuple(owners),
        "handed": {p: cards if p == viewer else ("?",) * len(cards) for p, cards in game.handed.items()},
        "votes": {p: v if p == viewer else (chance.choice(slots),) for p, v in game.votes.items()},
        "red": game.red if viewer == game.storyteller or game.red is None else chance.choice(slots),
    }


@given(starts(), randoms)
def test_views_do_not_depend_on_secrets(start: Game, chance: Random):
    for game in moments(start, chance):
        viewer = chance.choice((None, *game.players))
        other = shuffled_secrets(game, viewer, chance)
        assert other.view(viewer) == game.view(viewer)


def texts_in(value: object) -> set[str]:
    """Every text anywhere in plain data."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {text for pair in value.items() for part in pair for text in texts_in(part)}
    if isinstance(value, list):
        return {text for part in value for text in texts_in(part)}
    return set()


@given(starts(), randoms)
def test_no_view_names_a_card_that_its_player_cannot_see(start: Game, chance: Random):
    for game in moments(start, chance):
        for viewer in (None, *game.players):
            seen = set(game.tableau)
            if viewer:
                seen |= {*game.hand(viewer), *game.handed.get(viewer, ())}
            named = texts_in(game.view(viewer)) & set(game.deck)
            assert named <= seen


@given(starts(), randoms)
def test_views_are_plain_and_their_own(start: Game, chance: Random):
    game = any_moment(start, chance)
    before = msgspec.structs.asdict(game)
    for viewer in (None, *game.players):
        view: Any = game.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view)) == view
        spoil(view)
        assert game.view(viewer) != view
    for values in (game.scores, game.teams, game.winners):
        if isinstance(values, dict):
            values.clear()
    assert msgspec.structs.asdict(game) == before


def spoil(value: Any) -> None:
    """Change plain data wherever it can be changed."""
    if isinstance(value, dict):
        for part in value.values():
            spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            spoil(part)
        value.append("spoilt")


@given(starts(), randoms)
def test_what_is_public_is_in_every_view(start: Game, chance: Random):
    game = any_moment(start, chance)
    public = game.view(None)
    for player in game.players:
        view = game.view(player)
        assert {key: view[key] for key in public} == public
        assert set(view) - set(public) == {
            "you", "hand", "told", "handed", "own_slots", "vote", "red_vote", "options",
        }  # fmt: skip


@given(starts(), randoms)
def test_phases_begin_where_they_say(start: Game, chance: Random):
    phase, began = None, 0
    for game in moments(start, chance):
        if game.phase != phase:
            phase, began = game.phase, game.revision
        assert game.phase_revision == began
        assert game.actions == Record.of(game).actions
        assert len(game.actions) == game.revision


@given(starts(), randoms)
def test_an_old_moment_stays_what_it_was(start: Game, chance: Random):
    game = any_moment(start, chance)
    before = msgspec.structs.asdict(game)
    finished(game, chance)
    assert msgspec.structs.asdict(game) == before


@given(starts(), randoms)
def test_slots_tell_nothing_of_who_handed_in(start: Game, chance: Random):
    """The same cards lie in the same slots, whoever handed them in, and in whatever order."""
    games = list(moments(start, chance))
    i = next(i for i, game in enumerate(games) if game.phase == "vote")
    heap = games[i].handed
    cards = sorted(games[i].tableau)
    chance.shuffle(cards)
    mixed = {}
    for giver in chance.sample(sorted(heap), len(heap)):
        mixed[giver] = tuple(cards[: len(heap[giver])])
        del cards[: len(heap[giver])]
    other = laid(msgspec.structs.replace(games[i - 1], handed=mixed))
    assert other.tableau == games[i].tableau
