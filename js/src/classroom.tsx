/** The entry point of the teacher’s screen of a class. */
import { ClassroomRoot } from "./classroom/teacher/root";
import { ClassroomStore } from "./classroom/teacher/store";
import { mount } from "./mount";
import "./css/index.css";
import "./css/share.css";
import "./css/lab.css";
import "./css/predict.css";
import "./css/class-vote.css";
import "./css/classroom.css";

export default mount(ClassroomStore, ClassroomRoot);
