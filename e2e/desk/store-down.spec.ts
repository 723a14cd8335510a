/** Leaving while the database is down, on two devices of one person. */
import { newDatabase, startPostgres, type TestPostgres } from "../../testing/databases/postgres.ts";
import { goBack } from "../fixtures/page-steps.ts";
import { ANA, test as base, expect, LUIS, signedIn } from "./team.ts";

const test = base.extend<{ postgres: TestPostgres }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a fixture's first argument destructured
	postgres: async ({}, use) => {
		const postgres = await startPostgres();
		await use(postgres);
		await postgres.stop();
	},
	settings: async ({ postgres, settings }, use) =>
		use({ ...settings, DATABASE_URL: await newDatabase(postgres.url, "desk") }),
	expectedConsole: /status of 503|HTTP 503/,
});

test("whoever leaves everywhere while the store is down: no device of hers shows a list, by Back neither, and none does once it is up", async ({
	office,
	postgres,
}) => {
	test.slow();
	const [phone, tablet, luis] = [
		await signedIn(office, ANA),
		await signedIn(office, ANA),
		await signedIn(office, LUIS),
	];
	await postgres.shutDown();
	await phone.goto("/mesa/salir");
	await phone.getByRole("button", { name: "Salir de todos mis aparatos" }).click();
	await expect(phone.getByText("los demás siguen dentro")).toBeVisible();
	await goBack(phone);
	await expect(phone.locator("body")).not.toContainText("Mariela");
	await goBack(phone);
	await expect(phone.locator("body")).not.toContainText("Mariela");
	await tablet.goto("/mesa").catch(() => {});
	await expect(tablet.locator("body")).not.toContainText("Mariela");
	await luis.goto("/mesa");
	await expect(luis.locator("body")).toContainText("Mariela");
	await postgres.restart();
	await expect(async () => {
		await tablet.goto("/mesa");
		await expect(tablet.getByRole("heading", { name: "Entra en la mesa" })).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 40_000 });
});
