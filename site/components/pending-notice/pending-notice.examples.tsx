import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { PendingNotice } from "./pending-notice.tsx";

export const examples: ComponentExamples = {
	"a review that is missing": <PendingNotice>Este texto espera la revisión de un abogado.</PendingNotice>,
	"long words": (
		<PendingNotice>{"Este texto espera la revisión de quien conoce la materia. ".repeat(3).trim()}</PendingNotice>
	),
};
