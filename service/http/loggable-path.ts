const MAX_CHARACTERS = 200;

/**
 * Sanitizes a path for the log: 200 characters at most, and no segment that is an e-mail address, which a malformed link
 * may end in. The path is cut first, and a segment that the cut left incomplete is dropped.
 */
export function loggablePath(path: string): string {
	const parts = path.slice(0, MAX_CHARACTERS).split("/");
	if (path.length > MAX_CHARACTERS) parts[parts.length - 1] = "…";
	return parts.map((part) => (decoded(part).includes("@") ? "…@…" : part)).join("/");
}

/** Decodes every percent-encoded ASCII character, however many times it was encoded. */
function decoded(part: string): string {
	let plain = part;
	for (let before = ""; before !== plain; ) {
		before = plain;
		plain = before.replace(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
	}
	return plain;
}
