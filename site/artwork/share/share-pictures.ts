/** The pictures that networks and chats show of a page: its own title beside its own drawing. */
import { messages, pages, plan, site, units } from "virtual:content";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { published } from "../../articles/published.ts";
import { cached } from "../../generated/build-cache.ts";
import { type FontSource, fontSources } from "../../generated/fonts/fonts.ts";
import { type GeneratedFile, generatedFile } from "../../generated/generated-file.ts";
import { cardFontFiles } from "./card-fonts.ts";
import { homeArt } from "./home-art.ts";
import { rulerOf } from "./ruler.ts";
import { CARD, shareCard } from "./share-card.ts";
import { type TitledPage, titledPages } from "./titled-page.ts";

export interface SharePicture {
	/** Canonical path of the page it stands for. */
	page: string;
	file: GeneratedFile;
	/** Alternative text. */
	alt: string;
}

async function draw(): Promise<SharePicture[]> {
	const sources = fontSources();
	return Promise.all(
		titledPages(pages, units, published, messages.pages.article.blog, plan.frame.name).map(async (page) => {
			const name = page.path === "/" ? "inicio" : page.path.slice(1).replaceAll("/", "-");
			const jpeg = await cached(`compartir-${name}.jpg`, drawCard, page, site.name, sources);
			return { page: page.path, file: generatedFile(name, "jpg", jpeg), alt: page.title.replaceAll("*", "") };
		}),
	);
}

let tools: Promise<Tools> | undefined;

/** What every card is drawn with; made when one has to be drawn. */
async function makeTools(sources: readonly FontSource[]) {
	const fontFiles = await cardFontFiles(sources);
	return { fontFiles, ruler: rulerOf(fontFiles), globe: await homeArt() };
}

type Tools = Awaited<ReturnType<typeof makeTools>>;

async function drawCard(page: TitledPage, siteName: string, sources: readonly FontSource[]): Promise<Uint8Array> {
	tools ??= makeTools(sources);
	const { fontFiles, ruler, globe } = await tools;
	const { pixels } = await renderAsync(shareCard(page, siteName, ruler, globe), {
		fitTo: { mode: "width", value: CARD.width },
		font: { loadSystemFonts: false, fontFiles },
	});
	return await sharp(pixels, { raw: { ...CARD, channels: 4 } })
		.removeAlpha()
		.jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
		.toBuffer();
}

let drawing: Promise<SharePicture[]> | undefined;

/** Every page's picture. */
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
