/** What travels besides the views: traits of the model, requests and their replies. */
import type { ClueKind, PrivateView, PublicView } from "./protocol";

/** A text in every language we speak. */
export interface Both {
  en: string;
  fr: string;
}

export interface Seat {
  name: string;
  kind: "person" | "bot";
  character: string;
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

/** A game being set up. */
export interface Draft {
  edition: string;
  seats: Seat[];
  variants: string[];
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
  unseen_hand: boolean;
  red_token: boolean;
  cards_each: number;
  bonus_cap: number | null;
  cards_each_with_3: number | null;
  decoy_points: number;
  together_cap: number;
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

export interface Problem {
  where: string;
  message: string;
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

export type Action =
  | { action: "give_clue"; card: string | null; text: string; kind: ClueKind }
  | { action: "hand_in"; cards: string[] }
  | { action: "vote"; slots: number[]; red: number | null }
  | { action: "continue" };

type Nothing = Record<never, never>;

/** kind → [what is asked, what is answered]. */
export interface Requests {
  hello: [Nothing, { private: PrivateView | null; revision?: number }];
  ping: [Nothing, Nothing];
  check: [{ draft: Draft }, { problems: Problem[]; line: string; summary: string }];
  start: [{ draft: Draft }, Nothing];
  sit: [{ seat: string }, Nothing];
  act: [{ revision: number; action: Action }, { done: boolean }];
  let_bots_begin: [{ revision: number; bot?: string }, Nothing];
  pictures: [{ cards: string[] } | { from: number; count: number }, { cards: PictureInfo[]; total?: number }];
  turns: [Nothing, { turns: PublicView[] }];
  rules: [{ draft?: Draft }, { rows: RuleRow[] }];
  save: [Nothing, { name: string; text: string }];
  again: [Nothing, Nothing];
  resume: [Nothing, Nothing];
  leave: [Nothing, Nothing];
}

export type Kind = keyof Requests;

/** A refusal, in words for the person who is looking. */
export interface Refusal {
  ok: false;
  code: string;
  message: string;
  where?: string;
  problems?: Problem[];
}

export type Reply<K extends Kind> = ({ ok: true } & Requests[K][1]) | Refusal;

/** What Python sends unasked. */
export interface PrivatePush {
  kind: "private";
  revision: number;
  private: PrivateView | null;
}
