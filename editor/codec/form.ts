/** What a form holds of a file: no list or dictionary at its top, and no key that the editor would misread. */
import { PICTURES_PATH } from "../../contract/desk/texts.ts";

export type Fields = Record<string, unknown>;

/** A form, with the text of the file it was read from; none where the file is new. */
export interface Form extends Fields {
	$?: string;
}

/** What stands in a form for a list at the top of a file, and for an entry of a dictionary. */
export const LIST = "lista";
export const KEY = "clave";
export const VALUE = "valor";

const PLAIN = /^[A-Za-z][\w-]*$/;
const ENCODED = /^k_((?:[0-9a-f]{2})+)$/;

/** A key as the editor takes it, which reads `1` as a place in a list and refuses spaces. */
export function formKey(key: string): string {
	if (PLAIN.test(key) && !ENCODED.test(key)) return key;
	return `k_${Array.from(new TextEncoder().encode(key), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function fileKey(key: string): string {
	const [, digits] = ENCODED.exec(key) ?? [];
	return digits
		? new TextDecoder().decode(Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16)))
		: key;
}

/** @param dictionary the key whose entries are named by who writes; empty if the whole file is one */
export function toForm(data: unknown, dictionary?: string): Fields {
	if (dictionary === "") return { [LIST]: entriesOf(data) };
	if (Array.isArray(data)) return { [LIST]: renamed(data, formKey) };
	const form = renamed(data, formKey) as Fields;
	return dictionary && isFields(data) ? { ...form, [dictionary]: entriesOf(data[dictionary]) } : form;
}

/** @throws where two entries of a dictionary have the same name, of which only one could be written */
export function fromForm(form: Fields, dictionary?: string): unknown {
	if (dictionary === "") return dictionaryOf(form[LIST]);
	if (Array.isArray(form[LIST])) return renamed(form[LIST], fileKey);
	const data = renamed(form, fileKey) as Fields;
	return dictionary ? { ...data, [dictionary]: dictionaryOf(form[dictionary]) } : data;
}

export const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

function entriesOf(data: unknown): Fields[] {
	return Object.entries(data ?? {}).map(([key, one]) => ({
		[KEY]: key,
		...(isFields(one) ? (renamed(one, formKey) as Fields) : { [VALUE]: one }),
	}));
}

function dictionaryOf(entries: unknown): Fields {
	const data = new Map<string, unknown>();
	for (const { [KEY]: key, ...one } of (entries ?? []) as Fields[]) {
		const name = String(key ?? "");
		if (data.has(name)) throw new Error(`«${name}» está dos veces en la lista; deja una.`);
		data.set(name, VALUE in one ? one[VALUE] : renamed(one, fileKey));
	}
	return Object.fromEntries(data);
}

/** Before a picture's name in a form, which the editor finds by its address; a file of the content has the name alone. */
export const PICTURE = `${PICTURES_PATH}/`;

function renamed(value: unknown, name: (key: string) => string): unknown {
	if (Array.isArray(value)) return value.map((one) => renamed(one, name));
	if (typeof value === "string" && name === fileKey && value.startsWith(PICTURE)) return value.slice(PICTURE.length);
	if (!isFields(value)) return value;
	const fields = Object.fromEntries(Object.entries(value).map(([key, one]) => [name(key), renamed(one, name)]));
	const isPicture = name === formKey && typeof value.file === "string" && "alt" in value;
	return isPicture ? { ...fields, file: PICTURE + value.file } : fields;
}
