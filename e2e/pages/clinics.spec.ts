/** /clinicas as it stands once clinics are listed: of examples that do not exist, in the gallery. */
import { GALLERY, galleryExamples, serveGallery } from "../../testing/pages/built-gallery.ts";
import { expect, test as visit } from "../fixtures/visit.ts";

const test = visit.extend({
	page: async ({ page, context }, use) => {
		await serveGallery(context);
		await use(page);
	},
});

const [LIST = ""] = galleryExamples().get("clinics") ?? [];

test("two clinics that the visitor chooses stand side by side", async ({ page }) => {
	await page.goto(`${GALLERY}/${LIST}`);
	const table = page.locator(".clinics__table");
	const choices = page.locator(".clinics__choice select");
	await expect(choices).toHaveCount(2);
	const names = await choices.first().locator("option").allTextContents();
	expect(names.length).toBeGreaterThan(2);
	await expect(table.getByRole("columnheader")).toHaveText(names.slice(0, 2));
	await choices.last().selectOption({ index: 2 });
	await expect(table.getByRole("columnheader")).toHaveText([names[0] ?? "", names[2] ?? ""]);
	for (const row of await table.locator("tbody tr").all()) await expect(row.getByRole("cell")).toHaveCount(2);
});

test("a clinic is taken into the budget by its link, once, beside what stands there", async ({ page, baseURL }) => {
	await page.goto(`${GALLERY}/${LIST}`);
	const links = page.locator('a[href*="#clinica="]');
	const [own, other] = [await links.nth(0).getAttribute("href"), await links.nth(1).getAttribute("href")];
	const nameOf = (address: string | null) => decodeURIComponent(address?.split("#clinica=")[1] ?? "");
	expect(nameOf(own)).not.toBe("");
	const names = page.locator(".budget-clinics__field input");
	for (const [address, expected] of [
		[own, [nameOf(own), ""]],
		[other, [nameOf(own), nameOf(other)]],
		[own, [nameOf(own), nameOf(other)]],
	] as const) {
		await page.goto("about:blank");
		await page.goto(`${baseURL}${address}`);
		await expect(names.first()).toHaveValue(expected[0]);
		expect(await names.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))).toEqual(expected);
		expect(page.url()).not.toContain("#");
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("all clinics stand side by side, and nothing is offered to choose", async ({ page }) => {
		await page.goto(`${GALLERY}/${LIST}`);
		await expect(page.locator(".clinics__choice")).toBeHidden();
		expect(await page.getByRole("columnheader").count()).toBeGreaterThan(2);
	});
});
