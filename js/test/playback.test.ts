import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publicView } from "../dev/game";
import { unfold } from "../src/logic/playback";
import { Playback } from "../src/store/playback";

const shown = publicView(4, { revision: 5, handed_in: [] });
const target = {
  ...shown,
  revision: 8,
  phase: "vote" as const,
  handed_in: ["Ana", "Léa", "Tom"],
  tableau: ["a", "b"],
};
const steps = [
  { revision: 6, handed_in: ["Ana"] },
  { revision: 7, handed_in: ["Ana", "Léa"] },
  { revision: 8, handed_in: ["Ana", "Léa", "Tom"], phase: "vote" as const, tableau: ["a", "b"] },
];

describe("unfold", () => {
  it("turns diffs into the views between two states", () => {
    const views = unfold(shown, steps, target);
    expect(views.map((view) => view.revision)).toEqual([6, 7, 8]);
    expect(views[1]?.handed_in).toEqual(["Ana", "Léa"]);
    expect(views[1]?.tableau).toEqual([]);
    expect(views[2]).toBe(target);
  });

  it("jumps when the steps begin elsewhere", () => {
    expect(unfold({ ...shown, revision: 4 }, steps, target)).toEqual([target]);
    expect(unfold(null, steps, target)).toEqual([target]);
  });

  it("jumps when the steps are left over from another change", () => {
    const later = { ...target, revision: 9 };
    expect(unfold(shown, steps, later)).toEqual([later]);
  });

  it("needs no playback for a single step", () => {
    expect(unfold(shown, steps.slice(0, 1), { ...target, revision: 6 })).toHaveLength(1);
  });
});

describe("a playback", () => {
  let pace = 1;
  let changes = 0;
  const begun = () =>
    new Playback(
      shown,
      { hurries: () => pace === 0, stays: () => pace, hastened: (views) => [...views] },
      () => void changes++,
    );
  beforeEach(() => {
    pace = 1;
    changes = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("waits anew, and less, once a person has acted who was waited for", async () => {
    const acted = { ...shown, handed_in: ["Ana"] };
    const playback = new Playback(
      shown,
      {
        hurries: () => false,
        stays: (view) => (view.handed_in.includes("Ana") ? 1 : 5),
        hastened: (views) =>
          views.map((view) => (views.at(-1)?.revision === 8 && view === shown ? acted : view)),
      },
      () => {},
    );
    playback.follow({ ...shown, revision: 6, handed_in: ["Léa"] }, []);
    await vi.advanceTimersByTimeAsync(2000);
    expect(playback.shown?.revision).toBe(5);
    playback.follow({ ...target, revision: 7 }, []);
    playback.follow(target, []);
    expect(playback.shown).toBe(acted);
    await vi.advanceTimersByTimeAsync(1100);
    expect(playback.shown?.revision).toBe(6);
  });

  it("shows each step, and what was there before it", async () => {
    const playback = begun();
    playback.follow(target, steps);
    expect([playback.shown?.revision, playback.running]).toEqual([5, true]);
    await vi.advanceTimersByTimeAsync(1000 * pace);
    expect([playback.shown?.revision, playback.before?.revision, playback.running]).toEqual([6, 5, true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([playback.shown?.revision, playback.before?.revision, playback.running]).toEqual([8, 7, false]);
    expect(changes).toBe(3);
  });

  it("is over at once where there is no pace any more, and when one skips", () => {
    const playback = begun();
    playback.follow(target, steps);
    pace = 0;
    playback.follow({ ...target }, []);
    expect([playback.shown, playback.running]).toEqual([target, false]);
    const other = begun();
    pace = 1;
    other.follow(target, steps);
    other.skip();
    expect([other.shown, other.running]).toEqual([target, false]);
  });

  it("does nothing where the view is the one that is shown", () => {
    const playback = begun();
    playback.follow({ ...shown }, []);
    expect([playback.shown, changes]).toEqual([shown, 0]);
  });

  it("jumps to what nobody saw coming, and plays nothing more", async () => {
    const playback = begun();
    playback.follow(target, steps);
    playback.jump(null);
    await vi.advanceTimersByTimeAsync(5000);
    expect([playback.shown, playback.before]).toEqual([null, null]);
  });
});
