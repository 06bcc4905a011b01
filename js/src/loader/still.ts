/** What stands in place of a widget while no kernel answers: what its state tells of it, and what to run. */
import type { Model } from "../model";

type Language = "en" | "fr";
type Text = Partial<Record<Language, string>>;

/** As much of the traits of any widget as a picture needs; each widget has some of them. */
export interface Told {
  language: Language | "";
  public: {
    phase: string;
    turn: number;
    scores: Record<string, number>;
    clue: { text: string } | null;
  } | null;
  edition: string;
  setup: { editions: { id: string; name: Text }[] } | null;
  may: string[];
  question: Text;
  sheet: {
    summary?: Text;
    python?: string;
    columns?: { name: Text; points?: Record<string, number> }[];
  };
}

/** Sentences by key, in every language. */
export type StillWords = Record<Language, Record<string, string>>;

const FONT = "var(--jp-ui-font-family,sans-serif)";

export function still(model: Pick<Model<Told>, "get">, words: StillWords): HTMLElement {
  const language = model.get("language") || (navigator.language.startsWith("fr") ? "fr" : "en");
  const say = (key: string, value: string | number = "") =>
    words[language][key]?.replace(/{\w+}/, `${value}`);
  const of = (text?: Text) => text?.[language] ?? text?.en;
  const game = model.get("public");
  const sheet = model.get("sheet");
  const column = sheet?.columns?.[0];
  const edition = model.get("setup")?.editions.find(({ id }) => id === model.get("edition"));
  const found = model.get("may")?.includes("find_again");
  const advice = !game || game.phase === "over" ? "again" : found ? "resume" : "lost";
  const clue = game?.clue?.text;
  const points = Object.entries(game?.scores ?? column?.points ?? {});

  const box = document.createElement("section");
  box.dataset.dx = "still";
  box.lang = language;
  box.style.cssText = `max-width:40em;padding:1em;border:1px solid #888a;border-radius:8px;font-family:${FONT}`;
  const lines = [
    of(edition?.name ?? model.get("question") ?? column?.name) ?? "Dixit",
    game && `${say("turn", game.turn)} · ${say(game.phase)}`,
    clue && say("quoted", clue),
    of(sheet?.summary),
    sheet?.python,
    points.map(([name, score]) => `${name} ${score}`).join(" · "),
    say(advice),
  ];
  for (const textContent of lines) {
    if (textContent)
      box.append(Object.assign(document.createElement(box.lastChild ? "p" : "b"), { textContent }));
  }
  return box;
}
