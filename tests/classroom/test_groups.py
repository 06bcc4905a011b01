"""A class is dealt to tables fairly, by a seed, whatever its size."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from dixit_widget.classroom.groups import balanced, dealt, group_sizes, pairs
from dixit_widget.classroom.roster import Student
from dixit_widget.classroom.sitting import Plan, laid_out
from dixit_widget.rules import edition

PEOPLE = st.integers(1, 250)
SIZES = st.integers(3, 12)
SEEDS = st.integers(0, 2**64 - 1)


@given(PEOPLE, SIZES)
def test_group_sizes_differ_by_one_at_most_and_nobody_sits_alone(people: int, size: int) -> None:
    sizes = group_sizes(people, size)
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= size
    assert min(sizes) >= min(2, people)
    assert len(sizes) == -(-people // size)


@given(PEOPLE, SIZES, SEEDS)
def test_everybody_sits_at_one_table_and_the_same_seed_deals_the_same(
    people: int, size: int, seed: int
) -> None:
    names = [f"Student {number}" for number in range(people)]
    groups = dealt(names, size, seed)
    assert sorted(name for group in groups for name in group) == sorted(names)
    assert tuple(map(len, groups)) == group_sizes(people, size)
    assert groups == dealt(names, size, seed)


@given(st.integers(6, 40), SIZES, SEEDS)
def test_dealt_anew_people_meet_others_where_they_can(people: int, size: int, seed: int) -> None:
    names = [f"Student {number}" for number in range(people)]
    met = pairs(dealt(names, size, seed))
    again = pairs(dealt(names, size, seed, met)) & met
    assert len(again) <= len(met)
    if people >= 12 and size == 3:
        assert len(again) < len(met)


def test_nobody_meets_again_where_that_is_easily_had() -> None:
    names = [f"Student {number}" for number in range(30)]
    met = pairs(dealt(names, 4, seed=1))
    assert len(pairs(dealt(names, 4, seed=2, met=met)) & met) <= 2


@given(st.integers(1, 4), st.integers(0, 60), SEEDS)
def test_each_kind_of_rules_is_at_as_many_tables_or_at_one_more(kinds: int, tables: int, seed: int) -> None:
    counts = Counter(balanced(kinds, tables, seed))
    assert sum(counts.values()) == tables
    assert max(counts.values(), default=0) - min(counts[kind] for kind in range(kinds)) <= 1


def test_which_rules_are_had_once_more_is_chance() -> None:
    more = {Counter(balanced(2, 5, seed)).most_common(1)[0][0] for seed in range(20)}
    assert more == {0, 1}


def test_the_seed_of_a_table_says_nothing_of_the_others() -> None:
    people = [Student(id=str(number), name=f"Student {number}") for number in range(12)]
    plan = Plan(rules=(edition("dixit-2021"),), seed=7)
    seeds = [laid.seed for laid in laid_out(plan, people, set(), "en")]
    assert seeds == [laid.seed for laid in laid_out(plan, people, set(), "en")]
    assert all(0 <= seed < 2**53 for seed in seeds)  # pages hold no larger whole number
    apart = [abs(one - other) for one in (plan.seed, *seeds) for other in seeds if one != other]
    assert min(apart) > 1000
