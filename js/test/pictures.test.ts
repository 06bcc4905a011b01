/** A picture travels once to a page, however many widgets show it. */
import { beforeEach, describe, expect, it, vi } from "vitest";
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
      const buffers = given.size === "none" ? [] : ids.map(() => new ArrayBuffer(3));
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
  expect(asked.slice(1)).toEqual([{ cards: ["a", "b"], size: "none" }, { cards: ["b"] }]);
});

it("asks at once again where the page has none of a deck", async () => {
  await got(pictures(), "a");
  const other = pictures();
  await got(other, "b");
  await got(other, "c");
  expect(asked.slice(1)).toEqual([{ cards: ["b"], size: "none" }, { cards: ["b"] }, { cards: ["c"] }]);
});

it("goes through the rest of a deck that the page has without a picture on the way", async () => {
  void pictures().prefetch(() => true);
  await vi.runAllTimersAsync();
  const first = asked.length;
  const second = pictures();
  void second.prefetch(() => true);
  await vi.runAllTimersAsync();
  expect(asked.slice(first)).toEqual([
    { from: 0, count: 6, size: "none" },
    { from: 6, count: 6, size: "none" },
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

/** Pictures over a line that is as far and as wide as told, and the sizes that were asked for. */
function overLine(roundTrip: number, bytesPerMs: number) {
  const line = { bytesPerMs };
  const sizes: string[] = [];
  const link = {
    roundTrip,
    rest: () => new Promise<void>((go) => setTimeout(go, 5000)),
    ask: async (_kind: "pictures", { cards = [], size = "full" }: Asked) => {
      sizes.push(...cards.map((id) => `${id} ${size}`));
      const each = { full: 40_000, small: 12_000, none: 0 }[size];
      await new Promise((go) => setTimeout(go, roundTrip + (cards.length * each) / line.bytesPerMs));
      const infos = cards.map((id) => ({ id, hash: `${id}-full`, small: `${id}-small`, title: {}, alt: {} }));
      const buffers = size === "none" ? [] : cards.map(() => new ArrayBuffer(each));
      return { reply: { ok: true as const, cards: infos, total: DECK.length }, buffers };
    },
  };
  const pictures = new Pictures(link, () => {});
  const urls = () => DECK.map((id) => pictures.get(id)?.url ?? "");
  return { line, pictures, sizes, urls };
}

/** These cards in a size, as they are asked for. */
const all = (size: string, cards = DECK) => cards.map((id) => `${id} ${size}`);

describe("a slow line", () => {
  it("brings small pictures first, and the full ones once nobody asks for anything", async () => {
    const { sizes, urls } = overLine(400, 50);
    urls();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sizes).toEqual(all("small"));
    const before = urls();
    expect(before.every(Boolean)).toBe(true);
    await vi.advanceTimersByTimeAsync(6000);
    expect(sizes.slice(DECK.length)).toEqual(["a full"]);
    await vi.runAllTimersAsync();
    expect(sizes.slice(DECK.length)).toEqual(all("full"));
    expect(urls().filter((url) => before.includes(url))).toEqual([]);
    expect(sizes.length).toBe(2 * DECK.length);
  });

  it("is found out by one picture where answers come at once", async () => {
    const { sizes, urls } = overLine(10, 50);
    urls();
    await vi.advanceTimersByTimeAsync(3000);
    expect(sizes).toEqual(["a full", ...all("small", DECK.slice(1))]);
  });

  it("brings the full picture at once of what is looked at closely", async () => {
    const { pictures, sizes, urls } = overLine(400, 50);
    urls();
    await vi.advanceTimersByTimeAsync(5000);
    pictures.get("d", true);
    await vi.advanceTimersByTimeAsync(100);
    expect(sizes.at(-1)).toBe("d full");
    await vi.runAllTimersAsync();
    expect(sizes.filter((one) => one === "d full")).toHaveLength(1);
  });

  it("was one only for a while: what is small is made good at once", async () => {
    const { line, sizes, urls } = overLine(400, 50);
    urls();
    await vi.advanceTimersByTimeAsync(600);
    line.bytesPerMs = 1000;
    await vi.advanceTimersByTimeAsync(6000);
    urls();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sizes.filter((one) => one.endsWith("small"))).toEqual(["a small", "b small"]);
    expect(sizes).toEqual(expect.arrayContaining(all("full")));
  });

  it("is not what is only far", async () => {
    const { sizes, urls } = overLine(400, 1000);
    urls();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sizes).toEqual(["a small", ...all("full", DECK.slice(1))]);
  });
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

it("asks again for what was refused, once somebody looks again", async () => {
  const refused = { reply: { ok: false as const, code: "x", message: "Busy." }, buffers: [] };
  const cards = [{ id: "a", hash: "a", small: "", title: {}, alt: {} }];
  const answers = [refused, { reply: { ok: true as const, cards, total: 1 }, buffers: [new ArrayBuffer(3)] }];
  const ask = vi.fn(async () => answers.shift() ?? refused);
  const waiting = new Pictures({ ask }, () => {});
  expect(await got(waiting, "a")).toEqual([undefined]);
  await vi.runAllTimersAsync();
  expect(waiting.get("a")?.url).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(2);
});
