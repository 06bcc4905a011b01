import { describe, expect, it } from "vitest";
import en from "../../dixit_widget/words/en/screen.json";
import fr from "../../dixit_widget/words/fr/screen.json";
import { fill, type Language, languageOf, sentence, Words } from "../src/words";

const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe("the catalogues", () => {
  it("say the same things in both languages, with the same gaps", () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en))
      expect(gaps(fr[key as keyof typeof fr]), key).toEqual(gaps(text));
  });

  it("have a singular for every plural", () => {
    const keys = Object.keys(en);
    for (const key of keys.filter((one) => one.endsWith(".other")))
      expect(keys).toContain(key.replace(/other$/, "one"));
  });
});

describe("words", () => {
  it("end a sentence once", () => {
    expect(sentence("A harp")).toBe("A harp.");
    for (const text of ["A harp.", "Who?", "And then…", "“Hush.”"]) expect(sentence(text)).toBe(text);
  });

  it("count in the way of the language", () => {
    expect(new Words("en").count("over.points", 1)).toBe("1 point");
    expect(new Words("en").count("over.points", 0)).toBe("0 points");
    expect(new Words("fr").count("over.points", 0)).toBe("0 point");
    expect(new Words("fr").count("over.points", 2)).toBe("2 points");
  });

  it("write numbers as people of the language do", () => {
    expect(new Words("en").say("meta.turn", { turn: 4.5 })).toContain("4.5");
    expect(new Words("fr").say("meta.turn", { turn: -4.5 })).toContain("−4,5");
    expect([2, 0, -1, 0.25].map(new Words("fr").signed)).toEqual(["+2", "+0", "−1", "+0,25"]);
  });

  it("join names", () => {
    expect(new Words("en").names(["Ana", "Ben"])).toBe("Ana and Ben");
    expect(new Words("fr").names(["Ana", "Ben"])).toBe("Ana et Ben");
  });

  it("elide in French before a vowel only", () => {
    expect(fill("la carte de {name}", { name: "Ana" }, "fr")).toBe("la carte d’Ana");
    expect(fill("la carte de {name}", { name: "Émile" }, "fr")).toBe("la carte d’Émile");
    expect(fill("la carte de {name}", { name: "Léa" }, "fr")).toBe("la carte de Léa");
    expect(fill("la carte de {name}", { name: "Yann" }, "fr")).toBe("la carte de Yann");
    expect(fill("la carte de {name}", { name: "Hélène" }, "fr")).toBe("la carte d’Hélène");
    expect(fill("parce que {name}", { name: "Ana" }, "fr")).toBe("parce qu’Ana");
    expect(fill("part of de {name}", { name: "Ana" }, "en")).toBe("part of de Ana");
  });

  it("put one pair of quotation marks around what was typed in some", () => {
    const quoted = (text: string, language: Language) => new Words(language).say("clue.quoted", { text });
    expect(quoted("“Who’s there?”", "en")).toBe("“Who’s there?”");
    expect(quoted('"Who’s there?"', "en")).toBe("“Who’s there?”");
    expect(quoted("« Chut »", "fr")).toBe("«\u202fChut\u202f»");
    expect(quoted("He said “no”, twice", "en")).toBe("“He said “no”, twice”");
  });

  it("put values in as they are, even if they look like gaps", () => {
    expect(fill("{a} and {b}", { a: "{b}", b: "$& <b>" }, "en")).toBe("{b} and $& <b>");
  });

  it("follow the browser unless a language is asked for", () => {
    expect(languageOf("", "fr-CA")).toBe("fr");
    expect(languageOf("", "de")).toBe("en");
    expect(languageOf("", undefined)).toBe("en");
    expect(languageOf("en", "fr")).toBe("en");
  });
});
