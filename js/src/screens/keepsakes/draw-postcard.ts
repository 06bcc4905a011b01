/** Draws a postcard of a finished game on a canvas: podium, clue, decoy, race, and how it was dealt. */
import type { Place } from "../../logic/memories";
import { sky } from "../../logic/stars";
import { BODY, MARKS } from "../../ui/rabbit";

export const WIDE = 1500;
export const HIGH = 1000;

const NIGHT = 590; // px of night above the paper
const MOON = { x: 1180, y: 250, r: 190 };
const STEPS = [
  { height: 170, colour: "#37316f" },
  { height: 128, colour: "#2b2660" },
  { height: 98, colour: "#252056" },
];
const INK = "#241f33";
const MUTED = "#5d566c";

export interface Colour {
  fill: string;
  /** What is drawn on it. */
  ink: string;
}

export interface Keepsake {
  picture: CanvasImageSource | null;
  /** In large letters, and in small ones below. */
  head: string;
  text: string;
}

export interface Postcard {
  title: string;
  subtitle: string;
  players: readonly string[];
  colours: readonly Colour[];
  places: readonly Place[];
  clue: Keepsake | null;
  decoy: Keepsake | null;
  /** Scores turn by turn, from 0, in playing order. */
  lines: readonly (readonly number[])[];
  /** How to deal it again; empty: that is not known here. */
  dealt: string;
  serif: string;
  sans: string;
}

export function drawPostcard(pen: CanvasRenderingContext2D, card: Postcard): void {
  drawNight(pen);
  drawPodium(pen, card);
  drawHead(pen, card);
  pen.fillStyle = "#f7f1e3";
  pen.fillRect(0, NIGHT, WIDE, HIGH - NIGHT);
  if (card.decoy)
    drawKept(pen, card, card.decoy, { x: 70, y: NIGHT + 50, width: 180, room: 350 }, INK, MUTED);
  drawRace(pen, card, card.decoy ? 690 : 70);
  if (card.dealt) {
    pen.font = `24px ui-monospace, Menlo, Consolas, monospace`;
    pen.fillStyle = MUTED;
    pen.textAlign = "left";
    pen.fillText(card.dealt, 70, HIGH - 34, WIDE - 140);
  }
}

function drawNight(pen: CanvasRenderingContext2D): void {
  const night = pen.createLinearGradient(0, 0, 0, NIGHT);
  for (const [at, colour] of [
    [0, "#171636"],
    [0.62, "#2f2a66"],
    [1, "#5a4a86"],
  ] as const)
    night.addColorStop(at, colour);
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDE, NIGHT);
  for (const { x, y, r, o } of sky(150, WIDE, NIGHT * 0.8, 11)) {
    pen.fillStyle = `rgb(255 255 255 / ${o})`;
    disc(pen, x, y, r * 1.8);
  }
  pen.fillStyle = "rgb(255 233 176 / .1)";
  disc(pen, MOON.x, MOON.y, MOON.r * 1.28);
  pen.fillStyle = "#f6e2ab";
  disc(pen, MOON.x, MOON.y, MOON.r);
  pen.fillStyle = "rgb(227 201 138 / .5)";
  for (const [dx, dy, r] of [
    [-66, -66, 27],
    [76, 62, 39],
    [62, -84, 15],
  ] as const)
    disc(pen, MOON.x + dx, MOON.y + dy, r);
}

function drawPodium(pen: CanvasRenderingContext2D, { places, players, colours, serif }: Postcard): void {
  const order = [...new Set(places.map(({ place }) => place))].filter((place) => place <= 3);
  const groups = order.map((place, rank) => {
    const names = places.filter((one) => one.place === place).map(({ player }) => player);
    const size = rank === 0 ? 150 : 118;
    const gap = Math.min(size * 0.8, 330 / names.length);
    return { place, names, size, gap, width: Math.max(150, gap * names.length + 44), step: STEPS[rank]! };
  });
  const first = groups[0]?.width ?? 0;
  groups.forEach(({ place, names, size, gap, width, step }, rank) => {
    const side = rank === 0 ? 0 : (first + width) / 2 + 10;
    const x = MOON.x + (rank === 2 ? -side : side);
    const y = NIGHT - step.height;
    pen.fillStyle = step.colour;
    pen.beginPath();
    pen.roundRect(x - width / 2, y, width, step.height, [16, 16, 0, 0]);
    pen.fill();
    pen.fillStyle = "#f7efdc";
    pen.font = `40px ${serif}`;
    pen.textAlign = "center";
    pen.fillText(String(place), x, y + 56);
    names.forEach((name, at) => {
      const player = players.indexOf(name);
      const middle = x + (at - (names.length - 1) / 2) * gap;
      rabbit(pen, middle, y + 4, size, player, colours[player] ?? { fill: "#fff", ink: "#000" });
    });
  });
}

function drawHead(pen: CanvasRenderingContext2D, card: Postcard): void {
  const { title, subtitle, clue, serif, sans } = card;
  pen.textAlign = "left";
  pen.fillStyle = "#f7efdc";
  // many who share a victory stand in smaller letters, rather than without their last words
  const fits = (size: number) => lineUp(pen, title, { room: 700, size, most: 9 }, serif).length <= 2;
  const size = [66, 52, 42].find(fits) ?? 36;
  const below = write(pen, title, { x: 70, y: 122, room: 700, size, most: 2 }, serif);
  pen.fillStyle = "#d8cfea";
  pen.font = `27px ${sans}`;
  pen.fillText(subtitle, 70, below - 22, 700);
  if (clue) drawKept(pen, card, clue, { x: 70, y: 288, width: 180, room: 540 }, "#f7efdc", "#d8cfea");
}

interface Spot {
  x: number;
  y: number;
  width: number;
  room: number;
}

function drawKept(
  pen: CanvasRenderingContext2D,
  { serif, sans }: Postcard,
  { picture, head, text }: Keepsake,
  { x, y, width, room }: Spot,
  ink: string,
  quiet: string,
): void {
  const high = width * 1.5;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, high, 12);
  pen.fillStyle = "#3d3570";
  pen.fill();
  pen.clip();
  if (picture) pen.drawImage(picture, x, y, width, high);
  pen.restore();
  const left = x + width + 34;
  pen.textAlign = "left";
  pen.fillStyle = ink;
  const below = write(
    pen,
    head,
    { x: left, y: y + high / 2 - 34, room, size: 44, most: 3 },
    serif,
    "italic ",
  );
  pen.fillStyle = quiet;
  write(pen, text, { x: left, y: below + 2, room, size: 28, most: 3 }, sans);
}

function drawRace(pen: CanvasRenderingContext2D, card: Postcard, left: number): void {
  const { lines, players, colours, sans } = card;
  const turns = Math.max(1, ...lines.map((line) => line.length - 1));
  const most = Math.max(1, ...lines.flat());
  const [top, bottom, right] = [NIGHT + 50, HIGH - 96, WIDE - 310];
  const x = (turn: number) => left + (turn / turns) * (right - left);
  const y = (score: number) => bottom - (score / most) * (bottom - top);
  pen.strokeStyle = "rgb(36 31 51 / .2)";
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(left, bottom);
  pen.lineTo(right, bottom);
  pen.stroke();
  pen.lineJoin = pen.lineCap = "round";
  for (const [width, edge] of [
    [8, true],
    [5, false],
  ] as const)
    lines.forEach((line, at) => {
      pen.lineWidth = width;
      pen.strokeStyle = edge ? "rgb(20 16 31 / .55)" : (colours[at]?.fill ?? INK);
      pen.beginPath();
      for (const [turn, score] of line.entries()) pen.lineTo(x(turn), y(score));
      pen.stroke();
    });
  // names beside the ends, the best first, none on another
  const ends = players
    .map((name, at) => ({ name, at, score: lines[at]?.at(-1) ?? 0 }))
    .sort((a, b) => b.score - a.score);
  const step = Math.min(44, (bottom - top + 30) / Math.max(1, ends.length));
  let free = top - step;
  const size = Math.min(28, step * 0.72);
  pen.font = `600 ${size}px ${sans}`;
  ends.forEach(({ name, at, score }, order) => {
    const last = bottom + 14 - (ends.length - 1 - order) * step;
    free = Math.min(last, Math.max(free + step, y(score)));
    mark(pen, right + 30, free, size, at, colours[at] ?? { fill: INK, ink: INK });
    pen.textAlign = "left";
    pen.fillStyle = INK;
    pen.fillText(cut(pen, name, 160), right + 52, free + size * 0.36);
    pen.textAlign = "right";
    pen.fillText(String(score), WIDE - 44, free + size * 0.36);
  });
}

interface Line {
  x: number;
  y: number;
  room: number;
  size: number;
  /** So many lines at most; what is longer ends with dots. */
  most: number;
}

/** Writes a text into a width, line by line; returns where the next line would stand. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, room, size, most }: Line,
  family: string,
  style = "",
): number {
  const lines = lineUp(pen, text, { room, size, most }, family, style);
  for (const [at, line] of lines.entries()) pen.fillText(line, x, y + at * size * 1.16, room);
  return y + lines.length * size * 1.16;
}

/** The lines of a text, in letters that the pen has from then on. */
function lineUp(
  pen: CanvasRenderingContext2D,
  text: string,
  { room, size, most }: Pick<Line, "room" | "size" | "most">,
  family: string,
  style = "",
): string[] {
  pen.font = `${style}${size}px ${family}`;
  return broken(text, (part) => pen.measureText(part).width <= room, most);
}

/** As much of a name as fits. */
function cut(pen: CanvasRenderingContext2D, name: string, room: number): string {
  const letters = [...name];
  while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > room) letters.pop();
  return letters.length < [...name].length ? `${letters.join("")}…` : name;
}

/** A text in lines that fit: broken at blanks, and within a word that is too long for any. */
export function broken(text: string, fits: (part: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

/** A rabbit that stands on a line, so high. */
function rabbit(
  pen: CanvasRenderingContext2D,
  x: number,
  floor: number,
  high: number,
  at: number,
  { fill, ink }: Colour,
): void {
  const scale = high / 48;
  pen.save();
  pen.translate(x - 20 * scale, floor - high);
  pen.scale(scale, scale);
  const body = new Path2D(BODY);
  pen.lineJoin = "round";
  pen.lineWidth = 3.4;
  pen.strokeStyle = "#fff";
  pen.stroke(body);
  pen.fillStyle = fill;
  pen.fill(body);
  pen.fillStyle = ink;
  for (const eye of [16, 24]) disc(pen, eye, 23.6, 1.5);
  pen.translate(20 - 5.4, 33);
  pen.scale(0.9, 0.9);
  pen.fill(new Path2D(MARKS[at % 12]), "evenodd");
  pen.restore();
}

/** A player's mark, around a point. */
function mark(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  at: number,
  { fill }: Colour,
): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 12, size / 12);
  const shape = new Path2D(MARKS[at % 12]);
  pen.fillStyle = fill;
  pen.fill(shape, "evenodd");
  pen.lineWidth = 0.6;
  pen.strokeStyle = "rgb(20 16 31 / .6)";
  pen.stroke(shape);
  pen.restore();
}
