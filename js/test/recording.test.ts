import { describe, expect, it } from "vitest";
import { isHeard } from "../src/logic/clue";
import { failureOf, formatOf, typeOf } from "../src/logic/recording";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer;
const named = (name: string) => Object.assign(new Error("no"), { name });

describe("a recording", () => {
  it("goes with clues that are heard", () => {
    expect((["text", "sound", "sung", "mimed"] as const).filter(isHeard)).toEqual(["sound", "sung"]);
  });

  it("is made in the first format that the browser has, if any", () => {
    expect(formatOf(() => true)).toBe("audio/webm;codecs=opus");
    expect(formatOf((type) => type === "audio/mp4")).toBe("audio/mp4");
    expect(formatOf(() => false)).toBeNull();
  });

  it("is known by how it begins", () => {
    expect(typeOf(bytes("\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm"))).toBe("audio/webm");
    expect(typeOf(bytes("OggS\0\x02"))).toBe("audio/ogg");
    expect(typeOf(bytes("\0\0\0\x1cftypiso5"))).toBe("audio/mp4");
    for (const other of ["", "RIFF....WAVE", "\x1aE\xdf\xa3 matroska", "<script>"])
      expect(typeOf(bytes(other))).toBeNull();
  });

  it("fails for a reason that can be told", () => {
    expect(failureOf(named("NotFoundError"))).toBe("no_microphone");
    expect(failureOf(named("NotReadableError"))).toBe("unready");
    expect(failureOf(named("NotAllowedError"))).toBe("refused");
    expect(failureOf("odd")).toBe("refused");
  });
});
