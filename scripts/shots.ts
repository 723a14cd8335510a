/**
 * `npm run shots`: screenshots of every built page at phone, tablet and desktop width in both schemes, into shots/.
 * Takes the names of pages to look at, e.g. `npm run shots -- index 404`; without any, all.
 */
import { globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { chromium } from "@playwright/test";
import { startService } from "../testing/running-service.ts";
import { bringChromium } from "./bring.ts";
import { build } from "./build.ts";

const FOLDER = "shots";
const WIDTHS = [
	{ width: 390, height: 844 },
	{ width: 820, height: 1180 },
	{ width: 1440, height: 900 },
];

const wanted = process.argv.slice(2);
await build();
const pages = globSync("dist/site/**/*.html")
	.map((file) => file.replace(/^dist\/site\/|\.html$/g, ""))
	.filter((page) => wanted.length === 0 || wanted.includes(page));
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const service = await startService({ DATA_DIR: mkdtempSync(join(tmpdir(), "ivf-do-shots-")), RATE_LIMIT: "0" });
const browser = await chromium.launch({ executablePath: await bringChromium(), args: ["--no-sandbox"] });
try {
	for (const viewport of WIDTHS) {
		for (const colorScheme of ["light", "dark"] as const) {
			// Reduced motion shows every section at once, not only those scrolled to.
			const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: "es-DO" });
			const page = await context.newPage();
			for (const name of pages) {
				await page.goto(`${service.url}/${name === "index" ? "" : name}`);
				const file = `${FOLDER}/${basename(name)}-${viewport.width}-${colorScheme}`;
				await page.screenshot({ path: `${file}-first.png` });
				await page.screenshot({ path: `${file}.png`, fullPage: true });
			}
			await context.close();
		}
	}
} finally {
	await browser.close();
	await service.stop();
}
console.log(`${pages.length * WIDTHS.length * 2} páginas fotografiadas en ${FOLDER}/`);
