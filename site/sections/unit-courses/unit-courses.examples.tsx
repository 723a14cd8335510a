import { unitExamples } from "../../gallery/unit-examples.tsx";
import { UnitCourses } from "./unit-courses.tsx";

export const examples = unitExamples("courses", (courses) => <UnitCourses {...courses} />);
