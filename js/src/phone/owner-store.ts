/** What the owner’s page knows beside the table. */
import en from "../../../dixit_widget/words/en/owner.json";
import fr from "../../../dixit_widget/words/fr/owner.json";
import type { Gone } from "../protocol";
import { languageOf, SCREEN, Words } from "../words";
import { DeviceStore } from "./device-store";

const CATALOGUE = { en: { ...SCREEN.en, ...en }, fr: { ...SCREEN.fr, ...fr } };

export class OwnerStore extends DeviceStore {
  readonly words = new Words<keyof typeof CATALOGUE.en>(languageOf("", navigator.language), CATALOGUE);

  constructor() {
    super("hash");
    this.connection.enter({ kind: "own", key: location.hash.replace("#o=", "") });
  }

  protected override leave({ why }: Gone): void {
    this.ended = why;
  }
}
