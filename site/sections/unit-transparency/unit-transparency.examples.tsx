import { mainWords as words } from "virtual:content";
import { unitExamples } from "../../gallery/unit-examples.tsx";
import { UnitTransparency } from "./unit-transparency.tsx";

export const examples = unitExamples("transparency", (transparency) => (
	<UnitTransparency {...transparency} locale={words.locale} />
));
