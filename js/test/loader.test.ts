/** A widget draws once its code is here; till then, a still picture says what is known and what to run. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import english from "../../dixit_widget/words/en/still.json";
import french from "../../dixit_widget/words/fr/still.json";
import { FakeModel } from "../dev/fake-model";
import { SETUP } from "../dev/game";
import { STATES } from "../dev/states";
import { boot } from "../src/loader/boot";
import type { Registry } from "../src/loader/registry";
import type { Told } from "../src/loader/still";
import type { Model } from "../src/model";
import type { Opening } from "../src/mount";
import type { PublicView } from "../src/protocol";

const bare = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key.replace("still.", ""), text]));
const words = { en: bare(english), fr: bare(french) };
const KEY = "loader.test";
const page = globalThis as unknown as Record<symbol, Registry>;

let come: (module: unknown) => void;
let left: number;
let el: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  left = 0;
  el = document.createElement("div");
  page[Symbol.for(KEY)] = {
    join: () => () => {
      left++;
    },
    load: () =>
      new Promise((resolve) => {
        come = resolve;
      }),
    dress: vi.fn(),
  };
});
afterEach(() => {
  vi.useRealTimers();
});

function open(traits: Partial<Told>): () => void {
  const widget = boot({ key: KEY, script: "table-1.js", styles: ["one-1.css"], words });
  const model = new FakeModel(traits as Told);
  return widget.render({ model, el } as unknown as Opening<Model<Told>>);
}

const { public: view } = STATES.review!(4).traits as { public: PublicView };
const table: Partial<Told> = {
  language: "en",
  public: view as Told["public"],
  edition: "dixit-2021",
  setup: SETUP,
  may: ["find_again"],
};

it("tells of a game what all may know, and how it goes on", async () => {
  open(table);
  vi.advanceTimersByTime(600);
  expect(el.childElementCount).toBe(0);
  vi.advanceTimersByTime(200);
  const still = el.querySelector("[data-dx=still]");
  const text = still?.textContent ?? "";
  expect(text).toContain("Dixit 2021");
  expect(text).toContain(`Turn ${view.turn} · the points are counted`);
  expect(text).toContain(`“${view.clue?.text}”`);
  for (const player of view.players) expect(text).toContain(`${player} ${view.scores[player]}`);
  expect(text).toContain("import dixit_widget as dixit; dixit.resume()");
  expect(el.querySelector("img, button")).toBeNull();
});

it("promises nothing of a game that is not kept where it is looked for", () => {
  open({ ...table, may: ["act", "resume"] });
  vi.advanceTimersByTime(700);
  const text = el.querySelector("[data-dx=still]")?.textContent;
  expect(text).toContain("the game is not kept in the usual place");
  expect(text).not.toContain("resume");
});

it("speaks the language of the widget, and shows what is text as text", () => {
  const clue = { ...view.clue, text: "<img src=x onerror=alert(1)>" };
  open({ ...table, language: "fr", public: { ...view, clue } as Told["public"] });
  vi.advanceTimersByTime(700);
  expect(el.textContent).toContain("Tour");
  expect(el.textContent).toContain("<img src=x");
  expect(el.querySelector("img")).toBeNull();
});

it.each([
  ["prediction", { question: { en: "How many?" } }, "How many?"],
  [
    "lab",
    { sheet: { columns: [{ name: { en: "Dixit 2018" }, points: { Ana: 4, Ben: 0 } }] } },
    "Ana 4 · Ben 0",
  ],
  [
    "explorer",
    { sheet: { summary: { en: "Each finder 3." }, python: "dixit.edition('odyssey')" } },
    "odyssey",
  ],
  ["set-up panel", { public: null, setup: SETUP, edition: "", may: ["resume"] }, "Dixit"],
  ["game that is over", { ...table, public: { ...view, phase: "over" } }, "the game is over"],
])("says of a %s what it is, and to run the cell", (_, traits, told) => {
  open({ language: "en", ...traits } as Partial<Told>);
  vi.advanceTimersByTime(700);
  expect(el.textContent).toContain(told);
  expect(el.textContent).toContain("Run the cell to bring it to life.");
});

it("draws in place of the still picture when the code comes at last, and clears both away", async () => {
  const clear = vi.fn();
  const render = vi.fn(({ el: at }: { el: HTMLElement }) => {
    at.textContent = "drawn";
    return clear;
  });
  const close = open(table);
  vi.advanceTimersByTime(5000);
  come({ default: { render } });
  await vi.advanceTimersByTimeAsync(0);
  expect(el.innerHTML).toBe("drawn");
  expect(page[Symbol.for(KEY)]?.dress).toHaveBeenCalledWith(el, ["one-1.css"]);
  close();
  close();
  expect([clear.mock.calls.length, left]).toEqual([1, 1]);
});

it("shows nothing in between where the code comes soon", async () => {
  open(table);
  come({ default: { render: () => () => {} } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(el.childElementCount).toBe(0);
});

it("draws nothing for a view that has gone before the code comes", async () => {
  const render = vi.fn();
  const close = open(table);
  close();
  come({ default: { render } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(render).not.toHaveBeenCalled();
  expect(el.childElementCount).toBe(0);
  expect(left).toBe(1);
});
