"""The editions: what each rulebook says, as rule sets. A new edition is one more value here."""

from __future__ import annotations

from dixit_widget.rules.ruleset import RuleSet
from dixit_widget.words import Problem

_BOOK_2008 = "004_4bbf4764fca5584c.txt"
_BOOK_2018 = "001_b15cbdbee3530ae3.txt"
_BOOK_2021 = "000_88b90ed07b333062.txt"
_BOOK_ODYSSEY = "002_19d020e2b18c9661.txt"
_BOOK_PRINT_AND_PLAY = "003_98016313e9af82a3.txt"

BOOKS = {
    _BOOK_2008: "book.dixit_2008",
    _BOOK_2018: "book.dixit_2018",
    _BOOK_2021: "book.dixit_2021",
    _BOOK_ODYSSEY: "book.odyssey",
    _BOOK_PRINT_AND_PLAY: "book.print_and_play",
}
"""By file of a rulebook, the key of what people call it."""


class UnknownEdition(Problem):
    """There is no edition of this name."""


_ALL = (
    RuleSet(
        id="dixit-2008",
        source=_BOOK_2008,
        players_max=6,
        target_score=None,
        ends_with_pack=True,
        refill="none",
        voting_device="tokens",
    ),
    RuleSet(
        id="dixit-2018",
        source=_BOOK_2018,
        players_max=6,
        refill="reshuffle_discard",
        first_storyteller="table",
        voting_device="tokens",
    ),
    RuleSet(id="dixit-2021", source=_BOOK_2021),
    RuleSet(
        id="odyssey",
        source=_BOOK_ODYSSEY,
        players_max=12,
        bonus_cap=3,
        votes_max=2,
        single_vote_points=1,
        second_vote_players=7,
        refill="reshuffle_discard",
        voting_device="board",
    ),
    RuleSet(
        id="odyssey-party",
        source=_BOOK_ODYSSEY,
        mode="party",
        players_min=6,
        players_max=12,
        hand_size=5,
        hand_size_with_3=None,
        cards_each_with_3=None,
        own_vote=True,
        together_cap=5,
        red_token=True,
        unseen_hand=True,
        pass_hands=True,
        target_score=None,
        turns_each=1,
        refill="reshuffle_discard",
        voting_device="board",
    ),
    RuleSet(
        id="odyssey-team",
        source=_BOOK_ODYSSEY,
        mode="team",
        players_min=6,
        players_max=12,
        players_even=True,
        hand_size=4,
        hand_size_with_3=None,
        cards_each_with_3=None,
        bonus_cap=3,
        target_score=None,
        turns_each=1,
        refill="reshuffle_discard",
        voting_device="board",
    ),
    RuleSet(
        id="print-and-play",
        source=_BOOK_PRINT_AND_PLAY,
        players_max=4,
        hand_size_with_3=None,
        cards_each_with_3=None,
        target_score=None,
        turns_each=2,
        refill="every_turn",
        voting_device="pointing",
    ),
)

EDITIONS = {rules.id: rules for rules in _ALL}


def edition(id: str) -> RuleSet:
    """Return the rules of an edition.

    Parameters
    ----------
    id : str
        One of the names in `editions`.

    Returns
    -------
    RuleSet

    Raises
    ------
    UnknownEdition
        A ValueError that names the editions there are.

    Examples
    --------
    >>> edition("odyssey").players_max
    12
    """
    rules = EDITIONS.get(id) if isinstance(id, str) else None
    if rules is None:
        raise UnknownEdition("unknown_edition", name=str(id)[:60], known=", ".join(EDITIONS))
    return rules


def editions() -> dict[str, RuleSet]:
    """Return all editions by name, oldest box first.

    Examples
    --------
    >>> list(editions())
    ['dixit-2008', 'dixit-2018', 'dixit-2021', 'odyssey', 'odyssey-party', 'odyssey-team', 'print-and-play']
    """
    return dict(EDITIONS)
