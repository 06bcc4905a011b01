/** What travels besides the views: traits of the model, requests and their replies. */
import type { AnyRequest, Draft, Fault, PrivateView, PublicView, Reason, Seat } from "./protocol";

export type { Draft, Fault as Problem, Move as Action, Seat } from "./protocol";

/** A text in every language we speak. */
export interface Both {
  en: string;
  fr: string;
}

/** Who sits where, and who is at this screen. */
export interface TableTrait {
  seats: Seat[];
  seat: string;
  next: string;
  here: string[];
  bots_may_begin: boolean;
  /** Bots that leave the first move to a person who could make it as well. */
  bots_wait: string[];
  /** Bots that can be asked why, by the number of the turn; absent where nobody remembers. */
  explained?: Record<string, string[]>;
}

export interface EditionCard {
  id: string;
  name: Both;
  players: string;
  ending: Both;
  picture: string;
  players_min: number;
  players_max: number;
  even: boolean;
  summary: Both;
}

export interface VariantSwitch {
  id: string;
  label: Both;
  note: Both;
  editions: string[];
  players_min: number;
}

export interface Character {
  id: string;
  name: Both;
  note: Both;
}

export interface SetupTrait {
  editions: EditionCard[];
  variants: VariantSwitch[];
  characters: Character[];
  /** Names for seats that are added. */
  bot_names: Record<"en" | "fr", string[]>;
  draft: Draft;
  resumable: { players: string[]; turn: number; edition: string } | null;
}

/** The fields of a rule set that the screen depends on. */
export interface RulesTrait {
  voting_device: "dial" | "tokens" | "board" | "pointing";
  target_score: number | null;
  turns_each: number | null;
  red_token: boolean;
  cards_each: number;
  cards_each_with_3: number | null;
}

export interface Notice {
  code: string;
  text: Both;
}

export interface Traits {
  public: PublicView | null;
  steps: Partial<PublicView>[];
  pace: number;
  table: TableTrait;
  rules: RulesTrait | null;
  edition: string;
  language: "en" | "fr" | "";
  theme: "light" | "dark" | "";
  setup: SetupTrait;
  notice: Notice | null;
}

export type ChartName = "score_progression" | "voting_pattern" | "clarity_of_clues" | "decoy_success";

/** What led to a position: who did what; nothing of it was ever secret. */
export interface Step {
  kind: "start" | "clue" | "hand_in" | "vote" | "turn" | "over";
  player: string;
}

/** Where a turn begins, and who tells; empty: nobody did, before the record ends. */
export interface TurnMark {
  turn: number;
  start: number;
  teller: string;
}

/** A recorded game at a glance: a step for each position, and where turns begin and are scored. */
export interface Film {
  steps: Step[];
  turns: TurnMark[];
  reviews: number[];
  charts: ChartName[];
}

/** All hands, and whatever lies face down. */
export interface Everything {
  hands: Record<string, string[]>;
  told: string | null;
  /** The slot to find. */
  target: number | null;
  handed: Record<string, string[]>;
  owners: string[];
  votes: Record<string, number[]>;
  red: number | null;
}

export interface ReplayTraits extends Traits {
  position: number;
  /** A player, `*` for every hand, or nobody: what all knew. */
  seat: string;
  film: Film;
  private: PrivateView | null;
  everything: Everything | null;
}

export interface RuleRow {
  field: string;
  label: string;
  value: string;
  meaning: string;
  source: string;
}

export interface PictureInfo {
  id: string;
  hash: string;
  title: Both;
  alt: Both;
}

type Nothing = Record<never, never>;

/** What is answered, where all is well. */
interface Answers {
  hello: { private: PrivateView | null; revision: number };
  ping: Nothing;
  check: { problems: Fault[]; line: string; summary: string };
  start: { done: boolean };
  sit: Nothing;
  act: { done: boolean };
  let_bots_begin: { done: boolean };
  pictures: { cards: PictureInfo[]; total: number };
  turns: { turns: PublicView[] };
  why: { why: Reason };
  rules: { rows: RuleRow[] };
  save: { name: string; text: string };
  again: Nothing;
  leave: Nothing;
  resume: Nothing;
}

type Asked<K extends AnyRequest["kind"]> = Omit<Extract<AnyRequest, { kind: K }>, "id" | "kind" | "lang">;

/** kind → [what is asked, what is answered]. */
export type Requests = { [K in AnyRequest["kind"]]: [Asked<K>, Answers[K]] } & ReplayRequests;
export type Kind = keyof Requests;

/** What only a replay asks for. */
interface ReplayRequests {
  chart: [{ name: ChartName; position: number }, { alt: string | null }];
}

/** A refusal, in words for the person who is looking. */
export interface Refusal {
  ok: false;
  code: string;
  message: string;
  where?: string;
  problems?: Fault[];
}

export type Reply<K extends Kind> = ({ ok: true } & Requests[K][1]) | Refusal;

/** What Python sends unasked. */
export interface PrivatePush {
  kind: "private";
  revision: number;
  private: PrivateView | null;
}
