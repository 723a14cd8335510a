/** Draws the icons into site/public/, where browsers and devices look for them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { icoFile } from "./ico-file.ts";
import { faviconSvg, markOnSea, markSvg } from "./mark.ts";

const FOLDER = join(import.meta.dirname, "../../../site/public");

/** A drawing as a square PNG of so many pixels. */
const png = (svg: string, side: number) => sharp(Buffer.from(svg), { density: 1200 }).resize(side, side).png().toBuffer();

const pictures = await Promise.all([16, 32, 48].map(async (side) => ({ side, png: await png(markSvg, side) })));
const icons = {
	"favicon.svg": faviconSvg,
	"favicon.ico": icoFile(pictures),
	"apple-touch-icon.png": await png(markOnSea(0.7), 180),
	"iconos/icono-192.png": await png(markSvg, 192),
	"iconos/icono-512.png": await png(markSvg, 512),
	"iconos/icono-adaptable-512.png": await png(markOnSea(0.66), 512),
};
for (const [name, bytes] of Object.entries(icons)) writeFileSync(join(FOLDER, name), bytes);
