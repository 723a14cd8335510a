/** Addresses with a login in them, as of a mail server or a database: `smtps://user:password@host:465`. */

import { withFallback } from "../with-fallback.ts";

/** What separates the parts of an address, and starts a code: in a login each is written by its code (RFC 3986, 2.1). */
const CODES: Record<string, string> = { "@": "%40", "#": "%23", "/": "%2F", "?": "%3F", "%": "%25" };

/** Characters of a login, up to the last `@`, that should be written by their code: a parser would end it at them. */
export function unencodedCharacters(address: string): string[] {
	const [, afterScheme = ""] = address.match(/^[a-z]+:\/\/(.*)$/is) ?? [];
	const end = afterScheme.lastIndexOf("@");
	const login = afterScheme.slice(0, Math.max(end, 0));
	const found = new Set(login.match(/[@#/?]|%(?![0-9a-f]{2})/gi));
	if (withFallback(() => decodeURIComponent(login), undefined) === undefined) found.add("%");
	// Neither kind of address has a fragment.
	if (afterScheme.includes("#")) found.add("#");
	return [...found];
}

/** How to write those characters, in Spanish; nothing else of the address is repeated. */
export function encodingFault(characters: readonly string[]): string {
	const codes = characters.map((character) => `${CODES[character]} en lugar de ${character}`).join(", ");
	return `en el usuario o la clave hay signos sin codificar: ${characters.join(" ")}; escribe ${codes}.`;
}
