"""What a cell shows of a share."""

from __future__ import annotations

from xml.etree import ElementTree

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.server.card import share_card
from dixit_widget.server.share import Share
from dixit_widget.table import Room, Seat
from dixit_widget.table.door import Invitation, Shared

EVIL = "<script>alert(1)</script>\"'&"


def test_a_share_shows_how_to_come_in_and_who_is_there_until_it_is_closed() -> None:
    room = Room(Deck.default(), None, "en", open_door=Share.opened)
    room.guests.gather(
        dixit.edition("dixit-2021"), [Seat("Ana"), Seat("", "remote"), Seat("Fox", "bot", "literal")]
    )
    share = room.guests.door()
    assert isinstance(share, Share)
    room.guests.take("Léa")
    card = ElementTree.fromstring(share._repr_html_())
    text = "".join(card.itertext())
    assert share.link in text
    assert share.code in text
    assert [cell.text for cell in card.iter("td")] == ["Ana", "here", "Léa", "away", "Fox", "bot"]
    picture = card.find(".//img")
    assert picture is not None
    assert picture.get("src", "").startswith("data:image/svg+xml")
    assert "Only browsers on this computer get in" in text
    share.close()
    assert share.link not in share._repr_html_()
    assert "closed" in share._repr_html_()


def test_nothing_on_the_card_is_taken_for_html() -> None:
    invitation = Invitation(link=f"https://example.org/{EVIL}#r=x", picture=f"data:{EVIL}")
    shared = Shared(
        invitation=invitation,
        code=EVIL,
        through="",
        reach=EVIL,
        advice="",
        beyond="",
        network=True,
        can_network=True,
        others=(EVIL,),
    )
    card = ElementTree.fromstring(share_card(shared, {EVIL: "away"}))
    assert card.find(".//script") is None
    assert [cell.text for cell in card.iter("td")] == [EVIL, "away"]
    assert [other.text for other in card.iter("li")] == [EVIL]
    assert f"or open https://example.org/{EVIL} and type" in "".join(card.itertext())
