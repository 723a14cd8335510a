import { describe, expect, it } from "vitest";
import { overBudget } from "../../../testing/page-budgets.ts";
import { displayCharacters, emphasisedCharacters, textCharacters } from "./characters.ts";
import { fontFaces } from "./font-faces.ts";
import { fonts } from "./fonts.ts";

/** Beyond 22.9 kB, in content that needs more characters, /agenda-pais is read a round trip later (docs/decisions/0022-audit.md). */
const MOST_BYTES = 24_000;

describe("the fonts", () => {
	it("weigh at most 24 kB in all", async () => {
		const bytes = (await fonts()).reduce((sum, font) => sum + font.file.bytes.byteLength, 0);
		expect(overBudget("the typefaces", bytes, MOST_BYTES)).toBeUndefined();
	});

	it("hold what the content is written with, and in italics what it emphasises", () => {
		const content = { title: "La *Red LARA*, ½ hoy", lead: "2 * 3 (≈ 6)" };
		expect(displayCharacters(content)).toMatch(/^(?!.*[*(]).*½/);
		expect(textCharacters(content)).toMatch(/^(?!.*\*).*@.*½.*≈/);
		expect(emphasisedCharacters(content)).toBe(" \u00a0RedLA");
	});

	it("hold what is rare in titles where a title is set with it", () => {
		const content = {
			title: "FIV (in vitro) · Grupo",
			names: [{ name: "@grupo" }],
			body: "## Uno = dos\n“tres”_",
			text: "_©",
		};
		expect(displayCharacters(content)).toMatch(/^(?!.*[·_©]).*\(.*@.*=/);
	});

	it("hold nothing for where a link leads, for a slot or for a table's lines", () => {
		const content = { text: "[Ø](/contacto?x=1~)", link: "/ruta~", sentence: "Hola {~}", table: "| ½ |" };
		expect(textCharacters(content)).toMatch(/^(?!.*[~[|]).*Ø.*½/);
	});

	it("are named in the style sheet by the address they are served at", async () => {
		const all = await fonts();
		const sheet = fontFaces(all);
		for (const font of all) expect(sheet).toContain(`url("${font.file.path}")`);
	});

	it("have stand-ins in the device's own fonts that take up the same room", async () => {
		const sheet = fontFaces(await fonts());
		expect(sheet).toMatch(/"Figtree Arial";src:local\("Arial"\)[^}]*size-adjust:99\.3%;ascent-override:96%/);
	});
});
