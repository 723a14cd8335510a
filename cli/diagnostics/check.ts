import { say } from "../command.ts";

export interface CheckResult {
	check: string;
	state: "ok" | "warning" | "fault";
	says: string;
	/** What staff should do about it, in Spanish. */
	todo?: string;
}

type Values = Parameters<typeof say>[1];

/** A text whose placeholders are filled if it has any: an error's message may hold braces of somebody else's. */
const filled = (text: string, values: Values | undefined) => (values ? say(text, values) : text);

export const ok = (check: string, says: string, values?: Values): CheckResult => ({
	...{ check, state: "ok", says: filled(says, values) },
});

const telling =
	(state: "warning" | "fault") =>
	(check: string, { says, todo }: Required<Pick<CheckResult, "says" | "todo">>, values?: Values): CheckResult => ({
		...{ check, state, says: filled(says, values), todo: filled(todo, values) },
	});
export const warning = telling("warning");
export const fault = telling("fault");
