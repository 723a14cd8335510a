import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY as KEY } from "../../contract/web/build-settings.ts";
import { buildServerless } from "../../scripts/build.ts";
import { newDatabase } from "../../testing/databases/postgres.ts";
import { type MailServer, startMailServer } from "../../testing/mail/mail-server.ts";
import { denoProgram } from "../../testing/processes/deno.ts";
import { startProgram } from "../../testing/processes/program.ts";
import type { RunningService } from "../../testing/processes/running-service.ts";
import { clinicPayload, patientPayload } from "../../testing/requests.ts";

const PARTNER_URL = "https://aliado.example";
const JOBS_KEY = "a-secret-for-jobs-of-forty-characters-or-so";
const STARTING = 60_000;

/** An empty database as schema.sql leaves it, and the address by which the function reaches it. */
async function preparedDatabase() {
	const url = await newDatabase(inject("postgresUrl"), `test_${randomUUID().replaceAll("-", "")}`);
	const owner = new Client({ connectionString: url });
	await owner.connect();
	await owner.query(readFileSync("deploy/supabase/schema.sql", "utf8"));
	await owner.query("create role anon");
	const service = new URL(url);
	service.username = "contact_service";
	service.password = "CHANGE-ME";
	return { owner, url: service.href };
}

/** Starts a function with its documented rights, offline. @param settings its whole environment, with `DENO_DIR` */
async function startDeno([verb, file]: ["run" | "serve", string], settings: Record<string, string>) {
	const rights = ["--no-prompt", "--no-remote", "--no-npm", "--allow-env", "--allow-net"];
	const address = verb === "serve" ? ["--host", "127.0.0.1", "--port", "0"] : [];
	const env = { NO_COLOR: "1", DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0", ...settings };
	const ready = /Listening on (http:\/\/[\d.:]+)/;
	const running = await startProgram(denoProgram(), [verb, ...rights, ...address, file], env, ready);
	return { ...running, url: running.said };
}

describe("the function, built and run under Deno on PostgreSQL", () => {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-test-"));
	const built = join(folder, "built");
	const bundle = join(built, "secure-contact.js");
	const DENO_DIR = join(folder, "cache");
	let mailServer: MailServer;
	let owner: Client;
	let settings: Record<string, string>;
	let deno: RunningService;

	beforeAll(async () => {
		await buildServerless(built);
		mailServer = await startMailServer();
		const database = await preparedDatabase();
		owner = database.owner;
		settings = {
			DENO_DIR,
			DATABASE_URL: database.url,
			SMTP_URL: mailServer.url,
			JOBS_KEY,
			DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
			ALLOWED_ORIGINS: PARTNER_URL,
			RATE_LIMIT: "4/600",
			TRUST_PROXY: "1",
		};
		deno = await startDeno(["run", join(built, "supabase/functions/secure-contact/index.ts")], settings);
	}, STARTING);

	afterAll(async () => {
		await deno?.stop();
		await mailServer?.close();
		await owner?.end();
		rmSync(folder, { recursive: true, force: true });
	});

	/** Posts from a client address of its own. */
	const post = (body: unknown, headers: Record<string, string> = {}, path = CONTACT_PATH) =>
		fetch(`${deno.url}${path}`, {
			method: "POST",
			headers: { "Content-Type": "application/json", apikey: KEY, Origin: PARTNER_URL, ...headers },
			body: typeof body === "string" ? body : JSON.stringify(body),
		});

	const jobs = (headers: Record<string, string>) =>
		fetch(`${deno.url}/secure-contact/jobs`, { method: "POST", headers });

	async function rows(sql: string, ...values: unknown[]) {
		return (await owner.query(sql, values)).rows;
	}

	it("stores what an unmodified supabase-js client sends, encrypted, in a schema of its own", async () => {
		const { functions } = createClient(deno.url, KEY);
		const { data, error } = await functions.invoke("secure-contact", { body: patientPayload });
		expect(error).toBeNull();
		const [row] = await rows("select * from contact.requests where reference = $1", data.reference);
		expect(row).toMatchObject({ kind: "patient", details: expect.stringMatching(/^sealed:1:/) });
		expect(row.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
		expect(await rows("select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
	});

	it("lets no other account of the database read it", async () => {
		await owner.query("begin");
		await owner.query("set local role anon");
		await expect(owner.query("select * from contact.requests")).rejects.toThrow(/permission denied/);
		await owner.query("rollback");
	});

	it("tells a supabase-js client what is wrong", async () => {
		const { functions } = createClient(deno.url, KEY);
		const { error } = await functions.invoke("secure-contact", { body: { ...patientPayload, email: "ana" } });
		expect(error.context.status).toBe(422);
		expect(await error.context.json()).toEqual({ error: { code: "invalid", fields: { email: "format" } } });
	});

	it("answers a browser's question before a page of an allowed origin may post", async () => {
		const headers = { Origin: PARTNER_URL, "Access-Control-Request-Method": "POST" };
		const response = await fetch(`${deno.url}${CONTACT_PATH}`, { method: "OPTIONS", headers });
		expect(response.status).toBe(204);
		expect(response.headers.get("Access-Control-Allow-Origin")).toBe(PARTNER_URL);
		expect(response.headers.get("Access-Control-Allow-Headers")).toContain("x-client-info");
	});

	it("answers under the path that Supabase hands on, too", async () => {
		const response = await post({ ...clinicPayload, email: "otra@clinica.example" }, {}, "/secure-contact");
		expect(response.status).toBe(200);
	});

	it("refuses what it cannot read, and says so to another origin's page", async () => {
		const response = await post('{"name": "Ana"', { "X-Forwarded-For": "192.0.2.10" });
		expect(response.status).toBe(400);
		expect(response.headers.get("Access-Control-Allow-Origin")).toBe(PARTNER_URL);
		expect(await response.json()).toEqual({ error: { code: "unreadable" } });
	});

	it("turns away who asks too often, by the address the platform's proxy saw", async () => {
		for (let time = 0; time < 4; time++) {
			const headers = { "X-Forwarded-For": `198.51.100.${time}, 192.0.2.20` };
			expect((await post({ ...patientPayload, email: `a${time}@example.com` }, headers)).status).toBe(200);
		}
		const headers = { "X-Forwarded-For": "198.51.100.9, 192.0.2.20" };
		// Ten times as many are answered.
		for (let time = 4; time < 40; time++) expect((await post({}, headers)).status).toBe(422);
		const response = await post(patientPayload, headers);
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(response.headers.get("Access-Control-Expose-Headers")).toBe("retry-after");
		expect(await response.json()).toEqual({ error: { code: "too_many" } });
	});

	it("sends no mail to whoever does not know the secret", async () => {
		expect((await jobs({})).status).toBe(401);
		expect((await jobs({ "x-jobs-key": `${JOBS_KEY}x` })).status).toBe(401);
		expect(mailServer.mails).toEqual([]);
	});

	it("sends the mails that are owed when the scheduler calls, and each of them once", async () => {
		const { reference } = await (await post(clinicPayload, { "X-Forwarded-For": "192.0.2.30" })).json();
		const first = await jobs({ "x-jobs-key": JOBS_KEY, "X-Forwarded-For": "198.51.100.9, 192.0.2.40" });
		expect(first.status).toBe(200);
		const { mails, failures, caller } = await first.json();
		expect({ failures, caller }).toEqual({ failures: [], caller: "192.0.2.40" });
		expect(mails).toEqual({ sent: mailServer.mails.length, retried: 0, failed: 0 });
		const about = mailServer.mails.filter(({ subject }) => subject?.includes(reference));
		expect(about.map(({ recipients }) => recipients[0]).sort()).toEqual(["equipo@example.com", clinicPayload.email]);
		const second = await (await jobs({ "x-jobs-key": JOBS_KEY })).json();
		expect(second.mails).toEqual({ sent: 0, retried: 0, failed: 0 });
	});

	it("logs codes and references, and nothing a visitor typed", () => {
		const log = deno.log.join("\n");
		expect(log).toContain("request stored");
		expect(log).toContain("mail sent");
		expect(log).not.toMatch(/@|Núñez|Peña|555-0123|192\.0\.2/);
	});

	it("runs by `deno serve` as well", async () => {
		const served = await startDeno(["serve", bundle], settings);
		try {
			const response = await fetch(`${served.url}${CONTACT_PATH}`);
			expect(response.status).toBe(405);
			expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
		} finally {
			await served.stop();
		}
	});

	it("does not start without its settings, and names each", async () => {
		await expect(startDeno(["serve", bundle], { DENO_DIR })).rejects.toThrow(/DATABASE_URL: .*SMTP_URL: .*JOBS_KEY: /s);
	});

	it("is one file that needs nothing but what Node and Deno share", () => {
		const code = readFileSync(bundle, "utf8");
		const imported = Array.from(code.matchAll(/(?:^|[;}])import\b[^;"']*["']([^"']+)["']/g), ([, name]) => name ?? "");
		expect(imported.length).toBeGreaterThan(5);
		expect(imported.filter((name) => !builtinModules.includes(name.replace("node:", "")))).toEqual([]);
		expect(imported.filter((name) => !name.startsWith("node:"))).toEqual([]);
		expect(code).not.toContain("node:sqlite");
	});
});
