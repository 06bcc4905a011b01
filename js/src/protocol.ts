/** The shapes of what a front end gets to see; they mirror `dixit_widget/engine/shapes.py`. */

export type Phase = "clue" | "cards" | "vote" | "review" | "over";
export type ClueKind = "text" | "sound" | "sung" | "mimed";
export type Mode = "storyteller" | "party" | "team";

/** The clue of the turn. */
export interface ClueShape {
  by: string;
  text: string;
  kind: ClueKind;
}

/** One line of the score sheet: a rule, what it paid, and how many votes it counted. */
export interface ReasonShape {
  rule: string;
  points: number;
  votes: number;
}

/** What a turn paid; players' names are the keys (teams' names in team mode). */
export interface ScoreShape {
  outcome: "some" | "everybody" | "nobody" | "party";
  points: Record<string, number>;
  reasons: Record<string, ReasonShape[]>;
  finders: string[];
}

/** All that everybody at the table may know. */
export interface PublicView {
  revision: number;
  phase: Phase;
  turn: number;
  mode: Mode;
  players: string[];
  teams: string[][];
  scores: Record<string, number>;
  storyteller: string | null;
  clue: ClueShape | null;
  waiting_for: string[];
  handed_in: string[];
  voted: string[];
  hand_sizes: Record<string, number>;
  pile: number;
  discard: number;
  tableau: string[];
  owners: string[] | null;
  votes: Record<string, number[]> | null;
  red: number | null;
  target: number | null;
  score: ScoreShape | null;
  winners: string[];
}

/** What a player may do now, without a single illegal choice in it. */
export interface OptionsShape {
  kind: "clue" | "cards" | "vote";
  cards: string[];
  count: number;
  clue_kinds: ClueKind[];
  slots: number[];
  votes_min: number;
  votes_max: number;
  red_slots: number[];
}

/** What one player knows on top of the public view. */
export interface PrivateView {
  you: string;
  hand: string[];
  told: string | null;
  handed: string[];
  own_slots: number[];
  vote: number[] | null;
  red_vote: number | null;
  options: OptionsShape | null;
}
