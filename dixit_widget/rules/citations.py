"""Where in which rulebook an edition's values come from: section, and key of a paraphrase in our words."""

from __future__ import annotations

Citation = tuple[str, str]

_FORMER_IDS = {
    "004_4bbf4764fca5584c.txt": "dixit-2008-rulebook",
    "001_b15cbdbee3530ae3.txt": "dixit-2018-rulebook",
    "000_88b90ed07b333062.txt": "dixit-2021-rulebook",
    "002_19d020e2b18c9661.txt": "odyssey-rulebook",
    "003_98016313e9af82a3.txt": "print-and-play-rules",
}
"""Rulebooks went by the names of files once; rules written down then are read as what they meant."""

_VOTE = "Finding the storyteller's image: the vote"
_CHOOSING = "Choosing a card for the storyteller"
_HANDING = "Handing the image cards to the storyteller"
_EXAMPLE_2021 = "Example of a 6-player scoring phase"
_WITH_3_2021 = "Playing with 3 players"
_FROM_7 = "Finding the storyteller's image with 7 or more players"
_PARTY = "Dixit Party"
_TEAM = "Team Dixit"
_VOTE_FRENCH = "Retrouver l'image du conteur : le vote"
_SETUP_FRENCH = "Mise en place (3 à 4 joueurs)"
_POINTS_FRENCH = "Décompte des points"

_DIXIT_2008: dict[str, Citation] = {
    "mode": (_VOTE, "find_card"),
    "players_min": ("Variants", "three_by_variant"),
    "players_max": ("Contents", "six_rabbits"),
    "hand_size": ("Setup", "hand_6"),
    "hand_size_with_3": ("Variants", "hand_7_with_3"),
    "cards_each": (_CHOOSING, "one_each"),
    "cards_each_with_3": ("Variants", "two_with_3"),
    "storyteller_points": ("Scoring", "some_found"),
    "finder_points": ("Scoring", "some_found"),
    "all_or_none_points": ("Scoring", "all_or_none"),
    "everybody_found_points": ("Scoring", "same_for_both"),
    "nobody_found_points": ("Scoring", "same_for_both"),
    "decoy_points": ("Scoring", "one_per_vote"),
    "decoy_points_when_nobody": ("Scoring", "in_every_case"),
    "lone_finder_points": ("Variants", "lone_finder"),
    "votes_max": (_VOTE, "one_vote"),
    "own_vote": (_VOTE, "not_own"),
    "ends_with_pack": ("Game End", "last_card"),
    "refill": ("End of turn", "draw_to_end"),
    "first_storyteller": ("The storyteller", "first_clue"),
    "clue_kinds": ("The storyteller", "words_sounds_variant"),
    "voting_device": ("Contents", "tokens"),
}

_DIXIT_2018: dict[str, Citation] = {
    **{field: citation for field, citation in _DIXIT_2008.items() if field != "ends_with_pack"},
    "target_score": ("Game end", "thirty"),
    "ties": ("Game end", "ties_share"),
    "refill": ("End of turn", "draw_silent"),
    "first_storyteller": ("The storyteller", "table_decides"),
}

_DIXIT_2021: dict[str, Citation] = {
    "mode": ("Solve the riddle", "find_card"),
    "players_min": (_WITH_3_2021, "three_rules"),
    "players_max": ("Setup", "eight_dials"),
    "hand_size": ("Setup", "hand_6"),
    "hand_size_with_3": (_WITH_3_2021, "hand_7_with_3"),
    "cards_each": ("Create the riddle", "one_each"),
    "cards_each_with_3": (_WITH_3_2021, "two_with_3"),
    "storyteller_points": (_EXAMPLE_2021, "some_found"),
    "finder_points": (_EXAMPLE_2021, "some_found"),
    "all_or_none_points": ("Game overview", "all_or_none_2021"),
    "decoy_points": (_EXAMPLE_2021, "one_per_vote"),
    "votes_max": ("Solve the riddle", "one_vote"),
    "own_vote": ("Solve the riddle", "not_own"),
    "target_score": ("End of turn", "thirty"),
    "ties": ("End of turn", "ties_share"),
    "refill": ("End of turn", "reshuffle_all"),
    "first_storyteller": ("How to play", "first_clue"),
    "clue_kinds": ("Advice for the storyteller", "sung_mimed"),
    "voting_device": ("Setup", "dials"),
}

_ODYSSEY: dict[str, Citation] = {
    "mode": (_VOTE, "find_card"),
    "players_min": ("Set-Up", "three_to_twelve"),
    "players_max": ("Set-Up", "three_to_twelve"),
    "hand_size": ("Set-Up", "hand_6"),
    "hand_size_with_3": ("3 Player Game", "hand_7_with_3"),
    "cards_each": (_HANDING, "one_each"),
    "cards_each_with_3": ("3 Player Game", "two_with_3"),
    "storyteller_points": ("Scoring", "some_found"),
    "finder_points": ("Scoring", "some_found"),
    "all_or_none_points": ("Scoring", "all_or_none"),
    "everybody_found_points": ("Scoring", "same_for_both"),
    "nobody_found_points": ("Scoring", "same_for_both"),
    "decoy_points": ("Scoring", "one_per_vote_to_3"),
    "decoy_points_when_nobody": ("Scoring", "in_every_case"),
    "bonus_cap": ("Scoring", "one_per_vote_to_3"),
    "votes_max": (_FROM_7, "second_vote"),
    "single_vote_points": ("Scoring with 7 or more players", "single_vote"),
    "second_vote_players": (_FROM_7, "second_vote"),
    "own_vote": (_VOTE, "not_own"),
    "target_score": ("End of the Game", "thirty"),
    "refill": ("End of Turn", "reshuffle_discard"),
    "first_storyteller": ("The Storyteller", "first_clue"),
    "clue_kinds": ("The Storyteller", "words_sounds"),
    "voting_device": ("Box Contents", "boards"),
}

_ODYSSEY_PARTY: dict[str, Citation] = {
    "mode": (f"{_PARTY}: Finding the most popular image", "together"),
    "players_min": ("Dixit Party – for 6 to 12 players", "six_to_twelve"),
    "players_max": ("Dixit Party – for 6 to 12 players", "six_to_twelve"),
    "hand_size": (f"{_PARTY}: Set-Up", "hand_5"),
    "cards_each": (f"{_PARTY}: {_HANDING}", "one_each_all"),
    "own_vote": (f"{_PARTY}: Finding the most popular image", "own_allowed"),
    "together_cap": (f"{_PARTY}: Scoring", "together"),
    "red_token": (f"{_PARTY}: Finding the most popular image", "red"),
    "unseen_hand": (f"{_PARTY}: The Storyteller", "before_looking"),
    "pass_hands": (f"{_PARTY}: End of Turn", "pass_left"),
    "turns_each": (f"{_PARTY}: End of the game", "once_each"),
    "refill": (f"{_PARTY}: End of Turn", "reshuffle_discard"),
    "first_storyteller": (f"{_PARTY}: The Storyteller", "first_clue"),
    "clue_kinds": (f"{_PARTY}: The Storyteller", "words_sounds"),
    "voting_device": (f"{_PARTY}: Set-Up", "boards"),
}

_ODYSSEY_TEAM: dict[str, Citation] = {
    "mode": (f"{_TEAM}: Set-Up", "pairs"),
    "players_min": ("Team Dixit - 6, 8, 10 or 12 players", "pairs"),
    "players_max": ("Team Dixit - 6, 8, 10 or 12 players", "pairs"),
    "players_even": ("Team Dixit - 6, 8, 10 or 12 players", "pairs"),
    "hand_size": (f"{_TEAM}: Set-Up", "hand_4"),
    "cards_each": (f"{_TEAM}: Handing the image cards to the Storyteller", "one_per_team"),
    **dict.fromkeys(
        (
            "storyteller_points",
            "finder_points",
            "all_or_none_points",
            "everybody_found_points",
            "nobody_found_points",
            "decoy_points",
            "decoy_points_when_nobody",
            "bonus_cap",
            "votes_max",
            "own_vote",
        ),
        (f"{_TEAM}: Vote and Scoring", "basic_rules_no_7"),
    ),
    "team_target": (f"{_TEAM}: Handing the image cards to the Storyteller", "cards_received"),
    "turns_each": (f"{_TEAM}: End of the Game", "once_each"),
    "refill": (f"{_TEAM}: End of Turn", "reshuffle_discard"),
    "first_storyteller": (f"{_TEAM}: The Storyteller", "as_basic"),
    "clue_kinds": (f"{_TEAM}: The Storyteller", "as_basic"),
    "voting_device": (f"{_TEAM}: Set-Up", "boards_teams"),
}

_PRINT_AND_PLAY: dict[str, Citation] = {
    "mode": (_VOTE_FRENCH, "find_card"),
    "players_min": (_SETUP_FRENCH, "three_to_four"),
    "players_max": (_SETUP_FRENCH, "three_to_four"),
    "hand_size": (_SETUP_FRENCH, "hand_6"),
    "hand_size_with_3": (_SETUP_FRENCH, "hand_6_also_with_3"),
    "cards_each": ("Remise des cartes au conteur", "one_each"),
    "cards_each_with_3": ("Remise des cartes au conteur", "one_also_with_3"),
    "storyteller_points": (_POINTS_FRENCH, "some_found"),
    "finder_points": (_POINTS_FRENCH, "some_found"),
    "all_or_none_points": (_POINTS_FRENCH, "all_or_none"),
    "everybody_found_points": (_POINTS_FRENCH, "same_for_both"),
    "nobody_found_points": (_POINTS_FRENCH, "same_for_both"),
    "decoy_points": ("Point Bonus", "one_per_vote"),
    "decoy_points_when_nobody": ("Point Bonus", "in_every_case"),
    "votes_max": (_VOTE_FRENCH, "one_vote"),
    "own_vote": (_VOTE_FRENCH, "not_own"),
    "turns_each": ("Fin de la partie", "twice_each"),
    "refill": ("Fin du tour", "everything_shuffled"),
    "first_storyteller": ("Premier conteur de la partie", "first_clue"),
    "clue_kinds": ("Le conteur", "words_sounds"),
    "voting_device": (_VOTE_FRENCH, "pointing"),
}

CITATIONS: dict[str, dict[str, Citation]] = {
    "dixit-2008": _DIXIT_2008,
    "dixit-2018": _DIXIT_2018,
    "dixit-2021": _DIXIT_2021,
    "odyssey": _ODYSSEY,
    "odyssey-party": _ODYSSEY_PARTY,
    "odyssey-team": _ODYSSEY_TEAM,
    "print-and-play": _PRINT_AND_PLAY,
}
"""By edition and field; where a field isn't there, the rulebook is silent."""


def id_of_book(source: str) -> str:
    """Return the id of a rulebook, also of one that is called as it once was.

    Examples
    --------
    >>> id_of_book("odyssey-rulebook")
    'odyssey-rulebook'
    """
    return _FORMER_IDS.get(source, source) if isinstance(source, str) else source
