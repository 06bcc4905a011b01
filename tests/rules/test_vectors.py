"""The rulebooks' own examples, and further ones: every round of ``vectors.json`` scores what it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dixit_widget.rules import InvalidRound, Round, RuleSet, edition, score_round

VECTORS = msgspec.json.decode((Path(__file__).parent / "vectors.json").read_bytes())


def rules_of(case: dict[str, Any]) -> RuleSet:
    return edition(case["edition"]).replace(**case.get("change", {}))


@pytest.mark.parametrize("case", VECTORS["rounds"], ids=lambda case: case["source"])
def test_storyteller_rounds(case):
    round = Round(case["storyteller"], case["slots"], case["votes"])
    if "error" in case:
        with pytest.raises(InvalidRound, match="c votes for an own card"):
            score_round(rules_of(case), round)
    else:
        assert score_round(rules_of(case), round).points == case["points"]


@pytest.mark.parametrize("case", VECTORS["party_rounds"], ids=lambda case: case["source"])
def test_party_rounds(case):
    round = Round(case["storyteller"], votes=case["votes"], red=case["red"])
    assert score_round(rules_of(case), round).points == case["points"]


@pytest.mark.parametrize("case", VECTORS["team_rounds"], ids=lambda case: case["source"])
def test_team_rounds(case):
    round = Round(case["storyteller_team"], case["slots"], case["votes"], target=case.get("target"))
    assert score_round(rules_of(case), round).points == case["points"]
