/** Checks for what comes from a file or a link: anything may stand there. */

/** A plain object, with no list among them. */
export function isRecord(raw: unknown): raw is Record<string, unknown> {
	return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** A text, cut to a length in characters; undefined if it is none. */
export function textWithin(raw: unknown, most: number): string | undefined {
	if (typeof raw !== "string") return undefined;
	// By code points, so that no half of a pair is left.
	return raw.length <= most ? raw : [...raw.slice(0, 2 * most)].slice(0, most).join("");
}

export function isOneOf<const Choice extends string>(choices: readonly Choice[], raw: unknown): raw is Choice {
	return choices.some((choice) => choice === raw);
}
