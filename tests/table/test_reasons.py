"""Why bots did what they did: told of a scored turn, in words, and never of a card that stays in a hand."""

from __future__ import annotations

import itertools
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.bots import CHARACTERS, Bot, Explanation, RandomBot, Thought
from dixit_widget.bots.association import Association
from dixit_widget.deck import Deck
from dixit_widget.engine import View
from dixit_widget.table import Seat, Store
from dixit_widget.table.reasons import Reasons
from dixit_widget.words import catalogue, ways
from tests.table.asking import Owner, ask
from tools import bot_reasons

GAPS = ("clue", "concept", "slot", "best", "percent", "n", "foreseen", "found", "all")
BOTS = ("poet", "strategist", "human", "literal", "contrarian", "random")


def table_of(
    *characters: str, edition: str = "dixit-2021", store: Store | None = None, person: bool = False
) -> Owner:
    owner = Owner(store)
    seats = [Seat(f"Bot {i}", "bot", character) for i, character in enumerate(characters)]
    owner.begin(dixit.edition(edition), [*([Seat("Ana")] if person else []), *seats], seed=5)
    if owner.table.game.storyteller is None:
        ask(owner, "let_bots_begin", revision=0)
    return owner


@pytest.fixture(scope="module")
def scored() -> Owner:
    """Six bots after a few turns."""
    owner = table_of(*BOTS)
    for _ in range(7):
        owner.table.act(dixit.Continue())
    return owner


@pytest.fixture(scope="module")
def party() -> Owner:
    """Six bots in party mode, each of which has told once."""
    owner = table_of(*BOTS, edition="odyssey-party")
    for _ in range(5):
        owner.table.act(dixit.Continue())
    return owner


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_bot_says_why_in_every_turn(scored: Owner, language: str) -> None:
    for view in ask(scored, "turns")["turns"]:
        explained = scored.explained()[str(view["turn"])]
        assert set(explained) == set(view["players"])
        for player in explained:
            why = ask(scored, "why", turn=view["turn"], player=player, lang=language)
            kinds = [part["kind"] for part in why["parts"]]
            if player == "Bot 5":
                assert kinds == ["nothing"]
            else:
                assert kinds == (["clue"] if player == view["storyteller"] else ["vote", "cards"])
            assert all(part["text"] for part in why["parts"])


class Meanwhile(int):
    """A turn; whenever it is compared, a bot has just thought of something."""

    reasons: Reasons

    def _compared(self) -> None:
        self.reasons.keep(1000 + len(self.reasons._kept), "Bot 0", RandomBot(Deck.default()), "vote")

    def __eq__(self, other: object) -> bool:
        self._compared()
        return super().__eq__(other)

    def __gt__(self, other: int) -> bool:
        self._compared()
        return super().__gt__(other)

    __hash__ = int.__hash__


def test_bots_think_while_somebody_asks_why() -> None:
    owner = table_of(*BOTS)
    turn = Meanwhile(1)
    turn.reasons = owner.table.reasons
    view = owner.table.reviewed[0].view()
    before = len(turn.reasons._kept)
    players = turn.reasons.players(turn)
    assert players == turn.reasons.players(1)
    assert turn.reasons.tell({**view, "turn": turn}, "Bot 1", "strategist", "en").parts
    assert len(turn.reasons._kept) > before


def test_what_is_told_is_about_cards_that_lie_open(scored: Owner) -> None:
    """The secrecy of hands: a ranking of the hand names no card that stays there, nor words for it."""
    for view in ask(scored, "turns")["turns"]:
        for player in view["players"]:
            why = ask(scored, "why", turn=view["turn"], player=player)
            for part in why["parts"]:
                cards = [card["card"] for card in part["cards"]]
                owners = [view["owners"][card["slot"] - 1] for card in part["cards"]]
                assert set(cards) <= set(view["tableau"])
                assert [view["tableau"][card["slot"] - 1] for card in part["cards"]] == cards
                mine = [owner == player for owner in owners]
                assert not any(mine) if part["kind"] == "vote" else all(mine)
            hidden = [c for hand in scored.table.game.hands.values() for c in hand]
            told = json.dumps(why)
            assert not any(f'"{card}"' in told for card in hidden)


def test_a_bot_owns_to_a_better_card_only_where_its_bar_is_clearly_longer(scored: Owner) -> None:
    owned = 0
    for view in ask(scored, "turns")["turns"]:
        for player in set(view["players"]) - {view["storyteller"], "Bot 5"}:
            vote = ask(scored, "why", turn=view["turn"], player=player)["parts"][0]
            believed = {card["slot"]: round(100 * card["belief"]) for card in vote["cards"]}
            voted = believed[view["votes"][player][0]]
            best = max(believed, key=believed.__getitem__)
            wavered = [key for key in catalogue("en") if key.startswith("bot.why.vote.wavered")]
            owns = any(way in vote["text"] for key in wavered for way in ways(key, best=best))
            assert owns == (max(believed.values()) >= voted + 5)
            owned += owns
    assert owned


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_reasons_share_a_sentence(language: str) -> None:
    keys = [key for key in catalogue(language) if key.startswith("bot.why.") and key != "bot.why.again"]
    known = [way for key in keys for way in ways(key, language, **dict.fromkeys(GAPS, "\0"))]
    said = Counter(sentence for way in known for sentence in bot_reasons.sentences(way))
    assert [sentence for sentence, times in said.items() if times > 1] == []


def sort_said(text: str, kind: str, language: str) -> str:
    """Return of which sort an answer's first reason is."""
    for key in catalogue(language):
        start, _, sort = key.partition(f"bot.why.{kind}.")
        if not start and sort:
            for way in ways(key, language, **dict.fromkeys(GAPS, "\0")):
                said = (
                    re.escape(way).replace("\0", ".+").replace(r"\?", r"?\??" if language == "fr" else r"\??")
                )
                said = re.sub(r"\b(d|qu)e\\ «", r"\1(?:e |’)«", said, flags=re.IGNORECASE)  # before a vowel
                if re.match(said, text):
                    return sort.split(".")[0]
    raise AssertionError(text)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("bots", "seed"), [(bot_reasons.BOTS, 101), (bot_reasons.BOTS, 108), (BOTS[:3], 9)])
def test_what_a_bot_says_agrees_with_what_it_believed(
    language: str, bots: tuple[str, ...], seed: int
) -> None:
    for told, text, chosen in reasons_of_a_game(bots, seed, language):
        others = [thought for thought in told.ranking if thought.card != chosen.card]
        lead = round(100 * chosen.belief) - max(round(100 * other.belief) for other in others)
        linked = any(other.because and not other.far for other in others)
        sort = sort_said(text, told.kind, language)
        if sort == "blind":  # nothing came to mind
            assert not linked
            assert -5 < lead <= 10, text
        elif sort == "far" and told.kind == "vote":  # the odds were nearly even
            assert -5 < lead <= 10, text
        elif sort == "far":  # nothing held was nearer
            assert not linked
            assert chosen.belief == told.ranking[0].belief, text
        elif sort == "clear":
            assert lead > 10, text
        elif sort in ("stray", "slip"):
            assert linked or chosen.belief < told.ranking[0].belief, text


def reasons_of_a_game(
    bots: Sequence[str], seed: int, language: str, edition: str = "dixit-2021"
) -> Iterator[tuple[Explanation, str, Thought]]:
    """Return what bots thought when they gave cards and voted, what they say, and of which card."""
    owner = Owner(language=language)
    owner.begin(dixit.edition(edition), [Seat(bot, "bot", bot) for bot in bots], seed=seed)
    if owner.table.game.storyteller is None:
        ask(owner, "let_bots_begin", revision=0)
    while owner.table.game.phase != "over":
        view = owner.table.game.view(None)
        for bot in view["players"]:
            for part in owner.table.reasons.tell(view, bot, bot, language).parts:
                if part.kind not in ("cards", "vote"):
                    continue
                told = owner.table.reasons._kept[view["turn"], bot][part.kind][language]
                voted = [view["tableau"][slot - 1] for slot in (view["votes"] or {})[bot][:1]]
                spoken_of = [part.cards[0].card] if part.kind == "cards" else voted
                yield told, part.text, next(t for t in told.ranking if t.card in spoken_of)
        owner.table.act(dixit.Continue())


def test_a_vote_names_its_beliefs_and_a_clue_what_came_of_it(scored: Owner) -> None:
    for view in ask(scored, "turns")["turns"]:
        for player in view["players"][:5]:
            for part in ask(scored, "why", turn=view["turn"], player=player)["parts"]:
                if part["kind"] == "vote":
                    assert sum(card["belief"] for card in part["cards"]) == pytest.approx(1, abs=0.01)
                    shown = [str(slot) for slot in view["votes"][player]]
                    assert all(slot in part["text"] for slot in shown)
                elif part["kind"] == "clue":
                    (card,) = part["cards"]
                    found = sum(view["target"] in slots for slots in view["votes"].values())
                    assert card["came"] == pytest.approx(found / 5)
                    assert 0 <= card["belief"] <= 1


def test_minds_hold_what_each_voter_s_reasons_say(scored: Owner) -> None:
    for view in ask(scored, "turns")["turns"]:
        minds = {mind["player"]: mind["beliefs"] for mind in ask(scored, "minds", turn=view["turn"])["minds"]}
        assert {*minds} == {*view["players"]} - {view["storyteller"], "Bot 5"}
        for player, beliefs in minds.items():
            vote = ask(scored, "why", turn=view["turn"], player=player)["parts"][0]
            told = {card["slot"]: card["belief"] for card in vote["cards"]}
            assert {slot: belief for slot, belief in enumerate(beliefs, 1) if belief is not None} == told
            assert beliefs[view["owners"].index(player)] is None


def test_before_the_review_no_mind_is_read() -> None:
    owner = table_of("poet", "literal", "human", person=True)
    assert ask(owner, "minds", turn=1)["code"] == "request.not_scored"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_before_the_review_nobody_says_why(lang: str) -> None:
    owner = table_of("poet", "literal", "human", person=True)
    storyteller = owner.table.game.storyteller
    for player in (storyteller, "Ana", "nobody"):
        refused = ask(owner, "why", turn=1, player=player, lang=lang)
        assert not refused["ok"]
        assert refused["code"] == "request.not_scored"
    assert owner.table.game.phase == "cards"
    assert owner.explained() == {}


def test_a_person_has_no_reasons(scored: Owner) -> None:
    refused = ask(scored, "why", turn=1, player="Ana")
    assert refused["code"] == "request.no_reason"


@pytest.mark.parametrize("edition", list(dixit.editions()))
def test_bots_explain_themselves_in_every_edition(edition: str) -> None:
    count = dixit.edition(edition).players_max
    owner = table_of(*(BOTS * 2)[:count], edition=edition)
    for _ in range(2):
        for player in owner.table.game.players:
            why = ask(owner, "why", turn=owner.table.game.turn, player=player)
            assert all(part["text"] for part in why["parts"])
        owner.table.act(dixit.Continue())


def test_in_party_mode_bots_look_for_company() -> None:
    owner = table_of("poet", "strategist", "human", "literal", "contrarian", "poet", edition="odyssey-party")
    view = owner.table.game.view(None)
    (part,) = [
        part
        for part in ask(owner, "why", turn=1, player=view["storyteller"])["parts"]
        if part["kind"] == "vote"
    ]
    slot = view["votes"][view["storyteller"]][0]
    clue = view["clue"]["text"]
    because = {card["slot"]: card["because"] for card in part["cards"]}[slot]
    hoped = ways("bot.why.vote.party.poet", slot=slot, clue=clue, concept=because[0])
    assert any(part["text"].startswith(way) for way in hoped)
    spoiled = ways("bot.why.vote.red.poet", slot=view["red"], clue=clue)
    assert any(part["text"].endswith(way) for way in spoiled)


def test_a_red_token_lies_second_in_its_owner_s_eyes(party: Owner) -> None:
    """So it says, and each character in its own way."""
    for view in ask(party, "turns")["turns"]:
        teller = view["storyteller"]
        if teller != "Bot 5":
            vote = party.table.reasons._kept[view["turn"], teller]["vote"]["en"]
            believed = {thought.slot: thought.belief for thought in vote.ranking}
            del believed[view["votes"][teller][0]]
            assert believed[view["red"]] == max(believed.values())
            part = ask(party, "why", turn=view["turn"], player=teller)["parts"][1]
            key = f"bot.why.vote.red.{BOTS[int(teller[-1])]}"
            assert part["text"].endswith(ways(key, slot=view["red"], clue=view["clue"]["text"])[0])


@pytest.mark.parametrize(("language", "seed"), [("en", 0), ("fr", 0), ("fr", 2)])
def test_in_party_mode_far_links_and_puns_are_owned_to(language: str, seed: int) -> None:
    said = set()
    for told, text, chosen in reasons_of_a_game(BOTS, seed, language, "odyssey-party"):
        if told.kind == "vote":
            sort = sort_said(text, "vote", language)
            assert (sort == "party_far") == chosen.far
            if sort in ("party", "party_pun"):
                assert chosen.because
                assert chosen.pun == (sort == "party_pun")
                assert told.clue.lower() not in [concept.lower() for concept in chosen.because]
            said.add(sort)
    assert "party_far" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_clue_that_no_card_had_been_seen_for_is_owned_to(lang: str) -> None:
    owner = table_of("poet", "strategist", "human", "literal", "contrarian", "poet", edition="odyssey-party")
    view = owner.table.game.view(None)
    told = ask(owner, "why", turn=1, player=view["storyteller"], lang=lang)["parts"][0]
    assert told["kind"] == "clue"
    assert not told["cards"]
    keys = [key for key in catalogue(lang) if key.startswith("bot.why.clue.unseen")]
    assert told["text"] in [way for key in keys for way in ways(key, lang, clue=view["clue"]["text"])]


def test_in_team_mode_the_storyteller_keeps_its_card_to_itself() -> None:
    owner = table_of("poet", "strategist", "human", "literal", "contrarian", "poet", edition="odyssey-team")
    view = owner.table.game.view(None)
    (part,) = ask(owner, "why", turn=1, player=view["storyteller"])["parts"]
    assert part["kind"] == "clue"
    assert not part["cards"]
    assert "stays in my hand" in part["text"]


class Silent(Bot):
    """Cannot say why."""

    name = "silent"

    def clue(self, view: View, options: Any, chance: Any) -> tuple[str | None, str]:
        return options["cards"][0], self.vague_clue(chance)

    def hand_in(self, view: View, options: Any, chance: Any) -> tuple[str, ...]:
        return tuple(options["cards"][: options["count"]])

    def vote(self, view: View, options: Any, chance: Any) -> tuple[tuple[int, ...], int | None]:
        return (options["slots"][0],), None

    def watch(self, view: View) -> None:
        raise RuntimeError("looks away")

    def explain(self, language: str = "") -> Explanation:
        raise RuntimeError("no words")


def test_a_bot_that_cannot_explain_itself_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHARACTERS, "silent", Silent)
    owner = table_of("silent", "silent", "poet", "poet")
    assert owner.table.game.phase == "review"
    for player in ("Bot 0", "Bot 1"):
        assert player in owner.explained()["1"]
        (part,) = ask(owner, "why", turn=1, player=player)["parts"]
        assert (part["kind"], part["text"]) == ("nothing", "I have no reasons to tell: I just played.")
    owner.table.act(dixit.Continue())
    assert owner.table.game.turn == 2


def test_after_a_resume_reasons_are_gone_but_no_clue_is_told_twice(tmp_path: Path) -> None:
    """Bots hear again what was said before: a resumed game goes on as it would have."""
    store = Store(tmp_path / "games.sqlite")
    owner = table_of("strategist", "poet", "literal", "human", store=store)
    for _ in range(4):
        owner.table.act(dixit.Continue())
    again = Owner(store)
    again.resume()
    assert again.explained() == {}
    assert ask(again, "why", turn=1, player="Bot 0")["code"] == "request.no_reason"
    heard = {view["clue"]["text"] for view in ask(again, "turns")["turns"]}
    for bot in again.table._bots._bots.values():
        assert not any(bot.is_fresh(text) for text in heard)
    for _ in range(4):
        again.table.act(dixit.Continue())
    resumed = again.table.game
    # the same game, never interrupted
    whole = table_of("strategist", "poet", "literal", "human")
    while whole.table.game.revision < resumed.revision:
        whole.table.act(dixit.Continue())
    assert whole.table.game.actions == resumed.actions


def test_a_bot_cannot_deal_its_game_again() -> None:
    owner = table_of("poet", "literal", person=True)
    game, bots = owner.table.game, owner.table._bots._bots.values()
    assert bots
    assert all(str(game.seed) not in bot.seed for bot in bots)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_word_in_common_is_owned_to_as_a_play_on_words(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(Association, "ground", lambda *asked: "word")
    owner = table_of(*BOTS)
    for _ in range(3):
        owner.table.act(dixit.Continue())
    view = owner.table.game.view(None)
    told = {bot_reasons.sentence(way) for kind in ("vote", "cards") for way in _puns(kind, lang)}
    parts = [
        part
        for turn in range(1, view["turn"] + 1)
        for player in view["players"]
        for part in ask(owner, "why", turn=turn, player=player, lang=lang)["parts"]
    ]
    assert any(bot_reasons.sentence(part["text"]) in told for part in parts if part["kind"] == "vote")
    assert any(bot_reasons.sentence(part["text"]) in told for part in parts if part["kind"] == "cards")


def _puns(kind: str, lang: str) -> list[str]:
    keys = [key for key in catalogue(lang) if key.startswith(f"bot.why.{kind}.pun")]
    return [way for key in keys for way in ways(key, lang, slot=1, clue="…", concept="…")]


def test_not_all_games_begin_with_the_same_words() -> None:
    """What the Literal says of a clue that it has understood, in the first two turns of some games."""
    known = ways("bot.why.vote.concept.literal", clue="…", concept="…", slot=1)
    first = [itertools.islice(bot_reasons.answers(seed, "en"), 18) for seed in range(8)]
    told = [bot_reasons.sentence(answer.text) for answers in first for answer in answers]
    assert sum(any(text.startswith(bot_reasons.sentence(way)) for text in told) for way in known) > 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_bots_have_reasons_and_do_not_repeat_themselves(language: str) -> None:
    """Over some games: most choices cite a concept, and no sentence is said twice."""
    bare: dict[str, list[bool]] = {"cards": [], "vote": []}
    for seed in range(5):
        heard: Counter[str] = Counter()
        for answer in bot_reasons.answers(seed, language):
            heard.update(bot_reasons.sentences(answer.text))
            if answer.kind in bare:
                bare[answer.kind].append(not answer.cited)
        assert heard.total() == len(heard)
    assert sum(bare["cards"]) < 0.25 * len(bare["cards"])
    assert sum(bare["vote"]) < 0.15 * len(bare["vote"])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", ["odyssey-party", "odyssey-team"])
def test_bots_do_not_repeat_themselves_in_other_modes(edition: str, language: str) -> None:
    answers = bot_reasons.answers(3, language, edition, (*bot_reasons.BOTS, "poet"))
    heard = Counter(said for answer in answers for said in bot_reasons.sentences(answer.text))
    assert [said for said, times in heard.items() if times > 1] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_dreamers_dream_something_else_each_time(language: str) -> None:
    owner = table_of("random", "random", "literal", "poet")
    told: list[tuple[str, ...]] = []
    for _ in range(10):
        view = owner.table.game.view(None)
        told.append(
            tuple(
                owner.table.reasons.tell(view, dreamer, "random", language).parts[0].text
                for dreamer in ("Bot 0", "Bot 1")
            )
        )
        owner.table.act(dixit.Continue())
    for said in zip(*told, strict=True):
        assert len(set(said)) == len(said)
    assert all(first != second for first, second in told)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_bots_of_one_character_do_not_say_the_same(language: str) -> None:
    owner = table_of(*["poet"] * 6)
    heard: Counter[str] = Counter()
    reasons = owner.table.reasons
    while owner.table.game.phase != "over":
        view = owner.table.game.view(None)
        for player in view["players"]:
            for part in reasons.tell(view, player, "poet", language).parts:
                heard[bot_reasons.sentence(part.text)] += 1
        owner.table.act(dixit.Continue())
    assert [said for said, times in heard.items() if times > 1] == []
