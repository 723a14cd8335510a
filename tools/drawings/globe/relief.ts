import sharp from "sharp";
import { land } from "./geography.ts";
import { pathData } from "./outline.ts";
import { SIZE } from "./projection.ts";

/** The land as pixels, 0 for sea and 255 for land. */
export interface Relief {
	land: Uint8Array;
	/** Softened a little: its slopes catch the light. */
	bevel: Uint8Array;
	/** Softened far: how near the sea is to a coast. */
	shore: Uint8Array;
}

/** @param pixels width and height */
export async function relief(pixels: number): Promise<Relief> {
	const drawing = Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${pixels}" height="${pixels}"><path fill="#fff" d="${pathData(land(), 0.5)}"/></svg>`,
	);
	const flat = () => sharp(drawing).flatten({ background: "#000" }).extractChannel(0);
	const [even, bevel, shore] = await Promise.all(
		[flat(), flat().blur(pixels / 400), flat().blur(pixels / 65)].map((picture) => picture.raw().toBuffer()),
	);
	return { land: even as Buffer, bevel: bevel as Buffer, shore: shore as Buffer };
}
