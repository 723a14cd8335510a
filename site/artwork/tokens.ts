/** The site's own colours and styles, for drawings that no page styles. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (path: string) => readFileSync(join(process.cwd(), "site", path), "utf8");

export type Scheme = "light" | "dark";

const sheet = read("styles/tokens.css");
const [light = ""] = sheet.match(/^:root \{[^}]*\}/m) ?? [];
const [dark = ""] = sheet.match(/(?<=prefers-color-scheme: dark\) \{\s*):root \{[^}]*\}/) ?? [];
const declared = (block: string) =>
	Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]): [string, string] => [name, value]);
const TOKENS = {
	light: new Map(declared(light)),
	dark: new Map([...declared(light), ...declared(dark)]),
};

/** A token's value, e.g. of `--paper`. */
export function token(name: string, scheme: Scheme = "light"): string {
	const value = TOKENS[scheme].get(name);
	if (value === undefined) throw new Error(`There is no token ${name} in site/styles/tokens.css.`);
	return value;
}

/** The rules of a drawing's style sheet with every token in its place. @param path of the sheet below site/ */
export function drawnRules(path: string, scheme: Scheme): string {
	return mixed(read(path).replace(/var\((--[\w-]+)\)/g, (_, name) => token(name, scheme)));
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
