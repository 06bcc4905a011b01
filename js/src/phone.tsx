/** The entry point of the page for players’ own devices. */
import { render } from "preact";
import { PhoneStore } from "./phone/phone-store";
import { Phone } from "./phone/root";
import "./css/phone.css";

render(<Phone phone={new PhoneStore()} />, document.body);
