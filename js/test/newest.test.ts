import { describe, expect, it } from "vitest";
import { publicView, SETUP, seating } from "../dev/game";
import { Newest, type Shown } from "../src/store/newest";

const shown = (serial: number, change: Partial<Shown> = {}, epoch = "a"): Shown => ({
  seating: seating(4, { epoch, serial }),
  may: [],
  public: publicView(4, { revision: serial }),
  steps: [],
  rules: null,
  setup: null,
  ...change,
});

describe("the newest", () => {
  it("is what has the greatest serial", () => {
    const newest = new Newest(shown(3));
    expect(newest.take(shown(5))).toBe("next");
    expect(newest.take(shown(4))).toBe("late");
    expect(newest.take(shown(5))).toBe("known");
    expect(newest.shown.public?.revision).toBe(5);
  });

  it("is complete where a page hears of its parts one after the other", () => {
    const newest = new Newest(shown(3));
    const { public: before } = newest.shown;
    expect(newest.take(shown(4, { public: before }))).toBe("next");
    expect(newest.take(shown(4))).toBe("next");
    expect(newest.shown.public?.revision).toBe(4);
  });

  it("belongs to another game when that has come, and to the one before never again", () => {
    const newest = new Newest(shown(8));
    expect(newest.take(shown(1, {}, "b"))).toBe("other");
    expect(newest.take(shown(9))).toBe("late");
    expect([newest.isBehind("a", 9), newest.isBehind("b", 1), newest.isBehind("", 9)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([newest.isBehind("b", 2), newest.isBehind("c", 0)]).toEqual([true, true]);
  });

  it("knows since when all is as it is but for what is said beside the game", () => {
    const newest = new Newest(shown(3));
    newest.take(shown(4, { public: newest.shown.public }));
    expect(newest.since).toBe(3);
    newest.take(shown(5));
    expect(newest.since).toBe(5);
    const { public: view } = newest.shown;
    newest.take(shown(6, { public: view, seating: seating(4, { epoch: "a", serial: 6, seat: "Léa" }) }));
    expect(newest.since).toBe(6);
  });

  it("takes what is said beside the game, though it comes after the serial", () => {
    const newest = new Newest(shown(1));
    expect(newest.take(shown(1, { setup: SETUP }))).toBe("known");
    expect(newest.shown.setup).toBe(SETUP);
  });

  it("keeps the panel while a game is on", () => {
    const newest = new Newest(shown(1, { setup: SETUP }));
    newest.take(shown(2));
    expect(newest.shown.setup).toBe(SETUP);
  });
});
