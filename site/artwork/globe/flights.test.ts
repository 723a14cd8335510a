import { geoContains } from "d3-geo";
import { expect, test } from "vitest";
import { COUNTRY_CODES } from "../../../contract/countries.ts";
import { flights } from "./flights.ts";
import { countryNamed } from "./geography.ts";
import { HEART, projection, RADIUS, standing } from "./projection.ts";

const LANDING = 26;
const NAMES: Record<string, string> = {
	US: "United States of America",
	CA: "Canada",
	ES: "Spain",
	FR: "France",
	DE: "Germany",
	IT: "Italy",
	UK: "United Kingdom",
	PR: "Puerto Rico",
};
const ABROAD = COUNTRY_CODES.filter((code) => !["DO", "OTHER"].includes(code));

const pairs = (path: string) =>
	Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const);

test.each(ABROAD)("flights come in from %s, a country of the patient form", (code) => {
	const found = flights(LANDING).filter(({ country }) => country === code);
	expect(found).not.toHaveLength(0);
	for (const { from, path } of found) {
		expect(geoContains(countryNamed(NAMES[code] ?? ""), projection.invert?.([...from]) ?? [0, 0])).toBe(true);
		const [startX = 0, startY = 0] = pairs(path)[0] ?? [];
		expect(Math.hypot(startX - from[0], startY - from[1])).toBeLessThan(0.1);
	}
});

test("nobody flies in from the country itself or from nowhere", () => {
	expect(new Set(flights(LANDING).map(({ country }) => country))).toEqual(new Set(ABROAD));
});

test("every flight lands on the ring around the country", () => {
	const [x, y] = standing(HEART);
	for (const { path } of flights(LANDING)) {
		const [endX, endY] = pairs(path).at(-1) as readonly [number, number];
		expect(Math.hypot(endX - x, endY - y)).toBeCloseTo(LANDING, 0);
	}
});

test("every city stands on this side of the globe", () => {
	for (const { from } of flights(LANDING)) {
		expect(Math.hypot(from[0] - RADIUS, from[1] - RADIUS)).toBeLessThan(0.97 * RADIUS);
	}
});
