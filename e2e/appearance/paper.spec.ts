/** A form on paper. */
import { wordsOf } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";
import { printed } from "./checks/paper.ts";

for (const [route, ...questions] of [
	["/contacto", "Nombre", "Correo electrónico", "Teléfono", "País donde vives", "Mensaje"],
	["/agenda-pais", "Organización", "Sector", "Tu propuesta"],
	["/en/contact", "Name", "Email", "Phone", "Country you live in", "Message"],
] as const) {
	test(`a form of ${route} can be filled in by pen, and says where to send it`, async ({ page }) => {
		const { forms } = wordsOf(route).messages;
		await page.goto(route);
		const words = (await printed(page, "Letter"))
			.flat()
			.map(({ str }) => str)
			.join(" ")
			.replace(/\s+/g, " ");
		for (const question of questions) expect(words).toContain(question);
		expect(words).toMatch(new RegExp(forms.paper.replace("{email}", "\\S+@\\S+").replace("{phone}", "\\+1[\\d ()-]+")));
		const { country, sector, category } = forms.choose;
		for (const choice of [country, sector, category])
			expect(words, "what a screen asks to choose from a list").not.toContain(choice);
		await page.emulateMedia({ media: "print" });
		const control = page.locator(".contact-form").first().locator("textarea");
		expect((await control.boundingBox())?.height).toBeGreaterThan(70);
	});
}

test("what was typed before printing is on the sheet", async ({ page }) => {
	await page.goto("/contacto");
	await page.getByLabel("Nombre").first().fill("Altagracia");
	await page.getByLabel("País donde vives").selectOption("ES");
	const words = (await printed(page, "A4")).flat().map(({ str }) => str);
	expect(words).toContain("Altagracia");
	expect(words).toContain("España");
});
