import sharp from "sharp";
import { type GeneratedFile, generatedFile } from "../../generated/generated-file.ts";
import { coastDrawing } from "./coast.ts";
import { linesDrawing } from "./lines.ts";
import { DAY, NIGHT, type Palette } from "./palette.ts";
import { type Ground, ground, stonePixels } from "./stone.ts";

/** The files a browser fetches for the globe: one stone, by scheme, the coast, and the ways into the country. */
export interface GlobeFiles {
	day: GeneratedFile;
	night: GeneratedFile;
	coast: GeneratedFile;
	lines: GeneratedFile;
}

/** Width and height: the stone is soft, and what must be crisp is drawn over it as lines. */
const STONE_PIXELS = 840;

let drawing: Promise<GlobeFiles> | undefined;

/** The globe, drawn once. */
export function globeFiles(): Promise<GlobeFiles> {
	drawing ??= drawGlobe();
	return drawing;
}

/** Draws it: the same bytes each time. */
export async function drawGlobe(): Promise<GlobeFiles> {
	const ready = await ground(STONE_PIXELS);
	const [day, night] = await Promise.all([encoded(ready, DAY), encoded(ready, NIGHT)]);
	return {
		day: generatedFile("globe-day", "avif", day),
		night: generatedFile("globe-night", "avif", night),
		coast: generatedFile("globe-coast", "svg", Buffer.from(coastDrawing())),
		lines: generatedFile("globe-lines", "svg", Buffer.from(linesDrawing())),
	};
}

function encoded(ready: Ground, palette: Palette): Promise<Buffer> {
	const raw = { width: STONE_PIXELS, height: STONE_PIXELS, channels: 3 } as const;
	return sharp(stonePixels(ready, palette), { raw })
		.avif({ quality: 42, effort: 3, chromaSubsampling: "4:2:0" })
		.toBuffer();
}
