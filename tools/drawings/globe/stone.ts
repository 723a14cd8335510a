/** The polished stone as pixels. */
import { type Grain, sampledGrain } from "./marble.ts";
import type { Palette } from "./palette.ts";
import { HEART, RADIUS, standing } from "./projection.ts";
import { type Relief, relief } from "./relief.ts";
import { stoneColour } from "./stone-colour.ts";

/** What is the same in either scheme. */
export interface Ground {
	/** Width and height. */
	pixels: number;
	grainAt: (x: number, y: number) => Grain;
	relief: Relief;
}

/** @param pixels width and height of the stone */
export async function ground(pixels: number): Promise<Ground> {
	return { pixels, grainAt: sampledGrain(Math.ceil(pixels / 2)), relief: await relief(pixels) };
}

/** @returns red, green and blue of every pixel, row by row; beside the stone the colour of its edge, for pages cut it round */
export function stonePixels({ pixels, grainAt, relief: { land, bevel, shore } }: Ground, palette: Palette): Buffer {
	const bytes = Buffer.alloc(pixels * pixels * 3);
	const [heartX, heartY] = standing(HEART);
	const place = (step: number) => (2 * step + 1) / pixels - 1;
	const part = (picture: Uint8Array, index: number) => (picture[index] ?? 0) / 255;
	for (let index = 0; index < pixels * pixels; index++) {
		const [x, y] = [place(index % pixels), place(Math.floor(index / pixels))];
		const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
		const spot = () => ({
			...grainAt(x, y),
			...{ x, y, z },
			land: part(land, index),
			shore: part(shore, index),
			slope: part(bevel, index + pixels + 1) - part(bevel, index - pixels - 1),
			away: Math.hypot(x + 1 - heartX / RADIUS, y + 1 - heartY / RADIUS),
		});
		bytes.set(z > 0 ? stoneColour(palette, spot()) : palette.limb, index * 3);
	}
	return bytes;
}
