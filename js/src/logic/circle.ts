/** Geometry of the dial: slot 1 is at the top, the others follow clockwise; angles in degrees. */

export interface Point {
  x: number;
  y: number;
}

export function angleOf(slot: number, count: number): number {
  return ((slot - 1) * 360) / count;
}

/** Where a pointer rests that is not set: between the last number and the first. */
export function restAngle(count: number): number {
  return -180 / count;
}

export function onCircle(angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) };
}

/** Angle of a place seen from the centre, 0 at the top, clockwise, in [0, 360). */
export function angleAt(dx: number, dy: number): number {
  return ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;
}

/** The angle to turn to, so that the pointer goes the short way round. */
export function shortWay(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

/** The open slot whose number is closest to an angle. */
export function nearest(angle: number, count: number, open: readonly number[]): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of open) {
    const away = Math.abs(shortWay(angle, angleOf(slot, count)) - angle);
    if (away < least) {
      least = away;
      best = slot;
    }
  }
  return best;
}
