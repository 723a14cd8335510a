/** The pictures that networks and chats show of a page: its own title beside its own drawing. */
import { pages, site, units } from "virtual:content";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { type GeneratedFile, generatedFile } from "../../generated/generated-file.ts";
import { cardFontFiles } from "./card-fonts.ts";
import { homeArt } from "./home-art.ts";
import { rulerOf } from "./ruler.ts";
import { CARD, shareCard } from "./share-card.ts";
import { titledPages } from "./titled-page.ts";

export interface SharePicture {
	/** Canonical path of the page it stands for. */
	page: string;
	file: GeneratedFile;
	/** What it says to whom it is read out. */
	alt: string;
}

async function draw(): Promise<SharePicture[]> {
	const fontFiles = await cardFontFiles();
	const ruler = rulerOf(fontFiles);
	const globe = await homeArt();
	return Promise.all(
		titledPages(pages, units).map(async (page) => {
			const svg = shareCard(page, site.name, ruler, globe);
			const { pixels } = await renderAsync(svg, {
				fitTo: { mode: "width", value: CARD.width },
				font: { loadSystemFonts: false, fontFiles },
			});
			const jpeg = await sharp(pixels, { raw: { ...CARD, channels: 4 } })
				.removeAlpha()
				.jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
				.toBuffer();
			const name = page.path === "/" ? "inicio" : page.path.slice(1);
			return { page: page.path, file: generatedFile(name, "jpg", jpeg), alt: page.title.replaceAll("*", "") };
		}),
	);
}

let drawing: Promise<SharePicture[]> | undefined;

/** Every page's picture, drawn once. */
export function sharePictures(): Promise<SharePicture[]> {
	drawing ??= draw();
	return drawing;
}

/** A page's picture; pages without one of their own show the home page's. */
export async function sharePicture(path: string): Promise<SharePicture> {
	const pictures = await sharePictures();
	const own = pictures.find(({ page }) => page === path) ?? pictures.find(({ page }) => page === "/");
	if (!own) throw new Error("There is no share picture of the home page.");
	return own;
}
