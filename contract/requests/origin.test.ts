import { describe, expect, it } from "vitest";
import { growth } from "../../testing/measuring/growth.ts";
import { originOfAddress, readOrigin } from "./origin.ts";

const ALL = { page: "/ivfdo", source: "instagram", medium: "social", campaign: "fiv-nyc", referrer: "l.instagram.com" };

describe("where a request came from", () => {
	it("is kept as it is told, names in lower case", () => {
		expect(readOrigin(ALL)).toEqual(ALL);
		expect(readOrigin({ source: "Instagram", campaign: "Concepción_2026.v2", page: "/en/For" })).toEqual({
			source: "instagram",
			campaign: "concepción_2026.v2",
			page: "/en/For",
		});
	});

	it.each([
		["campaign", "fiv nyc"],
		["campaign", "fiv\u200f-nyc"],
		["campaign", "fiv\u202e-nyc"],
		["campaign", "fiv👶"],
		["campaign", "=1+1"],
		["campaign", "ana@example.com"],
		["campaign", "a".repeat(61)],
		["campaign", ""],
		["source", 7],
		["medium", ["social"]],
		["medium", null],
		["page", "ivfdo"],
		["page", "//elsewhere.example"],
		["page", "/ivfdo?gclid=1"],
		["page", "/../x y"],
		["page", "https://ivf.example/ivfdo"],
		["referrer", "https://l.instagram.com/"],
		["referrer", "localhost"],
		["referrer", "l.instagram.com:80"],
	])("drops a %s like %j in silence, and keeps the rest", (part, value) => {
		const { [part as keyof typeof ALL]: _, ...rest } = ALL;
		expect(readOrigin({ ...ALL, [part]: value })).toEqual(rest);
	});

	it("takes sixty characters, counted as one sees them", () => {
		expect(readOrigin({ campaign: "n\u0303".repeat(60) })).toEqual({ campaign: "ñ".repeat(60) });
	});

	it("is read from an address, without the ids of clicks", () => {
		const address = new URL(
			"https://ivf.example/ivfdo?gclid=g1&utm_source=instagram&fbclid=f1&utm_medium=social&utm_campaign=fiv-nyc&utm_id=9",
		);
		expect(originOfAddress(address)).toEqual({
			page: "/ivfdo",
			source: "instagram",
			medium: "social",
			campaign: "fiv-nyc",
		});
	});

	it.each(["a", "/a", "-", "a.", "\u0301", "👶", "\u202e"])(
		"costs no more for parts of many %j than for their length",
		async (text) => {
			const parts = (length: number) => Object.fromEntries(Object.keys(ALL).map((part) => [part, text.repeat(length)]));
			expect(await growth((length) => readOrigin(parts(length)), 256_000, 2.6)).toBeLessThanOrEqual(2.6);
		},
	);
});
