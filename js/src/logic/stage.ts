/** How high the table is, and how large its cards: settled by the room there is, and the same for a whole game. */

/** What a page leaves the table: its width, and how much of the height is seen at once. */
export interface Space {
  width: number;
  height: number;
}

/** What a page leaves a whole widget. */
export interface Room extends Space {
  /** Of the height, what was taken when the widget came: by the code above it. */
  above: number;
}

export interface Stage {
  /** Every screen is made to be exactly so high; null: each is as high as it needs. */
  height: number | null;
  /** No screen is lower. */
  least: number;
  /** There is room for the scoring track; else the strip shows how far everybody is. */
  track: boolean;
}

export const OPEN: Stage = { height: null, least: 0, track: true };

const SIDE_BY_SIDE = 700; // px: narrower, cards and ballot stand one below the other, and the page scrolls
const MARGIN = 12; // px of the page's height that stay free
const AROUND = 168; // px above and below the cards: strip, clue, padding
const AROUND_SHEET = 320; // px above and below the score sheet: strip, clue, headline, what one can ask, button
const ROW = 72; // px of a row of the score sheet with two reasons
const SIDE = 344; // px beside the cards: ballot or sheet, gap, padding
const TRACK = 118; // px
const GAP = 14; // px between two cards
const LARGEST = 200; // px of a card's width
const LOWEST = 460; // px: with less, the page has to scroll
const HIGHEST = 680; // px that a ballot, a hand and the set-up panel are glad of

export function columns(cards: number): number {
  return cards === 4 ? 2 : cards <= 6 ? 3 : 4;
}

export interface Play {
  /** On the table in each turn. */
  cards: number;
  /** How many have a row on the score sheet. */
  scorers: number;
  /** There is a score to reach. */
  hasTarget: boolean;
}

/** The stage for a game: where the track would leave too little for cards and score sheet, the strip has it. */
export function stageFor({ width, height }: Space, { cards, scorers, hasTarget }: Play): Stage {
  const seen = Math.max(LOWEST, height - MARGIN);
  if (width < SIDE_BY_SIDE) return { height: null, least: Math.min(seen, HIGHEST), track: true };
  const wide = columns(cards);
  const card = Math.min(LARGEST, (width - SIDE - (wide - 1) * GAP) / wide);
  const rows = Math.ceil(cards / wide);
  const cardsNeed = AROUND + rows * card * 1.5 + (rows - 1) * GAP;
  const need = Math.round(Math.max(HIGHEST, cardsNeed, AROUND_SHEET + scorers * ROW));
  const track = hasTarget && seen >= need + TRACK;
  const own = Math.min(seen, need + (track ? TRACK : 0));
  return { height: own, least: own, track };
}

/**
 * What is seen of the page below the code that made the widget: whoever has just run it sees the set-up panel to its
 * foot. Where that is too little they have to scroll anyway, and then there is all of the height.
 */
export function belowCode({ width, height, above }: Room): Space {
  const left = height - above;
  return { width, height: left - MARGIN < LOWEST ? height : left };
}

export interface Laid {
  columns: number;
  /** Of one card. */
  width: number;
}

const WORTH = 140; // px: a card so wide is worth looking at

/** The largest cards that fit into a box, in as few rows as that takes; four and fewer lie in one where it is wide enough. */
export function layOut(cards: number, { width, height }: Space): Laid {
  const laid = Array.from({ length: cards }, (_, at): Laid => {
    const wide = at + 1;
    const rows = Math.ceil(cards / wide);
    const across = (width - at * GAP) / wide;
    const down = ((height - (rows - 1) * GAP) / rows / 3) * 2;
    return { columns: wide, width: Math.floor(Math.min(LARGEST, across, down)) };
  });
  const best = laid.reduce((most, one) => (one.width >= most.width ? one : most), { columns: 1, width: 0 });
  const row = laid.at(-1);
  return row && cards <= 4 && row.width >= WORTH ? row : best;
}
