"""Charts of theory and simulations, by what is on their axes."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.colors import to_hex
from matplotlib.figure import Figure

from dixit_widget import charts
from dixit_widget.charts.marks import colour
from dixit_widget.rules import edition
from dixit_widget.simulate import games
from dixit_widget.theory import TheoryProblem, party_game, storyteller_payoff, voting_game

BASE = edition("dixit-2021")
LONE = BASE.replace(lone_finder_points=4)


def texts(ax):
    return [text.get_text() for text in ax.texts if text.get_text()]


def labelled(ax, label):
    return [line for line in ax.get_lines() if line.get_label() == label]


@pytest.fixture(scope="module")
def sim():
    return games(BASE, 5, 2000, seed=1)


def test_the_clarity_curve_is_the_theory():
    ax = charts.clarity_curve([BASE, LONE], 5)
    (base,) = labelled(ax, "Dixit 2021")
    np.testing.assert_allclose(base.get_ydata(), storyteller_payoff(BASE, 5, base.get_xdata()))
    best = [(line.get_xdata()[0], line.get_ydata()[0]) for line in labelled(ax, "_best")]
    np.testing.assert_allclose(best, [(0.5, 45 / 16), (0.430384, 3.002345)], atol=1e-5)
    legend = [text.get_text() for text in ax.get_legend().get_texts()]
    assert legend == ["Dixit 2021\n2.81 at 0.50", "Dixit 2021\nLone finder 4\n3.00 at 0.43"]
    assert "Dixit 2021, Lone finder 4: best when each finds it with chance 0.43" in charts.summary(ax)


def test_rules_that_pay_the_storyteller_nothing_have_a_flat_line(recwarn):
    ax = charts.clarity_curve(BASE.replace(storyteller_points=0), 5)
    assert ax.get_ylim() == (0, 1)
    assert not recwarn.list


def test_lines_differ_in_colour_and_in_dash():
    variants = [BASE.replace(storyteller_points=points) for points in range(1, 8)]
    ax = charts.clarity_curve(variants, 4)
    drawn = [line for line in ax.get_lines() if not line.get_label().startswith("_")]
    assert len({to_hex(line.get_color()) for line in drawn}) == 7
    assert len({str(line._unscaled_dash_pattern) for line in drawn}) == 7


def test_the_lead_and_names_of_ones_own():
    ax = charts.clarity_curve({"ours": BASE, "theirs": LONE}, 4, objective="lead", language="fr")
    assert labelled(ax, "ours")
    assert "0,57 à 0,48" in ax.get_legend().get_texts()[0].get_text()
    assert ax.get_ylim()[0] < 0


@pytest.mark.parametrize("wrong", [[], "dixit-2021", [1], {}, None, [BASE] * 8])
def test_rules_that_are_none(wrong):
    with pytest.raises(charts.ChartProblem, match="one to 7 rule sets"):
        charts.clarity_curve(wrong, 5)


def test_questions_without_an_answer_keep_their_own_error():
    with pytest.raises(TheoryProblem, match="no card to find"):
        charts.clarity_curve(edition("odyssey-party"), 5)
    with pytest.raises(TheoryProblem, match="from 2 to 23"):
        charts.clarity_curve(BASE, 0)


def test_the_matrix_of_two_guessers():
    ax = charts.payoff_matrix(voting_game(BASE, 2))
    assert ax.get_title(loc="left") == "A prisoner’s dilemma"
    left = [t.get_text() for t in ax.texts if t.get_gid() == "payoff-left"]
    right = [t.get_text() for t in ax.texts if t.get_gid() == "payoff-right"]
    assert list(zip(left, right, strict=True)) == [("2", "2"), ("4", "0"), ("0", "4"), ("3", "3")]
    framed = [patch.get_xy() for patch in ax.patches if patch.get_gid() == "equilibrium"]
    assert len(framed) == 1
    assert "storyteller’s card, a decoy: 4, 0" in charts.summary(ax)


def test_the_matrix_of_assurance_has_two_equilibria():
    ax = charts.payoff_matrix(voting_game(BASE, 2, "against_storyteller"), language="fr")
    assert len([patch for patch in ax.patches if patch.get_gid() == "equilibrium"]) == 2
    assert ax.get_title(loc="left") == "Un jeu d’assurance"


@pytest.mark.parametrize("guessers", [2, 5, 7])
@pytest.mark.parametrize("width", [3.5, 8])
def test_points_with_fractions_stand_in_their_cells(guessers, width):
    rules = BASE.replace(finder_points=92.5, decoy_points=1.25)
    figure = Figure(figsize=(width, 3), layout="constrained")
    ax = charts.payoff_matrix(voting_game(rules, guessers), ax=figure.subplots())
    assert "93.75" in texts(ax)
    figure.draw_without_rendering()
    cell = ax.transData.transform((1, 0))[0] - ax.transData.transform((0, 0))[0]
    room = cell / 2 if guessers == 2 else cell
    pays = [text for text in ax.texts if text.get_text().replace(".", "").isdigit()]
    assert max(text.get_window_extent().width for text in pays) < room


@pytest.mark.parametrize("guessers", [3, 5, 7])
@pytest.mark.parametrize("objective", ["points", "lead"])
def test_the_matrix_of_many_guessers(guessers, objective):
    g = voting_game(BASE, guessers, objective)
    ax = charts.payoff_matrix(g)
    assert len([t for t in ax.texts if t.get_gid() != "subtitle"]) == 2 * guessers
    if objective == "points":
        assert texts(ax)[1 : guessers + 1] == ["4"] * (guessers - 1) + ["2"]


def test_who_deviates_draws_both_choices_and_an_arrow_for_each():
    g = voting_game(BASE, 5, "against_storyteller")
    ax = charts.who_deviates(g)
    (card,) = labelled(ax, "storyteller’s card")
    (decoy,) = labelled(ax, "a decoy")
    assert list(card.get_ydata()) == [1, 1, 1, 1, 2]
    assert list(decoy.get_ydata()) == [3, -2, -2, -2, -3]
    arrows = [text.arrow_patch for text in ax.texts if text.arrow_patch is not None]
    assert len(arrows) == 5
    assert ax.get_xlabel() == "how many of the others vote for the storyteller’s card"


@pytest.mark.parametrize("chart", [charts.payoff_matrix, charts.who_deviates])
@pytest.mark.parametrize("wrong", [None, BASE, party_game(edition("odyssey-party"), 6)])
def test_games_that_are_no_voters_games(chart, wrong):
    with pytest.raises(charts.ChartProblem, match="needs a voters’ game"):
        chart(wrong)


def test_length_as_stems(sim):
    ax = charts.game_length(sim)
    (stems,) = ax.collections
    assert sum(end[1] for _, end in stems.get_segments()) == pytest.approx(1)
    (mean,) = labelled(ax, "_mean")
    assert mean.get_xdata()[0] == sim.mean_turns
    several = charts.game_length({"a": sim, "b": games(BASE, 4, 500)})
    assert len(several.get_legend().get_texts()) == 2
    assert "11" in charts.summary(ax)


def test_length_when_all_games_are_equally_long():
    ax = charts.game_length(games(edition("dixit-2008"), 6, 10))
    assert all(float(tick).is_integer() for tick in ax.get_xticks())


def test_seats_have_shares_intervals_and_marks(sim):
    ax = charts.seat_advantage(sim)
    for seat in range(5):
        (dot,) = labelled(ax, str(seat + 1))
        assert dot.get_ydata()[0] == sim.win_share[seat]
        assert to_hex(dot.get_markerfacecolor()) == colour(seat)
    assert any("fair: 20.0%" in text for text in texts(ax))
    assert "20,0 %" in charts.summary(charts.seat_advantage(sim, language="fr"))


def test_editions_side_by_side():
    six, other = games(BASE, 6, 2000), games(edition("odyssey-party"), 6, 200)
    ax = charts.edition_comparison([six, other])
    assert [label.get_text() for label in ax.get_yticklabels()] == ["Dixit 2021", "Odyssey Party"]
    (told,) = labelled(ax, "storyteller")
    assert told.get_xdata()[0] == six.storyteller_points
    assert "6.0 turns" in texts(ax)


def test_simulations_with_other_numbers_of_players_say_how_many(sim):
    ax = charts.game_length([sim, games(BASE, 4, 2000)])
    assert [text.get_text() for text in ax.get_legend().get_texts()] == [
        f"Dixit 2021\n{players} players · {mean}" for players, mean in ((5, "11.3"), (4, "11.6"))
    ]
    assert "Simulated games." in texts(ax)
    assert "2,000 simulated games, 5 players." in texts(charts.game_length(sim))


def intervals(ax):
    (drawn,) = ax.containers
    (bars,) = drawn.lines[2]
    return len(bars.get_segments())


def test_a_single_game_leaves_nearly_all_open():
    ax = charts.seat_advantage(games(BASE, 4, 1))
    assert ax.get_ylim()[0] < 0 < 1 < ax.get_ylim()[1]
    assert intervals(ax) == 4
    assert intervals(charts.seat_advantage(games(BASE, 4, 2000))) == 4
    assert "One simulated game, 4 players." in texts(charts.game_length(games(BASE, 4, 1)))


@pytest.mark.parametrize("chart", [charts.game_length, charts.seat_advantage, charts.edition_comparison])
@pytest.mark.parametrize("wrong", [None, [], {}, BASE, [BASE], "sim"])
def test_what_is_no_simulation_is_refused_in_a_sentence(chart, wrong):
    with pytest.raises(charts.ChartProblem, match="needs a simulation"):
        chart(wrong)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_of_them_can_be_drawn(sim, language):
    g = voting_game(BASE, 4, "lead")
    drawn = [
        charts.clarity_curve([BASE, LONE], 6, language=language),
        charts.payoff_matrix(g, language=language),
        charts.who_deviates(g, language=language),
        charts.game_length(sim, language=language),
        charts.seat_advantage(sim, language=language),
        charts.edition_comparison(sim, language=language),
    ]
    for ax in drawn:
        assert len(charts.png(ax.get_figure())) > 5000
        assert charts.summary(ax).startswith(ax.get_title(loc="left"))


@pytest.mark.parametrize("figure", [5, None, "figure"])
def test_a_picture_of_what_is_no_figure(figure):
    with pytest.raises(charts.ChartProblem, match="made of a matplotlib Figure, not of") as caught:
        charts.png(figure)
    assert type(figure).__name__ in caught.value.message("fr")


def ticks(axis) -> list[tuple[float, str]]:
    return list(
        zip(
            axis.get_majorticklocs(),
            axis.get_major_formatter().format_ticks(axis.get_majorticklocs()),
            strict=True,
        )
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_numbers_on_the_axes_are_the_numbers_there(sim, language):
    read = {"en": lambda text: text, "fr": lambda text: text.replace(",", ".")}[language]
    drawn = [
        charts.clarity_curve(BASE.replace(storyteller_points=points), 5, language=language)
        for points in range(1, 8)
    ]
    drawn += [charts.who_deviates(voting_game(BASE, n, "lead"), language=language) for n in (2, 3, 4, 5)]
    drawn += [
        charts.edition_comparison({"a": sim, "b": games(rules, 5, 200)}, language=language)
        for rules in (LONE, BASE.replace(decoy_points=2), edition("dixit-2008"))
    ]
    for ax in drawn:
        for axis in (ax.xaxis, ax.yaxis):
            for place, text in ticks(axis):
                if text[-1:].isdigit():
                    assert float(read(text).replace("−", "-")) == pytest.approx(place, abs=1e-6)


def test_shares_on_the_axes_are_the_shares_there(sim):
    for ax in (
        charts.game_length(sim),
        charts.seat_advantage(sim),
        charts.seat_advantage(games(BASE, 4, 100_000)),
    ):
        for place, text in ticks(ax.yaxis):
            assert (text == "") == (place < 0)
            assert float(text.rstrip("%") or 100 * place) == pytest.approx(100 * place, abs=1e-6)


def test_a_flat_curve_has_no_best_clarity():
    flat = BASE.replace(storyteller_points=0)
    ax = charts.clarity_curve({"flat": flat, "box": BASE}, 5)
    assert len(labelled(ax, "_best")) == 1
    assert [text.get_text() for text in ax.get_legend().get_texts()] == [
        "flat\n0.00 at any chance",
        "box\n2.81 at 0.50",
    ]
    assert "flat: every chance is as good, 0.00 points." in charts.summary(ax)
    assert (
        "0,00 à toute probabilité"
        in charts.clarity_curve(flat, 5, language="fr").get_legend().get_texts()[0].get_text()
    )


TWO = BASE.replace(votes_max=2, own_vote=True)


@pytest.mark.parametrize(
    "rules", [BASE, TWO, BASE.replace(own_vote=True), BASE.replace(votes_max=2)], ids=str
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_matrix_of_two_guessers_is_the_whole_game(rules, language):
    g = voting_game(rules, 2)
    ax = charts.payoff_matrix(g, language=language)
    n = len(g.strategies[0])
    assert len([t for t in ax.texts if t.get_gid() in ("payoff-left", "payoff-right")]) == 2 * n * n
    framed = [patch for patch in ax.patches if patch.get_gid() == "equilibrium"]
    assert len(framed) == len(g.equilibria()) > 0
    rows, columns = (
        [label.get_text().replace("\n", " ") for label in labels]
        for labels in (ax.get_yticklabels(), ax.get_xticklabels())
    )
    assert rows == columns
    assert len(set(rows)) == n


@pytest.mark.parametrize("rules", [edition("odyssey"), TWO, BASE.replace(own_vote=True), BASE], ids=str)
@pytest.mark.parametrize("guessers", [3, 6])
def test_cells_say_the_same_as_the_sentence(rules, guessers):
    g = voting_game(rules, guessers)
    ax = charts.payoff_matrix(g)
    temptation, reward, punishment, sucker = (f"{float(pay):g}" for pay in g.corners)
    cells = [text for text in ax.texts if text.get_gid() != "subtitle"]
    at = {tuple(map(round, cell.get_position())): cell for cell in cells}
    last = guessers - 1
    ends = [at[0, 0], at[0, 1], at[last, 0], at[last, 1]]
    assert [cell.get_text() for cell in ends] == [temptation, reward, punishment, sucker]
    framed = {tuple(map(round, p.get_center())) for p in ax.patches if p.get_gid() == "equilibrium"}
    away = [g.away(i) for i in range(guessers)]
    assert ((last, 0) in framed) == g.is_equilibrium([1] * guessers)
    assert ((0, 1) in framed) == g.is_equilibrium(away)
    bold = {place for place, cell in at.items() if cell.get_fontweight() == "bold"}
    assert ((0, 1) in bold) == (away[0] in g.best_replies(away)[0])
    subtitle = next(text.get_text() for text in ax.texts if text.get_gid() == "subtitle")
    assert ("Not drawn" in subtitle.replace("\n", " ")) == (len(g.strategies[0]) > guessers)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("rules", [BASE, TWO, BASE.replace(own_vote=True)], ids=str)
def test_nothing_of_the_matrix_is_cut_or_runs_together(rules, language):
    ax = charts.payoff_matrix(voting_game(rules, 2), language=language)
    figure = ax.get_figure()
    figure.draw_without_rendering()
    box = figure.bbox
    for labels in (ax.get_xticklabels(), ax.get_yticklabels()):
        places = [label.get_window_extent() for label in labels]
        assert not any(a.overlaps(b) for i, a in enumerate(places) for b in places[:i])
    for text in [*ax.texts, ax._left_title, *ax.get_xticklabels(), *ax.get_yticklabels()]:
        extent = text.get_window_extent()
        assert box.x0 <= extent.x0
        assert extent.x1 <= box.x1
        assert extent.y1 <= box.y1


@pytest.mark.parametrize("projection", ["polar", "3d"])
def test_axes_that_are_round_or_deep_are_refused(projection):
    ax = Figure().add_subplot(projection=projection)
    with pytest.raises(charts.ChartProblem, match="ordinary axes") as caught:
        charts.clarity_curve(BASE, 5, ax=ax)
    assert caught.value.message("fr")


def test_a_subtitle_stays_above_its_axes():
    figure = Figure(figsize=(12, 8))
    left, _ = figure.subplots(1, 2)
    charts.clarity_curve(BASE, 5, ax=left, objective="lead")
    figure.draw_without_rendering()
    subtitle = next(text for text in left.texts if text.get_gid() == "subtitle")
    assert subtitle.get_window_extent().x1 <= left.get_window_extent().x1


def test_rules_may_stand_in_a_series():
    pandas = pytest.importorskip("pandas")
    ax = charts.clarity_curve(pandas.Series([BASE, LONE]), 5)
    assert len(ax.get_legend().get_texts()) == 2


def test_the_shares_of_many_seats_have_room():
    rules = edition("odyssey-party").replace(players_max=24, hand_size=2)
    ax = charts.seat_advantage(games(rules, 24, 500))
    ax.get_figure().draw_without_rendering()
    places = [text.get_window_extent() for text in ax.texts if text.get_rotation() == 90]
    assert len(places) == 24
    assert not any(a.overlaps(b) for i, a in enumerate(places) for b in places[:i])
