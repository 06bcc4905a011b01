/** What a recording may be: how long, how large, and in what; the table judges by the same. */
export const MOST_SECONDS = 15;
export const MOST_BYTES = 120_000;
/** Speech and song are good enough to be told apart at this; fifteen seconds are half of what may be sent. */
export const BITS_PER_SECOND = 32_000;

/** What is tried in turn; Safari has long had only the last ones. */
const FORMATS = [
  "audio/webm;codecs=opus",
  "audio/ogg;codecs=opus",
  "audio/mp4;codecs=mp4a.40.2",
  "audio/mp4",
] as const;

export interface Recording {
  bytes: ArrayBuffer;
  type: string;
  seconds: number;
}

/** The first format that the browser records in; null: none that the others could play. */
export function formatOf(records: (type: string) => boolean): string | null {
  return FORMATS.find(records) ?? null;
}

/** What bytes are in, by how they begin, whatever the browser calls them; null: nothing that is known. */
export function typeOf(bytes: ArrayBuffer): string | null {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, 64)));
  if (head.startsWith("\x1aE\xdf\xa3") && head.includes("webm")) return "audio/webm";
  if (head.startsWith("OggS")) return "audio/ogg";
  return head.slice(4, 8) === "ftyp" ? "audio/mp4" : null;
}

export type Failure = "no_microphone" | "refused" | "unready";

/** Why a browser gives no microphone. */
export function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "no_microphone";
  return name === "NotReadableError" || name === "AbortError" ? "unready" : "refused";
}
