/** Takes out of a style sheet what one page can never use. */
import { type SelectorComponent, transform, type Visitor } from "lightningcss";
import type { PageNames } from "./page-names.ts";

/**
 * Minifies a style sheet without its rules for elements, classes and ids the page cannot hold, and without the custom
 * properties, animations and italics that only those used. Attributes and states change by themselves and count as possible.
 */
export function pruneStyles(css: string, page: PageNames): string {
	const canMatch = (selector: SelectorComponent[]): boolean =>
		selector.every((part) => {
			if (part.type === "class" || part.type === "id" || part.type === "type") return page.has(part.name);
			if (part.type !== "pseudo-class" || part.kind === "not" || !("selectors" in part)) return true;
			return (part.selectors as SelectorComponent[][]).some(canMatch);
		});
	let pruned = minify(css, {
		Rule: { style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []) },
		Selector: (selector) => (canMatch(selector) ? undefined : []),
	});
	// Each property that goes may have been the last to use another.
	for (let before = ""; before !== pruned; ) {
		before = pruned;
		pruned = withoutUnused(before, page);
	}
	return pruned;
}

/** The style sheet in as few signs as possible, merged where rules stand twice. */
export function minify(css: string, visitor: Visitor<never> = {}): string {
	return transform({ filename: "page.css", code: Buffer.from(css), minify: true, visitor }).code.toString();
}

function withoutUnused(css: string, page: PageNames): string {
	const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
	const played = new Set(css.replace(/@keyframes [\w-]+/g, "").match(/[\w-]+/g));
	const slants = /font-style:italic/.test(css.replaceAll(/@font-face\{[^}]*\}/g, ""));
	return minify(css, {
		Declaration: {
			custom: ({ name }) => (name.startsWith("--") && !read.has(name) && !page.has(name) ? [] : undefined),
		},
		Rule: {
			"font-face": ({ value: { properties } }) =>
				!slants && properties.some(({ type, value }) => type === "font-style" && value.type === "italic")
					? []
					: undefined,
			keyframes: ({ value: { name } }) => (name.type === "ident" && !played.has(name.value) ? [] : undefined),
		},
	});
}
