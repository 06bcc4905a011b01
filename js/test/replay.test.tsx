/** The replay in a DOM: its controls, its keys, and that there is nothing to act on. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Asked, FakeModel } from "../dev/fake-model";
import {
  CARDS,
  NAMES,
  next,
  privateView,
  publicView,
  push,
  review,
  seating,
  snapshot,
  traits,
} from "../dev/game";
import type { Model } from "../src/model";
import type {
  FilmTrait,
  OpenView,
  PrivateView,
  PublicView,
  ReplayTraits,
  ScreenTraits,
} from "../src/protocol";
import widget from "../src/replay";

const PLAYERS = NAMES.slice(0, 3);
const TELLER = "Tom";
const CLUE = { by: TELLER, text: "Hush", kind: "text" as const };
const LYING = CARDS.slice(0, 3);

function views(): PublicView[] {
  const base = { storyteller: TELLER, turn: 1 };
  const voting = { ...base, phase: "vote" as const, clue: CLUE, tableau: LYING };
  const all = [
    publicView(3, { ...base, waiting_for: [TELLER] }),
    publicView(3, { ...base, phase: "cards", clue: CLUE, waiting_for: ["Ana", "Léa"] }),
    publicView(3, { ...base, phase: "cards", clue: CLUE, waiting_for: ["Léa"], handed_in: ["Ana"] }),
    publicView(3, { ...voting, waiting_for: ["Ana", "Léa"] }),
    publicView(3, { ...voting, waiting_for: ["Léa"], voted: ["Ana"] }),
    review(publicView(3, voting)),
    publicView(3, { storyteller: "Ana", turn: 2, waiting_for: ["Ana"] }),
    publicView(3, { phase: "over", turn: 2, storyteller: null, winners: ["Tom"] }),
  ];
  return all.map((view, revision) => ({ ...view, revision }));
}

const FILM: FilmTrait = {
  steps: [
    { kind: "start", player: "" },
    { kind: "clue", player: TELLER },
    { kind: "hand_in", player: "Ana" },
    { kind: "hand_in", player: "Léa" },
    { kind: "vote", player: "Ana" },
    { kind: "vote", player: "Léa" },
    { kind: "turn", player: "Ana" },
    { kind: "over", player: "" },
  ],
  turns: [
    { turn: 1, start: 0, teller: TELLER },
    { turn: 2, start: 6, teller: "Ana" },
  ],
  reviews: [5],
  charts: ["score_progression", "voting_pattern"],
};

type Own = Pick<ReplayTraits, "position" | "seat" | "film">;

/** Python at the other end: goes where the page asks to go. */
class Recorded implements Model<ReplayTraits> {
  readonly model: FakeModel;
  readonly #views = views();
  #own: Own;

  constructor() {
    this.#own = { position: 0, seat: "", film: FILM };
    const shown = traits({ public: this.#views[0] ?? null, pace: 0 });
    const seats = PLAYERS.map((name) => ({ name, kind: "bot" as const, character: "" }));
    this.model = new FakeModel({
      ...shown,
      seating: seating(3, { seats, seat: "", here: [] }),
      may: ["browse"],
    });
  }

  get<K extends keyof ReplayTraits>(name: K): ReplayTraits[K] {
    if (name in this.#own) return this.#own[name as keyof Own] as ReplayTraits[K];
    return this.model.get(name as keyof ScreenTraits) as ReplayTraits[K];
  }

  on(event: string, listener: () => void): void {
    this.model.on(event, listener);
  }

  off(event: string, listener: () => void): void {
    this.model.off(event, listener);
  }

  send(content: unknown): void {
    this.model.send(content);
  }

  set(name: keyof Own, value: number | string | FilmTrait): void {
    this.#own = { ...this.#own, [name]: value };
  }

  go({ position, seat }: Asked): void {
    this.#own = { ...this.#own, position: position as number, seat: seat as string };
    this.show();
  }

  /** What whoever looks knows on top. */
  get known(): { private: PrivateView | null; open: OpenView | null } {
    const { position: at, seat } = this.#own;
    if (seat && seat !== "*")
      return {
        private: privateView({ you: seat, vote: at > 3 && seat === "Ana" ? [2] : null }),
        open: null,
      };
    if (seat !== "*") return { private: null, open: null };
    const open: OpenView = {
      hands: Object.fromEntries(PLAYERS.map((name, of) => [name, CARDS.slice(20 + 4 * of, 24 + 4 * of)])),
      told: at > 0 ? (LYING[1] ?? null) : null,
      target: at > 2 ? 2 : null,
      handed: at > 0 ? { [TELLER]: LYING.slice(1, 2) } : {},
      owners: at > 2 ? ["Ana", TELLER, "Léa"] : [],
      votes: at > 3 ? { Ana: [2] } : {},
      red: null,
    };
    return { private: null, open };
  }

  show(): void {
    const { position, seat } = this.#own;
    const at = { ...this.model.get("seating"), seat: seat === "*" ? "" : seat };
    this.model.set(next(this.model, { public: this.#views[position] ?? null, seating: at }));
    for (const name of ["position", "seat", "film"]) this.model.emit(`change:${name}`);
    this.model.emit("msg:custom", push(this.model, null, this.known), []);
  }
}

let close: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div id=out></div>";
});
afterEach(() => {
  close?.();
  close = undefined;
  vi.useRealTimers();
});

async function mount(also: (asked: Asked) => Record<string, unknown> | undefined = () => undefined) {
  const model = new Recorded();
  model.model.answer = (asked) => {
    const given = also(asked);
    if (given) return given;
    if (asked.kind === "go") model.go(asked);
    return asked.kind === "hello"
      ? { ...snapshot(model.model, model.known.private, model.known.open) }
      : asked.kind === "turns"
        ? { turns: [] }
        : asked.kind === "pictures"
          ? { cards: [], total: 0 }
          : {};
  };
  const out = document.querySelector<HTMLElement>("#out")!;
  const settle = (time = 50) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
  await act(async () => {
    close = widget.render({ model, el: out });
    await vi.advanceTimersByTimeAsync(20);
  });
  const find = (handle: string) => out.querySelector<HTMLElement>(`[data-dx="${handle}"]`)!;
  const press = async (key: string, on: HTMLElement = find("scrub")) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    on.dispatchEvent(event);
    await settle();
    return event;
  };
  const click = async (handle: string) => {
    find(handle).click();
    await settle();
  };
  return { model, out, settle, find, press, click, at: () => model.get("position") };
}

it("draws every position through anybody's eyes, with nothing to act on", async () => {
  const { model, out, settle } = await mount();
  for (const seat of ["", "*", ...PLAYERS])
    for (let at = 0; at < FILM.steps.length; at++) {
      model.set("position", at);
      model.set("seat", seat);
      model.show();
      await settle();
      const root = out.querySelector<HTMLElement>(".dx-root")!;
      expect(root.dataset.revision).toBe(String(at));
      for (const handle of [
        "send",
        "clue",
        "hand-in",
        "lock",
        "continue",
        "again",
        "save",
        "let-others",
        "pass",
      ])
        expect(out.querySelector(`[data-dx="${handle}"]`), `${handle} at ${at} for ${seat}`).toBeNull();
    }
  const acted = model.model.sent.filter(({ kind }) => !["hello", "pictures", "turns", "ping"].includes(kind));
  expect(acted).toEqual([]);
}, 30_000);

it("steps, turns and jumps by keys, and keeps within the game", async () => {
  const { press, at } = await mount();
  const way: [string, number][] = [
    ["ArrowLeft", 0],
    ["ArrowRight", 1],
    ["ArrowUp", 6],
    ["ArrowDown", 0],
    ["End", 7],
    ["ArrowRight", 7],
    ["PageDown", 6],
    ["PageDown", 0],
    ["PageUp", 6],
    ["PageUp", 7],
    ["Home", 0],
  ];
  for (const [key, position] of way) {
    expect((await press(key)).defaultPrevented).toBe(true);
    expect(at(), key).toBe(position);
  }
  expect((await press("a")).defaultPrevented).toBe(false);
});

it("gets there though what it asked got lost, and leaves out what was passed meanwhile", async () => {
  const { model, press, find, settle, at } = await mount();
  const answer = model.model.answer;
  model.model.answer = () => undefined;
  for (let step = 0; step < 3; step++) await press("ArrowRight");
  expect(at()).toBe(0);
  expect((find("scrub") as HTMLInputElement).value).toBe("3");
  model.model.answer = answer;
  await settle(3000);
  expect(at()).toBe(3);
  const asked = model.model.sent.filter(({ kind }) => kind === "go").map(({ position }) => position);
  expect(new Set(asked)).toEqual(new Set([1, 3]));
  await press("ArrowRight");
  expect(at()).toBe(4);
});

it("leaves keys to what has keys of its own", async () => {
  const { press, find, at, out, click } = await mount();
  await press("ArrowDown", find("eyes"));
  expect(at()).toBe(0);
  await press(" ", find("step-next")); // the button does that
  expect(find("play").getAttribute("aria-label")).toBe("Play");
  await click("menu");
  await press("End", out.querySelector<HTMLElement>("[role=menuitem]")!);
  expect(at()).toBe(0);
});

it("plays on by itself and stops at the end", async () => {
  const { settle, click, find, at, press } = await mount();
  await press(" ");
  expect(find("play").getAttribute("aria-label")).toBe("Pause");
  await settle(1800);
  expect(at()).toBe(1);
  await settle(60_000);
  expect(at()).toBe(7);
  expect(find("play").getAttribute("aria-label")).toBe("Play");
  await click("play"); // once more from the start
  expect(at()).toBe(0);
  await settle(2000);
  expect(at()).toBe(1);
  await click("play");
  await settle(60_000);
  expect(at()).toBe(1);
});

it("stops for whoever takes a closer look", async () => {
  const { click, find, out, settle } = await mount();
  await click("step-next");
  await click("play");
  out.querySelector<HTMLElement>(".dx-clue")!.click();
  await settle();
  expect(find("play").getAttribute("aria-label")).toBe("Play");
});

it("has nowhere to go in a game without a move", async () => {
  const { model, find, press, click, settle, at } = await mount();
  model.set("film", {
    ...FILM,
    steps: FILM.steps.slice(0, 1),
    turns: [{ turn: 1, start: 0, teller: "" }],
    reviews: [],
  });
  model.show();
  await settle();
  expect(find("where").textContent).toBe("Turn 1 of 1 · the game begins");
  for (const key of ["ArrowRight", "ArrowUp", "End", "Home"]) await press(key);
  await click("play");
  await settle(10_000);
  expect(at()).toBe(0);
  expect(find("play").getAttribute("aria-label")).toBe("Play");
  expect(find("step-next").getAttribute("aria-disabled")).toBe("true");
});

it("shows all that lies face down to those who may see everything", async () => {
  const { model, out, settle, find, press } = await mount();
  const eyes = find("eyes") as HTMLSelectElement;
  eyes.value = "*";
  eyes.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
  expect(model.get("seat")).toBe("*");
  expect(out.querySelectorAll(".dx-hands-row")).toHaveLength(3);
  for (let step = 0; step < 4; step++) await press("ArrowRight");
  expect(out.querySelectorAll(".dx-band")).toHaveLength(3);
  expect(out.querySelectorAll(".dx-votes .dx-token")).toHaveLength(1);
  expect(out.querySelector(".dx-slot[data-told]")?.textContent).toContain(TELLER);
  expect(find("where").textContent).toBe("Turn 1 of 2 · Ana votes for card 2");
});

it("asks again for a chart that is being drawn, and says why there is none", async () => {
  let drawn = 0;
  const asked: Asked[] = [];
  const { out, settle, click } = await mount((request) => {
    if (request.kind !== "chart") return undefined;
    asked.push(request);
    if (request.name === "voting_pattern") return { ok: false, message: "No matplotlib here." };
    return drawn++ ? { alt: "Ana leads.", buffers: [new ArrayBuffer(8), new ArrayBuffer(8)] } : { alt: null };
  });
  await click("charts");
  expect(out.querySelector(".dx-chart")?.textContent).toContain("being drawn");
  await settle(1000);
  expect(out.querySelector<HTMLImageElement>("[data-dx=chart]")?.alt).toBe("Ana leads.");
  const before = asked.length;
  await click("step-next"); // no turn has been scored meanwhile: the same chart
  await settle(1000);
  expect(asked).toHaveLength(before);
  await click("voting_pattern");
  await settle(1000);
  expect(out.querySelector(".dx-charts-trouble")?.textContent).toBe("No matplotlib here.");
});

it("writes titles where there are no pictures", async () => {
  const { model, out, settle } = await mount((asked) =>
    asked.kind === "pictures"
      ? {
          cards: ((asked.cards ?? []) as string[]).map((id) => ({
            id,
            hash: "e3b0c442",
            title: { en: `Card ${id}`, fr: "" },
            alt: { en: `card ${id}`, fr: "" },
          })),
          buffers: ((asked.cards ?? []) as string[]).map(() => new ArrayBuffer(0)),
          total: 0,
        }
      : undefined,
  );
  model.set("position", 3);
  model.show();
  await settle(300);
  const titles = [...out.querySelectorAll(".dx-tableau .dx-card-title")].map((one) => one.textContent);
  expect(titles).toEqual(LYING.map((id) => `Card ${id}`));
  expect(out.querySelector(".dx-tableau img")).toBeNull();
});

it("lets no key out to the notebook and leaves no listener behind", async () => {
  const { model, press } = await mount();
  let heard = 0;
  const hear = () => void heard++;
  document.addEventListener("keydown", hear);
  await press("x");
  await press("ArrowRight");
  document.removeEventListener("keydown", hear);
  expect(heard).toBe(0);
  close?.();
  close = undefined;
  expect(model.model.ears).toBe(0);
});
