import { unitExamples } from "../../gallery/unit-examples.tsx";
import { UnitAbout } from "./unit-about.tsx";

export const examples = unitExamples("about", (about) => <UnitAbout {...about} />);
