import { mainWords, messages } from "virtual:content";
import { describe, expect, it } from "vitest";
import { eachLanguage } from "../../contract/languages.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { KEY, keptLog, SITE_URL } from "../../testing/app.ts";
import { freshStore, listed } from "../../testing/databases/stores.ts";
import { marked, otherWords } from "../../testing/pages/other-words.ts";
import { patientPayload } from "../../testing/requests.ts";
import { servicePages } from "../http/forms/pages.tsx";
import type { Store } from "../store/store.ts";
import { plainShell } from "../web/shell-pages.ts";
import { handler } from "./handler.ts";
import type { JobsReport } from "./scheduled/scheduled-run.ts";

const JOBS_KEY = "secret-of-the-scheduler";
const NOTHING: JobsReport = { mails: { sent: 0, retried: 0, failed: 0 }, failures: [] };

interface Changes {
	store?: () => Promise<Store>;
	trustedProxies?: number;
	report?: JobsReport;
}

async function testHandler({ store, trustedProxies = 0, report = NOTHING }: Changes = {}) {
	const fresh = await freshStore("sqlite", { limits: { address: { requests: 1, seconds: 600 } } });
	const { log, entries } = keptLog();
	const answer = handler({
		store: store ?? (async () => fresh.store),
		runScheduledJobs: async () => report,
		jobsKey: JOBS_KEY,
		minFormTime: 2000,
		origins: { siteUrl: SITE_URL, allowed: [] },
		publicKey: KEY,
		trustedProxies,
		pages: eachLanguage({ es: mainWords, en: otherWords }, (words) =>
			servicePages({ words, shell: plainShell(words.language, SITE_URL), pagesOrigin: SITE_URL }),
		),
		log,
	});

	const post = (path: string, headers: Record<string, string>, hostname?: string, body: BodyInit | null = null) =>
		answer(
			new Request(`http://service.example${path}`, { method: "POST", headers, body }),
			hostname === undefined ? undefined : { remoteAddr: { hostname } },
		);
	const invoke = (headers: Record<string, string> = {}, hostname?: string) =>
		post(
			CONTACT_PATH,
			{ "Content-Type": "application/json", apikey: KEY, ...headers },
			hostname,
			JSON.stringify(patientPayload),
		);
	const jobs = (headers: Record<string, string>, hostname?: string) => post(`${CONTACT_PATH}/jobs`, headers, hostname);
	return { answer, post, invoke, jobs, entries, ...fresh };
}

describe("a request to the function", () => {
	it("for the desk or the editor of texts finds neither there", async () => {
		const { answer, post } = await testHandler();
		for (const path of ["/mesa/textos", "/textos/", "/textos/api/v1/user", `${CONTACT_PATH}/textos/`]) {
			const [got, posted] = [await answer(new Request(`http://service.example${path}`)), await post(path, {})];
			expect([path, got.status, posted.status]).toEqual([path, 404, 404]);
		}
	});

	it("is counted against the address the platform names", async () => {
		const { invoke } = await testHandler();
		for (let sent = 0; sent < 10; sent++) expect((await invoke({}, "192.0.2.1")).status).toBe(200);
		expect((await invoke({}, "192.0.2.1")).status).toBe(429);
		expect((await invoke({}, "192.0.2.2")).status).toBe(200);
	});

	it("is counted by what the trusted proxy wrote, also where the platform names no address", async () => {
		const { invoke } = await testHandler({ trustedProxies: 1 });
		for (let sent = 0; sent < 10; sent++) await invoke({ "X-Forwarded-For": "198.51.100.1, 192.0.2.1" });
		expect((await invoke({ "X-Forwarded-For": "198.51.100.2, 192.0.2.1" })).status).toBe(429);
	});

	it("is refused, with headers that another origin's page may read, while the store cannot be opened", async () => {
		const { invoke, entries } = await testHandler({
			store: async () => {
				throw Object.assign(new Error("ana@example.com"), { code: "ECONNREFUSED" });
			},
		});
		const response = await invoke({ Origin: SITE_URL });
		expect(response.status).toBe(503);
		expect(response.headers.get("Access-Control-Allow-Origin")).toBe(SITE_URL);
		expect(entries[0]).toEqual({ level: "error", error: "ECONNREFUSED", message: "request not stored" });
	});

	it.each(["/", "/secure-contacts", "/other", `${CONTACT_PATH}/x`])("leads nowhere as %s", async (path) => {
		const { post } = await testHandler();
		const response = await post(path, {});
		expect(response.status).toBe(404);
		expect(await response.json()).toEqual({ error: { code: "not_found" } });
	});

	it("opens no store for a browser's question", async () => {
		const { answer } = await testHandler({ store: () => Promise.reject(new Error("opened")) });
		const response = await answer(
			new Request(`http://service.example${CONTACT_PATH}`, { method: "OPTIONS", headers: { Origin: SITE_URL } }),
		);
		expect(response.status).toBe(204);
	});
});

describe("a form sent without script", () => {
	const submit = async (fields: Record<string, string>) => {
		const { post, store } = await testHandler();
		const headers = { Origin: SITE_URL, "Content-Type": "application/x-www-form-urlencoded" };
		const response = await post(CONTACT_PATH, headers, undefined, new URLSearchParams(fields).toString());
		return { response, stored: await listed(store, 10) };
	};

	it("leads to the site's own confirmation", async () => {
		const { response, stored } = await submit(patientPayload);
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toContain(`${SITE_URL}/solicitud-recibida?ref=${stored[0]?.reference}&`);
	});

	it("leads to the confirmation of its language, or is answered in it", async () => {
		const { response, stored } = await submit({ ...patientPayload, language: "en" });
		expect(response.headers.get("Location")).toContain(
			`${SITE_URL}/en/solicitud-recibida?ref=${stored[0]?.reference}&`,
		);
		const html = await (await submit({ ...patientPayload, language: "en", name: "" })).response.text();
		expect(html).toContain('<html lang="en">');
		expect(html).toContain(marked(messages.errors.name.required as string));
	});

	it("is answered with the form and what to mend, and may be sent again from there", async () => {
		const { response, stored } = await submit({ ...patientPayload, email: "<script>", name: "" });
		expect(response.status).toBe(422);
		const html = await response.text();
		for (const fault of [messages.errors.name.required, messages.errors.email.format]) expect(html).toContain(fault);
		expect(html).toContain(`action="${CONTACT_PATH}"`);
		const policy = response.headers.get("Content-Security-Policy");
		expect(policy).toContain(`form-action 'self' ${SITE_URL};`);
		expect(html).not.toContain("<script");
		expect(stored).toEqual([]);
	});
});

describe("a call for a round", () => {
	it.each([
		{},
		{ "x-jobs-key": "" },
		{ "x-jobs-key": "wrong" },
		{ "x-jobs-key": `${JOBS_KEY}x` },
		{ apikey: KEY, Authorization: `Bearer ${JOBS_KEY}` },
	])("is refused with %j", async (headers) => {
		const { jobs } = await testHandler();
		const response = await jobs(headers as Record<string, string>);
		expect(response.status).toBe(401);
		expect(await response.json()).toEqual({ error: { code: "key" } });
	});

	it("is answered with what came of it, and with whom the limits would have counted", async () => {
		const { jobs } = await testHandler({ trustedProxies: 1 });
		const headers = { "x-jobs-key": JOBS_KEY, "X-Forwarded-For": "198.51.100.1, 192.0.2.1" };
		const response = await jobs(headers, "10.0.0.1");
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ ...NOTHING, caller: "192.0.2.1" });
	});

	it("fails where a part of it could not be done, so that whoever watches sees it", async () => {
		const { jobs } = await testHandler({ report: { ...NOTHING, failures: ["retention"] } });
		expect((await jobs({ "x-jobs-key": JOBS_KEY })).status).toBe(503);
	});

	it("fails where the store cannot be opened, and says nothing of why", async () => {
		const { jobs } = await testHandler({ store: () => Promise.reject(new Error("postgres://user:password@host")) });
		const response = await jobs({ "x-jobs-key": JOBS_KEY });
		expect(response.status).toBe(503);
		expect(await response.json()).toEqual({ error: { code: "unavailable" } });
	});

	it("is a POST", async () => {
		const { answer } = await testHandler();
		const headers = { "x-jobs-key": JOBS_KEY };
		const response = await answer(new Request(`http://service.example${CONTACT_PATH}/jobs`, { headers }));
		expect(response.status).toBe(405);
		expect(response.headers.get("Allow")).toBe("POST");
	});
});
