import { readFileSync } from "node:fs";
import { site } from "virtual:content";
import sharp from "sharp";
import { expect, test } from "vitest";
import { manifest } from "./manifest.ts";

const file = (path: string) => readFileSync(`site/public${path}`);
const TOUCH = { src: "/apple-touch-icon.png", sizes: "180x180", purpose: "any" };
const ICONS = [TOUCH, ...manifest(site).icons];

test.each(ICONS)("$src is a square of the size it says", async ({ src, sizes }) => {
	const side = Number.parseInt(sizes, 10);
	expect(await sharp(file(src)).metadata()).toMatchObject({ format: "png", width: side, height: side });
});

test.each(ICONS.filter((icon) => icon === TOUCH || icon.purpose === "maskable"))(
	"$src, which devices cut, has no hole",
	async ({ src }) => {
		expect((await sharp(file(src)).stats()).isOpaque).toBe(true);
	},
);

test("the old icon file holds 16, 32 and 48 px, each where it says", async () => {
	const ico = file("/favicon.ico");
	const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
		const entry = 6 + 16 * index;
		const offset = ico.readUInt32LE(entry + 12);
		return ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
	});
	const sizes = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).width));
	expect(sizes).toEqual([16, 32, 48]);
});
