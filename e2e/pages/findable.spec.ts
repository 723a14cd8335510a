import { ARTICLE_ROUTES, content, SUBJECT_ROUTES, TRANSLATED_ROUTES, wordsOf } from "../fixtures/content.ts";
import ROUTES from "../fixtures/specified-routes.json" with { type: "json" };
import { expect, test } from "../fixtures/visit.ts";

const PAGES = [...new Set([...ROUTES, ...ARTICLE_ROUTES, ...SUBJECT_ROUTES, ...TRANSLATED_ROUTES])];

const canonical = (route: string) => (route === "/bi" ? "/business-intelligence" : route);

/** Those that hold more than a heading and its sentence. */
const LISTED = PAGES.filter((route) => {
	const page = Object.values(content.languages)
		.flatMap(({ pages }) => Object.values(pages))
		.find(({ path }) => path === route);
	return !page?.sections.every(({ type }) => type === "heading" || type === "clinics");
});

test("the sitemap lists every page with more than a sentence once, by its canonical address", async ({ request }) => {
	const response = await request.get("/sitemap.xml");
	expect(response.headers()["content-type"]).toMatch(/^(text|application)\/xml/);
	const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(`${loc}`));
	expect(listed.map(({ pathname }) => pathname).sort()).toEqual(LISTED.map(canonical).sort());
});

test("crawlers are let in and shown the sitemap", async ({ request }) => {
	const words = await (await request.get("/robots.txt")).text();
	expect(words).toContain("Allow: /");
	expect(words).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("a person who finds a weakness learns where to report it, for less than a year", async ({ request }) => {
	const response = await request.get("/.well-known/security.txt");
	expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	const words = await response.text();
	expect(words).toMatch(/^Contact: mailto:/m);
	const expires = new Date(words.match(/^Expires: (.*)$/m)?.[1] ?? "");
	const days = (expires.getTime() - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(1);
	expect(days).toBeLessThan(366);
});

test("every page says in JSON-LD where it stands or who the group is", async ({ request }) => {
	for (const route of PAGES) {
		const html = await (await request.get(route)).text();
		const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
		expect(blocks, route).toHaveLength(1);
		const types = JSON.parse(`${blocks[0]?.[1]}`)["@graph"].map((node: { "@type": string }) => node["@type"]);
		for (const type of route === wordsOf(route).pages.home.path ? ["Organization", "WebSite"] : ["BreadcrumbList"]) {
			expect(types, route).toContain(type);
		}
	}
});

test("what the JSON-LD of a page points at is there", async ({ request }) => {
	const addresses = new Set<string>();
	for (const route of PAGES) {
		const html = await (await request.get(route)).text();
		const [, graph = ""] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
		const origin = new URL(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? "").origin;
		for (const [, address = ""] of graph.matchAll(/"(?:url|logo|image|item)":"([^"]+)"/g)) {
			if (address.startsWith(origin)) addresses.add(address.slice(origin.length));
		}
	}
	expect(addresses.size).toBeGreaterThan(PAGES.length);
	for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
