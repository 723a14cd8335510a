/** What a page makes a phone fetch before anybody scrolls. */
import { existsSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inTestBuild } from "../builds/test-build.ts";

export interface Fetched {
	path: string;
	/** On the wire, without headers: the brotli form if the build made one. */
	bytes: number;
	kind: "page" | "script" | "font" | "picture" | "other";
}

// What transferSize holds for headers, whatever they were (Resource Timing, section 4.4).
const RESOURCE_TIMING_HEADERS = 300;

/** Chromium's distance, in px, for lazy images on a good connection; the headless shell assumes a bad one. */
export const ON_A_GOOD_LINE = "--blink-settings=lazyLoadingImageMarginPxUnknown=1250";

const PHONE = { width: 412, height: 823 };

/** Every page has it, and a browser asks for it once, when it likes: Chromium without its desktop never does. */
const ICON = "/favicon.svg";

/** Opens a page of the built site as a phone does and waits until it asks for nothing more. */
export async function pageCost(page: Page, url: string): Promise<Fetched[]> {
	const paths = new Set([ICON]);
	page.on("request", (request) => {
		const { origin, pathname } = new URL(request.url());
		if (origin !== new URL(url).origin) throw new Error(`${url} asks ${origin} for something.`);
		paths.add(pathname);
	});
	await page.setViewportSize(PHONE);
	await page.goto(url, { waitUntil: "networkidle" });
	return [...paths].map(fetched);
}

/** Opens a page in a browser that holds what pages share. @returns what came over the wire, without headers */
export async function nextPageCost(page: Page, origin: string, route: string): Promise<Fetched[]> {
	await page.setViewportSize(PHONE);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.clearBrowserCache");
	await session.detach();
	// A page that shares only what every page does.
	await page.goto(origin + (route === "/blog" ? "/prensa" : "/blog"));
	await page.evaluate("document.fonts.ready.then(() => undefined)");
	await page.goto(origin + route, { waitUntil: "networkidle" });
	const came = await page.evaluate(() =>
		performance
			.getEntries()
			.filter((entry): entry is PerformanceResourceTiming => "transferSize" in entry)
			.map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
	);
	return came
		.filter(({ path }) => path !== ICON)
		.map(({ path, transferSize }) => ({
			...fetched(path),
			bytes: Math.max(0, transferSize - RESOURCE_TIMING_HEADERS),
		}));
}

export const total = (things: readonly Fetched[]) => things.reduce((sum, { bytes }) => sum + bytes, 0);

/** What the built file at a path weighs. */
export function fetched(path: string): Fetched {
	const base = `${inTestBuild("site")}${path === "/" ? "/index" : path}`;
	const file = existsSync(`${base}.html`) ? `${base}.html` : base;
	const form = existsSync(`${file}.br`) ? `${file}.br` : file;
	return { path, bytes: statSync(form).size, kind: kindOf(file) };
}

function kindOf(file: string): Fetched["kind"] {
	if (file.endsWith(".html")) return "page";
	if (file.endsWith(".js")) return "script";
	if (file.endsWith(".woff2")) return "font";
	return /\.(svg|avif|png|ico|jpg|webp)$/.test(file) ? "picture" : "other";
}
