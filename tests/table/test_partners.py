"""Team mates on devices of their own agree which of them hands in, and nobody else hears of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dixit_widget as dixit
from dixit_widget.table import Client, Seat, Snapshot, Store
from tests.table.test_guests import REMOTE, Gathering

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Flo")
TELLER, OFFERS, MATE = "Ana", "Ben", "Eve"  # Dan plays with Ana, Flo with Cleo


class Teams(Gathering):
    """Three teams who look for cards, each player with a device; ``told`` is all that each was shown."""

    def __init__(self, *seats: Seat, store: Store | None = None) -> None:
        seats = seats or (REMOTE,) * 6
        super().__init__(*seats, edition="odyssey-team", store=store)
        self.told: dict[str, list[Snapshot]] = {"": self.shown}
        self.clients: dict[str, Client] = {"": self.owner}
        for name, seat in zip(NAMES, seats, strict=True):
            if seat.kind == "remote":
                self.arrive(name, self.guests.take(name))
        self.told["nobody"] = []
        self.clients["nobody"] = self.room.join("spectator", self.told["nobody"].append)
        self.guests.begin_gathered()
        self.table = self.room.running()
        self.table.act(dixit.GiveClue(TELLER, self.table.game.hand(TELLER)[0], "a clue"))
        for told in self.told.values():
            del told[:-1]

    def arrive(self, name: str, seat: str) -> None:
        self.told[name] = []
        self.clients[name] = self.room.join("seat", self.told[name].append, seat)
        self.clients[name].greet()

    def ask(self, name: str, kind: str, **given: Any) -> dict[str, Any]:
        return self.clients[name].handle({"id": "1", "kind": kind, "lang": "en", **given})[0]

    def hand_in(self, name: str, at: int = 0, revision: int | None = None) -> dict[str, Any]:
        """Have somebody hand in a card of theirs, wherever they sit."""
        client = name if name in self.clients else ""
        action = {"action": "hand_in", "cards": [self.table.game.hand(name)[at]]}
        return self.ask(
            client, "act", action=action, revision=self.table.game.revision if revision is None else revision
        )

    def agreement(self, name: str) -> Any:
        return self.told[name][-1].agreement

    def agree(self, name: str, number: int = 1, revision: int | None = None) -> dict[str, Any]:
        return self.ask(
            name, "agree", number=number, revision=self.table.game.revision if revision is None else revision
        )

    @property
    def handed(self) -> dict[str, tuple[str, ...]]:
        return dict(self.table.game.handed)


def test_one_offers_the_other_agrees_and_only_then_it_is_handed_in() -> None:
    here = Teams()
    card = here.table.game.hand(OFFERS)[0]
    assert (here.agreement(OFFERS).mate, here.agreement(OFFERS).by) == (MATE, "")
    assert here.hand_in(OFFERS)["done"]
    assert here.handed == {}
    assert (here.agreement(OFFERS).by, here.agreement(OFFERS).cards) == (OFFERS, (card,))
    assert (here.agreement(MATE).by, here.agreement(MATE).cards) == (OFFERS, ())
    assert here.agree(MATE)["done"]
    assert here.handed == {OFFERS: (card,)}
    assert here.agreement(MATE) is None
    assert here.table.record.actions[-1] == dixit.HandIn(OFFERS, (card,))
    assert here.table.record.stand_ins == ()


def test_the_other_may_offer_instead_and_who_was_first_may_agree_to_that() -> None:
    here = Teams()
    here.hand_in(OFFERS)
    here.hand_in(OFFERS, at=1)
    assert here.agreement(OFFERS).cards == (here.table.game.hand(OFFERS)[1],)
    instead = here.table.game.hand(MATE)[2]
    here.hand_in(MATE, at=2)
    assert (here.agreement(OFFERS).by, here.agreement(OFFERS).number) == (MATE, 3)
    assert here.agree(OFFERS, number=3)["done"]
    assert here.handed == {MATE: (instead,)}


def test_nobody_agrees_to_an_offer_of_their_own_or_of_others_or_to_one_that_has_changed() -> None:
    here = Teams()
    assert not here.agree(MATE)["done"]
    here.hand_in(OFFERS)
    for name, number in ((OFFERS, 1), ("Cleo", 1), ("Dan", 1), (TELLER, 1), (MATE, 2)):
        assert here.agree(name, number)["done"] is False
    assert here.agree("nobody")["code"] == "request.not_yours"
    assert here.agree("")["code"] == "request.nobody_sits"
    here.hand_in(OFFERS, at=1)
    assert not here.agree(MATE, number=1)["done"]
    assert here.handed == {}


def test_what_the_rules_do_not_allow_is_not_offered() -> None:
    here = Teams()
    others = here.table.game.hand("Cleo")[0]
    action = {"action": "hand_in", "cards": [others]}
    reply = here.ask(OFFERS, "act", action=action, revision=here.table.game.revision)
    assert not reply["ok"]
    assert here.agreement(MATE).by == ""


def test_an_offer_counts_in_its_phase_alone() -> None:
    here = Teams()
    late = here.table.game.revision
    here.hand_in(OFFERS)
    here.agree(MATE)
    here.hand_in("Dan")
    here.hand_in("Cleo")
    here.agree("Flo")
    assert here.table.game.phase == "vote"
    assert not here.hand_in(MATE, revision=late)["done"]
    assert not here.agree("Cleo", revision=late)["done"]
    for name in ("Flo", MATE):
        here.table.act(dixit.Vote(name, here.table.game.options(name).slots[:1]))
    here.table.act(dixit.Continue())
    here.table.act(dixit.GiveClue("Ben", here.table.game.hand("Ben")[0], "another clue"))
    assert here.agreement("Cleo").by == here.agreement("Ana").by == ""
    assert not here.hand_in("Cleo", revision=late)["done"]
    assert here.agreement("Cleo").by == ""


def test_for_a_mate_who_is_away_nobody_waits() -> None:
    here = Teams()
    here.clients["Flo"].leave()
    here.after(25)
    assert here.hand_in("Cleo")["done"]
    assert [*here.handed] == ["Cleo"]
    here.hand_in(OFFERS)
    here.clients[MATE].leave()
    here.after(10)
    assert OFFERS not in here.handed
    here.after(15)
    assert [*here.handed] == ["Cleo", OFFERS]


def test_while_time_stands_still_nothing_is_handed_in_for_anybody() -> None:
    here = Teams()
    here.hand_in(OFFERS)
    here.guests.stands_still = True
    here.clients[MATE].leave()
    here.after(25)
    assert here.handed == {}
    here.guests.stands_still = False
    here.after(1)
    assert [*here.handed] == [OFFERS]


def test_whoever_offered_and_went_away_is_not_waited_for() -> None:
    here = Teams()
    here.hand_in(OFFERS)
    here.clients[OFFERS].leave()
    here.after(25)
    assert here.agreement(MATE).by == OFFERS
    assert here.hand_in(MATE)["done"]
    assert [*here.handed] == [MATE]


def test_the_end_of_the_time_takes_what_is_offered() -> None:
    here = Teams()
    here.guests.set_timer(60)
    here.hand_in(OFFERS)
    here.after(60)
    assert here.table.game.phase == "vote"
    assert OFFERS in here.handed
    by_bots = [here.table.record.actions[at].player for at in here.table.record.stand_ins]
    assert by_bots == ["Dan", "Cleo"] or by_bots == ["Cleo", "Dan"]


@pytest.mark.parametrize("awaited", [OFFERS, MATE])
def test_to_stand_in_for_one_of_two_takes_what_either_has_offered(awaited: str) -> None:
    here = Teams()
    here.hand_in(OFFERS)
    assert here.guests.stand_in(awaited)
    assert [*here.handed] == [OFFERS]
    assert here.table.record.stand_ins == ()
    assert not here.guests.stand_in(awaited)


def test_a_bot_agrees_at_once() -> None:
    here = Teams()
    here.hand_in(OFFERS)
    here.guests.release(MATE)
    here.after(1)
    assert [*here.handed] == [OFFERS]
    here.guests.release("Flo")
    assert here.hand_in("Cleo")["done"]
    assert "Cleo" in here.handed


def test_a_bot_in_the_place_of_whoever_offered_offers_nothing() -> None:
    here = Teams()
    here.hand_in(OFFERS)
    here.guests.release(OFFERS)
    here.after(1)
    assert here.agreement(MATE) is None
    assert here.handed == {}
    assert here.hand_in(MATE)["done"]
    assert [*here.handed] == [MATE]


def test_two_at_one_screen_agree_aloud() -> None:
    here = Teams(REMOTE, Seat("Ben"), REMOTE, REMOTE, Seat("Eve"), REMOTE)
    here.ask("", "sit", seat="Ben")
    assert here.agreement("") is None
    assert here.hand_in("Ben")["done"]
    assert [*here.handed] == ["Ben"]


def test_whoever_offers_at_a_shared_screen_makes_room_there() -> None:
    here = Teams(REMOTE, Seat("Ben"), Seat("Cleo"), REMOTE, REMOTE, REMOTE)
    here.ask("", "sit", seat="Ben")
    assert here.hand_in("Ben")["done"]
    seating = here.shown[-1].seating
    assert (seating.seat, seating.next) == ("", "Cleo")
    assert here.shown[-1].agreement is None
    assert here.agreement("Eve").by == "Ben"
    here.ask("", "sit", seat="Cleo")
    here.hand_in("Cleo")
    assert here.agree("Flo")["done"]
    here.ask("", "sit", seat="Ben")
    here.hand_in("Eve", at=1)
    assert here.agreement("").by == "Eve"
    assert here.agree("", number=2)["done"]
    assert {"Cleo", "Eve"} <= {*here.handed}


def test_a_partner_at_a_page_that_is_gone_is_not_waited_for() -> None:
    here = Teams(REMOTE, Seat("Ben"), REMOTE, REMOTE, REMOTE, REMOTE)
    here.ask("", "ping")
    here.hand_in("Eve")
    here.after(20)
    assert here.handed == {}
    here.after(20)
    assert [*here.handed] == ["Eve"]


def test_a_reload_of_either_device_loses_no_offer() -> None:
    here = Teams()
    card = here.table.game.hand(OFFERS)[0]
    here.hand_in(OFFERS)
    for name in (OFFERS, MATE):
        here.clients[name].leave()
        here.arrive(name, name)
    assert here.agreement(OFFERS).cards == (card,)
    assert here.agreement(MATE).by == OFFERS
    assert here.ask(MATE, "hello")["agreement"] == {"mate": OFFERS, "by": OFFERS, "cards": [], "number": 1}
    assert here.agree(MATE)["done"]


def test_a_restart_of_the_kernel_asks_anew() -> None:
    store = Store(":memory:")
    here = Teams(store=store)
    here.hand_in(OFFERS)
    here.room.resume()
    here.table = here.room.running()
    here.after(1)
    assert (here.agreement(OFFERS).by, here.agreement(MATE).by) == ("", "")
    here.hand_in(MATE)
    assert here.agreement(OFFERS).by == MATE


def test_the_offer_never_names_the_card_to_the_other() -> None:
    here = Teams()
    hand = here.table.game.hand(OFFERS)
    here.hand_in(OFFERS)
    here.ask(MATE, "hello")
    told = msgspec.json.encode(here.told[MATE]).decode()
    assert not [card for card in hand if f'"{card}"' in told]
    assert not here.ask(MATE, "pictures", cards=[hand[0]])["ok"]


talks = st.lists(st.tuples(st.sampled_from([OFFERS, MATE]), st.integers(0, 3), st.booleans()), max_size=6)


@settings(max_examples=12, deadline=None)
@given(talk=talks, last=st.sampled_from([OFFERS, MATE]))
def test_no_byte_tells_anybody_else_that_the_two_have_talked(
    talk: list[tuple[str, int, bool]], last: str
) -> None:
    quiet, loud = Teams(), Teams()
    for name, at, asks in talk:
        loud.hand_in(name, at)
        if asks:
            for other in loud.clients:
                loud.ask(other, "hello")
    for here in (quiet, loud):
        here.hand_in(last)
        mate = MATE if last == OFFERS else OFFERS
        assert here.agree(mate, here.agreement(mate).number)["done"]
        here.hand_in("Dan")
    for name in {*quiet.told} - {OFFERS, MATE}:
        assert everything(loud, name) == everything(quiet, name)
    assert loud.table.record.actions == quiet.table.record.actions


def everything(here: Teams, name: str) -> str:
    """All that a client was shown, and what it is answered now, as it would be sent."""
    reply = here.clients[name].handle({"id": "1", "kind": "hello", "lang": "en"})[0]
    told = msgspec.json.encode([here.told[name], reply]).decode()
    return told.replace(here.room.audience.moment.epoch, "epoch")
