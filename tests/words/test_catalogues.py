"""Both languages say everything, with the same gaps, and French is set as French is."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import msgspec
import pytest

import dixit_widget.words
from dixit_widget.words import LANGUAGES, Problem, Problems, catalogue, say, ways

FOLDER = Path(dixit_widget.words.__file__).parent
IMPORT = "import dixit_widget as dixit; "
AREAS = sorted({file.stem for language in LANGUAGES for file in (FOLDER / language).glob("*.json")})


def sentences(area: str, language: str) -> dict[str, str]:
    return msgspec.json.decode((FOLDER / language / f"{area}.json").read_bytes(), type=dict[str, str])


def gaps(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w*)\}", sentence))


@pytest.mark.parametrize("area", AREAS)
def test_same_keys_in_every_language(area):
    english, french = (set(sentences(area, language)) for language in ("en", "fr"))
    assert english == french


@pytest.mark.parametrize("area", AREAS)
def test_same_gaps_in_every_language(area):
    english, french = (sentences(area, language) for language in ("en", "fr"))
    assert {key: gaps(text) for key, text in english.items()} == {
        key: gaps(text) for key, text in french.items()
    }


@pytest.mark.parametrize("area", AREAS)
def test_no_key_is_given_twice_in_a_file(area):
    for language in LANGUAGES:
        text = (FOLDER / language / f"{area}.json").read_text(encoding="utf-8")
        keys = re.findall(r'^\s*"([^"]+)"\s*:', text, flags=re.MULTILINE)
        assert len(keys) == len(set(keys)) == len(sentences(area, language))


def test_no_key_is_in_two_areas():
    keys = [key for area in AREAS for key in sentences(area, "en")]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("area", AREAS)
def test_plurals_come_in_pairs(area):
    said = sentences(area, "en")
    for key, text in said.items():
        stem, _, number = key.rpartition(".")
        if number in ("one", "other") and "n" in gaps(text):
            assert {f"{stem}.one", f"{stem}.other"} <= said.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_code_to_run_can_be_copied_into_a_kernel_that_has_just_started(area, language):
    for key, text in sentences(area, language).items():
        for line in re.finditer(r"dixit\.(play|resume|games|ReplayWidget)\(", text):
            assert text[: line.start()].endswith(IMPORT), key


@pytest.mark.parametrize("area", AREAS)
def test_french_is_set_as_french(area):
    for key, text in sentences(area, "fr").items():
        text = text.replace(IMPORT, "")
        assert "'" not in text, f"{key}: ’ in place of '"
        assert not re.search(r"[^\u202f\s][»]|«[^\u202f]|[\w)}»][;?!]|[ \u00a0][;?!:»]", text), (
            f"{key}: a narrow no-break space (U+202F) belongs before ; ? ! : and inside « »"
        )


def test_every_language_says_everything():
    assert catalogue("en").keys() == catalogue("fr").keys()


@pytest.mark.parametrize(("n", "english", "french"), [(0, "0 cards", "0 carte"), (1, "1 card", "1 carte")])
def test_number(n, english, french):
    assert say("cards_count", n=n) == english
    assert say("cards_count", "fr", n=n) == french


def test_unknown_key():
    with pytest.raises(KeyError, match="no sentence 'nothing'"):
        say("nothing")


def test_open_gap():
    with pytest.raises(KeyError):
        say("unknown_edition", name="x")


def test_unknown_language():
    with pytest.raises(ValueError, match="no words in 'de'"):
        say("cards_count", "de", n=1)


def test_braces_in_a_value_stay_text():
    assert "{known}" in say("unknown_edition", name="{known}", known="a")


@pytest.mark.parametrize("clue", ['"Hush"', "“Hush”", "«\u202fHush\u202f»", "Hush"])
def test_a_clue_that_was_typed_in_quotation_marks_is_quoted_once(clue):
    for language, quoted in (("en", "“Hush”"), ("fr", "«\u202fHush\u202f»")):
        for way in ways("bot.why.vote.same", language, clue=clue, slot=2):
            assert quoted in way
            assert way.count("Hush") == 1 == way.count(quoted[0]) == way.count(quoted[-1])
            assert '"' not in way


def test_two_quotations_in_one_clue_stay():
    assert "““Yes” and “no””" in ways("bot.why.vote.same", clue="“Yes” and “no”", slot=2)[0]


def test_a_problem_can_be_printed_whatever_it_is_about():
    for language in LANGUAGES:
        said = Problem("unknown_edition", name="x\ud800", known="y").message(language)
        assert "x?" in said
        said.encode()


def test_problems_travel_between_processes():
    problem = Problem("unknown_edition", name="x", known="y")
    again = pickle.loads(pickle.dumps(problem))
    assert (again.code, again.values, str(again)) == (problem.code, problem.values, str(problem))
    both = pickle.loads(pickle.dumps(Problems([problem, problem])))
    assert str(both) == f"{problem}\n{problem}"
    assert both.message("fr").startswith("Il n’y a pas")


@pytest.mark.parametrize(
    ("language", "clue", "asked"),
    [
        ("en", "Push me!", "take that for “Push me!”?"),
        ("en", "Who is there?", "take that for “Who is there?”"),
        ("fr", "Pousse-moi\u202f!", "en entendant «\u202fPousse-moi\u202f!\u202f»\u202f?"),
        ("fr", "Qui est là\u202f?", "en entendant «\u202fQui est là\u202f?\u202f»"),
    ],
)
def test_only_a_quoted_question_makes_the_mark_after_it_superfluous(language, clue, asked):
    said = ways("bot.why.cards.concept.poet", language, clue=clue, concept="…", slot=1)
    assert any(way.endswith(asked) for way in said)


@pytest.mark.parametrize(
    ("language", "article"),
    [
        ("en", r"\b(the|an?|its|my|your|no|this) “\{(clue|concept)"),
        (
            "fr",
            r"(\b(les?|la|une?|des|du|aux?|s(on|a|es)|modeste|pleine de) |\b[dl]’)«\u202f\{(clue|concept)",
        ),
    ],
)
def test_bots_set_no_article_before_what_they_quote(language, article):
    """It may have one itself, or be a sentence."""
    said = [text for key, text in catalogue(language).items() if key.startswith("bot.why.")]
    assert [text for text in said if re.search(article, text, re.IGNORECASE)] == []
