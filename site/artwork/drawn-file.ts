import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GeneratedFile, generatedFile } from "../generated/generated-file.ts";
import { PageNames } from "../integrations/page-styles/page-names.ts";
import { pruneStyles } from "../integrations/page-styles/prune-styles.ts";
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
 * A drawing that stands alone: a picture inherits nothing from its page and may load nothing, so its styles stand
 * within it, and of them and of its gradients only what it shows.
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

function usedRules(rules: string, markup: string): string {
	const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
	return pruneStyles(rules, new PageNames(classes, []));
}
