/** Writes out the design tokens that are the same in every circumstance. */
import type { PageNames } from "./page-names.ts";

const DECLARED = /(--[\w-]+):([^;{}]+)(;|(?=\}))/g;
// Longer values pay for their name from the third use on.
const WORTH_NAMING = 3;

/**
 * Puts a custom property's value in the place of its name where one page sets it only once, for the whole document,
 * under no condition: a page's first screen then needs fewer bytes, and the style sheets keep their tokens.
 * @param css a page's minified styles
 * @param page whose scripts may set a property as well; such a one keeps its name
 */
export function withConstants(css: string, page: PageNames): string {
	const settings = [...css.matchAll(DECLARED)].map(([, name = ""]) => name);
	const [root = ""] = css.match(/^(?:@font-face\{[^}]*\})*:root\{[^}]*\}/) ?? [];
	let written = css;
	for (const [, name = "", value = ""] of root.matchAll(DECLARED)) {
		if (settings.filter((other) => other === name).length > 1 || page.has(name) || value.includes("var(")) continue;
		// With a fallback the name means something else where it is not set.
		if (written.includes(`var(${name},`)) continue;
		const use = `var(${name})`;
		const uses = written.split(use).length - 1;
		if (value.length > use.length + 2 && uses >= WORTH_NAMING) continue;
		written = written.replaceAll(use, value).replace(new RegExp(`${name}:[^;{}]+(;|(?=\\}))`), "");
	}
	return written;
}
