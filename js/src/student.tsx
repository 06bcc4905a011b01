/** The entry point of the page for students’ own devices. */
import { render } from "preact";
import { Student } from "./classroom/student/root";
import { PhoneStore } from "./phone/phone-store";
import "./css/student.css";

render(<Student phone={new PhoneStore()} />, document.body);
