/** The sheet of a deck on a model without a kernel: captions are typed, kept, refused and taken back. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Asked, FakeModel } from "../dev/fake-model";
import { captions } from "../dev/teaching";
import { DeckSheetRoot } from "../src/deck-sheet/root";
import { DeckSheetStore } from "../src/deck-sheet/store";
import type { CaptionedCard, DeckSheetTraits } from "../src/protocol";

const { traits, answers } = captions();
const CARDS = answers.captions.cards;
const [, FIRST] = CARDS; // the first of which nobody has said anything
if (!FIRST) throw new Error("no card");

let model: FakeModel<DeckSheetTraits>;
let store: DeckSheetStore;
let el: HTMLElement;
let refusal = "";
const asked = (kind: string): Asked[] => model.sent.filter((one) => one.kind === kind);
const settle = () => act(() => new Promise((done) => setTimeout(done, 5)));
const field = (card: CaptionedCard, name: string) =>
  el.querySelector<HTMLInputElement>(`[data-card="${card.id}"] [data-field=${name}]`) as HTMLInputElement;
const trouble = () => [...el.querySelectorAll(".dx-trouble")].map((one) => one.textContent).join("");

function type(into: HTMLInputElement, text: string): void {
  act(() => {
    into.focus();
    into.value = text;
    into.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const press = (into: HTMLElement, key: string) =>
  act(() => {
    into.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });

class AllInSight {
  constructor(readonly told: (entries: object[]) => void) {}
  observe(): void {
    this.told([{ isIntersecting: true, intersectionRect: new DOMRect(), boundingClientRect: new DOMRect() }]);
  }
  disconnect(): void {}
}

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("IntersectionObserver", AllInSight);
  refusal = "";
  model = new FakeModel(traits as DeckSheetTraits);
  model.answer = (request) => {
    if (request.kind === "captions") return { ...answers.captions };
    if (request.kind === "pictures") return { cards: [], total: 0 };
    if (request.kind === "file") return { name: "captions.csv", text: "file,title\n" };
    if (request.kind !== "say") return {};
    if (refusal) return { ok: false, code: "x", message: refusal };
    const said = { [request.field as string]: request.text, silent: false };
    return { card: { ...CARDS.find(({ id }) => id === request.card), ...said } };
  };
  store = new DeckSheetStore(model);
  el = document.createElement("div");
  document.body.append(el);
  act(() => render(<DeckSheetRoot store={store} />, el));
  await settle();
});
afterEach(() => {
  act(() => render(null, el));
  store.close();
  el.remove();
  vi.unstubAllGlobals();
});

it("shows every card with what is said of it, and what bots see where nobody has said anything", () => {
  expect(el.querySelectorAll(".dx-cap")).toHaveLength(60);
  expect(field(CARDS[0] as CaptionedCard, "concepts").value).toContain("mood: lonely");
  expect(field(FIRST, "concepts").placeholder).toBe("Bots see: dark, blue");
  expect(field(FIRST, "title").placeholder).toBe("Evening 1");
  expect(el.querySelector("[data-dx=silent]")?.textContent).toContain("40 pictures of 60");
});

it("keeps on Enter what was typed, once, and goes on to the next field", async () => {
  type(field(FIRST, "title"), "Rain");
  press(field(FIRST, "title"), "Enter");
  expect(document.activeElement).toBe(field(FIRST, "concepts"));
  expect(field(FIRST, "title").closest("li")?.hasAttribute("data-silent")).toBe(true);
  await settle();
  expect(field(FIRST, "title").closest("li")?.hasAttribute("data-silent")).toBe(false);
  expect(asked("say").map(({ card, field, text }) => [card, field, text])).toEqual([
    [FIRST.id, "title", "Rain"],
  ]);
  expect(field(FIRST, "title").value).toBe("Rain");
});

it("passes over what is folded away", () => {
  press(field(FIRST, "concepts"), "Enter");
  expect(document.activeElement).toBe(field(CARDS[2] as CaptionedCard, "title"));
});

it("asks for nothing where nothing has changed", async () => {
  type(field(FIRST, "title"), "Rain");
  type(field(FIRST, "title"), "");
  act(() => field(FIRST, "title").blur());
  await settle();
  expect(asked("say")).toEqual([]);
});

it("leaves a text that is refused where it is, with the reason beneath", async () => {
  refusal = "“humour” is no sort of concept.";
  type(field(FIRST, "concepts"), "humour: dry");
  act(() => field(FIRST, "concepts").blur());
  await settle();
  expect(field(FIRST, "concepts").value).toBe("humour: dry");
  expect(field(FIRST, "concepts").getAttribute("aria-invalid")).toBe("true");
  expect(trouble()).toBe(refusal);
  refusal = "";
  type(field(FIRST, "concepts"), "dry");
  expect(trouble()).toBe("");
  act(() => field(FIRST, "concepts").blur());
  await settle();
  expect(field(FIRST, "concepts").value).toBe("dry");
});

it("keeps what is being typed when Python shows something newer, and shows the rest", async () => {
  type(field(FIRST, "title"), "Half a ti");
  const cards = CARDS.map((card) => ({ ...card, title: "From elsewhere" }));
  model.answer = () => ({ revision: 2, cards, line: "" });
  act(() => model.set({ summary: { revision: 2, cards: 60, silent: 0, undo: true, redo: false } }));
  await settle();
  expect(field(FIRST, "title").value).toBe("Half a ti");
  expect(field(CARDS[2] as CaptionedCard, "title").value).toBe("From elsewhere");
  expect(el.querySelector("[data-dx=silent]")?.textContent).toBe("Bots know what every picture shows");
});

it("undoes, and has nothing to say again", () => {
  const button = (name: string) => el.querySelector<HTMLElement>(`[data-dx=${name}]`);
  act(() => button("redo")?.click());
  act(() => button("undo")?.click());
  expect(asked("step").map(({ by }) => by)).toEqual([-1]);
  expect(button("redo")?.getAttribute("aria-disabled")).toBe("true");
});

it("goes from one silent picture to the next", () => {
  const next = () => act(() => el.querySelector<HTMLElement>("[data-dx=next-silent]")?.click());
  next();
  expect(document.activeElement).toBe(field(FIRST, "concepts"));
  next();
  expect(document.activeElement).toBe(field(CARDS[2] as CaptionedCard, "concepts"));
});

it("hands over the file and says so", async () => {
  vi.stubGlobal("URL", { ...URL, createObjectURL: () => "blob:x", revokeObjectURL() {} });
  act(() => el.querySelector<HTMLElement>("[data-dx=save]")?.click());
  await settle();
  expect(el.textContent).toContain("captions.csv: look among its downloads");
});

it("speaks French", () => {
  act(() => model.set({ language: "fr" }));
  expect(field(FIRST, "title").getAttribute("aria-label")).toBe("Titre\u202f: Evening 1");
  expect(asked("captions").at(-1)?.lang).toBe("fr");
});
