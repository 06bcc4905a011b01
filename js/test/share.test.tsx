/** How people come in with devices of their own, as the owner's page shows it. */
import { expect, it } from "vitest";
import english from "../../dixit_widget/words/en/share.json";
import { next, SHARED } from "../dev/game";
import { STATES, type State } from "../dev/states";
import type { Draft } from "../src/protocol";
import { type Answers, mount, out, settle, unmount, useTablePage } from "./table-page";

useTablePage();

async function opened(state: State | undefined, also: Answers = {}) {
  if (!state) throw new Error("no such state");
  const model = await mount(state, {
    words: () => ({ texts: english }),
    shared: () => ({ ...SHARED }),
    share_wide: ({ wide }) => ({ ...SHARED, network: wide }),
    invite: ({ seat }) => ({ ...SHARED.invitation, link: `http://192.168.1.5/#s=${seat}` }),
    ...also,
  });
  const page = out();
  const wait = async (ms: number) => {
    // effects run at the end of a round, and what they ask for is answered in the next
    for (const round of [ms, 10]) await settle(round);
  };
  const dx = (handle: string) => page.querySelector<HTMLElement>(`[data-dx=${handle}]`);
  const press = async (handle: string) => {
    dx(handle)?.click();
    await wait(400);
  };
  const asked = (kind: string) => model.sent.filter((one) => one.kind === kind);
  return { model, out: page, wait, dx, press, asked };
}

const names = (out: HTMLElement) =>
  [...out.querySelectorAll(".dx-guest")].map((one) => one.querySelector("b")?.textContent);

it("shows in the lobby how to come in, and who has", async () => {
  const { out, dx, model, wait } = await opened(STATES.lobby!(6));
  expect(out.querySelector(".dx-root")?.getAttribute("data-phase")).toBe("lobby");
  expect(dx("share-link")?.textContent).toBe(SHARED.invitation.link);
  expect(out.querySelector(".dx-qr img")?.getAttribute("src")).toBe(SHARED.invitation.picture);
  expect(out.textContent).toContain("or open 192.168.1.5:49152 and type");
  expect(out.textContent).toContain(SHARED.code);
  expect(names(out)).toEqual(["Ana", "", "", "", "Julien", "Nicolas"]);
  expect(out.textContent).toContain("nobody has come yet");
  model.set(next(model, { seating: STATES["lobby-come"]!(6).traits.seating }));
  await wait(10);
  expect(names(out)).toEqual(["Ana", "Léa", "Tom", "", "Julien", "Nicolas"]);
  expect(out.textContent).toContain("2 of 3 have come");
});

it("asks again how to come in where something has changed, for the door may be another one", async () => {
  let link = SHARED.invitation.link;
  const shared = () => ({ ...SHARED, invitation: { ...SHARED.invitation, link } });
  const { model, wait, dx } = await opened(STATES.lobby!(6), { shared });
  link = "http://192.168.1.5:50000/#r=other";
  model.set(next(model, {}));
  await wait(10);
  expect(dx("share-link")?.textContent).toBe(link);
});

it("opens the table to the network and says what that means, or why it cannot", async () => {
  let refused = false;
  const { out, dx, press, asked } = await opened(STATES.lobby!(6), {
    shared: () => ({ ...SHARED, network: false, reach: "Only this computer." }),
    share_wide: ({ wide }) =>
      refused
        ? { ok: false, code: "x", message: "There is no network." }
        : { ...SHARED, network: wide, reach: "The network." },
  });
  const network = () => dx("share-network") as HTMLInputElement;
  expect(out.textContent).toContain("Only this computer.");
  refused = true;
  await press("share-network");
  expect(out.querySelector("[role=alert]")?.textContent).toBe("There is no network.");
  expect(network().checked).toBe(false);
  refused = false;
  await press("share-network");
  expect(asked("share_wide").at(-1)).toMatchObject({ wide: true });
  expect(network().checked).toBe(true);
  expect(out.querySelector("[role=alert]")).toBe(null);
  expect(out.textContent).toContain("The network.");
});

it("begins the game, sends somebody away, goes back, and says why it does not", async () => {
  const { out, press, model } = await opened(STATES["lobby-come"]!(6), {
    begin: () => ({ ok: false, code: "x", message: "Nobody has come yet." }),
  });
  await press("start");
  expect(model.sent.at(-1)).toMatchObject({ kind: "begin" });
  expect(out.querySelector("[role=alert]")?.textContent).toBe("Nobody has come yet.");
  await press("release");
  expect(model.sent.at(-1)).toMatchObject({ kind: "release", seat: "Léa" });
  await press("leave");
  expect(model.sent.at(-1)).toMatchObject({ kind: "leave" });
});

it("says what may be in the way once nobody has come for a minute", async () => {
  const { out, wait } = await opened(STATES.lobby!(6));
  await wait(58_000);
  expect(out.textContent).not.toContain("Nobody comes in?");
  await wait(3_000);
  expect(out.textContent).toContain("Nobody comes in?");
});

it("says in place of the link why there is none", async () => {
  const message = "The packages of the extra share are missing.";
  const { out } = await opened(STATES.lobby!(6), { shared: () => ({ ok: false, code: "x", message }) });
  expect(out.querySelector("[role=alert]")?.textContent).toBe(message);
});

it("shows in the menu of a game who is there, and what to do about whoever is not", async () => {
  const { out, dx, press, model, wait, asked } = await opened(STATES.projector!(6));
  expect(asked("shared")).toHaveLength(0); // the door stays shut until somebody looks for it
  await press("menu");
  await press("share");
  expect(dx("share-link")?.textContent).toBe(SHARED.invitation.link);
  const guests = [...out.querySelectorAll<HTMLElement>(".dx-guest")];
  expect(guests.map((guest) => guest.dataset.present)).toEqual(["yes", "yes", "away", "yes", "bot", "bot"]);
  expect(guests.map((guest) => guest.querySelectorAll("button").length)).toEqual([3, 2, 3, 2, 0, 0]); // Ana and Tom are waited for
  const deed = async (name: string) => {
    guests[2]?.querySelector<HTMLElement>(`[data-dx=${name}]`)?.click();
    await wait(400);
  };
  await deed("invite");
  expect(dx("seat-link")?.textContent).toBe("http://192.168.1.5/#s=Tom");
  await deed("stand-in");
  expect(model.sent.at(-1)).toMatchObject({ kind: "stand_in", seat: "Tom" });
  await deed("release");
  expect(model.sent.at(-1)).toMatchObject({ kind: "release", seat: "Tom" });
});

it("closes the door, and opens it again only when asked to", async () => {
  const { out, dx, press, model, wait, asked } = await opened(STATES.projector!(6));
  await press("menu");
  await press("share");
  await press("share-close");
  expect(model.sent.at(-1)).toMatchObject({ kind: "share_close" });
  expect(dx("share-link")).toBe(null);
  model.set(next(model, {}));
  await wait(10);
  expect(asked("shared")).toHaveLength(1);
  [...out.querySelectorAll("button")].find((one) => one.textContent === "Let devices in again")?.click();
  await wait(400);
  expect(asked("shared")).toHaveLength(2);
  expect(dx("share-link")?.textContent).toBe(SHARED.invitation.link);
});

it("offers no devices where none can be let in", async () => {
  const { traits } = STATES.projector!(6);
  const may = traits.may.filter((right) => right !== "share");
  const { dx, press } = await opened({ traits: { ...traits, may } });
  await press("menu");
  expect(dx("share")).toBe(null);
});

it("offers a seat for whoever comes, where the table can be shared", async () => {
  for (const remote of [true, false]) {
    const { traits } = STATES.setup!(6);
    const { out, asked, wait } = await opened(
      { traits: { ...traits, setup: traits.setup && { ...traits.setup, remote } } },
      { check: () => ({ faults: [], line: "", summary: "" }) },
    );
    const kinds = out.querySelectorAll<HTMLInputElement>(".dx-row:nth-child(2) .dx-kind input");
    expect(kinds).toHaveLength(remote ? 3 : 2);
    if (remote) {
      kinds[2]?.click();
      await wait(400);
      await wait(400);
      const draft = asked("check").at(-1)?.draft as Draft | undefined;
      expect(draft?.seats[1]).toEqual({ name: "", kind: "remote", character: "" });
      const name = out.querySelector<HTMLInputElement>(".dx-row:nth-child(2) .dx-name");
      expect([name?.value, name?.placeholder, name?.readOnly]).toEqual(["", "whoever comes", true]);
      kinds[0]?.click();
      await wait(400);
      expect(name?.value).toBe("Léa");
    }
    unmount();
    document.body.innerHTML = "<div id=out></div>";
  }
});

it("says who of those that are waited for is away", async () => {
  const { out } = await opened(STATES.projector!(6));
  expect(out.textContent).toContain("Waiting for Ana and Tom. Tom is away.");
});

it("has no dead control on a screen at which nobody sits", async () => {
  const { out, dx } = await opened(STATES["projector-race"]!(6));
  expect(out.querySelector(".dx-root")?.hasAttribute("data-projector")).toBe(true);
  expect(out.textContent).toContain("The first to announce one becomes the storyteller.");
  expect(dx("pass")).toBe(null);
  expect(dx("let-others")).not.toBe(null);
});

it("says how long each decision may take, and changes that", async () => {
  const { dx, wait, asked } = await opened(STATES.lobby!(6), { shared: () => ({ ...SHARED, timer: 75 }) });
  const choice = dx("share-timer") as HTMLSelectElement;
  expect(choice.value).toBe("75");
  expect([...choice.options].map((option) => option.text)).toContain("1:15 min");
  choice.value = "";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  await wait(400);
  expect(asked("set_timer").map(({ seconds }) => seconds)).toEqual([null]);
  expect((dx("share-timer") as HTMLSelectElement).value).toBe("");
});

it("switches nothing off while an answer is under way, for that would take the focus off it", async () => {
  const { model, out, press, wait, dx } = await opened(STATES.projector!(6), {
    shared: () => ({ ...SHARED, network: false }),
  });
  await press("menu");
  await press("share");
  model.delay = 1000;
  for (const handle of ["share-network", "release"]) {
    dx(handle)?.click();
    await wait(400);
    expect(out.querySelectorAll("[role=dialog] :disabled")).toHaveLength(0);
  }
  expect(dx("release")?.getAttribute("aria-disabled")).toBe("true");
  dx("stand-in")?.click();
  await wait(1000);
  expect(dx("release")?.hasAttribute("aria-disabled")).toBe(false);
  expect(model.sent.filter(({ kind }) => kind === "stand_in")).toEqual([]);
});

it("shows what came of two things that were asked at once, and of one that is refused again", async () => {
  let refused = false;
  const no = { ok: false, code: "x", message: "There is no network." };
  const { model, wait, dx, press } = await opened(STATES.lobby!(6), {
    shared: () => ({ ...SHARED, network: false }),
    share_wide: () => (refused ? no : { ...SHARED, network: true }),
  });
  const network = () => dx("share-network") as HTMLInputElement;
  const timer = () => dx("share-timer") as HTMLSelectElement;
  refused = true;
  for (const _ of [1, 2]) {
    await press("share-network");
    expect(network().checked).toBe(false);
  }
  refused = false;
  model.delay = 300;
  network().click();
  await wait(50);
  timer().value = "60";
  timer().dispatchEvent(new Event("change", { bubbles: true }));
  await wait(1000);
  expect([network().checked, timer().value]).toEqual([true, "60"]);
});

it("keeps the focus in the panel when a deed that is done goes away", async () => {
  const { model, press, dx, wait } = await opened(STATES.projector!(6));
  await press("menu");
  await press("share");
  dx("release")?.focus();
  const seating = model.get("seating");
  const bots = seating.seats.map((seat) => ({ ...seat, kind: "bot" as const }));
  model.set(next(model, { seating: { ...seating, seats: bots, present: bots.map(() => "bot" as const) } }));
  await wait(10);
  expect(dx("release")).toBeNull();
  expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull();
});
