import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { traits } from "../dev/game";
import { type HostModel, KernelLine } from "../src/kernel-line";
import { Link } from "../src/link";
import type { ScreenTraits } from "../src/protocol";

/** A page in a host that tells of its connection; Python answers what gets through to it. */
function hosted() {
  const model = new FakeModel(traits());
  const slots = new Set<() => void>();
  const kernel = {
    connectionStatus: "connected",
    connectionStatusChanged: {
      connect: (slot: () => void) => void slots.add(slot),
      disconnect: (slot: () => void) => void slots.delete(slot),
    },
  };
  const turn = (status: string) => {
    kernel.connectionStatus = status;
    for (const slot of slots) slot();
  };
  const line = new KernelLine(
    Object.assign(model, { widget_manager: { kernel } }) as HostModel<ScreenTraits>,
  );
  const told: number[] = [];
  const link = new Link(line, () => "en", { online: () => {}, told: (number) => told.push(number) });
  const kinds = () => model.sent.map(({ kind }) => kind);
  return { model, line, link, turn, kinds, told, slots };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says nothing while the connection is cut, and what was asked then as soon as it is back", async () => {
  const { link, turn, kinds } = hosted();
  turn("connecting");
  const asked = link.ask("save", {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(kinds()).toEqual([]);
  turn("connected");
  expect(kinds()).toEqual(["save", "ping"]);
  await vi.advanceTimersByTimeAsync(1);
  expect((await asked).reply.ok).toBe(true);
  expect(link.online).toBe(true);
});

it("asks again at once for what was under way when the connection broke, and for nothing that was answered", async () => {
  const { model, link, turn, kinds } = hosted();
  void link.ask("turns", {});
  await vi.advanceTimersByTimeAsync(1);
  model.answer = () => undefined;
  void link.ask("save", {});
  turn("connecting");
  turn("connected");
  expect(kinds()).toEqual(["turns", "save", "save", "ping"]);
  expect(model.sent[1]).toEqual(model.sent[2]);
});

it("hears of what was told meanwhile, though nothing was asked", async () => {
  const { model, turn, told } = hosted();
  model.answer = () => ({ told: 7 });
  turn("connecting");
  turn("connected");
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([7]);
});

it("leaves no listener behind", () => {
  const { model, line, link, slots } = hosted();
  link.close();
  line.close();
  expect([model.ears, slots.size]).toEqual([0, 0]);
});

it("goes without a host that tells of its connection", async () => {
  const model = new FakeModel(traits());
  const link = new Link(new KernelLine(model), () => "en", { online: () => {} });
  const asked = link.ask("ping", {});
  await vi.advanceTimersByTimeAsync(1);
  expect((await asked).reply.ok).toBe(true);
});
