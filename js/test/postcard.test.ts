import { afterEach, describe, expect, it, vi } from "vitest";
import { broken, drawPostcard } from "../src/screens/keepsakes/draw-postcard";
import { saveFile } from "../src/store/save-file";

describe("lines on a postcard", () => {
  const fits = (part: string) => part.length <= 10;

  it("are broken at blanks, and within words that are too long", () => {
    expect(broken("the long way home", fits, 5)).toEqual(["the long", "way home"]);
    expect(broken("wanderslebenwandersleben", fits, 5)).toEqual(["wandersleb", "enwandersl", "eben"]);
    expect(broken("", fits, 2)).toEqual([]);
  });

  it("end with dots where there are more", () => {
    expect(broken("one two three four five six seven", fits, 2)).toEqual(["one two", "three four …"]);
  });
});

describe("a file", () => {
  const file = new Blob(["x"]);
  const page = globalThis as { showSaveFilePicker?: unknown };
  afterEach(() => {
    delete page.showSaveFilePicker;
    vi.restoreAllMocks();
  });

  it("is said to be saved when all of it is written", async () => {
    const steps: string[] = [];
    page.showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) => ({
      createWritable: async () => ({
        write: async () => void steps.push(suggestedName),
        close: async () => void steps.push("closed"),
      }),
    });
    expect(await saveFile("dixit.png", file)).toBe("saved");
    expect(steps).toEqual(["dixit.png", "closed"]);
  });

  it("is not, where the person would rather not", async () => {
    page.showSaveFilePicker = async () => {
      throw Object.assign(new Error("no"), { name: "AbortError" });
    };
    expect(await saveFile("dixit.png", file)).toBe("not");
  });

  it("is handed to a browser that does not tell what becomes of it", async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    expect(await saveFile("dixit.png", file)).toBe("given");
    page.showSaveFilePicker = async () => {
      throw Object.assign(new Error("no"), { name: "SecurityError" });
    };
    expect(await saveFile("dixit.png", file)).toBe("given");
    expect(click).toHaveBeenCalledTimes(2);
  });
});

/** A pen whose letters are half as wide as they are high; it keeps what it writes. */
function pen() {
  const written: { text: string; font: string }[] = [];
  const own: Record<string, unknown> = {
    font: "",
    fillText: (text: string) => written.push({ text, font: own.font as string }),
    measureText: (text: string) => ({ width: (text.length * Number.parseFloat(own.font as string)) / 2 }),
    createLinearGradient: () => ({ addColorStop: () => {} }),
  };
  const context = new Proxy(own, { get: (of, name: string) => of[name] ?? (() => {}) });
  return { written, context: context as unknown as CanvasRenderingContext2D };
}

it("names all who share a victory on its postcard, in smaller letters where they are many", () => {
  vi.stubGlobal("Path2D", class {});
  const drawn = (title: string) => {
    const { written, context } = pen();
    const given = {
      subtitle: "27 points each",
      players: [],
      colours: [],
      places: [],
      clue: null,
      decoy: null,
    };
    drawPostcard(context, { title, ...given, lines: [], dealt: "", serif: "serif", sans: "sans" });
    return written.slice(
      0,
      written.findIndex(({ text }) => text === "27 points each"),
    );
  };
  expect(drawn("Owl wins")).toEqual([{ text: "Owl wins", font: "66px serif" }]);
  const many = drawn("Fox, Owl, Hare, and Otter share the victory");
  expect(many.map(({ text }) => text).join(" ")).toBe("Fox, Owl, Hare, and Otter share the victory");
  expect(many[0]?.font).toBe("52px serif");
  vi.unstubAllGlobals();
});
