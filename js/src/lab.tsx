/** The front door of the lab. */
import { door } from "./door";
import { LabRoot } from "./lab/root";
import { LabStore } from "./lab/store";
import "./css/index.css";
import "./css/lab.css";

export default door(LabStore, LabRoot);
