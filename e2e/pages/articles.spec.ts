/** What the blog holds beside what every page has. */
import { validateXML } from "xmllint-wasm";
import { ARTICLE_ROUTES, content } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";

const VIDEO = `/blog/${content.articles.find(({ video }) => video)?.id}`;
const [NEWEST = ""] = ARTICLE_ROUTES.filter((route) => route !== VIDEO);

test("the blog leads to each article and the home to a video and the newest, which says who wrote it, when, and on what it rests", async ({
	page,
}) => {
	for (const from of ["/", "/blog"]) {
		await page.goto(from);
		const links = page.locator(".education__title a");
		const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		if (from === "/") expect(paths).toEqual([VIDEO, NEWEST]);
		else expect([...paths].sort()).toEqual([...ARTICLE_ROUTES].sort());
	}
	for (const { id, title, sources, related = [] } of content.articles) {
		await page.goto(`/blog/${id}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(page.locator(".article__facts time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
		await expect(page.locator(".article__sources a")).toHaveCount(sources.length);
		await expect(page.locator('.article-next a[href^="/preguntas/"]')).toHaveCount(related.length);
		await expect(page.locator("main")).toContainText("no sustituye una consulta");
	}
});

test("an article waits for its clinician in plain sight, and shows no views", async ({ page }) => {
	for (const { id, clinicalReview } of content.articles) {
		await page.goto(`/blog/${id}`);
		await expect(page.getByRole("note")).toHaveCount(clinicalReview === "pending" ? 1 : 0);
		await expect(page.locator("main")).not.toContainText(/\d\s+vistas/);
	}
});

test("an article is shared as one, under its own address, and tells search engines no more than is true", async ({
	request,
}) => {
	for (const route of ARTICLE_ROUTES) {
		const html = await (await request.get(route)).text();
		const tag = (name: string) => html.match(`<meta property="${name}" content="([^"]*)"`)?.[1];
		expect(tag("og:type")).toBe("article");
		expect(new URL(html.match(/rel="canonical" href="([^"]*)"/)?.[1] ?? "").pathname).toBe(route);
		const picture = await request.head(new URL(tag("og:image") ?? "").pathname);
		expect(picture.headers()["content-type"]).toBe("image/jpeg");
		const [, graph = ""] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
		expect(graph).toContain('"@type":"BlogPosting"');
		expect(graph).not.toMatch(/reviewedBy|lastReviewed|aggregateRating|MedicalWebPage/);
	}
});

test("the feed is announced, well formed, and leads to every article, the newest first", async ({ request }) => {
	for (const from of ["/blog", NEWEST]) {
		expect(await (await request.get(from)).text()).toMatch(
			/<link[^>]* type="application\/atom\+xml"[^>]* href="\/blog\/feed\.xml"/,
		);
	}
	const response = await request.get("/blog/feed.xml");
	expect(response.headers()["content-type"]).toMatch(/xml/);
	const contents = await response.text();
	const { errors } = await validateXML({ xml: { fileName: "feed.xml", contents }, normalization: "format" });
	expect(errors).toEqual([]);
	const entries = contents.split("<entry>").slice(1);
	expect(entries.map((entry) => new URL(entry.match(/<link href="([^"]*)"/)?.[1] ?? "").pathname)).toEqual(
		ARTICLE_ROUTES,
	);
});

test("a visitor who reads that a clinic is verified or a bank an ally finds, on that page, what is behind the word", async ({
	request,
}) => {
	const silent: string[] = [];
	let saying = 0;
	for (const route of [
		"/",
		"/sobre-nosotros",
		"/para-pacientes",
		"/clinicas-partners",
		"/ivfdo",
		"/concierge",
		"/financial",
		"/clinicas",
	]) {
		const html = await (await request.get(route)).text();
		const [, main = ""] = html.match(/<main[^>]*>(.*)<\/main>/s) ?? [];
		// What is called verified comes from what was checked, so a page may not say it now.
		if (!/verificad|aliad/i.test(main)) continue;
		saying += 1;
		if (!/href="\/ivfdo#(como-ganamos|que-comprobamos)"|id="que-comprobamos"/.test(main)) silent.push(route);
	}
	expect(silent).toEqual([]);
	expect(saying).toBeGreaterThan(4);
});

test("until the group fills its two lists, the page says so and what to ask meanwhile", async ({ page }) => {
	await page.goto("/ivfdo");
	const { earnings, checks } = content.units.ivfdo.page.transparency ?? {};
	for (const [id, list, items] of [
		["#como-ganamos", earnings, earnings?.items],
		["#que-comprobamos", checks, content.clinics],
	] as const) {
		await expect(page.locator(`${id} h3`)).toHaveText(list?.title ?? "");
		if (list && items?.length === 0) await expect(page.locator(id)).toContainText(list.pending);
		await expect(page.locator(`${id} li`)).not.toHaveCount(0);
	}
});
