/** Checks for what comes from a file or a link: anything may stand there. */
/** A plain object, with no list among them. */
export function isRecord(raw) {
	return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}
/** A text, cut to a length in characters; undefined where it is none. */
export function textWithin(raw, most) {
	if (typeof raw !== "string") return undefined;
	// By code points, so that no half of a pair is left.
	return raw.length <= most ? raw : [...raw.slice(0, 2 * most)].slice(0, most).join("");
}
export function isOneOf(choices, raw) {
	return choices.some((choice) => choice === raw);
}
