/** The page of a table in a test: a state of dev/states drawn, with a clock that only the test moves. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";
import { type Answer, FakeModel } from "../dev/fake-model";
import { snapshot } from "../dev/game";
import type { State } from "../dev/states";
import widget from "../src/table";

/** What Python answers, by the kind of what is asked. */
export type Answers = Partial<Record<string, Answer>>;

let games = 0;
let close: (() => void) | undefined;

export const out = () => document.querySelector<HTMLElement>("#out")!;

/** Give each test of a file a page, and take away afterwards what was mounted in it. */
export function useTablePage(beside = ""): void {
  beforeEach(() => {
    newGame();
    vi.useFakeTimers();
    document.body.innerHTML = `${beside}<div id=out></div>`;
  });
  afterEach(() => {
    unmount();
    vi.useRealTimers();
  });
}

/** What is chosen in one game is kept for that one: another test, or half of one, plays another. */
export function newGame(): void {
  games += 1;
}

/** Draw a table, in the game of the test. */
export async function mount({ traits, private: known, agreement }: State, also: Answers = {}) {
  const epoch = `${traits.seating.epoch} ${games}`;
  const model = new FakeModel({ ...traits, seating: { ...traits.seating, epoch }, pace: 0 });
  const answers: Answers = {
    hello: () => ({ ...snapshot(model, known ?? null, null, agreement) }),
    turns: () => ({ turns: [] }),
    pictures: () => ({ cards: [], total: 0 }),
    ...also,
  };
  model.answer = (asked) => (answers[asked.kind] ?? (() => ({ done: true })))(asked);
  await act(async () => {
    close = widget.render({ model, el: out() });
  });
  // what is asked for while drawing is answered in the next round
  await settle();
  await settle();
  return model;
}

export function unmount(): void {
  close?.();
  close = undefined;
}

/** Let time pass, and draw what has come by then. */
export const settle = (ms = 400) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });
