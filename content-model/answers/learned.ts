/** What is learned from searches whose answers somebody named: how much each word tells of each answer. */
import type { SearchWords } from "./search-words.ts";
import { createReader, wordsOf } from "./terms.ts";

/** A search, as somebody typed it, with the anchors of the answers that are right. */
export interface NamedSearch {
	typed: string;
	right: readonly string[];
}

/**
 * By what words begin with, and by what they mean: how many of 25 searches for an answer have it, each number before the
 * answers that it stands for. An answer is the letter as far from `@` as it stands behind the one before.
 */
export type Learned = Readonly<Record<string, string>>;

/** Letters by which forms of a word are one. */
const BEGINNING = 5;
/** Searches of an answer among which a word is counted, those it is thought to have besides, and the most that is told of it. */
const AMONG = 25;
const BESIDES = 5;
const MOST = 9;
const AT = 64;
/** How much rarer a word is taken for than it is among all, and how sure all words together make one answer. */
const DOUBT = 3;
const SURE = 0.5;

/** What is learned of a search: small words tell, too, and so does a word beside its meaning. */
function featuresOf(words: readonly string[], terms: readonly string[]): Set<string> {
	const meanings = terms.filter((term) => !words.includes(term));
	return new Set([...words.map((word) => word.slice(0, BEGINNING)), ...meanings.map((meaning) => `=${meaning}`)]);
}

/** @param ids all answers, in the order in which they are searched; searches for others teach nothing */
export function learn(searches: readonly NamedSearch[], ids: readonly string[], language: SearchWords): Learned {
	const { termsOf } = createReader(language);
	const places = new Map(ids.map((id, index) => [id, index]));
	const searched = ids.map(() => BESIDES);
	const counts = new Map<string, number[]>();
	for (const { typed, right } of searches) {
		const words = wordsOf(typed);
		const features = featuresOf(words, termsOf(words));
		const answers = right.flatMap((id) => places.get(id) ?? []);
		for (const place of answers) {
			searched[place] = (searched[place] ?? 0) + 1 / answers.length;
			for (const feature of features) {
				const those = counts.get(feature) ?? ids.map(() => 0);
				those[place] = (those[place] ?? 0) + 1 / answers.length;
				counts.set(feature, those);
			}
		}
	}
	const many = (count: number, place: number) => Math.min(MOST, Math.ceil((AMONG * count) / (searched[place] ?? 1)));
	const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(sorted.map(([feature, those]) => [feature, written(those.map(many))]));
}

/** Numbers by the answers' places, as short as they can be sent. */
function written(numbers: readonly number[]): string {
	const groups = Map.groupBy([...numbers.keys()], (place) => numbers[place] ?? 0);
	groups.delete(0);
	const steps = (places: readonly number[]) =>
		places.map((place, index) => String.fromCharCode(AT + place - (places[index - 1] ?? -1))).join("");
	return [...groups].map(([number, places]) => `${number}${steps(places)}`).join("");
}

/** Reads what was learned. */
export function createGuess(learned: Learned, ids: readonly string[]) {
	const weights = new Map<string, [number, number][]>();
	const taught = new Set<number>();
	for (const [feature, letters] of Object.entries(learned)) {
		const those: [number, number][] = [];
		let number = 0;
		let place = -1;
		for (const letter of letters)
			if (/\d/.test(letter)) {
				number = Number(letter);
				place = -1;
			} else {
				place += letter.charCodeAt(0) - AT;
				those.push([place, number]);
			}
		const usual = (DOUBT * those.reduce((all, [, one]) => all + one, 0)) / (AMONG * ids.length);
		for (const [at] of those) taught.add(at);
		weights.set(
			feature,
			those.map(([at, one]) => [at, SURE * Math.log(1 + one / usual)]),
		);
	}

	/** Whether somebody typed this word, or one of its meaning. */
	const isTyped = (word: string) => [...featuresOf([word], [word])].some((feature) => weights.has(feature));

	/** How likely each answer is that searches are known of, all together 1; nothing if nobody typed these words. */
	function guess(words: readonly string[], terms: readonly string[]): Map<string, number> {
		const sums = new Map([...taught].map((place) => [place, 0]));
		const known = [...featuresOf(words, terms)].flatMap((feature) => weights.get(feature) ?? []);
		if (known.length === 0) return new Map();
		for (const [place, weight] of known) sums.set(place, (sums.get(place) ?? 0) + weight);
		const all = [...sums.values()].reduce((sum, one) => sum + Math.exp(one), 0);
		return new Map([...sums].map(([place, one]) => [ids[place] ?? "", Math.exp(one) / all]));
	}

	return { guess, isTyped };
}
