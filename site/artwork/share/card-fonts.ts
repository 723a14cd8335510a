/** The site's typefaces as files that resvg reads: fixed weights, not compressed. */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutFont, fontSources } from "../../generated/fonts/fonts.ts";

const FOLDER = join("node_modules", ".cache", "ivf-do");

/** The families as the files themselves name them, whatever their weight is now. */
export const FAMILIES = { display: "Newsreader 16pt", text: "Figtree Light" } as const;

/** Where resvg finds Newsreader, its italic, and Figtree at 400 and 600. */
export async function cardFontFiles(): Promise<string[]> {
	await mkdir(FOLDER, { recursive: true });
	const cuts = fontSources().flatMap((source) =>
		source.family === "Figtree"
			? [400, 600].map((wght) => cutFont(source, "truetype", { wght }))
			: [cutFont(source, "truetype")],
	);
	return Promise.all(cuts.map(async (cut) => keep(await cut)));
}

async function keep(bytes: Uint8Array): Promise<string> {
	const file = join(FOLDER, `${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.ttf`);
	await writeFile(file, bytes);
	return file;
}
