"""The generator is SplitMix64, and its shuffles are fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from dixit_widget.engine.chance import random_numbers, shuffled


def test_known_numbers_of_splitmix64():
    """The first numbers from seed 1234567, as the generator's reference implementation prints them."""
    assert random_numbers(1234567, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**64 - 1), st.integers(0, 1000))
def test_a_shuffle_keeps_everything(items: list[int], seed: int, turn: int):
    assert sorted(shuffled(items, seed, "tableau", turn)) == sorted(items)
    assert shuffled(items, seed, "tableau", turn) == shuffled(items, seed, "tableau", turn)


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected


def test_every_order_is_as_likely():
    counts: Counter[object] = Counter(tuple(shuffled("abcd", seed, "deal")) for seed in range(24_000))
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24) < 49.7  # 23 degrees of freedom, one in a thousand lies above


def test_turns_and_purposes_have_streams_of_their_own():
    deck = range(84)
    streams = [
        tuple(shuffled(deck, seed, purpose, turn))
        for seed in (0, 1, 2**64 - 1)
        for purpose in ("deal", "first", "tableau", "reshuffle")
        for turn in range(50)
    ]
    assert len(set(streams)) == len(streams)


def test_the_place_of_one_turn_tells_nothing_of_the_next():
    pairs: Counter[object] = Counter()
    for seed in range(4_000):
        first, second = (shuffled("abcdef", seed, "tableau", turn).index("a") for turn in (1, 2))
        pairs[first, second] += 1
    assert chi_square(pairs, 36) < 66.6  # 35 degrees of freedom
