/** A turn as a screen reader has it: what is said when, and what there is to be read on each screen. */
import { virtual } from "@guidepup/virtual-screen-reader";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { CARDS, next, privateView, publicView, push, review, snapshot } from "../dev/game";
import { STATES } from "../dev/states";
import type { Agreement, PrivateView, PublicView } from "../src/protocol";
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
  known: Partial<PrivateView>;
  agreement?: Agreement;
}

class Listener {
  readonly model = new FakeModel({ ...STATES.listen!(6).traits, pace: 0 });
  #known: PrivateView = privateView();

  constructor() {
    this.model.answer = ({ kind, cards = [] }) => {
      if (kind === "hello") return { ...snapshot(this.model, this.#known) };
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
  async hear({ view, known, agreement }: Omit<Step, "what">): Promise<string[]> {
    await virtual.clearSpokenPhraseLog();
    this.#known = privateView(known);
    await act(async () => {
      this.model.set(next(this.model, { public: view, steps: [{ revision: view.revision }] }));
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
    return read.slice(read.indexOf("list, Players")).filter((one) => one !== "" && !SHAPE.test(one));
  }

  /** What there is to do, as long as there is. */
  get asked(): string {
    return document.querySelector("[data-dx=asked]")?.textContent ?? "";
  }

  /** Until the code of the screen and its pictures are here. */
  async #settle(): Promise<void> {
    const moment = () => act(async () => void (await new Promise((go) => setTimeout(go, 30))));
    const coming = '[data-loading], [aria-label*="still on its way"]';
    do {
      await act(async () => void (await vi.dynamicImportSettled()));
      await moment();
    } while (document.querySelector(coming) || !document.querySelector(".dx-strip ~ *"));
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
const TURN: Step[] = [
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
/** What nobody may hear before the cards are turned up. */
const SECRET = /played by|votes? for card|found it/i;

it("says each thing once, what is asked last, and nothing that is secret", async () => {
  const listener = new Listener();
  await listener.begin();
  const heard: string[] = [];
  const twice: string[] = [];
  const secret: string[] = [];
  for (const { what, ...step } of TURN) {
    const said = await listener.hear(step);
    const read = await listener.read();
    const asked = listener.asked && `asks: ${listener.asked}`;
    heard.push(`# ${what}`, ...said.map((one) => `says: ${one}`), asked, ...read, "");
    if (asked && said.includes(listener.asked)) expect(said.at(-1)).toBe(listener.asked);
    twice.push(...said.filter((one, at) => said.indexOf(one) < at));
    if (step.view.phase !== "review") secret.push(...[...said, ...read].filter((one) => SECRET.test(one)));
  }
  await expect(heard.join("\n")).toMatchFileSnapshot("golden/heard.txt");
  expect({ twice, secret }).toEqual({ twice: [], secret: [] });
  const said = heard.filter((one) => one.startsWith("says: "));
  expect(said.filter((one) => !/[.!?…]$/.test(one))).toEqual([]);
  expect(heard.filter((one) => /storyteller.*storyteller/i.test(one))).toEqual([]);
}, 30_000);
