/** Words stand out from what is painted behind them: gradients, drawings, other sections; axe leaves this undecided. */
import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, type Rgb } from "../../../testing/pages/contrast.ts";
import { drawn } from "../../fixtures/page-steps.ts";

/** WCAG 2.2: 1.4.6 for what is read at length, 1.4.3 for the rest. */
const NEEDED = { reading: 7, words: 4.5, large: 3 };
/** Part of a line's ground that may be fainter: hairlines of a drawing that pass behind it. */
const MAY_BE_FAINT = 0.05;
/** Fewer, and the page was not read: header and footer alone hold more. */
const MIN_LINES = 20;

/** A line of words as it stands on the page. */
interface Line {
	words: string;
	kind: keyof typeof NEEDED;
	/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
	colour: [number, number, number, number];
	/** In pixels from the page's corner. */
	box: { left: number; top: number; right: number; bottom: number };
}

/** In every picture is what is really faint: on a busy machine one may still show the words themselves. */
const PICTURES = 5;

/** Looks at a page with its answers open. @returns the lines that are too like their ground */
export async function faintLines(page: Page): Promise<string[]> {
	// Typefaces are asked for once their words are drawn, and would move the lines from where they were read.
	await drawn(page);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	// The ring around what has the focus, and the line of how far one has read, would stand behind words beside them.
	await page.evaluate(() => {
		(document.activeElement as HTMLElement | null)?.blur();
		scrollTo({ top: 0, behavior: "instant" });
	});
	const session = await page.context().newCDPSession(page);
	let faint = await faintInPicture(page, session);
	for (let picture = 1; picture < PICTURES && faint.length > 0; picture++) faint = await faintInPicture(page, session);
	await session.detach();
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	return faint;
}

/** The lines whose ground is too like them. */
async function faintInPicture(page: Page, session: CDPSession): Promise<string[]> {
	const lines = await page.evaluate(readLines);
	if (lines.length <= MIN_LINES) return [`only ${lines.length} lines were read`];
	const { width, height } = await page.evaluate(() => {
		document.documentElement.toggleAttribute("data-wordless", true);
		const { scrollWidth: width, scrollHeight: height } = document.documentElement;
		return { width, height };
	});
	// On a busy machine the picture would else still show the words.
	await drawn(page);
	const picture = await pictureOf(session, width, height);
	await page.evaluate(() => document.documentElement.removeAttribute("data-wordless"));
	return lines.flatMap(({ words, kind, colour, box }) => {
		const ground = new Map<number, number>();
		const [left, right] = [Math.max(0, Math.ceil(box.left)), Math.min(width, Math.ceil(box.right))];
		for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(height, box.bottom); y++) {
			// Beside a pixel mostly stands another of its colour, which is counted with it.
			for (let x = left, next: number; x < right; x = next) {
				const pixel = picture[y * width + x] ?? 0;
				next = x + 1;
				while (next < right && picture[y * width + next] === pixel) next++;
				ground.set(pixel, (ground.get(pixel) ?? 0) + next - x);
			}
		}
		if (ground.size === 0)
			return [`${words}: outside of the picture (${Object.values(box).map(Math.round).join(" ")})`];
		const ratios = Array.from(ground, ([pixel, count]) => ({ ratio: contrastOn(pixel, colour), count }));
		const sum = (some: typeof ratios) => some.reduce((all, { count }) => all + count, 0);
		const faint = ratios.filter(({ ratio }) => ratio < NEEDED[kind]);
		if (sum(faint) <= sum(ratios) * MAY_BE_FAINT) return [];
		const least = Math.min(...ratios.map(({ ratio }) => ratio));
		return [`${words}: ${least.toFixed(1)}, needs ${NEEDED[kind]} (${kind})`];
	});
}

/** What Chromium draws at once; below it repeats itself. */
const TALLEST = 8192;

/** The page's pixels, row by row, each a number of four bytes: red, green, blue and opacity. */
async function pictureOf(session: CDPSession, width: number, height: number): Promise<Uint32Array> {
	const picture = new Uint32Array(width * height);
	const bytes = new Uint8Array(picture.buffer);
	for (let y = 0; y < height; y += TALLEST) {
		// Asked of Chromium itself, which packs the picture loosely: in half the time of Playwright's, to the same pixels.
		const { data } = await session.send("Page.captureScreenshot", {
			clip: { x: 0, y, width, height: Math.min(TALLEST, height - y), scale: 1 },
			captureBeyondViewport: true,
			optimizeForSpeed: true,
		});
		bytes.set(await sharp(Buffer.from(data, "base64")).ensureAlpha().raw().toBuffer(), y * width * 4);
	}
	return picture;
}

/** How words of a colour stand out from a pixel. */
function contrastOn(pixel: number, [red, green, blue, opacity]: Line["colour"]): number {
	const ground: Rgb = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
	const mixed = [red, green, blue].map((part, index) => part * opacity + (ground[index] ?? 0) * (1 - opacity));
	return contrast(ground, mixed as [number, number, number]);
}

/** In the page: every line that can be seen, and a rule that takes the words away from over their ground. */
function readLines(): Line[] {
	const sheet = new CSSStyleSheet();
	// In a picture of the whole page, what follows the window would cover words; the waiting link is as wide as its words.
	sheet.replaceSync(`
		.skip-link { position: static !important; display: table; translate: none !important }
		.header { position: static !important } .chat-button { display: none !important }
		[data-wordless] * { color: #0000 !important; text-decoration: none !important; transition: none !important }
	`);
	document.adoptedStyleSheets = [sheet];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const lines: Line[] = [];
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const element = node.parentElement as HTMLElement;
		const words = node.textContent?.trim() ?? "";
		if (!words || element.closest("script, style, noscript, option, [disabled]")) continue;
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isClipped(element)) continue;
		const { color, fontSize, fontWeight } = getComputedStyle(element);
		const size = Number.parseFloat(fontSize);
		const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
		const block = element.closest("p, li, dd, dt, blockquote, h1, h2, h3, h4, label, summary, [class*=label]");
		const isLong = block?.matches("p, li, dd, blockquote") && (block.textContent ?? "").length > 60;
		const isReading = isLong && !element.closest("a, button");
		const range = document.createRange();
		range.selectNodeContents(node);
		for (const { left, top, right, bottom, width } of range.getClientRects()) {
			if (width < 4) continue;
			const box = { left, right, top: top + scrollY, bottom: bottom + scrollY };
			const kind = isLarge ? "large" : isReading ? "reading" : "words";
			lines.push({ words: words.slice(0, 40), kind, colour: parts(color, element), box });
		}
	}
	return lines;

	/** What only screen readers, or only robots, are to find. */
	function isClipped(element: Element): boolean {
		for (let above: Element | null = element; above; above = above.parentElement)
			if (getComputedStyle(above).clipPath === "inset(50%)") return true;
		return false;
	}

	/** `rgb(…)`, `rgba(…)` or `color(srgb …)`, with the opacity of all around it. */
	function parts(color: string, element: Element): Line["colour"] {
		const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/-?[\d.]+(e-\d+)?/g) ?? []).map(Number);
		const scale = color.startsWith("color(") ? 255 : 1;
		let opacity = alpha;
		for (let above: Element | null = element; above; above = above.parentElement)
			opacity *= Number(getComputedStyle(above).opacity);
		return [red * scale, green * scale, blue * scale, opacity];
	}
}
