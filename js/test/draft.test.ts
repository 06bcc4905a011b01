import { describe, expect, it } from "vitest";
import { SETUP } from "../dev/game";
import {
  asAsked,
  MOST_SEATS,
  nextCharacter,
  tableOf,
  turnedVariants,
  withEdition,
  withKind,
  withOneMore,
  withoutSeat,
  withSeat,
  withTable,
  withVariant,
} from "../src/logic/draft";
import { toggled } from "../src/logic/hand";

const { draft } = SETUP;

describe("a draft", () => {
  it("takes a name that is free, up to twelve seats", () => {
    let more = withOneMore(draft, ["Ana", "Zed"], "fox");
    expect(more.seats.at(-1)).toEqual({ name: "Zed", kind: "bot", character: "fox" });
    for (let n = 0; n < 20; n++) more = withOneMore(more, [], "fox");
    expect(more.seats).toHaveLength(MOST_SEATS);
  });

  it("gives bots that are added their characters in turn", () => {
    const everyday = ["poet", "fox"];
    const bots = draft.seats.filter(({ kind }) => kind === "bot").length;
    const first = nextCharacter(draft, everyday);
    const second = nextCharacter(withOneMore(draft, ["Zed"], first), everyday);
    expect([first, second]).toEqual(bots % 2 ? ["fox", "poet"] : ["poet", "fox"]);
  });

  it("seats a whole table of bots, leaves people alone, and knows the table again", () => {
    const tough = withTable(draft, ["fox", "poet"]);
    expect(tough.seats.map(({ character }) => character)).toEqual(["", "", "fox", "poet", "fox", "poet"]);
    expect(tableOf(tough, SETUP.tables)).toBe("tough");
    expect(tableOf(withSeat(tough, 2, { character: "owl" }), SETUP.tables)).toBe("");
    expect(tableOf({ ...draft, seats: draft.seats.slice(0, 2) }, SETUP.tables)).toBe("");
  });

  it("changes and takes away one seat only", () => {
    expect(
      withSeat(draft, 1, { name: "Bo" })
        .seats.map((seat) => seat.name)
        .slice(0, 3),
    ).toEqual(["Ana", "Bo", "Tom"]);
    expect(withoutSeat(draft, 0).seats[0]?.name).toBe("Léa");
  });

  it("asks for a seat without a name for whoever comes, and loses no name that was typed", () => {
    const given = withKind(draft, 1, "remote", "fox");
    expect(given.seats[1]).toEqual({ name: "Léa", kind: "remote", character: "" });
    expect(asAsked(given, draft).seats[1]?.name).toBe("");
    expect(asAsked(withKind(given, 1, "bot", "fox"), draft).seats[1]).toEqual({
      name: "Léa",
      kind: "bot",
      character: "fox",
    });
  });

  it("keeps the names of those who came to the last game with a device", () => {
    const last = withKind(draft, 1, "remote", "");
    expect(asAsked(withKind(last, 2, "remote", ""), last).seats.map((seat) => seat.name)).toEqual([
      "Ana",
      "Léa",
      "",
      "Mathilde",
      "Julien",
      "Nicolas",
    ]);
  });

  it("has a variant turned where its own rules have what it turns, and the edition has not", () => {
    const own = { ...draft, own: { bonus_cap: 3 } };
    const ids = (of: typeof draft) => turnedVariants(of, SETUP.variants);
    expect(ids(withVariant(draft, "mime", true))).toEqual(["mime"]);
    expect(ids(own)).toContain("cap");
    expect(ids({ ...own, own: { bonus_cap: 2 } })).not.toContain("cap");
    expect(ids({ ...own, edition: "dixit-2008" })).not.toContain("cap");
    expect(withEdition(own, "odyssey", SETUP.variants).own).toBeNull();
  });

  it("drops variants that the edition does not have", () => {
    const turned = withVariant(withVariant(draft, "mime", true), "cap", true);
    expect(withEdition(turned, "odyssey", SETUP.variants).variants).toEqual(["cap"]);
    expect(withVariant(turned, "cap", false).variants).toEqual(["mime"]);
  });
});

describe("choosing cards", () => {
  it("moves a single choice, and lets the oldest of two give way", () => {
    expect(toggled([], "a", 1)).toEqual(["a"]);
    expect(toggled(["a"], "b", 1)).toEqual(["b"]);
    expect(toggled(["a"], "a", 1)).toEqual(["a"]);
    expect(toggled(["a", "b"], "c", 2)).toEqual(["b", "c"]);
    expect(toggled(["a", "b"], "a", 2)).toEqual(["b"]);
  });
});
