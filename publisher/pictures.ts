/** What may be uploaded: pictures that can be opened, as small as they may be, and without what a telephone wrote into them. */
import { extname } from "node:path";
import type { Metadata } from "sharp";
import { Refused } from "./refused.ts";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** The longest side that is kept: twice that of the widest place. */
const MAX_SIDE = 4000;

const KINDS: Readonly<Record<string, Metadata["format"]>> = {
	".jpg": "jpeg",
	".jpeg": "jpeg",
	".png": "png",
	".webp": "webp",
	".avif": "heif",
};
const DOCUMENTS: Readonly<Record<string, string>> = { ".pdf": "%PDF-", ".xlsx": "PK\x03\x04" };

const HEIC =
	"es una foto HEIC, que muchos navegadores no ven. En el iPhone: Ajustes › Cámara › Formatos › Más compatible; o envíatela por correo y guárdala como JPG.";

/** A picture or download as it is kept. @param path below `content/` @throws Refused saying how to mend the fault */
export async function cleaned(path: string, bytes: Buffer): Promise<Buffer> {
	const name = path.slice(path.lastIndexOf("/") + 1);
	const refuse = (why: string) => new Refused(422, `«${name}» ${why}`);
	if (bytes.length > MAX_BYTES) throw refuse("pesa más de 10 MB. Guárdala más pequeña y súbela otra vez.");
	const ending = extname(name);
	const starts = DOCUMENTS[ending];
	if (starts) {
		if (bytes.subarray(0, starts.length).toString("latin1") === starts) return bytes;
		throw refuse(`no es lo que dice su nombre (${ending}). Guárdalo otra vez desde su programa.`);
	}
	if (/^\.hei[cf]$/.test(ending)) throw refuse(HEIC);
	if (ending === ".svg") throw refuse("es un SVG, que puede llevar programas. Expórtalo como PNG y súbelo otra vez.");
	const kind = KINDS[ending];
	if (!kind) throw refuse("no es una imagen que se pueda publicar. Guárdala como JPG o PNG.");
	const { default: sharp } = await import("sharp");
	const opened = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
	const found = await opened()
		.metadata()
		.catch((error: Error) => {
			const tooLarge = /pixel limit/i.test(error.message);
			throw refuse(
				tooLarge ? TOO_LARGE : "no se puede abrir como imagen. Ábrela en tu equipo y guárdala de nuevo como JPG o PNG.",
			);
		});
	if (found.compression === "hevc") throw refuse(HEIC);
	if (found.format !== kind)
		throw refuse(`no es lo que dice su nombre (${ending}): es ${found.format}. Cámbiale el final o guárdala de nuevo.`);
	if (found.width * found.height > MAX_PIXELS) throw refuse(TOO_LARGE);
	// Turned as the camera says, which goes with the rest of what it wrote: where, when and with what it was taken.
	const turned = opened().autoOrient().resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true });
	return await turned
		.toFormat(ending === ".avif" ? "avif" : kind, { quality: 90 })
		.toBuffer()
		.catch(() => {
			throw refuse("está cortada o dañada. Ábrela en tu equipo y guárdala de nuevo.");
		});
}

const TOO_LARGE = "tiene más de 50 millones de puntos. Guárdala con 4000 de ancho como mucho y súbela otra vez.";
