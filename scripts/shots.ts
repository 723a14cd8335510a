/** `npm run shots [-- index 404 gallery/button]`: all or named pages at three widths in both schemes, into shots/. */
import { globSync, mkdirSync, rmSync } from "node:fs";
import { inTestBuild } from "../testing/builds/test-build.ts";
import { trial } from "../testing/chaos/trial.ts";
import { GALLERY, galleryExamples, serveGallery } from "../testing/pages/built-gallery.ts";
import { buildForTests } from "./build/build-for-tests.ts";
import { buildGallery } from "./build/gallery.ts";
import { orExit } from "./command/steps.ts";
import { launchChromium } from "./install/install.ts";

const FOLDER = "shots";
const WIDTHS = [
	{ width: 390, height: 844 },
	{ width: 820, height: 1180 },
	{ width: 1440, height: 900 },
];

/** Pictures far below come only to those who scroll; a screenshot of the whole page does not. */
const ALL_PICTURES = `Promise.all(Array.from(document.images, (picture) => {
	picture.loading = "eager";
	return picture.decode().catch(() => undefined);
})).then(() => undefined)`;

const TYPEFACES = "document.fonts.ready.then(() => undefined)";

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
await orExit(buildForTests);
const pages = globSync("**/*.html", { cwd: inTestBuild("site") })
	.map((file) => file.replaceAll("\\", "/").replace(/\.html$/, ""))
	.filter(isWanted);
const fromGallery = wanted.length === 0 || wanted.some((name) => name.startsWith("gallery/"));
if (fromGallery) await orExit(buildGallery);
const exhibits = fromGallery ? [...galleryExamples().keys()].filter((name) => isWanted(`gallery/${name}`)) : [];
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
await trial(async ({ service }) => {
	const { url } = await service();
	await using browser = await launchChromium();
	for (const viewport of WIDTHS) {
		for (const colorScheme of ["light", "dark"] as const) {
			// Reduced motion shows every section at once, not only those scrolled to.
			const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: "es-DO" });
			await serveGallery(context);
			const page = await context.newPage();
			// A typeface that comes late is not used before the next page.
			await page.goto(url);
			await page.evaluate(TYPEFACES);
			for (const name of pages) {
				await page.goto(`${url}/${name === "index" ? "" : name}`);
				const file = `${FOLDER}/${name.replaceAll("/", "-")}-${viewport.width}-${colorScheme}`;
				await page.screenshot({ path: `${file}-first.png` });
				await page.evaluate(ALL_PICTURES);
				await page.screenshot({ path: `${file}.png`, fullPage: true });
			}
			for (const name of exhibits) {
				await page.goto(`${GALLERY}/${name}`);
				await page.evaluate(TYPEFACES);
				const path = `${FOLDER}/gallery-${name}-${viewport.width}-${colorScheme}.png`;
				await page.screenshot({ path, fullPage: true });
			}
			await context.close();
		}
	}
});
const views = WIDTHS.length * 2;
console.log(`${pages.length * views} páginas y ${exhibits.length * views} vistas de la galería en ${FOLDER}/`);
