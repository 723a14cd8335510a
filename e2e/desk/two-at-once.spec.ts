/** What goes wrong: two at once, two tabs, lost lines, sessions that run out, links in mails. */
import { ANA, device, expect, LUIS, leaveEverywhere, noteOf, signedIn, signIn, test } from "./team.ts";

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
	await noteOf(ana).fill("Una sola vez");
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.getByText("Estamos viendo si quedó hecho")).toBeVisible();
	await expect(ana.getByText("Nota guardada. Ya estaba hecho")).toBeVisible();
	await expect(ana.locator(".history__note")).toHaveText(["Una sola vez"]);
});

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

test("signed out from another device, an open list goes and says so", async ({ office }) => {
	const [phone, tablet] = [await signedIn(office, ANA), await signedIn(office, ANA)];
	await leaveEverywhere(phone);
	await expect(tablet.getByRole("alert")).toContainText("Tu sesión terminó en este aparato.", { timeout: 15_000 });
	await expect(tablet.locator("body")).not.toContainText("Mariela");
	await tablet.getByRole("link", { name: "Entrar otra vez" }).click();
	await expect(tablet.getByRole("heading", { name: "Entra en la mesa" })).toBeVisible();
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
