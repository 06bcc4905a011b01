/** Mounts the real bundle on a fake model: ?state=vote&n=6&theme=dark&lang=fr … */
import asking from "../../dixit_widget/words/en/asking.json";
import how from "../../dixit_widget/words/en/how.json";
import keepsakes from "../../dixit_widget/words/en/keepsakes.json";
import english from "../../dixit_widget/words/en/share.json";
import type { Draft, PublicView, ScreenTraits } from "../src/protocol";
import { type Asked, FakeModel } from "./fake-model";
import {
  CARDS,
  CURVE,
  minds,
  NAMES,
  next,
  publicView,
  push,
  review,
  SETUP,
  SHARED,
  snapshot,
  why,
} from "./game";
import { STATES } from "./states";
import { recounted, TEACHING } from "./teaching";

const asked = new URLSearchParams(location.search);
const name = asked.get("state") ?? "vote";
const teaching = TEACHING[name]?.();
const count = Number(asked.get("n") ?? 6);
const made = (STATES[name] ?? STATES.vote)?.(count);
if (!made) throw new Error(`no state ${name}`);
/** With ?long every name is as long as names get, without a blank to break at. */
const long = <T>(value: T): T =>
  asked.has("long")
    ? JSON.parse(
        NAMES.reduce(
          (text, one) => text.replaceAll(`"${one}"`, `"${one.padEnd(24, "wandersleben")}"`),
          JSON.stringify(value),
        ),
      )
    : value;
const state = long(made);
const change: Partial<ScreenTraits> = {
  language: (asked.get("lang") ?? "en") as "en" | "fr",
  pace: Number(asked.get("pace") ?? 0.5),
};
const { public: view } = state.traits;
if (asked.has("notice"))
  change.notice = {
    code: "x",
    text: { en: "A bot took too long: chance moved for it.", fr: "Un robot a tardé." },
  };
if (view?.clue && asked.get("clue"))
  change.public = { ...view, clue: { ...view.clue, text: asked.get("clue") ?? "" } };
const model = new FakeModel({ ...state.traits, ...change });

const ALTS: string[] = await fetch("/pictures/names.json")
  .then((reply) => reply.json())
  .catch(() => []);
const said = (at: number) =>
  `A picture: ${ALTS[at % Math.max(1, ALTS.length)]?.replace(/\.\w+$/, "") ?? `gradient ${at}`}`;

async function picture(at: number): Promise<ArrayBuffer> {
  if (ALTS.length) return (await fetch(`/pictures/${ALTS[at % ALTS.length]}`)).arrayBuffer();
  const canvas = new OffscreenCanvas(200, 300);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const sky = pen.createLinearGradient(0, 0, 0, 300);
  sky.addColorStop(0, `hsl(${at * 47} 55% 30%)`);
  sky.addColorStop(1, `hsl(${at * 47 + 60} 65% 65%)`);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 200, 300);
  pen.fillStyle = "#fff8";
  pen.arc(60 + ((at * 31) % 90), 90 + ((at * 17) % 60), 34, 0, 7);
  pen.fill();
  return (await canvas.convertToBlob({ type: "image/webp" })).arrayBuffer();
}

function sendPictures<T extends object>(to: FakeModel<T>, request: Asked): void {
  const {
    cards,
    from = 0,
    count: many = 0,
  } = request as unknown as { cards?: string[]; from?: number; count?: number };
  const ids = cards ?? CARDS.slice(from, from + many);
  void Promise.all(ids.map((id) => picture(CARDS.indexOf(id)))).then((buffers) => {
    const infos = ids.map((id) => ({
      id,
      hash: `${id}-hash`,
      title: { en: "", fr: "" },
      alt: { en: said(CARDS.indexOf(id)), fr: said(CARDS.indexOf(id)) },
    }));
    to.emit("msg:custom", { id: request.id, ok: true, cards: infos, total: CARDS.length }, buffers);
  });
}

let silent = state.silent ?? asked.has("silent");
let knows = state.private ?? null;
const agreement = state.agreement ?? null;
const tell = () => model.emit("msg:custom", push(model, knows, { agreement }), []);

let shared = { ...SHARED, network: !asked.has("narrow") };

const turns = (): PublicView[] => {
  const players = NAMES.slice(0, count);
  let scores: Record<string, number> = Object.fromEntries(players.map((one) => [one, 0]));
  return Array.from({ length: 11 }, (_, at) => {
    const base = publicView(count, {
      turn: at + 1,
      revision: at * 10,
      phase: "vote",
      scores,
      storyteller: players[at % count] ?? "",
      clue: {
        by: players[at % count] ?? "",
        text: ["The long way home", "Hush", "What the morning keeps", "Almost there"][at % 4] ?? "",
        kind: "text",
      },
      tableau: CARDS.slice(at * 3, at * 3 + Math.max(5, count)),
    });
    const done = review(base);
    scores = done.scores;
    return done;
  });
};

model.answer = (request) => {
  if (silent) return undefined;
  const now = model.get("public");
  switch (request.kind) {
    case "hello":
      return { ...snapshot(model, knows, null, agreement) };
    case "words":
      return { texts: { ...asking, ...english, ...keepsakes, ...how } };
    case "check": {
      const draft = request.draft as Draft;
      const edition = SETUP.editions.find((one) => one.id === draft.edition);
      const names = draft.seats.map((seat) => seat.name.trim());
      const faults = names.flatMap((one, at) =>
        one === "" && draft.seats[at]?.kind !== "remote"
          ? [{ where: `seats.${at}.name`, message: "This seat needs a name." }]
          : one && names.indexOf(one) < at
            ? [{ where: `seats.${at}.name`, message: `There is an ${one} already.` }]
            : [],
      );
      const most = edition?.players_max ?? 12;
      if (names.length > most)
        faults.push({
          where: "seats",
          message: `${edition?.name.en} is for ${edition?.players} players: take ${names.length - most} away.`,
        });
      const persons = draft.seats
        .filter((seat) => seat.kind === "person")
        .map((seat) => JSON.stringify(seat.name));
      return {
        faults,
        line: `dixit.play(${[...persons, `bots=${names.length - persons.length}`, `edition="${draft.edition}"`].join(", ")})`,
        summary: edition?.summary[request.lang as "en"] ?? "",
      };
    }
    case "pictures":
      sendPictures(model, request);
      return undefined;
    case "sit":
      setTimeout(() => {
        const seat = String(request.seat);
        knows = knows ? { ...knows, you: seat } : null;
        model.set(next(model, { seating: { ...model.get("seating"), seat, next: "" } }));
        tell();
      });
      return {};
    case "act": {
      const { next: then } = state;
      if (now && then?.length) {
        setTimeout(() => {
          const steps = then.map((after, at) => {
            const before = at ? then[at - 1] : now;
            return Object.fromEntries(
              Object.entries(after).filter(
                ([key, value]) => JSON.stringify(value) !== JSON.stringify(before?.[key as keyof PublicView]),
              ),
            );
          });
          const action = request.action as { action: string; slots?: number[] };
          knows = knows ? { ...knows, options: null, vote: action.slots ?? knows.vote } : null;
          model.set(next(model, { public: then.at(-1) ?? null, steps }));
          tell();
        }, 120);
      }
      return { done: true };
    }
    case "why":
      return { ...why(now as PublicView, String(request.player)) };
    case "turns":
      return { turns: long(turns()) };
    case "same_hands":
      return { seed: 7, line: `dixit.play("Ana", bots=5, edition="dixit-2021", seed=7)` };
    case "what_if":
      return { ...recounted((request.rules as string[]).length) };
    case "minds":
      return { ...minds(now as PublicView) };
    case "clarity":
      return { ...CURVE };
    case "rules":
      return {
        rows: [
          "storyteller_points",
          "finder_points",
          "decoy_points",
          "target_score",
          "refill",
          "voting_device",
        ].map((field, at) => ({
          field,
          label: field.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase()),
          value: ["3", "3", "1", "30", "reshuffle all", asked.has("long") ? "dial".repeat(12) : "dial"][at],
          meaning: "What the storyteller is paid when some guessers, but not all, find the card.",
          source: "rulebook, “Scoring”",
        })),
      };
    case "shared":
      return { ...long(shared) };
    case "share_wide":
      shared = { ...shared, network: Boolean(request.wide) };
      return { ...shared };
    case "invite":
      return { ...shared.invitation };
    case "save":
      return { name: "dixit.json", text: "{}" };
    default:
      return {};
  }
};

/** The lab and the predictions have entry points of their own; nobody scores here, so that nothing moves for good. */
const shown = teaching
  ? new FakeModel({ ...long(teaching.traits), language: change.language, theme: asked.get("theme") ?? "" })
  : null;
if (shown)
  shown.answer = (request) => {
    if (request.kind !== "pictures") return silent ? undefined : { ...teaching?.answers?.[request.kind] };
    sendPictures(shown, request);
    return undefined;
  };
const entry = teaching?.entry ?? "table";
const { entries } = (await (await fetch("/static/manifest.json")).json()) as {
  entries: Record<string, { script: string; styles: string[] }>;
};
const { script = "", styles = [] } = entries[entry] ?? {};
const { default: widget } = (await import(`/static/${script}` as string)) as {
  default: { render(opening: object): () => void };
};
const out = document.querySelector<HTMLElement>("#out");
if (!out) throw new Error("nowhere to draw");
const host = asked.has("shadow") ? out.attachShadow({ mode: "open" }) : out;
const dressed = styles.map((name) => {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `/static/${name}`;
  (asked.has("shadow") ? host : document.head).append(style);
  return new Promise((ready) => style.addEventListener("load", ready));
});
await Promise.all(dressed);
const el = document.createElement("div");
host.append(el);
const close = widget.render({ model: shown ?? model, el, signal: new AbortController().signal });
Object.assign(globalThis, {
  model,
  close,
  hush: (on: boolean) => {
    silent = on;
  },
});
