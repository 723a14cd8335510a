import { readBody } from "../http/body.ts";

// The longest note, with every sign escaped.
const MAX_BYTES = 64 * 1024;

export type Fields = Readonly<Record<string, string>>;

/** The fields of a form; undefined where it is none, too long, or broken off. */
export async function readForm(request: Request): Promise<Fields | undefined> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/x-www-form-urlencoded") return undefined;
	try {
		const body = await readBody(request, MAX_BYTES);
		return body && Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
	} catch {
		return undefined;
	}
}
