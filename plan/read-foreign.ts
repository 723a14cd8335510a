/** Readers of values from a file or a link, which may hold anything. */

/** @returns undefined if the value is not valid */
export type Reader<T> = (raw: unknown) => T | undefined;
/** What a reader reads. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** A plain object, not a list. */
export function isRecord(raw: unknown): raw is Record<string, unknown> {
	return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** Cut to a length in characters: by code points, so that no half of a pair is left. */
export function cut(text: string, most: number): string {
	return text.length <= most ? text : [...text.slice(0, 2 * most)].slice(0, most).join("");
}

/** A text, cut to a length. */
export function text(most: number): Reader<string> {
	return (raw) => (typeof raw === "string" ? cut(raw, most) : undefined);
}

export function matching(pattern: RegExp): Reader<string> {
	return (raw) => (typeof raw === "string" && pattern.test(raw) ? raw : undefined);
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Reader<Choice> {
	return (raw) => choices.find((choice) => choice === raw);
}

/** Nothing is read if one entry cannot be. */
export function list<T>(read: Reader<T>, least: number, most: number): Reader<readonly T[]> {
	return (raw) => {
		if (!Array.isArray(raw) || raw.length < least || raw.length > most) return undefined;
		const all = raw.map(read);
		return all.every((one) => one !== undefined) ? all : undefined;
	};
}

/** Values by names of this pattern. */
export function record<T>(name: RegExp, read: Reader<T>, most: number): Reader<Record<string, T>> {
	return (raw) => {
		if (!isRecord(raw)) return undefined;
		const names = Object.keys(raw);
		if (names.length > most || !names.every((one) => name.test(one))) return undefined;
		return object(Object.fromEntries(names.map((one) => [one, read])))(raw);
	};
}

/** Nothing is read if one part cannot be; parts of other names are left out. */
export function object<Parts extends Record<string, Reader<unknown>>>(
	parts: Parts,
): Reader<{ [Name in keyof Parts]: Read<Parts[Name]> }> {
	return (raw) => {
		if (!isRecord(raw)) return undefined;
		const entries = Object.entries(parts).map(([name, read]) => [name, read(raw[name])] as const);
		if (entries.some(([, value]) => value === undefined)) return undefined;
		return Object.fromEntries(entries) as { [Name in keyof Parts]: Read<Parts[Name]> };
	};
}
