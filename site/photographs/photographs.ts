/** Every photograph and logo the content names, ready for pages: a few sizes of each, without what a camera notes. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { type Photograph as Named, PICTURE_IN_TEXT, PICTURES_FOLDER } from "../../content-model/fields/photograph.ts";
import { photographsOf } from "../../content-model/loader/between/named-photographs.ts";
import { cached } from "../../content-model/loader/build-cache.ts";
import { Photograph, type PreparedPicture } from "../components/photograph/photograph.tsx";
import { allWords } from "../page-words.ts";

/** In pixels: a face beside words, a column of a phone, the same on a dense screen. */
const WIDTHS = [320, 640, 1280];
/** The best first. */
const QUALITY = { avif: 55, webp: 78 } as const;
const FORMATS = ["avif", "webp"] as const;
/** A drawing has no pixels of its own; it is drawn this fine. */
const DENSITY = 300;
/** The folder of the site where they are served. */
const FOLDER = "/archivos/";

/** @param file its name below `content/imagenes/` */
async function prepare(file: string) {
	const path = join("content", PICTURES_FOLDER, file);
	const { width, height } = (await sharp(path, { density: DENSITY }).metadata()).autoOrient;
	const hash = hashOf(readFileSync(path));
	const widest = Math.min(width, Math.max(...WIDTHS));
	const widths = [...WIDTHS.filter((one) => one < widest), widest];
	const files = await Promise.all(
		FORMATS.flatMap((format) =>
			widths.map(async (to) => {
				const name = `foto-${parse(file).name}-${to}`;
				const bytes = await cached(`${name}.${format}`, encode, path, hash, to, format);
				// A hash of the bytes, so that it can be cached for a year.
				return { format, to, bytes, path: `${FOLDER}${name}.${hashOf(bytes).slice(0, 10)}.${format}` };
			}),
		),
	);
	const formats = FORMATS.map((format) => {
		const own = files.filter((one) => one.format === format);
		return { type: `image/${format}`, srcSet: own.map(({ to, path }) => `${path} ${to}w`).join(", ") };
	});
	const src = files.at(-1)?.path ?? "";
	return { files, picture: { src, width: widest, height: Math.round((height * widest) / width), formats } };
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const encode = (path: string, _hash: string, width: number, format: keyof typeof QUALITY): Promise<Uint8Array> =>
	sharp(path, { density: DENSITY })
		.autoOrient()
		.resize({ width })
		.toFormat(format, { quality: QUALITY[format] })
		.toBuffer();

const named = new Set(allWords.flatMap(photographsOf).map(({ file }) => file));
const prepared = new Map(await Promise.all(Array.from(named, async (file) => [file, await prepare(file)] as const)));

/** A photograph's files by their names. */
export const photographFiles = [...prepared.values()].flatMap(({ files }) =>
	files.map(({ path, ...file }) => ({ ...file, name: path.slice(FOLDER.length) })),
);

/** A picture as the page shows it. */
export function photograph({ file, alt }: Named): PreparedPicture {
	const found = prepared.get(file);
	if (!found) throw new Error(`No content names ${file} as a photograph or a logo.`);
	return { ...found.picture, alt };
}

const IMAGE = new RegExp(`<img [^>]*src="/${PICTURES_FOLDER}/([\\w.-]+)"[^>]*>`, "g");

/** The HTML of an article, with its pictures as pages show them. @param body the Markdown it was made of */
export function withPhotographs(html: string, body: string): string {
	const alts = new Map(Array.from(body.matchAll(PICTURE_IN_TEXT), ([, alt = "", file = ""]) => [file, alt]));
	return html.replace(IMAGE, (_, file: string) =>
		renderToStaticMarkup(
			createElement(Photograph, {
				...photograph({ file, alt: alts.get(file) ?? "" }),
				look: "wide",
				sizes: "(min-width: 60em) 40rem, 100vw",
			}),
		),
	);
}
