export interface CheckResult {
	check: string;
	state: "ok" | "warning" | "fault";
	says: string;
	/** What staff should do about it, in Spanish. */
	todo?: string;
}

export const ok = (check: string, says: string): CheckResult => ({ check, state: "ok", says });

const telling =
	(state: "warning" | "fault") =>
	(check: string, says: string, todo: string): CheckResult => ({ check, state, says, todo });
export const warning = telling("warning");
export const fault = telling("fault");
