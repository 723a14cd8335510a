/** A line that is lost while something is written or done. */
import type { Page } from "@playwright/test";
import { ANA, expect, noteOf, type Office, signedIn, test } from "./team.ts";

/** Ana at a request, where she has just sent a note without a line. */
async function noteSentOffline(office: Office, note: string): Promise<Page> {
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${office.references[0]}`);
	await ana.context().setOffline(true);
	await noteOf(ana).fill(note);
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	return ana;
}

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

for (const [what, answer] of [
	["a proxy's 502", { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" }],
	["a hotel's login page", { status: 200, contentType: "text/html", body: "<form><input name=habitacion></form>" }],
	["an empty answer", { status: 200, body: "" }],
] as const) {
	test(`a mark that is answered by ${what} is asked again, and shown as done once it is`, async ({ office }) => {
		const [mariela] = office.references;
		const ana = await signedIn(office, ANA);
		await ana.goto(`/mesa/${mariela}`);
		const ids = new Set<string | null>();
		await ana.route(`**/mesa/${mariela}`, async (route) => {
			if (route.request().method() !== "POST") return await route.continue();
			ids.add(new URLSearchParams(route.request().postData() ?? "").get("id"));
			await route.fulfill(answer);
		});
		await ana.getByRole("button", { name: "La tomo yo" }).click();
		await expect(ana.getByText("Estamos viendo si quedó hecho")).toBeVisible();
		await expect(ana.getByText("No la tiene nadie")).toBeVisible();
		await ana.unroute(`**/mesa/${mariela}`);
		const sent = ana.waitForRequest((request) => request.method() === "POST");
		ids.add(new URLSearchParams((await sent).postData() ?? "").get("id"));
		await expect(ana.getByText("La tienes tú.")).toBeVisible();
		expect(ids.size).toBe(1);
	});
}

test("a line that is lost before the note arrives: it is sent again once it is back, and is there once", async ({
	office,
}) => {
	const ana = await noteSentOffline(office, "Cuando vuelva");
	await expect(ana.getByText("Se cayó la conexión.")).toBeVisible();
	await ana.context().setOffline(false);
	await expect(ana.locator(".history__note")).toHaveText(["Cuando vuelva"]);
});

test("a note typed on a lost line is still there after reloading, and gone once it is saved", async ({ office }) => {
	const ana = await noteSentOffline(office, "Sin línea");
	const warning = ana.locator("form", { has: noteOf(ana) }).getByRole("alert");
	await expect(warning).toContainText("Se cayó la conexión.");
	await expect(warning).toBeInViewport();
	await ana.reload().catch(() => {});
	// Until the browser's own page is there, the one before may send the note once the line is back.
	await expect.poll(() => ana.url()).toMatch(/^chrome-error:/);
	await ana.context().setOffline(false);
	await ana.goto(`/mesa/${office.references[0]}`);
	await expect(noteOf(ana)).toHaveValue("Sin línea");
	await ana.getByRole("button", { name: "Guardar nota" }).click();
	await expect(ana.locator(".history__note")).toHaveText(["Sin línea"]);
	// The page has taken its own copy back once the field is empty.
	await expect(noteOf(ana)).toHaveValue("");
	await ana.reload();
	await expect(noteOf(ana)).toHaveValue("");
});
