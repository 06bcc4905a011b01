/** What travels between Python and the browser. Made by `make types`: do not edit. */

export type Phase = "clue" | "cards" | "vote" | "review" | "over";

export type ClueKind = "text" | "sound" | "sung" | "mimed";

export type Mode = "storyteller" | "party" | "team";

export type Outcome = "some" | "everybody" | "nobody" | "party";

export type May =
  | "act"
  | "continue"
  | "let_bots_begin"
  | "sit"
  | "set_up"
  | "resume"
  | "find_again"
  | "leave"
  | "save"
  | "browse"
  | "share";

export type Presence = "yes" | "away" | "bot" | "free";

export type ChartName = "score_progression" | "voting_pattern" | "clarity_of_clues" | "decoy_success";

export type Family = "clue" | "votes" | "length" | "seats";

export type ControlKind = "number" | "maybe" | "choice" | "switch" | "kinds";

export type GoalKind =
  | "clue_above"
  | "clue_below"
  | "no_dilemma"
  | "stag_hunt"
  | "turns"
  | "even_seats"
  | "fair_telling";

/** What the traits of a widget carry whose page draws the table's screens: only what all may know. */
export interface ScreenTraits {
  public: PublicView | null;
  steps: Record<string, unknown>[];
  seating: Seating;
  may: May[];
  rules: RuleSet | null;
  edition: string;
  setup: SetupData | null;
  notice: Notice | null;
  language: "" | "en" | "fr";
  theme: "" | "dark" | "light";
  pace: number;
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
  last_turn: boolean;
  winners: string[];
}

/** The clue of the turn. */
export interface ClueShape {
  by: string;
  text: string;
  kind: ClueKind;
}

/** What a turn paid; players' names are the keys (teams' names in team mode). */
export interface ScoreShape {
  outcome: Outcome;
  points: Record<string, number>;
  reasons: Record<string, ReasonShape[]>;
  finders: string[];
}

/** One line of the score sheet: what happened, what it paid, votes counted, and the field that decided. */
export interface ReasonShape {
  rule: string;
  points: number;
  votes: number;
  capped: boolean;
  field: string;
}

/** Who sits where, who is at this screen, and who is waited for. */
export interface Seating {
  epoch: string;
  serial: number;
  seats: Seat[];
  seat: string;
  next: string;
  here: string[];
  tells_next: string;
  present: Presence[];
  ready: string[];
  left: number | null;
  turns?: number;
  bots_wait: string[];
  explained: Record<string, number[]>;
  sound: string;
}

/** A place at the table. */
export interface Seat {
  name: string;
  kind: "bot" | "person" | "remote";
  character: string;
}

/** The rules of a game as data: frozen, hashable, compared by value. */
export interface RuleSet {
  id: string;
  source: string;
  mode: Mode;
  players_min: number;
  players_max: number;
  players_even: boolean;
  hand_size: number;
  hand_size_with_3: number | null;
  cards_each: number;
  cards_each_with_3: number | null;
  storyteller_points: number;
  finder_points: number;
  all_or_none_points: number;
  everybody_found_points: number | null;
  nobody_found_points: number | null;
  decoy_points: number;
  decoy_points_when_nobody: boolean;
  bonus_cap: number | null;
  lone_finder_points: number | null;
  votes_max: number;
  single_vote_points: number;
  second_vote_players: number;
  own_vote: boolean;
  together_cap: number | null;
  red_token: boolean;
  unseen_hand: boolean;
  pass_hands: boolean;
  team_target: "both" | "teammate";
  target_score: number | null;
  turns_each: number | null;
  ends_with_pack: boolean;
  ties: "play_on" | "shared";
  refill: "every_turn" | "none" | "reshuffle_all" | "reshuffle_discard";
  draws_first: "next_storyteller" | "storyteller";
  first_storyteller: "first_clue" | "table";
  clue_kinds: ClueKind[];
  voting_device: "board" | "dial" | "pointing" | "tokens";
}

/** All that the set-up panel needs. */
export interface SetupData {
  editions: EditionCard[];
  own_picture: string;
  variants: VariantSwitch[];
  characters: Character[];
  everyday: string[];
  tables: BotTable[];
  bot_names: Partial<Record<"en" | "fr", string[]>>;
  remote: boolean;
  texts: Partial<Record<"en" | "fr", Record<string, string>>>;
  draft: Draft;
  resumable: Resumable[];
}

/** An edition as the panel shows it; its picture is the id of a card. */
export interface EditionCard {
  id: string;
  name: Both;
  players: string;
  ending: Both;
  mode: Mode;
  picture: string;
  players_min: number;
  players_max: number;
  even: boolean;
  summary: Both;
}

/** A text in every language we speak. */
export interface Both {
  en: string;
  fr: string;
}

/** A variant that can be turned on, what it turns, and for which editions. */
export interface VariantSwitch {
  id: string;
  label: Both;
  note: Both;
  editions: string[];
  players_min: number;
  changes: Record<string, unknown>;
}

/** A bot that can be chosen. */
export interface Character {
  id: string;
  name: Both;
  note: Both;
}

/** Bots that can be chosen in one go; their characters take the seats in turn. */
export interface BotTable {
  id: string;
  name: Both;
  note: Both;
  characters: string[];
}

/** What the set-up panel holds: an edition with variants, or own rules made of it; and the seats. */
export interface Draft {
  edition: string;
  seats: Seat[];
  variants: string[];
  own: Record<string, unknown> | null;
}

/** A game that could be gone on with. */
export interface Resumable {
  number: number;
  players: string[];
  edition: string;
  turn: number;
}

/** Something to tell everybody at the screen. */
export interface Notice {
  code: string;
  text: Both;
}

/** What the traits of a replay carry; `seat`: a player, `*` for every hand, or what all knew. */
export interface ReplayTraits {
  public: PublicView | null;
  steps: Record<string, unknown>[];
  seating: Seating;
  may: May[];
  rules: RuleSet | null;
  edition: string;
  setup: SetupData | null;
  notice: Notice | null;
  language: "" | "en" | "fr";
  theme: "" | "dark" | "light";
  pace: number;
  position: number;
  seat: string;
  film: FilmTrait;
}

/** A recorded game at a glance: a step for each position, and where turns begin and are scored. */
export interface FilmTrait {
  steps: Step[];
  turns: TurnMark[];
  reviews: number[];
  charts: ChartName[];
}

/** What led to a position: who did what; nothing of it was ever secret. */
export interface Step {
  kind: "clue" | "hand_in" | "over" | "start" | "turn" | "vote";
  player: string;
}

/** Where a turn begins, and who tells; empty: nobody did, before the record ends. */
export interface TurnMark {
  turn: number;
  start: number;
  teller: string;
}

/** What the traits of the lab carry. */
export interface LabTraits {
  state: LabState;
  sheet: Sheet;
  preset: string;
  language: "" | "en" | "fr";
  theme: "" | "dark" | "light";
}

/** A position as the page draws it: whose cards lie where, and who votes for what. */
export interface LabState {
  storyteller: string;
  slots: string[];
  votes: Record<string, number[]>;
  red: number | null;
  target: number | null;
  cards: string[];
  rules: RuleSet[];
}

/** What Python makes of a position: points by rule set, and what may be moved where. */
export interface Sheet {
  mode: Mode;
  players: string[];
  voters: Record<string, Ballot>;
  reds: number[];
  targets: number[];
  columns: Column[];
  choices: Named[];
  presets: Named[];
  numbers: number[];
}

/** Where a voter's tokens may lie, and how many there are at most. */
export interface Ballot {
  most: number;
  slots: number[];
}

/** What a rule set pays for the votes that lie there; `fault`: why it pays nothing. */
export interface Column {
  choice: string;
  name: Both;
  note: Both;
  fault: Both | null;
  outcome: Outcome | null;
  finders: string[];
  points: Record<string, number>;
  reasons: Record<string, ReasonShape[]>;
}

/** Something to choose, and what it is called. */
export interface Named {
  id: string;
  name: Both;
}

/** What the traits of a prediction carry; `working`: the truth is being worked out. */
export interface PredictTraits {
  question: Both;
  asked: Asked;
  several: boolean;
  answers: (number | string | Record<string, number[]>)[];
  working: boolean;
  revealed: boolean;
  outcome: Revealed | null;
  language: "" | "en" | "fr";
  theme: "" | "dark" | "light";
}

/** A number on a scale is asked for. */
export interface AskedNumber {
  kind: "number";
  low: number;
  high: number;
  step: number;
  unit: Both;
}

/** One of a few texts is asked for. */
export interface AskedChoice {
  kind: "choice";
  choices: string[];
}

/** Votes on a tableau are asked for; `votes` is where the tokens lie at first. */
export interface AskedDials {
  kind: "dials";
  mode: Mode;
  storyteller: string;
  players: string[];
  slots: string[];
  cards: string[];
  target: number | null;
  red: number | null;
  votes: Record<string, number[]>;
  voters: Record<string, Ballot>;
}

/** The truth beside the answers. */
export interface Revealed {
  truth: number | string | Record<string, number[]> | null;
  only: boolean;
  right: boolean[];
  explanation: Both | null;
}

/** What the traits of the explorer carry; `table`: a reference to the table that was laid. */
export interface ExplorerTraits {
  state: ExplorerState;
  sheet: ExplorerSheet;
  hunt: Hunt;
  bot_games: BotGames;
  table: string | null;
  language: "" | "en" | "fr";
  theme: "" | "dark" | "light";
}

/** Where the explorer stands: the rules, where the controls stand, who plays, what it is compared with. */
export interface ExplorerState {
  rules: RuleSet;
  draft: Record<string, unknown>;
  players: number;
  against: string;
  beside: string;
  kept: string[];
}

/** What Python makes of it. */
export interface ExplorerSheet {
  summary: Both;
  python: string;
  faults: Record<string, Both>;
  seating: Both | null;
  judged: Judged;
  effect: Effect | null;
  columns: RuleColumn[];
  differences: Difference[];
  turned: string[];
  editions: Named[];
  scored: CountedTurn | null;
  boxed: boolean;
  undo: boolean;
  redo: boolean;
}

/** What rules come to; None: it is being worked out, or cannot be, which is said in `no_…`. */
export interface Judged {
  clue: number | null;
  worth: number | null;
  any_clue: boolean;
  kind: string | null;
  no_theory: Both | null;
  turns: number | null;
  apart: SeatApart | null;
  no_games: Both | null;
}

/** The seat that stands out; several: seats are uneven, but none stands out from all others. */
export interface SeatApart {
  which: "best" | "least" | "several";
  seat: number;
  share: number;
}

/** The last change, and what the rules came to before it. */
export interface Effect {
  label: Both;
  before: Judged;
}

/** A rule set that is compared; an empty choice: the rules that are turned. */
export interface RuleColumn {
  choice: string;
  name: Both;
  judged: Judged;
}

/** A field in which the compared rule sets differ, with the value in each. */
export interface Difference {
  field: string;
  name: Both;
  values: Both[];
}

/** A turn as it lies there, and what each rule set pays for it. */
export interface CountedTurn {
  storyteller: string;
  slots: string[];
  cards: string[];
  votes: Record<string, number[]>;
  red: number | null;
  target: number | null;
  sheet: Sheet;
}

/** A search for a single change: how far it is, how many it has found, and the nearest of them. */
export interface Hunt {
  goal: GoalKind | null;
  value: number;
  done: number;
  of: number;
  already: boolean;
  number: number;
  found: Answered[];
  problem: Both | null;
}

/** A single change that does what was looked for. */
export interface Answered {
  field: string;
  value: unknown;
  stands: Both;
  judged: Judged;
}

/** Games that bots play by the rules: how many are done, and what they came to so far. */
export interface BotGames {
  done: number;
  of: number;
  running: boolean;
  turns: number;
  turns_low: number;
  turns_high: number;
  shares: BotShare[];
  rules: Both | null;
  problem: Both | null;
}

/** How often a bot won, with its 95 % interval, and its mean points. */
export interface BotShare {
  name: Both;
  share: number;
  low: number;
  high: number;
  points: number;
}

/** A picture of what the rules do, its PNG beside it; `fault`: why there is none. */
export interface DrawnPush {
  kind: "drawn";
  name: Family;
  serial: number;
  lang: "en" | "fr";
  night: boolean;
  subtitle: string;
  headline: string;
  caption: string;
  words: string;
  fault: string;
}

/** What the traits of a deck's sheet carry. */
export interface DeckSheetTraits {
  summary: DeckSummary;
  language: "" | "en" | "fr";
  theme: "" | "dark" | "light";
}

/** How often something has changed, of how many cards nobody says anything, and what can be undone. */
export interface DeckSummary {
  revision: number;
  cards: number;
  silent: number;
  undo: boolean;
  redo: boolean;
}

/** What a student's device is shown at once: the class, and the table where there is one. */
export interface LessonSnapshot {
  seating: Seating;
  may: May[];
  public: PublicView | null;
  steps: Record<string, unknown>[];
  private: PrivateView | null;
  agreement: Agreement | null;
  open: OpenView | null;
  rules: RuleSet | null;
  setup: SetupData | null;
  failed: string[];
  lesson: Lesson;
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

/** How far two of a team are, as one of them may know it. */
export interface Agreement {
  mate: string;
  by: string;
  cards: string[];
  number: number;
}

/** What nobody at the table knows as a whole: all hands, and whatever lies face down. */
export interface OpenView {
  hands: Record<string, string[]>;
  told: string | null;
  target: number | null;
  handed: Record<string, string[]>;
  owners: string[];
  votes: Record<string, number[]>;
  red: number | null;
}

/** What a student knows of the class. */
export interface Lesson {
  title: string;
  name: string;
  open: boolean;
  by_name: boolean;
  paused: boolean;
  question: LessonQuestion | null;
  table: LessonTable | null;
}

/** The question that is at hand. */
export interface LessonQuestion {
  number: number;
  time: number;
  question: Both;
  asked: unknown;
  mine: unknown;
  first: unknown;
  outcome: ClassOutcome | null;
}

/** The truth beside the answers of a class. */
export interface ClassOutcome {
  truth: unknown;
  only: boolean;
  answers: Counted[];
  before: Counted[] | null;
  explanation: Both | null;
}

/** How many gave an answer, and whether it is right. */
export interface Counted {
  value: unknown;
  n: number;
  right: boolean;
}

/** The table that a student is at: as a player, or looking on where `seat` is empty. */
export interface LessonTable {
  number: number;
  seat: string;
  turns: number;
  alone: boolean;
  risen: boolean;
}

/** A vote on a tableau is asked for, from the place of one of those who vote there; not whose cards lie. */
export interface AskedVote {
  kind: "vote";
  seat: string;
  cards: string[];
  own: number[];
  ballot: Ballot;
}

/** Whose card is whose, and what the votes are worth. */
export interface VoteTruth {
  mode: Mode;
  storyteller: string;
  players: string[];
  slots: string[];
  target: number | null;
  tables: number;
  laid: number[];
  notes: Both[];
  paid: RulesPaid[];
}

/** What rules pay for a vote of the class, on average over the tables that it makes. */
export interface RulesPaid {
  rules: Both;
  points: Record<string, number> | null;
  fault: Both | null;
}

/** What the traits of a classroom carry; who is in it is nothing that a saved notebook should hold. */
export interface ClassroomTraits {
  title: string;
  language: "" | "en" | "fr";
  theme: "" | "dark" | "light";
}

/** How the class is now, sent unasked. */
export interface RegisterPush {
  kind: "register";
  register: Register;
}

/** All that the teacher's screen shows. */
export interface Register {
  title: string;
  has_door: boolean;
  is_open: boolean;
  is_paused: boolean;
  people: RegisterRow[];
  question: RegisterQuestion | null;
  tables: WallTable[];
  rules: RulesChoice[];
  chosen: string[];
  most_rules: number;
  notice: Both | null;
}

/** A student; `own` is what they have said they are called, `table` 0 where they are at none. */
export interface RegisterRow {
  id: string;
  name: string;
  own: string;
  here: Presence;
  out: boolean;
  table: number;
  has_answered: boolean;
}

/** The question at hand, and how many have answered it. */
export interface RegisterQuestion {
  number: number;
  time: number;
  question: Both;
  asked: unknown;
  answered: number;
  outcome: ClassOutcome | null;
}

/** A small table on the teacher's screen. */
export interface WallTable {
  number: number;
  rules: Both;
  phase: string;
  revision: number;
  turn: number;
  turns: number;
  seats: WallSeat[];
  awaited: string[];
  is_done: boolean;
  is_slowest: boolean;
}

/** A seat of a small table. */
export interface WallSeat {
  name: string;
  here: Presence;
  score: number;
}

/** Rules that can be chosen for the tables, and how many seats a table can have by them. */
export interface RulesChoice {
  id: string;
  name: Both;
  sizes: number[];
}

/** What is said where a request is refused: a sentence for the person who is looking. */
export interface Refusal {
  code: string;
  message: string;
  faults?: Fault[];
}

/** Something that cannot be played, and where on the panel it stands. */
export interface Fault {
  where: string;
  message: string;
}

/** What the person at the screen knows, sent unasked beside the traits. */
export interface PrivatePush {
  kind: "private";
  epoch: string;
  serial: number;
  private: PrivateView | null;
  agreement: Agreement | null;
  open: OpenView | null;
}

/** A sign of life while something that was asked takes its time. */
export interface WorkingPush {
  kind: "working";
}

/** The first frame of a device that is new: with the secret of the link, or the code. */
export interface Enter {
  kind: "enter";
  secret: string;
  code: string;
}

/** The first frame of a device that has a seat, or was given the way to one. */
export interface Return {
  kind: "return";
  key: string;
}

/** The first frame of the owner's page, of a table that no notebook shows. */
export interface Own {
  kind: "own";
  key: string;
}

/** The door is open to the device; `seat` is whose it is, empty: it looks on. */
export interface Entered {
  kind: "entered";
  seat: string;
}

/** What the device is shown. */
export interface Show {
  kind: "show";
  snapshot: Snapshot;
}

/** All that a client is shown at once. */
export interface Snapshot {
  seating: Seating;
  may: May[];
  public: PublicView | null;
  steps: Record<string, unknown>[];
  private: PrivateView | null;
  agreement: Agreement | null;
  open: OpenView | null;
  rules: RuleSet | null;
  setup: SetupData | null;
  failed: string[];
}

/** Why the connection ends, and what the page does about it. */
export interface Gone {
  kind: "gone";
  why: Both;
  then: "enter" | "retry" | "stay";
}

/** A page lacks code: which scripts it wants, what it has, and whether it can unpack. */
export interface Code {
  want: string[];
  have?: string[];
  packed?: boolean;
}

/** What a page lacked, each file after those it imports; beside it comes what is in them, all in one. */
export interface CodeFiles {
  files: CodeFile[];
}

/** A file of the front end, and how many bytes it has. */
export interface CodeFile {
  name: string;
  size: number;
}

/** A page lacks something of what it was told: all traits, once more. */
export type AskTraits = Record<never, never>;

/** What was asked is done; `done` is False where it came too late or twice, so that nothing changed. */
export interface Done {
  done: boolean;
}

/** A view has mounted and asks for what its seat may know; `visitor` is a word its browser keeps. */
export interface Hello {
  visitor?: string;
}

/** Ask whether anybody is there. */
export type Ping = Record<never, never>;

/** Ask whether a draft can be played, and what it would mean. */
export interface Check {
  draft: Draft;
}

/** What a draft would mean: what is wrong with it, the line of Python, the rules in a sentence. */
export interface Checked {
  faults: Fault[];
  line: string;
  summary: string;
  own: OwnCard | null;
}

/** Own rules as a card beside the editions. */
export interface OwnCard {
  players: string;
  even: boolean;
  ending: Both;
  changes: Both[];
}

/** Start a game from a draft. */
export interface Start {
  draft: Draft;
}

/** Somebody takes the screen; an empty name lets the curtain fall. */
export interface Sit {
  seat: string;
}

/** The person at the screen makes a move, decided at `revision`; a clue may come with its recording. */
export interface Act {
  revision: number;
  action: Move;
}

/** Tell a clue; `card` is None where the clue belongs to no card. */
export interface GiveClueMove {
  action: "give_clue";
  card: string | null;
  text: string;
  kind: ClueKind;
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
  red: number | null;
}

/** Go on after the review. */
export interface ContinueMove {
  action: "continue";
}

/** The person at the screen agrees that their team mate hands in, as offered with this number. */
export interface Agree {
  revision: number;
  number: number;
}

/** A bot that waits for a person goes first: with the first clue, or with the team's card. */
export interface LetBots {
  revision: number;
  bot?: string;
}

/** Cards by id, or a page of the deck: `count` cards after the first `from`. */
export interface Pictures {
  cards?: string[];
  from?: number;
  count?: number;
  size?: "full" | "none" | "small";
}

/** What is said of some pictures, and how many cards the deck has. */
export interface PictureList {
  cards: PictureInfo[];
  total: number;
}

/** What is said of a picture; the picture itself travels beside it, as bytes. */
export interface PictureInfo {
  id: string;
  hash: string;
  small: string;
  title: Partial<Record<"en" | "fr", string>>;
  alt: Partial<Record<"en" | "fr", string>>;
}

/** The recorded clue of the turn, by the name that the seating tells: anybody who looks on may hear it. */
export interface AskSound {
  name: string;
}

/** A recorded clue, which travels beside this as bytes: what it is asked for by, and what it is in. */
export interface SoundInfo {
  sound: string;
  type: string;
}

/** Every turn that has been scored, for the log and the replay. */
export type Turns = Record<never, never>;

/** The public view of every turn that has been scored, as it was at its review. */
export interface TurnList {
  turns: PublicView[];
}

/** Ask a bot why it did what it did in a turn that has been scored. */
export interface Why {
  turn: number;
  player: string;
}

/** Why a bot did what it did in a turn. */
export interface BotReasons {
  player: string;
  parts: ReasonPart[];
}

/** One choice of a bot: in its own words, with what came of it, and the cards it weighed. */
export interface ReasonPart {
  kind: "cards" | "clue" | "nothing" | "vote";
  text: string;
  note: string;
  cards: ReasonCard[];
}

/** What a bot thought of a card that lies open. */
export interface ReasonCard {
  card: string;
  slot: number;
  because: string[];
  belief: number | null;
  came: number | null;
}

/** What all bots believed of each card in a turn that has been scored. */
export interface AskMinds {
  turn: number;
}

/** What the bots of a table believed in a turn, in playing order. */
export interface Minds {
  minds: Mind[];
}

/** How much a bot that voted believed in each card on the table; None: it didn't weigh that one. */
export interface Mind {
  player: string;
  beliefs: (number | null)[];
}

/** Count a scored turn again with votes moved, under the rules of the game and other editions'. */
export interface WhatIf {
  turn: number;
  votes?: Record<string, number[]>;
  red?: number | null;
  rules?: string[];
}

/** What a clue pays by how many find the card, under the rules of the game on the table. */
export type AskClarity = Record<never, never>;

/** The storyteller's mean points by the chance to be found, under the rules of the game. */
export interface ClarityCurve {
  points: number[];
  best: number | null;
}

/** Ask for the controls by which rules are turned. */
export type AskControls = Record<never, never>;

/** Every field of the rules as a control. */
export interface ControlList {
  controls: Control[];
}

/** A field of the rules, as a page draws it; `same`: off means that another number holds. */
export interface Control {
  field: string;
  group: string;
  kind: ControlKind;
  name: Both;
  low: number;
  high: number;
  reach: number;
  step: number;
  start: number;
  same: boolean;
  choices: Named[];
  modes: Mode[];
  moves: Family[];
}

/** Turn fields of a draft's rules, and bring others back to where they stand in the box. */
export interface TurnRules {
  draft: Draft;
  changes?: Record<string, unknown>;
  back?: string[];
}

/** A draft of own rules in which fields have been turned, and what it would mean. */
export interface Turned {
  draft: Draft;
  sheet: RuleSheet;
  checked: Checked;
}

/** Rules that are turned field by field. */
export interface RuleSheet {
  values: Record<string, unknown>;
  faults: Record<string, Both>;
  turned: string[];
  judged: Judged;
  effect: Effect | null;
}

/** Ask what a field means, and where its value in an edition comes from. */
export interface AskFieldMeaning {
  edition: string;
  field: string;
}

/** What a field means, and what the rulebook says. */
export interface Meaning {
  meaning: string;
  source: string;
}

/** The rules of the game on the table, row by row. */
export type Rules = Record<never, never>;

/** Rules in words, row by row. */
export interface RuleRows {
  rows: RuleRow[];
}

/** One rule in words. */
export interface RuleRow {
  field: string;
  label: string;
  value: string;
  meaning: string;
  source: string;
  changed: boolean;
}

/** The words of screens that few look at: their pages do not carry them. */
export interface AskWords {
  area: "asking" | "how" | "keepsakes" | "share" | "sound";
}

/** Sentences by key, in the reader's language. */
export interface WordList {
  texts: Record<string, string>;
}

/** Ask how to play with the same hands; answered once the game is over. */
export type AskSameHands = Record<never, never>;

/** By which number the cards of a game were dealt, and the line of Python that deals them again. */
export interface SameHands {
  seed: number;
  line: string;
}

/** The record, to keep as a file. */
export type Save = Record<never, never>;

/** A file to be saved: its name and its text. */
export interface TextFile {
  name: string;
  text: string;
}

/** Leave the game for the set-up panel, with the same seats; a game that is not over stays stored. */
export type Leave = Record<never, never>;

/** Put an unfinished game back on the table: the last one, or that of a number. */
export interface Resume {
  number?: number | null;
}

/** Begin the game that people gather for. */
export type Begin = Record<never, never>;

/** How people come to the table with devices of their own; opens the door, if it was not. */
export type AskShared = Record<never, never>;

/** How a table is shared. */
export interface Shared {
  invitation: Invitation;
  code: string;
  through: string;
  reach: string;
  advice: string;
  beyond: string;
  network: boolean;
  can_network: boolean;
  timer: number | null;
  others: string[];
}

/** How to come to a table: only its owner is told. */
export interface Invitation {
  link: string;
  picture: string;
}

/** Let devices of the local network in, or only this computer's. */
export interface ShareWide {
  wide: boolean;
}

/** Devices come through the Jupyter server that the page came from, where it has the extension. */
export interface ShareThrough {
  address: string;
}

/** Let no device in any more. */
export type ShareClose = Record<never, never>;

/** The way to one seat, for another device of whoever sits there. */
export interface Invite {
  seat: string;
}

/** Free the seat of somebody who has come with a device. */
export interface Release {
  seat: string;
}

/** A bot acts once for somebody on a device of their own who keeps the others waiting. */
export interface StandIn {
  seat: string;
}

/** How long each phase may take from now on; None: as long as it likes. */
export interface SetTimer {
  seconds: number | null;
}

/** Somebody sits down: in the lobby by name, in a game at a bot's seat. */
export interface Take {
  name: string;
  seat?: string;
  nonce?: string;
}

/** Which player a device is from now on, and the key by which it will be known again. */
export interface Seated {
  seat: string;
  key: string;
}

/** The page goes to a position, to look through the eyes of a seat. */
export interface Go {
  position: number;
  seat: string;
}

/** A chart of the game up to a position. */
export interface Chart {
  name: ChartName;
  position: number;
}

/** A chart in words, its pictures by day and by night beside it; None: it is being drawn, ask again. */
export interface Drawn {
  alt: string | null;
}

/** Lay a voter's tokens; no slots: take them up. */
export interface SetVote {
  voter: string;
  slots: number[];
}

/** Lay the red token, or say which of the storyteller's cards is the one to find. */
export interface Mark {
  what: "red" | "target";
  slot: number;
}

/** Another storyteller. */
export interface Tell {
  player: string;
}

/** Another number of players. */
export interface SetPlayers {
  number: number;
}

/** Lay out a preset. */
export interface Lay {
  preset: string;
}

/** Set a column to another rule set; an empty choice takes the column away. */
export interface Compare {
  column: number;
  choice: string;
}

/** Show the next votes with which a player wins under a column's rules, or those before; 0: as it was. */
export interface Solve {
  winner: string;
  column?: number;
  by?: -1 | 0 | 1;
}

/** Which solution is shown, from 1, of how many; 0: none; and whether everything was looked at. */
export interface Solved {
  at: number;
  of: number;
  complete: boolean;
}

/** An answer. */
export interface Give {
  value: unknown;
}

/** All answers anew: a tally, or one taken back. */
export interface GiveAll {
  values: unknown[];
}

/** Whether several answer at this screen, one after another. */
export interface AskSeveral {
  several: boolean;
}

/** Show the truth. */
export type Reveal = Record<never, never>;

/** A view has opened, or lies on other paper: send the pictures, in its language, by day or by night. */
export interface ShowPictures {
  night?: boolean;
}

/** Turn a control; while it is dragged, pictures keep their scale. */
export interface TurnField {
  field: string;
  value: unknown;
  dragging?: boolean;
}

/** Take the rules of an edition, as they are in the box, or those that were kept by a name. */
export interface TakeRules {
  choice: string;
}

/** Another number of players. */
export interface SeatPlayers {
  players: number;
}

/** Compare with an edition or with kept rules: in the first column, or in the third (empty: with none). */
export interface CompareWith {
  column: "against" | "beside";
  choice: string;
}

/** Undo the last change, or do it again. */
export interface StepBack {
  by: -1 | 1;
}

/** Ask what a field means, and where its value comes from. */
export interface AskMeaning {
  field: string;
}

/** Keep the rules by a name, to compare with them and come back to them. */
export interface KeepRules {
  name: string;
}

/** Forget rules that were kept. */
export interface ForgetRules {
  name: string;
}

/** Take the rules of a file. */
export interface LoadRules {
  name: string;
  content: string;
}

/** Open a table with these rules. */
export type LayTable = Record<never, never>;

/** Let bots play so many games by these rules; 0: stop. */
export interface PlayBots {
  games: number;
}

/** Look for single changes that make something of the rules; without a goal: stop. */
export interface SearchChange {
  goal: GoalKind | null;
  value?: number;
}

/** Ask for what is said of the cards. */
export type AskCaptions = Record<never, never>;

/** What is said of all cards, as of a revision, and the line of Python that says what has been changed. */
export interface CaptionList {
  revision: number;
  cards: CaptionedCard[];
  line: string;
}

/** What is said of a card, as its reader types it, and what there is where nobody says anything. */
export interface CaptionedCard {
  id: string;
  title: string;
  alt: string;
  concepts: string;
  clues: string;
  unsaid: string;
  seen: string;
  silent: boolean;
}

/** Say something of a card. */
export interface SayOfCard {
  card: string;
  field: "alt" | "clues" | "concepts" | "title";
  text: string;
}

/** What is said of a card now. */
export interface SaidOfCard {
  card: CaptionedCard;
}

/** Undo what was said last, or say it again. */
export interface StepCaptions {
  by: -1 | 1;
}

/** Ask for the captions as a file. */
export type AskCaptionFile = Record<never, never>;

/** A student answers a question; until the reveal it can be answered anew. */
export interface GiveAnswer {
  number: number;
  time: number;
  value: unknown;
}

/** A page has opened, and asks how the class is. */
export type AskRegister = Record<never, never>;

/** Let newcomers in, or nobody but those who have been here. */
export interface SetOpen {
  is_open: boolean;
}

/** Have everybody wait, or let them go on. */
export interface SetPaused {
  is_paused: boolean;
}

/** Call a student something else; an empty name draws a pseudonym. */
export interface Rename {
  student: string;
  name: string;
}

/** Let a student in no more, or again. */
export interface SendAway {
  student: string;
  out: boolean;
}

/** Forget what everybody has said they are called. */
export type ForgetNames = Record<never, never>;

/** The way in for another device of a student's. */
export interface InviteStudent {
  student: string;
}

/** Show the truth of the question at hand. */
export type RevealToAll = Record<never, never>;

/** Ask the question at hand for the second time. */
export type AskAgain = Record<never, never>;

/** Put the question at hand away. */
export type PutAway = Record<never, never>;

/** Lay out one of the tables that the votes of the class make. */
export interface LayVote {
  table: number;
}

/** A widget in the teacher's page that looks on at a table, or has votes laid out: how to refer to it. */
export interface Watched {
  ref: string;
}

/** Have everybody play in groups, drawn anew, by rules that are chosen by their ids. */
export interface LayTables {
  rules: string[];
  size: number;
  turns: number;
  timer: number | null;
}

/** Let what is waited for at every table take longer. */
export interface GiveTime {
  seconds: number;
}

/** Have the table go on that was seen to be the slowest, from the phase that it was seen in. */
export interface Advance {
  table: number;
  revision: number;
}

/** Take the tables away. */
export type ClearTables = Record<never, never>;

/** Look on at a table. */
export interface Watch {
  table: number;
}

export type Move = GiveClueMove | HandInMove | VoteMove | ContinueMove;

export type Push = PrivatePush | WorkingPush;

export type Asked = AskedNumber | AskedChoice | AskedDials;

export type Greeting = Enter | Return | Own;

export type Frame = Entered | Show | Gone;

/** kind → [what is asked, what is answered]. */
export interface LoaderRequests {
  code: [Code, CodeFiles];
}

/** kind → [what is asked, what is answered]. */
export interface PageRequests {
  traits: [AskTraits, Done];
}

/** kind → [what is asked, what is answered]. */
export interface TableRequests {
  hello: [Hello, Snapshot];
  ping: [Ping, Done];
  check: [Check, Checked];
  start: [Start, Done];
  sit: [Sit, Done];
  act: [Act, Done];
  agree: [Agree, Done];
  let_bots_begin: [LetBots, Done];
  pictures: [Pictures, PictureList];
  sound: [AskSound, SoundInfo];
  turns: [Turns, TurnList];
  why: [Why, BotReasons];
  minds: [AskMinds, Minds];
  what_if: [WhatIf, CountedTurn];
  clarity: [AskClarity, ClarityCurve];
  controls: [AskControls, ControlList];
  turn: [TurnRules, Turned];
  meaning: [AskFieldMeaning, Meaning];
  rules: [Rules, RuleRows];
  words: [AskWords, WordList];
  same_hands: [AskSameHands, SameHands];
  save: [Save, TextFile];
  leave: [Leave, Done];
  resume: [Resume, Done];
  begin: [Begin, Done];
  shared: [AskShared, Shared];
  share_wide: [ShareWide, Shared];
  share_through: [ShareThrough, Shared];
  share_close: [ShareClose, Done];
  invite: [Invite, Invitation];
  release: [Release, Done];
  stand_in: [StandIn, Done];
  set_timer: [SetTimer, Done];
}

/** kind → [what is asked, what is answered]. */
export interface DoorRequests {
  take: [Take, Seated];
}

/** kind → [what is asked, what is answered]. */
export interface ReplayRequests {
  hello: [Hello, Snapshot];
  ping: [Ping, Done];
  go: [Go, Done];
  pictures: [Pictures, PictureList];
  turns: [Turns, TurnList];
  what_if: [WhatIf, CountedTurn];
  clarity: [AskClarity, ClarityCurve];
  words: [AskWords, WordList];
  rules: [Rules, RuleRows];
  chart: [Chart, Drawn];
}

/** kind → [what is asked, what is answered]. */
export interface LabRequests {
  ping: [Ping, Done];
  pictures: [Pictures, PictureList];
  vote: [SetVote, Done];
  mark: [Mark, Done];
  tell: [Tell, Done];
  players: [SetPlayers, Done];
  preset: [Lay, Done];
  column: [Compare, Done];
  solve: [Solve, Solved];
}

/** kind → [what is asked, what is answered]. */
export interface PredictRequests {
  ping: [Ping, Done];
  pictures: [Pictures, PictureList];
  give: [Give, Done];
  give_all: [GiveAll, Done];
  several: [AskSeveral, Done];
  reveal: [Reveal, Done];
}

/** kind → [what is asked, what is answered]. */
export interface ExplorerRequests {
  ping: [Ping, Done];
  pictures: [Pictures, PictureList];
  controls: [AskControls, ControlList];
  show: [ShowPictures, Done];
  turn: [TurnField, Done];
  take: [TakeRules, Done];
  seat: [SeatPlayers, Done];
  compare: [CompareWith, Done];
  step: [StepBack, Done];
  meaning: [AskMeaning, Meaning];
  keep: [KeepRules, Done];
  forget: [ForgetRules, Done];
  load: [LoadRules, Done];
  play: [LayTable, Done];
  bots: [PlayBots, Done];
  search: [SearchChange, Done];
  vote: [SetVote, Done];
  mark: [Mark, Done];
}

/** kind → [what is asked, what is answered]. */
export interface DeckSheetRequests {
  ping: [Ping, Done];
  pictures: [Pictures, PictureList];
  captions: [AskCaptions, CaptionList];
  say: [SayOfCard, SaidOfCard];
  step: [StepCaptions, Done];
  file: [AskCaptionFile, TextFile];
}

/** kind → [what is asked, what is answered]. */
export interface LessonRequests {
  answer: [GiveAnswer, Done];
}

/** kind → [what is asked, what is answered]. */
export interface ClassroomRequests {
  ping: [Ping, Done];
  pictures: [Pictures, PictureList];
  words: [AskWords, WordList];
  shared: [AskShared, Shared];
  share_wide: [ShareWide, Shared];
  share_through: [ShareThrough, Shared];
  share_close: [ShareClose, Done];
  set_timer: [SetTimer, Done];
  register: [AskRegister, Register];
  set_open: [SetOpen, Register];
  set_paused: [SetPaused, Register];
  rename: [Rename, Register];
  send_away: [SendAway, Register];
  forget_names: [ForgetNames, Register];
  invite_student: [InviteStudent, Invitation];
  reveal_to_all: [RevealToAll, Register];
  ask_again: [AskAgain, Register];
  put_away: [PutAway, Register];
  lay_vote: [LayVote, Watched];
  lay_tables: [LayTables, Register];
  give_time: [GiveTime, Register];
  advance: [Advance, Register];
  clear_tables: [ClearTables, Register];
  watch: [Watch, Watched];
}
