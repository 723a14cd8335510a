export interface CheckResult {
	check: string;
	state: "ok" | "warning" | "fault";
	says: string;
	/** What staff should do about it, in Spanish. */
	todo?: string;
}

export function ok(check: string, says: string): CheckResult {
	return { check, state: "ok", says };
}

export function warning(check: string, says: string, todo: string): CheckResult {
	return { check, state: "warning", says, todo };
}

export function fault(check: string, says: string, todo: string): CheckResult {
	return { check, state: "fault", says, todo };
}
