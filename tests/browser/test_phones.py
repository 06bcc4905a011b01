"""Friends with phones: they come by a link, play to the end, lose their network, their page, their phone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from dixit_widget.table import Seat
from tests.browser.conftest import keep
from tests.browser.looking import SETTLE, give_axe, overflow
from tests.browser.phones import HEIGHTS, PhonePage, phone, play
from tests.server.hosted import Hosted

NAMES = ("Ana", "Ben", "Cleo")
NewPage = Callable[..., Page]


@pytest.fixture
def host() -> Iterator[Hosted]:
    fox = Seat("Fox", "bot", "literal")
    host = Hosted(seats=(*[Seat("", "remote")] * 3, fox), target_score=12)
    yield host
    host.room.close()


@pytest.fixture
def seated(host: Hosted, new_page: NewPage) -> list[PhonePage]:
    """Three phones of three sizes, whose players have sat down; nobody has begun."""
    widths = (360, 390, 430)
    return [
        phone(new_page, width).come(host.share.link).sit(name)
        for name, width in zip(NAMES, widths, strict=True)
    ]


def phase(host: Hosted) -> str:
    return host.room.running().game.phase


def waiting_for(host: Hosted) -> tuple[str, ...]:
    return host.room.running().game.waiting_for


def record(one: PhonePage, kind: str) -> None:
    """Tell of the first card by something that the microphone hears."""
    one.wait_for("clue")
    one.dx("hand-card").first.click()
    one.root.get_by_text(kind, exact=True).click()
    one.dx("record").click()
    one.page.wait_for_timeout(500)
    one.dx("record-stop").click()
    one.dx("record-hear").wait_for()


@pytest.fixture
def crowd() -> Iterator[Hosted]:
    seats = (*[Seat("", "remote")] * 5, Seat("Fox", "bot", "literal"))
    host = Hosted(seats=seats, target_score=4, clue_kinds=("text", "sung"))
    yield host
    host.room.close()


def test_five_phones_and_a_bot_play_to_the_end_whatever_becomes_of_the_phones(
    crowd: Hosted, new_page: NewPage
) -> None:
    host = crowd
    phones = [
        phone(new_page, width, permissions=["microphone"]).come(host.share.link).sit(name)
        for name, width in zip((*NAMES, "Dan", "Eve"), (360, 390, 430, 360, 390), strict=True)
    ]
    ana, ben, cleo, *_ = phones
    assert host.tell("begin")["ok"]
    watcher = phone(new_page).come(host.share.link)
    watcher.dx("join-watch").click()
    # one sings, and all who press a button hear it
    record(ana, "Sung")
    ana.dx("send").click()
    for one in (ana, ben, watcher):
        one.dx("hear").click()
        expect(one.dx("hear")).to_have_attribute("data-playing", "true")
    # one reloads in the middle of a turn
    ana.page.reload()
    expect(ana.root).to_have_attribute("data-seat", "Ana")
    expect(ana.dx("hear")).to_be_enabled()
    ana.page.goto("about:blank")
    ana.page.go_back()
    expect(ana.root).to_have_attribute("data-seat", "Ana")
    # one is cut off for twenty seconds, and votes all the same
    play(phones, lambda: ben.situation == "lock")
    ben.page.context.set_offline(True)
    back = time.monotonic() + 20
    ben.dx("slot", ':not([aria-disabled="true"])').first.click()
    ben.dx("lock").click()
    play([one for one in phones if one is not ben], lambda: waiting_for(host) == ("Ben",))
    expect(ben.dx("disconnected")).to_be_visible()
    # one comes back with another phone; the old one says so
    other = phone(new_page, 360).come(host.share.invite("Cleo").link)
    expect(other.root).to_have_attribute("data-seat", "Cleo")
    expect(cleo.root).to_have_attribute("data-phase", "gone")
    expect(cleo.dx("join-again")).to_have_text("Go on here")
    # the vote comes when the network does
    ana.page.wait_for_timeout(1000 * max(0, back - time.monotonic()))
    assert waiting_for(host) == ("Ben",)
    ben.page.context.set_offline(False)
    expect(ben.dx("disconnected")).to_have_count(0)
    ana.wait_for("review")
    assert "Ben" in (host.room.running().game.view(None)["votes"] or {})
    phones[2] = other
    play(phones, lambda: phase(host) == "over")
    for one in (*phones, watcher):
        one.wait_for("over")
        assert [fault for fault in one.faults if "ERR_INTERNET_DISCONNECTED" not in fault] == []
        expect(one.dx("hear")).to_have_count(0)
    assert watcher.root.get_attribute("data-seat") == ""


def test_whoever_watches_is_told_nothing_that_is_secret(
    host: Hosted, seated: list[PhonePage], new_page: NewPage
) -> None:
    watcher = phone(new_page)
    told: list[str] = []
    watcher.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text)))
    )
    watcher.come(host.share.link).dx("join-watch").click()
    host.tell("begin")
    for stage in ("cards", "vote"):
        play(seated, lambda stage=stage: phase(host) == stage)
        watcher.wait_for(stage)
        game = host.room.running().game
        hidden = {card for player in game.players for card in game.hand(player)}
        assert not [card for card in hidden for text in told if f'"{card}"' in text]
    assert watcher.dx("hand-card").count() == 0
    assert all(json.loads(text).get("snapshot", {}).get("private") is None for text in told)


def test_by_code_into_a_game_that_is_on_at_a_bots_seat(
    host: Hosted, seated: list[PhonePage], new_page: NewPage
) -> None:
    host.tell("begin")
    late = phone(new_page).come(host.share.link.partition("#")[0])
    late.dx("join-code").fill("AAA AAA")
    late.dx("join-enter").click()
    expect(late.root.get_by_role("alert")).to_contain_text("leads to no game")
    late.dx("join-code").fill(host.share.code.lower())
    late.dx("join-enter").click()
    late.dx("join-seat", '[data-player="Fox"]').click()
    expect(late.root).to_have_attribute("data-seat", "Fox")
    expect(late.dx("hand-card")).to_have_count(6)
    seats = seated[0].dx("presence", '[data-player="Fox"]')
    expect(seats).to_have_attribute("data-present", "yes")


def test_whoever_is_sent_away_reads_why_and_may_come_again(host: Hosted, seated: list[PhonePage]) -> None:
    ana = seated[0]
    host.share.kick("Ana")
    expect(ana.root).to_have_attribute("data-phase", "gone")
    expect(ana.root.get_by_role("heading")).to_have_text("This seat is not yours any more.")
    ana.dx("join-again").click()
    ana.sit("Anna")
    expect(ana.root).to_have_attribute("data-phase", "lobby")
    expect(seated[1].dx("presence", '[data-player="Anna"]')).to_be_visible()


def test_it_speaks_the_phones_language(host: Hosted, new_page: NewPage) -> None:
    one = phone(new_page, locale="fr-FR").come(host.share.link)
    expect(one.dx("join")).to_have_text("S’asseoir")
    assert one.page.locator("html").get_attribute("lang") == "fr"


def test_every_screen_fits_a_phone_by_day_and_by_night_and_axe_finds_nothing(
    host: Hosted, new_page: NewPage
) -> None:
    found: dict[str, list[str]] = {}

    def look(at: PhonePage, name: str) -> None:
        for scheme in ("dark", "light"):
            at.page.emulate_media(color_scheme=scheme)
            expect(at.root).to_have_attribute("data-dx-theme", scheme)
            for width, height in HEIGHTS.items():
                at.page.set_viewport_size({"width": width, "height": height})
                at.page.evaluate(SETTLE)
                keep(at.page, f"phone-{name}-{width}-{scheme}", full_page=True)
                faults = out_of_reach(at) + overflow(at) + (complaints(at) if width == 320 else [])
                if faults:
                    found[f"{name} {width} {scheme}"] = faults

    heard = {"permissions": ["microphone"]}
    ana, ben, cleo = (phone(new_page, 430, **heard).come(host.share.link) for _ in NAMES)
    guest = phone(new_page, 430).come(host.share.link.partition("#")[0])
    look(guest, "code")
    look(ana, "who")
    for each, name in zip((ana, ben, cleo), NAMES, strict=True):
        each.sit(name)
    look(ana, "lobby")
    host.tell("begin")
    guest.come(host.share.link)
    expect(guest.dx("join-seat")).to_be_visible()
    look(guest, "seats")
    guest.dx("join-watch").click()
    look(guest, "watch")
    ana.wait_for("clue")
    look(ana, "clue")
    record(ana, "Sound")
    look(ana, "recorded")
    ana.dx("send").click()
    expect(ben.dx("hear")).to_be_visible()
    look(ana, "told")
    expect(ben.dx("hand-in")).to_be_visible()
    look(ben, "cards")
    for number in (2, 5):
        ben.dx("hand-card").nth(number).click()
        box = ben.dx("hand-card").nth(number).bounding_box()
        assert box is not None
        assert 0 <= box["x"] < box["x"] + box["width"] <= 430
    host.room.guests.set_timer(3599)
    expect(ben.root.get_by_role("timer")).to_contain_text("59:")
    ben.root.get_by_role("button", name="Look closer at card 1").first.click()
    look(ben, "near")
    ben.page.keyboard.press("Escape")
    play([ben, cleo], lambda: phase(host) == "vote")
    expect(ben.dx("slot")).to_have_count(4)
    look(ben, "vote")
    look(ana, "no-vote")
    look(guest, "watch-vote")
    play([ben, cleo], lambda: phase(host) == "review")
    expect(ben.dx("continue")).to_be_visible()
    look(ben, "reveal")
    ben.dx("continue").click()
    expect(ben.root.get_by_text("Waiting for Ana and Cleo.")).to_be_visible()
    look(ben, "ready")
    host.share.kick("Cleo")
    expect(cleo.root).to_have_attribute("data-phase", "gone")
    look(cleo, "gone")
    play([ana, ben], lambda: phase(host) == "over")
    ana.wait_for("over")
    look(ana, "over")
    assert found == {}


def test_two_of_a_team_agree_on_their_phones_which_of_them_hands_in(new_page: NewPage) -> None:
    bots = [Seat(name, "bot", "literal") for name in ("Fox", "Owl", "Hare", "Mole")]
    host = Hosted("odyssey-team", (Seat("", "remote"), *bots[:2], Seat("", "remote"), *bots[2:]))
    ana = phone(new_page, 320).come(host.share.link).sit("Ana")
    dan = phone(new_page, 430, locale="fr-FR").come(host.share.link).sit("Dan")
    assert host.tell("begin")["ok"]
    assert host.tell("let_bots_begin", revision=0, bot="Fox")["done"]
    ana.dx("hand-card").nth(1).click()
    expect(ana.dx("hand-in")).to_have_text("Offer this card")
    keep(ana.page, "phone-team-before", full_page=True)
    ana.dx("hand-in").click()
    expect(dan.dx("agree")).to_have_text("D’accord, Ana donne la carte")
    expect(ana.dx("asked")).to_contain_text("It is handed in when Dan agrees.")
    dan.page.reload()
    expect(dan.dx("agree")).to_be_enabled()
    assert phase(host) == "cards"
    for one, name in ((ana, "offered"), (dan, "offer")):
        keep(one.page, f"phone-team-{name}", full_page=True)
        assert out_of_reach(one) + overflow(one) == []
    assert complaints(ana) == []
    dan.dx("agree").click()
    ana.wait_for("vote")
    assert "Dan" not in host.room.running().game.handed
    host.room.close()


def complaints(one: PhonePage) -> list[str]:
    """Return what axe-core finds in the whole page."""
    give_axe(one.page)
    return list(
        one.page.evaluate(
            """async () => (await axe.run()).violations
              .flatMap(({id, nodes}) => nodes.map(node => `${id}: ${node.html.slice(0, 150)}`))"""
        )
    )


def out_of_reach(one: PhonePage) -> list[str]:
    """Return what is too small for a thumb, and whether the page can be pushed aside."""
    return list(
        one.page.evaluate(
            """() => {
              const found = [];
              const hidden = element => element.closest("[inert], .dx-sr") !== null;
              for (const control of document.querySelectorAll("button, input, select")) {
                if (control.offsetWidth === 0 || hidden(control)) continue;
                control.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
                const {x, y, width, height} = control.getBoundingClientRect();
                const reached = (right, down) => {
                  const there = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
                  return there?.closest("button, input, select") === control;
                };
                const wide = width >= 44 || (reached(-20, 0) && reached(20, 0));
                const high = height >= 44 || (reached(0, -20) && reached(0, 20));
                if (!wide || !high)
                  found.push(`${width} × ${height}: ${control.outerHTML.slice(0, 150)}`);
              }
              if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
              return found;
            }"""
        )
    )
