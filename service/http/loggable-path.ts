const MOST_CHARACTERS = 200;

/**
 * A path as the log may hold it: of 200 characters at most, and without any part that is an e-mail address, which a link
 * cut wrong may end in. It is cut before it is looked at, and what the cut leaves of a part is left out.
 */
export function loggablePath(path: string): string {
	const parts = path.slice(0, MOST_CHARACTERS).split("/");
	if (path.length > MOST_CHARACTERS) parts[parts.length - 1] = "…";
	return parts.map((part) => (decoded(part).includes("@") ? "…@…" : part)).join("/");
}

/** With every ASCII sign as itself, however many times it was encoded. */
function decoded(part: string): string {
	let plain = part;
	for (let before = ""; before !== plain; ) {
		before = plain;
		plain = before.replace(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
	}
	return plain;
}
