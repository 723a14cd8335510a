/**
 * The two typefaces, cut to the characters they are read in: Newsreader for titles and figures (one weight; its italic for
 * emphasised words) and Figtree for text (variable, 400 to 600). Visitors fetch them from this site.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { loadContent } from "../../../content-model/loader/load.ts";
import { cached } from "../build-cache.ts";
import { type GeneratedFile, generatedFile } from "../generated-file.ts";
import { displayCharacters, emphasisedCharacters, textCharacters } from "./characters.ts";

const DISPLAY_AXES = { wght: 430, opsz: 60 };

/**
 * Dropped: STAT, which only font menus read, and GDEF, which in typefaces without marks only holds how kerning varies
 * with the weight. Without it, over all words of the site, lines at 600 are 0.07 % longer, none by more than 0.4 %.
 */
const UNREAD = ["STAT", "GDEF"];

/**
 * What is cut, from which file, to which characters and axes. The content is read only now: a fault in it is for whoever
 * builds or opens a page, and must not keep a server from starting.
 */
export function fontSources() {
	// The files that are made have typefaces of their own.
	const { documents: _, ...content } = loadContent("content");
	return [
		{
			name: "newsreader",
			family: "Newsreader",
			source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
			characters: displayCharacters(content),
			features: ["kern", "liga"],
			axes: DISPLAY_AXES,
			style: "normal",
			weight: "500",
		},
		{
			name: "newsreader-italic",
			family: "Newsreader",
			source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2",
			characters: emphasisedCharacters(content),
			// Nearly all in lower case, where kerning changes nothing to be seen.
			features: ["liga"],
			axes: DISPLAY_AXES,
			style: "italic",
			weight: "500",
		},
		{
			name: "figtree",
			family: "Figtree",
			source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
			characters: textCharacters(content),
			features: ["kern"],
			axes: { wght: { min: 400, max: 600 } },
			style: "normal",
			weight: "400 600",
		},
	] as const;
}

export interface Font {
	family: string;
	style: "normal" | "italic";
	/** As in `@font-face`: one weight or a range. */
	weight: string;
	file: GeneratedFile;
}

const { resolve } = createRequire(import.meta.url);

export type FontSource = ReturnType<typeof fontSources>[number];
type Format = "woff2" | "truetype";

/** A font cut as its source says; `pinned` fixes axes that it leaves variable. */
export async function cutFont(
	{ source, characters, features, axes }: FontSource,
	format: Format,
	pinned = {},
): Promise<Uint8Array> {
	// The types of the library do not know `keepFeatures` yet; a variable may hold more than they ask for.
	const options = {
		targetFormat: format,
		keepFeatures: [...features],
		variationAxes: { ...axes, ...pinned },
		dropTables: UNREAD,
	};
	return subsetFont(await readFile(resolve(source)), characters, options);
}

async function cut(source: FontSource): Promise<Font> {
	const { name, family, style, weight } = source;
	const bytes = await cached(`${name}.woff2`, cutFont, source, "woff2", {});
	return { family, style, weight, file: generatedFile(name, "woff2", bytes) };
}

let cutting: Promise<Font[]> | undefined;

/** The site's fonts. */
export function fonts(): Promise<Font[]> {
	cutting ??= Promise.all(fontSources().map(cut));
	return cutting;
}
