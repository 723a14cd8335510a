/** Names of custom properties that only the style sheets themselves read. */
import type { PageNames } from "./page-names.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const NAME = /(?<![\w-])--[\w-]+/g;
const SET = /(?<![\w-])(--[\w-]+):/g;

/**
 * Gives each custom property that the pages set a name of few letters, those of most pages the shortest. It is the same
 * on every page, so that one page's rules read like another's and compress against them.
 * @param styles each page's minified styles
 */
export function shortNames(styles: readonly string[]): Map<string, string> {
	const taken = new Set(styles.flatMap((css) => css.match(NAME) ?? []));
	const pages = new Map<string, number>();
	for (const css of styles) {
		const set = new Set([...css.matchAll(SET)].map(([, name = ""]) => name));
		for (const name of set) pages.set(name, (pages.get(name) ?? 0) + 1);
	}
	const short = new Map<string, string>();
	let next = 0;
	for (const [name] of [...pages].sort(([, one], [, other]) => other - one)) {
		let candidate = "";
		do candidate = shortName(next++);
		while (taken.has(candidate));
		short.set(name, candidate);
	}
	return short;
}

/**
 * @param css a page's minified styles
 * @param page whose scripts may set a property as well; such a one keeps its name
 * @param short what each property is called instead
 */
export function withShortNames(css: string, page: PageNames, short: ReadonlyMap<string, string>): string {
	return css.replace(NAME, (name) => (page.has(name) ? name : (short.get(name) ?? name)));
}

function shortName(place: number): string {
	const letter = LETTERS[place % LETTERS.length] ?? "";
	return place < LETTERS.length ? `--${letter}` : `${shortName(Math.floor(place / LETTERS.length) - 1)}${letter}`;
}
