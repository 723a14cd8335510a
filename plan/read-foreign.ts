/** Readers of storage, a file or a link, which may hold anything: what is not valid is replaced by what stands there at first. */

/** @returns undefined if the value is not valid and nothing can take its place */
export type Reader<T> = (raw: unknown) => T | undefined;
/** What a reader reads. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** A plain object, not a list. */
export const isRecord = (raw: unknown): raw is Record<string, unknown> =>
	typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** Cut to a length in characters: by code points, so that no half of a pair is left. */
export const cut = (text: string, most: number): string =>
	text.length <= most ? text : [...text.slice(0, 2 * most)].slice(0, most).join("");

/** A text, cut to a length; empty if it is none. */
export const text =
	(most: number): ((raw: unknown) => string) =>
	(raw) =>
		typeof raw === "string" ? cut(raw, most) : "";

export const matching =
	(pattern: RegExp): Reader<string> =>
	(raw) =>
		typeof raw === "string" && pattern.test(raw) ? raw : undefined;

/** The first choice takes the place of a value that is none of them. */
export const oneOf =
	<const Choice extends string>(choices: readonly [Choice, ...Choice[]]): Reader<Choice> =>
	(raw) =>
		choices.find((choice) => choice === raw) ?? choices[0];

/** Entries that cannot be read are left out. */
export const list =
	<T>(read: Reader<T>, least: number, most: number): Reader<readonly T[]> =>
	(raw) => {
		if (!Array.isArray(raw) || raw.length > most) return undefined;
		const all = raw.map(read).filter((one) => one !== undefined);
		return all.length < least ? undefined : all;
	};

/** Values by names of this pattern; others, and what cannot be read, are left out. */
export const record =
	<T>(name: RegExp, read: Reader<T>, most: number): Reader<Record<string, T>> =>
	(raw) => {
		const named = Object.entries(isRecord(raw) ? raw : {}).filter(([one]) => name.test(one));
		const all = named.slice(0, most).map(([one, value]) => [one, read(value)] as const);
		return Object.fromEntries(all.filter((one): one is [string, T] => one[1] !== undefined));
	};

/** Nothing is read if one part cannot be; parts of other names are left out. */
export function object<Parts extends Record<string, Reader<unknown>>>(
	parts: Parts,
): Reader<{ [Name in keyof Parts]: Read<Parts[Name]> }> {
	return (raw) => {
		const given = isRecord(raw) ? raw : {};
		const entries = Object.entries(parts).map(([name, read]) => [name, read(given[name])] as const);
		if (entries.some(([, value]) => value === undefined)) return undefined;
		return Object.fromEntries(entries) as { [Name in keyof Parts]: Read<Parts[Name]> };
	};
}
