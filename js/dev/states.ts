/** Every state that a designer wants to look at, by name. */
import type {
  Agreement,
  OptionsShape,
  PrivateView,
  PublicView,
  ScreenTraits,
  Seat,
  Seating,
} from "../src/protocol";
import {
  CARDS,
  NAMES,
  privateView,
  publicView,
  RULES,
  reason,
  review,
  SETUP,
  seating,
  seats,
  traits,
} from "./game";

export interface State {
  traits: ScreenTraits;
  private?: PrivateView;
  agreement?: Agreement;
  /** What the next action leads to: one view after the other. */
  next?: PublicView[];
  silent?: boolean;
}

const clue = { by: "Mathilde", text: "The long way home", kind: "text" as const };
const options = (kind: OptionsShape["kind"], change: Partial<OptionsShape> = {}): OptionsShape => ({
  kind,
  cards: [],
  count: 1,
  clue_kinds: ["text", "sung", "mimed"],
  slots: [],
  votes_min: 1,
  votes_max: 1,
  red_slots: [],
  ...change,
});
const HAND = CARDS.slice(12, 18);

function cards(count: number): PublicView {
  const players = NAMES.slice(0, count);
  const teller = players[Math.min(3, count - 1)] ?? "";
  const handed = players.filter((name, at) => name !== teller && [1, 2, 5, 6, 8].includes(at));
  return publicView(count, {
    phase: "cards",
    clue: { ...clue, by: teller },
    handed_in: handed,
    waiting_for: players.filter((name) => name !== teller && !handed.includes(name)),
  });
}

function vote(count: number, change: Partial<PublicView> = {}): PublicView {
  const base = cards(count);
  const lying = count === 3 ? 5 : count;
  const teller = change.storyteller ?? base.storyteller;
  const voted = base.players.filter((name, at) => name !== teller && [1, 4, 5, 7, 8, 11].includes(at));
  return {
    ...base,
    phase: "vote",
    revision: 50,
    handed_in: [],
    tableau: CARDS.slice(0, lying),
    voted,
    waiting_for: base.players.filter((name) => name !== teller && !voted.includes(name)),
    ...change,
  };
}

function voting(
  count: number,
  device: typeof RULES.voting_device = "dial",
  change: Partial<OptionsShape> = {},
): State {
  const view = vote(count);
  const own = count === 3 ? [2, 5] : [2];
  const slots = view.tableau.map((_, at) => at + 1).filter((slot) => !own.includes(slot));
  const last = review({ ...view, revision: 52 });
  return {
    traits: traits({ public: view, seating: seating(count), rules: { ...RULES, voting_device: device } }),
    private: privateView({ own_slots: own, options: options("vote", { slots, ...change }) }),
    next: [{ ...view, revision: 51, voted: [...view.voted, "Ana"] }, last],
  };
}

function team(): PublicView {
  const view = vote(6);
  return {
    ...view,
    mode: "team",
    teams: [
      ["Ana", "Mathilde"],
      ["Léa", "Julien"],
      ["Tom", "Nicolas"],
    ],
    tableau: CARDS.slice(0, 3),
    waiting_for: ["Julien"],
    voted: ["Tom"],
  };
}

/** Ana and Julien are a team with two devices, who have to agree which of them hands in. */
function apart(change: Partial<Agreement>): State {
  const view = { ...cards(6), mode: "team" as const, handed_in: ["Léa"], waiting_for: ["Ana", "Julien"] };
  view.teams = [
    ["Ana", "Julien"],
    ["Léa", "Nicolas"],
    ["Mathilde", "Tom"],
  ];
  return {
    traits: traits({
      public: view,
      seating: seating(6, { seats: seats(6, 6).map((seat) => ({ ...seat, kind: "remote" })) }),
      may: ["act"],
      rules: { ...RULES, mode: "team", target_score: null, turns_each: 1 },
    }),
    private: privateView({ options: options("cards", { cards: HAND }) }),
    agreement: { mate: "Julien", by: "", cards: [], number: 0, ...change },
  };
}

/** Nobody sits at this screen: four play on their own devices, one of whom is not there just now. */
function onDevices(count: number): Seating {
  const all = seats(count, 4).map((seat, at): Seat => (at < 4 ? { ...seat, kind: "remote" } : seat));
  const present = all.map(({ kind }, at) => (kind === "bot" ? "bot" : at === 2 ? "away" : "yes"));
  return seating(count, { seats: all, present, seat: "", here: [] });
}

/** Ana here, three seats for whoever comes, of whom some have come, and bots. */
function guests(come: number, count = 6): Seat[] {
  return seats(count, 1).map((seat, at) =>
    at > 0 && at < 4 ? { name: at <= come ? seat.name : "", kind: "remote", character: "" } : seat,
  );
}

function gathered(count: number, come: number): Seating {
  const all = guests(come, count);
  const present = all.map(({ name, kind }) => (kind === "bot" ? "bot" : name ? "yes" : "free"));
  return seating(count, { seats: all, present, seat: "", here: [] });
}

export const STATES: Record<string, (count: number) => State> = {
  setup: () => ({ traits: traits({ rules: null, edition: "" }) }),
  "setup-bad": () => ({
    traits: traits({
      rules: null,
      edition: "",
      setup: {
        ...SETUP,
        draft: {
          edition: "dixit-2008",
          seats: seats(8, 1).map((seat, at) => ({
            ...seat,
            name: at === 2 ? "Ana" : at === 3 ? "<img src=x onerror=alert(1)>" : seat.name,
          })),
          variants: [],
          own: null,
        },
      },
    }),
  }),
  "setup-remote": () => ({
    traits: traits({
      rules: null,
      edition: "",
      setup: { ...SETUP, draft: { ...SETUP.draft, seats: guests(0) } },
    }),
  }),
  lobby: (n) => ({ traits: traits({ seating: gathered(n, 0) }) }),
  "lobby-come": (n) => ({ traits: traits({ seating: gathered(n, 2) }) }),
  clue: (n) => ({
    traits: traits({
      public: publicView(n, { storyteller: "Ana", waiting_for: ["Ana"] }),
      seating: seating(n),
    }),
    private: privateView({ options: options("clue", { cards: HAND }) }),
    next: [
      publicView(n, {
        storyteller: "Ana",
        phase: "cards",
        revision: 41,
        clue: { by: "Ana", text: "Hush", kind: "text" },
        waiting_for: NAMES.slice(1, n),
      }),
      publicView(n, {
        storyteller: "Ana",
        phase: "cards",
        revision: 42,
        clue: { by: "Ana", text: "Hush", kind: "text" },
        handed_in: ["Léa"],
        waiting_for: NAMES.slice(2, n),
      }),
      publicView(n, {
        storyteller: "Ana",
        phase: "vote",
        revision: 43,
        clue: { by: "Ana", text: "Hush", kind: "text" },
        tableau: CARDS.slice(0, n),
        waiting_for: NAMES.slice(1, n),
      }),
    ],
  }),
  listen: (n) => ({
    traits: traits({ public: publicView(n, { waiting_for: ["Mathilde"] }), seating: seating(n) }),
    private: privateView(),
  }),
  race: (n) => ({
    traits: traits({
      public: publicView(n, {
        storyteller: null,
        turn: 1,
        scores: Object.fromEntries(NAMES.slice(0, n).map((name) => [name, 0])),
        waiting_for: NAMES.slice(0, n),
      }),
      seating: seating(n, { bots_wait: NAMES.slice(1, n) }),
    }),
    private: privateView({ options: options("clue", { cards: HAND, clue_kinds: ["text"] }) }),
  }),
  "race-many": (n) => ({
    traits: traits({
      public: publicView(n, { storyteller: null, turn: 1, waiting_for: NAMES.slice(0, n) }),
      seating: seating(n, { seat: "", next: "", here: NAMES.slice(0, 3), bots_wait: NAMES.slice(3, n) }, 3),
    }),
  }),
  unseen: (n) => ({
    traits: traits({
      public: publicView(n, { storyteller: "Ana", mode: "party", waiting_for: ["Ana"] }),
      seating: seating(n),
      rules: { ...RULES, target_score: null, turns_each: 1 },
    }),
    private: privateView({ hand: [], options: options("clue", { clue_kinds: ["text"] }) }),
  }),
  cards: (n) => ({
    traits: traits({ public: cards(n), seating: seating(n) }),
    private: privateView({ options: options("cards", { cards: HAND, count: n === 3 ? 2 : 1 }) }),
    next: [
      { ...cards(n), revision: 41, handed_in: [...cards(n).handed_in, "Ana"] },
      { ...cards(n), revision: 42, handed_in: [...cards(n).handed_in, "Ana", "Julien"] },
      { ...vote(n), revision: 43, voted: [] },
    ],
  }),
  "cards-teller": (n) => ({
    traits: traits({
      public: { ...cards(n), storyteller: "Ana", waiting_for: ["Julien"], clue: { ...clue, by: "Ana" } },
      seating: seating(n),
    }),
    private: privateView({ told: "c5", hand: HAND.slice(1) }),
  }),
  "cards-handed": (n) => ({
    traits: traits({ public: { ...cards(n), waiting_for: ["Julien"] }, seating: seating(n) }),
    private: privateView({ handed: ["c3"], hand: HAND.slice(1) }),
  }),
  "cards-apart": () => apart({ by: "" }),
  "cards-offered": () => apart({ by: "Ana", cards: [HAND[1] ?? ""], number: 1 }),
  "cards-offer": () => apart({ by: "Julien", number: 1 }),
  vote: (n) => voting(n),
  "vote-tokens": (n) => voting(n, "tokens"),
  "vote-board": (n) => voting(n, "board", n >= 7 ? { votes_max: 2 } : {}),
  "vote-pointing": (n) => voting(n, "pointing"),
  "vote-two": () => voting(8, "dial", { votes_max: 2 }),
  "vote-party": () => {
    const state = voting(8, "board", {
      slots: [1, 2, 3, 4, 5, 6, 7, 8],
      red_slots: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    return {
      ...state,
      traits: {
        ...state.traits,
        public: { ...vote(8, { storyteller: "Ana", waiting_for: ["Ana", "Tom"] }), mode: "party" },
      },
    };
  },
  "vote-dial-red": () => {
    const state = voting(8, "dial", { slots: [1, 2, 3, 4, 5, 6, 7, 8], red_slots: [1, 2, 3, 4, 5, 6, 7, 8] });
    return {
      ...state,
      traits: {
        ...state.traits,
        public: { ...vote(8, { storyteller: "Ana", waiting_for: ["Ana", "Tom"] }), mode: "party" },
      },
    };
  },
  locked: (n) => {
    const state = voting(n);
    return {
      ...state,
      private: privateView({ own_slots: [2], vote: [5] }),
      traits: {
        ...state.traits,
        public: vote(n, { voted: ["Ana", "Léa", "Julien"], waiting_for: ["Tom", "Nicolas"] }),
      },
    };
  },
  "vote-teller": (n) => ({
    traits: traits({
      public: vote(n, { storyteller: "Ana", clue: { ...clue, by: "Ana" } }),
      seating: seating(n),
    }),
    private: privateView({ told: "c4", own_slots: [5] }),
  }),
  "vote-team": () => ({
    traits: traits({ public: team(), seating: seating(6) }),
    private: privateView({ own_slots: [1], options: null, handed: ["c0"] }),
  }),
  review: (n) => ({
    traits: traits({
      public: review(vote(n)),
      seating: seating(n, {
        explained: {
          "7": NAMES.slice(0, n)
            .map((_, at) => at)
            .slice(1),
        },
      }),
    }),
    private: privateView(),
    next: [publicView(n, { revision: 52, turn: 8, waiting_for: ["Julien"], storyteller: "Julien" })],
  }),
  "review-party": () => {
    const view = vote(8, { storyteller: "Ana" });
    const votes = {
      Ana: [1],
      Léa: [1],
      Tom: [4],
      Mathilde: [4],
      Julien: [4],
      Nicolas: [6],
      Ines: [7],
      Otto: [7],
    };
    const group = (name: string) =>
      Object.values(votes).filter(([slot]) => slot === votes[name as "Ana"][0]).length;
    const pay = (name: string) => (votes[name as "Ana"][0] === 7 || group(name) === 1 ? 0 : group(name));
    const names = Object.keys(votes);
    return {
      traits: traits({
        seating: seating(8),
        rules: { ...RULES, target_score: null, turns_each: 1 },
        public: review(
          { ...view, mode: "party" },
          {
            votes,
            red: 7,
            target: null,
            score: {
              outcome: "party",
              finders: [],
              points: Object.fromEntries(names.map((name) => [name, pay(name)])),
              reasons: Object.fromEntries(
                names.map((name) => [
                  name,
                  [
                    reason(
                      votes[name as "Ana"][0] === 7 ? "red_token" : group(name) === 1 ? "alone" : "together",
                      pay(name),
                      group(name),
                    ),
                  ],
                ]),
              ),
            },
          },
        ),
      }),
    };
  },
  "review-team": () => ({
    traits: traits({
      seating: seating(6),
      rules: { ...RULES, target_score: null, turns_each: 1 },
      public: {
        ...team(),
        phase: "review",
        storyteller: "Ana",
        waiting_for: [],
        owners: ["Mathilde", "Léa", "Tom"],
        votes: { Julien: [1], Nicolas: [2] },
        target: 1,
        scores: { Ana: 9, Mathilde: 9, Léa: 7, Julien: 7, Tom: 4, Nicolas: 4 },
        score: {
          outcome: "some",
          finders: ["Léa & Julien"],
          points: { "Ana & Mathilde": 3, "Léa & Julien": 4, "Tom & Nicolas": 0 },
          reasons: {
            "Ana & Mathilde": [reason("storyteller_some", 3, 0)],
            "Léa & Julien": [reason("found", 3, 0), reason("decoy_votes", 1, 1)],
            "Tom & Nicolas": [reason("missed", 0, 0)],
          },
        },
      },
    }),
  }),
  over: (n) => ({
    traits: traits({
      seating: seating(n),
      public: publicView(n, {
        phase: "over",
        turn: 11,
        scores: Object.fromEntries(
          NAMES.slice(0, n).map((name, at) => [
            name,
            [31, 31, 19, 28, 15, 22, 11, 9, 20, 13, 17, 8][at] ?? 0,
          ]),
        ),
        winners: ["Ana", "Léa"],
      }),
    }),
  }),
  pass: (n) => ({
    traits: traits({
      public: vote(n),
      seating: seating(n, { seat: "", next: "Léa", here: ["Léa", "Tom"] }, 3),
    }),
  }),
  public: (n) => ({
    traits: traits({ public: vote(n), seating: seating(n, { seat: "", next: "", here: [] }, 0) }),
  }),
  projector: (n) => ({ traits: traits({ public: vote(n), seating: onDevices(n) }) }),
  "projector-race": (n) => ({
    traits: traits({
      public: publicView(n, { storyteller: null, turn: 1, waiting_for: NAMES.slice(0, n) }),
      seating: { ...onDevices(n), bots_wait: NAMES.slice(4, n) },
    }),
  }),
  "projector-review": (n) => ({
    traits: traits({ public: review(vote(n)), seating: { ...onDevices(n), ready: NAMES.slice(0, 2) } }),
  }),
  offline: (n) => ({ ...voting(n), silent: true }),
};
