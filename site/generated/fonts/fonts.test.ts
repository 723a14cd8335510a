import { describe, expect, it } from "vitest";
import { fontFaces } from "./font-faces.ts";
import { fonts } from "./fonts.ts";
import { displaySigns, emphasisedSigns, textSigns } from "./signs.ts";

const MOST_BYTES = 28_000;

describe("the fonts", () => {
	it("weigh at most 28 kB in all", async () => {
		const bytes = (await fonts()).reduce((sum, font) => sum + font.file.bytes.byteLength, 0);
		expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
	});

	it("hold what the content is written with, and in italics what it emphasises", () => {
		const content = { pages: [{ title: "La *Red LARA*, ½ hoy" }, { lead: "2 * 3 = 6" }] };
		expect(displaySigns(content)).toMatch(/^(?!.*\*).*½/);
		expect(textSigns(content)).toMatch(/½.*@/);
		expect(emphasisedSigns(content)).toMatch(/ñ.*RLA$/);
	});

	it("are named in the style sheet by the address they are served at", async () => {
		const all = await fonts();
		const sheet = fontFaces(all);
		for (const font of all) expect(sheet).toContain(`url("${font.file.path}")`);
	});

	it("have stand-ins in the device's own fonts that take up the same room", async () => {
		const sheet = fontFaces(await fonts());
		expect(sheet).toMatch(/"Figtree Arial"; src: local\("Arial"\)[^}]*size-adjust: 99\.3%; ascent-override: 96%/);
	});
});
