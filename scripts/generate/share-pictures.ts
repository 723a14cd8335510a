/** `npm run generate -- share [--all]`: pictures of pages for networks, 1200 × 630 px, redrawn if a title changed. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { partsIn } from "../../content-model/loader/between/parts.ts";
import { loadContent } from "../../content-model/loader/load.ts";
import { MARK } from "../../site/artwork/mark/mark.ts";
import { SHARE_SIZE } from "../../site/artwork/share/share-size.ts";
import drawn from "../../site/artwork/share/titles.json" with { type: "json" };
import { listedPages } from "../../site/listed-pages.ts";
import { launchChromium } from "../install/install.ts";

const ART = "site/artwork";
const FOLDER = `${ART}/share`;
const TITLES = `${FOLDER}/titles.json`;

/** @param all those too whose title is the same, as after a change of how they look */
export async function drawSharePictures(all: boolean): Promise<void> {
	const content = loadContent("content");
	const pictures = Object.values(content.languages).flatMap((words) =>
		listedPages(words).map((page) => ({ ...page, file: `${words.language}/${page.file}`, name: words.site.name })),
	);
	const titles = Object.fromEntries(pictures.map(({ file, title }) => [file, title]));
	for (const file of globSync("??/**/*.jpg", { cwd: FOLDER })) {
		if (!(file.replace(/\.jpg$/, "") in titles)) rmSync(join(FOLDER, file));
	}
	const before: Record<string, string> = drawn;
	await using browser = await launchChromium();
	const page = await browser.newPage({ viewport: SHARE_SIZE, colorScheme: "light" });
	for (const { file, title, name, holds } of pictures.filter((one) => all || before[one.file] !== one.title)) {
		await page.goto(pathToFileURL(FOLDER).href);
		await page.setContent(card(name, headline(title), artOf(file, holds)));
		await page.evaluate("document.fonts.ready.then(() => undefined)");
		const path = join(FOLDER, `${file}.jpg`);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(
			path,
			await sharp(await page.screenshot())
				.jpeg({ quality: 72, mozjpeg: true })
				.toBuffer(),
		);
		console.log(path);
	}
	writeFileSync(TITLES, `${JSON.stringify(titles, undefined, "\t")}\n`);
}

/** A title without the group's name, which stands above it. */
const headline = (title: string) => title.replace(/ · (Grupo )?ivf\.do.*$/i, "");

/** The drawing that stands on the page itself, or else the one of the home page. */
function artOf(file: string, holds: unknown): string {
	const [, kind = "", name, tool] = file.split("/");
	const named = (key: string, other: string) =>
		partsIn("", holds).find(({ path }) => path.at(-1) === key)?.value ?? other;
	if (tool && name === "mi-plan") return `../plan/overview/drawings/${tool}.svg`;
	const drawings: Record<string, string> = {
		units: `emblems/${name}-large.svg`,
		answers: "page-art/drawings/question.svg",
		articulos: `covers/${named("image", "questions")}.svg`,
	};
	return drawings[kind] ?? `page-art/drawings/${named("art", "orbit")}.svg`;
}

const SHEETS = ["site/styles/tokens.css", `${ART}/cover.css`, "scripts/generate/share-picture.css"];

function card(name: string, title: string, art: string): string {
	const { cx, cy, r } = MARK.core;
	const font = readFileSync("site/styles/fonts/newsreader.woff2", "base64");
	const rings = [460, 350, 258].map((radius) => `<circle cx="925" cy="330" r="${radius}"/>`).join("");
	return `<!doctype html><meta charset="utf-8"><style>
${SHEETS.map((file) => readFileSync(file, "utf8")).join("")}
@font-face { font-family: Newsreader; src: url(data:font/woff2;base64,${font}) }
</style><svg class="rings" viewBox="0 0 1200 630">${rings}</svg>
<div class="art ${/covers/.test(art) ? art.replace(/.*covers.(.*).svg/, "cover cover--$1") : ""}">${readFileSync(join(ART, art), "utf8")}</div>
<p class="name"><svg viewBox="0 0 32 32" width="48" height="48"><path fill="var(--larimar)" d="${MARK.ring}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--amber)"/></svg>${name}</p>
<p class="title" data-long="${title.length > 44}">${title}</p>`;
}
