/** What goes wrong: two at once, lost lines, sessions that run out, links in mails. */
import { ANA, device, expect, LUIS, leaveEverywhere, signedIn, signIn, test } from "./team.ts";

test("the second of two sees who did what, and nothing is overwritten", async ({ office }) => {
	const [mariela] = office.references;
	const [ana, luis] = [await signedIn(office, ANA, { script: false }), await signedIn(office, LUIS)];
	await ana.goto(`/mesa/${mariela}`);
	await luis.goto(`/mesa/${mariela}`);
	await luis.getByRole("button", { name: "Marcar como respondida por teléfono" }).click();
	await expect(luis.getByText("La marcaste como respondida.")).toBeVisible();
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
	await ana.getByLabel("Nota para el equipo").fill("A medio escribir");
	await luis.goto(`/mesa/${mariela}`);
	await luis.getByRole("button", { name: "La tomo yo" }).click();
	await expect(ana.getByText("La tiene Luis Gil")).toBeVisible({ timeout: 15_000 });
	await expect(ana.getByRole("complementary").getByText("la tiene Luis")).toBeVisible();
	await expect(ana.getByLabel("Nota para el equipo")).toHaveValue("A medio escribir");
	await expect(ana.getByLabel("Nota para el equipo")).toBeFocused();
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.getByText("Nota guardada.")).toBeVisible();
	await ana.goto("/mesa");
	await office.send({ name: "Nueva Persona", email: "nueva@example.org" });
	await expect(ana.getByRole("link", { name: "Nueva Persona" })).toBeVisible({ timeout: 15_000 });
	await expect(ana.locator("#desk-news")).toContainText("Nueva: Nueva");
});

test("a line that is lost in the middle of an action: it is asked again, done once, and said", async ({ office }) => {
	const [mariela] = office.references;
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${mariela}`);
	let lost = 0;
	await ana.route(`**/mesa/${mariela}`, async (route) => {
		if (route.request().method() !== "POST" || lost++ > 0) return await route.continue();
		// It arrives, and its answer does not.
		await route.fetch({ maxRedirects: 0 });
		await route.abort("connectionreset");
	});
	await ana.getByLabel("Nota para el equipo").fill("Una sola vez");
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.getByText("Estamos viendo si quedó hecho")).toBeVisible();
	await expect(ana.getByText("Nota guardada. Ya estaba hecho")).toBeVisible();
	await expect(ana.locator(".history__note")).toHaveText(["Una sola vez"]);
});

test("a session that ran out keeps the note that was being written, with script", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${office.references[0]}`);
	await ana.getByLabel("Nota para el equipo").fill("No se pierde");
	await leaveEverywhere(await signedIn(office, ANA));
	await ana.getByRole("link", { name: "Entrar otra vez" }).click();
	await signIn(office, ana, ANA);
	await expect(ana.getByLabel("Nota para el equipo")).toHaveValue("No se pierde");
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.locator(".history__note")).toHaveText(["No se pierde"]);
});

test("a session that ran out keeps the note that was being written, without script", async ({ office }) => {
	const ana = await signedIn(office, ANA, { script: false });
	await ana.goto(`/mesa/${office.references[0]}`);
	await ana.getByLabel("Nota para el equipo").fill("No se pierde");
	await leaveEverywhere(await signedIn(office, ANA));
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.getByText("Tu nota sigue aquí.")).toBeVisible();
	await signIn(office, ana, ANA);
	await ana.getByRole("button", { name: "Guardar la nota" }).click();
	await expect(ana.getByText("Nota guardada.")).toBeVisible();
	await expect(ana.locator(".history__note")).toHaveText(["No se pierde"]);
});

for (const script of [true, false]) {
	test(`a link in a mail read in the browser leads to its request, ${script ? "with" : "without"} script`, async ({
		office,
	}) => {
		const [mariela] = office.references;
		const ana = await signedIn(office, ANA, { script });
		await ana.route("http://correo.example/**", (route) =>
			route.fulfill({ contentType: "text/html", body: `<a href="${office.service.url}/mesa/${mariela}">Abrir</a>` }),
		);
		await ana.goto("http://correo.example/");
		await ana.getByRole("link", { name: "Abrir" }).click();
		await expect(ana.getByRole("heading", { name: "Mariela Cruz" })).toBeVisible();
	});
}

test("a stranger who follows the same link finds a sign-in", async ({ office }) => {
	const stranger = await device(office);
	await stranger.goto(`/mesa/${office.references[0]}`);
	await expect(stranger.getByRole("heading", { name: "Entra en la mesa" })).toBeVisible();
	await expect(stranger.locator("body")).not.toContainText("Mariela");
});

test("no page of visitors leads to the desk, and neither robots nor map name it", async ({ office }) => {
	const { url } = office.service;
	for (const path of ["/", "/contacto", "/robots.txt", "/sitemap.xml", "/cookies", "/privacidad"]) {
		expect(await (await fetch(url + path)).text()).not.toContain("/mesa");
	}
});
