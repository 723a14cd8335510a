import { withFallback } from "../with-fallback.ts";

/** A request's media type in lower case, without parameters. */
export const mediaType = ({ headers }: Request): string | undefined =>
	headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();

export const FORM_TYPE = "application/x-www-form-urlencoded";

/** What stands in a form several times under one name is one text, with spaces between. */
export function formFields(body: Uint8Array): Record<string, string> {
	const fields = new Map<string, string>();
	for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) {
		const before = fields.get(name);
		fields.set(name, before === undefined ? value : `${before} ${value}`);
	}
	return Object.fromEntries(fields);
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** The object that it holds as JSON; undefined if it is no JSON, no UTF-8 or anything else. */
export function jsonObject(body: Uint8Array): unknown {
	const input: unknown = withFallback(() => JSON.parse(UTF8.decode(body)), undefined);
	return typeof input === "object" && input !== null && !Array.isArray(input) ? input : undefined;
}

/** Reads a request's body. @returns undefined if it has more than `limit` bytes; then the rest is not read */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
	const announced = request.headers.get("content-length");
	if (Number(announced ?? 0) > limit) return undefined;
	if (announced !== null && /^\d+$/.test(announced)) {
		// In one go, which is much the fastest: a server reads no more than was announced.
		const body = new Uint8Array(await request.arrayBuffer());
		return body.byteLength > limit ? undefined : body;
	}
	if (!request.body) return new Uint8Array();
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for await (const chunk of request.body) {
		length += chunk.byteLength;
		if (length > limit) return undefined;
		chunks.push(chunk);
	}
	return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

export type Fields = Readonly<Record<string, string>>;

/** The fields of a form; undefined if it is none, too long, or broken off. */
export async function readForm(request: Request, maxBytes: number): Promise<Fields | undefined> {
	if (mediaType(request) !== FORM_TYPE) return undefined;
	try {
		const body = await readBody(request, maxBytes);
		return body && formFields(body);
	} catch {
		return undefined;
	}
}
