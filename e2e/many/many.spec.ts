/** Several services behind one proxy and on one database, as `npm run many` starts them. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/defaults.ts";
import { CONTACT_PATH } from "../../contract/wire.ts";
import { filledForm } from "../journey.ts";
import { expect, test } from "../visit.ts";

const DATABASE = process.env.MANY_DATABASE ?? "";
const PIDS = (process.env.MANY_PIDS ?? "").split(",").map(Number);

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

test("a patient's request is stored, and its reference is the one shown", async ({ page }) => {
	await page.goto("/");
	const form = await filledForm(page);
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	const thanks = form.getByText(/^Tu referencia: /);
	await expect(thanks).toBeVisible();
	expect(await references()).toContain((await thanks.textContent())?.replace("Tu referencia: ", ""));
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a clinic's form goes through the proxy and back", async ({ page }) => {
		await page.goto("/contacto?tipo=clinica");
		const form = page.locator("#contact-form-clinic");
		await page.locator("summary").filter({ hasText: "Soy clínica" }).click();
		await form.getByLabel("Nombre de contacto").fill("Luis Peña");
		await form.getByLabel("Nombre de la clínica").fill("Clínica de Prueba");
		await form.getByLabel("Correo electrónico").fill("luis@example.com");
		await form.getByLabel("Teléfono").fill("+1 809 555 0100");
		await form.getByRole("button", { name: "Solicitar consultoría" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
	});
});

test("the same request sent many times at once is one request", async ({ request }) => {
	const before = (await references()).length;
	const data = { type: "patient", name: "Ana", email: "uno@example.com", country: "OTHER", request_id: randomUUID() };
	const send = async () => {
		const answer = await request.post(CONTACT_PATH, { data, headers: { apikey: DEFAULT_CONTACT_PUBLIC_KEY } });
		return (await answer.json()).reference as string;
	};
	expect(new Set(await Promise.all(Array.from({ length: 12 }, send))).size).toBe(1);
	expect(await references()).toHaveLength(before + 1);
});

test("a service that dies is not missed", async ({ page, request }) => {
	process.kill(PIDS[0] as number, "SIGKILL");
	for (let visit = 0; visit < 20; visit++) expect((await request.get("/healthz")).status()).toBe(200);
	await page.goto("/para-pacientes");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const data = { type: "patient", name: "Ana", email: "dos@example.com", country: "OTHER", request_id: randomUUID() };
	const answer = await request.post(CONTACT_PATH, { data, headers: { apikey: DEFAULT_CONTACT_PUBLIC_KEY } });
	expect(answer.status()).toBe(200);
});
