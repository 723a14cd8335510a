import { FORM_TYPE, formFields, mediaType, readBody } from "../web/body.ts";

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
