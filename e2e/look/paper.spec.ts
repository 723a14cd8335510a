/** A form on paper. */
import { expect, test } from "../visit.ts";
import { printed } from "./checks/paper.ts";

for (const [route, ...questions] of [
	["/contacto", "Nombre", "Correo electrónico", "Teléfono", "País donde vives", "Mensaje"],
	["/agenda-pais", "Organización", "Sector", "Tu propuesta"],
] as const) {
	test(`a form of ${route} can be filled in by pen, and says where to send it`, async ({ page }) => {
		await page.goto(route);
		const words = (await printed(page, "Letter"))
			.flat()
			.map(({ str }) => str)
			.join(" ")
			.replace(/\s+/g, " ");
		for (const question of questions) expect(words).toContain(question);
		expect(words).toMatch(/Si la llenas a mano, envía una foto a \S+@\S+, o llámanos al \+1/);
		expect(words, "what a screen asks to choose from a list").not.toMatch(/Seleccionar/);
		await page.emulateMedia({ media: "print" });
		const control = page.locator(".contact-form").first().getByLabel("Mensaje");
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
