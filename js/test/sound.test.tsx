/** Clues that are heard: recorded by a microphone that there is not, played by a loudspeaker that there is not. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import words from "../../dixit_widget/words/en/sound.json";
import { FakeModel } from "../dev/fake-model";
import { seating, snapshot } from "../dev/game";
import { STATES, type State } from "../dev/states";
import widget from "../src/table";

const OGG = Uint8Array.from("OggS\0\x02", (sign) => sign.charCodeAt(0));
let close: (() => void) | undefined;
let tracks: { stop: () => void; onended: (() => void) | null }[] = [];
let recorders: FakeRecorder[] = [];
let microphone: () => Promise<unknown>;
let playing = 0;

class FakeRecorder {
  static isTypeSupported = (type: string) => type.startsWith("audio/ogg");
  state = "inactive";
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  constructor(
    _stream: unknown,
    readonly options: MediaRecorderOptions,
  ) {
    recorders.push(this);
  }
  start() {
    this.state = "recording";
  }
  hear(bytes: Uint8Array<ArrayBuffer>) {
    this.ondataavailable?.({ data: new Blob([bytes]) });
  }
  stop() {
    this.state = "inactive";
    this.onstop?.();
  }
}

class FakeAudio {
  onended: (() => void) | null = null;
  onerror: (() => void) | null = null;
  currentTime = 0;
  constructor(readonly address: string) {}
  async play() {
    playing++;
  }
  pause() {}
  removeAttribute() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div id=out></div>";
  [tracks, recorders, playing] = [[], [], 0];
  microphone = async () => {
    const track = { stop: vi.fn(), onended: null };
    tracks.push(track);
    return { getTracks: () => [track] };
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("Audio", FakeAudio);
  vi.stubGlobal("navigator", { language: "en", mediaDevices: { getUserMedia: () => microphone() } });
  sessionStorage.clear();
});
afterEach(() => {
  close?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const out = () => document.querySelector<HTMLElement>("#out")!;
const dx = (name: string) => out().querySelector<HTMLButtonElement>(`[data-dx="${name}"]`);
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(300);
  });
async function press(node: HTMLElement | null | undefined) {
  await act(async () => node?.click());
  await settle();
  await settle();
}

async function shown({ traits, private: known }: State, sound: object | null = null) {
  const model = new FakeModel({ ...traits, pace: 0 });
  model.answer = ({ kind }) => {
    if (kind === "hello") return { ...snapshot(model, known ?? null) };
    if (kind === "words") return { texts: words };
    if (kind === "sound") return sound ? { ...sound } : { ok: false, code: "x", message: "gone" };
    return { cards: [], total: 0, done: true };
  };
  await act(async () => {
    close = widget.render({ model, el: out() });
    await vi.advanceTimersByTimeAsync(10);
  });
  await settle();
  await settle();
  return model;
}

/** The teller's form, by rules under which a clue may be sung. */
async function teller() {
  const state = STATES.clue!(6);
  const options = { ...state.private!.options!, clue_kinds: ["text" as const, "sung" as const] };
  const model = await shown({ ...state, private: { ...state.private!, options } });
  const kinds = [...out().querySelectorAll<HTMLInputElement>(".dx-seg input")];
  await press(kinds[1]);
  await press(dx("hand-card"));
  return model;
}

const alert = () => out().querySelector("[role=alert]")?.textContent;

it("is recorded, heard, and told with its bytes", async () => {
  const model = await teller();
  await press(dx("record"));
  expect(dx("send")?.disabled).toBe(true);
  recorders[0]?.hear(OGG);
  await press(dx("record-stop"));
  expect(recorders[0]?.options).toEqual({ mimeType: "audio/ogg;codecs=opus", audioBitsPerSecond: 32_000 });
  expect(tracks[0]?.stop).toHaveBeenCalled();
  await press(dx("record-hear"));
  expect(playing).toBe(1);
  await press(dx("send"));
  const at = model.sent.findIndex(({ kind }) => kind === "act");
  expect(model.sent[at]).toMatchObject({ action: { action: "give_clue", text: "", kind: "sung" } });
  expect(model.beside[at]?.map((bytes) => new Uint8Array(bytes))).toEqual([OGG]);
});

it("can be recorded again, and thrown away", async () => {
  const model = await teller();
  for (const _ of [1, 2]) {
    await press(dx("record") ?? dx("record-again"));
    recorders.at(-1)?.hear(OGG);
    await press(dx("record-stop"));
  }
  expect(recorders).toHaveLength(2);
  await press(dx("record-drop"));
  expect(dx("record")).not.toBeNull();
  await press(dx("send"));
  expect(model.beside.flat()).toEqual([]);
});

it("ends by itself when it is as long, or as large, as may be", async () => {
  await teller();
  await press(dx("record"));
  recorders[0]?.hear(OGG);
  await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
  await settle();
  expect(alert()).toBe(words["sound.full"].replace("{n}", "15"));
  expect(dx("record-hear")).not.toBeNull();
  await press(dx("record-again"));
  const large = new Uint8Array(110_000);
  large.set(OGG);
  await act(async () => recorders[1]?.hear(large));
  await settle();
  expect(recorders[1]?.state).toBe("inactive");
  expect(dx("record-hear")).not.toBeNull();
});

it("keeps what there is where the microphone is taken away", async () => {
  await teller();
  await press(dx("record"));
  recorders[0]?.hear(OGG);
  await act(async () => tracks[0]?.onended?.());
  await settle();
  expect(alert()).toBe(words["sound.lost_microphone"]);
  expect(dx("record-hear")).not.toBeNull();
});

it.each([
  ["NotFoundError", "sound.no_microphone"],
  ["NotAllowedError", "sound.refused"],
  ["NotReadableError", "sound.unready"],
] as const)("says why there is no microphone: %s", async (name, key) => {
  microphone = () => Promise.reject(Object.assign(new Error("no"), { name }));
  await teller();
  await press(dx("record"));
  expect(alert()).toBe(words[key]);
  expect(dx("record")?.disabled).toBe(false);
});

it("says why it is not there: no format, nothing heard, no secure page", async () => {
  vi.stubGlobal("MediaRecorder", { isTypeSupported: () => false });
  await teller();
  await press(dx("record"));
  expect(alert()).toBe(words["sound.no_recorder"]);
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  await press(dx("record"));
  await press(dx("record-stop"));
  expect(alert()).toBe(words["sound.nothing"]);
  close?.();
  vi.stubGlobal("isSecureContext", false);
  document.body.innerHTML = "<div id=out></div>";
  await teller();
  expect(dx("record")?.disabled).toBe(true);
  expect(out().textContent).toContain(words["sound.insecure"]);
});

it("says after a reload that what was being recorded is gone", async () => {
  await teller();
  await press(dx("record"));
  const before = close;
  document.body.innerHTML = "<div id=out></div>";
  await teller(); // the page of before never got to say goodbye
  expect(alert()).toBe(words["sound.interrupted"]);
  before?.();
});

it("turns the microphone off where the phase has passed", async () => {
  await teller();
  await press(dx("record"));
  close?.();
  close = undefined;
  await settle();
  expect(recorders[0]?.state).toBe("inactive");
  expect(sessionStorage.length).toBe(0);
});

it("plays to whoever presses, and says when it is gone", async () => {
  const state = STATES.cards!(6);
  const clue = { by: "Tom", text: "", kind: "sung" as const };
  const traits = {
    ...state.traits,
    public: { ...state.traits.public!, clue },
    seating: seating(6, { sound: "x".repeat(22) }),
  };
  await shown({ ...state, traits }, { sound: "x", type: "audio/ogg", buffers: [OGG.buffer] });
  expect(playing).toBe(0);
  await press(dx("hear"));
  expect(playing).toBe(1);
  expect(dx("hear")?.textContent).toBe(words["sound.stop"]);
  close?.();
  document.body.innerHTML = "<div id=out></div>";
  await shown({ ...state, traits });
  expect(dx("hear")).toBeNull();
  expect(out().textContent).toContain(words["sound.gone"]);
});
