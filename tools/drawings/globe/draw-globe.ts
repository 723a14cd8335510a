/** Draws the globe's six files into site/artwork/globe/. The same sources give the same pixels. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { coastDrawing } from "./coast.ts";
import { linesDrawings } from "./lines.ts";
import { DAY, NIGHT, type Palette } from "./palette.ts";
import { ground, stonePixels } from "./stone.ts";

const FOLDER = join(import.meta.dirname, "../../../site/artwork/globe");
/** Width and height: the stone is soft, and what must be crisp is drawn over it as lines. */
const STONE_PIXELS = 840;

const ready = await ground(STONE_PIXELS);
for (const [name, palette] of Object.entries({ day: DAY, night: NIGHT })) await drawStone(name, palette);
const drawings = { coast: coastDrawing(), ...linesDrawings() };
for (const [name, svg] of Object.entries(drawings)) writeFileSync(join(FOLDER, `${name}.svg`), svg);

async function drawStone(name: string, palette: Palette): Promise<void> {
	const raw = { width: STONE_PIXELS, height: STONE_PIXELS, channels: 3 } as const;
	await sharp(stonePixels(ready, palette), { raw })
		.avif({ quality: 42, effort: 3, chromaSubsampling: "4:2:0" })
		.toFile(join(FOLDER, `${name}.avif`));
}
