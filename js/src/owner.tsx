/** The entry point of the page for a table’s owner, where no notebook shows the table. */
import { render } from "preact";
import { Owner } from "./phone/owner";
import { OwnerStore } from "./phone/owner-store";
import { withWhatIf } from "./what-if/provider";
import "./css/owner.css";

const Page = withWhatIf(Owner);
render(<Page owner={new OwnerStore()} />, document.body);
