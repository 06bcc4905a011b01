"""Who is in a class: pseudonyms by default, names apart, and whoever is sent away may be taken back."""

from __future__ import annotations

import pytest

from dixit_widget.classroom.pseudonyms import pseudonym, pseudonyms
from dixit_widget.classroom.roster import MOST, Roster
from dixit_widget.engine.names import NAME_LENGTH
from dixit_widget.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_pseudonyms_for_everybody_and_each_is_a_name_for_a_table(language: str) -> None:
    names = pseudonyms(language)
    assert len(set(names)) == len(names) >= MOST
    assert max(map(len, names)) <= NAME_LENGTH


def test_when_all_pseudonyms_are_taken_there_are_more() -> None:
    assert pseudonym(pseudonyms(), seed=1) not in pseudonyms()


def test_a_class_is_full_at_some_time_and_nobody_has_a_name_twice() -> None:
    roster = Roster(seed=4)
    for _ in range(MOST):
        roster, _ = roster.enter("")
    assert len({student.name for student in roster.students}) == MOST
    with pytest.raises(ValueError, match="takes 250 at most"):
        roster.enter("")


def test_everybody_sees_a_pseudonym_and_the_name_is_kept_apart() -> None:
    roster, lea = Roster(seed=4).enter(" Léa  Martin ")
    assert lea.name in pseudonyms()
    assert roster.names == {lea.id: "Léa Martin"}
    assert roster.find("léa martin") == roster.find(lea.name) == lea
    assert roster.forget().names == {}
    assert roster.forget().with_names(roster.names) == roster


def test_two_may_say_the_same_name_where_pseudonyms_tell_them_apart() -> None:
    roster, one = Roster().enter("Tom")
    roster, other = roster.enter("Tom")
    assert one.name != other.name
    with pytest.raises(ValueError, match="Several in the class are called Tom"):
        roster.find("Tom")
    assert roster.find(other.name) == other


def test_a_class_may_go_by_its_names() -> None:
    roster, tom = Roster(by_name=True).enter("Tom")
    assert (tom.name, tom.own) == ("Tom", "")
    for odd, why in (
        ("", "Say what you are called"),
        ("TOM", "somebody called TOM here already; say another name"),
        ("x" * 30, "at most 24"),
    ):
        with pytest.raises(ValueError, match=why):
            roster.enter(odd)


def test_somebody_is_renamed_hidden_sent_away_and_taken_back() -> None:
    roster, tom = Roster(by_name=True).enter("Tom")
    roster, eve = roster.enter("Eve")
    assert roster.rename(tom.id, "Tim")[tom.id].name == "Tim"
    with pytest.raises(ValueError, match="somebody called eve here already"):
        roster.rename(tom.id, "eve")
    assert roster.hide(tom.id)[tom.id].name in pseudonyms()
    away = roster.send_away(tom.id)
    assert [student.name for student in away.inside] == ["Eve"]
    assert away.send_away(tom.id, out=False) == roster
    with pytest.raises(ValueError, match="Nobody in the class is called Zoé"):
        roster.find("Zoé")
    assert eve.id in roster
