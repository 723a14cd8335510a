/** The same house in another language: how one comes there and back, and what is in it. */
import type { Page } from "@playwright/test";
import type { Words } from "../../content-model/content.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { feedPath } from "../../site/articles/published.ts";
import { inaccessible } from "../appearance/checks/accessible.ts";
import { movedParts } from "../appearance/checks/stillness.ts";
import { content, TRANSLATED_ROUTES, TRANSLATIONS } from "../fixtures/content.ts";
import { expect, reach, test } from "../fixtures/journey.ts";
import ROUTES from "../fixtures/specified-routes.json" with { type: "json" };
import { PHONE_SIZE } from "../fixtures/visit.ts";
import { BUDGET, sharedLink } from "../plan/budget-page.ts";
import { awake, openTool } from "../plan/tool-page.ts";

const english = content.languages.en as Words;
const { forms, errors, notices, pages, notFound } = english.messages;
const ENGLISH_BUDGET = "/en/my-plan/budget";
const WITHOUT_PAIR = ROUTES.filter((route) => !translatedTo(route));

/** Where a page stands in English; undefined if it is not there. */
function translatedTo(route: string): string | undefined {
	return TRANSLATED_ROUTES.find((path) => TRANSLATIONS.get(path)?.of === route);
}

const switchTo = (page: Page, name: "English" | "Español") =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const offer = (page: Page) => page.locator(".language-offer");
const price = (page: Page) =>
	page.getByRole("group", { name: /^(Precio del ciclo, Clínica|Price of the cycle, Clinic) A$/ }).getByRole("textbox");
const alternates = (html: string) =>
	Array.from(html.matchAll(/hreflang="([\w-]+)" href="([^"]+)"\/?>/g), ([, language, href]) => `${language} ${href}`);
/** What the head of a page names: links in its content name languages too. */
const head = (html: string) => html.split("</head>")[0] ?? "";

test("the link to the other language leads to the same page and place, by keyboard too, and back", async ({ page }) => {
	await page.goto("/preguntas/ovodonacion#ovodonacion");
	await switchTo(page, "English").press("Enter");
	await expect(page).toHaveURL(/\/en\/questions\/donor-eggs#ovodonacion$/);
	await expect(page.locator("#ovodonacion")).toBeInViewport();
	await expect(page.locator("html")).toHaveAttribute("lang", english.locale);
	expect(await inaccessible(page)).toEqual([]);
	await switchTo(page, "Español").press("Enter");
	await expect(page).toHaveURL(/\/preguntas\/ovodonacion#ovodonacion$/);
	await expect(page.locator("html")).toHaveAttribute("lang", content.locale);
});

test("the link to the other language keeps what was asked for and the campaign, and passes on nothing that names a person", async ({
	page,
}) => {
	const ids = ["gclid", "fbclid", "gbraid", "msclkid", "ttclid", "li_fat_id", "mc_eid"];
	const asked = "tipo=paciente&asunto=llamada&utm_source=google&utm_campaign=fiv-nyc";
	for (const followed of [true, false]) {
		const strange = ids.map((id) => `${id}=persona-7`).join("&");
		await page.goto(`/contacto?${followed ? `${asked}&${strange}` : `${strange}&${asked}`}`);
		await switchTo(page, "English").press("Enter");
		await expect(page).toHaveURL(/\/en\/contact\?/);
		const { search } = new URL(page.url());
		expect(Object.fromEntries(new URLSearchParams(search))).toEqual(Object.fromEntries(new URLSearchParams(asked)));
		expect(search).not.toContain("persona-7");
		await expect(page.locator("#patient-purpose")).toHaveValue("call");
	}
});

test("the link of the bar keeps the place that the visitor has read to, whatever the address says", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	for (const [route, there] of [
		["/preguntas/ovodonacion", "/en/questions/donor-eggs"],
		["/privacidad", "/en/privacy"],
		["/ivfdo", "/en/bookivf"],
	] as const) {
		await page.goto(route);
		const id = await page.evaluate(() => {
			const anchors = [...document.querySelectorAll("main h2[id]")];
			const place = anchors[Math.floor(anchors.length / 2)] as HTMLElement;
			scrollBy(0, place.getBoundingClientRect().top - 90);
			return place.id;
		});
		// A finger finds it where it is; a driver would scroll to it first.
		await page
			.getByRole("banner")
			.getByRole("link", { name: "English" })
			.evaluate((link: HTMLElement) => link.click());
		await expect(page).toHaveURL(new RegExp(`${there}#${encodeURI(id)}$`));
		await expect(page.locator(`#${id}`)).toBeInViewport();
	}
});

test("what a link asked for stays asked for in the other language", async ({ page }) => {
	await page.goto("/contacto?tipo=paciente&asunto=simulacion");
	await expect(page.locator("#contact-form-patient [name=purpose]")).toHaveValue("simulation");
	await switchTo(page, "English").click();
	await expect(page).toHaveURL(/\/en\/contact\?tipo=paciente&asunto=simulacion$/);
	await expect(page.locator("#contact-form-patient [name=purpose]")).toHaveValue("simulation");
});

test("a plan that was typed in one language is there in the other, and a link to it opens in both", async ({
	page,
	browser,
}) => {
	await openTool(page, BUDGET);
	await price(page).fill("5,800");
	const link = await sharedLink(page);
	await switchTo(page, "English").click();
	await expect(page).toHaveURL(new RegExp(`${ENGLISH_BUDGET}$`));
	await awake(page);
	await expect(price(page)).toHaveValue("5,800");
	expect(await inaccessible(page)).toEqual([]);

	const there = await browser.newPage();
	for (const address of [link, link.replace(BUDGET, ENGLISH_BUDGET)]) {
		await there.goto(address);
		await expect(price(there)).toHaveValue("5,800");
		await there.evaluate(() => sessionStorage.clear());
		await there.goto("about:blank");
	}
	await there.close();
});

test("a plan in a link that waits for an answer waits after a reload and in the other language, and then no more", async ({
	page,
}) => {
	const { incoming } = english.plan.frame.bar;
	const asked = () => page.getByRole("button", { name: content.plan.frame.bar.incoming.no });
	await openTool(page, BUDGET);
	await price(page).fill("5,800");
	const link = await sharedLink(page);
	await price(page).fill("6,100");
	for (const answer of ["no", "yes"] as const) {
		await page.goto("/mi-plan");
		await page.goto(link);
		await expect(asked()).toBeVisible();
		await page.reload();
		await expect(asked()).toBeVisible();
		await switchTo(page, "English").click();
		await page.getByRole("button", { name: incoming[answer] }).click();
		await expect(price(page)).toHaveValue(answer === "yes" ? "5,800" : "6,100");
		await expect(page).toHaveURL(new RegExp(`${ENGLISH_BUDGET}$`));
	}
});

test("a page without a pair leads to the first page, and no page of the other language has it in a menu", async ({
	page,
	request,
}) => {
	expect(WITHOUT_PAIR).toContain("/academy");
	await page.goto("/academy");
	await expect(switchTo(page, "English")).toHaveAttribute("href", "/en");
	await expect(offer(page)).toHaveCount(0);
	for (const route of WITHOUT_PAIR)
		expect(alternates(head(await (await request.get(route)).text())), route).toEqual([]);
	await page.goto("/en");
	const menus = page.locator("header a, footer a, dialog a");
	const addresses = await menus.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
	expect(addresses).toContain("/en/patients");
	expect(addresses.filter((one) => WITHOUT_PAIR.some((route) => one.split(/[?#]/)[0] === route))).toEqual([]);
});

for (const [locale, isOffered] of [
	["en-GB", true],
	["es-ES", false],
	["fr-FR", false],
] as const) {
	test(`a browser that prefers ${locale} stays where it is, and ${isOffered ? "is offered English" : "is offered nothing"}`, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
		const page = await context.newPage();
		expect(await movedParts(page, "/para-pacientes")).toEqual([]);
		await expect(page).toHaveURL(`${baseURL}/para-pacientes`);
		await expect(offer(page)).toBeVisible({ visible: isOffered });
		if (isOffered) {
			expect(await inaccessible(page)).toEqual([]);
			await page.getByRole("link", { name: english.messages.chrome.offer }).press("Enter");
			await expect(page).toHaveURL(`${baseURL}/en/patients`);
			await expect(offer(page)).toBeHidden();
			await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).press("Enter");
			await expect(page).toHaveURL(`${baseURL}/para-pacientes`);
			await page.getByRole("contentinfo").getByRole("link", { name: "Mi plan" }).press("Enter");
			await expect(page).toHaveURL(`${baseURL}/mi-plan`);
			// Who chose Spanish is not offered English again in that visit, and nothing is kept for it.
			await expect(offer(page)).toBeHidden();
			expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
		}
		expect(await context.cookies()).toEqual([]);
		await context.close();
	});
}

/** In the page: how far the offer moves others as it comes, which a slow phone sees after the first paint. */
async function shiftAsItComes(offer: HTMLElement | SVGElement): Promise<number> {
	let moved = 0;
	const observer = new PerformanceObserver((list) => {
		for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += shift.value;
	});
	observer.observe({ type: "layout-shift" });
	for (const isHidden of [true, false]) {
		offer.toggleAttribute("hidden", isHidden);
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	}
	return moved;
}

test.describe("on a phone in English", () => {
	test.use({ locale: "en-US", viewport: PHONE_SIZE });

	test("the offer moves nothing as it comes, and the way to the chat stands above it", async ({ page }) => {
		await page.goto("/");
		const chat = page.locator(".chat-button");
		await expect(chat).toBeVisible();
		expect(await offer(page).evaluate(shiftAsItComes)).toBe(0);
		const [over, under] = [await chat.boundingBox(), await offer(page).boundingBox()];
		expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0);
	});
});

test("the languages of a page name each other, in its head and in the sitemap", async ({ request }) => {
	const sitemap = (await (await request.get("/sitemap.xml")).text()).match(/<url>.*?<\/url>/gs) ?? [];
	for (const [path, { of, words }] of TRANSLATIONS) {
		const html = await (await request.get(path)).text();
		const other = await (await request.get(of)).text();
		const origin = new URL(html.match(/rel="canonical" href="([^"]+)"/)?.[1] ?? "").origin;
		const main = other.match(/rel="canonical" href="([^"]+)"/)?.[1];
		const all = [`es ${main}`, `${words.language} ${origin}${path}`, `x-default ${main}`];
		for (const page of [html, other]) expect(alternates(head(page)).sort(), path).toEqual(all.sort());
		for (const address of [`${origin}${path}`, main]) {
			const entry = sitemap.find((url) => url.includes(`<loc>${address}</loc>`)) ?? "";
			// A page of one sentence is not listed.
			expect(alternates(entry).sort(), address).toEqual(html.includes('content="noindex') ? [] : all);
		}
	}
});

test("every page says its language to all who ask: in its root, to search engines and to those it is shared with", async ({
	request,
}) => {
	const named: string[] = [];
	for (const [path, { words }] of TRANSLATIONS) {
		const html = await (await request.get(path)).text();
		expect(html, path).toContain(`<html lang="${words.locale}"`);
		expect(html, path).toContain(`property="og:locale" content="${words.locale.replace("-", "_")}"`);
		for (const [, said] of html.matchAll(/"inLanguage":"([^"]+)"/g)) {
			expect(said, path).toBe(words.locale);
			named.push(path);
		}
	}
	expect(named).toContain("/en");
});

test("each language has a feed of its own articles", async ({ request }) => {
	for (const words of Object.values(content.languages)) {
		const { path } = words.pages.blog;
		expect(await (await request.get(path)).text()).toContain(`href="${feedPath(words)}"`);
		const feed = await (await request.get(feedPath(words))).text();
		expect(feed).toContain(`xml:lang="${words.locale}"`);
		const links = Array.from(feed.matchAll(/<link[^>]*href="([^"]+)"/g), ([, href]) => new URL(`${href}`).pathname);
		expect(links.length).toBeGreaterThan(2);
		for (const link of links) expect(link).toMatch(new RegExp(`^${path}(/|$)`));
	}
});

test("an address of no page is not found in its own language, and in Spanish if the language is unknown", async ({
	request,
}) => {
	for (const [path, words] of [
		["/en/nothing", english],
		["/fr/rien", content],
		["/english", content],
	] as const) {
		const response = await request.get(path);
		expect(response.status(), path).toBe(404);
		const html = await response.text();
		expect(html, path).toContain(`<html lang="${words.locale}"`);
		expect(html.replaceAll(/&#(39|x27);/g, "'"), path).toContain(words.messages.notFound.text);
	}
	expect(notFound.text).not.toBe(content.messages.notFound.text);
});

test("the questions are searched in their own language", async ({ page }) => {
	await page.goto("/en/faq");
	await page.getByRole("searchbox").pressSequentially("egg donors");
	await expect(page.locator("[data-results] .faq-index__found").first()).toHaveText("What is IVF with donor eggs?");
	expect(await inaccessible(page)).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled, expectedConsole: /status of 422/ });

		test("a form answers in the language it stands in, and the request keeps it", async ({ page, backend }) => {
			await page.goto("/en/contact");
			const form = page.locator("#contact-form-patient");
			const send = form.getByRole("button", { name: forms.patient.submit });
			if (javaScriptEnabled) await reach(form);
			await form.getByLabel("Email").fill("ann@");
			await send.click();
			const summary = form.getByRole(javaScriptEnabled ? "group" : "alert").filter({ hasText: forms.summary });
			await expect(summary.getByRole("link")).toHaveText([
				`${errors.name.required}`,
				`${errors.email.format}`,
				`${errors.country.required}`,
			]);
			await expect(page.locator("html")).toHaveAttribute("lang", english.locale);
			if (javaScriptEnabled) expect(await inaccessible(page)).toEqual([]);

			await form.getByLabel("Name", { exact: true }).fill("Ann Lee");
			await form.getByLabel("Email").fill("ann@example.com");
			await form.getByLabel("Country you live in").selectOption("US");
			const sent = page.waitForRequest((request) => new URL(request.url()).pathname === CONTACT_PATH);
			await send.click();
			expect((await sent).postData()).toMatch(/"language":"en"|(^|&)language=en(&|$)/);
			if (javaScriptEnabled) await expect(form.getByRole("status")).toContainText(notices.sent.patient.title);
			else await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.received.title);
			await expect(page.locator("html")).toHaveAttribute("lang", english.locale);

			expect(backend.stored()).toMatchObject([{ kind: "patient", language: "en" }]);
			await backend.mail.received(2);
			const [receipt] = backend.mail.sentTo("ann@example.com");
			expect(receipt?.subject).toContain(backend.stored()[0]?.reference);
			expect(receipt?.subject).toContain("We got your request");
		});
	});
}
