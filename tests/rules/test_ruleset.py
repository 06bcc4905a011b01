"""Rule sets are values: replaced, compared, written and read back; what cannot be played is refused."""

from __future__ import annotations

import pickle
from enum import Enum
from fractions import Fraction

import msgspec
import pytest

from dixit_widget.rules import InvalidRules, RuleSet, UnknownEdition, edition, editions
from dixit_widget.rules.describing import as_html

ALL = pytest.mark.parametrize("rules", editions().values(), ids=list(editions()))


def refusal(rules: RuleSet, **changes: object) -> InvalidRules:
    with pytest.raises(InvalidRules) as caught:
        rules.replace(**changes)
    return caught.value


class TestEditions:
    def test_order(self):
        assert list(editions()) == [
            "dixit-2008",
            "dixit-2018",
            "dixit-2021",
            "odyssey",
            "odyssey-party",
            "odyssey-team",
            "print-and-play",
        ]

    def test_ids_are_theirs(self):
        assert all(rules.id == id for id, rules in editions().items())

    def test_a_fresh_dict_every_time(self):
        editions().clear()
        assert len(editions()) == 7

    @pytest.mark.parametrize("id", ["dixit-1999", "", None, 3, ["odyssey"]])
    def test_unknown(self, id):
        with pytest.raises(ValueError, match="dixit-2008, dixit-2018") as caught:
            edition(id)
        assert isinstance(caught.value, UnknownEdition)

    @pytest.mark.parametrize(
        ("id", "players", "hand", "with_3", "each_with_3"),
        [
            ("dixit-2008", (3, 6), 6, 7, 2),
            ("dixit-2018", (3, 6), 6, 7, 2),
            ("dixit-2021", (3, 8), 6, 7, 2),
            ("odyssey", (3, 12), 6, 7, 2),
            ("odyssey-party", (6, 12), 5, 5, 1),
            ("odyssey-team", (6, 12), 4, 4, 1),
            ("print-and-play", (3, 4), 6, 6, 1),
        ],
    )
    def test_players_and_hands(self, id, players, hand, with_3, each_with_3):
        rules = edition(id)
        assert (rules.players_min, rules.players_max) == players
        assert rules.hand_size_for(players[1]) == hand
        assert rules.hand_size_for(3) == with_3
        assert rules.cards_each_for(3) == each_with_3
        assert rules.cards_each_for(players[1]) == 1

    def test_kinds_of_clue_are_those_that_the_books_name(self):
        """2021, “Advice for the storyteller”; the others name words and sounds, and two a variant."""
        for id, rules in editions().items():
            named = ("text", "sound", "sung", "mimed") if id == "dixit-2021" else ("text", "sound")
            assert rules.clue_kinds == named, id

    def test_odyssey_second_vote_from_seven(self):
        rules = edition("odyssey")
        assert [rules.votes_max_for(n) for n in (3, 6, 7, 12)] == [1, 1, 2, 2]
        assert [rules.single_vote_points_for(n) for n in (6, 7)] == [0, 1]
        assert rules.bonus_cap == edition("odyssey-team").bonus_cap == 3

    @pytest.mark.parametrize(
        ("id", "players", "cards"),
        [("dixit-2021", 6, 42), ("dixit-2021", 3, 26), ("odyssey", 12, 84), ("odyssey-team", 12, 54)],
    )
    def test_cards_needed(self, id, players, cards):
        assert edition(id).cards_needed(players) == cards

    def test_cards_needed_where_both_teammates_lay_one(self):
        assert edition("odyssey-team").replace(team_target="both").cards_needed(6) == 28


class TestValues:
    @ALL
    def test_json_both_ways(self, rules):
        assert RuleSet.from_json(rules.to_json()) == rules
        assert RuleSet.from_json(rules.to_json().encode()) == rules
        assert msgspec.json.decode(rules.to_json()) == rules.to_dict()
        assert RuleSet.from_dict(rules.to_dict()) == rules

    @ALL
    def test_pickle_and_hash(self, rules):
        again = pickle.loads(pickle.dumps(rules))
        assert again == rules
        assert hash(again) == hash(rules)

    def test_replace_leaves_the_old_one(self):
        rules = edition("dixit-2021")
        variant = rules.replace(lone_finder_points=4)
        assert variant.diff(rules) == {"lone_finder_points": (4, None)}
        assert rules.diff(variant) == {"lone_finder_points": (None, 4)}
        assert variant.replace(lone_finder_points=None) == rules
        assert edition("dixit-2021").lone_finder_points is None

    def test_frozen(self):
        with pytest.raises(AttributeError):
            edition("odyssey").bonus_cap = 4  # type: ignore[misc]

    @pytest.mark.parametrize("kinds", [["mimed", "sung"], {"sung", "mimed"}, ("sung", "mimed", "sung")])
    def test_clue_kinds_in_any_order(self, kinds):
        assert edition("dixit-2018").replace(clue_kinds=kinds).clue_kinds == ("sung", "mimed")

    def test_texts_of_every_kind_are_texts(self):
        numpy = pytest.importorskip("numpy")
        refill = Enum("Refill", {"NONE": "none"}, type=str).NONE
        given = {
            "id": "x",
            "source": "odyssey-rulebook",
            "mode": "team",
            "players_min": 6,
            "players_even": True,
        }
        for kind in (numpy.str_, type("Text", (str,), {})):
            odd = {name: kind(value) if isinstance(value, str) else value for name, value in given.items()}
            rules = RuleSet(**odd, refill=refill, clue_kinds=[kind("text")])
            texts = (rules.id, rules.source, rules.mode, rules.refill, *rules.clue_kinds)
            assert {type(text) for text in texts} == {str}
            assert (
                RuleSet.from_json(rules.to_json())
                == rules
                == RuleSet(**given, refill="none", clue_kinds=["text"])
            )

    def test_numpy_bools_are_bools(self):
        numpy = pytest.importorskip("numpy")
        rules = edition("odyssey").replace(own_vote=numpy.True_, pass_hands=numpy.bool_(False))
        assert rules.own_vote is True
        assert rules.pass_hands is False
        for value in (1, numpy.int64(1), numpy.array([True])):
            assert refusal(rules, own_vote=value).fields == ("own_vote",)

    def test_numpy_numbers_are_numbers(self):
        numpy = pytest.importorskip("numpy")
        rules = edition("odyssey").replace(bonus_cap=numpy.int64(4))
        assert rules == edition("odyssey").replace(bonus_cap=4)
        assert rules == edition("odyssey").replace(bonus_cap=numpy.float64(4))
        assert RuleSet.from_json(rules.to_json()) == rules
        refusal(rules, target_score=numpy.float64(4))
        refusal(rules, bonus_cap=numpy.array([4, 5]))

    @pytest.mark.parametrize("points", [4.5, Fraction(9, 2), 0.25, -0.75, -3, 99, -99])
    def test_points_may_be_quarters_and_negative(self, points):
        rules = edition("dixit-2021").replace(finder_points=points, lone_finder_points=points)
        assert rules.finder_points == points
        assert type(rules.finder_points) is (int if points == int(points) else float)
        assert RuleSet.from_json(rules.to_json()) == rules
        assert pickle.loads(pickle.dumps(rules)) == rules
        assert eval(repr(rules), {"edition": edition}) == rules

    def test_points_that_are_whole_are_written_whole(self):
        rules = edition("dixit-2021").replace(finder_points=4.0)
        assert '"finder_points":4,' in rules.to_json()
        assert rules == RuleSet.from_json(rules.to_json().replace(":4,", ":4.0,"))
        assert hash(rules) == hash(edition("dixit-2021").replace(finder_points=4))

    def test_points_in_words(self):
        rules = edition("dixit-2021").replace(finder_points=4.5, nobody_found_points=-0.5, bonus_cap=1.5)
        rows = {row["field"]: row["value"] for row in rules.rows("fr")}
        assert (rows["finder_points"], rows["nobody_found_points"]) == ("4,5", "−0,5")
        assert "each finder 4.5;" in rules.summary()
        assert "if nobody does, −0.5" in rules.summary()
        assert "add 1.5 points a turn at most" in rules.summary()
        assert "1,5 point par tour" in rules.summary("fr")

    def test_repr_can_be_pasted(self):
        for rules in (
            edition("odyssey"),
            edition("odyssey").replace(bonus_cap=None, target_score=20),
            RuleSet(id="mine", decoy_points=2, clue_kinds=("sung",)),
        ):
            assert eval(repr(rules), {"edition": edition, "RuleSet": RuleSet}) == rules


class TestJson:
    @pytest.mark.parametrize("text", ["", "[]", "3", "null", "{", b"\xff\xfe", "[" * 100_000, '{"id": }'])
    def test_no_json_object(self, text):
        with pytest.raises(InvalidRules, match="JSON object"):
            RuleSet.from_json(text)

    def test_unknown_fields_are_refused(self):
        text = edition("odyssey").to_json().replace('"bonus_cap"', '"bonus_capp"')
        with pytest.raises(
            InvalidRules, match="bonus_capp is not a field of a rule set; did you mean bonus_cap"
        ):
            RuleSet.from_json(text)

    def test_id_must_be_there(self):
        with pytest.raises(InvalidRules, match="id is missing"):
            RuleSet.from_json("{}")

    def test_fields_left_out_are_those_of_the_2021_box(self):
        assert RuleSet.from_json('{"id": "dixit-2021"}') == edition("dixit-2021")

    def test_an_editor_has_put_a_mark_before_it(self):
        rules = edition("dixit-2021")
        assert RuleSet.from_json("\ufeff" + rules.to_json()) == rules
        assert RuleSet.from_json(rules.to_json().encode("utf-8-sig")) == rules

    @pytest.mark.parametrize("value", ['"3"', "3.0", "true", "[3]", "{}", "1e300", "1" + "0" * 40])
    def test_ill_typed_fields_are_refused(self, value):
        with pytest.raises(InvalidRules, match="turns_each must be a whole number") as caught:
            RuleSet.from_json(f'{{"id": "x", "turns_each": {value}}}')
        assert caught.value.fields == ("turns_each",)

    @pytest.mark.parametrize(
        "value", ['"3"', "3.1", "-0.25", "99.25", "true", "[3]", "1e300", "1" + "0" * 40]
    )
    def test_points_that_are_none_are_refused(self, value):
        sentence = r"bonus_cap must be points from 0 to 99, whole or in quarters \(4.5, 0.25\), or None, not "
        with pytest.raises(InvalidRules, match=sentence) as caught:
            RuleSet.from_json(f'{{"id": "x", "bonus_cap": {value}}}')
        assert caught.value.fields == ("bonus_cap",)

    def test_everything_wrong_is_said_at_once(self):
        with pytest.raises(InvalidRules) as caught:
            RuleSet.from_json('{"id": "x", "wrong": 1, "bonus_cap": -1, "mode": "solo", "own_vote": 1}')
        assert set(caught.value.fields) == {"wrong", "bonus_cap", "mode", "own_vote"}
        assert len(str(caught.value).splitlines()) == 4


class TestRefusals:
    @pytest.mark.parametrize(
        "field",
        [
            name
            for name, value in msgspec.structs.asdict(edition("dixit-2021")).items()
            if type(value) in (int, type(None))
        ],
    )
    @pytest.mark.parametrize(
        "value", [True, False, -100, 1.1, "1", 10**30, -(10**30), [], {}, float("nan"), float("inf"), b"1"]
    )
    def test_numbers_of_every_wrong_kind(self, field, value):
        assert field in refusal(edition("dixit-2021"), **{field: value}).fields

    @pytest.mark.parametrize(
        "field", ["hand_size", "votes_max", "target_score", "turns_each", "together_cap"]
    )
    @pytest.mark.parametrize("value", [-1, 1.0, 1.5])
    def test_what_is_counted_is_whole(self, field, value):
        assert field in refusal(edition("dixit-2021"), **{field: value}).fields

    def test_a_cap_takes_nothing_away(self):
        assert refusal(edition("dixit-2021"), bonus_cap=-1).fields == ("bonus_cap",)

    @pytest.mark.parametrize("field", ["mode", "team_target", "refill", "first_storyteller", "voting_device"])
    @pytest.mark.parametrize("value", ["", "Dial", None, 1, ["dial"], {}])
    def test_choices(self, field, value):
        error = refusal(edition("dixit-2021"), **{field: value})
        assert error.fields == (field,)
        assert "must be one of" in str(error)

    @pytest.mark.parametrize("field", ["own_vote", "ends_with_pack", "pass_hands", "players_even"])
    @pytest.mark.parametrize("value", [0, 1, None, "true"])
    def test_switches(self, field, value):
        assert refusal(edition("dixit-2021"), **{field: value}).fields == (field,)

    @pytest.mark.parametrize("value", [(), [], "text", ("text", "danced"), (1,), None, 3])
    def test_clue_kinds(self, value):
        assert refusal(edition("dixit-2021"), clue_kinds=value).fields == ("clue_kinds",)

    @pytest.mark.parametrize("value", ["", " ", "a" * 61, " x", "a\nb", None, 3])
    def test_names(self, value):
        assert refusal(edition("dixit-2021"), id=value).fields == ("id",)

    @pytest.mark.parametrize(
        ("id", "changes", "field"),
        [
            ("dixit-2021", {"hand_size": 12, "players_max": 7}, "hand_size"),
            ("dixit-2021", {"hand_size_with_3": 24, "cards_each_with_3": 12}, "hand_size_with_3"),
            ("odyssey", {"hand_size": 7}, "hand_size"),
            ("dixit-2021", {"players_min": 9}, "players_min"),
            ("dixit-2021", {"players_min": 2}, "players_min"),
            ("dixit-2021", {"players_min": 5, "players_max": 5, "players_even": True}, "players_even"),
            ("dixit-2021", {"cards_each": 7, "players_max": 5}, "cards_each"),
            ("dixit-2021", {"cards_each_with_3": 8}, "cards_each_with_3"),
            ("dixit-2021", {"votes_max": 4}, "votes_max"),
            ("print-and-play", {"votes_max": 3}, "votes_max"),
            ("odyssey-team", {"votes_max": 3}, "votes_max"),
            ("dixit-2021", {"target_score": None}, "target_score"),
            ("dixit-2021", {"target_score": 0}, "target_score"),
            ("odyssey-party", {"turns_each": None}, "target_score"),
            ("dixit-2021", {"ends_with_pack": True}, "ends_with_pack"),
            ("dixit-2021", {"red_token": True}, "red_token"),
            ("dixit-2021", {"together_cap": 5}, "together_cap"),
            ("dixit-2021", {"team_target": "both"}, "team_target"),
            ("odyssey-team", {"unseen_hand": True}, "unseen_hand"),
            ("odyssey-party", {"lone_finder_points": 4}, "lone_finder_points"),
            ("odyssey-party", {"votes_max": 2}, "votes_max"),
            ("odyssey-team", {"players_even": False}, "players_even"),
            ("odyssey-team", {"players_min": 4}, "players_min"),
        ],
    )
    def test_what_cannot_be_played(self, id, changes, field):
        error = refusal(edition(id), **changes)
        assert error.fields == (field,)
        assert field in str(error)
        assert error.message("fr") != str(error)

    def test_points_that_nobody_can_ever_reach(self):
        nothing = {"storyteller_points": 0, "finder_points": 0, "all_or_none_points": 0, "decoy_points": 0}
        rules = edition("dixit-2021")
        assert refusal(rules, **nothing).fields == ("target_score",)
        assert refusal(rules, **{**nothing, "decoy_points": 1}, bonus_cap=0).fields == ("target_score",)
        late = {"single_vote_points": 1, "second_vote_players": 7}
        assert refusal(rules, **nothing, **late).fields == ("target_score",)
        assert refusal(rules, **{**nothing, "finder_points": -1, "decoy_points": -0.5}).fields == (
            "target_score",
        )
        assert rules.replace(**nothing, target_score=None, turns_each=1).turns_each == 1

    def test_all_combinations_at_once(self):
        error = refusal(edition("dixit-2021"), target_score=None, votes_max=5, hand_size=24, red_token=True)
        assert set(error.fields) == {"target_score", "votes_max", "hand_size", "red_token"}

    def test_the_sentence_says_what_would_be_allowed(self):
        assert "from 1 to 1000 or None" in str(refusal(edition("dixit-2021"), target_score=0))
        assert "need 91 cards" in str(refusal(edition("dixit-2021"), hand_size=12, players_max=7))
        assert "at most 3" in str(refusal(edition("dixit-2021"), votes_max=4))

    def test_replace_with_an_unknown_field(self):
        assert "did you mean hand_size?" in str(refusal(edition("dixit-2021"), handsize=5))

    def test_errors_travel_between_processes(self):
        error = refusal(edition("dixit-2021"), target_score=None, votes_max=5)
        again = pickle.loads(pickle.dumps(error))
        assert (again.fields, str(again)) == (error.fields, str(error))


class TestWords:
    @ALL
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_rows(self, rules, language):
        rows = rules.rows(language)
        assert all(row[part] for row in rows for part in ("label", "value", "meaning", "source"))
        assert not any(row["changed"] for row in rows)
        assert rules.summary(language)

    def test_a_changed_row_says_so(self):
        row = next(r for r in edition("odyssey").replace(bonus_cap=5).rows() if r["field"] == "bonus_cap")
        assert row["changed"]
        assert row["value"] == "5"
        assert row["source"].startswith("Changed; in the edition it is 3. Dixit Odyssey rulebook, “Scoring”")

    @ALL
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_rulebooks_have_names_that_people_know(self, rules, language):
        sources = [row["source"] for row in rules.rows(language)]
        assert not any(".txt" in source for source in sources)
        name = {"en": "rule", "fr": "ivret"}[language]
        assert all(name in source or "Règles à imprimer" in source for source in sources)

    @pytest.mark.parametrize(
        ("file", "name"),
        [
            ("004_4bbf4764fca5584c.txt", "dixit-2008"),
            ("001_b15cbdbee3530ae3.txt", "dixit-2018"),
            ("000_88b90ed07b333062.txt", "dixit-2021"),
            ("002_19d020e2b18c9661.txt", "odyssey"),
            ("002_19d020e2b18c9661.txt", "odyssey-party"),
            ("002_19d020e2b18c9661.txt", "odyssey-team"),
            ("003_98016313e9af82a3.txt", "print-and-play"),
        ],
    )
    def test_rules_written_when_rulebooks_went_by_their_files_are_the_same(self, file, name):
        rules = edition(name)
        assert RuleSet.from_json(rules.to_json().replace(rules.source, file)) == rules
        assert rules.replace(source=file) == rules

    def test_a_rulebook_of_ones_own_is_called_by_its_id(self):
        assert edition("odyssey").replace(source="our house rules").book("fr") == "our house rules"

    def test_where_a_rulebook_is_silent(self):
        rows = {row["field"]: row["source"] for row in edition("dixit-2021").rows()}
        assert rows["hand_size"].startswith("Dixit, 2021 rulebook, “Setup”: ")
        assert rows["decoy_points_when_nobody"] == "The rulebook is silent; our choice."

    def test_who_shares_a_victory_by_the_book(self):
        """2018, “Game end”, and 2021, “End of turn”; in the others sharing is our choice."""
        sources = {
            id: next(row["source"] for row in rules.rows() if row["field"] == "ties")
            for id, rules in editions().items()
        }
        cited = {id for id, source in sources.items() if source.endswith("who are tied share the victory.")}
        assert cited == {"dixit-2018", "dixit-2021"}
        assert "“Game end”" in sources["dixit-2018"]
        assert "“End of turn”" in sources["dixit-2021"]
        assert {sources[id] for id in sources.keys() - cited} == {"The rulebook is silent; our choice."}

    def test_no_book_names_an_order_of_drawing(self):
        for rules in editions().values():
            assert rules.draws_first == "next_storyteller"
            row = next(row for row in rules.rows() if row["field"] == "draws_first")
            assert row["source"] == "The rulebook is silent; our choice."

    @ALL
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_a_notebook_names_the_rulebook_by_its_title(self, rules, language):
        html = as_html(rules, language)
        assert ".txt" not in html
        assert rules.source not in html
        assert rules.book(language) != rules.source
        assert rules.book(language) in html[: html.index("</caption>")]

    def test_rules_of_ones_own(self):
        assert {row["source"] for row in RuleSet(id="mine").rows()} == {"A rule of your own."}

    def test_only_what_matters_in_the_mode(self):
        party = {row["field"] for row in edition("odyssey-party").rows()}
        assert {"red_token", "together_cap"} <= party
        assert not {"storyteller_points", "bonus_cap", "team_target", "hand_size_with_3"} & party

    def test_html_is_escaped(self):
        html = RuleSet(id="<script>alert(1)</script>")._repr_html_()
        assert "<script>" not in html
        assert "&lt;script&gt;" in html

    @ALL
    def test_html_is_stable_and_complete(self, rules):
        html = rules._repr_html_()
        assert html == rules._repr_html_()
        assert "0x" not in html + repr(rules)
        assert html.count("<tr>") == len(rules.rows()) + 1
        assert "http" not in html

    def test_summary_tells_both_cases_apart(self):
        rules = edition("dixit-2021").replace(everybody_found_points=3)
        assert "if everybody does, all others score 3, if nobody does, 2" in rules.summary()

    def test_summary_says_of_several_endings_that_the_first_counts(self):
        base = edition("dixit-2021")
        assert base.summary().endswith("The game ends with the turn in which somebody has 30 points.")
        said = base.replace(turns_each=4, ends_with_pack=True, refill="none").summary()
        assert said.endswith(
            "has 30 points or when everyone has told 4 times or with the turn that draws the last card, "
            "whichever comes first."
        )
        assert "selon ce qui arrive d’abord." in base.replace(turns_each=1).summary("fr")

    def test_summary_tells_what_pays_beside_the_common_points(self):
        base, odyssey = edition("dixit-2021"), edition("odyssey")
        assert "a lone finder scores 4" in base.replace(lone_finder_points=4).summary().lower()
        said = odyssey.summary()
        assert (
            "Votes on your cards add 3 points a turn at most; from 7 players on each guesser may use "
            "2 votes, and finding it with one adds 1." in said
        )
        assert "vote for your own card" in edition("odyssey-party").summary()
        assert base.summary().count(".") == base.summary("fr").count(".") == 2

    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize(
        "change",
        [
            {"lone_finder_points": 4},
            {"bonus_cap": 3},
            {"votes_max": 2},
            {"votes_max": 2, "second_vote_players": 5},
            {"single_vote_points": 1},
            {"votes_max": 2, "single_vote_points": 1},
            {"own_vote": True},
            {"decoy_points_when_nobody": False},
            {"nobody_found_points": 5},
            {"storyteller_points": 2},
            {"finder_points": 2},
            {"decoy_points": 2},
            {"target_score": 20},
        ],
        ids=str,
    )
    def test_what_changes_points_changes_the_summary(self, change, language):
        """Whatever else is changed, and never in more than four sentences."""
        for others in ({}, {"lone_finder_points": 6, "bonus_cap": 4}, {"decoy_points_when_nobody": False}):
            before = edition("dixit-2021").replace(**others)
            after = before.replace(**change)
            if after != before:
                assert after.summary(language) != before.summary(language)
            assert after.summary(language).count(". ") <= 3

    @ALL
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_a_summary_has_its_sentences_begin_with_a_capital(self, rules, language):
        assert all(sentence[0].isupper() for sentence in rules.summary(language).split(". "))


class TestWhatIsNoRuleSet:
    @pytest.mark.parametrize("other", [5, None, "dixit-2018", {}])
    def test_compared(self, other):
        with pytest.raises(InvalidRules, match="compared with another RuleSet, not with") as caught:
            edition("dixit-2021").diff(other)
        assert "RuleSet" in caught.value.message("fr")

    @pytest.mark.parametrize("make", [RuleSet, lambda: RuleSet(id=""), lambda: RuleSet.from_json("{}")])
    def test_nameless(self, make):
        with pytest.raises(InvalidRules, match=r"^id is missing: a rule set needs one\.$") as caught:
            make()
        assert caught.value.fields == ("id",)


def test_teams_of_a_game_without_teams_are_refused_in_sensible_numbers():
    error = refusal(edition("dixit-2021"), mode="team")
    assert error.fields == ("players_even", "players_min")
    assert "-" not in str(error).replace("-2021", "")


@pytest.mark.parametrize("changes", [{}, {"players_even": True}, {"players_max": 4}, {"votes_max": 9}])
def test_no_sentence_counts_below_zero(changes):
    error = refusal(edition("dixit-2021"), mode="team", **changes)
    assert not any(value < 0 for p in error.problems for value in p.values.values() if isinstance(value, int))


@pytest.mark.parametrize("data", [None, 5, "dixit-2021", [("id", "mine")]])
def test_what_is_no_dict_makes_no_rule_set(data):
    with pytest.raises(InvalidRules, match="made from a dict of its fields, not from") as caught:
        RuleSet.from_dict(data)
    assert caught.value.message("fr")
