/** A night sky that is the same each time: small seeded numbers for decoration only. */

export interface Star {
  x: number;
  y: number;
  r: number;
  o: number;
}

export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function sky(count: number, width: number, height: number, seed: number): Star[] {
  const next = chance(seed);
  return Array.from({ length: count }, () => ({
    x: next() * width,
    y: next() * height,
    r: 0.4 + next() * 0.8,
    o: 0.15 + next() * 0.55,
  }));
}
