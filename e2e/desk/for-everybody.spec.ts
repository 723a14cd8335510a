/** The desk for eyes, ears, thumbs and keyboards, on the narrowest screen and by night. */
import type { Page } from "@playwright/test";
import { axeViolations } from "../appearance/checks/accessible.ts";
import { WITH_TEAM } from "../fixtures/journey.ts";
import { ANA, device, expect, type Office, signedIn, test } from "./team.ts";

const MAX_BYTES = 60_000;

const pathsOf = ({ references: [mariela, , held] }: Office) => [
	"/mesa",
	"/mesa?ver=answered",
	"/mesa?ver=held",
	"/mesa?q=mariela",
	`/mesa/${mariela}`,
	`/mesa/${held}`,
	"/mesa/7K4R-62XW",
	"/mesa/agenda",
	"/mesa/nueva",
	"/mesa/cifras",
	"/mesa/persona",
	"/mesa/salir",
];

test("axe finds nothing wrong with any page, by day and by night", async ({ office }) => {
	test.slow();
	const ana = await signedIn(office, ANA);
	const stranger = await device(office);
	for (const [page, paths] of [
		[stranger, ["/mesa"]],
		[ana, pathsOf(office)],
	] as const) {
		for (const path of paths) {
			await page.goto(path);
			await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
			expect(await axeViolations(page, {}), path).toEqual([]);
			// By night only the colours are others.
			await page.emulateMedia({ colorScheme: "dark" });
			expect(await axeViolations(page, { runOnly: "color-contrast" }), `${path} by night`).toEqual([]);
		}
	}
});

test("no entry of the bar is cut, however narrow the phone", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	for (const width of [390, 360, 320]) {
		await ana.setViewportSize({ width, height: 740 });
		const bar = ana.locator(".desk__bar");
		const entries = await bar.locator("a").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
		expect(Math.max(...entries.map(({ right }) => right)), String(width)).toBeLessThanOrEqual(width);
		expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		expect((await bar.boundingBox())?.height).toBeLessThan(60);
	}
});

test("every page fits 320 pixels, and what is pressed is large enough for a thumb", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	// The figures tell how far somebody came, in a line of its own.
	await ana.goto(`/mesa/${office.references[0]}`);
	await ana.getByRole("button", { name: "En tratamiento" }).click();
	await expect(ana.getByRole("button", { name: "Deshacer" })).toBeVisible();
	await ana.setViewportSize({ width: 320, height: 640 });
	for (const path of pathsOf(office)) {
		await ana.goto(path);
		// What lies beyond the edge is cut off and widens no page.
		const farthest = () =>
			Math.max(
				...[...document.querySelectorAll("main :is(h1, h2, p, td, th, label, button)")].map(
					(one) => one.getBoundingClientRect().right,
				),
			);
		expect(await ana.evaluate(farthest), path).toBeLessThanOrEqual(320);
		expect(await smallTargets(ana), path).toEqual([]);
	}
});

test("heaped accents of a name leave the row above as it is", async ({ office }) => {
	const name = `Zoe${"\u0301\u0308\u030a".repeat(30)}`;
	await office.send({ name, email: "zoe@example.org" });
	const ana = await signedIn(office, ANA);
	const row = ana.getByRole("listitem").filter({ hasText: "Claire Dubois" });
	await ana.mouse.move(0, 0);
	const heaped = await row.screenshot();
	await ana.getByRole("link", { name: /^Zo/ }).evaluate((link) => {
		link.textContent = "Zoe";
	});
	expect(await row.screenshot()).toEqual(heaped);
});

/** Buttons and links of a menu that are lower than 44 pixels. */
async function smallTargets(page: Page): Promise<string[]> {
	return await page
		.locator("main button, summary, nav a, main .button")
		.evaluateAll((all) =>
			all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
		);
}

test("with the keyboard alone a request is found, taken and given back", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.goto("/mesa");
	const reach = async (name: string | RegExp, role: "link" | "button") => {
		const target = ana.getByRole(role, { name });
		for (let stops = 0; stops < 40; stops++) {
			if (await target.evaluate((element) => element === document.activeElement)) return;
			await ana.keyboard.press("Tab");
		}
		throw new Error(`The keyboard does not reach ${name}`);
	};
	await ana.keyboard.press("Tab");
	await expect(ana.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
	await reach("Mariela Cruz", "link");
	await ana.keyboard.press("Enter");
	await expect(ana.getByRole("heading", { name: "Mariela Cruz" })).toBeVisible();
	await reach("La tomo yo", "button");
	await ana.keyboard.press("Enter");
	await expect(ana.getByText("La tienes tú.")).toBeVisible();
	await reach("Soltar", "button");
	await ana.keyboard.press("Enter");
	await expect(ana.getByText("La soltaste.")).toBeVisible();
});

test.describe("a service of its own", () => {
	// Of so many requests at once the team is told a minute later.
	test.use({ settings: { ...WITH_TEAM } });

	test("the first view of a full list weighs less than 60 kB, whatever it loads", async ({ office }) => {
		test.slow();
		for (let count = 0; count < 30; count++) {
			await office.send({
				name: `Persona ${count}`,
				email: `p${count}@example.org`,
				message: `Pregunta ${count}. `.repeat(12),
			});
		}
		const ana = await signedIn(office, ANA);
		const context = await office.browser.newContext({ baseURL: office.service.url });
		await context.addCookies(await ana.context().cookies());
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		let bytes = 0;
		session.on("Network.loadingFinished", ({ encodedDataLength }) => {
			bytes += encodedDataLength;
		});
		await page.goto("/mesa", { waitUntil: "networkidle" });
		await expect(page.getByRole("listitem")).toHaveCount(25);
		expect(bytes).toBeGreaterThan(5_000);
		expect(bytes).toBeLessThan(MAX_BYTES);
		console.warn(`first view of the desk: ${bytes} bytes`);
		await context.close();
	});
});
