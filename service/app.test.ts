import { messages, site } from "virtual:content";
import { describe, expect, it } from "vitest";
import { testApp } from "../testing/app.ts";

describe("how the service is", () => {
	it("is said to be alive as long as it answers", async () => {
		const { request } = await testApp();
		const response = await request("/healthz");
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ status: "ok" });
	});

	it("is said to be ready while its store can write", async () => {
		const { request } = await testApp();
		expect((await request("/readyz")).status).toBe(200);
		expect((await request("/readyz")).status).toBe(200);
	});

	it("is said not to be ready once its store cannot write, while it is still alive", async () => {
		const { request, database, entries } = await testApp();
		await database.db.schema.dropTable("write_checks").execute();
		const response = await request("/readyz");
		expect(response.status).toBe(503);
		expect(await response.text()).not.toContain("write_checks");
		expect(entries).toMatchObject([{ level: "error", message: "store not ready" }]);
		expect((await request("/healthz")).status).toBe(200);
	});

	it("is told whoever asks, with the reason, and the log once that it is not ready and once that it is again", async () => {
		let failure: string | undefined = "ENOSPC";
		const checkStore = async () => {
			if (failure) throw Object.assign(new Error("no"), { code: failure });
		};
		const { request, entries } = await testApp({ checkStore });
		/** What the last of so many questions was answered. */
		const ask = async (times: number): Promise<unknown> => {
			const response = await request("/readyz");
			return times > 1 ? await ask(times - 1) : await response.json();
		};
		expect(await ask(3)).toEqual({ status: "store cannot write" });
		failure = "QUEUE_OLD";
		expect(await ask(2)).toEqual({ status: "mails are waiting" });
		failure = "CLOCK_JUMPED";
		expect(await ask(1)).toEqual({ status: "clock jumped" });
		failure = undefined;
		expect(await ask(2)).toEqual({ status: "ready" });
		expect(entries).toMatchObject([
			{ level: "error", error: "ENOSPC", message: "store not ready" },
			{ level: "error", error: "QUEUE_OLD", message: "store not ready" },
			{ level: "error", error: "CLOCK_JUMPED", message: "store not ready" },
			{ level: "info", message: "store ready again" },
		]);
	});
});

describe("the log", () => {
	it.each([
		"/contacto/ana.perez@example.com",
		"/x/ana.perez%40example.com/y",
		"/x/ana.perez%2540example.com",
		"/x/ana.perez%252540example.com",
		"/x/ana.perez%25%34%30example.com",
		"/%C3/%ff/ana.perez%2540example.com",
		`/${"x".repeat(190)}/ana.perez@example.com`,
		`/${"x/".repeat(94)}ana.perez${"z".repeat(9000)}@example.com`,
	])("holds no address of %s", async (path) => {
		const { request, entries } = await testApp();
		expect((await request(path)).status).toBe(404);
		expect(JSON.stringify(entries)).toContain("page not found");
		expect(JSON.stringify(entries)).not.toContain("ana.perez");
	});
});

describe("the confirmation page", () => {
	it("shows the reference it is given", async () => {
		const { request } = await testApp();
		const response = await request("/solicitud-recibida?ref=7K4R-62XW");
		expect(response.status).toBe(200);
		const html = await response.text();
		expect(html).toContain("7K4R-62XW");
		expect(html).toContain(`<title>${messages.pages.received.title} · ${site.name}</title>`);
	});

	it("tells of a confirmation only what its address says", async () => {
		const { request } = await testApp();
		const read = async (query: string) => await (await request(`/solicitud-recibida${query}`)).text();
		const { queued, withheld } = messages.pages.received.receipt;
		expect(await read("?ref=7K4R-62XW&receipt=withheld")).toContain(withheld);
		for (const text of [queued, withheld]) expect(await read("?ref=7K4R-62XW&receipt=x")).not.toContain(text);
	});

	it("tells by when there is an answer until then, and nothing of what is over or no time", async () => {
		const { request } = await testApp();
		const read = async (by: string) => await (await request(`/solicitud-recibida?answer_by=${by}`)).text();
		expect(await read("2026-03-03T12:00:00.000Z")).toContain("a más tardar el martes a las 08:00");
		for (const by of ["2026-03-02T12:00:00.000Z", "martes", ""]) expect(await read(by)).not.toContain("a más tardar");
	});

	it.each(["", "?ref=", "?ref=<script>", "?ref=7K4R-62XW%0A", "?ref=Llama+al+555", "?ref=7k4r-62xw"])(
		"shows nothing that is no reference (%s)",
		async (query) => {
			const { request } = await testApp();
			const html = await (await request(`/solicitud-recibida${query}`)).text();
			expect(html).toContain(messages.pages.received.next);
			expect(html).not.toMatch(/<script|555|7K4R/i);
		},
	);
});

describe("a path that leads nowhere", () => {
	it("is answered with the page for it, and logged", async () => {
		const { request, entries } = await testApp();
		const response = await request("/no-existe?email=ana@example.com");
		expect(response.status).toBe(404);
		expect(await response.text()).toBe(`<h1>${messages.notFound.title}</h1>`);
		expect(entries).toEqual([{ level: "info", path: "/no-existe", message: "page not found" }]);
	});

	it("is cut in the log past 200 characters, however long it is", async () => {
		const { request, entries } = await testApp();
		await request(`/${"x".repeat(199)}`);
		await request(`/${"x".repeat(5000)}`);
		await request(`/agenda/${"x/".repeat(5000)}`);
		const cut = ["/…", `/agenda/${"x/".repeat(96)}…`];
		expect(entries.map(({ path }) => path)).toEqual([`/${"x".repeat(199)}`, ...cut]);
	});

	it("is none of the service's own beyond what it offers", async () => {
		const { request } = await testApp();
		for (const path of ["/functions/v1/other", "/functions/v1/secure-contact/x", "/metrics"]) {
			expect((await request(path, { method: "POST" })).status).toBe(404);
		}
	});
});

it("a fault that nobody foresaw is answered, and told to the log by its code alone", async () => {
	const { request, entries } = await testApp({
		securityText: () => {
			throw Object.assign(new Error("ana@example.com"), { code: "EIO" });
		},
	});
	const response = await request("/.well-known/security.txt");
	expect(response.status).toBe(503);
	expect(await response.json()).toEqual({ error: { code: "unavailable" } });
	expect(entries).toEqual([{ level: "error", error: "EIO", message: "request failed" }]);
});

describe("every answer", () => {
	it.each(["/healthz", "/readyz", "/solicitud-recibida", "/no-existe", "/functions/v1/secure-contact"])(
		"carries the security headers (%s)",
		async (path) => {
			const { request } = await testApp();
			const { headers } = await request(path);
			expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
			expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
			expect(headers.get("Cache-Control")).toBe("no-store");
		},
	);
});
