import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES } from "../../../contract/questions/limits.ts";
import { CONTACT_PATH } from "../../../contract/requests/wire.ts";
import { KEY, PARTNER_URL, SITE_URL, testApp } from "../../../testing/app.ts";
import { patientPayload } from "../../../testing/requests.ts";

describe("other origins", () => {
	it("are told in a preflight what they may send", async () => {
		const { request } = await testApp();
		const response = await request(CONTACT_PATH, {
			method: "OPTIONS",
			headers: { Origin: PARTNER_URL, "Access-Control-Request-Method": "POST" },
		});
		expect(response.status).toBe(204);
		expect(await response.text()).toBe("");
		expect(response.headers.get("Access-Control-Allow-Origin")).toBe(PARTNER_URL);
		expect(response.headers.get("Access-Control-Allow-Methods")).toContain("POST");
		expect(response.headers.get("Access-Control-Allow-Headers")).toBe(
			"authorization, x-client-info, apikey, content-type, x-retry-count, x-region, traceparent, tracestate, baggage",
		);
	});

	const answers = [
		["200", 200, patientPayload, {}],
		["400", 400, "{", {}],
		["401", 401, patientPayload, { apikey: "wrong" }],
		["413", 413, "x".repeat(MAX_BODY_BYTES + 1), {}],
		["415", 415, "x", { "Content-Type": "text/plain" }],
		["422", 422, {}, {}],
	] as const;

	it.each(answers)(
		"can read a %s where they are allowed, and not where they are foreign",
		async (_, status, body, headers) => {
			const { invoke } = await testApp();
			for (const origin of [SITE_URL, PARTNER_URL]) {
				const allowed = await invoke(body, { ...headers, Origin: origin });
				expect(allowed.status).toBe(status);
				expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe(origin);
				expect(allowed.headers.get("Vary")).toContain("Origin");
			}
			const foreign = await invoke(body, { ...headers, Origin: "https://malo.example" });
			expect(foreign.status).toBe(status);
			expect([...foreign.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
			expect(foreign.headers.get("Vary")).toContain("Origin");
		},
	);

	it("can read what went wrong when the client breaks off its body", async () => {
		const { app, entries } = await testApp();
		const body = new ReadableStream({ start: (controller) => controller.error(new Error("Ana hung up")) });
		const response = await app.request(
			CONTACT_PATH,
			{
				method: "POST",
				headers: { "Content-Type": "application/json", apikey: KEY, Origin: PARTNER_URL },
				body,
				duplex: "half",
			} as RequestInit,
			{ address: "192.0.2.1" },
		);
		expect(response.status).toBe(400);
		expect(response.headers.get("Access-Control-Allow-Origin")).toBe(PARTNER_URL);
		expect(await response.json()).toEqual({ error: { code: "unreadable" } });
		expect(JSON.stringify(entries)).not.toContain("Ana");
	});
});
