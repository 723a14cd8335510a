/**
 * Every page, looked at by every check: to come to a page takes longer than most looks at it, so that one visit has them
 * all, each a step that says what is amiss, a line each.
 */
import type { Page } from "@playwright/test";
import type { Words } from "../../content-model/content.ts";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { TRANSLATED_ROUTES, TRANSLATIONS, wordsOf } from "../fixtures/content.ts";
import { reach } from "../fixtures/journey.ts";
import { DESK_SIZE, EVERY_ROUTE, expect, test } from "../fixtures/visit.ts";
import { inaccessible, inaccessibleContent, inaccessibleMenu } from "./checks/accessible.ts";
import {
	faultsAtFourTimesTheSize,
	faultsInForcedColours,
	faultsInPrint,
	faultsWithLettersOf,
	faultsWithLongWords,
	hiddenWithoutScript,
	LARGER_LETTERS,
	TWICE_AS_LARGE,
} from "./checks/adaptations.ts";
import { coveredFocus } from "./checks/keyboard.ts";
import { faintLines } from "./checks/legible.ts";
import { unstyled } from "./checks/page-styles.ts";
import { FORMATS, paperFaults } from "./checks/paper.ts";
import { smallPrint } from "./checks/small-print.ts";
import { movedParts } from "./checks/stillness.ts";
import { missingCharacters } from "./checks/typefaces.ts";
import { APPEARANCES, type Appearance, oneByRoute, SIZES, statesByRoute } from "./coverage.ts";

const MAIN = [...EVERY_ROUTE, "/solicitud-recibida?ref=7K4R-62XW"];
const ROUTES = [...MAIN, ...TRANSLATED_ROUTES];
const sizesOf = oneByRoute(SIZES, ROUTES);
const letterSizesOf = inEveryLanguage(LARGER_LETTERS);
const appearancesOf = inEveryLanguage(APPEARANCES);
const formatsOf = oneByRoute(FORMATS, ROUTES);

/** Every page shows the same header, footer and menu, in which its own entry is marked. */
const WITH_CHROME: readonly string[] = FULL_SWEEP ? ROUTES : ["/", "/mi-plan/presupuesto", "/en"];

for (const route of FULL_SWEEP ? ROUTES : MAIN) {
	test(`${route} is looked at by every check`, async ({ page }) => {
		// A page with all its states is looked at many times, in the sweep at all of them.
		test.setTimeout(FULL_SWEEP ? 900_000 : 180_000);
		const sizes = sizesOf.get(route) ?? [];

		for (const { width } of sizes) {
			await page.setViewportSize({ width, height: 900 });
			await check(`stays where it was painted, ${width} pixels wide`, () => movedParts(page, route));
		}
		// What would appear as one comes to it is there at once.
		await page.emulateMedia({ reducedMotion: "reduce" });
		// Scripts ask for it as a page is loaded; but for the sweep it was asked for before.
		if (FULL_SWEEP) await page.goto(route);
		await check("has the styles of all it shows", async () => unstyled(await page.content()));
		for (const format of formatsOf.get(route) ?? [])
			await check(`takes few sheets of ${format}, none nearly empty`, () =>
				paperFaults(page, TRANSLATIONS.get(route)?.of ?? route, format),
			);
		await checkRoom(page, route);
		await check("keeps its borders and its focus in forced colours", () => faultsInForcedColours(page));
		await check("prints what is of use on paper", () => faultsInPrint(page));
		for (const size of sizes) {
			await page.setViewportSize(size);
			await check(`covers nothing that has the focus, ${size.width} pixels wide`, () => coveredFocus(page, route));
		}

		// Of a hundred answers in the same paint, a picture of some is enough: of all of /faq, one takes fifteen seconds.
		await openAnswers(page, FULL_SWEEP ? 1 : 8);
		await showErrors(page, wordsOf(route));
		for (const appearance of appearancesOf.get(route) ?? []) {
			await showIn(page, appearance);
			await check(`has no small print, ${named(appearance)}`, () => smallPrint(page));
			await check(`is legible where its words stand, ${named(appearance)}`, () => faintLines(page));
		}
		await checkAccess(page, route);
		// Last, because the long words stay in the page, and it comes again without script.
		await check("breaks words that are longer than a line", () => faultsWithLongWords(page));
		await page.setViewportSize(appearancesOf.get(route)?.at(-1)?.size ?? DESK_SIZE);
		// What appears as one comes to it needs a script for it.
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await check("shows everything without script", () => hiddenWithoutScript(page));
	});
}

// The same parts: what does not depend on their words is seen at the page they were translated from (0033).
for (const route of FULL_SWEEP ? [] : TRANSLATED_ROUTES) {
	test(`${route}: its words fit, are accessible, and stand there on paper`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(route);
		await checkRoom(page, route);
		await check("prints what is of use on paper", () => faultsInPrint(page));
		await checkAccess(page, route);
	});
}

/** Whether words of any size have room. */
async function checkRoom(page: Page, route: string): Promise<void> {
	for (const percent of new Set([...(letterSizesOf.get(route) ?? []), TWICE_AS_LARGE]))
		await check(`keeps its width and its title whole words, letters of ${percent} %`, () =>
			faultsWithLettersOf(page, percent),
		);
	await check("fits four times the size, less motion asked for", () => faultsAtFourTimesTheSize(page));
	await check("is set in characters that its typefaces hold", () => missingCharacters(page));
}

async function checkAccess(page: Page, route: string): Promise<void> {
	await openAnswers(page);
	await page.setViewportSize(DESK_SIZE);
	await check("shows its header and its heading, and does not scroll sideways on a desk", async () => {
		await expect.soft(page.getByRole("banner")).toBeVisible();
		await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
		const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		return beyond > 0 ? [`${beyond} pixels`] : [];
	});
	await showErrors(page, wordsOf(route));
	const withChrome = WITH_CHROME.includes(route);
	for (const appearance of appearancesOf.get(route) ?? []) {
		await showIn(page, appearance);
		await check(`is accessible, questions and form errors open, ${named(appearance)}`, () =>
			withChrome ? inaccessible(page) : inaccessibleContent(page),
		);
		if (!withChrome) continue;
		const menu = () => inaccessibleMenu(page, route, appearance);
		await check(`is accessible, menu open, ${named(appearance)}`, menu);
	}
}

async function showIn(page: Page, { size, colorScheme }: Appearance): Promise<void> {
	await page.setViewportSize(size);
	await page.emulateMedia({ colorScheme });
}

/** Those of the main language by their parts; a translation's words are looked at in one of them. */
function inEveryLanguage<State>(states: readonly State[]): Map<string, readonly State[]> {
	return new Map([...statesByRoute(states, MAIN), ...oneByRoute(states, TRANSLATED_ROUTES)]);
}

/** One check, which leaves the others to run if it finds something. */
async function check(what: string, look: () => Promise<string[]>): Promise<void> {
	await test.step(what, async () => expect.soft(await look(), what).toEqual([]));
}

const named = ({ size, colorScheme }: Appearance) => `${size.width} pixels wide, ${colorScheme}`;

/** Opens the questions of a page at once. @param every where there are more than forty: 8 opens each eighth */
async function openAnswers(page: Page, every = 1): Promise<void> {
	await page.locator("main details").evaluateAll((all, every) => {
		const step = all.length > 40 ? every : 1;
		for (const [index, details] of (all as HTMLDetailsElement[]).entries()) {
			// Those of one name close each other.
			details.removeAttribute("name");
			details.open = index % step === 0 || details.querySelector("details") !== null;
		}
	}, every);
}

/** Sends every form empty, so that each shows its errors; those that do stay as they are. */
async function showErrors(page: Page, { messages }: Words): Promise<void> {
	for (const form of await page.locator("form.contact-form, .contact-form form").all()) {
		if (await form.getByRole("group").filter({ hasText: messages.forms.summary }).isVisible()) continue;
		await reach(form);
		await form.locator("[type=submit]").click();
		await expect(form.getByRole("group").filter({ hasText: messages.forms.summary })).toBeVisible();
	}
}
