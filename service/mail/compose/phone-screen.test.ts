import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MAIL_KINDS } from "../../../contract/requests/mail-kinds.ts";
import { installChromium } from "../../../scripts/install/install.ts";
import { COMPOSITION, everyMail } from "../../../testing/mail/mails.ts";
import { contrast, type Rgb } from "../../../testing/pages/contrast.ts";
import { composeMail } from "./compose.tsx";

const PHONE = { width: 390, height: 844 };
/** Words that a visitor may type and no line holds. */
const NASTY = {
	"a word without an end": "x".repeat(4000),
	"an address without an end": `https://example.com/${"a/".repeat(1500)}`,
	"spaces that do not break": "uno\u00a0".repeat(800),
	"lines without an end": `${"palabra".repeat(300)}\n${"-".repeat(900)}`,
};

let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
	browser = await chromium.launch({ executablePath: await installChromium(), args: ["--no-sandbox"] });
}, 300_000);
afterAll(() => browser.close());

/** An answer is plain text, which a mail program sets. */
const composed = (words: string) =>
	Promise.all(
		everyMail(words)
			.filter(({ kind }) => kind !== "reply")
			.map((mail) => composeMail(mail, COMPOSITION)),
	);

it.each(Object.entries(NASTY))("no mail is wider than a phone with %s", { timeout: 60_000 }, async (_, words) => {
	const page = await browser.newPage({ viewport: PHONE });
	for (const { html, subject } of await composed(words)) {
		await page.setContent(String(html));
		// Its programs show a mail without its head's styles, and some without the body's.
		for (const change of ["", "document.body.removeAttribute('style')"]) {
			await page.evaluate(change);
			expect(await page.evaluate("document.documentElement.scrollWidth"), subject).toBe(PHONE.width);
		}
	}
	await page.close();
});

it.each(["light", "dark"] as const)(
	"every word of every mail can be read on a %s screen",
	{ timeout: 60_000 },
	async (colorScheme) => {
		const page = await browser.newPage({ viewport: PHONE, colorScheme });
		for (const { html, subject } of await composed("Ana Núñez")) {
			await page.setContent(String(html));
			const seen = await page.evaluate(colours);
			expect(seen.length).toBeGreaterThan(3);
			for (const { text, size, ink, ground } of seen) {
				expect(contrast(ink, ground), `${subject}: ${text}`).toBeGreaterThanOrEqual(4.5);
				expect(size, `${subject}: ${text}`).toBeGreaterThanOrEqual(15);
			}
		}
		await page.close();
	},
);

it("no mail holds a terminal command", async () => {
	const mails = await composed("Ana Núñez");
	expect(new Set(everyMail("Ana").map(({ kind }) => kind))).toEqual(new Set(MAIL_KINDS));
	for (const { html, text } of mails) {
		for (const part of [html, text])
			expect(String(part)).not.toMatch(/npm |contacts --|contactos |\s--[a-z]|REFERENCIA/);
	}
});

/** Each text of the page with its size, its colour and that behind it, in red, green and blue. */
function colours() {
	const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const seen: { text: string; size: number; ink: Rgb; ground: Rgb }[] = [];
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const element = node.parentElement as Element;
		if (!node.textContent?.trim() || !element.checkVisibility()) continue;
		const { color, fontSize } = getComputedStyle(element);
		let behind: Element | null = element;
		while (behind && getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)") behind = behind.parentElement;
		const ground = behind ? getComputedStyle(behind).backgroundColor : "rgb(255,255,255)";
		seen.push({ text: node.textContent, size: Number.parseFloat(fontSize), ink: rgb(color), ground: rgb(ground) });
	}
	return seen;
}
