import { expect, it } from "vitest";
import { likelyAddress } from "./likely-address.ts";

it.each([
	["ana@gmial.com", "ana@gmail.com"],
	["ana@gmáil.com", "ana@gmail.com"],
	["maría@gmail.com", "maria@gmail.com"],
	["peña@hotmial.com", "pena@hotmail.com"],
	["a%b@gmial.com", "a%b@gmail.com"],
])("%s was probably meant to be %s", async (typed, meant) => {
	expect(await likelyAddress(typed)).toBe(meant);
});

it.each(["", "ana", "@gmial.com", "ana@gmail.com", "info@münchen.de", "аня@example.com"])(
	"%j is asked about no further",
	async (typed) => {
		expect(await likelyAddress(typed)).toBeUndefined();
	},
);
