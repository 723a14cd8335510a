/** The site's typefaces as files that resvg reads: fixed weights, not compressed. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { CACHE_FOLDER, writeWhole } from "../../generated/build-cache.ts";
import { cutFont, type FontSource } from "../../generated/fonts/fonts.ts";

/** The families as the files themselves name them, whatever their weight is now. */
export const FAMILIES = { display: "Newsreader 16pt", text: "Figtree Light" } as const;

/** Where resvg finds Newsreader, its italic, and Figtree at 400 and 600. */
export async function cardFontFiles(sources: readonly FontSource[]): Promise<string[]> {
	const cuts = sources.flatMap((source) =>
		source.family === "Figtree"
			? [400, 600].map((wght) => cutFont(source, "truetype", { wght }))
			: [cutFont(source, "truetype")],
	);
	return Promise.all(cuts.map(async (cut) => keep(await cut)));
}

async function keep(bytes: Uint8Array): Promise<string> {
	const file = join(CACHE_FOLDER, `${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.ttf`);
	if (!existsSync(file)) await writeWhole(file, bytes);
	return file;
}
