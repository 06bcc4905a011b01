/** The page of a player's own device, on a socket without a server. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publicView, review, seating } from "../dev/game";
import { STATES } from "../dev/states";
import { PhoneStore } from "../src/phone/phone-store";
import { Phone } from "../src/phone/root";
import type { Presence, Seat, Snapshot } from "../src/protocol";
import { FakeSocket } from "./fake-socket";

const WHY = { en: "Because.", fr: "Parce que." };
const MAY: Snapshot["may"] = ["act", "continue", "let_bots_begin"];
const seat = (name: string, kind: Seat["kind"] = "remote"): Seat => ({ name, kind, character: "" });

function shown(change: Partial<Snapshot>, at: Partial<Snapshot["seating"]> = {}) {
  const snapshot = {
    seating: seating(3, { seat: "", here: [], ...at }),
    may: [] as Snapshot["may"],
    public: null,
    steps: [],
    private: null,
    agreement: null,
    open: null,
    rules: STATES.vote!(4).traits.rules,
    setup: null,
    failed: [],
    ...change,
  };
  return { kind: "show", snapshot };
}

/** The room ends it. */
function gone(next: string, why = WHY): object {
  return { why, ...JSON.parse(`{"kind": "gone", "then": "${next}"}`) };
}

const LOBBY = {
  seats: [seat("Ana"), seat(""), seat("Fox", "bot")],
  present: ["yes", "free", "bot"] as Presence[],
};

async function open(hash: string, path = "/") {
  history.replaceState(null, "", `${path}${hash}`);
  const store = new PhoneStore();
  await act(async () => render(<Phone phone={store} />, document.body));
  const settle = async () => {
    await vi.dynamicImportSettled();
    await act(async () => void (await vi.advanceTimersByTimeAsync(20)));
  };
  const say = async (content: object) => {
    FakeSocket.newest.say(content);
    await settle();
  };
  const dx = (name: string) => document.querySelector<HTMLElement>(`[data-dx="${name}"]`);
  const phase = () => document.querySelector(".dx-root")?.getAttribute("data-phase");
  const type = async (name: string, text: string) => {
    const input = dx(name) as HTMLInputElement;
    input.value = text;
    await act(async () => void input.dispatchEvent(new Event("input", { bubbles: true })));
    await act(async () => void input.form?.dispatchEvent(new Event("submit", { cancelable: true })));
  };
  return { store, settle, say, dx, phase, type };
}

/** The answer to the newest request of a kind. */
function answer(kind: string, given: object): object {
  const asked = FakeSocket.newest.said.filter((one) => one.kind === kind).at(-1);
  return { id: asked?.id, ok: true, ...given };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  document.body.innerHTML = "";
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("coming in", () => {
  it("with the room’s link asks for a name, sits down, and keeps the key in the address and in the browser", async () => {
    const { say, dx, phase, type, settle } = await open("#r=secret", "/dixit/share/");
    expect(FakeSocket.newest.address).toMatch(/^ws:.*\/dixit\/share\/ws$/);
    expect(phase()).toBe("coming");
    FakeSocket.newest.letIn();
    expect(FakeSocket.newest.said[0]).toEqual({ kind: "enter", secret: "secret", code: "" });
    await say(shown({}, LOBBY));
    expect(phase()).toBe("join");
    await type("join-name", "Ben");
    expect(FakeSocket.newest.said.at(-1)).toMatchObject({
      kind: "take",
      name: "Ben",
      seat: "",
      nonce: expect.stringMatching(/^\w{16,}$/),
    });
    await say({ kind: "entered", seat: "Ben" });
    await say(shown({}, { ...LOBBY, seats: [seat("Ana"), seat("Ben")], seat: "Ben", serial: 2 }));
    await say(answer("take", { seat: "Ben", key: "k" }));
    expect(phase()).toBe("lobby");
    expect(dx("presence")?.dataset).toMatchObject({ player: "Ana", present: "yes" });
    expect(location.hash).toBe("#s=k");
    FakeSocket.newest.break();
    await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
    expect(FakeSocket.newest.open().said[0]).toEqual({ kind: "return", key: "k" });
    await settle();
    history.replaceState(null, "", "#r=secret");
    new PhoneStore();
    expect(FakeSocket.newest.open().said[0]).toEqual({ kind: "return", key: "k" });
  });

  it("has the focus go to the head of each screen, so that it is read aloud", async () => {
    const { say, type } = await open("");
    const heads = [document.activeElement?.textContent];
    const next = () => heads.push(document.activeElement?.textContent);
    await type("join-code", "abc-234");
    next();
    FakeSocket.newest.letIn();
    await say(shown({}, LOBBY));
    next();
    await say(shown({}, { ...LOBBY, seats: [seat("Ana"), seat("Ben")], seat: "Ben", serial: 2 }));
    next();
    expect(heads).toEqual(["Type the code", "On the way to the table…", "Who are you?", "Welcome, Ben"]);
  });

  it("says why a name will not do, and asks again", async () => {
    const { say, type, dx } = await open("#r=secret");
    FakeSocket.newest.letIn();
    await say(shown({}, LOBBY));
    await type("join-name", "Ana");
    await say({ ...answer("take", {}), ok: false, code: "x", message: "There is an Ana already." });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("There is an Ana already.");
    expect((dx("join") as HTMLButtonElement).disabled).toBe(false);
  });

  it("without a link asks for the code, and says why it will not do", async () => {
    const { say, dx, phase, type } = await open("");
    expect(phase()).toBe("code");
    expect(FakeSocket.all).toEqual([]);
    await type("join-code", "abc-234");
    FakeSocket.newest.open();
    expect(FakeSocket.newest.said).toEqual([{ kind: "enter", secret: "", code: "ABC234" }]);
    await say(gone("stay"));
    expect(phase()).toBe("code");
    expect(document.querySelector("[role=alert]")?.textContent).toBe("Because.");
    expect(dx("join-code")).not.toBeNull();
  });

  it("in a game offers the bots’ seats, or to watch, and to sit down after all", async () => {
    const { store, say, dx, phase } = await open("#r=secret");
    FakeSocket.newest.letIn();
    const view = publicView(3, { players: ["Ana", "Ben", "Fox"] });
    const at = {
      seats: [seat("Ana"), seat("Ben"), seat("Fox", "bot")],
      present: ["yes", "away", "bot"] as Presence[],
    };
    await say(shown({ public: view }, at));
    expect(document.querySelectorAll("[data-dx=join-seat]").length).toBe(1);
    expect(dx("join-seat")?.dataset.player).toBe("Fox");
    await act(async () => dx("join-watch")?.click());
    expect(phase()).toBe("clue");
    const away = document.querySelector("[data-player=Ben][data-dx=presence]");
    expect(away?.getAttribute("data-present")).toBe("away");
    await act(async () => dx("join-sit")?.click());
    expect(phase()).toBe("join");
    await act(async () => dx("join-seat")?.click());
    expect(FakeSocket.newest.said.at(-1)).toMatchObject({ kind: "take", seat: "Fox" });
    expect(store.taking).toBe(true);
  });
});

describe("a key that opens nothing any more", () => {
  it("gives way to the link, where there is one", async () => {
    localStorage.setItem("dixit:/", JSON.stringify({ room: "secret", key: "old" }));
    const { say } = await open("#r=secret");
    FakeSocket.newest.open();
    expect(FakeSocket.newest.said[0]).toMatchObject({ kind: "return", key: "old" });
    await say(gone("enter"));
    FakeSocket.newest.open();
    expect(FakeSocket.newest.said[0]).toMatchObject({ kind: "enter", secret: "secret" });
    expect(location.hash).toBe("#r=secret");
  });

  it("is not tried at a table that it is not of", async () => {
    localStorage.setItem("dixit:/", JSON.stringify({ room: "another", key: "old" }));
    await open("#r=secret");
    expect(FakeSocket.newest.open().said[0]).toMatchObject({ kind: "enter", secret: "secret" });
  });

  it("of somebody who was sent away says so, and lets them ask anew", async () => {
    const { say, dx, phase } = await open("#s=k");
    FakeSocket.newest.letIn("Ana");
    await say(shown({}, { ...LOBBY, seat: "Ana" }));
    await say(gone("enter"));
    expect(phase()).toBe("gone");
    expect(document.querySelector("h1")?.textContent).toBe("Because.");
    await act(async () => dx("join-again")?.click());
    expect(phase()).toBe("code");
    expect(location.hash).toBe("");
  });

  it("of a seat that goes on elsewhere is kept, to go on here", async () => {
    const { say, dx, phase } = await open("#s=k");
    FakeSocket.newest.letIn("Ana");
    await say(shown({}, { ...LOBBY, seat: "Ana" }));
    await say(gone("stay"));
    expect(phase()).toBe("gone");
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect(FakeSocket.all.length).toBe(1);
    await act(async () => dx("join-again")?.click());
    expect(FakeSocket.newest.open().said[0]).toEqual({ kind: "return", key: "k" });
  });
});

it("says whether the network or the notebook is silent, and what the room has said of it", async () => {
  const { store, say, dx } = await open("#s=k");
  FakeSocket.newest.letIn("Ana");
  await say(shown({}, { ...LOBBY, seat: "Ana" }));
  expect(dx("disconnected")).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(4000))); // its hello has no answer
  expect(dx("disconnected")?.textContent).toContain("The notebook is busy.");
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => store.watch(false));
  expect(dx("disconnected")?.textContent).toContain("No connection.");
  line.mockRestore();
  FakeSocket.newest.break();
  await act(async () => void (await vi.advanceTimersByTimeAsync(2500)));
  expect(dx("disconnected")?.textContent).toContain("No connection.");
  FakeSocket.newest.open();
  await say(gone("retry", { ...WHY, en: "Closed." }));
  expect(dx("disconnected")?.textContent).toContain("Closed.");
  FakeSocket.newest.letIn("Ana");
  const back = shown({}, { ...LOBBY, seat: "Ana", serial: 3 });
  await say(back);
  await say(answer("hello", back.snapshot));
  expect(dx("disconnected")).toBeNull();
});

it("does not call a notebook busy that a code has just been sent to", async () => {
  const { type, dx, settle } = await open("");
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000))); // nobody has come in
  await type("join-code", "abc-234");
  await settle();
  expect(dx("disconnected")).toBeNull();
  FakeSocket.newest.break();
  await act(async () => void (await vi.advanceTimersByTimeAsync(2500)));
  expect(dx("disconnected")?.textContent).toContain("No connection.");
});

it("shows pictures small, fetched from where the page is, and large ones only where one looks closely", async () => {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address);
    if (fetched.length === 1) throw new TypeError("cut off");
    return { ok: true, arrayBuffer: async () => new ArrayBuffer(3) };
  });
  const { store, say, settle } = await open("#s=k");
  FakeSocket.newest.letIn("Ana");
  await say(shown({}, { ...LOBBY, seat: "Ana" }));
  expect(store.table.pictures.get("c1")).toBeUndefined();
  await settle();
  const card = { id: "c1", hash: "h", small: "s", title: {}, alt: {} };
  await say(answer("pictures", { cards: [card], total: 84 }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  expect(fetched).toEqual(["p/s.webp", "p/s.webp"]);
  expect(store.table.pictures.get("c1")).toMatchObject({ full: "p/h.webp" });
});

it("is ready when it goes on after the review, and says whom the table waits for", async () => {
  const { say, dx, settle } = await open("#s=k");
  FakeSocket.newest.letIn("Ana");
  const players = ["Ana", "Ben", "Cleo"];
  const view = review(
    publicView(3, { players, phase: "vote", tableau: ["c1", "c2", "c3"], storyteller: "Ben" }),
  );
  const at = {
    seats: players.map((name) => seat(name)),
    present: ["yes", "yes", "away"] as Presence[],
    seat: "Ana",
  };
  await say(shown({ public: view, may: MAY }, at));
  await settle(); // the code of the reveal is sent for when it is drawn
  expect(dx("continue")?.textContent).toBe("I am ready");
  await act(async () => dx("continue")?.click());
  expect(FakeSocket.newest.said.at(-1)).toMatchObject({ kind: "act", action: { action: "continue" } });
  await say(shown({ public: view, may: MAY }, { ...at, ready: ["Ana"], serial: 2 }));
  await say(answer("act", { done: true }));
  expect((dx("continue") as HTMLButtonElement).disabled).toBe(true);
  expect(document.body.textContent).toContain("Waiting for Ben.");
});

it("calls the person when it is their turn, and says so in the title", async () => {
  const buzzed = vi.fn();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { vibrate: buzzed }));
  const { say } = await open("#s=k");
  FakeSocket.newest.letIn("Ana");
  const view = publicView(3, { phase: "cards", waiting_for: ["Ben"], storyteller: "Ben" });
  await say(shown({ public: view, may: MAY }, { seat: "Ana" }));
  expect([document.title, document.documentElement.lang]).toEqual(["Dixit", "en"]);
  await say(
    shown({ public: { ...view, revision: 41, waiting_for: ["Ana"] }, may: MAY }, { seat: "Ana", serial: 2 }),
  );
  expect(document.title).toBe("Your turn – Dixit");
  expect(buzzed).toHaveBeenCalledTimes(1);
});

it("calls the person again when their team mate offers to hand in, which raises no serial", async () => {
  const buzzed = vi.fn();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { vibrate: buzzed }));
  const { say, dx } = await open("#s=k");
  FakeSocket.newest.letIn("Ana");
  const { traits, private: known, agreement } = STATES["cards-offer"]!(6);
  const told = { public: traits.public, rules: traits.rules, private: known!, may: MAY };
  const at = traits.seating;
  await say(shown({ ...told, agreement: { ...agreement!, by: "", number: 0 } }, at));
  await act(async () => void (await vi.dynamicImportSettled()));
  expect([dx("agree"), buzzed.mock.calls.length]).toEqual([null, 1]);
  await say(shown({ ...told, agreement: agreement! }, at));
  expect(buzzed).toHaveBeenCalledTimes(2);
  await act(async () => dx("agree")?.click());
  expect(FakeSocket.newest.said.at(-1)).toMatchObject({ kind: "agree", number: 1 });
});

it("holds the screen awake while a game is on, and lets go of it after that", async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { wakeLock: { request } }));
  const { say } = await open("#s=k");
  FakeSocket.newest.letIn("Ana");
  await say(shown({}, { ...LOBBY, seat: "Ana" }));
  expect(request).not.toHaveBeenCalled();
  const view = publicView(3, { phase: "cards", storyteller: "Ben" });
  await say(shown({ public: view }, { seat: "Ana", serial: 2 }));
  expect(request).toHaveBeenCalledWith("screen");
  await say(shown({ public: { ...view, phase: "over", revision: 99 } }, { seat: "Ana", serial: 3 }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  expect(release).toHaveBeenCalledTimes(1);
});

it("counts down what the table still waits, from what was said last", async () => {
  const { say } = await open("#s=k");
  FakeSocket.newest.letIn("Ana");
  const view = publicView(3, { phase: "cards", storyteller: "Ben" });
  const clock = () => document.querySelector("[role=timer]");
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await say(shown({ public: view }, { seat: "Ana", left: 61.5 }));
  await wait(1000);
  expect(clock()?.textContent).toBe("1:01 left");
  expect(clock()?.hasAttribute("data-hurry")).toBe(false);
  await say(shown({ public: view }, { seat: "Ana", left: 10, serial: 2 }));
  await wait(1250);
  expect(clock()?.textContent).toBe("0:09 left");
  expect(clock()?.hasAttribute("data-hurry")).toBe(true);
  await say(shown({ public: view }, { seat: "Ana", left: null, serial: 3 }));
  expect(clock()).toBeNull();
});
