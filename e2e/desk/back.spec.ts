/** Back, in a browser that keeps pages for it. */
import { goBack } from "../fixtures/page-steps.ts";
import { ANA, expect, noteOf, signedIn, test } from "./team.ts";

for (const script of [true, false]) {
	test(`after signing out, Back shows nobody's requests, ${script ? "with" : "without"} script`, async ({ office }) => {
		const ana = await signedIn(office, ANA, { script });
		await ana.getByRole("link", { name: "Salir" }).click();
		await ana.getByRole("button", { name: "Salir de este aparato" }).click();
		await expect(ana.getByText("Saliste. Hasta luego.")).toBeVisible();
		await goBack(ana);
		await goBack(ana);
		await expect(ana.getByRole("heading", { name: "Entra en la mesa" })).toBeVisible();
		await expect(ana.locator("body")).not.toContainText("Mariela");
	});
}

test("what the browser keeps for Back is kept blank, and shown anew", { tag: "@phone" }, async ({ office }) => {
	const ana = await signedIn(office, ANA);
	// Blank already when it comes from memory, before it is loaded anew; written down where that does not take it along.
	await ana.evaluate(() =>
		addEventListener("pageshow", () => sessionStorage.setItem("blank", String(document.body.hidden)), true),
	);
	await ana.getByRole("link", { name: "Salir" }).click();
	await expect(ana.getByRole("heading", { name: "Salir" })).toBeVisible();
	await office.send({ name: "Llegó Después", email: "despues@example.org" });
	await goBack(ana);
	await expect(ana.getByRole("link", { name: "Llegó Después" })).toBeVisible();
	expect(await ana.evaluate(() => sessionStorage.getItem("blank"))).toBe("true");
});

test("Back after erasing a person says that nothing is kept", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.goto("/mesa/persona");
	await ana.getByLabel("Correo o teléfono de la persona").fill("mariela@example.org");
	await ana.getByRole("button", { name: "Ver qué hay" }).click();
	await ana.getByRole("button", { name: "Borrar todo" }).click();
	await ana.getByLabel("Escribe otra vez").fill("otra@example.org");
	await ana.getByRole("button", { name: "Borrar para siempre" }).click();
	await expect(ana.getByText("No se borró nada.")).toBeVisible();
	await ana.getByLabel("Escribe otra vez").fill("mariela@example.org");
	await ana.getByRole("button", { name: "Borrar para siempre" }).click();
	await expect(ana.getByText("Se borró 1 solicitud con todo lo suyo.")).toBeVisible();
	for (let times = 0; times < 3; times++) {
		await goBack(ana);
		await expect(ana.getByText("No hay nada guardado con mariela@example.org.")).toBeVisible();
		expect(decodeURIComponent(ana.url())).not.toContain("mariela");
	}
});

test("a search by address is found again with Back, and stands in no address", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.getByRole("searchbox").fill("mariela@example.org");
	await ana.getByRole("button", { name: "Buscar" }).click();
	await expect(ana.getByText("1 solicitud con «mariela@example.org»")).toBeVisible();
	expect(ana.url()).not.toContain("mariela");
	await ana.getByRole("link", { name: "Mariela Cruz" }).click();
	await expect(ana.getByRole("heading", { name: "Mariela Cruz" })).toBeVisible();
	await goBack(ana);
	await expect(ana.getByText("1 solicitud con «mariela@example.org»")).toBeVisible();
});

test("the skip link leaves a typed note alone, and so does Back from it", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${office.references[0]}`);
	await noteOf(ana).fill("A medio escribir");
	await ana.evaluate(() => {
		document.title = "La misma página";
	});
	await ana.getByRole("link", { name: "Saltar al contenido" }).press("Enter");
	await expect(ana.locator("#contenido")).toBeFocused();
	await goBack(ana);
	await expect(ana).toHaveURL(/\/mesa\/[\w-]+$/);
	await expect(noteOf(ana)).toHaveValue("A medio escribir");
	await expect(ana).toHaveTitle("La misma página");
});
