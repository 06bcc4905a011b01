/** The entry point of a recorded game. */
import { mount } from "./mount";
import { ReplayRoot } from "./replay/root";
import { ReplayStore } from "./replay/store";
import { withWhatIf } from "./what-if/provider";
import "./css/screens.css";
import "./css/replay.css";
import "./css/motion.css";

export default mount(ReplayStore, withWhatIf(ReplayRoot));
