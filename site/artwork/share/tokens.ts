/** The site's own colours and styles, for drawings that no browser sees. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (sheet: string) => readFileSync(join(process.cwd(), "site", sheet), "utf8");

const [light = "", dark = ""] = read("styles/tokens.css").match(/:root \{[^}]*\}/g) ?? [];
const TOKENS = { light: tokensIn(light), dark: tokensIn(dark) };

function tokensIn(block: string): Map<string, string> {
	const all = block.matchAll(/(--[\w-]+):\s*([^;]+);/g);
	return new Map(Array.from(all, ([, name = "", value = ""]) => [name, value]));
}

/** A token's value, e.g. of `--paper`. */
export function token(name: string, scheme: "light" | "dark" = "light"): string {
	const value = TOKENS[scheme].get(name) ?? TOKENS.light.get(name);
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
	const rules = mixed(plain.replace(/var\((--[\w-]+)\)/g, (_, name) => token(name)))
		// The renderer of the cards takes no quotes here.
		.replace(/url\("(#[\w-]+)"\)/g, "url($1)")
		.replace(/(?<![\w-])(width|height|margin|overflow): [^;]*;/g, "");
	return (rules.match(/[^{}]+\{[^{}]*\}/g) ?? []).filter((rule) => rule.trim().includes(`.${block}`)).join("");
}

const MIX = /color-mix\(in srgb, (#[\da-f]{3,6}) (\d+)%, (#[\da-f]{3,6}|transparent)\)/g;

/** Works out what the renderer cannot: the mixture of two colours, or of one and nothing. */
function mixed(rules: string): string {
	return rules.replace(MIX, (_, one: string, percent: string, other: string) => {
		const share = Number(percent) / 100;
		const [first, second] = [channels(one), other === "transparent" ? undefined : channels(other)];
		if (!second) return `rgba(${first.join(",")},${share})`;
		return `rgb(${first.map((value, place) => Math.round(value * share + (second[place] ?? 0) * (1 - share))).join(",")})`;
	});
}

function channels(hex: string): number[] {
	const digits = hex.length === 4 ? [...hex.slice(1)].flatMap((digit) => [digit, digit]).join("") : hex.slice(1);
	return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}
