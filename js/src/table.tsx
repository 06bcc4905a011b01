/** The entry point of the table. */
import { mount } from "./mount";
import type { ScreenTraits } from "./protocol";
import { Root } from "./screens/root";
import { TableStore } from "./store/table-store";
import { withWhatIf } from "./what-if/provider";
import "./css/index.css";
import "./css/share.css";
import "./css/turning.css";

export default mount<ScreenTraits, TableStore>(TableStore, withWhatIf(Root));
