import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { UNIT_IDS } from "../../content-model/fields/parts.ts";
import { contrast, type Rgb } from "../../testing/pages/contrast.ts";
import { token } from "../artwork/tokens.ts";

const GROUNDS = ["paper", "surface", "larimar-soft", "amber-soft"];
const UNIT_GROUNDS = UNIT_IDS.map((unit) => `${unit}-soft`);

/** What is read or found on what, and the contrast it needs (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
const PAIRS: [needed: number, on: readonly string[], ...shown: string[]][] = [
	[7, [...GROUNDS, ...UNIT_GROUNDS], "ink", "ink-soft"],
	[4.5, GROUNDS, "larimar-deep", "link", "amber-text", "danger"],
	[4.5, ["action", "action-hover"], "on-action"],
	...UNIT_IDS.map((unit): [number, string[], string] => [4.5, ["paper", "surface", `${unit}-soft`], `${unit}-text`]),
	[3, ["paper", "surface"], "line-strong"],
	[3, [...GROUNDS, ...UNIT_GROUNDS], "focus"],
];

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
	it.each(
		PAIRS.flatMap(([needed, on, ...shown]) =>
			shown.flatMap((name) => on.map((ground) => [name, ground, needed] as const)),
		),
	)("%s on %s reaches %s", (name, ground, needed) => {
		expect(contrast(rgb(colour(name, scheme)), rgb(colour(ground, scheme)))).toBeGreaterThanOrEqual(needed);
	});
});

it.each([
	["site/plan/budget/budget-cell.css", ".budget-cell__state {"],
	["ui/pills/pills.css", ".pills input {"],
])("what is chosen in %s has a border of three to one", (sheet, rule) => {
	const [, after = ""] = `\n${readFileSync(sheet, "utf8")}`.split(`\n${rule}`);
	expect(after.slice(0, after.indexOf("}"))).toMatch(/border: [\d.]+px solid var\(--line-strong\);/);
});

function colour(name: string, scheme: "light" | "dark"): string {
	const value = token(`--${name}`, scheme);
	if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is no colour of six digits: ${value}`);
	return value;
}

/** `#rrggbb` in parts. */
function rgb(hex: string): Rgb {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	return [red, green, blue];
}
