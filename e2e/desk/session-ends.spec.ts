/** What is left of a page, and of a note in it, once its session has ended. */
import { ANA, expect, LUIS, leaveEverywhere, noteOf, signedIn, signIn, test } from "./team.ts";

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
	await expect(ana.getByText("Tu nota sigue aquí.")).toBeVisible();
	await signIn(office, ana, ANA);
	await ana.getByRole("button", { name: "Guardar la nota" }).click();
	await expect(ana.getByText("Nota guardada.")).toBeVisible();
	await expect(ana.locator(".history__note")).toHaveText(["No se pierde"]);
});

test("signed out from another device, an open list goes and says so", async ({ office }) => {
	const [phone, tablet] = [await signedIn(office, ANA), await signedIn(office, ANA)];
	await leaveEverywhere(phone);
	await expect(tablet.getByRole("alert")).toContainText("Tu sesión terminó en este aparato.", { timeout: 15_000 });
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
	await ana.goto(path);
	await signIn(office, ana, LUIS);
	await expect(noteOf(ana)).toHaveValue("");
});
