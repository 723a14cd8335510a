/** A plan in a link, packed by the browser's own compression; a browser that has none makes and opens no links. */
import { MAX_PLAN_LENGTH, type Plan, type PlanError, planFromJson, writtenParts } from "../../../plan/plan.ts";

/** Characters of a link's plan: chats cut off what is much longer. */
export const MAX_LINK_LENGTH = 6000;

// Spaces of no width and their like, as addresses escape them: some chats put them into long words.
const UNSEEN = /%(?:E2%80%8[B-F]|E2%81%A0|EF%BB%BF|C2%AD)/gi;

/** @returns the plan's text, or undefined if it has no room in a link */
export async function planToText(plan: Plan): Promise<string | undefined> {
	try {
		const bytes = through(JSON.stringify(writtenParts(plan)), new CompressionStream("deflate-raw"));
		const text = toBase64Url(new Uint8Array(await new Response(bytes).arrayBuffer()));
		return text.length <= MAX_LINK_LENGTH ? text : undefined;
	} catch {
		return undefined;
	}
}

/** Reads a link's text, to which a chat may have added a full stop, a bracket, a parameter or a sign of italics. */
export async function planFromText(text: string): Promise<Plan | PlanError> {
	const [packed = ""] = /^[\w-]*/.exec(text.replace(UNSEEN, "")) ?? [];
	if (packed.length > MAX_LINK_LENGTH) return "foreign";
	const json = (await unpacked(packed)) ?? (await unpacked(packed.replace(/[_-]$/, "")));
	return json === undefined ? "foreign" : planFromJson(json);
}

/** @returns undefined if it was not packed like this, or unpacks to more than a plan may have */
async function unpacked(packed: string): Promise<string | undefined> {
	try {
		const reader = through(fromBase64Url(packed), new DecompressionStream("deflate-raw")).getReader();
		const decoder = new TextDecoder("utf-8", { fatal: true });
		let [text, length] = ["", 0];
		for (let next = await reader.read(); !next.done; next = await reader.read()) {
			length += next.value.byteLength;
			if (length > MAX_PLAN_LENGTH) {
				await reader.cancel();
				return undefined;
			}
			text += decoder.decode(next.value, { stream: true });
		}
		return text + decoder.decode();
	} catch {
		return undefined;
	}
}

const through = (part: BlobPart, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
	new Blob([part]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);

// Uint8Array.toBase64 does both, in browsers since September 2025.
function toBase64Url(bytes: Uint8Array): string {
	const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws where it is no base64url */
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
