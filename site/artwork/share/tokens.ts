/** The site's own colours and styles, for drawings that no browser sees. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (sheet: string) => readFileSync(join(process.cwd(), "site", sheet), "utf8");

const [light = ""] = read("styles/tokens.css").match(/:root \{[^}]*\}/) ?? [];
const DECLARED = /(--[\w-]+):\s*([^;]+);/g;
const TOKENS = new Map(Array.from(light.matchAll(DECLARED), ([, name, value]) => [name, value]));

/** A token's value in the light scheme, e.g. of `--paper`. */
export function token(name: string): string {
	const value = TOKENS.get(name);
	if (value === undefined) throw new Error(`There is no token ${name} in site/styles/tokens.css.`);
	return value;
}

/**
 * The rules of a style sheet for one block of the page, with every token in its place.
 * @param sheet path of the sheet below site/
 * @param block the block's class; at-rules, and what only places the block on a page, are left out
 */
export function drawnRules(sheet: string, block: string): string {
	const plain = read(sheet)
		.replace(/\/\*[\s\S]*?\*\//g, "")
		.replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
	const own = new Map(Array.from(plain.matchAll(DECLARED), ([, name = "", value = ""]) => [name, value]));
	const resolved = (text: string): string =>
		text.replace(/var\((--[\w-]+)\)/g, (_, name) => resolved(own.get(name) ?? token(name)));
	const rules = resolved(plain).replace(/(?<![\w-])(width|height|margin|overflow): [^;]*;/g, "");
	return (rules.match(/[^{}]+\{[^{}]*\}/g) ?? []).filter((rule) => rule.trim().includes(`.${block}`)).join("");
}
