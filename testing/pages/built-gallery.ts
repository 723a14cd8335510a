/** The built gallery in a browser, answered from the disk: no server is started. */
import { globSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";

const FOLDER = "dist.gallery";

/** Where a page that was given the gallery finds it. */
export const GALLERY = "http://gallery.test";

/** Answers everything below `GALLERY` from the built gallery. */
export const serveGallery = (context: BrowserContext) => serveFolder(context, FOLDER, GALLERY);

/** Answers everything below an origin from a folder of built pages. */
export async function serveFolder(context: BrowserContext, folder: string, origin: string): Promise<void> {
	await context.route(`${origin}/**`, async (route) => {
		const { pathname } = new URL(route.request().url());
		const file = /\.\w+$/.test(pathname) ? pathname : `${pathname === "/" ? "/index" : pathname}.html`;
		await route.fulfill({ path: join(folder, file) });
	});
}

/** The addresses of all examples by component or section: `button` has `button/0`, `button/1`, … */
export function galleryExamples(): Map<string, string[]> {
	const files = globSync("*/[0-9]*.html", { cwd: FOLDER }).sort();
	const addresses = files.map((file) => file.replaceAll("\\", "/").replace(/\.html$/, ""));
	return Map.groupBy(addresses, (address) => address.replace(/\/.*/, ""));
}
