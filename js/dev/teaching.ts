/** States of the lab and of predictions, by name; the points in them were scored by Python once. */
import type {
  Asked,
  CaptionList,
  Column,
  CountedTurn,
  DeckSheetTraits,
  LabTraits,
  PredictTraits,
  ReasonShape,
} from "../src/protocol";
import { CARDS, NAMES, RULES } from "./game";

export type Entry = "lab" | "predict" | "deck-sheet";
export interface Teaching {
  entry: Entry;
  traits: LabTraits | PredictTraits | DeckSheetTraits;
  /** What is answered, by what is asked. */
  answers?: Record<string, object>;
}

const both = (en: string, fr = en) => ({ en, fr });
const PLAYERS = NAMES.slice(0, 6);
const [ANA = "", LEA = "", TOM = "", MATHILDE = "", JULIEN = "", NICOLAS = ""] = PLAYERS;
const SLOTS = [LEA, ANA, TOM, NICOLAS, MATHILDE, JULIEN];
const VOTES = { [ANA]: [3], [LEA]: [3], [TOM]: [5], [JULIEN]: [3], [NICOLAS]: [3] };
const OTHERS = { [ANA]: [5], [LEA]: [5], [TOM]: [2], [JULIEN]: [5], [NICOLAS]: [1] };
const VOTERS = Object.fromEntries(
  Object.keys(VOTES).map((voter) => [
    voter,
    { most: 1, slots: [1, 2, 3, 4, 5, 6].filter((slot) => SLOTS[slot - 1] !== voter) },
  ]),
);

const reason = (rule: string, points: number, votes = 0, capped = false): ReasonShape => ({
  rule,
  points,
  votes,
  capped,
  field: "",
});
const missed = Object.fromEntries(
  [ANA, LEA, JULIEN, NICOLAS].map((player) => [player, [reason("missed", 0)]]),
);

function scored(name: string, note: string, teller: ReasonShape, tom: ReasonShape[]): Column {
  return {
    choice: name,
    name: both(name),
    note: both(note),
    fault: null,
    outcome: "some",
    finders: [TOM],
    points: {
      ...Object.fromEntries(PLAYERS.map((player) => [player, 0])),
      [MATHILDE]: teller.points,
      [TOM]: tom.reduce((sum, { points }) => sum + points, 0),
    },
    reasons: { ...missed, [MATHILDE]: [teller], [TOM]: tom },
  };
}

export function impossible(head: Pick<Column, "choice" | "name" | "note" | "fault">): Column {
  return { ...head, outcome: null, finders: [], points: {}, reasons: {} };
}

const COLUMNS = [
  scored("Dixit 2021", "as in the box", reason("storyteller_some", 3), [
    reason("found", 3),
    reason("decoy_votes", 4, 4),
  ]),
  scored("Dixit 2018", "lone finder: 4", reason("lone_finder_storyteller", 4), [
    reason("lone_finder", 4),
    reason("decoy_votes", 4, 4),
  ]),
  scored("Odyssey", "bonus cap: 3", reason("storyteller_some", 3), [
    reason("found", 3),
    reason("decoy_votes", 3, 4, true),
  ]),
];

function lab(columns: Column[], votes: LabTraits["state"]["votes"] = VOTES): Teaching {
  return {
    entry: "lab",
    traits: {
      state: {
        storyteller: MATHILDE,
        slots: SLOTS,
        votes,
        red: null,
        target: null,
        cards: CARDS.slice(0, 6),
        rules: columns.map(() => RULES),
      },
      sheet: {
        mode: "storyteller",
        players: PLAYERS,
        voters: VOTERS,
        reds: [],
        targets: [],
        columns,
        choices: COLUMNS.map(({ choice, name }) => ({ id: choice, name })),
        presets: [{ id: "lone-finder", name: both("one finds it alone", "un seul la trouve") }],
        numbers: [3, 4, 5, 6, 7, 8],
      },
      preset: "lone-finder",
      language: "en",
      theme: "",
    },
  };
}

/** What Python makes of a turn that is asked about, under so many other rules. */
export function recounted(others: number): CountedTurn {
  const { state, sheet } = lab(COLUMNS.slice(0, 1 + others)).traits as LabTraits;
  const { rules, ...position } = state;
  return { ...position, sheet };
}

/** Twelve players, eleven tokens: a few on one card, most on another. */
function crowd(): Teaching {
  const { entry, traits } = lab(COLUMNS.slice(0, 1));
  const { state, sheet, ...rest } = traits as LabTraits;
  const votes = Object.fromEntries(
    NAMES.filter((name) => name !== MATHILDE).map((name, at) => [name, [at < 4 ? 8 : 4]]),
  );
  const slots = NAMES.slice(0, 12);
  const voters = Object.fromEntries(Object.keys(votes).map((voter) => [voter, { most: 1, slots: [4, 8] }]));
  const cards = CARDS.slice(0, 12);
  return {
    entry,
    traits: {
      ...rest,
      state: { ...state, slots, votes, cards },
      sheet: { ...sheet, players: slots, voters, numbers: [12] },
    },
  };
}

function predict(asked: Asked, change: Partial<PredictTraits> = {}): Teaching {
  return {
    entry: "predict",
    traits: {
      question: both("How likely should each guesser be to find your card, if you want most points?"),
      asked,
      several: false,
      answers: [],
      working: false,
      revealed: false,
      outcome: null,
      language: "en",
      theme: "",
      ...change,
    },
  };
}

const NUMBER: Asked = { kind: "number", low: 0, high: 100, step: 5, unit: both("%") };
const CHOICE: Asked = { kind: "choice", choices: ["The storyteller", "All who found it", "Nobody"] };
const DIALS: Asked = {
  kind: "dials",
  mode: "storyteller",
  storyteller: MATHILDE,
  players: PLAYERS,
  slots: SLOTS,
  cards: CARDS.slice(0, 6),
  target: null,
  red: null,
  votes: { [ANA]: [3] },
  voters: VOTERS,
};
const WHY = both("Some should find it, but not all.\n\nAnd decoys pay as well.");

/** A deck of which a third has captions. */
export function captions(): Teaching & { answers: { captions: CaptionList } } {
  const cards = CARDS.slice(0, 60).map((id, at) => ({
    id,
    title: at % 3 ? "" : "The long way home",
    alt: "",
    concepts: at % 3 ? "" : "road; setting: autumn; mood: lonely",
    clues: "",
    unsaid: `Evening ${at}`,
    seen: at % 3 ? "dark, blue" : "",
    silent: at % 3 > 0,
  }));
  const silent = cards.filter((card) => card.silent).length;
  return {
    entry: "deck-sheet",
    traits: {
      summary: { revision: 1, cards: cards.length, silent, undo: true, redo: false },
      language: "en",
      theme: "",
    },
    answers: {
      captions: { revision: 1, cards, line: 'deck = deck.with_captions({"evening.jpg": {"title": "Rain"}})' },
    },
  };
}

export const TEACHING: Record<string, () => Teaching> = {
  "deck-sheet": () => captions(),
  lab: () => lab(COLUMNS),
  "lab-one": () => lab(COLUMNS.slice(0, 1)),
  "lab-waiting": () => {
    const { [ANA]: _, ...votes } = VOTES;
    const fault = both(`${ANA} has not voted.`, `${ANA} n’a pas encore voté.`);
    return lab(
      COLUMNS.map(({ choice, name, note }) => impossible({ choice, name, note, fault })),
      votes,
    );
  },
  "lab-crowd": () => crowd(),
  "predict-number": () => predict(NUMBER, { answers: [35] }),
  "predict-number-class": () => predict(NUMBER, { several: true, answers: [35, 50, 50, 80] }),
  "predict-number-revealed": () =>
    predict(NUMBER, {
      answers: [35, 50, 50, 80],
      revealed: true,
      outcome: { truth: 52, only: true, right: [false, true, true, false], explanation: WHY },
    }),
  "predict-choice": () => predict(CHOICE, { answers: ["Nobody"] }),
  "predict-choice-class": () => predict(CHOICE, { several: true, answers: ["Nobody", "Nobody"] }),
  "predict-choice-revealed": () =>
    predict(CHOICE, {
      answers: ["Nobody", "Nobody", "All who found it"],
      revealed: true,
      outcome: { truth: "All who found it", only: true, right: [false, false, true], explanation: WHY },
    }),
  "predict-working": () => predict(NUMBER, { answers: [35], working: true }),
  "predict-dials": () => predict(DIALS),
  "predict-dials-class": () => predict(DIALS, { several: true, answers: [VOTES, VOTES, OTHERS] }),
  "predict-dials-class-revealed": () =>
    predict(DIALS, {
      several: true,
      answers: [VOTES, VOTES, OTHERS],
      revealed: true,
      outcome: { truth: OTHERS, only: true, right: [false, false, true], explanation: WHY },
    }),
  "predict-dials-revealed": () =>
    predict(DIALS, {
      answers: [VOTES],
      revealed: true,
      outcome: { truth: VOTES, only: false, right: [true], explanation: WHY },
    }),
};
