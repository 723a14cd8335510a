/** Outcome at each staff address so far: null where it was accepted, a code where it was refused for good. */
export type Outcomes = Record<string, string | null>;

/** What became of a mail at each address, as its row keeps it; none before the first try. */
export function outcomesIn(stored: string | null): Outcomes {
	return JSON.parse(stored ?? "{}");
}
