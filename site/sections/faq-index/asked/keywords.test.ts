import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createReader, wordsOf } from "../../../../content-model/answers/terms.ts";
import { answersSearched } from "../../../../testing/pages/searched-answers.ts";

/** Letters by which two words are forms of one. */
const STEM = 5;

/** By language and anchor, keywords that are other words for what an answer says. */
const otherWords = parse(readFileSync(`${import.meta.dirname}/other-words.yaml`, "utf8")) as Record<
	"es" | "en",
	Record<string, string[]>
>;

test.each(["es", "en"] as const)("in %s an answer says the words that lead to it or others for them", (language) => {
	const { words, all } = answersSearched(language);
	const { termsOf } = createReader(words);
	const read = (text: string) => termsOf(wordsOf(text));
	const found = all.flatMap(({ id, question, answer, keywords }) => {
		const said = [...new Set(read(`${question} ${answer}`))];
		const isSaid = (term: string) =>
			said.some((one) => one === term || (term.length >= STEM && one.startsWith(term.slice(0, STEM))));
		const those = keywords.split(", ").filter((keyword) => read(keyword).length > 0 && !read(keyword).some(isSaid));
		return those.length > 0 ? [[id, those] as const] : [];
	});
	// A keyword that is new here: say it in the answer, name it in `search-words.yaml`, or remove it; list it only as
	// another word for what the answer does say. One that the answer says leaves the list.
	expect(Object.fromEntries(found)).toEqual(otherWords[language]);
});

test.each(["es", "en"] as const)(
	"in %s no search word stands for two meanings, or is a small one besides",
	(language) => {
		const { small, meanings } = answersSearched(language).words;
		const key = (phrase: string) => wordsOf(phrase).join(" ");
		const meant = new Map(small.map((word) => [key(word), new Set(["small"])]));
		for (const [head, others] of Object.entries(meanings))
			for (const one of [head, ...others]) meant.set(key(one), (meant.get(key(one)) ?? new Set()).add(head));
		expect([...meant].filter(([, heads]) => heads.size > 1).map(([word, heads]) => `${word}: ${[...heads]}`)).toEqual(
			[],
		);
	},
);
