/** One recording: from the press of a button until it is stopped, full, or loses its microphone. */
import {
  BITS_PER_SECOND,
  type Failure,
  failureOf,
  formatOf,
  MOST_BYTES,
  MOST_SECONDS,
  type Recording,
  typeOf,
} from "../../logic/recording";

/** Why there is none, or why it ended before anybody stopped it. */
export type Trouble = Failure | "no_recorder" | "nothing" | "large" | "full" | "lost_microphone";

export interface Taken {
  recording: Recording | null;
  trouble: Trouble | null;
}

const SLICE = 250; // ms
const SPARE = 16_000; // bytes, for what comes after the last look at how much there is

/** Only a page that nobody can have tampered with gets a microphone. */
export function mayRecord(): boolean {
  return isSecureContext && navigator.mediaDevices?.getUserMedia !== undefined;
}

export class Microphone {
  /** Resolves when it has ended. */
  readonly taken: Promise<Taken>;
  readonly #stream: MediaStream;
  readonly #recorder: MediaRecorder;
  readonly #began = Date.now();
  readonly #parts: Blob[] = [];
  readonly #clock: ReturnType<typeof setTimeout>;
  #size = 0;
  #why: Trouble | null = null;

  private constructor(stream: MediaStream, mimeType: string) {
    this.#stream = stream;
    this.#recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    this.#recorder.ondataavailable = ({ data }) => {
      this.#parts.push(data);
      this.#size += data.size;
      if (this.#size > MOST_BYTES - SPARE) this.stop("full");
    };
    this.taken = new Promise((resolve) => {
      this.#recorder.onstop = () => void this.#finish().then(resolve);
    });
    for (const track of stream.getTracks()) track.onended = () => this.stop("lost_microphone");
    this.#recorder.start(SLICE);
    this.#clock = setTimeout(() => this.stop("full"), MOST_SECONDS * 1000);
  }

  /** Ask for the microphone, and begin; what keeps it from that is returned. */
  static async open(): Promise<Microphone | Trouble> {
    const format = "MediaRecorder" in globalThis && formatOf((type) => MediaRecorder.isTypeSupported(type));
    if (!format) return "no_recorder";
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      return failureOf(error);
    }
    try {
      return new Microphone(stream, format);
    } catch {
      release(stream);
      return "no_recorder";
    }
  }

  get seconds(): number {
    return Math.min(MOST_SECONDS, (Date.now() - this.#began) / 1000);
  }

  stop(why: Trouble | null = null): void {
    if (this.#recorder.state === "inactive") return;
    clearTimeout(this.#clock);
    this.#why = why;
    this.#recorder.stop();
  }

  async #finish(): Promise<Taken> {
    clearTimeout(this.#clock);
    const { seconds } = this;
    release(this.#stream);
    const bytes = await new Blob(this.#parts).arrayBuffer();
    if (bytes.byteLength === 0) return { recording: null, trouble: "nothing" };
    if (bytes.byteLength > MOST_BYTES) return { recording: null, trouble: "large" };
    const type = typeOf(bytes);
    if (!type) return { recording: null, trouble: "no_recorder" };
    return { recording: { bytes, type, seconds }, trouble: this.#why };
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}
