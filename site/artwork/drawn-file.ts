import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GeneratedFile, generatedFile } from "../generated/generated-file.ts";
import { PageNames } from "../integrations/page-styles/page-names.ts";
import { pruneStyles } from "../integrations/page-styles/prune-styles.ts";
import { emblems } from "./emblems/emblems.ts";
import { dataAddress } from "./picture.ts";
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
 * A drawing that stands alone: a picture inherits nothing from its page and may load nothing, so its styles and the
 * emblems in it stand within it.
 * @param element one `<svg>`
 */
export function drawnSvg(element: ReactElement, rules: string): string {
	const markup = emblems().reduce(
		(svg, { path, bytes }) => svg.replaceAll(path, dataAddress(bytes)),
		renderToStaticMarkup(element),
	);
	return markup.replace(">", `><style>${usedRules(rules, markup)}</style>`);
}

function usedRules(rules: string, markup: string): string {
	const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
	return pruneStyles(rules, new PageNames(classes, []));
}
