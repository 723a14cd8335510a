/** Who comes to the desk, from where, and what a stranger sees of it. */
import { ANA, device, expect, signedIn, test } from "./team.ts";

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
