/** What travels between Python and the browser. Made by `make types`: do not edit. */

export type Phase = "clue" | "cards" | "vote" | "review" | "over";

export type ClueKind = "text" | "sound" | "sung" | "mimed";

export type Mode = "storyteller" | "party" | "team";

export type Outcome = "some" | "everybody" | "nobody" | "party";

/** The clue of the turn. */
export interface ClueShape {
  by: string;
  text: string;
  kind: ClueKind;
}

/** One line of the score sheet: what happened, what it paid, votes counted, and the field that decided. */
export interface ReasonShape {
  rule: string;
  points: number;
  votes: number;
  capped: boolean;
  field: string;
}

/** What a turn paid; players' names are the keys (teams' names in team mode). */
export interface ScoreShape {
  outcome: Outcome;
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
  kind: "cards" | "clue" | "vote";
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

/** A place at the table. */
export interface Seat {
  name: string;
  kind: "bot" | "person";
  character: string;
}

/** What the set-up panel holds: an edition, seats, and the variants that are turned. */
export interface Draft {
  edition: string;
  seats: Seat[];
  variants: string[];
}

/** Something a draft cannot be played with, and where on the panel it stands. */
export interface Fault {
  where: string;
  message: string;
}

/** What a bot thought of a card that lies open. */
export interface ReasonCard {
  card: string;
  slot: number;
  because: string[];
  belief: number | null;
  came: number | null;
}

/** One choice of a bot: in its own words, with what came of it, and the cards it weighed. */
export interface ReasonPart {
  kind: "cards" | "clue" | "nothing" | "vote";
  text: string;
  note: string;
  cards: ReasonCard[];
}

/** Why a bot did what it did in a turn. */
export interface Reason {
  player: string;
  parts: ReasonPart[];
}

/** Tell a clue; `card` is None where the clue belongs to no card. */
export interface GiveClueMove {
  action: "give_clue";
  card: string | null;
  text: string;
  kind?: ClueKind;
}

/** Hand in cards. */
export interface HandInMove {
  action: "hand_in";
  cards: string[];
}

/** Vote for slots. */
export interface VoteMove {
  action: "vote";
  slots: number[];
  red?: number | null;
}

/** Go on after the review. */
export interface ContinueMove {
  action: "continue";
}

/** A view has mounted and asks for what its seat may know. */
export interface Hello {
  kind: "hello";
  id: string;
  lang?: "en" | "fr";
}

/** Ask whether anybody is there. */
export interface Ping {
  kind: "ping";
  id: string;
  lang?: "en" | "fr";
}

/** Ask whether a draft can be played, and what it would mean. */
export interface Check {
  kind: "check";
  id: string;
  lang?: "en" | "fr";
  draft: Draft;
}

/** Start a game from a draft. */
export interface Start {
  kind: "start";
  id: string;
  lang?: "en" | "fr";
  draft: Draft;
}

/** Somebody takes the screen; an empty name lets the curtain fall. */
export interface Sit {
  kind: "sit";
  id: string;
  lang?: "en" | "fr";
  seat: string;
}

/** The person at the screen makes a move, decided at `revision`. */
export interface Act {
  kind: "act";
  id: string;
  lang?: "en" | "fr";
  revision: number;
  action: Move;
}

/** A bot that waits for a person goes first: with the first clue, or with the team's card. */
export interface LetBots {
  kind: "let_bots_begin";
  id: string;
  lang?: "en" | "fr";
  revision: number;
  bot?: string;
}

/** Cards by id, or a page of the deck: `count` cards after the first `from`. */
export interface Pictures {
  kind: "pictures";
  id: string;
  lang?: "en" | "fr";
  cards?: string[];
  from?: number;
  count?: number;
}

/** Every turn that has been scored, for the log and the replay. */
export interface Turns {
  kind: "turns";
  id: string;
  lang?: "en" | "fr";
}

/** Ask a bot why it did what it did in a turn that has been scored. */
export interface Why {
  kind: "why";
  id: string;
  lang?: "en" | "fr";
  turn: number;
  player: string;
}

/** The rules of the game on the table, or of a draft, row by row. */
export interface Rules {
  kind: "rules";
  id: string;
  lang?: "en" | "fr";
  draft?: Draft | null;
}

/** The record, to keep as a file. */
export interface Save {
  kind: "save";
  id: string;
  lang?: "en" | "fr";
}

/** After the end: back to the set-up panel with the same seats. */
export interface Again {
  kind: "again";
  id: string;
  lang?: "en" | "fr";
}

/** Leave the game for the set-up panel; the game stays stored. */
export interface Leave {
  kind: "leave";
  id: string;
  lang?: "en" | "fr";
}

/** Put the last unfinished game back on the table. */
export interface Resume {
  kind: "resume";
  id: string;
  lang?: "en" | "fr";
}

export type Move =
  | GiveClueMove
  | HandInMove
  | VoteMove
  | ContinueMove;

export type AnyRequest =
  | Hello
  | Ping
  | Check
  | Start
  | Sit
  | Act
  | LetBots
  | Pictures
  | Turns
  | Why
  | Rules
  | Save
  | Again
  | Leave
  | Resume;
