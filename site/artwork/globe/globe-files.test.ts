import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { drawGlobe, globeFiles } from "./globe-files.ts";
import { LINES_MARGIN } from "./lines.ts";
import { HEART, SIZE, standing } from "./projection.ts";

// Drawing takes two seconds of a free core, and tests may have to share theirs.
vi.setConfig({ testTimeout: 60_000 });

const BUDGET = 25_000;
/** As the service compresses text. */
const sent = (text: Uint8Array) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

test.each(["day", "night"] as const)(
	"all of the globe by %s is at most 25 kB on the wire, at any size",
	async (scheme) => {
		const files = await globeFiles();
		const drawn = [files.coast, files.rings, files.flights, files.places].reduce(
			(sum, { bytes }) => sum + sent(bytes),
			0,
		);
		expect(files[scheme].bytes.byteLength + drawn).toBeLessThanOrEqual(BUDGET);
	},
);

test("the globe is drawn the same every time", async () => {
	const [files, again] = [await globeFiles(), await drawGlobe((_, draw, ...inputs) => draw(...inputs))];
	expect(Object.values(again).map(({ path }) => path)).toEqual(Object.values(files).map(({ path }) => path));
});

test("rings and flights move around the country", () => {
	const [, ...origin] = /transform-origin: ([\d.]+)% ([\d.]+)%/.exec(
		readFileSync("site/artwork/globe/globe.css", "utf8"),
	) as RegExpExecArray;
	const heart = standing(HEART).map((place) => ((place + LINES_MARGIN) / (SIZE + 2 * LINES_MARGIN)) * 100);
	for (const [axis, share] of heart.entries()) expect(Number(origin[axis])).toBeCloseTo(share, 0);
});

test("the stone is a bright sea by day, a dark one by night, and amber at the country in both", async () => {
	const { day, night } = await globeFiles();
	const [dayMean = 0, nightMean = 0] = await Promise.all([brightness(day.bytes), brightness(night.bytes)]);
	expect(dayMean).toBeGreaterThan(120);
	expect(nightMean).toBeLessThan(70);
	for (const { bytes } of [day, night]) {
		const [red = 0, , blue = 0] = await at(bytes, 0.45, 0.5);
		expect(red).toBeGreaterThan(blue + 60);
		const [seaRed = 0, , seaBlue = 0] = await at(bytes, 0.75, 0.62);
		expect(seaBlue).toBeGreaterThan(seaRed);
	}
});

async function brightness(picture: Uint8Array): Promise<number> {
	const { channels } = await sharp(picture).stats();
	return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

async function at(picture: Uint8Array, x: number, y: number): Promise<number[]> {
	const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
	const first = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
	return [...data.subarray(first, first + 3)];
}
