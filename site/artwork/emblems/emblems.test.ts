import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { UNIT_IDS } from "../../../content-model/parts.ts";
import { emblem, emblems } from "./emblems.ts";

const weight = (bytes: Uint8Array) => brotliCompressSync(bytes).length;
const words = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test.each(UNIT_IDS)("the emblem of %s is light on the wire", (unit) => {
	expect(weight(emblem(unit, "small").bytes)).toBeLessThan(900);
	expect(weight(emblem(unit, "large").bytes)).toBeLessThan(1600);
});

test("an emblem is drawn, without filter, photograph, words or anything from elsewhere", () => {
	for (const { path, bytes } of emblems()) {
		expect(words(bytes), path).not.toMatch(/<(filter|image|text|script|style)|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
	}
});

test("no two emblems are the same", () => {
	expect(new Set(emblems().map(({ path }) => path.split(".").at(-2))).size).toBe(2 * UNIT_IDS.length);
});
