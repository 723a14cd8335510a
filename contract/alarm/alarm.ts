/** Finds the phrases that tell of danger in what somebody typed. Their words are given: `content/es/alarm-phrases.yaml`. */
import { heardOf, plainOf } from "../spelling/heard.ts";
import { isMisspelt } from "./misspelt.ts";

/** What a text may tell of, the most urgent first: a body that cannot wait, a hand that strikes, a wish to die. */
export const DANGERS = ["emergency", "violence", "crisis"] as const;
export type Danger = (typeof DANGERS)[number];
type Told = Danger | "harmless";

/** Phrases by what they tell of, written as `docs/guia-de-contenido.md` says. */
export type Phrases = Readonly<Record<Told, readonly string[]>> & {
	/** Words that stand for each other, by the name that follows `@` in a phrase. */
	readonly groups: Readonly<Record<string, readonly string[]>>;
	/** Words that look like one of a phrase with a wrong letter, and are right. */
	readonly others: readonly string[];
};

/** Characters that are looked at, as many as a message may have, and letters of a word. */
const MAX_TYPED = 4000;
const MAX_WORD = 24;
/** Small words, of so many letters, do not count in distances. */
const MAX_SMALL = 3;
/** How many words on the next word of a part may stand, and the next part, or what excuses it. */
const NEAR = 3;
const FAR = 7;

/** A phrase in one order of its parts. */
interface Line {
	tells: Told;
	length: number;
}
/** Where a word stands in a phrase, and how far it may be from the word before it. */
interface Place {
	line: Line;
	index: number;
	reach: number;
}
/** A word of the phrases as it is heard. */
interface Entry {
	/** As it is written there, without accents. */
	spellings: Set<string>;
	places: Place[];
	/** The phrases that say something else where it stands near. */
	excuses: Line[];
}
/** A word of a text. */
interface Met {
	index: number;
	entries: readonly Entry[];
	/** How many words it stands from the beginning. */
	step: number;
	isHarmless: boolean;
}

/** Prepares the phrases, in milliseconds. @returns a text's dangers, the most urgent first, in time linear in its length */
export function createAlarm(all: readonly Phrases[]): (typed: string) => Danger[] {
	const entries = entriesOf(all);
	const byLetter = new Map<string | undefined, [heard: string, entry: Entry][]>();
	for (const one of entries) byLetter.set(one[0][0], [...(byLetter.get(one[0][0]) ?? []), one]);

	function entriesFor(word: string): Entry[] {
		const heard = heardOf(word);
		const right = entries.get(heard);
		if (right) return [right];
		const isMeant = ([known, { spellings }]: [string, Entry]) =>
			isMisspelt(heard, known) || [...spellings].some((spelling) => isMisspelt(plainOf(word), spelling));
		return (byLetter.get(heard[0]) ?? []).filter(isMeant).map(([, entry]) => entry);
	}

	/** The words of one that was typed without spaces: `nopuedo`. Mostly small ones are no words: `an-es-the-tic`. */
	function apart(word: string): string[] {
		if (word.length < 5 || entries.has(heardOf(word))) return [word];
		for (let end = word.length - 2; end > 1; end--) {
			if (!entries.has(heardOf(word.slice(0, end)))) continue;
			const parts = [word.slice(0, end), ...apart(word.slice(end))];
			const letters = parts.filter((part) => part.length > 2).join("").length;
			if (letters >= 0.6 * word.length && parts.every((part) => entries.has(heardOf(part)))) return parts;
		}
		return [word];
	}

	return (typed) => {
		const known = new Map<string, Entry[]>();
		const text = typed
			.slice(0, MAX_TYPED)
			.replace(/['’]/g, "")
			.replace(/(\p{L})\1{2,}/gu, "$1");
		let step = 0;
		// A sentence that ends keeps the words of the next one away.
		const met = (text.match(/[\p{L}\p{M}\p{N}]+|[.?!;](?=\s)|\n/gu) ?? [])
			.flatMap((word) => apart(word.slice(0, MAX_WORD)))
			.map((word, index): Met => {
				const found = known.get(word) ?? entriesFor(word);
				known.set(word, found);
				step += word.length > MAX_SMALL ? 1 : /\w/.test(word) ? 0 : NEAR;
				return { index, entries: found, step, isHarmless: false };
			});
		for (const { at } of occurrences(met, true)) for (const word of at) word.isHarmless = true;
		const told = new Set(occurrences(met, false).map(({ line }) => line.tells));
		return DANGERS.filter((danger) => told.has(danger));
	};
}

/** The phrases among the words, the harmless ones or the others. */
function occurrences(met: readonly Met[], harmless: boolean): { line: Line; at: Met[] }[] {
	const found: { line: Line; at: Met[] }[] = [];
	/** Of each phrase, by how many of its words were met: which, the latest. */
	const begun = new Map<Line, Met[][]>();
	for (const word of met) {
		const places = word.isHarmless ? [] : word.entries.flatMap((entry) => entry.places);
		// The last places first: one word does not stand for two of a phrase.
		for (const { line, index, reach } of places.sort((one, other) => other.index - one.index)) {
			if ((line.tells === "harmless") !== harmless) continue;
			const paths = begun.get(line) ?? [[]];
			begun.set(line, paths);
			const before = paths[index];
			if (!before || word.step - (before.at(-1)?.step ?? word.step) > reach) continue;
			const at = [...before, word];
			paths[index + 1] = at;
			if (at.length < line.length) continue;
			const near = met.slice(Math.max(0, (at[0]?.index ?? 0) - FAR), word.index + FAR + 1);
			if (!near.some(({ entries }) => entries.some(({ excuses }) => excuses.includes(line)))) found.push({ line, at });
		}
	}
	return found;
}

function entriesOf(all: readonly Phrases[]): Map<string, Entry> {
	const entries = new Map<string, Entry>();
	/** By the word as it is written, since many phrases share it. */
	const written = new Map<string, Entry>();
	function entryOf(word: string): Entry {
		const entry = entries.get(heardOf(word)) ?? { spellings: new Set(), places: [], excuses: [] };
		entry.spellings.add(plainOf(word));
		entries.set(heardOf(word), entry);
		written.set(word, entry);
		return entry;
	}
	for (const { groups, others, ...phrases } of all) {
		const entriesAt = (place: string) =>
			place
				.split("/")
				.flatMap((word) => (word.startsWith("@") ? (groups[word.slice(1)] ?? []) : word))
				.map((word) => written.get(word) ?? entryOf(word));
		for (const word of others) entryOf(word);
		for (const [tells, texts] of Object.entries(phrases) as [Told, readonly string[]][])
			for (const text of texts) {
				const [said = "", excuse] = text.split(" - ");
				for (const parts of orders(said.split(" + "))) {
					const places = parts.flatMap((part) =>
						part.split(" ").map((word, index) => ({ word, reach: index ? NEAR : FAR })),
					);
					const line = { tells, length: places.length };
					for (const [index, { word, reach }] of places.entries())
						for (const entry of entriesAt(word)) entry.places.push({ line, index, reach });
					if (excuse) for (const entry of entriesAt(excuse)) entry.excuses.push(line);
				}
			}
	}
	return entries;
}

/** The parts of a phrase in each order; there are three at most. */
function orders(parts: readonly string[]): string[][] {
	if (parts.length < 2) return [[...parts]];
	return parts.flatMap((part) => orders(parts.filter((other) => other !== part)).map((others) => [part, ...others]));
}
