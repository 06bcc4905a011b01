/** The front door of a prediction. */
import { door } from "./door";
import { PredictRoot } from "./predict/root";
import { PredictStore } from "./predict/store";
import "./css/index.css";
import "./css/lab.css";
import "./css/predict.css";

export default door(PredictStore, PredictRoot);
