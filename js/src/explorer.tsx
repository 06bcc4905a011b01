/** The entry point of the rule explorer. */

import { ExplorerRoot } from "./explorer/root";
import { ExplorerStore } from "./explorer/store";
import { mount } from "./mount";
import "./css/index.css";
import "./css/lab.css";
import "./css/turning.css";
import "./css/explorer.css";

export default mount(ExplorerStore, ExplorerRoot);
