/** E-mail addresses as people type and paste them. */
import { plainCharacters } from "../spelling/plain-characters.ts";

/** Of browsers, Node and Deno alike; the contract's types know none of them. */
declare const URL: new (address: string) => { hostname: string };

// The HTML standard's pattern for type=email, so that browsers agree; and a dot, without which nobody can answer.
export const EMAIL =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

// What a mail program or a chat writes around an address, a sentence after it, and a link or a label before it.
const IN_BRACKETS = /^[^<>]*<([^<>]*)>[^<>]*$/;
const BEFORE = /^[^\w@\p{L}+-]*(?:[\p{L}\s-]{1,25}:(?!\/)\s?)?/u;
const AFTER = /[^\w\p{L}\p{M}]{1,9}$/u;
const MAX_DOMAIN = 253;
const BEYOND_ASCII = /[^ -~]/;

/** The address in what was typed: `ana@example.com` of `Ana <mailto:ana@example.com?subject=…>,`. It may still be none. */
export function mailAddress(typed: string): string {
	const plain = plainCharacters(typed).replace(/[‘’]/g, "'");
	const [name, domain] = parts((IN_BRACKETS.exec(plain)?.[1] ?? plain).trim());
	return name.replace(BEFORE, "") + domain.replace(/[?%].*$/, "").replace(AFTER, "");
}

/** The address as mail servers take it (IDNA): `info@xn--mnchen-3ya.de`. Letters beyond ASCII before the `@` stay (RFC 6531). */
export function deliverableAddress(address: string): string {
	const [name, domain] = parts(address);
	if (!BEYOND_ASCII.test(domain) || domain.length > MAX_DOMAIN || /[\s/?#:\\[\]%<>^|]/.test(domain)) return address;
	try {
		return name + new URL(`http://${domain}`).hostname;
	} catch {
		return address;
	}
}

/** Whether nothing is wrong with an address but letters beyond ASCII before its `@`. */
export function hasForeignName(address: string): boolean {
	const [name, domain] = parts(address);
	return BEYOND_ASCII.test(name) && EMAIL.test(name.replace(/[^ -~]/g, "n") + domain);
}

function parts(address: string): [name: string, domain: string] {
	const at = address.lastIndexOf("@") + 1;
	return [address.slice(0, at), address.slice(at)];
}
