/** Two of the team, or two tabs of one device, at the same time. */
import { ANA, expect, LUIS, noteOf, signedIn, signIn, test } from "./team.ts";

test("the second of two sees who did what, and nothing is overwritten", async ({ office }) => {
	const [mariela] = office.references;
	const [ana, luis] = [await signedIn(office, ANA, { script: false }), await signedIn(office, LUIS)];
	await ana.goto(`/mesa/${mariela}`);
	await luis.goto(`/mesa/${mariela}`);
	await luis.getByRole("button", { name: "Marcar como respondida por teléfono" }).click();
	await expect(luis.getByText("Marcaste como respondida la de Mariela Cruz")).toBeVisible();
	await ana.getByRole("button", { name: "Es spam" }).click();
	await expect(ana.getByRole("alert")).toContainText(
		/Luis Gil la marcó como respondida hoy a las .*\. No cambiamos nada\./,
	);
	await expect(ana.getByText("Luis Gil la marcó como respondida · por teléfono")).toBeVisible();
});

test("what a colleague does appears by itself, is said aloud, and leaves alone what is being written", async ({
	office,
}) => {
	const [mariela] = office.references;
	const [ana, luis] = [await signedIn(office, ANA), await signedIn(office, LUIS)];
	await ana.goto(`/mesa/${mariela}`);
	await noteOf(ana).fill("A medio escribir");
	await luis.goto(`/mesa/${mariela}`);
	await luis.getByRole("button", { name: "La tomo yo" }).click();
	await expect(ana.getByText("La tiene Luis Gil")).toBeVisible({ timeout: 15_000 });
	await expect(ana.getByRole("complementary").getByText("la tiene Luis")).toBeVisible();
	await expect(noteOf(ana)).toHaveValue("A medio escribir");
	await expect(noteOf(ana)).toBeFocused();
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.getByText("Nota guardada.")).toBeVisible();
	await ana.goto("/mesa");
	await office.send({ name: "Nueva Persona", email: "nueva@example.org" });
	await expect(ana.getByRole("link", { name: "Nueva Persona" })).toBeVisible({ timeout: 15_000 });
	await expect(ana.locator("#desk-news")).toContainText("Nueva: Nueva");
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
