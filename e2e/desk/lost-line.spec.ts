/** A line that is lost while something is written or done. */
import type { Page, Route } from "@playwright/test";
import { ANA, expect, noteOf, type Office, signedIn, test } from "./team.ts";

const saveNote = (page: Page) => page.getByRole("button", { name: "Guardar nota" }).click();

/** Ana at the request that came first. */
async function atRequest(office: Office): Promise<Page> {
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${office.references[0]}`);
	return ana;
}

test("a line that is lost in the middle of an action: it is asked again, done once, and said", async ({ office }) => {
	const ana = await atRequest(office);
	let lost = 0;
	await ana.route("**/mesa/*", async (route) => {
		if (route.request().method() !== "POST" || lost++ > 0) return await route.continue();
		// It arrives, and its answer does not.
		await route.fetch({ maxRedirects: 0 });
		await route.abort("connectionreset");
	});
	await noteOf(ana).fill("Una sola vez");
	await saveNote(ana);
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
		const ana = await atRequest(office);
		const ids = new Set<string | null>();
		await ana.route("**/mesa/*", async (route) => {
			if (route.request().method() !== "POST") return await route.continue();
			ids.add(new URLSearchParams(route.request().postData() ?? "").get("id"));
			await route.fulfill(answer);
		});
		await ana.getByRole("button", { name: "La tomo yo" }).click();
		await expect(ana.getByText("Estamos viendo si quedó hecho")).toBeVisible();
		await expect(ana.getByText("No la tiene nadie")).toBeVisible();
		await ana.unroute("**/mesa/*");
		const sent = ana.waitForRequest((request) => request.method() === "POST");
		ids.add(new URLSearchParams((await sent).postData() ?? "").get("id"));
		await expect(ana.getByText("La tienes tú.")).toBeVisible();
		expect(ids.size).toBe(1);
	});
}

test("a line that is lost before the note arrives: it is sent again once it is back, and is there once", async ({
	office,
}) => {
	const ana = await atRequest(office);
	await ana.context().setOffline(true);
	await noteOf(ana).fill("Cuando vuelva");
	await saveNote(ana);
	await expect(ana.getByText("Se cayó la conexión.")).toBeVisible();
	await ana.context().setOffline(false);
	await expect(ana.locator(".history__note")).toHaveText(["Cuando vuelva"]);
});

test("a note that could not be sent is still there after reloading, and gone once it is saved", async ({ office }) => {
	const ana = await atRequest(office);
	// Not `setOffline`: it ends with the page that is left, which then learns of the line and sends the note.
	const fault = (route: Route) =>
		route.request().method() === "POST" ? route.abort("internetdisconnected") : route.fallback();
	await ana.route("**/mesa/*", fault);
	await noteOf(ana).fill("Sin línea");
	await saveNote(ana);
	const warning = ana.locator("form", { has: noteOf(ana) }).getByRole("alert");
	await expect(warning).toContainText("Se cayó la conexión.");
	await expect(warning).toBeInViewport();
	await ana.reload();
	await expect(noteOf(ana)).toHaveValue("Sin línea");
	await expect(ana.locator(".history__note")).toHaveCount(0);
	await ana.unroute("**/mesa/*", fault);
	await saveNote(ana);
	await expect(ana.locator(".history__note")).toHaveText(["Sin línea"]);
	// The page has taken its own copy back once the field is empty.
	await expect(noteOf(ana)).toHaveValue("");
	await ana.reload();
	await expect(noteOf(ana)).toHaveValue("");
});
