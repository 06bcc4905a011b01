/** A made-up game to look at: views, rules and people, as Python would send them. */
import setupWords from "../../dixit_widget/words/en/setup.json";
import type {
  Agreement,
  BotReasons,
  ClarityCurve,
  May,
  Minds,
  OpenView,
  PrivatePush,
  PrivateView,
  PublicView,
  ReasonShape,
  RuleSet,
  ScreenTraits,
  Seat,
  Seating,
  SetupData,
  Shared,
  Snapshot,
} from "../src/protocol";
import type { FakeModel } from "./fake-model";

export const NAMES = [
  "Ana",
  "Léa",
  "Tom",
  "Mathilde",
  "Julien",
  "Nicolas",
  "Ines",
  "Otto",
  "Priya",
  "Sven",
  "Yuki",
  "Zoé",
];
const SCORES = [14, 17, 11, 20, 9, 14, 12, 7, 18, 5, 16, 10];
export const CARDS = Array.from({ length: 84 }, (_, at) => `c${at}`);

export const RULES: RuleSet = {
  id: "dixit-2021",
  source: "",
  mode: "storyteller",
  players_min: 3,
  players_max: 8,
  players_even: false,
  hand_size: 6,
  hand_size_with_3: 7,
  cards_each: 1,
  cards_each_with_3: 2,
  storyteller_points: 3,
  finder_points: 3,
  all_or_none_points: 2,
  everybody_found_points: null,
  nobody_found_points: null,
  decoy_points: 1,
  decoy_points_when_nobody: true,
  bonus_cap: null,
  lone_finder_points: null,
  votes_max: 1,
  single_vote_points: 0,
  second_vote_players: 0,
  own_vote: false,
  together_cap: null,
  red_token: false,
  unseen_hand: false,
  pass_hands: false,
  team_target: "teammate",
  target_score: 30,
  turns_each: null,
  ends_with_pack: false,
  refill: "every_turn",
  ties: "shared",
  draws_first: "next_storyteller",
  first_storyteller: "first_clue",
  clue_kinds: ["text"],
  voting_device: "dial",
};

const both = (en: string, fr = en) => ({ en, fr });

export const SETUP: SetupData = {
  editions: [
    ["dixit-2008", "Dixit 2008", "3–6", "pack runs out", "fin de la pioche", 3, 6, 0],
    ["dixit-2018", "Dixit 2018", "3–6", "to 30", "jusqu’à 30", 3, 6, 1],
    ["dixit-2021", "Dixit 2021", "3–8", "to 30", "jusqu’à 30", 3, 8, 2],
    ["odyssey", "Odyssey", "3–12", "to 30", "jusqu’à 30", 3, 12, 3],
    ["odyssey-party", "Party", "6–12", "one tale each", "un récit chacun", 6, 12, 4],
    ["odyssey-team", "Teams", "6–12", "one tale each", "un récit chacun", 6, 12, 5],
    ["print-and-play", "Print & play", "3–4", "two tales each", "deux récits chacun", 3, 4, 6],
  ].map(([id, name, players, en, fr, least, most, picture]) => ({
    id: String(id),
    name: both(String(name)),
    players: String(players),
    ending: both(String(en), String(fr)),
    picture: CARDS[Number(picture) + 40] ?? "",
    players_min: Number(least),
    players_max: Number(most),
    even: id === "odyssey-team",
    mode: id === "odyssey-team" ? "team" : id === "odyssey-party" ? "party" : "storyteller",
    summary: both(
      "Storyteller and finders get 3. If all or nobody found it, everyone else gets 2. Each vote on your card is worth 1. The table ends with the turn in which someone reaches 30.",
      "Le conteur et ceux qui trouvent marquent 3. Si tous ou personne ne trouve, les autres marquent 2. Chaque vote pour votre carte vaut 1. La partie finit au tour où quelqu’un atteint 30.",
    ),
  })),
  own_picture: CARDS[48] ?? "",
  variants: [
    {
      id: "lone",
      label: both("Lone finder", "Seul à trouver"),
      note: both("4 points if exactly one finds it", "4 points si une seule personne trouve"),
      editions: ["dixit-2008", "dixit-2018", "dixit-2021"],
      players_min: 3,
      changes: {},
    },
    {
      id: "mime",
      label: both("Mime or song", "Mime ou chanson"),
      note: both("no spoken clues", "pas d’indice parlé"),
      editions: ["dixit-2008", "dixit-2018", "dixit-2021"],
      players_min: 3,
      changes: {},
    },
    {
      id: "cap",
      label: both("Bonus cap", "Bonus plafonné"),
      note: both("at most 3 for votes on your card", "au plus 3 pour les votes reçus"),
      editions: ["dixit-2021", "odyssey"],
      players_min: 3,
      changes: { bonus_cap: 3 },
    },
    {
      id: "second",
      label: both("Second vote", "Second vote"),
      note: both("two votes each", "deux votes chacun"),
      editions: ["dixit-2021", "odyssey"],
      players_min: 7,
      changes: {},
    },
  ],
  characters: [
    { id: "poet", name: both("the Poet", "le Poète"), note: both("speaks in pictures") },
    { id: "fox", name: both("the Fox", "le Renard"), note: both("plays for decoys") },
    { id: "owl", name: both("the Owl", "la Chouette"), note: both("looks twice") },
  ],
  everyday: ["poet", "fox", "owl"],
  tables: [
    { id: "gentle", name: both("gentle", "douce"), note: both("They leave you room."), characters: ["owl"] },
    { id: "tough", name: both("tough", "rude"), note: both("They do not."), characters: ["fox", "poet"] },
  ],
  bot_names: { en: NAMES, fr: NAMES },
  texts: { en: setupWords, fr: setupWords },
  remote: true,
  draft: { edition: "dixit-2021", seats: seats(6, 2), variants: [], own: null },
  resumable: [
    { number: 3, players: ["Ana", "Ben", "Cleo"], turn: 5, edition: "dixit-2021" },
    { number: 2, players: ["Ana", "Fox", "Owl"], turn: 2, edition: "odyssey" },
  ],
};

export function seats(count: number, persons: number): Seat[] {
  return NAMES.slice(0, count).map((name, at) => ({
    name,
    kind: at < persons ? "person" : "bot",
    character: at < persons ? "" : (["poet", "fox", "owl"][at % 3] ?? ""),
  }));
}

const OWNER: May[] = [
  "act",
  "continue",
  "let_bots_begin",
  "set_up",
  "resume",
  "find_again",
  "leave",
  "save",
  "share",
];

/** The seats at a screen where one person is alone, or where several share it. */
export function seating(count: number, change: Partial<Seating> = {}, persons = 1): Seating {
  return {
    epoch: "kernel-1",
    serial: 1,
    seats: seats(count, persons),
    seat: "Ana",
    next: "",
    here: ["Ana"],
    present: seats(count, persons).map(({ kind }) => (kind === "bot" ? "bot" : "yes")),
    ready: [],
    left: null,
    tells_next: "",
    bots_wait: [],
    explained: {},
    sound: "",
    ...change,
  };
}

/** What the page of a table's owner may do, where one person is alone, or where several share it. */
export function rights({ seats }: Seating): May[] {
  return [...OWNER, seats.filter(({ kind }) => kind === "person").length > 1 ? "sit" : "browse"];
}

export function publicView(count: number, change: Partial<PublicView> = {}): PublicView {
  const players = NAMES.slice(0, count);
  return {
    revision: 40,
    phase: "clue",
    turn: 7,
    mode: "storyteller",
    players,
    teams: [],
    scores: Object.fromEntries(players.map((name, at) => [name, SCORES[at] ?? 0])),
    storyteller: players[Math.min(3, count - 1)] ?? null,
    clue: null,
    waiting_for: [],
    handed_in: [],
    voted: [],
    hand_sizes: Object.fromEntries(players.map((name) => [name, 6])),
    pile: 30,
    discard: 12,
    tableau: [],
    owners: null,
    votes: null,
    red: null,
    target: null,
    score: null,
    last_turn: false,
    winners: [],
    ...change,
  };
}

export function privateView(change: Partial<PrivateView> = {}): PrivateView {
  return {
    you: "Ana",
    hand: CARDS.slice(12, 18),
    told: null,
    handed: [],
    own_slots: [],
    vote: null,
    red_vote: null,
    options: null,
    ...change,
  };
}

export function traits(change: Partial<ScreenTraits> = {}): ScreenTraits {
  return {
    public: null,
    steps: [],
    pace: 0.5,
    seating: seating(6),
    may: rights(change.seating ?? seating(6)),
    rules: RULES,
    edition: "dixit-2021",
    language: "en",
    theme: "",
    setup: SETUP,
    notice: null,
    ...change,
  };
}

/** Something has happened: traits with the next serial. */
export function next(model: FakeModel, change: Partial<ScreenTraits>): Partial<ScreenTraits> {
  const { serial } = model.get("seating");
  return { ...change, seating: { ...(change.seating ?? model.get("seating")), serial: serial + 1 } };
}

/** What is sent beside the traits, for what they show now. */
export function push(
  model: FakeModel,
  view: PrivateView | null,
  change: Partial<PrivatePush> = {},
): PrivatePush {
  const { epoch, serial } = model.get("seating");
  return { kind: "private", epoch, serial, private: view, agreement: null, open: null, ...change };
}

/** The answer to a page that says hello. */
export function snapshot(
  model: Pick<FakeModel, "get">,
  view: PrivateView | null = null,
  open: OpenView | null = null,
  agreement: Agreement | null = null,
): Snapshot {
  return {
    seating: model.get("seating"),
    may: model.get("may"),
    public: model.get("public"),
    steps: [],
    private: view,
    agreement,
    open,
    rules: model.get("rules"),
    setup: model.get("setup"),
    failed: [],
  };
}

export const reason = (rule: string, points: number, votes = 0): ReasonShape => ({
  rule,
  points,
  votes,
  capped: false,
  field: "",
});

/** How the table is shared; a QR code would not lead anywhere, so a chequered square stands for it. */
export const SHARED: Shared = {
  invitation: {
    link: "http://192.168.1.5:49152/#r=q8Yw2s0Jx4Kc7Lr1ZtVb3A",
    picture:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 33 33'%3E%3Cpath fill='%23fff' d='M0 0h33v33H0z'/%3E%3Cpath fill='%231d1538' d='M2 2h9v9H2zM22 2h9v9h-9zM2 22h9v9H2zM13 4h3v9h7v5h-9zM20 20h3v3h4v4h-7z'/%3E%3C/svg%3E",
  },
  code: "ABC234",
  through: "dixit/0123456789ab/",
  reach: "Devices in the same network get in.",
  advice: "Try another address.",
  beyond: "",
  network: true,
  can_network: true,
  timer: 90,
  others: ["http://172.17.0.1:49152/#r=q8Yw2s0Jx4Kc7Lr1ZtVb3A"],
};

/** What a clue pays by how many of five find it: 3 points unless nobody or everybody does. */
export const CURVE: ClarityCurve = {
  points: Array.from({ length: 41 }, (_, step) => 3 * (1 - (step / 40) ** 5 - (1 - step / 40) ** 5)),
  best: 0.5,
};

/** What a bot says of its vote in a turn. */
export function why(view: PublicView, player: string): BotReasons {
  const slots = view.tableau.map((_, at) => at + 1).filter((slot) => view.owners?.[slot - 1] !== player);
  return {
    player,
    parts: [
      {
        kind: "vote",
        text: "Card 5 was the best bet: “homesickness” answers “The long way home”, and few hands hold so good a decoy.",
        note: "And that was the one.",
        cards: slots.map((slot, at) => ({
          card: view.tableau[slot - 1] ?? "",
          slot,
          because: ["homesickness", "a door that was not there yesterday", "winter"].slice(0, 3 - at),
          belief: 0.5 / 2 ** at,
          came: null,
        })),
      },
      {
        kind: "clue",
        text: "“The long way home” leads to card 1.",
        note: "",
        cards: [{ card: view.tableau[0] ?? "", slot: 1, because: [], belief: 0.46, came: 0.2 }],
      },
    ],
  };
}

/** What all but the first player and whoever told believed of each card. */
export function minds(view: PublicView): Minds {
  const bots = view.players.filter((player, at) => at > 0 && player !== view.storyteller);
  return {
    minds: bots.map((player, order) => {
      const weights = view.tableau.map((_, at) =>
        view.owners?.[at] === player ? 0 : 1 + ((at * 7 + order * 5) % 11) ** 2,
      );
      const sum = weights.reduce((total, one) => total + one, 0);
      return { player, beliefs: weights.map((weight) => (weight ? weight / sum : null)) };
    }),
  };
}

/** A review of a storyteller turn: slot k is player `owner[k]`'s, `votes` by player. */
export function review(view: PublicView, change: Partial<PublicView> = {}): PublicView {
  const { players } = view;
  const teller = view.storyteller ?? "";
  const owners = view.tableau.map((_, at) => players[(at * 5 + 2) % players.length] ?? "");
  const target = owners.indexOf(teller) + 1;
  const guessers = players.filter((name) => name !== teller);
  const votes = Object.fromEntries(
    guessers.map((name, at) => {
      const other = (at * 2 + 1) % view.tableau.length;
      const slot =
        at % 5 < 2 ? target : owners[other] === name ? ((other + 1) % view.tableau.length) + 1 : other + 1;
      return [name, [slot]];
    }),
  );
  const finders = guessers.filter((name) => votes[name]?.includes(target));
  const reasons: Record<string, ReasonShape[]> = {};
  for (const name of players) {
    const list: ReasonShape[] = [];
    if (name === teller) list.push(reason("storyteller_some", 3));
    else {
      list.push(finders.includes(name) ? reason("found", 3) : reason("missed", 0));
      const drawn = guessers.filter((one) => owners[(votes[one]?.[0] ?? 0) - 1] === name).length;
      if (drawn) list.push(reason("decoy_votes", Math.min(drawn, 3), drawn));
    }
    reasons[name] = list;
  }
  const points = Object.fromEntries(
    players.map((name) => [name, (reasons[name] ?? []).reduce((sum, one) => sum + one.points, 0)]),
  );
  return {
    ...view,
    phase: "review",
    revision: view.revision + 1,
    waiting_for: [],
    owners,
    votes,
    target,
    score: { outcome: "some", points, reasons, finders },
    scores: Object.fromEntries(players.map((name) => [name, (view.scores[name] ?? 0) + (points[name] ?? 0)])),
    ...change,
  };
}
