import sharp from "sharp";
import { type Cached, cached } from "../../generated/build-cache.ts";
import { type GeneratedFile, generatedFile } from "../../generated/generated-file.ts";
import { coastDrawing } from "./coast.ts";
import { linesDrawings } from "./lines.ts";
import { DAY, NIGHT, type Palette } from "./palette.ts";
import { type Ground, ground, stonePixels } from "./stone.ts";

/** The files a browser fetches for the globe: one stone, by scheme, the coast, and the ways into the country. */
export interface GlobeFiles {
	day: GeneratedFile;
	night: GeneratedFile;
	coast: GeneratedFile;
	rings: GeneratedFile;
	flights: GeneratedFile;
	places: GeneratedFile;
}

/** Width and height: the stone is soft, and what must be crisp is drawn over it as lines. */
const STONE_PIXELS = 840;

let drawing: Promise<GlobeFiles> | undefined;

/** The globe's files. */
export function globeFiles(): Promise<GlobeFiles> {
	drawing ??= drawGlobe(cached);
	return drawing;
}

/**
 * Draws the globe: the same bytes each time.
 * @param keep how the stones are kept from one build to the next
 */
export async function drawGlobe(keep: Cached): Promise<GlobeFiles> {
	let ready: Promise<Ground> | undefined;
	async function stone(palette: Palette): Promise<Uint8Array> {
		ready ??= ground(STONE_PIXELS);
		return await encoded(await ready, palette);
	}
	const [day, night] = await Promise.all([keep("globe-day.avif", stone, DAY), keep("globe-night.avif", stone, NIGHT)]);
	const lines = linesDrawings();
	return {
		day: generatedFile("globe-day", "avif", day),
		night: generatedFile("globe-night", "avif", night),
		coast: generatedFile("globe-coast", "svg", Buffer.from(coastDrawing())),
		rings: generatedFile("globe-rings", "svg", Buffer.from(lines.rings)),
		flights: generatedFile("globe-flights", "svg", Buffer.from(lines.flights)),
		places: generatedFile("globe-places", "svg", Buffer.from(lines.places)),
	};
}

function encoded(ready: Ground, palette: Palette): Promise<Buffer> {
	const raw = { width: STONE_PIXELS, height: STONE_PIXELS, channels: 3 } as const;
	return sharp(stonePixels(ready, palette), { raw })
		.avif({ quality: 42, effort: 3, chromaSubsampling: "4:2:0" })
		.toBuffer();
}
