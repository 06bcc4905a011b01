import { expect, it } from "vitest";
import { seating } from "../dev/game";
import { isRemote, notReady, presenceOf } from "../src/logic/presence";
import type { Presence, Seat } from "../src/protocol";

const seat = (name: string, kind: Seat["kind"]): Seat => ({ name, kind, character: "" });
const mixed = seating(4, {
  seats: [seat("Ana", "person"), seat("Ben", "remote"), seat("Cleo", "remote"), seat("Fox", "bot")],
  present: ["yes", "yes", "away", "bot"] as Presence[],
});

it("says who is there, and nothing where all sit at one screen", () => {
  expect(["Ana", "Cleo", "Fox", "nobody"].map((name) => presenceOf(mixed, name))).toEqual([
    "yes",
    "away",
    "bot",
    null,
  ]);
  expect(presenceOf(seating(4), "Ana")).toBeNull();
  expect([isRemote(mixed, "Ben"), isRemote(mixed, "Ana")]).toEqual([true, false]);
});

it("waits for all who are there and have not said that it may go on", () => {
  expect(notReady(mixed)).toEqual(["Ana", "Ben"]);
  expect(notReady({ ...mixed, ready: ["Ben"] })).toEqual(["Ana"]);
});
