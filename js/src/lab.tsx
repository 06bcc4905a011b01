/** The entry point of the lab. */

import { LabRoot } from "./lab/root";
import { LabStore } from "./lab/store";
import { mount } from "./mount";
import "./css/index.css";
import "./css/lab.css";

export default mount(LabStore, LabRoot);
