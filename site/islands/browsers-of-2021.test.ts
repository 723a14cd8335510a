/**
 * What runs in a browser runs in Safari 15.4 and Chrome 93 (docs/decisions/0002-forms.md). A pattern that looks behind is a
 * mistake of syntax in Safari before 16.4: the whole script is none, and with it all that it would have done.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
const FILES = globSync("{contract,plan,ui,site/islands,site/plan}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
	(file) => !file.includes(".test."),
);
const NEWER: Readonly<Record<string, RegExp>> = {
	"a pattern that looks behind": /\(\?<[=!]/,
	"a selector that looks within": /["'`][^"'`\n]*:has\(/,
	"a method of lists or texts":
		/\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|toWellFormed|isWellFormed)\(/,
	"a method of sets": /\.(?:union|intersection|difference|isSubsetOf)\(/,
	"a method of iterators":
		/(?<!Object)\.(?:values|keys|entries|matchAll)\([^)]*\)\.(?:map|filter|toArray|some|every|find)\(/,
	"a function":
		/\b(?:Object\.groupBy|Map\.groupBy|Array\.fromAsync|Promise\.withResolvers|Promise\.try|URL\.canParse)\(/,
	"what only some browsers have":
		/\b(?:structuredClone|requestIdleCallback|scheduler\.\w+|AbortSignal\.(?:timeout|any))\(/,
	"a block of a class": /\bstatic \{/,
};

/** Without what says why something is not used. */
const code = (file: string) => readFileSync(ROOT + file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test.each(Object.entries(NEWER))("nothing that runs in a browser uses %s newer than 2021", (_, newer) => {
	expect(FILES.length).toBeGreaterThan(150);
	expect(FILES.filter((file) => newer.test(code(file)))).toEqual([]);
});
