/** Changes to a game being set up; whether it can be played is for Python to say. */
import type { BotTable, Draft, Seat, VariantSwitch } from "../protocol";

export const MOST_SEATS = 12;

export function withSeat(draft: Draft, at: number, change: Partial<Seat>): Draft {
  return {
    ...draft,
    seats: draft.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)),
  };
}

/** A seat for a person here, for whoever comes with a device, or for a bot with a character. */
export function withKind(draft: Draft, at: number, kind: Seat["kind"], character: string): Draft {
  return withSeat(draft, at, { kind, character: kind === "bot" ? character : "" });
}

/**
 * The draft as Python is asked for it: whoever comes with a device says their own name. Those who have come to the
 * last game keep theirs; what was typed before the seat was given away is kept on the panel alone.
 */
export function asAsked(draft: Draft, last: Draft): Draft {
  const come = new Set(last.seats.filter((seat) => seat.kind === "remote").map((seat) => seat.name));
  const open = (seat: Seat) => seat.kind === "remote" && !come.has(seat.name);
  return { ...draft, seats: draft.seats.map((seat) => (open(seat) ? { ...seat, name: "" } : seat)) };
}

export function withoutSeat(draft: Draft, at: number): Draft {
  return { ...draft, seats: draft.seats.filter((_, index) => index !== at) };
}

/** The character that a bot gets which is added to a draft: each in turn. */
export function nextCharacter({ seats }: Draft, everyday: readonly string[]): string {
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  return everyday[bots % everyday.length] ?? "";
}

/** A table that the bots make: its characters take their seats in turn. */
export function withTable(draft: Draft, characters: readonly string[]): Draft {
  let bots = 0;
  return {
    ...draft,
    seats: draft.seats.map((seat) =>
      seat.kind === "bot" ? { ...seat, character: characters[bots++ % characters.length] ?? "" } : seat,
    ),
  };
}

/** The id of the table that the bots make; empty: one of their own. */
export function tableOf(draft: Draft, tables: readonly Pick<BotTable, "id" | "characters">[]): string {
  const same = ({ characters }: Pick<BotTable, "characters">) =>
    withTable(draft, characters).seats.every(({ character }, at) => character === draft.seats[at]?.character);
  return draft.seats.some(({ kind }) => kind === "bot") ? (tables.find(same)?.id ?? "") : "";
}

/** A bot with the first name that nobody has yet. */
export function withOneMore(draft: Draft, names: readonly string[], character: string): Draft {
  if (draft.seats.length >= MOST_SEATS) return draft;
  const taken = new Set(draft.seats.map((seat) => seat.name.trim().toLowerCase()));
  const name = names.find((one) => !taken.has(one.toLowerCase())) ?? "";
  return { ...draft, seats: [...draft.seats, { name, kind: "bot", character }] };
}

/** An edition as it is in the box, with those variants that it has. */
export function withEdition(draft: Draft, edition: string, variants: readonly VariantSwitch[]): Draft {
  const able = draft.variants.filter((id) =>
    variants.find((one) => one.id === id)?.editions.includes(edition),
  );
  return { ...draft, edition, variants: able, own: null };
}

export function withVariant(draft: Draft, id: string, on: boolean): Draft {
  const others = draft.variants.filter((one) => one !== id);
  return { ...draft, variants: on ? [...others, id] : others };
}

/** The variants that are turned: as switches, or because own rules have what they turn and their edition has not. */
export function turnedVariants(draft: Draft, variants: readonly VariantSwitch[]): string[] {
  const { own } = draft;
  if (!own) return [...draft.variants];
  const stands = ([field, value]: [string, unknown]) => JSON.stringify(own[field]) === JSON.stringify(value);
  return variants
    .filter(
      ({ editions, changes }) => editions.includes(draft.edition) && Object.entries(changes).every(stands),
    )
    .map(({ id }) => id);
}
