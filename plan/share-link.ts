/** A plan as the text behind a link's `#`, which no browser sends to a server. */
import { type NoPlan, type Plan, readPlan, writtenParts } from "./plan.ts";

/** Makes a text small and large again; what a browser has for it is handed in. */
export interface Codec {
	/** Undefined where the browser cannot. */
	deflate: (text: string) => Promise<Uint8Array | undefined>;
	/** @returns undefined where it is no such thing, or larger than `most` bytes */
	inflate: (bytes: Uint8Array, most: number) => Promise<string | undefined>;
}

/** Characters of a link's plan: chats cut off what is much longer. */
export const MOST_OF_A_LINK = 6000;
/** Characters of a plan as text; what a file or a link unpacks to is read no further. */
export const MOST_OF_A_PLAN = 200_000;

/** @returns the plan's text, or undefined where it has no room in a link */
export async function planToText(plan: Plan, { deflate }: Codec): Promise<string | undefined> {
	const bytes = await deflate(JSON.stringify(writtenParts(plan)));
	const text = bytes && toBase64Url(bytes);
	return text !== undefined && text.length <= MOST_OF_A_LINK ? text : undefined;
}

/** Reads a link's text, which anybody may have written. */
export async function planFromText(text: string, { inflate }: Codec): Promise<Plan | NoPlan> {
	const bytes = text.length <= MOST_OF_A_LINK ? fromBase64Url(text) : undefined;
	const json = bytes && (await inflate(bytes, MOST_OF_A_PLAN));
	return json === undefined ? "foreign" : planFromJson(json);
}

/** Reads what a file holds. */
export function planFromJson(json: string): Plan | NoPlan {
	if (json.length > MOST_OF_A_PLAN) return "foreign";
	try {
		return readPlan(JSON.parse(json));
	} catch {
		return "foreign";
	}
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function toBase64Url(bytes: Uint8Array): string {
	let text = "";
	for (let at = 0; at < bytes.length; at += 3) {
		const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
		const digits = Math.min(3, bytes.length - at) + 1;
		for (let digit = 0; digit < digits; digit++) text += DIGITS[(three >> (18 - 6 * digit)) & 63];
	}
	return text;
}

function fromBase64Url(text: string): Uint8Array | undefined {
	const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
	let [held, bits, at] = [0, 0, 0];
	for (const character of text) {
		const digit = DIGITS.indexOf(character);
		if (digit < 0) return undefined;
		held = ((held << 6) | digit) & 0xffffff;
		bits += 6;
		if (bits < 8) continue;
		bits -= 8;
		bytes[at++] = (held >> bits) & 255;
	}
	return bytes;
}
