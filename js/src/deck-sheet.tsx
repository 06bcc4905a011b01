/** The entry point of a deck's sheet. */
import { DeckSheetRoot } from "./deck-sheet/root";
import { DeckSheetStore } from "./deck-sheet/store";
import { mount } from "./mount";
import "./css/index.css";
import "./css/deck-sheet.css";

export default mount(DeckSheetStore, DeckSheetRoot);
