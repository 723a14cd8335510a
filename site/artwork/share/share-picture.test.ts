import { globSync, statSync } from "node:fs";
import { mainWords, units } from "virtual:content";
import sharp from "sharp";
import { expect, test } from "vitest";
import { UNIT_IDS } from "../../../content-model/fields/parts.ts";
import { sharePicture } from "./share-picture.ts";

const FILES = globSync("site/artwork/share/*.jpg");

test.each(FILES)("%s has the size and weight networks ask for", async (file) => {
	expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
	expect(statSync(file).size).toBeLessThan(300_000);
});

test("each unit has a picture of its own, which is called by its name", () => {
	const pictures = UNIT_IDS.map((id) => sharePicture(units[id].canonical ?? units[id].href, mainWords));
	expect(new Set(pictures.map(({ src }) => src))).toHaveLength(UNIT_IDS.length);
	for (const [index, id] of UNIT_IDS.entries()) {
		expect(pictures[index]?.src).toContain(id);
		expect(pictures[index]?.alt).toContain(units[id].title);
	}
});

test("every other page shows the group's", () => {
	expect(sharePicture("/contacto", mainWords).src).toContain("grupo");
	expect(sharePicture("/contacto", mainWords)).toEqual(sharePicture("/", mainWords));
});
