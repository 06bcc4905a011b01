import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer } from "../src/link";
import { PendingRequest } from "../src/store/pending-request";

type Reply = Answer<{ done: boolean }>["reply"];

/** A request that is answered when one says so. */
function asked() {
  let answer = (_: Reply) => {};
  const given = new Promise<Answer<{ done: boolean }>>((resolve) => {
    answer = (reply) => resolve({ reply, buffers: [] });
  });
  const ask = vi.fn(() => given);
  const reply = async (said: Reply = { ok: true, done: true }) => {
    answer(said);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, reply };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is one at a time; of those that come meanwhile the last one follows", async () => {
  const request = new PendingRequest(() => {});
  const [first, second, third] = [asked(), asked(), asked()];
  void request.run("clue", first);
  void request.run("clue", asked());
  void request.run("sit", second);
  void request.run("leave", third);
  expect(request.name).toBe("clue");
  await first.reply();
  expect(request.name).toBe("leave");
  expect([second.ask.mock.calls.length, third.ask.mock.calls.length]).toEqual([0, 1]);
  await third.reply();
  expect(request.name).toBeNull();
});

it("is drawn only where its answer takes a while", async () => {
  const changed = vi.fn();
  const request = new PendingRequest(changed);
  const quick = asked();
  void request.run("vote", quick);
  await vi.advanceTimersByTimeAsync(90);
  expect(changed).not.toHaveBeenCalled();
  await quick.reply();
  expect(changed).toHaveBeenCalledTimes(1);
  void request.run("vote", asked());
  await vi.advanceTimersByTimeAsync(110);
  expect(changed).toHaveBeenCalledTimes(2);
});

it("says where and why it was refused, until one tries again", async () => {
  const request = new PendingRequest(() => {});
  const one = asked();
  const refused = vi.fn();
  const faults = [{ where: "seats", message: "Too few." }];
  void request.run("start", { ...one, refused });
  await one.reply({ ok: false, code: "x", message: "No.", faults });
  expect(request.error).toEqual({ where: "start", message: "No." });
  expect(refused).toHaveBeenCalledWith(faults);
  void request.run("start", asked());
  expect(request.error).toBeNull();
});

it("is at work only while there is one", async () => {
  const request = new PendingRequest(() => {});
  request.work();
  expect(request.working).toBe(false);
  const one = asked();
  void request.run("clue", one);
  request.work();
  expect(request.working).toBe(true);
  await one.reply();
  expect(request.working).toBe(false);
});
