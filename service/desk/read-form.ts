import { FORM_TYPE, formFields, mediaType, readBody } from "../http/body.ts";

// The longest note, with every character escaped.
const MAX_BYTES = 64 * 1024;

export type Fields = Readonly<Record<string, string>>;

/** The fields of a form; undefined where it is none, too long, or broken off. */
export async function readForm(request: Request): Promise<Fields | undefined> {
	if (mediaType(request) !== FORM_TYPE) return undefined;
	try {
		const body = await readBody(request, MAX_BYTES);
		return body && formFields(body);
	} catch {
		return undefined;
	}
}
