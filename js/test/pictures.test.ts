/** A picture travels once to a page, however many widgets show it. */
import { beforeEach, expect, it, vi } from "vitest";
import { Pictures } from "../src/pictures";
import type { Pictures as Asked } from "../src/protocol";

const DECK = ["a", "b", "c", "d", "e", "f", "g"];
const page = globalThis as unknown as Record<symbol, unknown>;
let asked: Asked[];

beforeEach(() => {
  vi.useFakeTimers();
  delete page[Symbol.for("dixit_widget.pictures")];
  asked = [];
});

function pictures(addressOf?: (hash: string) => string): Pictures {
  const link = {
    ask: async (_kind: "pictures", given: Asked) => {
      asked.push(given);
      const { from = 0, count = 0 } = given;
      const ids = given.cards ?? DECK.slice(from, from + count);
      const cards = ids.map((id) => ({ id, hash: `hash-${id}`, small: "", title: {}, alt: {} }));
      const buffers = given.bare ? [] : ids.map(() => new ArrayBuffer(3));
      return { reply: { ok: true as const, cards, total: DECK.length }, buffers };
    },
  };
  return new Pictures(link, () => {}, addressOf);
}

async function got(from: Pictures, ...ids: string[]): Promise<(string | undefined)[]> {
  for (const id of ids) from.get(id);
  await vi.runAllTimersAsync();
  return ids.map((id) => from.get(id)?.url);
}

it("asks for the pictures themselves where the page has none", async () => {
  expect((await got(pictures(), "a", "b")).every(Boolean)).toBe(true);
  expect(asked).toEqual([{ cards: ["a"] }, { cards: ["b"] }]);
});

it("sends for the pictures that the page lacks, and for no other", async () => {
  const [before] = await got(pictures(), "a");
  const [again, other] = await got(pictures(), "a", "b");
  expect(again).toBe(before);
  expect(other).toBeTruthy();
  expect(asked.slice(1)).toEqual([{ cards: ["a", "b"], bare: true }, { cards: ["b"] }]);
});

it("asks at once again where the page has none of a deck", async () => {
  await got(pictures(), "a");
  const other = pictures();
  await got(other, "b");
  await got(other, "c");
  expect(asked.slice(1)).toEqual([{ cards: ["b"], bare: true }, { cards: ["b"] }, { cards: ["c"] }]);
});

it("goes through the rest of a deck that the page has without a picture on the way", async () => {
  void pictures().prefetch(() => true);
  await vi.runAllTimersAsync();
  const first = asked.length;
  const second = pictures();
  void second.prefetch(() => true);
  await vi.runAllTimersAsync();
  expect(asked.slice(first)).toEqual([
    { from: 0, count: 6, bare: true },
    { from: 6, count: 6, bare: true },
  ]);
  expect(DECK.every((id) => second.get(id)?.url)).toBe(true);
});

it("asks for one after the other, more at once where that is quick, fewer where it is slow", async () => {
  const ids = Array.from({ length: 15 }, (_, number) => `card-${number}`);
  const taking = [10, 10, 10, 3000, 3000];
  let open = 0;
  const counts: number[] = [];
  const link = {
    ask: async (_kind: "pictures", { cards = [] }: Asked) => {
      open += 1;
      expect(open).toBe(1);
      counts.push(cards.length);
      await new Promise((go) => setTimeout(go, taking[counts.length - 1] ?? 3000));
      open -= 1;
      const infos = cards.map((id) => ({ id, hash: `hash-${id}`, small: "", title: {}, alt: {} }));
      return {
        reply: { ok: true as const, cards: infos, total: ids.length },
        buffers: cards.map(() => new ArrayBuffer(3)),
      };
    },
  };
  const slow = new Pictures(link, () => {});
  for (const id of ids) slow.get(id);
  await vi.runAllTimersAsync();
  expect(counts).toEqual([1, 2, 4, 6, 2]);
  for (const id of ["x", "y"]) slow.get(id);
  await vi.runAllTimersAsync();
  expect(counts).toEqual([1, 2, 4, 6, 2, 1, 1]);
});

it("waits while something else is asked", async () => {
  let go = () => {};
  const link = {
    quiet: () => new Promise<void>((resolve) => (go = resolve)),
    ask: async (_kind: "pictures", given: Asked) => {
      asked.push(given);
      return { reply: { ok: true as const, cards: [], total: 0 }, buffers: [] };
    },
  };
  new Pictures(link, () => {}).get("a");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  go();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([{ cards: ["a"] }]);
});

it("leaves it to a browser that fetches pictures itself which it has", async () => {
  await got(
    pictures((hash) => `p/${hash}`),
    "a",
  );
  await got(
    pictures((hash) => `p/${hash}`),
    "a",
  );
  expect(asked).toEqual([{ cards: ["a"] }, { cards: ["a"] }]);
});
