import { unitExamples } from "../../gallery/unit-examples.tsx";
import { UnitBenefits } from "./unit-benefits.tsx";

export const examples = unitExamples("benefits", (benefits, unit) => <UnitBenefits unit={unit} {...benefits} />);
