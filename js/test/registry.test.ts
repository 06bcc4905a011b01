/** The code comes once for a page, from whoever answers, whatever gets lost on the way. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openRegistry, type Registry } from "../src/loader/registry";
import type { Wire } from "../src/model";

const FILES: Record<string, string> = {
  "one-1.css": ".one{}",
  "two-1.css": ".two{}",
  "base-1.js": "export const base = { runs: (globalThis.runs = (globalThis.runs ?? 0) + 1), name: '’é' }",
  "table-1.js":
    'import{base as b}from"./base-1.js";export const name=b.name,runs=b.runs;export const later=()=>import("./late-1.js")',
  "lab-1.js": 'import{base}from"./base-1.js";export const lab=base.runs',
  "late-1.js": 'import{base}from"./base-1.js";export const late=base.runs',
};
const NEEDS: Record<string, string[]> = {
  "table-1.js": ["one-1.css", "base-1.js", "table-1.js"],
  "lab-1.js": ["one-1.css", "two-1.css", "base-1.js", "lab-1.js"],
  "late-1.js": ["base-1.js", "late-1.js"],
};
const KEY = "registry.test";

interface Sent {
  id: string;
  kind: "code" | "ping";
  want?: string[];
  have?: string[];
  packed?: boolean;
}

/** A widget whose kernel answers what the test lets it answer. */
class FakeWire implements Wire {
  readonly sent: Sent[] = [];
  readonly #listeners = new Set<(reply: object, buffers: unknown[]) => void>();
  alive = true;

  on(_event: string, listener: (...given: never[]) => void): void {
    this.#listeners.add(listener as (reply: object, buffers: unknown[]) => void);
  }
  off(_event: string, listener: (...given: never[]) => void): void {
    this.#listeners.delete(listener as (reply: object, buffers: unknown[]) => void);
  }
  send(content: unknown): void {
    this.sent.push(content as Sent);
    if (this.alive) queueMicrotask(() => void this.answer(content as Sent));
  }
  get asked(): Sent[] {
    return this.sent.filter(({ kind }) => kind === "code");
  }

  async answer({ id, kind, want = [], have = [], packed }: Sent): Promise<void> {
    if (kind === "ping") return this.say({ id, ok: true, done: true }, []);
    const names = [...new Set(want.flatMap((script) => NEEDS[script] ?? []))].filter(
      (name) => !have.includes(name),
    );
    const bytes = names.map((name) => new TextEncoder().encode(FILES[name]));
    const all = new Blob(bytes as BlobPart[]);
    const body = packed ? new Response(all).body?.pipeThrough(new CompressionStream("gzip")) : all;
    const buffer = await new Response(body as BodyInit).arrayBuffer();
    const files = names.map((name, at) => ({ name, size: bytes[at]?.length }));
    this.say({ id, ok: true, files }, [new DataView(buffer)]);
  }
  say(reply: object, buffers: unknown[]): void {
    for (const heard of this.#listeners) heard(reply, buffers);
  }
}

const page = globalThis as typeof globalThis & Record<symbol, Registry> & { runs?: number };
let registry: Registry;
let number = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  delete page.runs;
  const run = number++; // another address each time, or the module of the test before would be found
  registry = openRegistry(KEY, (code) => `data:text/javascript,${encodeURIComponent(`${code}//${run}`)}`);
  page[Symbol.for(KEY)] = registry;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A module as the test sees it. */
const load = (file: string) => registry.load(file) as Promise<Record<string, unknown>>;
/** What has been said has been heard; timeouts are the test's, intervals are not. */
const soon = () =>
  new Promise<void>((go) => {
    const clock = setInterval(() => {
      clearInterval(clock);
      go();
    }, 20);
  });

it("asks once, and runs once, for all that want the same", async () => {
  const [first, second] = [new FakeWire(), new FakeWire()];
  registry.join(first);
  const one = load("table-1.js");
  registry.join(second);
  const two = load("table-1.js");
  expect(await one).toBe(await two);
  expect(await one).toMatchObject({ name: "’é", runs: 1 });
  expect(await load("table-1.js")).toBe(await one);
  expect([first.sent.length, second.sent.length]).toEqual([1, 0]);
});

it("fetches for another kind of widget only what is not here", async () => {
  const wire = new FakeWire();
  registry.join(wire);
  await Promise.all([load("table-1.js"), load("lab-1.js")]);
  expect(wire.asked.map(({ want }) => want)).toEqual([["table-1.js"], ["lab-1.js"]]);
  expect(wire.asked[1]?.have).toEqual(NEEDS["table-1.js"]);
  expect(page.runs).toBe(1);
});

it("finds for code what it imports later", async () => {
  const wire = new FakeWire();
  registry.join(wire);
  const { later } = (await load("table-1.js")) as { later(): Promise<unknown> };
  expect(await later()).toMatchObject({ late: 1 });
  expect(wire.asked.at(-1)?.want).toEqual(["late-1.js"]);
});

it("takes bytes as they are where a browser cannot unpack", async () => {
  vi.stubGlobal("DecompressionStream", undefined);
  delete (globalThis as { DecompressionStream?: unknown }).DecompressionStream;
  registry = openRegistry(KEY, (code) => `data:text/javascript,${encodeURIComponent(`${code}//plain`)}`);
  const wire = new FakeWire();
  registry.join(wire);
  expect(await load("table-1.js")).toMatchObject({ name: "’é" });
  expect(wire.sent[0]?.packed).toBe(false);
});

it("asks again what got lost, once somebody is there", async () => {
  const wire = new FakeWire();
  wire.alive = false;
  registry.join(wire);
  const module = load("table-1.js");
  vi.advanceTimersByTime(2000);
  vi.advanceTimersByTime(2000);
  expect(wire.sent.map(({ kind }) => kind)).toEqual(["code", "ping", "ping"]);
  wire.alive = true;
  vi.advanceTimersByTime(2000);
  expect(await module).toMatchObject({ runs: 1 });
  expect(wire.asked).toHaveLength(2);
});

it("does not ask twice for what is only late", async () => {
  const wire = new FakeWire();
  wire.alive = false;
  registry.join(wire);
  const module = load("table-1.js");
  vi.advanceTimersByTime(2000);
  // a kernel that was busy answers in the order in which it was asked, one right after the other: code takes a while
  const [code, ping] = wire.sent as [Sent, Sent];
  await wire.answer(code);
  void wire.answer(ping);
  await module;
  expect(wire.asked).toHaveLength(1);
});

it("asks another widget where one does not answer, and where one goes", async () => {
  const [dead, alive] = [new FakeWire(), new FakeWire()];
  dead.alive = false;
  registry.join(alive);
  const leave = registry.join(dead);
  const module = load("table-1.js");
  expect([dead.sent.length, alive.sent.length]).toEqual([1, 0]);
  leave();
  expect(await module).toMatchObject({ runs: 1 });

  registry.join(dead);
  const other = load("lab-1.js");
  vi.advanceTimersByTime(2000);
  expect(await other).toMatchObject({ lab: 1 });
});

it("waits for the next widget when the last has gone in the middle of it", async () => {
  const gone = new FakeWire();
  gone.alive = false;
  const leave = registry.join(gone);
  const module = load("table-1.js");
  leave();
  vi.advanceTimersByTime(60_000);
  expect(gone.sent).toHaveLength(1);
  registry.join(new FakeWire());
  expect(await module).toMatchObject({ runs: 1 });
});

it("takes an answer that comes twice once", async () => {
  const wire = new FakeWire();
  registry.join(wire);
  const module = await load("table-1.js");
  await wire.answer(wire.sent[0] as Sent);
  await soon();
  expect(await load("table-1.js")).toBe(module);
  expect(wire.sent).toHaveLength(1);
  expect(page.runs).toBe(1);
});

it("hears nothing but its own answers, and bears refusals", async () => {
  const wire = new FakeWire();
  wire.alive = false;
  registry.join(wire);
  const module = load("table-1.js");
  for (const message of [null, {}, { kind: "working" }, { id: "else", ok: true, files: [] }])
    wire.say(message as object, []);
  wire.say({ id: wire.sent[0]?.id, ok: false, code: "request.no_code", message: "…" }, []);
  await soon();
  expect(wire.sent).toHaveLength(1);
  wire.alive = true;
  vi.advanceTimersByTime(2000);
  expect(await module).toMatchObject({ runs: 1 });
});

it("bears a comm that throws", async () => {
  const [dead, alive] = [new FakeWire(), new FakeWire()];
  vi.spyOn(dead, "send").mockImplementation(() => {
    throw new Error("comm is closed");
  });
  registry.join(alive);
  registry.join(dead);
  const module = load("table-1.js");
  vi.advanceTimersByTime(2000);
  expect(await module).toMatchObject({ runs: 1 });
});

it("lets two versions of the package live side by side", async () => {
  const wire = new FakeWire();
  registry.join(wire);
  const before = await load("table-1.js");
  FILES["base-2.js"] = "export const base = { name: 'next' }";
  FILES["table-2.js"] = 'import{base as b}from"./base-2.js";export const name=b.name';
  NEEDS["table-2.js"] = ["base-2.js", "table-2.js"];
  expect(await load("table-2.js")).toMatchObject({ name: "next" });
  expect(await load("table-1.js")).toBe(before);
  expect(before.name).toBe("’é");
});

it("gives a page each sheet once, in order, and lets another version take its place", async () => {
  registry.join(new FakeWire());
  await Promise.all([load("table-1.js"), load("lab-1.js")]);
  document.head.innerHTML = '<style id="dixit-two">.two-of-before{}</style>';
  const texts = () => [...document.head.querySelectorAll("style")].map((style) => style.textContent);
  registry.dress(document.body, ["one-1.css", "two-1.css"]);
  registry.dress(document.body, ["one-1.css", "two-1.css"]);
  expect(texts()).toEqual([".one{}", ".two{}"]);

  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  registry.dress(shadow, ["one-1.css"]);
  expect(shadow.querySelector("style")?.textContent).toBe(".one{}");
});
