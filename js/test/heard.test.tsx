/** The table as a screen reader has it: what is said when, and what there is to be read on each screen. */
import { virtual } from "@guidepup/virtual-screen-reader";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import {
  CARDS,
  next,
  privateView,
  publicView,
  push,
  RULES,
  reason,
  review,
  rights,
  seating,
  seats,
  snapshot,
} from "../dev/game";
import { STATES } from "../dev/states";
import type { Agreement, May, PrivateView, PublicView, ReasonShape, RuleSet, Seating } from "../src/protocol";
import widget from "../src/table";

const SAID = /^(polite|assertive): /;
/** What a reader says of lists and paragraphs themselves. */
const SHAPE = /^(end of .*|document|paragraph|generic|listitem.*)$/;

let close: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = "<div id=out></div>";
});
afterEach(async () => {
  await virtual.stop();
  close?.();
});

interface Step {
  what: string;
  view: PublicView;
  /** Null: nobody is at the screen. */
  known: Partial<PrivateView> | null;
  agreement?: Agreement;
  seating?: Partial<Seating>;
}

class Listener {
  readonly model: FakeModel;
  #known: PrivateView | null = privateView();
  #turns: PublicView[] = [];

  constructor(seating: Seating, { rules = {}, may = rights(seating) }: Pick<Story, "rules" | "may">) {
    const { traits } = STATES.listen!(6);
    this.model = new FakeModel({ ...traits, seating, may, rules: { ...RULES, ...rules }, pace: 0 });
    this.model.answer = ({ kind, cards = [] }) => {
      if (kind === "hello") return { ...snapshot(this.model, this.#known) };
      if (kind === "turns") return { turns: this.#turns };
      if (kind !== "pictures") return { done: true };
      const ids = cards as string[];
      const told = ids.map((id) => ({
        id,
        hash: id,
        title: { en: "", fr: "" },
        alt: { en: `Picture ${CARDS.indexOf(id)}`, fr: "" },
      }));
      return { cards: told, buffers: ids.map(() => new ArrayBuffer(4)), total: 0 };
    };
  }

  async begin(): Promise<void> {
    await act(async () => {
      close = widget.render({ model: this.model, el: document.querySelector<HTMLElement>("#out")! });
    });
    await this.#settle();
    await virtual.start({ container: document.body });
  }

  /** Have something happen; return what is said of it. */
  async hear({ view, known, agreement, seating: change }: Omit<Step, "what">): Promise<string[]> {
    await virtual.clearSpokenPhraseLog();
    this.#known = known && privateView(known);
    if (view.phase === "review") this.#turns.push(view);
    await act(async () => {
      const seating = { ...this.model.get("seating"), ...change };
      this.model.set(next(this.model, { public: view, steps: [{ revision: view.revision }], seating }));
      const also = agreement ? { agreement } : {};
      this.model.emit("msg:custom", push(this.model, this.#known, also), []);
    });
    await this.#settle();
    const said = (await virtual.spokenPhraseLog()).filter((one) => SAID.test(one));
    return said.map((one) => one.replace(SAID, "")).filter((one) => one !== "");
  }

  /** Go through the screen from its beginning to its end. */
  async read(): Promise<string[]> {
    const read: string[] = [];
    await virtual.stop();
    await virtual.start({ container: document.body });
    do {
      await virtual.next();
      read.push(await virtual.lastSpokenPhrase());
    } while (read.at(-1) !== "end of document");
    // what was said is not read again here: after two seconds it is gone
    const spoken = [...document.querySelectorAll(".dx-sr > [role=status]")].map((one) => one.textContent);
    const first = read.findIndex((one) => !["", "status", "end of status", ...spoken].includes(one));
    return read.slice(first).filter((one) => one !== "" && !SHAPE.test(one));
  }

  /** What there is to do, as long as there is. */
  get asked(): string {
    return document.querySelector("[data-dx=asked]")?.textContent ?? "";
  }

  /** Until the code of the screen and its pictures are here. */
  async #settle(): Promise<void> {
    const moment = () => act(async () => void (await new Promise((go) => setTimeout(go, 30))));
    const [coming, here] = [
      '[data-loading], [aria-label*="still on its way"]',
      ".dx-strip ~ *, .dx-end, .dx-pass",
    ];
    do {
      await act(async () => void (await vi.dynamicImportSettled()));
      await moment();
    } while (document.querySelector(coming) || !document.querySelector(here));
    await moment();
  }
}

const clue = { by: "Mathilde", text: "The long way home", kind: "text" as const };
const hand = CARDS.slice(12, 18);
const options = { ...STATES.cards!(6).private!.options!, cards: hand };
const ballot = { ...options, kind: "vote" as const, cards: [], slots: [1, 3, 4, 5, 6] };
const others = ["Léa", "Tom", "Julien", "Nicolas"];
const asked = ["Ana", ...others];
const laid = publicView(6, {
  phase: "vote",
  clue,
  revision: 48,
  tableau: CARDS.slice(0, 6),
  waiting_for: asked,
});

/** A turn of Mathilde’s for Ana, in which all is asked of her that can be; the next one is her own. */
const GUESSING: Step[] = [
  {
    what: "Mathilde tells",
    view: publicView(6, { phase: "cards", clue, revision: 41, waiting_for: asked }),
    known: { options },
  },
  {
    what: "Tom and Nicolas hand in",
    view: publicView(6, {
      phase: "cards",
      clue,
      revision: 43,
      handed_in: ["Tom", "Nicolas"],
      waiting_for: ["Ana", "Léa", "Julien"],
    }),
    known: { options },
  },
  {
    what: "Ana hands in",
    view: publicView(6, {
      phase: "cards",
      clue,
      revision: 44,
      handed_in: ["Ana", "Tom", "Nicolas"],
      waiting_for: ["Léa", "Julien"],
    }),
    known: { handed: [CARDS[1]!] },
  },
  { what: "the cards are laid out", view: laid, known: { own_slots: [2], options: ballot } },
  {
    what: "Léa votes",
    view: { ...laid, revision: 49, voted: ["Léa"], waiting_for: ["Ana", "Tom", "Julien", "Nicolas"] },
    known: { own_slots: [2], options: ballot },
  },
  {
    what: "Ana votes",
    view: { ...laid, revision: 50, voted: ["Ana", "Léa"], waiting_for: ["Tom", "Julien", "Nicolas"] },
    known: { own_slots: [2], vote: [5] },
  },
  { what: "all have voted", view: review({ ...laid, revision: 53 }), known: { vote: [5] } },
  {
    what: "Ana is to tell",
    view: publicView(6, { revision: 60, turn: 8, storyteller: "Ana", waiting_for: ["Ana"] }),
    known: { options: STATES.clue!(6).private!.options! },
  },
];

const hush = { by: "Ana", text: "Hush", kind: "text" as const };
const guessers = ["Léa", "Tom", "Mathilde", "Julien", "Nicolas"];
const own = publicView(6, { turn: 8, storyteller: "Ana", clue: hush, phase: "cards", revision: 61 });
const watched: PublicView = {
  ...own,
  phase: "vote",
  revision: 66,
  tableau: CARDS.slice(0, 6),
  waiting_for: guessers,
};
const told = { told: CARDS[5]!, hand: CARDS.slice(12, 17) };
const tellerSees = { ...told, own_slots: [6] };

/** Ana’s own turn, with which the game ends. */
const TELLING: Step[] = [
  { what: "Ana has told", view: { ...own, waiting_for: guessers }, known: told },
  {
    what: "Léa hands in",
    view: { ...own, revision: 62, handed_in: ["Léa"], waiting_for: guessers.slice(1) },
    known: told,
  },
  { what: "the cards are laid out", view: watched, known: tellerSees },
  {
    what: "Léa votes",
    view: { ...watched, revision: 67, voted: ["Léa"], waiting_for: guessers.slice(1) },
    known: tellerSees,
  },
  { what: "all have voted", view: review({ ...watched, revision: 71, last_turn: true }), known: {} },
  {
    what: "the game is over",
    view: publicView(6, {
      phase: "over",
      revision: 73,
      turn: 8,
      storyteller: "Ana",
      scores: { Ana: 31, Léa: 31, Tom: 19, Mathilde: 28, Julien: 15, Nicolas: 22 },
      winners: ["Ana", "Léa"],
    }),
    known: {},
  },
];

const both = ["Ana", "Léa"];
const behind = (next: string): Partial<Seating> => ({ seat: "", next, here: both });
const at = (seat: string): Partial<Seating> => ({ seat, next: "", here: both });
const choosing = publicView(6, { phase: "cards", clue, revision: 41, waiting_for: asked });
const anaIn: PublicView = { ...choosing, revision: 42, handed_in: ["Ana"], waiting_for: others };

/** Ana and Léa share a screen. */
const SHARING: Step[] = [
  { what: "the curtain falls for Ana", view: choosing, known: null, seating: behind("Ana") },
  { what: "Ana is at the screen", view: choosing, known: { options }, seating: at("Ana") },
  { what: "Ana has handed in: the curtain falls for Léa", view: anaIn, known: null, seating: behind("Léa") },
  {
    what: "Léa is at the screen",
    view: anaIn,
    known: { you: "Léa", hand: CARDS.slice(18, 24), options: { ...options, cards: CARDS.slice(18, 24) } },
    seating: at("Léa"),
  },
  { what: "all cards are in: the curtain falls for Ana", view: laid, known: null, seating: behind("Ana") },
  { what: "all have voted", view: review({ ...laid, revision: 53 }), known: null, seating: at("") },
];

const gathering = publicView(6, {
  mode: "party",
  storyteller: "Ana",
  clue: hush,
  phase: "vote",
  revision: 48,
});
const partying: PublicView = {
  ...gathering,
  tableau: CARDS.slice(0, 6),
  waiting_for: ["Ana", ...guessers],
};
const meet = [1, 2, 3, 4, 5, 6];
const partyVotes = { Ana: [1], Léa: [1], Tom: [1], Mathilde: [4], Julien: [4], Nicolas: [6] };
const party = [reason("together", 3, 3), reason("together", 2, 2), reason("red_token", 0, 2)];
const paid: Record<string, ReasonShape> = {
  Ana: party[0]!,
  Léa: party[0]!,
  Tom: party[0]!,
  Mathilde: party[2]!,
  Julien: party[2]!,
  Nicolas: reason("alone", 0, 1),
};

/** A tale of Ana’s at a party: nobody sees a hand, and she votes as all do, with a red token beside. */
const PARTY: Step[] = [
  {
    what: "Ana is to tell",
    view: publicView(6, { mode: "party", revision: 41, storyteller: "Ana", waiting_for: ["Ana"] }),
    known: { hand: [], options: { ...options, kind: "clue", cards: [], clue_kinds: ["text"] } },
  },
  {
    what: "Ana has told",
    view: { ...gathering, phase: "cards", revision: 42, waiting_for: ["Ana", ...guessers] },
    known: { options },
  },
  {
    what: "the cards are laid out",
    view: partying,
    known: { own_slots: [2], options: { ...ballot, slots: meet, red_slots: meet } },
  },
  {
    what: "Ana votes",
    view: { ...partying, revision: 49, voted: ["Ana"], waiting_for: guessers },
    known: { own_slots: [2], vote: [1], red_vote: 4 },
  },
  {
    what: "all have voted",
    view: review(
      { ...partying, revision: 55 },
      {
        votes: partyVotes,
        red: 4,
        target: null,
        score: {
          outcome: "party",
          finders: [],
          points: Object.fromEntries(Object.entries(paid).map(([name, { points }]) => [name, points])),
          reasons: Object.fromEntries(Object.entries(paid).map(([name, one]) => [name, [one]])),
        },
      },
    ),
    known: {},
  },
];

const teams = [
  ["Ana", "Julien"],
  ["Léa", "Nicolas"],
  ["Tom", "Mathilde"],
];
const pairs = publicView(6, {
  mode: "team",
  teams,
  storyteller: "Mathilde",
  clue,
  phase: "cards",
  revision: 41,
});
const agreed = { mate: "Julien", by: "", cards: [], number: 0 };
const paired: PublicView = {
  ...pairs,
  phase: "vote",
  revision: 46,
  tableau: CARDS.slice(0, 3),
  waiting_for: ["Julien", "Nicolas"],
};
const scores = { Ana: 9, Julien: 9, Léa: 4, Nicolas: 4, Tom: 7, Mathilde: 7 };

/** Ana and Julien are a team, each with a device: one of them hands in, and the other votes. */
const TEAMS: Step[] = [
  {
    what: "one of Ana and Julien is to hand in",
    view: { ...pairs, waiting_for: ["Ana", "Julien", "Léa", "Nicolas", "Tom"] },
    known: { options },
    agreement: agreed,
  },
  {
    what: "Julien offers a card of his",
    view: { ...pairs, waiting_for: ["Ana", "Julien", "Léa", "Nicolas", "Tom"] },
    known: { options },
    agreement: { ...agreed, by: "Julien", number: 1 },
  },
  {
    what: "the cards are laid out: Ana has handed in after all",
    view: paired,
    known: { own_slots: [1], handed: [CARDS[0]!] },
  },
  {
    what: "all have voted",
    view: {
      ...paired,
      phase: "review",
      revision: 49,
      waiting_for: [],
      owners: ["Ana", "Léa", "Tom"],
      votes: { Julien: [3], Nicolas: [1] },
      target: 3,
      scores,
      score: {
        outcome: "some",
        finders: ["Ana & Julien"],
        points: { "Ana & Julien": 4, "Léa & Nicolas": 0, "Tom & Mathilde": 3 },
        reasons: {
          "Ana & Julien": [reason("found", 3), reason("decoy_votes", 1, 1)],
          "Léa & Nicolas": [reason("missed", 0)],
          "Tom & Mathilde": [reason("storyteller_some", 3)],
        },
      },
    },
    known: {},
  },
  {
    what: "the game is over",
    view: { ...pairs, phase: "over", clue: null, revision: 51, scores, winners: ["Ana", "Julien"] },
    known: {},
  },
];

interface Story {
  file: string;
  seating: Seating;
  may?: May[];
  rules?: Partial<RuleSet>;
  steps: Step[];
}

const remote = seats(6, 6).map((seat) => ({ ...seat, kind: "remote" as const }));
const STORIES: Record<string, Story> = {
  "somebody else’s turn": { file: "heard", seating: seating(6), steps: GUESSING },
  "one’s own turn, and the end": { file: "heard-telling", seating: seating(6), steps: TELLING },
  "two at one screen": { file: "heard-sharing", seating: seating(6, {}, 2), steps: SHARING },
  "a party": {
    file: "heard-party",
    seating: seating(6),
    rules: { mode: "party", unseen_hand: true, red_token: true, target_score: null, turns_each: 1 },
    steps: PARTY,
  },
  "a team of two devices": {
    file: "heard-teams",
    seating: seating(6, { seats: remote, present: remote.map(() => "yes") }),
    may: ["act", "continue"],
    rules: { mode: "team", target_score: null, turns_each: 1 },
    steps: TEAMS,
  },
};
/** What nobody may hear before the cards are turned up. */
const SECRET = /played by|votes? for card|found it/i;

it.each(Object.entries(STORIES))(
  "says each thing once, what is asked last, and nothing that is secret: %s",
  async (_name, { file, seating, steps, ...given }) => {
    const listener = new Listener(seating, given);
    await listener.begin();
    const heard: string[] = [];
    const twice: string[] = [];
    const secret: string[] = [];
    for (const { what, ...step } of steps) {
      const said = await listener.hear(step);
      const read = await listener.read();
      const asked = listener.asked && `asks: ${listener.asked}`;
      heard.push(`# ${what}`, ...said.map((one) => `says: ${one}`), asked, ...read, "");
      if (asked && said.includes(listener.asked)) expect(said.at(-1)).toBe(listener.asked);
      twice.push(...said.filter((one, at) => said.indexOf(one) < at));
      const open = step.view.phase === "review" || step.view.phase === "over";
      if (!open) secret.push(...[...said, ...read].filter((one) => SECRET.test(one)));
    }
    await expect(heard.join("\n")).toMatchFileSnapshot(`golden/${file}.txt`);
    expect({ twice, secret }).toEqual({ twice: [], secret: [] });
    const said = heard.filter((one) => one.startsWith("says: "));
    expect(said.filter((one) => !/[.!?…]$/.test(one))).toEqual([]);
    expect(heard.filter((one) => /storyteller.*storyteller/i.test(one))).toEqual([]);
  },
);
