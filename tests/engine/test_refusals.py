"""Actions that are not allowed: a sentence for the player, and nothing changes."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_widget.engine import Action, Continue, Game, GiveClue, HandIn, IllegalAction, UnknownPlayer, Vote
from dixit_widget.rules import edition
from tests.engine.engine_play import NAMES
from tests.engine.test_turn import laid, slot_of, start, told, voted

CLUE = start("dixit-2021", 4)
CARDS = told(CLUE)
VOTE = laid(CLUE)
REVIEW = voted(CLUE)
THREE = told(start("dixit-2021", 3))
SEVEN = laid(start("odyssey", 7))
PARTY = laid(start("odyssey-party", 6))
SUNG = start(edition("dixit-2018").replace(clue_kinds=("sung", "mimed")), 4)

ANA, BEN = CLUE.hand("Ana"), CLUE.hand("Ben")
OWN = slot_of(VOTE, "Ben")
OTHER = slot_of(VOTE, "Cleo")
TWO_OF_SEVEN = SEVEN.options("Ben").slots[:2]


def refusal(game: Game, action: Action) -> str:
    before = msgspec.structs.asdict(game)
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    assert msgspec.structs.asdict(game) == before
    assert caught.value.message("fr")
    return str(caught.value)


@pytest.mark.parametrize(
    ("game", "action", "sentence"),
    [
        # at the wrong time
        (CLUE, HandIn("Ben", BEN[:1]), "Not now: Ana is about to give a clue."),
        (CLUE, Vote("Ben", (1,)), "Not now: Ana is about to give a clue."),
        (CLUE, Continue(), "Not now: Ana is about to give a clue."),
        (start("dixit-2021", 4, first=None), Continue(), "the game waits for the first clue"),
        (CARDS, GiveClue("Ana", ANA[1], "Again"), "cards are being handed in"),
        (CARDS, Vote("Ben", (1,)), "cards are being handed in; the game waits for Ben, Cleo, Dan"),
        (CARDS, Continue(), "cards are being handed in"),
        (VOTE, HandIn("Ben", BEN[1:2]), "the votes are being cast"),
        (VOTE, Continue(), "the votes are being cast; the game waits for Ben, Cleo, Dan"),
        (REVIEW, Vote("Ben", (OTHER,)), "the turn has been scored"),
        (REVIEW, GiveClue("Ben", BEN[1], "Mine"), "the turn has been scored"),
        # by the wrong player
        (CLUE, GiveClue("Ben", BEN[0], "Mine"), "Ana is the storyteller this turn"),
        (CARDS, HandIn("Ana", ANA[1:2]), "Your cards are handed in already"),
        (told(start("odyssey-team", 6)), HandIn("Ana", ("x",)), "The storyteller hands in no other card"),
        (CARDS.play(HandIn("Ben", BEN[:1])), HandIn("Ben", BEN[1:2]), "Your cards are handed in already"),
        (VOTE, Vote("Ana", (OTHER,)), "The storyteller does not vote"),
        (VOTE.play(Vote("Ben", (OTHER,))), Vote("Ben", (OTHER,)), "Your vote is locked already"),
        (CLUE, GiveClue("Zoe", ANA[0], "Mine"), "There is no player 'Zoe' in this game; there are: Ana, Ben"),
        # with the wrong card
        (CLUE, GiveClue("Ana", BEN[0], "Mine"), "is not in your hand"),
        (CLUE, GiveClue("Ana", "nonsense", "Mine"), "The card 'nonsense' is not in your hand"),
        (CLUE, GiveClue("Ana", None, "Mine"), "Choose the card that your clue tells of"),
        (CARDS, HandIn("Ben", ANA[:1]), "is not in your hand"),
        (CARDS, HandIn("Ben", BEN[:2]), "Hand in exactly 1 card, not 2."),
        (CARDS, HandIn("Ben", ()), "Hand in exactly 1 card, not 0."),
        (THREE, HandIn("Ben", THREE.hand("Ben")[:1]), "Hand in exactly 2 cards, not 1."),
        (THREE, HandIn("Ben", THREE.hand("Ben")[:1] * 2), "must be different"),
        # with the wrong words
        (CLUE, GiveClue("Ana", ANA[0], ""), "A clue needs some words"),
        (CLUE, GiveClue("Ana", ANA[0], " \n\t\x00"), "A clue needs some words"),
        (CLUE, GiveClue("Ana", ANA[0], "\u202e\u2066"), "A clue needs some words"),
        (CLUE, GiveClue("Ana", ANA[0], "x" * 201), "The clue has 201 characters; at most 200"),
        (CLUE, GiveClue("Ana", ANA[0], "x", "danced"), "A clue may be text, sound, sung, mimed here"),
        (SUNG, GiveClue("Ana", SUNG.hand("Ana")[0], "x"), "A clue may be sung, mimed here, not 'text'"),
        # with the wrong vote
        (VOTE, Vote("Ben", (OWN,)), f"The card in slot {OWN} is your own"),
        (VOTE, Vote("Ben", (0,)), "There is no slot 0; there are the slots 1 to 4"),
        (VOTE, Vote("Ben", (5,)), "There is no slot 5"),
        (VOTE, Vote("Ben", (-1,)), "There is no slot -1"),
        (VOTE, Vote("Ben", (10**50,)), "There is no slot a huge number"),
        (VOTE, Vote("Ben", ()), "Vote for at least one card"),
        (VOTE, Vote("Ben", (OTHER, slot_of(VOTE, "Ana"))), "You have one vote, not 2"),
        (SEVEN, Vote("Ben", TWO_OF_SEVEN[:1] * 2), "they must lie on different cards"),
        (SEVEN, Vote("Ben", (1, 2, 3)), "You have at most 2 votes, not 3"),
        (VOTE, Vote("Ben", (OTHER,), red=1), "There is no red token in these rules"),
        (PARTY, Vote("Ben", (1,), red=1), "Only the storyteller places the red token"),
        (PARTY, Vote("Ana", (1,)), "Place the red token as well"),
        (PARTY, Vote("Ana", (1,), red=7), "There is no slot 7"),
    ],
)
def test_the_sentence_fits(game: Game, action: Action, sentence: str):
    assert sentence in refusal(game, action)


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.binary(max_size=3),
    st.lists(st.integers(0, 5) | st.text(max_size=2) | st.booleans(), max_size=3),
    st.tuples(st.booleans()),
    st.tuples(st.lists(st.integers())),
    st.dictionaries(st.integers(), st.integers(), max_size=2),
    st.sets(st.integers(), max_size=2),
    st.just(object),
)


@given(st.sampled_from([CLUE, CARDS, VOTE, REVIEW, PARTY]), st.data())
def test_junk_in_an_action_is_only_illegal(game: Game, data: st.DataObject):
    """Wrong types anywhere inside an action never raise anything but IllegalAction."""
    player = data.draw(st.sampled_from(NAMES[:4]) | JUNK)
    junk = [data.draw(JUNK) for _ in range(3)]
    kinds = (GiveClue(player, *junk), HandIn(player, junk[0]), Vote(player, *junk[:2]), *junk)
    for action in kinds:
        try:
            after = game.play(action)
        except IllegalAction:
            continue
        assert after.revision == game.revision + 1
        assert msgspec.json.decode(msgspec.json.encode(after.actions[-1]), type=Action) == after.actions[-1]


@pytest.mark.parametrize(
    "action",
    [
        Vote("Ben", (True,)),
        Vote("Ben", True),
        Vote("Ben", OTHER),
        Vote("Ben", str(OTHER)),
        Vote("Ben", (OTHER + 0.5,)),
        Vote("Ben", {OTHER}),
        Vote(["Ben"], (OTHER,)),
        None,
        "vote",
        Continue,
    ],
)
def test_near_misses_of_a_vote(action):
    assert refusal(VOTE, action)


def test_arrays_are_refused_not_compared():
    numpy = pytest.importorskip("numpy")
    array = numpy.array(["a", "b"])
    for action in (HandIn("Ben", array), HandIn("Ben", (array,)), HandIn(array, BEN[:1])):
        assert refusal(CARDS, action)
    assert refusal(VOTE, Vote("Ben", (numpy.array([1, 2]),)))
    assert refusal(VOTE, Vote("Ben", (numpy.array(True),)))


class TestClueText:
    def text(self, text: str, kind="text") -> str:
        return CLUE.play(GiveClue("Ana", ANA[0], text, kind)).view()["clue"]["text"]

    @pytest.mark.parametrize(
        ("given", "kept"),
        [
            ("  Where is  happiness? ", "Where is happiness?"),
            ("one\ntwo\tthree\r\nfour", "one two three four"),
            ("a\x00b\x1b[31m", "a b [31m"),
            ("<b>bold</b>", "<b>bold</b>"),
            ("{name} %s", "{name} %s"),
            ("\ud800x", "x"),
            ("x\u202ey", "x y"),
            ("👩‍🎨", "👩‍🎨"),
            ("\u00a0a\u00a0b\u00a0", "a\u00a0b"),
            ("\u202fOù est-il\u202f? ", "Où est-il\u202f?"),
            ("a \u202f \u00a0? b\u3000c", "a\u202f? b c"),
            ("\u202f\n\u00a0x", "x"),
            ("x" * 200, "x" * 200),
            ("Việt", "Việt"),
            ("Z" + "\u0323" * 150, "Z" + "\u0323" * 4),
        ],
    )
    def test_normalised(self, given, kept):
        assert self.text(given) == kept

    @pytest.mark.parametrize("kind", ["sound", "sung", "mimed"])
    def test_some_clues_need_no_words(self, kind):
        assert self.text("  ", kind) == ""

    def test_the_record_has_the_tidy_form(self):
        game = CLUE.play(GiveClue("Ana", ANA[0], " a\x00b "))
        assert game.actions == (GiveClue("Ana", ANA[0], "a b"),)

    @given(st.text(max_size=300))
    def test_any_text(self, text):
        try:
            kept = self.text(text)
        except IllegalAction:
            return
        assert kept == kept.strip()
        assert 0 < len(kept) <= 200
        kept.encode()


def test_unknown_players_have_no_hand_view_or_options():
    for ask in (CLUE.hand, CLUE.view, CLUE.options):
        for name in ("Zoe", "", 3, ["Ana"]):
            with pytest.raises(UnknownPlayer):
                ask(name)


@pytest.mark.parametrize("written", ["Zoë", "Zoe\u0308", " Zoë\u00a0", type("Name", (str,), {})("Zoë")])
def test_a_name_may_be_written_in_every_way_in_which_it_may_at_the_start(written):
    game = Game.start(edition("dixit-2021"), [written, "Ana", "Ben", "Cleo"], seed=7, first=written)
    assert game.hand(written) == game.hands["Zoë"]
    assert game.options(written) == game.options("Zoë") is not None
    assert game.view(written) == game.view("Zoë")
    clue = GiveClue(written, game.hand("Zoë")[0], "Where is happiness?")
    told = game.play(clue)
    assert told.actions == (GiveClue("Zoë", clue.card, clue.text),)
    names = (told.storyteller, told.actions[0].player, game.view(written)["you"])
    assert {type(name) for name in names} == {str}
    assert told.options(written) is None
    assert refusal(told, HandIn(written, game.hand("Zoë")[:1])).startswith("Your cards are handed in")
    assert refusal(told, clue).startswith("Not now")
