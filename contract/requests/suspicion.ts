/**
 * Signs that a program filled in a form. A request that shows one is stored and answered like any other, and held for
 * staff to look at. Leaving them out is never suspect: without script, after Back, where the browser filled a form in, or from
 * another client, nobody knows how long it took.
 */

/** Honeypot field: people do not see it, so only a program that reads the markup fills it in. */
export const TRAP_FIELD = "website";

/** Milliseconds from the first word's being begun to the form's being sent, if the island saw all of it being filled in. */
export const ELAPSED_FIELD = "elapsed_ms";

export const SUSPICIONS = ["trap", "too_fast", "too_often", "network"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/**
 * @param input the parsed body
 * @param minMilliseconds no person fills in a form in less; 0 switches the check off
 * @returns what is suspect about it, if anything
 */
export function suspicionOf(input: unknown, minMilliseconds: number): Suspicion | undefined {
	const given = (typeof input === "object" && input ? input : {}) as Record<string, unknown>;
	const trap = given[TRAP_FIELD];
	if (typeof trap === "string" && trap.trim() !== "") return "trap";
	const elapsed = given[ELAPSED_FIELD];
	const milliseconds = typeof elapsed === "string" && /^\d{1,15}$/.test(elapsed) ? Number(elapsed) : elapsed;
	if (typeof milliseconds === "number" && milliseconds >= 0 && milliseconds < minMilliseconds) return "too_fast";
	return undefined;
}
