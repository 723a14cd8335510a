/** The site's own colours, for what no style sheet reaches. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (path: string) => readFileSync(join(process.cwd(), "site", path), "utf8");

type Scheme = "light" | "dark";

const sheet = read("styles/tokens.css");
const [light = ""] = sheet.match(/^:root \{[^}]*\}/m) ?? [];
const [dark = ""] = sheet.match(/(?<=prefers-color-scheme: dark\) \{\s*):root \{[^}]*\}/) ?? [];
const declared = (block: string) =>
	Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]): [string, string] => [name, value]);
const TOKENS = { light: new Map(declared(light)), dark: new Map([...declared(light), ...declared(dark)]) };

/** A token's value, e.g. of `--paper`. */
export function token(name: string, scheme: Scheme = "light"): string {
	const value = TOKENS[scheme].get(name);
	if (value === undefined) throw new Error(`There is no token ${name} in site/styles/tokens.css.`);
	return value;
}
