/** What is learned from searches whose answers somebody named: how much each word tells of each answer. */
import type { SearchWords } from "./search-words.ts";
import { createReader, wordsOf } from "./terms.ts";

/** A search, as somebody typed it, with the anchors of the answers that are right. */
export interface NamedSearch {
	typed: string;
	right: readonly string[];
}

/**
 * By what words begin with, and by what they mean: how much each tells, from 1 to 9, before the answers of which it tells
 * that. An answer is the letter as far from `@` as it stands behind the one before.
 */
export type Learned = Readonly<Record<string, string>>;

/** Letters by which forms of a word are one. */
const BEGINNING = 5;
const AT = 64;
const MOST = 9;
/** Searches that an answer is thought to have besides, and how much its words tell before any search is gone through. */
const BESIDES = 5;
const SURE = 0.5;
/** How often all searches are gone through, how much one of them teaches at first, and how that falls. */
const TIMES = 15;
const TEACHES = 0.15;
const SLOWER = 0.3;
/** A prime number, so that searches for the same do not follow each other. */
const STEP = 7919;

/** What is learned of a search: small words tell, too, and so does a word beside its meaning. */
function featuresOf(words: readonly string[], terms: readonly string[]): Set<string> {
	const meanings = terms.filter((term) => !words.includes(term));
	return new Set([...words.map((word) => word.slice(0, BEGINNING)), ...meanings.map((meaning) => `=${meaning}`)]);
}

/**
 * Logistic regression that starts at naive Bayes: a word tells nothing of answers for which nobody typed it.
 * @param ids all answers, in the order in which they are searched; searches for others teach nothing
 */
export function learn(searches: readonly NamedSearch[], ids: readonly string[], language: SearchWords): Learned {
	const { termsOf } = createReader(language);
	/** What each feature tells of the answers, by their places; at first how many searches for them have it. */
	const known = new Map<string, Feature>();
	const searched = new Float64Array(ids.length).fill(BESIDES);
	const examples = searches.flatMap(({ typed, right }) => {
		const words = wordsOf(typed);
		const answers = right.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
		if (answers.length === 0) return [];
		const features = [...featuresOf(words, termsOf(words))].map((name) => {
			const feature = known.get(name) ?? { told: new Float64Array(ids.length), places: [] };
			known.set(name, feature);
			return feature;
		});
		for (const counts of [searched, ...features.map(({ told }) => told)])
			for (const place of answers) counts[place] = (counts[place] ?? 0) + 1 / answers.length;
		return [{ features, answers }];
	});
	for (const feature of known.values()) {
		const shares = feature.told.map((count, place) => count / (searched[place] ?? 1));
		const usual = shares.reduce((all, share) => all + share, 0) / ids.length;
		feature.told = shares.map((share) => SURE * Math.log(1 + share / usual));
		feature.places = [...feature.told.keys()].filter((place) => feature.told[place]);
	}
	const sums = new Float64Array(ids.length);
	for (let time = 0; time < TIMES; time++)
		for (let turn = 0; turn < examples.length; turn++) {
			const { features = [], answers = [] } = examples[(turn * STEP) % examples.length] ?? {};
			correct(features, answers, sums.fill(0), TEACHES / (1 + SLOWER * time));
		}
	return Object.fromEntries(
		[...known]
			.map(([name, { told }]) => [name, written(Array.from(told, whole))] as const)
			.filter(([, letters]) => letters !== "")
			.sort(([one], [other]) => (one < other ? -1 : 1)),
	);
}

interface Feature {
	told: Float64Array;
	/** The answers of which it tells anything, a third of all: the others are passed over. */
	places: number[];
}

const whole = (told: number) => Math.min(MOST, Math.max(0, Math.round(told)));

/** Makes the right answers of a search likelier, and less likely what was guessed instead. @param likely zeros */
function correct(features: readonly Feature[], answers: readonly number[], likely: Float64Array, rate: number): void {
	for (const { told, places } of features)
		for (const place of places) likely[place] = (likely[place] ?? 0) + (told[place] ?? 0);
	let all = 0;
	for (let place = 0; place < likely.length; place++) {
		likely[place] = Math.exp(likely[place] ?? 0);
		all += likely[place] ?? 0;
	}
	const right = answers.reduce((sum, place) => sum + (likely[place] ?? 0), 0);
	const steps = rate / right;
	for (const { told, places } of features) {
		for (const place of places) told[place] = (told[place] ?? 0) - ((likely[place] ?? 0) * rate) / all;
		for (const place of answers) if (told[place]) told[place] += (likely[place] ?? 0) * steps;
	}
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
				taught.add(place);
				those.push([place, number]);
			}
		weights.set(feature, those);
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
