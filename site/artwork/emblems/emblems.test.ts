import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { UNIT_IDS } from "../../../content-model/fields/parts.ts";
import { emblem } from "../../components/unit-emblem/unit-emblem.tsx";

const FOLDER = "site/artwork/emblems";
const drawing = (name: string) => readFileSync(`${FOLDER}/${name}.svg`, "utf8");

test.each(UNIT_IDS)("the emblem of %s is light on the wire", (unit) => {
	expect(brotliCompressSync(drawing(`${unit}-small`)).length).toBeLessThan(900);
	expect(brotliCompressSync(drawing(`${unit}-large`)).length).toBeLessThan(1600);
});

test("an emblem is drawn, without filter, photograph, words or anything from elsewhere", () => {
	for (const path of globSync(`${FOLDER}/*.svg`)) {
		expect(readFileSync(path, "utf8"), path).not.toMatch(
			/<(filter|image|text|script|style)|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
		);
	}
});

test("every unit has both of its own, and no two are the same", () => {
	const both = UNIT_IDS.flatMap((unit) => [emblem(unit, "small"), emblem(unit, "large")]);
	expect(new Set(both)).toHaveLength(2 * UNIT_IDS.length);
	expect(both).not.toContain("");
	expect(new Set(globSync(`${FOLDER}/*.svg`).map((path) => readFileSync(path, "utf8"))).size).toBe(both.length);
});
