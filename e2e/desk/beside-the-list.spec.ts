/** The list and a request of it: one above the other on a phone, side by side on a desk. */
import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../appearance/checks/accessible.ts";
import { inItsTypefaces } from "../fixtures/page-steps.ts";
import { ANA, DESKTOP, expect, LUIS, type Office, PHONE, signedIn, test } from "./team.ts";

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Mariela wrote again, and Luis answered the first time. @returns the second's reference */
async function answeredElsewhere(office: Office): Promise<string> {
	const luis = await signedIn(office, LUIS);
	await luis.goto(`/mesa/${office.references[0]}`);
	await luis.getByRole("button", { name: "Marcar como respondida por teléfono" }).click();
	await expect(luis.getByText("Marcaste como respondida la de Mariela Cruz")).toBeVisible();
	return await office.send({ name: "Mariela Cruz", email: "mariela@example.org", message: "¿Me leyeron?" });
}

test("on a phone who has it and what was answered stand above the reply, and the list begins high", async ({
	office,
}) => {
	const again = await answeredElsewhere(office);
	const ana = await signedIn(office, ANA, { screen: PHONE });
	expect(await top(ana.locator(".request-row").first())).toBeLessThan(240);
	const filters = ana.getByRole("navigation", { name: "Qué ver" });
	expect((await filters.boundingBox())?.height).toBeLessThan(60);
	await ana.getByRole("link", { name: "Todas", exact: true }).click();
	await expect(ana.getByRole("heading", { name: "Todas", level: 1 })).toBeVisible();
	expect(await placeholderFits(ana)).toBe(true);
	await inItsTypefaces(ana, `/mesa/${again}`, async () => {
		const reply = await top(ana.getByRole("link", { name: "Desde mi correo" }));
		for (const before of [
			ana.getByText("No la tiene nadie"),
			ana.getByRole("button", { name: "La tomo yo" }),
			ana.getByText("Ya le respondió Luis Gil a otra solicitud suya (mismo correo)"),
		])
			expect(await top(before)).toBeLessThan(Math.min(reply, 400));
	});
	await expect(ana.getByRole("complementary", { name: "Por responder" })).toBeHidden();
	expect(await axeViolations(ana, {})).toEqual([]);
	await ana.getByRole("link", { name: `Ver ${office.references[0]}` }).click();
	await expect(ana.getByText("Luis Gil respondió hoy a las")).toBeVisible();
});

/** Whether all of the search's placeholder can be read. */
async function placeholderFits(page: Page): Promise<boolean> {
	return await page.getByRole("searchbox").evaluate((field: HTMLInputElement) => {
		const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
		const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
		context.font = font;
		const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
		return context.measureText(field.placeholder).width <= room;
	});
}

for (const script of [true, false]) {
	test(`on a desk the list stays beside the request, ${script ? "with" : "without"} script`, async ({ office }) => {
		const ana = await signedIn(office, ANA, { screen: DESKTOP, script });
		await ana.getByRole("link", { name: "Claire Dubois" }).click();
		const list = ana.getByRole("complementary", { name: "Por responder" });
		const request = ana.getByRole("article");
		const [left, right] = [await list.boundingBox(), await request.boundingBox()];
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
		expect(right?.width).toBeGreaterThan(900);
		await expect(list.locator("[aria-current=page]", { hasText: "Claire" })).toBeVisible();
		await expect(ana.getByRole("heading", { level: 1 })).toHaveText("Claire Dubois");
		await list.getByRole("link", { name: "Mariela Cruz" }).click();
		await expect(ana.getByRole("heading", { level: 1 })).toHaveText("Mariela Cruz");
		await ana.getByRole("button", { name: "La tomo yo" }).click();
		await expect(list.getByText("la tienes tú")).toBeVisible();
		if (script) expect(await axeViolations(ana, {})).toEqual([]);
	});
}

for (const script of [true, false]) {
	test(`after an answer the list stays and the next one opens, ${script ? "with" : "without"} script`, async ({
		office,
	}) => {
		const [mariela] = office.references;
		const ana = await signedIn(office, ANA, { screen: DESKTOP, script });
		await ana.getByRole("link", { name: "Mariela Cruz" }).click();
		await ana.getByRole("button", { name: "Marcar como respondida por correo" }).click();
		await expect(ana.getByText(`Marcaste como respondida la de Mariela Cruz · ${mariela}.`)).toBeVisible();
		await expect(ana.getByRole("heading", { level: 1 })).toHaveText("Claire Dubois");
		const list = ana.getByRole("complementary", { name: "Por responder" });
		await expect(list.locator(".request-row [aria-current=page]")).toHaveText("Claire Dubois");
		await expect(list.getByText("Mariela Cruz")).toBeHidden();
		await ana.getByRole("button", { name: "Deshacer" }).click();
		await expect(ana.getByRole("heading", { level: 1 })).toHaveText("Mariela Cruz");
		await expect(ana.getByText("Vuelve a estar abierta.")).toBeVisible();
	});
}

test("the filter that is on is told by more than a colour that may be forced away", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.emulateMedia({ forcedColors: "active" });
	await ana.goto("/mesa?ver=all");
	const ground = (name: string) =>
		ana.getByRole("link", { name, exact: true }).evaluate((filter) => getComputedStyle(filter).backgroundColor);
	expect(await ground("Todas")).not.toBe(await ground("Spam"));
});

test("a request on paper is what was written and done, without what is pressed", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${office.references[0]}`);
	await ana.emulateMedia({ media: "print" });
	for (const kept of ["¿Se parece?", "Qué pasó", "mariela@example.org"]) {
		await expect(ana.getByRole("main").getByText(kept)).toBeVisible();
	}
	for (const pressed of ["button", "textarea", "nav", "aside", "details"]) {
		await expect(ana.locator(`${pressed}:visible`)).toHaveCount(0);
	}
});

test("the desk can be kept on a home screen, and no page of visitors tells of it", async ({ office }) => {
	const ana = await signedIn(office, ANA, { screen: PHONE });
	const session = await ana.context().newCDPSession(ana);
	const { url, errors, data } = await session.send("Page.getAppManifest");
	expect(errors).toEqual([]);
	expect(url).toBe(`${office.service.url}/mesa/mesa.webmanifest`);
	const manifest = JSON.parse(data ?? "") as Record<string, unknown> & { icons: { src: string; sizes: string }[] };
	expect(manifest).toMatchObject({ id: "/mesa", start_url: "/mesa", scope: "/mesa", display: "standalone" });
	for (const { src, sizes } of manifest.icons) {
		const side = await ana.evaluate(
			async (src) => (await createImageBitmap(await (await fetch(src)).blob())).width,
			src,
		);
		expect(`${side}x${side}`).toBe(sizes);
	}
	await ana.goto("/");
	expect(await ana.locator('link[rel="manifest"]').getAttribute("href")).toBe("/manifest.webmanifest");
});
