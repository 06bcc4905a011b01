/** The front door of the table. */
import { door } from "./door";
import { Store } from "./store";
import { Root } from "./ui/root";
import "./css/index.css";

export default door(Store, Root);
