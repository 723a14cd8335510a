/**
 * The two typefaces, cut to the signs Spanish needs: Newsreader for titles and figures (one weight; its italic, for
 * emphasised words, letters only) and Figtree for text (variable, 400 to 600). Visitors fetch them from this site.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { type GeneratedFile, generatedFile } from "../generated-file.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyzáéíóúüñABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑ";
const PUNCTUATION = " \u00a0.,:;¿?¡!'\"«»“”‘’()-–—…";
const FIGURES = "0123456789+−×÷%‰/&@#*=<>[]{}|\\_^~`$€°ºª½·•→←↑↓©®";

/** Every sign the fonts hold. */
export const SIGNS = LETTERS + PUNCTUATION + FIGURES;

const DISPLAY_AXES = { wght: 430, opsz: 60 };

const SOURCES = [
	{
		name: "newsreader",
		family: "Newsreader",
		source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
		signs: SIGNS,
		axes: DISPLAY_AXES,
		style: "normal",
		weight: "500",
	},
	{
		name: "newsreader-italic",
		family: "Newsreader",
		source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2",
		signs: LETTERS + PUNCTUATION,
		axes: DISPLAY_AXES,
		style: "italic",
		weight: "500",
	},
	{
		name: "figtree",
		family: "Figtree",
		source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
		signs: SIGNS,
		axes: { wght: { min: 400, max: 600 } },
		style: "normal",
		weight: "400 600",
	},
] as const;

export interface Font {
	family: string;
	style: "normal" | "italic";
	/** As in `@font-face`: one weight or a range. */
	weight: string;
	file: GeneratedFile;
}

const { resolve } = createRequire(import.meta.url);

async function cut({ name, family, source, signs, axes, style, weight }: (typeof SOURCES)[number]): Promise<Font> {
	const bytes = await subsetFont(await readFile(resolve(source)), signs, {
		targetFormat: "woff2",
		variationAxes: axes,
	});
	return { family, style, weight, file: generatedFile(name, "woff2", bytes) };
}

let cutting: Promise<Font[]> | undefined;

/** The site's fonts, cut once. */
export function fonts(): Promise<Font[]> {
	cutting ??= Promise.all(SOURCES.map(cut));
	return cutting;
}
