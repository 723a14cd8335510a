/** What is left of a page, and of a note in it, once its session has ended. */
import type { Page } from "@playwright/test";
import { ANA, expect, LUIS, leaveEverywhere, noteOf, signedIn, signIn, signInByOperator, test } from "./team.ts";

/** Keeps a page from asking whether it is still its reader's. */
const unnoticed = async (page: Page) => await page.route("**/mesa/novedades", (route) => route.abort());

/** How often a page asks whether it is still its reader's, in milliseconds. */
const ASKED_EVERY = 4_000;

/** Opens a page whose time passes when the test says so, too. */
async function withClock(page: Page, path: string): Promise<Page> {
	await page.clock.install();
	await page.goto(path);
	return page;
}

test("a session that ran out keeps the note that was being written, with script", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${office.references[0]}`);
	await noteOf(ana).fill("No se pierde");
	await leaveEverywhere(await signedIn(office, ANA));
	await ana.getByRole("link", { name: "Entrar otra vez" }).click();
	await signIn(office, ana, ANA);
	await expect(noteOf(ana)).toHaveValue("No se pierde");
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.locator(".history__note")).toHaveText(["No se pierde"]);
});

test("a session that ran out keeps the note that was being written, without script", async ({ office }) => {
	const ana = await signedIn(office, ANA, { script: false });
	await ana.goto(`/mesa/${office.references[0]}`);
	await noteOf(ana).fill("No se pierde");
	await leaveEverywhere(await signedIn(office, ANA));
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.getByRole("alert")).toContainText("lo que escribiste no se guardó ni salió. Sigue aquí.");
	await signIn(office, ana, ANA);
	await ana.getByRole("button", { name: "Enviarlo otra vez" }).click();
	await expect(ana.getByText("Nota guardada.")).toBeVisible();
	await expect(ana.locator(".history__note")).toHaveText(["No se pierde"]);
});

for (const script of [true, false]) {
	test(`a mark of a session that ran out is said not to be made, ${script ? "with" : "without"} script`, async ({
		office,
	}) => {
		const ana = await signedIn(office, ANA, { script });
		await unnoticed(ana);
		await ana.goto(`/mesa/${office.references[0]}`);
		await leaveEverywhere(await signedIn(office, ANA));
		await noteOf(ana).fill("A medias");
		await ana.getByRole("button", { name: "La tomo yo" }).click();
		await expect(ana.getByRole("alert")).toContainText("no quedó hecho");
		await expect(ana.locator("body")).not.toContainText("Mariela");
		await signIn(office, ana, ANA);
		await expect(ana.getByRole("heading", { name: "Mariela Cruz" })).toBeVisible();
		await expect(ana.getByText("No la tiene nadie")).toBeVisible();
		if (script) await expect(noteOf(ana)).toHaveValue("A medias");
	});
}

test("a note waits for who wrote it, not for whoever signs in after her in the tab", async ({ office }) => {
	const path = `/mesa/${office.references[0]}`;
	const ana = await signedIn(office, ANA);
	await unnoticed(ana);
	await ana.goto(path);
	await noteOf(ana).fill("Solo de Ana");
	await leaveEverywhere(await signedIn(office, ANA));
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.getByRole("alert")).toContainText("Sigue aquí");
	await expect(ana.locator("body")).not.toContainText("Solo de Ana");
	await signInByOperator(office, ana, LUIS);
	await ana.goto(path);
	await expect(ana.getByRole("heading", { name: "Mariela Cruz" })).toBeVisible();
	await expect(noteOf(ana)).toHaveValue("");
	await ana.goto("/mesa/salir");
	await ana.getByRole("button", { name: "Salir de este aparato" }).click();
	await expect(ana.getByText("Saliste. Hasta luego.")).toBeVisible();
	await signInByOperator(office, ana, ANA);
	await ana.goto(path);
	await expect(noteOf(ana)).toHaveValue("Solo de Ana");
});

test("signed out from another device, a page that shows a person goes", async ({ office }) => {
	const ana = await withClock(await signedIn(office, ANA), "/mesa/persona");
	await ana.getByLabel("Correo o teléfono").fill("mariela@example.org");
	await ana.getByRole("button", { name: "Ver qué hay" }).click();
	await expect(ana.locator("body")).toContainText("mariela@example.org");
	await leaveEverywhere(await signedIn(office, ANA));
	await ana.clock.fastForward(ASKED_EVERY);
	await expect(ana.getByRole("alert")).toContainText("Tu sesión terminó en este aparato.");
	await expect(ana.getByRole("main")).not.toContainText("mariela@example.org");
});

test("out of all devices, every tab goes at once, the person's too that nobody looks at", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	const person = await ana.context().newPage();
	await person.goto("/mesa/persona");
	await person.getByLabel("Correo o teléfono de la persona").fill("mariela@example.org");
	await person.getByRole("button", { name: "Ver qué hay" }).click();
	await expect(person.getByText("Hay 1 solicitud de mariela@example.org")).toBeVisible();
	const figures = await ana.context().newPage();
	await figures.goto("/mesa/cifras");
	await leaveEverywhere(figures);
	for (const tab of [ana, person]) {
		await expect(tab.getByRole("alert")).toContainText("Tu sesión terminó en este aparato.", { timeout: 3_000 });
		await expect(tab.locator("body")).not.toContainText(/mariela/i);
	}
});

test("signed out from another device, an open list goes and says so", async ({ office }) => {
	const [phone, other] = [await signedIn(office, ANA), await signedIn(office, ANA)];
	const tablet = await withClock(other, "/mesa");
	await leaveEverywhere(phone);
	await tablet.clock.fastForward(ASKED_EVERY);
	await expect(tablet.getByRole("alert")).toContainText("Tu sesión terminó en este aparato.");
	await expect(tablet.locator("body")).not.toContainText("Mariela");
	await tablet.getByRole("link", { name: "Entrar otra vez" }).click();
	await expect(tablet.getByRole("heading", { name: "Entra en la mesa" })).toBeVisible();
});

test("a note kept in a tab goes when its writer signs out", async ({ office }) => {
	const path = `/mesa/${office.references[0]}`;
	const ana = await signedIn(office, ANA);
	await ana.goto(path);
	await noteOf(ana).fill("Solo de Ana");
	await ana.goto("/mesa/salir");
	await ana.getByRole("button", { name: "Salir de este aparato" }).click();
	await expect(ana.getByText("Saliste. Hasta luego.")).toBeVisible();
	await signInByOperator(office, ana, LUIS);
	await ana.goto(path);
	await expect(noteOf(ana)).toHaveValue("");
});
