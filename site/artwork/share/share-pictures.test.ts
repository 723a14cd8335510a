import { pages, units } from "virtual:content";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { articlePath, published } from "../../articles/published.ts";
import { fontSources } from "../../generated/fonts/fonts.ts";
import { cardFontFiles } from "./card-fonts.ts";
import { rulerOf } from "./ruler.ts";
import { fittedTitle } from "./share-card.ts";
import { sharePicture, sharePictures } from "./share-pictures.ts";

const pictures = await sharePictures();
const paths = [
	...Object.values(pages).map(({ path }) => path),
	...Object.values(units).map(({ href, canonical = href }) => canonical),
	...published.map(articlePath),
];

describe.each(paths)("the picture of %s", (path) => {
	const own = pictures.find(({ page }) => page === path);

	test("has the size and weight networks ask for", async () => {
		const bytes = own?.file.bytes ?? new Uint8Array();
		expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
		expect(bytes.length).toBeLessThan(300_000);
	});

	test("says the page's title", () => {
		expect(own?.alt).toMatch(/^[¿A-ZÁÉÍÓÚ][^*]+$/);
	});
});

test("no two pages share a picture", () => {
	expect(new Set(pictures.map(({ file }) => file.path.split(".").at(-2))).size).toBe(paths.length);
});

test("a page without a picture of its own shows the home page's", async () => {
	expect((await sharePicture("/solicitud-recibida")).page).toBe("/");
});

test("a long title is set smaller than a short one, and one that cannot fit is named", async () => {
	const ruler = rulerOf(await cardFontFiles(fontSources()));
	const long = "Que la fertilidad entre en la *conversación* del país";
	expect(fittedTitle(long, ruler).size).toBeLessThan(fittedTitle("Blog", ruler).size);
	expect(() => fittedTitle(`${long} ${long} ${long}`, ruler)).toThrow(/no cabe/);
});
