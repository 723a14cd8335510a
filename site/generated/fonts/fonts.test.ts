import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontFaces } from "./font-faces.ts";
import { fonts, SIGNS } from "./fonts.ts";

const MOST_BYTES = 50_000;

describe("the fonts", () => {
	it("weigh at most 50 kB in all", async () => {
		const bytes = (await fonts()).reduce((sum, font) => sum + font.file.bytes.byteLength, 0);
		expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
	});

	it("hold every sign that the content uses", () => {
		const words = globSync("content/**/*.{yaml,md}").map((file) => readFileSync(file, "utf8"));
		const missing = new Set([...words.join("")].filter((sign) => sign > "\u001f" && !SIGNS.includes(sign)));
		expect([...missing], "signs to add to fonts.ts").toEqual([]);
	});

	it("are named in the style sheet by the address they are served at", async () => {
		const all = await fonts();
		const sheet = fontFaces(all);
		for (const font of all) expect(sheet).toContain(`url("${font.file.path}")`);
	});

	it("have stand-ins in the device's own fonts that take up the same room", async () => {
		const sheet = fontFaces(await fonts());
		expect(sheet).toMatch(/"Figtree Arial"; src: local\("Arial"\)[^}]*size-adjust: 99\.31%; ascent-override: 95\.66%/);
	});
});
