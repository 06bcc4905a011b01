/** The entry point of a prediction. */
import { mount } from "./mount";
import { PredictRoot } from "./predict/root";
import { PredictStore } from "./predict/store";
import "./css/index.css";
import "./css/lab.css";
import "./css/predict.css";

export default mount(PredictStore, PredictRoot);
