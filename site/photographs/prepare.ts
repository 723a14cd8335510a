/** Makes of a photograph or a logo what browsers fetch: a few sizes, as AVIF and as WebP, without what a camera notes. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { PICTURES_FOLDER } from "../../content-model/fields/photograph.ts";
import { cached } from "../../content-model/loader/build-cache.ts";

/** In pixels: a face beside words, a column of a phone, the same on a dense screen. */
const WIDTHS = [320, 640, 1280];
const FORMATS = ["avif", "webp"] as const;
const QUALITY = { avif: 55, webp: 78 } as const;
/** As networks ask for them (1.91 to 1), in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** A drawing has no pixels of its own; it is drawn this fine. */
const DENSITY = 300;

type Format = (typeof FORMATS)[number];

/** What an `<img>` and its `<source>`s say. */
export interface PreparedPicture {
	src: string;
	width: number;
	height: number;
	alt: string;
	/** The best first; the last one is also what `src` leads to. */
	formats: readonly { type: string; srcSet: string }[];
}

/** @param file its name below `content/imagenes/` */
export async function prepare(file: string) {
	const path = join("content", PICTURES_FOLDER, file);
	const { width, height } = (await sharp(path, { density: DENSITY }).metadata()).autoOrient;
	const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
	const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, Math.max(...WIDTHS))];
	const name = basename(file, extname(file));
	const made = await Promise.all(
		FORMATS.flatMap((format) =>
			[...new Set(widths)].map(async (to) => {
				const bytes = await cached(`foto-${name}-${to}.${format}`, encode, path, hash, to, format);
				return { format, to, file: generatedFile(`foto-${name}-${to}`, format, bytes) };
			}),
		),
	);
	const formats = FORMATS.map((format) => {
		const own = made.filter((one) => one.format === format);
		return { type: `image/${format}`, srcSet: own.map(({ to, file }) => `${file.path} ${to}w`).join(", ") };
	});
	const largest = made.filter(({ format }) => format === "webp").at(-1);
	const to = largest?.to ?? width;
	return {
		picture: { src: largest?.file.path ?? "", width: to, height: Math.round((height * to) / width), formats },
		files: made.map((one) => one.file),
	};
}

/** A photograph as networks show it beside a link. @param file its name below `content/imagenes/` */
export async function prepareToShare(file: string): Promise<GeneratedFile> {
	const path = join("content", PICTURES_FOLDER, file);
	const picture = sharp(path, { density: DENSITY }).autoOrient();
	const bytes = await picture
		.flatten({ background: "#fff" })
		.resize({ ...SHARE_SIZE, fit: "cover" })
		.jpeg({ quality: 80 })
		.toBuffer();
	return generatedFile(`compartir-${basename(file, extname(file))}`, "jpg", bytes);
}

const encode = async (path: string, _hash: string, width: number, format: Format): Promise<Uint8Array> =>
	await sharp(path, { density: DENSITY })
		.autoOrient()
		.resize({ width })
		.toFormat(format, { quality: QUALITY[format] })
		.toBuffer();

export interface GeneratedFile {
	/** Its address: holds a hash of the bytes, so that it can be cached for a year. */
	path: string;
	bytes: Uint8Array;
	mediaType: string;
}

/** The folder of the site where they are served. */
export const GENERATED_FOLDER = "/archivos/";

const MEDIA_TYPES = { avif: "image/avif", jpg: "image/jpeg", webp: "image/webp" } as const;

/** Names a file after its bytes. */
function generatedFile(name: string, extension: keyof typeof MEDIA_TYPES, bytes: Uint8Array): GeneratedFile {
	const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
	return { path: `${GENERATED_FOLDER}${name}.${hash}.${extension}`, bytes, mediaType: MEDIA_TYPES[extension] };
}
