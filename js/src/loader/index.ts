/** The loader, which is all that a widget's state holds of the front end. */
import { boot, type Entry } from "./boot";

declare const dixit: Entry;

export default boot(dixit);
