/** Several services behind one proxy and on one database, as `npm run chaos -- behind-nginx` starts them. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { FORM_IDS } from "../../contract/requests/forms.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { filledAnyForm, PLACES } from "../fixtures/every-form.ts";
import { expect, test } from "../fixtures/visit.ts";

const DATABASE = process.env.CLUSTER_DATABASE ?? "";
const PIDS = (process.env.CLUSTER_PIDS ?? "").split(",").map(Number);

async function references(): Promise<string[]> {
	const client = new Client({ connectionString: DATABASE });
	await client.connect();
	try {
		const { rows } = await client.query<{ reference: string }>("SELECT reference FROM requests");
		return rows.map(({ reference }) => reference);
	} finally {
		await client.end();
	}
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		for (const form of FORM_IDS) {
			test(`the form ${form} is stored, and its reference is the one shown`, async ({ page }) => {
				const element = await filledAnyForm(page, form, javaScriptEnabled);
				await element.locator("button[type=submit]").click();
				const thanks = page.getByText(/^Tu referencia: /).filter({ visible: true });
				await expect(thanks).toBeVisible();
				if (!javaScriptEnabled) await expect(page.getByRole("heading", { level: 1 })).toHaveText(PLACES[form].sent);
				expect(await references()).toContain((await thanks.textContent())?.replace("Tu referencia: ", ""));
			});
		}
	});
}

test("the same request sent many times at once is one request", { tag: "@always" }, async ({ request }) => {
	const before = (await references()).length;
	const data = { type: "patient", name: "Ana", email: "uno@example.com", country: "OTHER", request_id: randomUUID() };
	const send = async () => {
		const answer = await request.post(CONTACT_PATH, { data, headers: { apikey: DEFAULT_CONTACT_PUBLIC_KEY } });
		return (await answer.json()).reference as string;
	};
	expect(new Set(await Promise.all(Array.from({ length: 12 }, send))).size).toBe(1);
	expect(await references()).toHaveLength(before + 1);
});

test("a service that dies is not missed", { tag: "@always" }, async ({ page, request }) => {
	process.kill(PIDS[0] as number, "SIGKILL");
	for (let visit = 0; visit < 20; visit++) expect((await request.get("/healthz")).status()).toBe(200);
	await page.goto("/para-pacientes");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const data = { type: "patient", name: "Ana", email: "dos@example.com", country: "OTHER", request_id: randomUUID() };
	const answer = await request.post(CONTACT_PATH, { data, headers: { apikey: DEFAULT_CONTACT_PUBLIC_KEY } });
	expect(answer.status()).toBe(200);
});
