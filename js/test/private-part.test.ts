import { describe, expect, it } from "vitest";
import { privateView, seating } from "../dev/game";
import type { OpenView } from "../src/protocol";
import { PrivatePart } from "../src/store/private-part";

const ana = { epoch: "a", serial: 4, private: privateView(), agreement: null, open: null };
const at = (serial: number, seat = "Ana", epoch = "a") => seating(4, { epoch, serial, seat });
const all: OpenView = {
  hands: {},
  told: null,
  target: null,
  handed: {},
  owners: [],
  votes: {},
  red: null,
};

describe("the private part", () => {
  it("is for the person at the screen and for nobody else", () => {
    const part = new PrivatePart();
    part.learn(ana);
    expect(part.viewFor(at(4))?.you).toBe("Ana");
    expect(part.viewFor(at(4, "Léa"))).toBeNull();
    expect(part.viewFor(at(4, "Ana", "b"))).toBeNull();
    part.keepFor(at(5, ""));
    expect(part.viewFor(at(6))).toBeNull();
  });

  it("stays while what is shown goes on, and where it came before it", () => {
    const part = new PrivatePart();
    part.learn(ana);
    part.keepFor(at(5));
    expect(part.viewFor(at(5))).not.toBeNull();
    part.learn({ ...ana, serial: 7, private: privateView({ you: "Léa" }) });
    part.keepFor(at(6));
    expect(part.viewFor(at(7, "Léa"))?.you).toBe("Léa");
    expect([part.reaches("a", 7), part.reaches("a", 8), part.reaches("b", 1)]).toEqual([true, false, false]);
  });

  it("goes on with the offers of two, which raise no serial", () => {
    const part = new PrivatePart();
    const offer = (number: number) => ({ mate: "Léa", by: "Léa", cards: [], number });
    part.learn({ ...ana, agreement: offer(2) });
    part.learn({ ...ana, agreement: offer(1) });
    part.learn(ana);
    expect(part.agreementFor(at(4))?.number).toBe(2);
    part.learn({ ...ana, agreement: offer(3) });
    expect(part.agreementFor(at(4))?.number).toBe(3);
    expect(part.agreementFor(at(4, "Léa"))).toBeNull();
    part.learn({ ...ana, serial: 5 });
    expect(part.agreementFor(at(5))).toBeNull();
  });

  it("does not go back", () => {
    const part = new PrivatePart();
    part.learn({ ...ana, private: privateView({ handed: ["c1"] }) });
    part.learn({ ...ana, serial: 3 });
    expect(part.viewFor(at(4))?.handed).toEqual(["c1"]);
  });

  it("shows every hand only to whoever looks with nobody’s eyes", () => {
    const part = new PrivatePart();
    part.learn({ ...ana, private: null, open: all });
    expect(part.openFor(at(4, ""))).toBe(all);
    expect(part.openFor(at(4))).toBeNull();
  });
});
