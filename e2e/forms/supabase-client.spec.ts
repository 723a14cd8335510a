import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { test as base, expect } from "../fixtures/journey.ts";

const REQUEST = { type: "patient", name: "Ana", email: "ana@example.com", country: "US", phone: null, message: "" };
const CLIENT = readFileSync("node_modules/@supabase/supabase-js/dist/umd/supabase.js");

const PAGE = '<!doctype html><link rel="icon" href="data:,"><script src="/supabase.js"></script>';

const test = base.extend<{ elsewhere: string }>({
	/** Origin of another site, whose page carries the unmodified client. */
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a fixture's first argument destructured
	elsewhere: async ({}, use) => {
		const server = createServer((request, response) => {
			if (request.url === "/supabase.js") response.setHeader("Content-Type", "text/javascript").end(CLIENT);
			else response.setHeader("Content-Type", "text/html").end(PAGE);
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		await use(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	},
	settings: async ({ elsewhere }, use) => use({ ALLOWED_ORIGINS: elsewhere }),
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a fixture's first argument destructured
	expectedConsole: async ({}, use) => use(/status of 422/),
});

test("an unmodified supabase-js client on the server is understood", async ({ backend }) => {
	const { functions } = createClient(backend.service.url, DEFAULT_CONTACT_PUBLIC_KEY);
	const { data, error } = await functions.invoke("secure-contact", { body: REQUEST });
	expect(error).toBeNull();
	const { reference } = backend.stored()[0] ?? {};
	expect(data).toEqual({ received: true, reference, receipt: "queued", answer_by: expect.any(String) });
});

test("an unmodified supabase-js client is told what is wrong", async ({ backend }) => {
	const { functions } = createClient(backend.service.url, DEFAULT_CONTACT_PUBLIC_KEY);
	const { error } = await functions.invoke("secure-contact", { body: { ...REQUEST, email: "ana" } });
	expect(error.name).toBe("FunctionsHttpError");
	expect(error.context.status).toBe(422);
	expect(await error.context.json()).toEqual({ error: { code: "invalid", fields: { email: "format" } } });
});

test("a page of an allowed origin sends a request and reads its errors", async ({ page, backend, elsewhere }) => {
	await page.goto(elsewhere);
	const client = await page.evaluateHandle(
		// @ts-expect-error the client library is a global of that page
		({ url, key }) => supabase.createClient(url, key),
		{ url: backend.service.url, key: DEFAULT_CONTACT_PUBLIC_KEY },
	);
	const invoke = (body: object) =>
		client.evaluate(async ({ functions }, body) => {
			const { data, error } = await functions.invoke("secure-contact", { body });
			return { data, error: error && { name: error.name, status: error.context?.status } };
		}, body);
	const answer = await invoke(REQUEST);
	const { reference } = backend.stored()[0] ?? {};
	expect(answer).toEqual({
		data: { received: true, reference, receipt: "queued", answer_by: expect.any(String) },
		error: null,
	});
	const refusal = await invoke({ ...REQUEST, country: "XX" });
	expect(refusal.error).toEqual({ name: "FunctionsHttpError", status: 422 });
});

test.describe("when the other origin is not allowed", () => {
	test.use({ settings: {}, expectedConsole: /CORS policy|Failed to load resource/ });

	test("its page sends nothing", async ({ page, backend, elsewhere }) => {
		await page.goto(elsewhere);
		const outcome = await page.evaluate(
			(url) =>
				fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }).catch(String),
			`${backend.service.url}/functions/v1/secure-contact`,
		);
		expect(outcome).toMatch(/TypeError/);
		expect(backend.stored()).toEqual([]);
	});
});
