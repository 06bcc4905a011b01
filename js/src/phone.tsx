/** The entry point of the page for players’ own devices. */
import { render } from "preact";
import { PhoneStore } from "./phone/phone-store";
import { Phone } from "./phone/root";
import { withWhatIf } from "./what-if/provider";
import "./css/phone.css";

const Page = withWhatIf(Phone);
render(<Page phone={new PhoneStore()} />, document.body);
