/** The site's own colours, for what no style sheet reaches. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Scheme = "light" | "dark";

const sheet = readFileSync(join(process.cwd(), "site/styles/tokens.css"), "utf8");
const [declarations = ""] = sheet.match(/^:root \{[^}]*\}/m) ?? [];
const TOKENS = new Map(
	Array.from(declarations.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
);

/** A token's value, e.g. of `--paper`, also of one that is called by another's name. */
export function token(name: string, scheme: Scheme = "light"): string {
	const value = TOKENS.get(name);
	if (value === undefined) throw new Error(`There is no token ${name} in site/styles/tokens.css.`);
	const [, other] = value.match(/^var\((--[\w-]+)\)$/) ?? [];
	if (other) return token(other, scheme);
	const [, light, dark] = value.match(/^light-dark\((\S+), (\S+)\)$/) ?? [];
	return (scheme === "dark" ? dark : light) ?? value;
}
