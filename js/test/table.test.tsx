/** Whole screens in a DOM: what is drawn, what is not, and what hostile texts can do. */
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import asking from "../../dixit_widget/words/en/asking.json";
import how from "../../dixit_widget/words/en/how.json";
import keepsakes from "../../dixit_widget/words/en/keepsakes.json";
import english from "../../dixit_widget/words/en/share.json";
import type { Answer } from "../dev/fake-model";
import { CURVE, minds, NAMES, next, publicView, push, review, SHARED, seating, why } from "../dev/game";
import { STATES, type State } from "../dev/states";
import { recounted } from "../dev/teaching";
import type { PublicView, ReasonShape } from "../src/protocol";
import { type Answers, out, settle, mount as table, unmount, useTablePage } from "./table-page";

const EVIL = '<img src=x onerror="globalThis.pwned=1"><script>globalThis.pwned=1</script>';

useTablePage();

async function mount(state: State, also: Answers = {}) {
  const model = await table(state, {
    words: () => ({ texts: { ...asking, ...english, ...keepsakes, ...how } }),
    clarity: () => ({ ...CURVE }),
    shared: () => ({ ...SHARED }),
    check: () => ({ faults: [{ where: "seats.2.name", message: EVIL }], line: EVIL, summary: EVIL }),
    ...also,
  });
  return { model, out: out(), settle };
}

it("keeps a clue that is half typed where its cell is moved, for whoever typed it", async () => {
  const field = () => document.querySelector<HTMLInputElement>("[data-dx=clue]")!;
  const at = (epoch: string): State => {
    const { traits, ...rest } = STATES.clue!(6);
    return { ...rest, traits: { ...traits, seating: { ...traits.seating, epoch } } };
  };
  await mount(at("moved"));
  await act(async () => {
    field().value = "Half a th";
    field().dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  unmount();
  await mount(at("moved"));
  expect(field().value).toBe("Half a th");
  unmount();
  await mount(at("another game"));
  expect(field().value).toBe("");
});

it.each([
  ["clue", "hand-card"],
  ["cards", "hand-card"],
  ["vote", "slot"],
])("keeps a card that is chosen and not sent where the page draws another view: %s", async (name, card) => {
  const at = (epoch: string): State => {
    const { traits, ...rest } = STATES[name]!(6);
    return { ...rest, traits: { ...traits, seating: { ...traits.seating, epoch } } };
  };
  const cards = () => [...document.querySelectorAll<HTMLElement>(`[data-dx=${card}]`)];
  const pressed = () => cards().map((one) => one.ariaPressed ?? one.getAttribute("aria-pressed"));
  const open = async (epoch: string) => (await mount(at(epoch))).settle();
  await open("paused");
  const able = cards().findIndex((one) => !one.hasAttribute("data-still"));
  await act(async () => cards()[able]?.click());
  const chosen = pressed();
  expect(chosen.filter((one) => one === "true")).toHaveLength(1);
  unmount();
  await open("paused");
  expect(pressed()).toEqual(chosen);
  unmount();
  await open("another game");
  expect(pressed()).not.toContain("true");
});

it("draws every state", async () => {
  for (const [name, make] of Object.entries(STATES)) {
    const { out } = await mount(make(name.startsWith("vote-p") ? 8 : 6));
    const root = out.querySelector(".dx-root");
    expect(root, name).not.toBeNull();
    expect(out.querySelector(".dx-table")?.childElementCount, name).toBeGreaterThan(0);
    unmount();
    document.body.innerHTML = "<div id=out></div>";
  }
}, 30_000);

it("says how the game ends, and that a turn is the last", async () => {
  for (const [last, turns, said] of [
    [false, 0, "Turn 7 · first to 30"],
    [true, 0, "Turn 7 · last turn"],
    [false, 9, "Turn 7 of 9"],
    [false, 7, "Turn 7 · last turn"],
  ] as const) {
    const state = STATES.vote!(4);
    const shown = { ...(state.traits.public as ReturnType<typeof publicView>), last_turn: last };
    const seating = { ...state.traits.seating!, turns };
    const { out } = await mount({ ...state, traits: { ...state.traits, public: shown, seating } });
    expect(out.querySelector(".dx-clue-meta")?.textContent).toBe(said);
    unmount();
    document.body.innerHTML = "<div id=out></div>";
  }
});

it("shows names, clues and messages as text and nothing else", async () => {
  const names = NAMES.slice(0, 4).map((name, at) => (at === 1 ? EVIL : name));
  const evil = (view: ReturnType<typeof publicView>) => ({
    ...view,
    players: names,
    storyteller: EVIL,
    clue: { by: EVIL, text: EVIL, kind: "text" as const },
    scores: Object.fromEntries(names.map((name) => [name, 1])),
  });
  const view = evil(publicView(4, { phase: "vote", tableau: ["c1", "c2", "c3", "c4"] }));
  for (const shown of [view, review(view), { ...view, phase: "over" as const, winners: [EVIL] }]) {
    const state: State = {
      traits: {
        ...STATES.vote!(4).traits,
        public: shown,
        notice: { code: "x", text: { en: EVIL, fr: EVIL } },
      },
    };
    const { out } = await mount(state);
    expect(out.querySelector("img[src=x], script")).toBeNull();
    expect(out.textContent).toContain("<img src=x");
    unmount();
    document.body.innerHTML = "<div id=out></div>";
  }
  const { out } = await mount(STATES.setup!(6));
  expect(out.querySelector("img[src=x], script")).toBeNull();
  expect(out.querySelector(".dx-fault")?.textContent).toBe(EVIL);
  expect((globalThis as { pwned?: number }).pwned).toBeUndefined();
});

it("says once what is wrong with a table, at the seats that have it, and leads whoever presses Start there", async () => {
  const message = "Odyssey Party needs at least 6 players; there are 4.";
  const faults = [{ where: "seats", message }];
  const refused = {
    ok: false as const,
    code: "draft.unplayable",
    message: `This game cannot be started: ${message}`,
    faults,
  };
  const { out, settle } = await mount(STATES.setup!(6), {
    check: () => ({ faults, line: "", summary: "" }),
    start: () => refused,
  });
  const said = () => out.textContent?.split(message).length;
  expect(said()).toBe(2);
  (out.querySelector("[data-dx=start]") as HTMLButtonElement).click();
  await settle();
  expect(said()).toBe(2);
  expect(out.querySelector("fieldset .dx-fault")).toBe(document.activeElement);
});

it("keeps the curtain empty", async () => {
  const { out, model, settle } = await mount(STATES.pass!(6));
  expect(out.querySelector("[data-dx=pass]")?.textContent).toBe("I am Léa");
  expect(
    out.querySelectorAll("img, .dx-card, [data-dx=slot], [data-dx=score], [data-dx=hand-card]"),
  ).toHaveLength(0);
  expect(out.textContent).not.toContain("The long way home");
  (out.querySelector("[data-dx=pass]") as HTMLButtonElement).click();
  await settle();
  expect(model.sent.at(-1)).toMatchObject({ kind: "sit", seat: "Léa" });
});

it("tells what has happened behind the curtain when it opens, however long that takes", async () => {
  const { model, out, settle } = await mount(STATES.pass!(6));
  const said = () => out.querySelector(".dx-sr > [role=status]")?.textContent;
  const view = model.get("public")!;
  model.set(next(model, { public: { ...view, revision: 51, voted: [...view.voted, "Tom"] } }));
  await settle();
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  expect(said()).toBe("");
  model.set(next(model, { seating: { ...model.get("seating"), seat: "Léa", next: "" } }));
  await settle();
  expect(said()).toBe("Voted: Tom.");
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  expect(said()).toBe("");
});

it("asks two partners on the curtain which of them hands in", async () => {
  const state = STATES.pass!(6);
  const [first, , , opposite] = NAMES as [string, string, string, string];
  const view = {
    ...publicView(6),
    phase: "cards" as const,
    mode: "team" as const,
    teams: [0, 1, 2].map((at) => [NAMES[at]!, NAMES[at + 3]!]),
    waiting_for: [first, opposite],
  };
  const seats = { ...seating(6), seat: "", next: first, here: [first, opposite] };
  const { out } = await mount({ ...state, traits: { ...state.traits, public: view, seating: seats } });
  expect(out.querySelector(".dx-pass-title")?.textContent).toBe(
    `${first} and ${opposite}: which of you hands in a card?`,
  );
  expect(out.querySelector(".dx-pass-in")?.textContent).toContain("Agree aloud");
  expect(out.querySelector(".dx-pass-else button")?.textContent).toBe(`I am ${opposite}`);
});

it("marks with their rabbits which of a team is asked why, as both stand in one row", async () => {
  const state = STATES["review-team"]!(6);
  const { seating: seats, ...traits } = state.traits;
  const view = traits.public as PublicView;
  const explained = { [view.turn]: view.players.map((_, at) => at) };
  const { out } = await mount({ ...state, traits: { ...traits, seating: { ...seats, explained } } });
  const asks = [...out.querySelectorAll(".dx-sheet [data-dx=why]")];
  expect(asks).toHaveLength(6);
  expect(asks.every((ask) => ask.querySelector(".dx-rabbit"))).toBe(true);
});

describe("team mates with two devices", () => {
  it("are told that the other one is asked, and offer a card", async () => {
    const { out, model, settle } = await mount(STATES["cards-apart"]!(6));
    const give = () => out.querySelector<HTMLButtonElement>("[data-dx=hand-in]")!;
    expect(out.querySelector(".dx-give")?.textContent).toContain("Julien is asked before yours is handed in");
    expect(give().textContent).toBe("Offer this card");
    out.querySelectorAll<HTMLButtonElement>("[data-dx=hand-card]")[1]?.click();
    await settle();
    give().click();
    await settle();
    expect(model.sent.at(-1)).toMatchObject({ kind: "act", action: { action: "hand_in", cards: ["c13"] } });
    // the answer changes no view: what was offered is told beside it
    const offered = { mate: "Julien", by: "Ana", cards: ["c13"], number: 1 };
    const known = STATES["cards-apart"]!(6).private!;
    await act(async () => model.emit("msg:custom", push(model, known, { agreement: offered }), []));
    expect(out.querySelector(".dx-give b")?.textContent).toBe("You have offered a card.");
    expect(give().disabled).toBe(true);
    out.querySelectorAll<HTMLButtonElement>("[data-dx=hand-card]")[2]?.click();
    await settle();
    expect(give().disabled).toBe(false);
    give().click();
    await settle();
    expect(model.sent.at(-1)).toMatchObject({ action: { action: "hand_in", cards: ["c14"] } });
  });

  it("see after a reload what they have offered", async () => {
    const { out } = await mount(STATES["cards-offered"]!(6));
    expect(out.querySelectorAll("[data-dx=hand-card][aria-pressed=true]")).toHaveLength(1);
    expect(out.querySelector("[data-dx=agree]")).toBeNull();
    expect(out.querySelector("[data-dx=asked]")?.textContent).toContain("You have offered a card.");
  });

  it("agree to what the other offers, once, or offer one of theirs", async () => {
    const { out, model, settle } = await mount(STATES["cards-offer"]!(6));
    expect(out.querySelector("[data-dx=asked]")?.textContent).toBe(
      "Julien offers to hand in a card. Then you vote. Agree, or offer one of yours instead.",
    );
    const agree = out.querySelector<HTMLButtonElement>("[data-dx=agree]")!;
    expect(agree.textContent).toBe("Agree: Julien hands in");
    agree.click();
    agree.click();
    await settle();
    const { revision } = model.get("public")!;
    expect(model.sent.filter((one) => one.kind === "agree")).toMatchObject([{ revision, number: 1 }]);
    out.querySelectorAll<HTMLButtonElement>("[data-dx=hand-card]")[0]?.click();
    await settle();
    out.querySelector<HTMLButtonElement>("[data-dx=hand-in]")?.click();
    await settle();
    expect(model.sent.at(-1)).toMatchObject({ kind: "act", action: { cards: ["c12"] } });
  });
});

it("offers the menu on the curtain, and nothing of the game with it", async () => {
  const { out, settle } = await mount(STATES.pass!(6));
  (out.querySelector(".dx-pass [data-dx=menu]") as HTMLButtonElement).click();
  await settle();
  const items = [...out.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  expect(items.map((item) => item.textContent)).toEqual([
    "Turns so far",
    "How to play",
    "All rules",
    "Players’ devices",
    ...["Slow", "Normal", "Quick", "None"],
    "Leave the game",
  ]);
  items[0]?.click();
  await settle();
  await settle(); // first the drawer comes, then what it asks for
  await settle();
  expect(out.querySelector("[role=dialog]")?.textContent).toContain("No turn has been scored yet.");
  expect(out.querySelectorAll("img, .dx-card, [data-dx=slot], [data-dx=hand-card]")).toHaveLength(0);
});

it("tells on the curtain that a move is kept while nobody answers", async () => {
  const { out, model, settle } = await mount(STATES.pass!(6));
  model.answer = () => undefined;
  const button = out.querySelector("[data-dx=pass]") as HTMLButtonElement;
  button.click();
  await settle();
  expect(button.textContent).toBe("Sending…");
  await act(async () => void (await vi.advanceTimersByTimeAsync(4000)));
  expect(button.textContent).toBe("Kept, not sent yet");
});

it("draws nothing between a click and a quick answer, and takes the click once", async () => {
  const { out, model } = await mount(STATES.pass!(6));
  model.delay = 90;
  const drawn: MutationRecord[] = [];
  const watch = new MutationObserver((seen) => drawn.push(...seen));
  watch.observe(out, { subtree: true, childList: true, characterData: true, attributes: true });
  const button = out.querySelector("[data-dx=pass]") as HTMLButtonElement;
  button.click();
  button.click();
  await act(async () => void (await vi.advanceTimersByTimeAsync(80)));
  expect(drawn).toEqual([]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(400)));
  expect(model.sent.filter((one) => one.kind === "sit")).toHaveLength(1);
  expect(button.textContent).toBe("I am Léa");
  watch.disconnect();
});

it("moves the focus to a seat that is still there when the last one goes", async () => {
  const { out, settle } = await mount(STATES.setup!(6));
  const buttons = () => [...out.querySelectorAll<HTMLButtonElement>("[data-dx=remove-seat]")];
  for (const left of [5, 4, 3, 2, 1]) {
    buttons().at(-1)?.focus();
    buttons().at(-1)?.click();
    await settle();
    expect(buttons()).toHaveLength(left);
    expect(document.activeElement).toBe(buttons().at(-1));
  }
  buttons()[0]?.click();
  await settle();
  expect(document.activeElement).toBe(out.querySelector("[data-dx=add-seat]"));
});

it("keeps the focus when the last seat that fits is added", async () => {
  const { out, settle } = await mount(STATES.setup!(6));
  const add = () => out.querySelector<HTMLButtonElement>("[data-dx=add-seat]");
  while (add()) {
    add()?.focus();
    add()?.click();
    await settle();
  }
  expect(out.querySelectorAll("[data-dx=remove-seat]")).toHaveLength(12);
  expect(document.activeElement).not.toBe(document.body);
});

it("puts a notice away until there is another", async () => {
  const notice = (text: string) => ({ code: "x", text: { en: text, fr: text } });
  const { out, model, settle } = await mount({
    ...STATES.vote!(6),
    traits: { ...STATES.vote!(6).traits, notice: notice("Chance moved.") },
  });
  expect(out.querySelector(".dx-notice")?.textContent).toBe("Chance moved.");
  (out.querySelector("[data-dx=dismiss]") as HTMLButtonElement).click();
  await settle();
  expect(out.querySelector(".dx-notice")).toBeNull();
  await act(async () => model.set({ notice: notice("Chance moved again.") }));
  expect(out.querySelector(".dx-notice")?.textContent).toBe("Chance moved again.");
});

const harps: Answer = ({ cards = [] }) => ({
  cards: (cards as string[]).map((id, at) => ({
    id,
    hash: id,
    title: { en: "", fr: "" },
    alt: { en: at % 2 ? "A harp without strings." : "A harp", fr: "" },
  })),
  buffers: (cards as string[]).map(() => new ArrayBuffer(4)),
  total: 0,
});

it("lets a picture fade in where it comes late, and none that is here already", async () => {
  const { out, model, settle } = await mount(STATES.vote!(6), { pictures: harps });
  await settle();
  expect(out.querySelectorAll(".dx-slot [data-late] img")).toHaveLength(6);
  const voted = review(model.get("public")!);
  await act(async () => model.set(next(model, { public: voted })));
  await settle();
  expect(out.querySelectorAll(".dx-reveal .dx-slot img")).toHaveLength(6);
  expect(out.querySelector(".dx-reveal .dx-slot [data-late]")).toBeNull();
});

it("joins sentences with one full stop, whatever a picture's words end with", async () => {
  const { out, settle } = await mount(STATES.review!(6), { pictures: harps });
  await settle();
  const said = [...out.querySelectorAll(".dx-face > .dx-sr")].map((one) => one.textContent);
  expect(said.some((text) => text?.includes("A harp without strings. Played by"))).toBe(true);
  expect(said.some((text) => text?.includes("A harp. Played by"))).toBe(true);
});

it("gives the reason of every point in the row that has it, also what the headline says of all", async () => {
  const state = STATES.review!(6);
  const view = state.traits.public!;
  const reasons = Object.fromEntries(
    view.players.map((name) => {
      const [rule, points] = name === view.storyteller ? ["storyteller_nobody", 0] : ["nobody_found", 2];
      const list: ReasonShape[] = [{ rule, points, votes: 0, capped: false, field: "" }];
      if (name === "Tom") list.push({ rule: "decoy_votes", points: 1, votes: 1, capped: false, field: "" });
      return [name, list];
    }),
  );
  const score = { ...view.score!, outcome: "nobody" as const, finders: [], reasons };
  const { out } = await mount({ traits: { ...state.traits, public: { ...view, score } } });
  const said = [...out.querySelectorAll(".dx-sheet-why")].map(({ textContent }) => textContent);
  expect(said[0]).toBe("nobody found it");
  expect(said.filter((text) => text === "+2 · nobody found it")).toHaveLength(4);
  expect(said.filter((text) => text === "+2 · nobody found it+1 · 1 vote on the card")).toHaveLength(1);
});

it("takes a vote from click to message, once", async () => {
  const { out, model, settle } = await mount(STATES.vote!(6));
  const lock = () => out.querySelector("[data-dx=lock]") as HTMLButtonElement;
  expect(lock().disabled).toBe(true);
  (out.querySelector("[data-dx=slot][data-slot='2']") as HTMLButtonElement).click(); // her own
  await settle();
  expect(lock().disabled).toBe(true);
  (out.querySelector("[role=dialog] [data-dx-first]") as HTMLButtonElement | null)?.click();
  await settle();
  (out.querySelector("[data-dx=slot][data-slot='5']") as HTMLButtonElement).click();
  await settle();
  expect(out.querySelector("[data-dx=dial]")?.getAttribute("aria-valuenow")).toBe("5");
  lock().click();
  lock().click();
  await settle();
  expect(model.sent.filter((one) => one.kind === "act").map((one) => one.action)).toEqual([
    { action: "vote", slots: [5], red: null },
  ]);
});

it("gives a clue with a card and words, and not without", async () => {
  const { out, model, settle } = await mount(STATES.clue!(6));
  const send = () => out.querySelector("[data-dx=send]") as HTMLButtonElement;
  (out.querySelectorAll("[data-dx=hand-card]")[1] as HTMLButtonElement).click();
  await settle();
  expect(out.querySelectorAll("[data-dx=hand-card][aria-pressed=true]")).toHaveLength(1);
  expect(send().disabled).toBe(true);
  const clue = out.querySelector("[data-dx=clue]") as HTMLInputElement;
  clue.value = "Hush";
  clue.dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
  send().click();
  await settle();
  expect(model.sent.at(-1)).toMatchObject({
    kind: "act",
    action: { action: "give_clue", card: "c13", text: "Hush", kind: "text" },
  });
});

it("hands in two cards where two are asked for", async () => {
  const { out, model, settle } = await mount(STATES.cards!(3));
  const cards = out.querySelectorAll<HTMLButtonElement>("[data-dx=hand-card]");
  cards[0]?.click();
  await settle();
  expect((out.querySelector("[data-dx=hand-in]") as HTMLButtonElement).disabled).toBe(true);
  cards[2]?.click();
  await settle();
  (out.querySelector("[data-dx=hand-in]") as HTMLButtonElement).click();
  await settle();
  expect(model.sent.at(-1)).toMatchObject({ action: { action: "hand_in", cards: ["c12", "c14"] } });
});

it("lets no key out to the notebook", async () => {
  const { out } = await mount(STATES.clue!(6));
  const heard = vi.fn();
  document.addEventListener("keydown", heard);
  out
    .querySelector("[data-dx=clue]")
    ?.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
  document.removeEventListener("keydown", heard);
  expect(heard).not.toHaveBeenCalled();
  expect(out.querySelector(".dx-root")?.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
});

it("carries the handles of the state that is shown", async () => {
  const { out } = await mount(STATES.review!(6));
  const root = out.querySelector<HTMLElement>(".dx-root")!;
  expect(root.dataset).toMatchObject({ phase: "review", seat: "Ana", edition: "dixit-2021" });
  const score = out.querySelector("[data-dx=score][data-player='Ana']");
  expect(score?.textContent).toMatch(/^\d+$/);
  expect(out.querySelector("[data-dx=continue]")).not.toBeNull();
});

it("lets people ask a bot why after the reveal, and nobody else", async () => {
  const state = STATES.review!(4);
  const told = why(state.traits.public!, "Léa");
  const { out, model, settle } = await mount(state, { why: () => ({ ...told }) });
  const buttons = [...out.querySelectorAll<HTMLButtonElement>("[data-dx=why]")];
  expect(buttons.map((one) => one.getAttribute("aria-label")).sort()).toEqual(
    ["Why? Ask Léa", "Why? Ask Mathilde", "Why? Ask Tom"].sort(),
  );
  await act(async () => buttons.find((one) => one.getAttribute("aria-label")?.endsWith("Léa"))?.click());
  await settle();
  await settle(); // first the drawer comes, then what it asks for
  expect(model.sent.find(({ kind }) => kind === "why")).toMatchObject({ turn: 7, player: "Léa" });
  const dialog = out.querySelector("[role=dialog]")!;
  expect(dialog.textContent).toContain(told.parts[0]!.text);
  expect(dialog.textContent).toContain("50%");
  expect(dialog.querySelectorAll(".dx-why-because")[0]!.textContent).toContain("homesickness");
});

it("offers no question where nobody remembers", async () => {
  const state = STATES.review!(4);
  const { out } = await mount({ ...state, traits: { ...state.traits, seating: seating(4) } });
  expect(out.querySelector("[data-dx=why]")).toBeNull();
});

it("says in words why a bot cannot answer", async () => {
  const { out, settle } = await mount(STATES.review!(4), {
    why: () => ({ ok: false, code: "x", message: EVIL }),
  });
  await act(async () => out.querySelector<HTMLButtonElement>("[data-dx=why]")?.click());
  await settle();
  expect(out.querySelector("[role=dialog]")?.textContent).toContain(EVIL);
  expect(out.querySelector("img[src=x]")).toBeNull();
});

it("leaves no listener behind", async () => {
  const { model } = await mount(STATES.vote!(6));
  expect(model.ears).toBeGreaterThan(0);
  unmount();
  expect(model.ears).toBe(0);
});

it("asks who has a clue when several share the screen", async () => {
  const { out } = await mount({
    traits: {
      ...STATES["race-many"]!(5).traits,
      seating: seating(5, { seat: "", here: ["Ana", "Léa"], bots_wait: ["Tom"] }, 2),
    },
  });
  expect([...out.querySelectorAll("[data-dx=pass]")].map((one) => one.textContent)).toEqual([
    "I am Ana",
    "I am Léa",
  ]);
  expect(out.querySelector("[data-dx=let-others]")).not.toBeNull();
});

it("offers what the page may do, and nothing else", async () => {
  const handles = ["continue", "save", "again", "replay", "hand-in", "lock", "send", "let-others"];
  const looksOn = (name: string): State => {
    const { traits, ...state } = STATES[name]!(6);
    return { ...state, traits: { ...traits, may: [] } };
  };
  for (const name of ["review", "over", "cards", "vote", "clue", "race"]) {
    const { out, settle } = await mount(looksOn(name));
    for (const handle of handles)
      expect(out.querySelector(`[data-dx=${handle}]`), `${handle} at ${name}`).toBeNull();
    const menu = out.querySelector<HTMLButtonElement>("[data-dx=menu]");
    menu?.click();
    await settle();
    expect(out.querySelector("[role=menu]")?.textContent ?? "").not.toContain("Leave the game");
    unmount();
    document.body.innerHTML = "<div id=out></div>";
  }
});

it("lets whoever played look at the game once more, and its owner alone keep or leave it", async () => {
  const { traits } = STATES.over!(4);
  const { out } = await mount({
    traits: { ...traits, may: ["act", "let_bots_begin"] },
  });
  const there = (handle: string) => out.querySelector(`[data-dx=${handle}]`) !== null;
  expect(["replay", "save", "again"].map(there)).toEqual([true, false, false]);
});

it("says how to go on where nobody answers, as far as the page may", async () => {
  const state = STATES.vote!(6);
  const told = async (may: typeof state.traits.may) => {
    const { out, model } = await mount({
      ...state,
      traits: { ...state.traits, may },
    });
    model.answer = () => undefined;
    await act(async () => void (await vi.advanceTimersByTimeAsync(16_000)));
    const text = out.querySelector("[data-dx=disconnected]")?.textContent;
    unmount();
    document.body.innerHTML = "<div id=out></div>";
    return text;
  };
  expect(await told(["act", "find_again"])).toContain("dixit.resume()");
  expect(await told(["browse", "resume"])).not.toContain("dixit.resume()");
});

/** Code comes, then what it asks for, then what that asks for. */
async function all(settle: () => Promise<void>) {
  for (let round = 0; round < 4; round++) await settle();
}

const TABLEAU = ["c1", "c2", "c3", "c4", "c5", "c6"];

/** A finished game in which Ana has told once. */
function finished(players = 6): { state: State; turns: Answer } {
  const clue = { by: "Ana", text: "The long way home", kind: "text" as const };
  const turn = review(publicView(players, { turn: 1, storyteller: "Ana", clue, tableau: TABLEAU }));
  const over = publicView(players, { phase: "over", winners: ["Léa"] });
  return {
    state: { traits: { ...STATES.over!(players).traits, public: over } },
    turns: () => ({ turns: [turn] }),
  };
}

it("draws who looks as a storyteller, and keeps the rest in an album", async () => {
  const { state, turns } = finished();
  const { out, settle } = await mount(state, { turns });
  await all(settle);
  expect(out.querySelector(".dx-podium-t")?.textContent).toContain("Ana: place 3 of 6");
  expect(out.querySelectorAll(".dx-portrait .dx-curve")).toHaveLength(1);
  expect(out.querySelector(".dx-portrait")?.textContent).toContain("Clear to two of five.");
  (out.querySelector("[data-dx=album]") as HTMLButtonElement).click();
  await all(settle);
  const album = out.querySelector("[role=dialog]");
  expect(album?.textContent).toContain("place 3 of 6 · 14 points");
  expect(album?.textContent).toContain("best clue: 2 of 5 found it");
});

it("lets two albums on one page show different people", async () => {
  const { state, turns } = finished();
  const groups: (string | undefined)[] = [];
  for (const _ of [1, 2]) {
    const { out, settle } = await mount(state, { turns });
    await all(settle);
    (out.querySelector("[data-dx=album]") as HTMLButtonElement).click();
    await all(settle);
    groups.push(out.querySelector<HTMLInputElement>("[data-dx=whose]")?.name);
    unmount();
    document.body.innerHTML = "<div id=out></div>";
  }
  expect(groups[0]).toBeTruthy();
  expect(groups[1]).not.toBe(groups[0]);
});

it("draws the storyteller below the race of a few, beside what is kept of the game", async () => {
  const { state, turns } = finished(4);
  const { out, settle } = await mount(state, { turns });
  await all(settle);
  expect(out.querySelectorAll(".dx-portrait")).toHaveLength(1);
  expect(out.querySelector(".dx-final + .dx-portrait .dx-curve")).not.toBeNull();
});

it("shows in the album somebody who has told, where the winner has not", async () => {
  const { state, turns } = finished();
  const seating = { ...state.traits.seating!, seat: "", seats: [] };
  const { out, settle } = await mount({ traits: { ...state.traits, seating } }, { turns });
  await all(settle);
  (out.querySelector("[data-dx=album]") as HTMLButtonElement).click();
  await all(settle);
  const shown = out.querySelector<HTMLInputElement>("[data-dx=whose]:checked");
  expect(shown?.getAttribute("aria-label")).toBe("Ana");
});

it("claims no habit where every clue was found by another number", async () => {
  const { state, turns } = finished();
  const {
    turns: [once],
  } = turns({ id: "", kind: "turns" }) as { turns: PublicView[] };
  const never = { ...once!, turn: 7, score: { ...once!.score!, finders: [] } };
  const { out, settle } = await mount(state, { turns: () => ({ turns: [once, never] }) });
  await all(settle);
  expect(out.querySelector(".dx-portrait")?.textContent).toContain(
    "Never twice alike: found by 2 and 0 of 5.",
  );
});

it("lets an own clue land on the curve, and nobody else’s", async () => {
  const clue = { by: "Ana", text: "The long way home", kind: "text" as const };
  const view = review(publicView(6, { storyteller: "Ana", clue, tableau: TABLEAU }));
  const state = { traits: { ...STATES.review!(6).traits, public: view } };
  const { out, settle } = await mount(state, { turns: () => ({ turns: [view] }) });
  (out.querySelector("[data-dx=curve]") as HTMLButtonElement).click();
  await all(settle);
  expect(out.querySelector("[role=dialog] .dx-curve")?.getAttribute("aria-label")).toContain(
    "2 of 5 found it",
  );
  unmount();
  document.body.innerHTML = "<div id=out></div>";
  const theirs = { ...view, storyteller: "Léa", clue: { ...clue, by: "Léa" } };
  const other = await mount({ traits: { ...state.traits, public: theirs } });
  expect(other.out.querySelector("[data-dx=curve]")).toBeNull();
});

it("moves tokens in “What if?”, and lets Python count", async () => {
  const { out, model, settle } = await mount(STATES.review!(6), {
    what_if: ({ rules }) => ({ ...recounted((rules as string[]).length) }),
  });
  (out.querySelector("[data-dx=what-if]") as HTMLButtonElement).click();
  await all(settle);
  const dialog = out.querySelector<HTMLElement>("[role=dialog]")!;
  expect(dialog.querySelector("[data-dx=changed]")?.textContent).toBe("As it was played.");
  const token = dialog.querySelector<HTMLElement>("[data-piece='Ana#0']")!;
  await act(() => void token.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true })));
  await all(settle);
  expect(model.sent.findLast(({ kind }) => kind === "what_if")).toMatchObject({
    turn: 7,
    votes: { Ana: [1] },
    rules: [],
  });
  expect(dialog.querySelector("[data-slot='1'] [data-piece='Ana#0']")).not.toBeNull();
  expect(dialog.querySelector("[data-dx=changed]")?.textContent).toContain("Against what was played: ");
  (dialog.querySelector("[data-dx=add-rules]") as HTMLButtonElement).click();
  await all(settle);
  expect(dialog.querySelectorAll("[data-dx=rules]")).toHaveLength(1); // those of the game stay
  (dialog.querySelector("[data-dx=as-played]") as HTMLButtonElement).click();
  await all(settle);
  expect(model.sent.findLast(({ kind }) => kind === "what_if")).toMatchObject({
    votes: {},
    rules: ["Dixit 2018"],
  });
  expect(model.sent.some(({ kind }) => kind === "act")).toBe(false);
});

it("draws what every bot believed of every card", async () => {
  const { out, settle } = await mount(STATES.review!(6), {
    minds: () => ({ ...minds(STATES.review!(6).traits.public!) }),
  });
  (out.querySelector("[data-dx=minds]") as HTMLButtonElement).click();
  await all(settle);
  const table = out.querySelector("[role=dialog] .dx-believed")!;
  expect(table.querySelectorAll("tbody tr")).toHaveLength(4);
  expect(table.querySelectorAll("tbody tr:first-child td")).toHaveLength(6);
  expect(table.querySelectorAll("tbody [data-voted]")).toHaveLength(4);
});

it("shows how to play in three pictures, as the chosen edition has it, and all rules behind them", async () => {
  const { out, settle } = await mount(STATES.setup!(6));
  (out.querySelector("[data-edition=odyssey-party]") as HTMLInputElement).click();
  await settle();
  (out.querySelector("[data-dx=how]") as HTMLButtonElement).click();
  await all(settle);
  const steps = [...out.querySelectorAll("[role=dialog] .dx-how li")].map((step) => step.textContent);
  expect(steps).toHaveLength(3);
  expect(steps[2]).toContain("The red token spoils a card.");
  (out.querySelector("[data-dx=all-rules]") as HTMLButtonElement).click();
  await settle();
  expect(out.querySelector("[role=dialog] .dx-h")?.textContent).toBe("All rules");
});
