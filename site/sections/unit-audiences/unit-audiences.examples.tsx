import { unitExamples } from "../../gallery/unit-examples.tsx";
import { UnitAudiences } from "./unit-audiences.tsx";

export const examples = unitExamples("audiences", (audiences) => <UnitAudiences {...audiences} />);
