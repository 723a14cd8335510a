import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { listed } from "../../../testing/databases/stores.ts";
import { ANSWER_BY, patientPayload } from "../../../testing/requests.ts";

const HELD = [
	["answers the question nobody sees", { website: "https://spam.example" }, "trap"],
	["was filled in faster than anybody types", { elapsed_ms: "300" }, "too_fast"],
] as const;

describe.each(HELD)("a request that %s", (_, signal, suspicion) => {
	it("is stored and answered like any other, but for the receipt, and held with nothing sent", async () => {
		const { invoke, store, entries, woken } = await testApp();
		const usual = await invoke(patientPayload);
		const response = await invoke({ ...patientPayload, ...signal });
		expect(response.status).toBe(usual.status);
		expect([...response.headers]).toEqual([...usual.headers]);
		const { reference, ...rest } = (await response.json()) as { reference: string };
		expect(rest).toEqual({ received: true, receipt: "withheld", answer_by: ANSWER_BY });
		expect(await store.requests.record(reference)).toMatchObject({
			held: true,
			suspicion,
			mails: [],
			details: { name: "Ana Núñez" },
		});
		expect(entries).toContainEqual(expect.objectContaining({ reference, suspicion }));
		expect(woken.times).toBe(2);
	});

	it("keeps nothing of the signal itself", async () => {
		const { invoke, store } = await testApp();
		await invoke({ ...patientPayload, ...signal });
		const [request] = await listed(store, 1);
		expect(Object.keys(request?.details ?? {})).not.toContain(Object.keys(signal)[0]);
	});

	it("is answered with the same page where it came without script", async () => {
		const { submit, store } = await testApp();
		const response = await submit({ ...patientPayload, ...signal });
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toMatch(/^\/solicitud-recibida\?ref=.*&receipt=withheld&answer_by=/);
		expect(await listed(store, 9, "held")).toHaveLength(1);
	});
});

describe("a visitor without script, or another client", () => {
	it("is never held for lacking a timing", async () => {
		const { invoke, submit, store } = await testApp();
		await invoke(patientPayload);
		await submit({ ...patientPayload, website: "" });
		expect(await listed(store, 9, "held")).toEqual([]);
		expect(await listed(store, 9)).toHaveLength(2);
	});
});

it("a held request sent again under the same id is stored once and stays held", async () => {
	const { invoke, store } = await testApp();
	const payload = { ...patientPayload, website: "x", request_id: "0b5a4b6e-1f0f-4f4e-8a44-000000000001" };
	const first = await (await invoke(payload)).json();
	expect(await (await invoke({ ...payload, website: "" })).json()).toEqual(first);
	expect(await listed(store, 9)).toMatchObject([{ held: true }]);
});
