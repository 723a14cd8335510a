/** What one check found. */
export interface Finding {
	/** Name of the check, for programs. */
	check: string;
	state: "ok" | "warning" | "fault";
	says: string;
	/** What to do about it. */
	todo?: string;
}

export function ok(check: string, says: string): Finding {
	return { check, state: "ok", says };
}

export function warning(check: string, says: string, todo: string): Finding {
	return { check, state: "warning", says, todo };
}

export function fault(check: string, says: string, todo: string): Finding {
	return { check, state: "fault", says, todo };
}
