import { randomUUID } from "node:crypto";
import { messages } from "virtual:content";
import { describe, expect, it } from "vitest";
import { isReference } from "../../../contract/requests/reference.ts";
import { CONTACT_PATH } from "../../../contract/requests/wire.ts";
import { KEY, PARTNER_URL, testApp } from "../../../testing/app.ts";
import { listed } from "../../../testing/databases/stores.ts";
import { ANSWER_BY, clinicPayload, NOON, patientPayload } from "../../../testing/requests.ts";

const LIMIT = 64 * 1024;

/** A request's JSON padded to exactly this many bytes, with a member the service does not know. */
function padded(bytes: number): string {
	const bare = JSON.stringify({ ...patientPayload, padding: "" });
	return JSON.stringify({ ...patientPayload, padding: "x".repeat(bytes - Buffer.byteLength(bare)) });
}

describe("a request that keeps the rules", () => {
	it.each([patientPayload, clinicPayload])("is stored and answered with a reference ($type)", async (payload) => {
		const { invoke, store } = await testApp();
		const response = await invoke(payload);
		expect(response.status).toBe(200);
		const answer = (await response.json()) as { reference: string };
		expect(answer).toEqual({ received: true, reference: expect.any(String), receipt: "queued", answer_by: ANSWER_BY });
		expect(isReference(answer.reference)).toBe(true);
		const { type, ...details } = payload;
		expect(await listed(store, 10)).toMatchObject([{ kind: type, reference: answer.reference, details }]);
	});

	it("sends its mails off at once", async () => {
		const { invoke, woken } = await testApp();
		await invoke({ ...patientPayload, email: "" });
		expect(woken.times).toBe(0);
		await invoke(patientPayload);
		expect(woken.times).toBe(1);
	});

	it("is stored once when it is sent again under the same id", async () => {
		const { invoke, store } = await testApp();
		const payload = { ...patientPayload, request_id: randomUUID() };
		const first = await (await invoke(payload)).json();
		const again = await invoke({ ...payload });
		expect(again.status).toBe(200);
		expect(await again.json()).toEqual(first);
		expect(await listed(store, 10)).toHaveLength(1);
	});

	it.each(["application/json; charset=utf-8", "APPLICATION/JSON", "application/json ;charset=UTF-8"])(
		"may come as %s",
		async (type) => {
			const { invoke } = await testApp();
			expect((await invoke(patientPayload, { "Content-Type": type })).status).toBe(200);
		},
	);

	it.each([{ apikey: KEY }, { Authorization: `Bearer ${KEY}` }, { apikey: "old", authorization: `bearer ${KEY}` }])(
		"may carry its key as %j",
		async (headers) => {
			const { invoke } = await testApp();
			expect((await invoke(patientPayload, { apikey: "", ...headers })).status).toBe(200);
		},
	);

	it("may fill the body to the last byte", async () => {
		const { invoke } = await testApp();
		expect((await invoke(padded(LIMIT))).status).toBe(200);
	});
});

describe("a request that breaks a rule", () => {
	it.each([
		["broken JSON", '{"name": "Ana"'],
		["nothing", ""],
		["a list", "[]"],
		["null", "null"],
		["a text", '"patient"'],
		["a number", "7"],
		["bytes that are not UTF-8", Buffer.from('{"name":"\xff\xfe"}', "latin1")],
	])("is unreadable where it is %s", async (_, body) => {
		const { invoke, store } = await testApp();
		const response = await invoke(body);
		expect(response.status).toBe(400);
		expect(await response.json()).toEqual({ error: { code: "unreadable" } });
		expect(await listed(store, 10)).toEqual([]);
	});

	it.each([
		{ apikey: "" },
		{ apikey: "wrong" },
		{ apikey: `${KEY} x` },
		{ apikey: "", Authorization: "Bearer wrong" },
		{ apikey: "", Authorization: KEY },
		{ apikey: "", Authorization: `Basic ${KEY}` },
		{ apikey: "", Authorization: "Bearer" },
	])("is refused with the key %j", async (headers) => {
		const { invoke, store } = await testApp();
		const response = await invoke(patientPayload, headers);
		expect(response.status).toBe(401);
		expect(await response.json()).toEqual({ error: { code: "key" } });
		expect(await listed(store, 10)).toEqual([]);
	});

	it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])(
		"is refused as %s, with what may be used instead",
		async (method) => {
			const { request } = await testApp();
			const response = await request(CONTACT_PATH, { method });
			expect(response.status).toBe(405);
			expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
		},
	);

	it("is too large one byte past the limit, told or not", async () => {
		const { invoke, store } = await testApp();
		for (const headers of [{}, { "Content-Length": String(LIMIT + 1) }]) {
			const response = await invoke(padded(LIMIT + 1), headers);
			expect(response.status).toBe(413);
			expect(await response.json()).toEqual({ error: { code: "too_large" } });
		}
		expect(await listed(store, 10)).toEqual([]);
	});

	it.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp", ""])(
		"is refused as %j",
		async (type) => {
			const { invoke } = await testApp();
			const response = await invoke(patientPayload, { "Content-Type": type });
			expect(response.status).toBe(415);
			expect(await response.json()).toEqual({ error: { code: "media_type" } });
		},
	);

	it("is told of a language that the site does not have, by the field's name", async () => {
		const { invoke, store } = await testApp();
		const response = await invoke({ ...patientPayload, language: "xx" });
		expect(response.status).toBe(422);
		expect(await response.json()).toEqual({ error: { code: "invalid", fields: { language: "choice" } } });
		expect(await listed(store, 10)).toEqual([]);
	});

	it("is answered with the faulty field and its code, and nothing else", async () => {
		const { invoke, store } = await testApp();
		const response = await invoke({ ...patientPayload, email: "ana" });
		expect(response.status).toBe(422);
		expect(await response.text()).toBe('{"error":{"code":"invalid","fields":{"email":"format"}}}');
		expect(await listed(store, 10)).toEqual([]);
	});

	it("is told so, whether or not it could be counted", async () => {
		const full = () => Promise.reject(Object.assign(new Error("no room"), { code: "ENOSPC" }));
		const { invoke } = await testApp({
			store: () => ({ requests: { accept: full, countRejected: full, countRefused: full } }),
		});
		expect((await invoke({ ...patientPayload, email: "ana" })).status).toBe(422);
		expect((await invoke(patientPayload)).status).toBe(503);
	});

	it("is answered with every faulty field", async () => {
		const { invoke } = await testApp();
		const response = await invoke({ type: "clinic", name: "x".repeat(121), email: 7, phone: "1" });
		expect(await response.json()).toEqual({
			error: {
				code: "invalid",
				fields: { name: "too_long", clinic_interest: "required", email: "format", phone: "format" },
			},
		});
	});
});

describe("the rate limit, switched on", () => {
	/** As many answers as ten times a limit of one lets through. */
	async function tenTimes(send: () => Promise<Response>) {
		const statuses: number[] = [];
		for (let sent = 0; sent < 10; sent++) statuses.push((await send()).status);
		return statuses;
	}

	it("answers up to ten times as many as usual, but for the receipt, and holds them", async () => {
		const { invoke, store } = await testApp({}, { limits: { address: { requests: 1, seconds: 60 } } });
		const usual = await invoke(patientPayload);
		const above = await invoke({ ...patientPayload, email: "luz@example.com" });
		expect([...above.headers]).toEqual([...usual.headers]);
		expect(await above.json()).toEqual({
			received: true,
			reference: expect.any(String),
			receipt: "withheld",
			answer_by: ANSWER_BY,
		});
		expect(await listed(store, 10, "held")).toMatchObject([
			{ suspicion: "network", details: { email: "luz@example.com" } },
		]);
	});

	it("turns away what is above ten times as many, and says when to come back", async () => {
		const limits = { address: { requests: 1, seconds: 60 } };
		const { invoke, store } = await testApp({}, { limits });
		expect(await tenTimes(() => invoke({}))).toEqual(Array(10).fill(422));
		const third = await invoke(patientPayload, { Origin: PARTNER_URL });
		expect(third.status).toBe(429);
		expect(await third.json()).toEqual({ error: { code: "too_many" } });
		expect(third.headers.get("Retry-After")).toBe("60");
		expect(third.headers.get("Access-Control-Expose-Headers")).toBe("retry-after");
		expect(await listed(store, 10)).toEqual([]);
	});

	it("answers whoever is known to have sent too much before looking at the body", async () => {
		const limits = { address: { requests: 1, seconds: 60 } };
		const clock = { milliseconds: 0 };
		const app = await testApp({ clock: () => clock.milliseconds }, { limits });
		const { invoke, submit, entries } = app;
		await tenTimes(() => invoke(patientPayload));
		expect((await invoke(patientPayload)).status).toBe(429);
		clock.milliseconds += 9_001;
		const before = entries.length;
		for (const body of ["{", {}, patientPayload, "x".repeat(LIMIT + 1)]) {
			const response = await invoke(body);
			expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "51"]);
		}
		expect(entries.slice(before).map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => "too_many"));
		const page = await submit({});
		expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "51"]);
		expect(await page.text()).toContain(messages.pages.blocked.text);
		expect((await invoke(patientPayload, {}, "192.0.2.2")).status).toBe(200);
		clock.milliseconds += 51_000;
		app.clock.time = new Date(NOON.getTime() + 60_000);
		expect((await invoke("{")).status).toBe(400);
	});

	it("does so for a client of which only a wider network is known", async () => {
		let asked = 0;
		const blocking = async () => {
			asked++;
			return { network: "2001:db8:7::/48", wait: 60 };
		};
		const store = { requests: { accept: blocking, countRejected: blocking, countRefused: async () => {} } };
		const { invoke } = await testApp({ store: () => store, clock: () => 0 });
		for (const address of ["2001:db8:7:1::1", "2001:db8:7:200::1"])
			expect((await invoke(patientPayload, {}, address)).status).toBe(429);
		expect(asked).toBe(1);
	});

	it("never shows how much was sent for an e-mail address", async () => {
		const limits = { email: { requests: 1, seconds: 3600 }, receipts: 120 };
		const { invoke, submit, store, woken, entries } = await testApp({}, { limits });
		const usual = await invoke(patientPayload);
		const above = await invoke({ ...patientPayload, message: "otra" });
		expect(above.status).toBe(200);
		expect([...above.headers]).toEqual([...usual.headers]);
		const answer = (await above.json()) as { reference: string };
		expect(answer).toEqual({ received: true, reference: expect.any(String), receipt: "queued", answer_by: ANSWER_BY });
		expect(await store.requests.record(answer.reference)).toMatchObject({
			held: true,
			suspicion: "too_often",
			mails: [],
		});
		expect(entries).toContainEqual(expect.objectContaining({ reference: answer.reference, suspicion: "too_often" }));
		const form = await submit({ ...patientPayload, message: "una más" });
		expect(form.status).toBe(303);
		expect(woken.times).toBe(3);
	});

	it("counts by address, and believes no header a visitor wrote", async () => {
		const limits = { address: { requests: 1, seconds: 60 } };
		const { invoke } = await testApp({}, { limits });
		const spoof = (value: string) => ({ "X-Forwarded-For": value });
		expect(await tenTimes(() => invoke(patientPayload, spoof("203.0.113.1"), "192.0.2.1"))).toEqual(
			Array(10).fill(200),
		);
		expect((await invoke(patientPayload, spoof("203.0.113.2"), "192.0.2.1")).status).toBe(429);
		expect((await invoke(patientPayload, spoof("203.0.113.1"), "192.0.2.2")).status).toBe(200);
	});

	it("counts by what a trusted proxy saw", async () => {
		const limits = { address: { requests: 1, seconds: 60 } };
		const { invoke } = await testApp({ trustedProxies: 1 }, { limits });
		const seen = (value: string) => ({ "X-Forwarded-For": value });
		expect(await tenTimes(() => invoke(patientPayload, seen("198.51.100.1")))).toEqual(Array(10).fill(200));
		expect((await invoke(patientPayload, seen("198.51.100.2"))).status).toBe(200);
		expect((await invoke(patientPayload, seen("203.0.113.9, 198.51.100.1"))).status).toBe(429);
	});
});

describe("a store that fails", () => {
	it("makes the answer 503 and leaves nothing half stored", async () => {
		const { invoke, store, database, woken, entries } = await testApp();
		await database.db.schema.alterTable("mails").renameColumn("due_at", "gone").execute();
		const response = await invoke(patientPayload, { Origin: PARTNER_URL });
		expect(response.status).toBe(503);
		expect(await response.text()).toBe('{"error":{"code":"unavailable"}}');
		expect(response.headers.get("Access-Control-Allow-Origin")).toBe(PARTNER_URL);
		expect(await listed(store, 10)).toEqual([]);
		expect(woken.times).toBe(0);
		expect(entries).toContainEqual(expect.objectContaining({ level: "error", message: "request not stored" }));
	});
});

describe("every answer", () => {
	it("is kept by nobody and says nothing of our software", async () => {
		const { invoke } = await testApp();
		for (const body of [patientPayload, "{", {}]) {
			const { headers } = await invoke(body);
			expect(headers.get("Cache-Control")).toBe("no-store");
			expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
			expect(headers.has("X-Powered-By")).toBe(false);
		}
	});
});
