import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";

const BUDGET = 25_000;
const file = (name: string) => readFileSync(`site/artwork/globe/${name}`);
/** As the service compresses text. */
const sent = (text: Uint8Array) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

test.each(["day.avif", "night.avif"])("all of the globe with %s is at most 25 kB on the wire, at any size", (stone) => {
	const drawn = ["coast.svg", "rings.svg", "flights.svg", "places.svg"].reduce(
		(sum, name) => sum + sent(file(name)),
		0,
	);
	expect(file(stone).byteLength + drawn).toBeLessThanOrEqual(BUDGET);
});

test("rings and flights move around the country", () => {
	const sheet = file("globe.css").toString();
	const [, ...origin] = /transform-origin: ([\d.]+)% ([\d.]+)%/.exec(sheet) as RegExpExecArray;
	const rings = file("rings.svg").toString();
	const [, from = "", side = ""] = /viewBox="(\S+) \S+ (\S+) /.exec(rings) ?? [];
	const [, ...centre] = /cx="(\d+)" cy="(\d+)"/.exec(rings) as RegExpExecArray;
	for (const [axis, place] of centre.entries()) {
		expect(Number(origin[axis])).toBeCloseTo(((Number(place) - Number(from)) / Number(side)) * 100, 0);
	}
});

test("the stone is a bright sea by day, a dark one by night, and amber at the country in both", async () => {
	const [day, night] = [file("day.avif"), file("night.avif")];
	const [dayMean = 0, nightMean = 0] = await Promise.all([brightness(day), brightness(night)]);
	expect(dayMean).toBeGreaterThan(120);
	expect(nightMean).toBeLessThan(70);
	for (const bytes of [day, night]) {
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
