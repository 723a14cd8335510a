/** Signs that a program filled in a form: held for staff, answered like any other. Leaving them out is never suspect. */

/** Honeypot field: people do not see it, so only a program that reads the markup fills it in. */
export const TRAP_FIELD = "website";

/** Milliseconds from the first word's being begun to the form's being sent, if the island saw all of it being filled in. */
export const ELAPSED_FIELD = "elapsed_ms";

export const SUSPICIONS = ["trap", "too_fast", "too_often", "network"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** What is suspect about a parsed body, if anything. @param minMilliseconds no person takes less; 0 for no check */
export function suspicionOf(input: unknown, minMilliseconds: number): Suspicion | undefined {
	const given = (typeof input === "object" && input ? input : {}) as Record<string, unknown>;
	const trap = given[TRAP_FIELD];
	if (typeof trap === "string" && trap.trim() !== "") return "trap";
	const elapsed = given[ELAPSED_FIELD];
	const milliseconds = typeof elapsed === "string" && /^\d{1,15}$/.test(elapsed) ? Number(elapsed) : elapsed;
	if (typeof milliseconds === "number" && milliseconds >= 0 && milliseconds < minMilliseconds) return "too_fast";
	return undefined;
}
