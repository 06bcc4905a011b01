/** The entry point of the table. */
import type { Model } from "./model";
import { mount } from "./mount";
import { Root } from "./screens/root";
import { TableStore } from "./store/table-store";
import { withWhatIf } from "./what-if/provider";
import "./css/index.css";
import "./css/share.css";
import "./css/turning.css";

export default mount<Model, TableStore>(TableStore, withWhatIf(Root));
