/** The front door of a recorded game. */
import { door } from "./door";
import { ReplayRoot } from "./replay/root";
import { ReplayStore } from "./replay/store";
import "./css/index.css";
import "./css/replay.css";

export default door(ReplayStore, ReplayRoot);
