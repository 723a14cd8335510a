/** Back, reloading and lost lines, in a browser that keeps pages for Back. */
import type { Page } from "@playwright/test";
import { goBack } from "../go-back.ts";
import { ANA, device, expect, LUIS, leaveEverywhere, signedIn, signIn, test } from "./team.ts";

const noteOf = (page: Page) => page.getByLabel("Nota para el equipo");
/** Whether the list was in sight in any frame since the page was left. */
const BLANK = "document.body.hidden";

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
	// Blank already when it comes from memory, before it is loaded anew.
	const seen: boolean[] = [];
	await ana.exposeFunction("saw", (blank: boolean) => seen.push(blank));
	await ana.evaluate(`addEventListener("pageshow", () => saw(${BLANK}), true)`);
	await ana.getByRole("link", { name: "Salir" }).click();
	await expect(ana.getByRole("heading", { name: "Salir" })).toBeVisible();
	await office.send({ name: "Llegó Después", email: "despues@example.org" });
	await goBack(ana);
	await expect(ana.getByRole("link", { name: "Llegó Después" })).toBeVisible();
	expect(seen).toEqual([true]);
});

test("signed out from another device, an open list goes and says so", async ({ office }) => {
	const [phone, tablet] = [await signedIn(office, ANA), await signedIn(office, ANA)];
	await leaveEverywhere(phone);
	await expect(tablet.getByRole("alert")).toContainText("Tu sesión terminó en este aparato.", { timeout: 15_000 });
	await expect(tablet.locator("body")).not.toContainText("Mariela");
	await tablet.getByRole("link", { name: "Entrar otra vez" }).click();
	await expect(tablet.getByRole("heading", { name: "Entra en la mesa" })).toBeVisible();
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

test("a note typed on a lost line is still there after reloading, and gone once it is saved", async ({ office }) => {
	const [mariela] = office.references;
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${mariela}`);
	await ana.context().setOffline(true);
	await noteOf(ana).fill("Sin línea");
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	const warning = ana.locator("form", { has: noteOf(ana) }).getByRole("alert");
	await expect(warning).toContainText("Se cayó la conexión.");
	await expect(warning).toBeInViewport();
	await ana.reload().catch(() => {});
	await ana.context().setOffline(false);
	await ana.goto(`/mesa/${mariela}`);
	await expect(noteOf(ana)).toHaveValue("Sin línea");
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.locator(".history__note")).toHaveText(["Sin línea"]);
	await ana.reload();
	await expect(noteOf(ana)).toHaveValue("");
});

test("a line that is lost before the note arrives: it is sent again once it is back, and is there once", async ({
	office,
}) => {
	const [mariela] = office.references;
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${mariela}`);
	await ana.context().setOffline(true);
	await noteOf(ana).fill("Cuando vuelva");
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.getByText("Se cayó la conexión.")).toBeVisible();
	await ana.context().setOffline(false);
	await expect(ana.locator(".history__note")).toHaveText(["Cuando vuelva"]);
});

test("a note kept in a tab goes when its writer signs out", async ({ office }) => {
	const path = `/mesa/${office.references[0]}`;
	const ana = await signedIn(office, ANA);
	await ana.goto(path);
	await noteOf(ana).fill("Solo de Ana");
	await ana.goto("/mesa/salir");
	await ana.getByRole("button", { name: "Salir de este aparato" }).click();
	await expect(ana.getByText("Saliste. Hasta luego.")).toBeVisible();
	await ana.goto(path);
	await signIn(office, ana, LUIS);
	await expect(noteOf(ana)).toHaveValue("");
});

test("two tabs of one device: each keeps its own note, and signing out of one ends both", async ({ office }) => {
	const path = `/mesa/${office.references[0]}`;
	const first = await signedIn(office, ANA);
	const second = await first.context().newPage();
	await first.goto(path);
	await second.goto(path);
	await noteOf(first).fill("En la primera");
	await noteOf(second).fill("En la segunda");
	await first.reload();
	await expect(noteOf(first)).toHaveValue("En la primera");
	await first.goto("/mesa/salir");
	await first.getByRole("button", { name: "Salir de este aparato" }).click();
	await expect(second.getByRole("alert")).toContainText("Tu sesión terminó", { timeout: 15_000 });
	await second.getByRole("link", { name: "Entrar otra vez" }).click();
	await signIn(office, second, ANA);
	await expect(noteOf(second)).toHaveValue("En la segunda");
});

test("a stranger's sign-in page has the mark, and the code's says where the code went", async ({ office }) => {
	const page = await device(office);
	await page.goto("/mesa");
	await expect(page.locator(".sign-in img")).toBeVisible();
	await page.getByLabel("Tu correo").fill(ANA);
	await page.getByRole("button", { name: "Enviarme un código" }).click();
	await expect(page.getByText(`Si ${ANA} es del equipo`)).toBeVisible();
	expect(page.url()).not.toContain("ana");
	// Or it would come while the next test waits for its own.
	await office.code(ANA);
});
