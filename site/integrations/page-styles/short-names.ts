/** Names of custom properties that only the style sheet itself reads. */
import type { PageNames } from "./page-names.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Gives each custom property that the style sheet sets the shortest name that is free.
 * @param css a page's minified styles
 * @param page whose scripts may set a property as well; such a one keeps its name
 */
export function withShortNames(css: string, page: PageNames): string {
	const set = new Set([...css.matchAll(/(?<![\w-])(--[\w-]+):/g)].map(([, name = ""]) => name));
	const taken = new Set(css.match(/(?<![\w-])--[\w-]+/g));
	const short = new Map<string, string>();
	let next = 0;
	for (const name of set) {
		if (page.has(name)) continue;
		let candidate = "";
		do candidate = shortName(next++);
		while (taken.has(candidate));
		short.set(name, candidate);
	}
	return css.replace(/(?<![\w-])--[\w-]+/g, (name) => short.get(name) ?? name);
}

function shortName(place: number): string {
	const letter = LETTERS[place % LETTERS.length] ?? "";
	return place < LETTERS.length ? `--${letter}` : `${shortName(Math.floor(place / LETTERS.length) - 1)}${letter}`;
}
