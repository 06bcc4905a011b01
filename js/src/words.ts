/** Says things in the language of the person: the catalogue, plurals, lists of names. */
import en from "../../dixit_widget/words/en/screen.json";
import fr from "../../dixit_widget/words/fr/screen.json";

export type Language = "en" | "fr";
export type Key = keyof typeof en;
type Values = Record<string, string | number>;
/** Keys with a `.one` and an `.other`. */
type Counted<K> = K extends `${infer Stem}.other` ? Stem : never;

/** Sentences by key, in every language. */
export type Catalogue<K extends string> = Record<Language, Record<K, string>>;

export const SCREEN: Catalogue<Key> = { en, fr };

export function languageOf(wanted: Language | "", browser: string | undefined): Language {
  return wanted || (browser?.toLowerCase().startsWith("fr") ? "fr" : "en");
}

/** A number as people of the language write it. */
export function written(n: number, language: Language): string {
  const text = String(n).replace("-", "−");
  return language === "fr" ? text.replace(".", ",") : text;
}

const VOWEL = /^([aeiouàâäéèêëîïôöùûüœ]|y(?![aeo])|h[éô])/i;

export function fill(template: string, values: Values, language: Language): string {
  // French says “d’Ana”, not “de Ana”
  return template.replace(/(\b(?:d|qu)e )?\{(\w+)\}/gi, (_, before: string | undefined, name: string) => {
    const given = values[name] ?? "";
    const value = typeof given === "number" ? written(given, language) : given;
    if (!before) return value;
    return language === "fr" && VOWEL.test(value) ? `${before.slice(0, -2)}’${value}` : before + value;
  });
}

const QUOTED_TWICE = /([“«]\s*)["“«]\s*([^"“”«»]*[^"“”«»\s])\s*["”»](\s*[”»])/g;

/** A text as a whole sentence: what ends with a full stop gets no second one. */
export function sentence(text: string): string {
  return /[.!?…。][”"’»)]*$/.test(text) ? text : `${text}.`;
}

export class Words<K extends string = Key> {
  readonly language: Language;
  readonly #sentences: Record<K, string>;
  readonly #plural: Intl.PluralRules;
  readonly #list: Intl.ListFormat;

  /** Without a catalogue they are the words of the table. */
  constructor(language: Language, ...[catalogue]: [K] extends [Key] ? [] : [Catalogue<K>]) {
    this.language = language;
    this.#sentences = (catalogue ?? SCREEN)[language] as Record<K, string>;
    this.#plural = new Intl.PluralRules(language);
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** A sentence; what somebody typed in quotation marks has only those of the sentence. */
  say = (key: K, values?: Values): string => {
    const said = fill(this.#sentences[key] ?? key, values ?? {}, this.language);
    return values ? said.replace(QUOTED_TWICE, "$1$2$3") : said;
  };

  /** `n` things: the singular or the plural of a key. */
  count = (stem: Counted<K>, n: number, values: Values = {}): string => {
    const form = this.#plural.select(n) === "one" ? "one" : "other";
    return this.say(`${stem}.${form}` as K, { n, ...values });
  };

  written = (n: number): string => written(n, this.language);

  /** What is gained or lost, with its sign. */
  signed = (n: number): string => `${n < 0 ? "" : "+"}${this.written(n)}`;

  names = (names: readonly string[]): string => this.#list.format(names);

  of = (text: Partial<Record<Language, string>> | null | undefined): string =>
    text?.[this.language] ?? text?.en ?? "";
}
