"""The editions: what each rulebook says, as rule sets. A new edition is one more value here."""

from __future__ import annotations

from dixit_widget.rules.ruleset import ClueKind, RuleSet
from dixit_widget.words import Problem


class UnknownEdition(Problem):
    """There is no edition of this name."""


_WORDS: tuple[ClueKind, ...] = ("text", "sound")
"""Books that name neither song nor mime, but as a variant that adds them."""

_ALL = (
    RuleSet(
        id="dixit-2008",
        source="dixit-2008-rulebook",
        players_max=6,
        target_score=None,
        ends_with_pack=True,
        refill="none",
        clue_kinds=_WORDS,
        voting_device="tokens",
    ),
    RuleSet(
        id="dixit-2018",
        source="dixit-2018-rulebook",
        players_max=6,
        refill="reshuffle_discard",
        first_storyteller="table",
        clue_kinds=_WORDS,
        voting_device="tokens",
    ),
    RuleSet(id="dixit-2021", source="dixit-2021-rulebook"),
    RuleSet(
        id="odyssey",
        source="odyssey-rulebook",
        players_max=12,
        bonus_cap=3,
        votes_max=2,
        single_vote_points=1,
        second_vote_players=7,
        refill="reshuffle_discard",
        clue_kinds=_WORDS,
        voting_device="board",
    ),
    RuleSet(
        id="odyssey-party",
        source="odyssey-rulebook",
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
        clue_kinds=_WORDS,
        voting_device="board",
    ),
    RuleSet(
        id="odyssey-team",
        source="odyssey-rulebook",
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
        clue_kinds=_WORDS,
        voting_device="board",
    ),
    RuleSet(
        id="print-and-play",
        source="print-and-play-rules",
        players_max=4,
        hand_size_with_3=None,
        cards_each_with_3=None,
        target_score=None,
        turns_each=2,
        refill="every_turn",
        clue_kinds=_WORDS,
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
