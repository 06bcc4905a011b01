/** What travels between a prediction and Python. Nothing of the truth does before the reveal. */
import type { Ballot, CommonRequests, Votes } from "../lab/messages";
import type { Both } from "../messages";

export interface AskedNumber {
  kind: "number";
  low: number;
  high: number;
  step: number;
  unit: Both;
}

export interface AskedChoice {
  kind: "choice";
  choices: string[];
}

export interface AskedDials {
  kind: "dials";
  mode: "storyteller" | "party" | "team";
  storyteller: string;
  players: string[];
  slots: string[];
  cards: string[];
  target: number | null;
  red: number | null;
  /** Where the tokens lie at first. */
  votes: Votes;
  voters: Record<string, Ballot>;
}

export type Asked = AskedNumber | AskedChoice | AskedDials;
export type Given = number | string | Votes;

export interface Outcome {
  /** Null: no answer was named as the right one. */
  truth: Given | null;
  /** Nothing else is right. */
  only: boolean;
  /** Whether each answer is right. */
  right: boolean[];
  explanation: Both | null;
}

export interface PredictTraits {
  question: Both;
  asked: Asked;
  several: boolean;
  answers: Given[];
  /** The truth is being worked out: the kernel is busy with it. */
  working: boolean;
  revealed: boolean;
  outcome: Outcome | null;
  language: "en" | "fr" | "";
  theme: "light" | "dark" | "";
}

type Nothing = Record<never, never>;

export interface PredictRequests extends CommonRequests {
  give: [{ value: Given }, Nothing];
  give_all: [{ values: Given[] }, Nothing];
  several: [{ several: boolean }, Nothing];
  reveal: [Nothing, Nothing];
}
