import { globSync, statSync } from "node:fs";
import { languages, mainWords } from "virtual:content";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listedPages } from "../../listed-pages.ts";
import { sharePicture } from "./share-picture.ts";

const FILES = globSync("site/artwork/share/**/*.jpg");
const all = Object.values(languages).flatMap((words) =>
	listedPages(words).map(({ path, title }) => ({ path, title, words })),
);

test("each has the size that networks ask for, and weighs less than 100 kB", async () => {
	expect(FILES.length).toBeGreaterThan(all.length);
	for (const file of FILES) {
		expect(await sharp(file).metadata(), file).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
		expect(statSync(file).size, file).toBeLessThan(100_000);
	}
});

test("every page has one with its own title; else run npm run generate -- share", () => {
	const pictures = all.map(({ path, title, words }) => ({ ...sharePicture(path, words), title }));
	expect(pictures.filter(({ alt, title }) => alt !== title)).toEqual([]);
	expect(new Set(pictures.map(({ src }) => src)).size).toBe(all.length);
});

test("no picture is left of a page that is gone; else run npm run generate -- share", () => {
	expect(FILES).toHaveLength(all.length + 1);
});

test("a page with another title than its picture shows the group's, and so does one that no search engine finds", () => {
	const { contacto } = mainWords.pages;
	const words = { ...mainWords, pages: { ...mainWords.pages, contacto: { ...contacto, title: "Otro título" } } };
	for (const path of ["/contacto", "/404"]) {
		expect(sharePicture(path, words)).toEqual({ src: expect.stringContaining("grupo"), alt: mainWords.site.name });
	}
});
