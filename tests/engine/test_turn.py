"""The turn in every mode: who acts when, what is scored, how hands are filled, when a game ends."""

from __future__ import annotations

import copy
import pickle
from random import Random

import msgspec
import pytest

from dixit_widget.engine import Continue, Game, GiveClue, HandIn, IllegalAction, Record, Vote
from dixit_widget.rules import Round, RuleSet, edition
from tests.engine.engine_play import NAMES, finished, moments, random_action


def start(rules: RuleSet | str, n: int, **more) -> Game:
    chosen = edition(rules) if isinstance(rules, str) else rules
    more = {"seed": 7, "first": "Ana", **more}
    return Game.start(chosen, NAMES[:n], **more)


def told(game: Game) -> Game:
    """The storyteller has given a clue with her first card."""
    player = game.storyteller or game.players[0]
    card = None if game.rules.unseen_hand else game.hand(player)[0]
    return game.play(GiveClue(player, card, "Not without my umbrella"))


def laid(game: Game) -> Game:
    """Everybody has handed in the first cards of the hand."""
    game = told(game)
    while game.phase == "cards":
        player = game.waiting_for[0]
        game = game.play(HandIn(player, game.hand(player)[: game.options(player).count]))
    return game


def voted(game: Game) -> Game:
    """Everybody has voted for the first card that may be voted for."""
    game = laid(game)
    while game.phase == "vote":
        player = game.waiting_for[0]
        options = game.options(player)
        game = game.play(Vote(player, options.slots[:1], options.red_slots[0] if options.red_slots else None))
    return game


def slot_of(game: Game, player: str) -> int:
    return game.owners.index(player) + 1


class TestStorytellerMode:
    def test_phases(self):
        game = start("dixit-2021", 4)
        seen = [(game.phase, game.waiting_for)]
        game = told(game)
        seen.append((game.phase, game.waiting_for))
        game = game.play(HandIn("Cleo", game.hand("Cleo")[:1]))
        seen.append((game.phase, game.waiting_for))
        game = game.play(HandIn("Dan", game.hand("Dan")[:1])).play(HandIn("Ben", game.hand("Ben")[:1]))
        seen.append((game.phase, game.waiting_for))
        for player in ("Dan", "Ben", "Cleo"):
            game = game.play(Vote(player, game.options(player).slots[:1]))
        seen.append((game.phase, game.waiting_for))
        game = game.play(Continue())
        seen.append((game.phase, game.waiting_for))
        assert seen == [
            ("clue", ("Ana",)),
            ("cards", ("Ben", "Cleo", "Dan")),
            ("cards", ("Ben", "Dan")),
            ("vote", ("Ben", "Cleo", "Dan")),
            ("review", ()),
            ("clue", ("Ben",)),
        ]
        assert (game.turn, game.storyteller, game.tableau) == (2, "Ben", ())
        assert len(game.discard) == 4

    def test_race_is_won_by_the_first_clue(self):
        game = start("dixit-2021", 4, first=None)
        game = game.play(GiveClue("Cleo", game.hand("Cleo")[3], "First!"))
        assert (game.storyteller, game.waiting_for) == ("Cleo", ("Ana", "Ben", "Dan"))
        after = voted_from(game).play(Continue())
        assert (after.storyteller, after.waiting_for) == ("Dan", ("Dan",))

    def test_three_players(self):
        game = start("dixit-2021", 3)
        assert [len(game.hand(player)) for player in game.players] == [7, 7, 7]
        game = told(game)
        assert game.options("Ben").count == 2
        game = laid(start("dixit-2021", 3))
        assert sorted(game.owners) == ["Ana", "Ben", "Ben", "Cleo", "Cleo"]
        assert len(game.options("Ben").slots) == 3
        game = voted(start("dixit-2021", 3)).play(Continue())
        assert [len(game.hand(player)) for player in game.players] == [7, 7, 7]

    def test_three_players_print_and_play(self):
        game = laid(start("print-and-play", 3))
        assert len(game.tableau) == 3
        assert [len(game.hand(player)) for player in game.players] == [5, 5, 5]

    def test_second_vote(self):
        game = laid(start("odyssey", 7))
        assert (game.options("Ben").votes_min, game.options("Ben").votes_max) == (1, 2)
        slots = game.options("Ben").slots
        after = game.play(Vote("Ben", (slots[2], slots[0])))
        assert after.view("Ben")["vote"] == [slots[0], slots[2]]
        assert laid(start("odyssey", 6)).options("Ben").votes_max == 1

    def test_scoring_by_the_round_on_the_table(self):
        game = laid(start("dixit-2021", 4))
        for player, target in (("Ben", "Ana"), ("Cleo", "Ben"), ("Dan", "Ben")):
            game = game.play(Vote(player, (slot_of(game, target),)))
        assert game.scores == {"Ana": 3, "Ben": 5, "Cleo": 0, "Dan": 0}
        assert game.last_score.points == game.scores
        assert game.last_round == Round(
            "Ana",
            game.owners,
            {"Ben": slot_of(game, "Ana"), "Cleo": slot_of(game, "Ben"), "Dan": slot_of(game, "Ben")},
            target=slot_of(game, "Ana"),
        )

    def test_what_numpy_chose_is_written_down_plainly(self):
        chance = pytest.importorskip("numpy").random.default_rng(7)
        game = told(start("dixit-2021", 4))
        while game.phase in ("cards", "vote"):
            player = chance.choice(game.waiting_for)
            options = game.options(player)
            if options.kind == "cards":
                game = game.play(HandIn(player, [chance.choice(options.cards)]))
            else:
                game = game.play(Vote(player, [chance.choice(options.slots)]))
        assert Record.from_json(Record.of(game).to_json()).actions == game.actions
        assert msgspec.json.encode(game.view("Ben"))

    def test_a_slot_that_has_become_a_float_is_that_slot(self):
        numpy = pytest.importorskip("numpy")
        game = laid(start("dixit-2021", 4))
        (slot, *_) = game.options("Ben").slots
        for given in (float(slot), numpy.float64(slot), numpy.float32(slot)):
            assert game.play(Vote("Ben", (given,))).actions[-1] == Vote("Ben", (slot,))
            assert type(game.play(Vote("Ben", (given,))).votes["Ben"][0]) is int

    def test_unseen_hand_in_storyteller_mode(self):
        rules = edition("dixit-2021").replace(unseen_hand=True)
        game = told(start(rules, 4))
        assert game.waiting_for == ("Ana", "Ben", "Cleo", "Dan")
        game = laid(start(rules, 4))
        assert game.waiting_for == ("Ben", "Cleo", "Dan")
        assert voted(start(rules, 4)).last_round.target == slot_of(game, "Ana")


def voted_from(game: Game) -> Game:
    chance = Random(0)
    while game.phase != "review":
        game = game.play(random_action(game, chance))
    return game


class TestPartyMode:
    def test_the_clue_comes_before_the_hand(self):
        game = start("odyssey-party", 6)
        assert game.view("Ana")["hand"] == []
        assert game.options("Ana").cards == ()
        assert len(game.view("Ben")["hand"]) == 5
        with pytest.raises(IllegalAction, match="belongs to no card"):
            game.play(GiveClue("Ana", game.hand("Ana")[0], "Hm"))
        game = told(game)
        assert game.view("Ana")["hand"] == list(game.hand("Ana"))
        assert game.waiting_for == NAMES[:6]

    def test_in_the_race_nobody_looks(self):
        game = start("odyssey-party", 6, first=None)
        assert all(game.view(player)["hand"] == [] for player in game.players)

    def test_everybody_votes_and_the_storyteller_places_the_red_token(self):
        game = laid(start("odyssey-party", 6))
        assert game.waiting_for == NAMES[:6]
        assert game.options("Ana").red_slots == (1, 2, 3, 4, 5, 6)
        assert game.options("Ben").red_slots == ()
        assert slot_of(game, "Ben") in game.options("Ben").slots
        game = game.play(Vote("Ana", (1,), red=2))
        assert game.view("Ana")["red_vote"] == 2
        assert game.view("Ben")["red_vote"] is None
        for player in game.waiting_for:
            game = game.play(Vote(player, (1,)))
        assert game.scores == dict.fromkeys(NAMES[:6], 5)
        assert game.view()["red"] == 2
        assert game.view()["target"] is None

    def test_hands_go_to_the_left(self):
        review = voted(start("odyssey-party", 6))
        game = review.play(Continue())
        for left, right in zip(NAMES[:6], (*NAMES[1:6], NAMES[0]), strict=True):
            assert set(review.hand(left)) <= set(game.hand(right))
            assert len(game.hand(right)) == 5

    def test_party_with_a_clue_to_a_card(self):
        rules = edition("odyssey-party").replace(unseen_hand=False)
        game = told(start(rules, 6))
        assert game.waiting_for == NAMES[1:6]
        assert game.handed == {"Ana": (start(rules, 6).hand("Ana")[0],)}

    def test_everyone_tells_once(self):
        end = finished(start("odyssey-party", 7), Random(1))
        assert end.turn == 7


class TestTeamMode:
    def test_teams_sit_opposite(self):
        game = start("odyssey-team", 6)
        assert game.teams == (("Ana", "Dan"), ("Ben", "Eva"), ("Cleo", "Fay"))
        assert game.view()["teams"] == [["Ana", "Dan"], ["Ben", "Eva"], ["Cleo", "Fay"]]

    def test_two_agree_who_hands_in_and_the_other_votes(self):
        game = told(start("odyssey-team", 6))
        assert game.waiting_for == ("Ben", "Cleo", "Dan", "Eva", "Fay")
        game = game.play(HandIn("Eva", game.hand("Eva")[:1]))
        assert game.waiting_for == ("Cleo", "Dan", "Fay")
        with pytest.raises(IllegalAction, match="Your teammate has handed in"):
            game.play(HandIn("Ben", game.hand("Ben")[:1]))
        game = game.play(HandIn("Dan", game.hand("Dan")[:1])).play(HandIn("Cleo", game.hand("Cleo")[:1]))
        assert (game.phase, game.waiting_for) == ("vote", ("Ben", "Fay"))
        for player, sentence in [("Eva", "You handed in"), ("Ana", "storyteller"), ("Dan", "teammate")]:
            with pytest.raises(IllegalAction, match=sentence):
                game.play(Vote(player, (1,)))

    def test_only_the_teammates_card_is_to_be_found(self):
        before = start("odyssey-team", 6)
        game = laid(before)
        assert len(game.tableau) == 3
        assert before.hand("Ana") == game.hand("Ana")
        assert game.view("Ana")["told"] == before.hand("Ana")[0]
        assert game.view("Dan")["told"] is None
        for player in game.waiting_for:
            game = game.play(Vote(player, (slot_of(game, "Dan"),)))
        assert game.view()["target"] == slot_of(game, "Dan")
        assert game.last_score.points == {"Ana & Dan": 0, "Ben & Eva": 2, "Cleo & Fay": 2}
        assert game.scores == {"Ana": 0, "Ben": 2, "Cleo": 2, "Dan": 0, "Eva": 2, "Fay": 2}

    def test_both_cards(self):
        game = laid(start(edition("odyssey-team").replace(team_target="both"), 6))
        assert sorted(game.owners) == ["Ana", "Ben", "Cleo", "Dan"]
        voters = game.waiting_for
        game = game.play(Vote(voters[0], (slot_of(game, "Ana"),)))
        game = game.play(Vote(voters[1], (slot_of(game, "Dan"),)))
        assert game.view()["target"] == slot_of(game, "Ana")
        assert game.last_score.points == {"Ana & Dan": 4, "Ben & Eva": 3, "Cleo & Fay": 0}

    def test_no_vote_for_the_own_team(self):
        game = laid(start("odyssey-team", 6))
        voter = game.waiting_for[0]
        mate = game.setup.teammate[voter]
        assert game.view(voter)["own_slots"] == [slot_of(game, mate)]
        with pytest.raises(IllegalAction, match="is your own"):
            game.play(Vote(voter, (slot_of(game, mate),)))

    def test_the_second_vote_begins_with_a_number_of_teams(self):
        rules = edition("odyssey-team").replace(votes_max=2, second_vote_players=4)
        assert laid(start(rules, 6)).setup.votes_max == 1
        assert laid(start(rules, 8)).setup.votes_max == 2

    def test_every_seat_tells_and_teams_win(self):
        end = finished(start("odyssey-team", 6), Random(3))
        assert end.turn == 6
        assert len(end.winners) in (2, 4, 6)
        assert end.setup.teammate[end.winners[0]] in end.winners


def with_pile(game: Game, size: int) -> Game:
    """The game with a pile of so many cards; the others lie in the discard."""
    cards = game.pile + game.discard
    return msgspec.structs.replace(game, pile=cards[:size], discard=cards[size:])


class TestRefill:
    """Six players: 6 cards lie on the table, 48 are beside the hands."""

    def review(self, rules: str, pile: int) -> Game:
        return with_pile(voted(start(rules, 6)), pile)

    def test_no_reshuffle_leaves_hands_short(self):
        before = self.review("dixit-2008", 4)
        game = before.play(Continue())
        assert [len(game.hand(player)) for player in game.players] == [5, 6, 6, 6, 6, 5]
        assert (game.phase, game.pile) == ("over", ())
        assert set(game.discard) == {*before.discard, *before.tableau}

    def test_the_last_card_ends_the_2008_game(self):
        assert self.review("dixit-2008", 6).play(Continue()).phase == "over"
        assert self.review("dixit-2008", 7).play(Continue()).phase == "clue"

    def test_2021_shuffles_everything_before_anyone_draws(self):
        before = self.review("dixit-2021", 5)
        game = before.play(Continue())
        assert game.discard == ()
        assert len(game.pile) == 48
        drawn = {
            card for player in game.players for card in set(game.hand(player)) - set(before.hand(player))
        }
        assert len(drawn) == 6
        assert not set(before.pile) <= drawn
        assert {*game.pile, *drawn} == {*before.pile, *before.discard, *before.tableau}

    def test_odyssey_draws_the_leftovers_first(self):
        before = self.review("odyssey", 5)
        game = before.play(Continue())
        drawn = {
            card for player in game.players for card in set(game.hand(player)) - set(before.hand(player))
        }
        assert set(before.pile) < drawn
        assert game.discard == ()
        assert len(game.pile) == 48

    @pytest.mark.parametrize("rules", ["dixit-2018", "dixit-2021", "odyssey"])
    def test_no_reshuffle_while_the_pile_suffices(self, rules):
        before = self.review(rules, 6)
        game = before.play(Continue())
        assert game.pile == ()
        assert set(game.discard) == {*before.discard, *before.tableau}
        assert game.phase == "clue"

    def test_print_and_play_shuffles_every_turn(self):
        before = voted(start("print-and-play", 4))
        game = before.play(Continue())
        assert game.discard == ()
        assert {*game.pile} < {*before.pile, *before.tableau}
        assert list(game.pile) != [card for card in before.pile if card in game.pile]

    @pytest.mark.parametrize(
        ("draws_first", "order"),
        [("next_storyteller", ["Ben", "Cleo", "Dan", "Ana"]), ("storyteller", ["Ana", "Ben", "Cleo", "Dan"])],
    )
    def test_who_draws_first_gets_the_top_of_the_pile(self, draws_first, order):
        before = voted(start(edition("dixit-2021").replace(draws_first=draws_first), 4))
        game = before.play(Continue())
        assert [game.hand(player)[-1] for player in order] == list(before.pile[:4])

    def test_who_draws_first_gets_the_last_card(self):
        rules = edition("dixit-2021").replace(refill="none", draws_first="storyteller")
        game = with_pile(voted(start(rules, 4)), 1).play(Continue())
        assert [len(game.hand(player)) for player in game.players] == [6, 5, 5, 5]

    def test_a_game_ends_when_cards_lack(self):
        rules = edition("dixit-2021").replace(refill="none")
        before = with_pile(voted(start(rules, 4)), 0)
        game = before
        while game.phase != "over":
            game = game.play(random_action(game, Random(1)))
        assert max(game.scores.values()) < 30
        assert min(len(game.hand(player)) for player in game.players) == 0


class TestEnding:
    def test_a_tie_goes_on_where_the_rules_say_so(self):
        totals = {"Ana": 29, "Ben": 31, "Cleo": 33, "Dan": 33}
        game = voted(start(edition("dixit-2021").replace(ties="play_on"), 4))
        on = msgspec.structs.replace(game, totals=totals).play(Continue())
        assert (on.phase, on.storyteller, on.winners) == ("clue", "Ben", ())
        end = msgspec.structs.replace(game, totals={**totals, "Dan": 34}).play(Continue())
        assert (end.phase, end.winners) == ("over", ("Dan",))

    def test_teammates_who_lead_together_lead_alone(self):
        game = voted(start(edition("odyssey-team").replace(target_score=5, ties="play_on"), 6))
        totals = {player: 6 if player in game.teams[0] else 0 for player in game.players}
        end = msgspec.structs.replace(game, totals=totals).play(Continue())
        assert (end.phase, end.winners) == ("over", game.teams[0])

    def test_thirty_at_the_end_of_a_turn(self):
        game = voted(start("dixit-2021", 4))
        totals = {"Ana": 29, "Ben": 31, "Cleo": 33, "Dan": 33}
        end = msgspec.structs.replace(game, totals=totals).play(Continue())
        assert (end.phase, end.storyteller, end.waiting_for) == ("over", None, ())
        assert end.winners == ("Cleo", "Dan")
        assert len(end.hand("Ana")) == 6
        below = msgspec.structs.replace(game, totals={**totals, "Ben": 29, "Cleo": 29, "Dan": 29})
        assert below.play(Continue()).phase == "clue"

    @pytest.mark.parametrize(("points", "phase"), [(29, "clue"), (30, "over"), (31, "over")])
    def test_thirty_exactly(self, points, phase):
        game = msgspec.structs.replace(voted(start("dixit-2021", 4)), totals=dict.fromkeys(NAMES[:4], points))
        assert game.play(Continue()).phase == phase

    def test_2008_knows_no_thirty(self):
        game = msgspec.structs.replace(voted(start("dixit-2008", 4)), totals=dict.fromkeys(NAMES[:4], 50))
        assert game.play(Continue()).phase == "clue"

    @pytest.mark.parametrize(("players", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8)])
    def test_turns_of_the_2008_game(self, players, turns):
        assert finished(start("dixit-2008", players), Random(2)).turn == turns

    @pytest.mark.parametrize(("players", "turns"), [(3, 6), (4, 8)])
    def test_turns_of_print_and_play(self, players, turns):
        assert finished(start("print-and-play", players), Random(2)).turn == turns

    def test_over_is_over(self):
        end = finished(start("print-and-play", 3), Random(1))
        for action in (Continue(), GiveClue("Ana", end.hand("Ana")[0], "More")):
            with pytest.raises(IllegalAction, match="The game is over"):
                end.play(action)
        view = end.view("Ana")
        assert view["winners"] == list(end.winners)
        assert view["options"] is None
        assert view["owners"] is view["score"] is None


@pytest.mark.parametrize("rules", ["dixit-2021", "odyssey-party", "odyssey-team"])
def test_a_new_turn_remembers_nothing_of_the_last(rules):
    review = voted(start(rules, 6))
    game = review.play(Continue())
    assert (game.phase, game.turn) == ("clue", 2)
    assert (game.clue, game.told, game.red) == (None, None, None)
    assert game.handed == game.votes == {}
    assert game.tableau == game.owners == ()
    assert (game.last_score, game.last_round) == (review.last_score, review.last_round)
    for player in game.players:
        view = game.view(player)
        assert (view["told"], view["handed"], view["own_slots"]) == (None, [], [])
        assert view["vote"] is view["red_vote"] is None


def test_every_turn_shuffles_its_table_anew():
    orders = set()
    game = start("dixit-2021", 4)
    for _ in range(6):
        game = laid(game)
        orders.add(tuple(sorted(game.tableau).index(card) for card in game.tableau))
        while game.phase == "vote":
            player = game.waiting_for[0]
            game = game.play(Vote(player, game.options(player).slots[:1]))
        game = game.play(Continue())
    assert len(orders) > 2


class TestValue:
    def test_play_leaves_the_old_game(self):
        game = start("dixit-2021", 4)
        after = told(game)
        assert game.phase == "clue"
        assert len(game.hand("Ana")) == 6
        assert after != game
        assert hash(game) == hash(start("dixit-2021", 4))

    def test_copies_and_pickles(self):
        game = finished(start("odyssey", 12), Random(1))
        assert game.revision > 200
        for again in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert again == game
            assert again.scores == game.scores

    def test_unequal(self):
        assert start("dixit-2021", 4) != start("dixit-2021", 4, seed=8)
        assert start("dixit-2021", 4) != "game"

    def test_shows_no_secret(self):
        for game in moments(start("dixit-2021", 4), Random(5)):
            text = repr(game) + repr(game.__rich_repr__())
            assert "card-" not in text
            assert "0x" not in text
            assert "seed" not in text

    def test_repr(self):
        assert repr(told(start("dixit-2021", 4))) == (
            "<Game dixit-2021: turn 1, cards, waiting for Ben, Cleo, Dan>"
        )
        assert repr(voted(start("dixit-2021", 4))) == "<Game dixit-2021: turn 1, review>"
