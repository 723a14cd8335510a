import { type SelectorComponent, transform } from "lightningcss";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GeneratedFile, generatedFile } from "../generated/generated-file.ts";
import { drawnRules } from "./tokens.ts";

/**
 * A drawing as a file that follows the scheme by itself.
 * @param element one `<svg>`
 * @param sheet path of its rules below site/
 */
export function drawnFile(name: string, element: ReactElement, sheet: string): GeneratedFile {
	const night = `@media(prefers-color-scheme:dark){${drawnRules(sheet, "dark")}}`;
	const svg = drawnSvg(element, drawnRules(sheet, "light") + night);
	return generatedFile(name, "svg", Buffer.from(svg));
}

/**
 * A standalone drawing: an image inherits nothing from its page and may load nothing, so its styles are inlined. Only
 * the styles and gradients it uses are kept.
 * @param element one `<svg>`
 */
export function drawnSvg(element: ReactElement, rules: string): string {
	const drawn = renderToStaticMarkup(element);
	const shown = drawn.replaceAll(GRADIENT, "");
	const filled = usedRules(rules, shown) + shown;
	const markup = drawn.replaceAll(GRADIENT, (gradient, _, id) => (filled.includes(`#${id}`) ? gradient : ""));
	return markup.replace(">", `><style>${usedRules(rules, markup)}</style>`);
}

const GRADIENT = /<(\w+Gradient) id="([^"]+)".*?<\/\1>/g;

/** The rules for classes that stand in the drawing, in as few characters as possible. */
function usedRules(rules: string, markup: string): string {
	const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
	const isUsed = (selector: SelectorComponent[]) =>
		selector.every((part) => part.type !== "class" || classes.has(part.name));
	const used = transform({
		filename: "drawing.css",
		code: Buffer.from(rules),
		minify: true,
		visitor: {
			Rule: { style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []) },
			Selector: (selector) => (isUsed(selector) ? undefined : []),
		},
	});
	return used.code.toString();
}
