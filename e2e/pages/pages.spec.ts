import type { APIRequestContext, Page } from "@playwright/test";
import { Window } from "happy-dom";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { readBuiltPage } from "../../site/integrations/check-links.ts";
import { content, TRANSLATED_ROUTES, TRANSLATIONS, translated, wordsOf } from "../fixtures/content.ts";
import { inItsTypefaces } from "../fixtures/page-steps.ts";
import ROUTES from "../fixtures/specified-routes.json" with { type: "json" };
import { expect, PHONE_SIZE, test } from "../fixtures/visit.ts";

const UNIT_ROUTES = ["/ivfdo", "/academy", "/financial", "/concierge", "/bi"] as const;

/** Pages that are a heading and one sentence, nothing else. */
const BARE_ROUTES = ["/clinicas", "/medicos", "/empresas-ars", "/prensa", "/carreras"] as const;

/** Pages that begin so and then hold what the visitor came for. */
const SHORT_ROUTES = [
	...BARE_ROUTES,
	"/testimonios",
	"/blog",
	"/faq",
	"/contacto",
	"/privacidad",
	"/terminos",
	"/cookies",
] as const;

/** Figures each page must show (section 9); each stands beside a disclaimer or source. */
const FIGURES: Readonly<Record<string, readonly RegExp[]>> = {
	"/": [/15\+/, /50\+/, /262 mil/, /300 %/, /45 %/],
	"/clinicas-partners": [/150 ?%/, /35 ?%/, /25 ?%/, /15\+/, /12 meses/],
	"/ivfdo": [/95 ?%/, /24 ?h/, /15\+/, /5 minutos/],
	"/academy": [/500\+/, /98 ?%/, /12/],
	"/financial": [/90 ?%/, /48 ?h/, /3 a 5 días hábiles|3-5 días hábiles/, /5\+/],
	"/concierge": [/97 ?%/, /24\/7/, /8\+/],
	"/bi": [/25 ?%/, /3\+/, /15\+/, /2 a 3 meses|2-3 meses/, /6 a 12 meses|6-12 meses/],
	"/agenda-pais": [
		/Q2.*Q3 2026|segundo y tercer trimestre de 2026|T2.*T3 2026/i,
		/Q4 2026|cuarto trimestre de 2026|T4 2026/i,
		/70 ?%/,
		/50 empresas/,
		/15,000/,
		/85 ?%/,
		/60 ?%/,
		/2027/,
		/propuesta/i,
	],
};

const EVERY_LANGUAGE: readonly string[] = [...ROUTES, ...TRANSLATED_ROUTES];

const main = (page: Page) => page.getByRole("main");

const { DOMParser } = new Window();

/** A page's HTML as its elements; no browser is needed to know what it holds. */
async function documentAt(request: APIRequestContext, route: string) {
	const response = await request.get(route, { maxRedirects: 0 });
	expect(response.status(), route).toBe(200);
	const page = new DOMParser().parseFromString(await response.text(), "text/html");
	for (const unread of page.querySelectorAll("script, style, noscript, template, [hidden]")) unread.remove();
	return page;
}

/** What an element says. */
const wordsIn = (element: { textContent: string } | null) =>
	(element?.textContent ?? "").trim().replaceAll(/\s+/g, " ");

test("every page answers with a heading, header, footer, title, description and canonical of its own", async ({
	request,
}) => {
	for (const route of EVERY_LANGUAGE) {
		const page = await documentAt(request, route);
		const attribute = (selector: string, name: string) => {
			const found = page.querySelectorAll(selector);
			expect(found.length, `${selector} of ${route}`).toBe(1);
			return found[0]?.getAttribute(name) ?? "";
		};
		for (const one of ["h1", "body > header", "body > footer"])
			expect(page.querySelectorAll(one).length, `${one} of ${route}`).toBe(1);
		expect(page.title.length, route).toBeLessThanOrEqual(60);
		const description = attribute('meta[name="description"]', "content");
		expect(description.length, route).toBeGreaterThanOrEqual(70);
		expect(description.length, route).toBeLessThanOrEqual(160);
		for (const scheme of ["light", "dark"]) {
			const frame = `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`;
			expect(attribute(frame, "content"), `${scheme} ${route}`).toMatch(/^#[0-9a-f]{6}$/);
		}
		const canonical = new URL(attribute('link[rel="canonical"]', "href"));
		expect(canonical.pathname).toBe(route === "/bi" ? "/business-intelligence" : route);
		for (const figure of FIGURES[route] ?? []) expect(wordsIn(page.querySelector("main")), route).toMatch(figure);
	}
});

test("no two pages share a title or a description", async ({ request }) => {
	const seen = new Map<string, string>();
	for (const route of EVERY_LANGUAGE) {
		const html = await (await request.get(route)).text();
		for (const found of [html.match(/<title>([^<]*)/)?.[1], html.match(/name="description" content="([^"]*)/)?.[1]]) {
			expect(seen.get(found ?? ""), `${route} and ${seen.get(found ?? "")}`).toBeUndefined();
			seen.set(found ?? "", route);
		}
	}
});

test("every page has a picture of its own to be shared with, and says what it is", async ({ request }) => {
	const pictures = new Set<string>();
	for (const route of EVERY_LANGUAGE) {
		const html = await (await request.get(route)).text();
		const tag = (name: string) => html.match(`<meta (?:property|name)="${name}" content="([^"]*)"`)?.[1];
		expect(tag("og:title"), route).toBe(html.match(/<title>([^<]*)/)?.[1]?.replaceAll("&#39;", "'"));
		expect(tag("og:description"), route).toBe(tag("description"));
		expect(tag("og:url"), route).toBe(html.match(/rel="canonical" href="([^"]*)"/)?.[1]);
		expect([tag("og:image:width"), tag("og:image:height")], route).toEqual(["1200", "630"]);
		expect([tag("og:type"), tag("og:locale"), tag("og:site_name")], route).toEqual([
			(TRANSLATIONS.get(route)?.of ?? route).startsWith("/blog/") ? "article" : "website",
			wordsOf(route).locale.replace("-", "_"),
			wordsOf(route).site.name,
		]);
		expect(tag("twitter:card"), route).toBe("summary_large_image");
		expect(tag("og:image:alt")?.length, route).toBeGreaterThan(3);
		const { pathname } = new URL(tag("og:image") ?? "");
		const picture = await request.head(pathname);
		expect(picture.status(), route).toBe(200);
		expect(picture.headers()["content-type"], route).toBe("image/jpeg");
		expect(Number(picture.headers()["content-length"]), route).toBeLessThan(300_000);
		pictures.add(pathname);
	}
	expect(pictures.size).toBe(EVERY_LANGUAGE.length);
});

test("browsers find an icon where they ask for one unprompted", async ({ request }) => {
	for (const [address, type] of [
		["/favicon.ico", /icon/],
		["/favicon.svg", /svg/],
		["/apple-touch-icon.png", /png/],
	] as const) {
		const response = await request.get(address);
		expect(response.status(), address).toBe(200);
		expect(response.headers()["content-type"], address).toMatch(type);
	}
});

test("the dropdown's emblems are fetched only when it opens", async ({ page }) => {
	const emblems: string[] = [];
	page.on("request", (request) => {
		if (/-small\.\w+\.svg$/.test(request.url())) emblems.push(request.url());
	});
	await page.goto("/privacidad", { waitUntil: "networkidle" });
	expect(emblems).toEqual([]);
	await page.locator(".navigation-bar summary").click();
	await expect.poll(() => emblems.length).toBe(5);
});

test("every unit's page shows its emblem and both actions on a phone's first screen", async ({ page }) => {
	test.slow();
	await page.setViewportSize(PHONE_SIZE);
	for (const route of [...UNIT_ROUTES, ...translated(UNIT_ROUTES)]) {
		const { pages } = wordsOf(route);
		const actions = main(page).locator(`.unit-hero a[href^="${pages.contacto?.path}"]`);
		const emblem = main(page).locator(".unit-hero .unit-emblem");
		await inItsTypefaces(page, route, async () => {
			await expect(emblem, route).toBeInViewport({ ratio: 1, timeout: 1000 });
			for (const action of await actions.all()) await expect(action, route).toBeInViewport({ ratio: 1, timeout: 1000 });
		});
	}
});

// Where anchors lead, and that ids are unique, the build itself sees to (site/integrations/check-links.ts).
test("every address that a page names is answered at once, without a redirect", async ({ request }) => {
	const links = new Map<string, string>();
	for (const route of EVERY_LANGUAGE) {
		const html = await (await request.get(route)).text();
		for (const link of readBuiltPage(route, html).links)
			if (/^[/?#]/.test(link) && !link.startsWith(CONTACT_PATH)) links.set(link.split("#")[0] || route, route);
	}
	expect(links.size).toBeGreaterThan(75);
	for (const [link, from] of links) {
		const response = await request.get(link, { maxRedirects: 0 });
		expect(response.status(), `${link} on ${from}`).toBe(200);
	}
});

test("there is one address a page, and the others lead to it for good", async ({ request }) => {
	for (const [from, to] of [
		["/pacientes", "/para-pacientes"],
		["/pacientes/", "/para-pacientes"],
		["/contacto/", "/contacto"],
		["/contacto/?tipo=clinica", "/contacto?tipo=clinica"],
		["/contacto.html", "/contacto"],
		["/index.html", "/"],
	] as const) {
		const response = await request.get(from, { maxRedirects: 0 });
		expect(response.status(), from).toBe(308);
		expect(response.headers().location).toBe(to);
	}
	expect((await request.get("/business-intelligence", { maxRedirects: 0 })).status()).toBe(200);
});

test("short pages begin with exactly a heading and one sentence", async ({ request }) => {
	for (const route of [...SHORT_ROUTES, ...translated(SHORT_ROUTES)]) {
		const main = (await documentAt(request, route)).querySelector("main");
		const [heading, sentence] = ["h1", "p"].map((selector) => wordsIn(main?.querySelector(selector) ?? null));
		expect(heading?.length, route).toBeGreaterThan(3);
		expect(sentence?.match(/[.?!](\s|$)/g), route).toHaveLength(1);
		const isBare = BARE_ROUTES.some((bare) => bare === route);
		if (isBare) expect(wordsIn(main).replaceAll(" ", ""), route).toBe(`${heading}${sentence}`.replaceAll(" ", ""));
	}
});

test("a page of one sentence takes the first screen of a phone", async ({ page }) => {
	await page.setViewportSize(PHONE_SIZE);
	for (const route of BARE_ROUTES) {
		await page.goto(route);
		const { height = 0 } = (await page.locator("main > section").boundingBox()) ?? {};
		expect(height, route).toBeGreaterThan(PHONE_SIZE.height * 0.6);
	}
});

test("every unit's page holds what all of them hold", async ({ request }) => {
	for (const route of [...UNIT_ROUTES, ...translated(UNIT_ROUTES)]) {
		const { pages } = wordsOf(route);
		const main = (await documentAt(request, route)).querySelector("main");
		const count = (selector: string) => main?.querySelectorAll(selector).length;
		expect(count(".unit-hero li"), route).toBe(3);
		expect(count(`.unit-hero a[href^="${pages.contacto?.path}"]`), route).toBe(2);
		expect(count("details"), route).toBe(5);
		expect(count(`section:last-of-type a[href="${pages["sobre-nosotros"]?.path}"]`), route).toBe(1);
	}
});

test("the about page holds its nine sections and leads to the management", async ({ page }) => {
	await page.goto("/sobre-nosotros");
	const ids = ["quienes", "mision", "vision", "valores", "fundador", "equipo", "hitos", "impacto", "contacto-final"];
	const found = await main(page)
		.locator("[id]")
		.evaluateAll((all) => all.map(({ id }) => id));
	expect(found.filter((id) => ids.includes(id))).toEqual(ids);
	await expect(page.locator("#valores h3")).toHaveCount(8);
	await expect(page.locator("#contacto-final")).toContainText("24 horas");
	await expect(main(page).locator('a[href^="/contacto?tipo=direccion"]').first()).toBeVisible();
});

test("the patients' page has four units with three steps and three benefits each, four questions and a disclaimer", async ({
	page,
}) => {
	await page.goto("/para-pacientes");
	await expect(main(page).locator("details")).toHaveCount(4);
	const units = main(page).locator(".services article");
	await expect(units).toHaveCount(4);
	for (const unit of await units.all()) {
		await expect(unit.locator("ol > li")).toHaveCount(3);
		await expect(unit.locator("ul > li")).toHaveCount(3);
	}
	await expect(main(page)).toContainText(/no sustituye/);
});

test("public resources are files that download, partners' ones lead to a form that names them", async ({
	page,
	request,
}) => {
	await page.goto("/clinicas-partners");
	const downloads = main(page).getByRole("link", { name: /Descargar gratis/ });
	const open = content.resources.filter(({ isPublic }) => isPublic);
	await expect(downloads).toHaveCount(open.length);
	for (const link of await downloads.all()) {
		const file = await request.get((await link.getAttribute("href")) ?? "");
		expect(file.status()).toBe(200);
		expect((await file.body()).length).toBeGreaterThan(5000);
	}
	const requests = main(page).getByRole("link", { name: /Solicitar acceso/ });
	await expect(requests).toHaveCount(content.resources.length - open.length);
	await requests.first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitar acceso");
	await expect(page.getByLabel("Mensaje")).toHaveValue(/^Solicito acceso a: .+\.$/);
});

test("the agenda's anchors are real, and its document is a file", async ({ page, request }) => {
	await page.goto("/agenda-pais");
	for (const id of ["contact-form-agenda", "roadmap-pdf", "toolkit-request", "alliance-form"]) {
		await expect(page.locator(`#${id}`)).toHaveCount(1);
	}
	const link = page.locator("#roadmap-pdf a[href$='.pdf']").first();
	const file = await request.get((await link.getAttribute("href")) ?? "");
	expect(file.status()).toBe(200);
	expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a link to the contact page opens the form it asks for", async ({ page }) => {
	for (const [tipo, form] of [
		["direccion", "#contact-form-direction"],
		["clinica", "#contact-form-clinic"],
		["paciente", "#contact-form-patient"],
	] as const) {
		await page.goto(`/contacto?tipo=${tipo}`);
		await expect(page.locator(form)).toBeVisible();
	}
});
