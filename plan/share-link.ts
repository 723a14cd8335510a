/** A plan as the text behind a link's `#`, which no browser sends to a server. */
import { type Plan, type PlanError, readPlan, writtenParts } from "./plan.ts";

/** Compresses a text to base64url and back; the browser's implementation is injected. */
export interface Codec {
	/** Undefined if the browser cannot. */
	pack: (text: string) => Promise<string | undefined>;
	/** @returns undefined if it was not packed like this, or unpacks to more than `most` bytes */
	unpack: (packed: string, most: number) => Promise<string | undefined>;
}

/** Characters of a link's plan: chats cut off what is much longer. */
export const MAX_LINK_LENGTH = 6000;
/** Characters of a plan as text; what a file or a link unpacks to is read no further. */
export const MAX_PLAN_LENGTH = 200_000;

/** @returns the plan's text, or undefined if it has no room in a link */
export async function planToText(plan: Plan, { pack }: Codec): Promise<string | undefined> {
	const text = await pack(JSON.stringify(writtenParts(plan)));
	return text !== undefined && text.length <= MAX_LINK_LENGTH ? text : undefined;
}

// Spaces of no width and their like, as addresses escape them: some chats put them into long words.
const UNSEEN = /%(?:E2%80%8[B-F]|E2%81%A0|EF%BB%BF|C2%AD)/gi;

/** Reads a link's text, to which a chat may have added a full stop, a bracket, a parameter or a sign of italics. */
export async function planFromText(text: string, { unpack }: Codec): Promise<Plan | PlanError> {
	const [packed = ""] = /^[\w-]*/.exec(text.replace(UNSEEN, "")) ?? [];
	if (packed.length > MAX_LINK_LENGTH) return "foreign";
	const json = (await unpack(packed, MAX_PLAN_LENGTH)) ?? (await unpack(packed.replace(/[_-]$/, ""), MAX_PLAN_LENGTH));
	return json === undefined ? "foreign" : planFromJson(json);
}

export function planFromJson(json: string): Plan | PlanError {
	if (json.length > MAX_PLAN_LENGTH) return "foreign";
	try {
		return readPlan(JSON.parse(json));
	} catch {
		return "foreign";
	}
}
