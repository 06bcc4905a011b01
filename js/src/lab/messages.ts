/** What travels between the lab and Python: traits, requests and their replies. */
import type { Both, PictureInfo } from "../messages";
import type { ReasonShape } from "../protocol";

/** Slots voted for, by voter; whoever has not voted is missing. */
export type Votes = Record<string, number[]>;

export interface Position {
  storyteller: string;
  /** The owner of each card. */
  slots: string[];
  votes: Votes;
  red: number | null;
  target: number | null;
  cards: string[];
}

/** Where a voter's tokens may lie. */
export interface Ballot {
  most: number;
  slots: number[];
}

export interface Named {
  id: string;
  name: Both;
}

interface Head {
  /** Id of the rule set among the choices. */
  choice: string;
  name: Both;
  /** What makes it differ. */
  note: Both;
}

export interface Scored extends Head {
  fault: null;
  outcome: "some" | "everybody" | "nobody" | "party";
  finders: string[];
  points: Record<string, number>;
  reasons: Record<string, ReasonShape[]>;
}

export interface Impossible extends Head {
  fault: Both;
}

export type Column = Scored | Impossible;

/** What Python makes of the position. */
export interface SheetTrait {
  mode: "storyteller" | "party" | "team";
  players: string[];
  voters: Record<string, Ballot>;
  reds: number[];
  targets: number[];
  columns: Column[];
  choices: Named[];
  presets: Named[];
  numbers: number[];
}

export interface LabTraits {
  state: Position;
  sheet: SheetTrait;
  preset: string;
  language: "en" | "fr" | "";
  theme: "light" | "dark" | "";
}

type Nothing = Record<never, never>;

/** What every page of this kind asks. */
export interface CommonRequests {
  hello: [Nothing, Nothing];
  pictures: [{ cards?: string[] }, { cards: PictureInfo[] }];
}

export interface Solved {
  /** Which solution it is, from 1; 0: there is none. */
  at: number;
  of: number;
  /** Whether everything was looked at. */
  complete: boolean;
}

export interface LabRequests extends CommonRequests {
  vote: [{ voter: string; slots: number[] }, Nothing];
  mark: [{ what: "red" | "target"; slot: number }, Nothing];
  tell: [{ player: string }, Nothing];
  seat: [{ number: number }, Nothing];
  preset: [{ preset: string }, Nothing];
  rules: [{ column: number; choice: string }, Nothing];
  solve: [{ winner: string; column: number; by: 1 | -1 | 0 }, Solved];
}
