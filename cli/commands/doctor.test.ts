import { chmodSync, existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type BuildSettings, DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { lockDataFolder } from "../../service/database/service-lock.ts";
import { HOUR } from "../../service/durations.ts";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { startMailServer } from "../../testing/mail/mail-server.ts";
import { contacts, DATA_KEY, freshOffice, OTHER_KEY } from "../../testing/staff-commands.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import type { CheckResult } from "../diagnostics/check.ts";

type Office = Awaited<ReturnType<typeof freshOffice>>;

const REAL = {
	MAIL_FROM: "hola@ivf.example",
	NOTIFY_TO: "equipo@ivf.example",
	SITE_URL: "https://ivf.example",
	CONTACT_PUBLIC_KEY: "una-clave-propia",
	TEAM: "Ana <ana@ivf.example> [admin]",
};

async function examined(
	office: Pick<Office, "environment">,
	changes: Record<string, string | undefined> = {},
	...args: string[]
) {
	const { code, out, err } = await contacts({ ...office.environment, ...changes }, ["doctor", "--json", ...args]);
	expect(err).toBe("");
	const results = JSON.parse(out) as CheckResult[];
	const state = Object.fromEntries(results.map(({ check, state }) => [check, state]));
	return { code, results, state, find: (check: string) => results.find((result) => result.check === check) };
}

async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
	const server = await startMailServer(options);
	onTestFinished(server.close);
	return server;
}

describe.each(DATABASE_KINDS)("doctor on %s", (kind) => {
	it("finds everything in order where it is", async () => {
		const server = await mailServer();
		const office = await freshOffice(kind, { ...REAL, DATA_KEY, SMTP_URL: server.url });
		chmodSync(office.folder, 0o700);
		const unlock = lockDataFolder(office.folder);
		onTestFinished(unlock);
		await office.withStore(async ({ store }) => {
			await store.check();
			const { code, results, state } = await examined(office);
			expect(results.filter(({ state }) => state !== "ok")).toEqual([]);
			expect(code).toBe(0);
			expect(state).toMatchObject({
				store: "ok",
				key: "ok",
				service: "ok",
				queue: "ok",
				clock: "ok",
				mailServer: "ok",
			});
		});
		expect(server.mails).toEqual([]);
	});

	it("names old mails, refused mails and late requests, and ends with 3", async () => {
		const office = await freshOffice(kind, REAL);
		await office.ask();
		await office.ask(undefined, "trap");
		await office.withStore(async ({ database: { db } }) => {
			const long = new Date(Date.now() - 30 * 60 * 60 * 1000).toISOString();
			await db.updateTable("mails").set({ created_at: long }).execute();
			await db.updateTable("requests").set({ received_at: long }).execute();
			await db.updateTable("mails").set({ state: "failed" }).where("kind", "=", "receipt").execute();
		});
		const { code, state, results } = await examined(office);
		expect(code).toBe(3);
		expect(state).toMatchObject({ queue: "fault", failedMails: "warning", overdue: "warning", held: "warning" });
		expect(state).toMatchObject({ key: "warning", service: "warning", mailServer: "warning" });
		for (const { state, todo } of results) expect(state === "ok").toBe(todo === undefined);
		const { out } = await office.contacts(["doctor"]);
		expect(out).toMatch(/^falta +Correos al equipo en cola: 1/m);
		expect(out).toMatch(/^cuidado +Correos fallidos: 1/m);
		expect(out).not.toContain("ana@example.com");
	});

	it("names each notice that nobody on the team got within a day, which is a fault", async () => {
		const office = await freshOffice(kind, REAL);
		const [reference] = await office.ask();
		await office.withStore(async ({ store }) => {
			for (const { id, kind } of await store.mails.claim(HOUR, 9)) {
				if (kind === "staff") await store.mails.markFailed(id, "550 5.1.1 EENVELOPE");
			}
		});
		const { code, find } = await examined(office);
		expect(code).toBe(3);
		expect(find("lostMails")?.says).toBe(
			`Avisos al equipo que nadie recibió en el último día: 1. Los últimos: ${reference} (550 5.1.1 EENVELOPE).`,
		);
	});

	it("notes receipts that wait, which is no fault: the visitor's mail server may put them off", async () => {
		const office = await freshOffice(kind, REAL);
		await office.ask();
		await office.withStore(async ({ database: { db } }) => {
			const long = new Date(Date.now() - 30 * 60 * 60 * 1000).toISOString();
			await db.updateTable("mails").set({ created_at: long }).where("kind", "=", "receipt").execute();
		});
		const { code, state, find } = await examined(office);
		expect(code).toBe(0);
		expect(state).toMatchObject({ queue: "ok", receipts: "ok" });
		expect(find("queue")?.says).toContain("Correos al equipo en cola: 1");
		expect(find("receipts")?.says).toMatch(/^Acuses de recibo en cola: 1.*No retrasan los correos al equipo/);
	});

	it("says which keys are missing, outdated or no longer needed", async () => {
		const office = await freshOffice(kind);
		await office.ask();
		expect((await examined(office, { DATA_KEY })).find("key")?.todo).toContain("rotate-key");
		await contacts({ ...office.environment, DATA_KEY }, ["rotate-key"]);
		const previous = await examined(office, { DATA_KEY, DATA_KEY_PREVIOUS: OTHER_KEY });
		expect(previous.find("key")?.says).toContain("ya no hace falta");
		const lost = await examined(office, { DATA_KEY: OTHER_KEY });
		expect(lost.code).toBe(3);
		expect(lost.find("store")?.says).toContain("DATA_KEY");
	});
});

describe("doctor and the mail server", () => {
	it("sends a test mail on request", async () => {
		const server = await mailServer();
		const office = await freshOffice("sqlite", { ...REAL, SMTP_URL: server.url });
		expect((await examined(office, {}, "--send-test", "guardia@ivf.example")).state.testMail).toBe("ok");
		const [mail] = await server.received(1);
		expect(mail).toMatchObject({ recipients: ["guardia@ivf.example"], subject: "Correo de prueba del servicio" });
	});

	it("says that no test mail left where there is no mail server", async () => {
		const office = await freshOffice("sqlite");
		expect((await examined(office, {}, "--send-test", "guardia@ivf.example")).find("testMail")).toMatchObject({
			state: "fault",
			says: expect.stringContaining("no salió"),
		});
	});

	it("tells a wrong password from a server that is not there, and repeats no password", async () => {
		const server = await mailServer({
			authOptional: false,
			onAuth: (_auth, _session, done) => done(Object.assign(new Error("no"), { responseCode: 535 })),
		});
		const office = await freshOffice("sqlite");
		const login = server.url.replace("//", "//someone:s3cret@");
		const { code, find, results } = await examined(office, { SMTP_URL: login });
		expect(code).toBe(3);
		expect(find("mailServer")?.todo).toContain("usuario y clave");
		expect(JSON.stringify(results)).not.toContain("s3cret");
		const gone = await examined(office, { SMTP_URL: "smtp://127.0.0.1:1" }, "--send-test", "a@ivf.example");
		expect(gone.find("mailServer")?.todo).toContain("dirección y puerto");
		expect(gone.state.testMail).toBe("fault");
	});

	it("says what to do where another machine's mail server does not encrypt", async () => {
		const server = await mailServer();
		const office = await freshOffice("sqlite");
		const SMTP_URL = server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
		const { find } = await examined(office, { SMTP_URL }, "--send-test", "guardia@ivf.example");
		for (const id of ["mailServer", "testMail"]) expect(find(id)?.todo).toMatch(/smtps:.*requireTLS=false/);
		expect(server.mails).toEqual([]);
	});

	it("says when the server refuses the test mail for good", async () => {
		const server = await mailServer({
			onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no such user"), { responseCode: 550 })),
		});
		const office = await freshOffice("sqlite", { SMTP_URL: server.url });
		const { find } = await examined(office, {}, "--send-test", "nadie@ivf.example");
		expect(find("testMail")?.todo).toContain("para siempre");
	});
});

describe("doctor and the machine", () => {
	it("names a TRUST_PROXY that the service saw to be wrong within a day, until it has another value", async () => {
		const office = await freshOffice("sqlite", REAL);
		await office.withStore(({ store }) => store.proxies.note(0, "untrusted"));
		const { find, code } = await examined(office);
		expect({ code, proxies: find("proxies") }).toMatchObject({ code: 0, proxies: { state: "warning" } });
		expect(find("proxies")?.says).toContain("TRUST_PROXY=0, y las visitas llegan a través de un proxy");
		expect((await examined(office, { TRUST_PROXY: "1" })).find("proxies")).toBeUndefined();
		await office.withStore(({ database: { db } }) =>
			db
				.updateTable("scheduled_jobs")
				.set({ done_at: new Date(Date.now() - 24 * HOUR).toISOString() })
				.execute(),
		);
		expect((await examined(office)).find("proxies")).toBeUndefined();
	});

	it("says that nobody may show or erase a person's data, or that there is no desk", async () => {
		const office = await freshOffice("sqlite", REAL);
		expect((await examined(office)).state.team).toBeUndefined();
		for (const TEAM of [undefined, "Ana <ana@ivf.example> [bi]"]) {
			expect((await examined(office, { TEAM })).find("team")?.says).toContain("nadie es admin");
		}
		expect((await examined(office, { DESK: "off" })).find("team")?.says).toContain("DESK=off");
	});

	it.each([
		["SITE_URL", "http://[::1]:4321"],
		["SITE_URL", "https://www.example.org"],
		["CONTACT_PUBLIC_KEY", DEFAULT_CONTACT_PUBLIC_KEY],
		["MAIL_FROM", "Grupo <hola@example.net>"],
		["NOTIFY_TO", "ana@ivf.example, equipo@example.org"],
	])("says that %s=%s is still an example", async (name, value) => {
		const office = await freshOffice("sqlite", { ...REAL, [name]: value });
		const { find, state } = await examined(office);
		expect(state.settings).toBe("warning");
		expect(find("settings")?.says).toContain(`: ${name}.`);
	});

	it("says that the pages were built with other settings than these, with both values", async () => {
		const office = await freshOffice("sqlite", REAL);
		const found = async (builtWith: BuildSettings) => {
			const { code, out } = await office.contacts(["doctor", "--json"], { builtWith });
			return { code, pages: (JSON.parse(out) as CheckResult[]).find(({ check }) => check === "pages") };
		};
		const right = { siteUrl: REAL.SITE_URL, contactKey: REAL.CONTACT_PUBLIC_KEY, contactOrigin: "" };
		expect((await found(right)).pages?.state).toBe("ok");
		const { code, pages } = await found({ ...right, siteUrl: "http://127.0.0.1:4321" });
		expect({ code, state: pages?.state }).toEqual({ code: 3, state: "fault" });
		expect(pages?.says).toBe(
			"SITE_URL: las páginas se construyeron con «http://127.0.0.1:4321» y aquí es «https://ivf.example».",
		);
		expect(pages?.todo).toContain("npm run build");
	});

	it("names every faulty setting, and a folder that is not there, and makes none", async () => {
		const folder = join(temporaryFolder(), "none");
		const faulty = await examined({ environment: { DATA_DIR: folder, PORT: "x", NOTIFY_TO: "y" } });
		expect(faulty.code).toBe(3);
		expect(faulty.find("settings")?.says).toMatch(/PORT[\s\S]*NOTIFY_TO/);
		const missing = await examined({ environment: { DATA_DIR: folder } });
		expect(missing.state).toMatchObject({ folder: "fault", store: "fault" });
		expect(existsSync(folder)).toBe(false);
	});

	it("misses no folder where the store is PostgreSQL, and says how to start a service", async () => {
		const office = await freshOffice("postgres", REAL);
		const DATA_DIR = join(temporaryFolder(), "none");
		const { code, state, find } = await examined(office, { DATA_DIR });
		expect(code).toBe(0);
		expect(state.folder).toBe("ok");
		expect(existsSync(DATA_DIR)).toBe(false);
		expect(find("service")?.todo).toMatch(/systemctl start ivf-do\.socket ivf-do, docker compose up .*npm start/);
	});

	it("sees a folder others may enter, and stores that were set aside", async () => {
		const office = await freshOffice("sqlite");
		chmodSync(office.folder, 0o755);
		mkdirSync(join(office.folder, "replaced-2026-11-21T00-00-00-000Z"));
		const { find, state } = await examined(office);
		expect(find("folder")?.todo).toContain("chmod go-rwx");
		expect(state).toMatchObject({ folder: "warning", replaced: "warning" });
	});

	it("names what a killed restore left, which the next one clears, and not what is at work", async () => {
		const office = await freshOffice("sqlite");
		const copy = join(office.folder, "copy.backup");
		expect((await office.contacts(["backup", copy])).code).toBe(0);
		const [left, working] = [join(office.folder, ".contacts-left"), join(office.folder, ".contacts-working")];
		for (const [folder, hours] of [
			[left, 2],
			[working, 0],
		] as const) {
			mkdirSync(folder);
			writeFileSync(join(folder, "requests.db"), "half");
			const begun = new Date(Date.now() - hours * HOUR);
			utimesSync(folder, begun, begun);
		}
		const { find } = await examined(office);
		expect(find("unfinished")?.says).toContain(left);
		expect(find("unfinished")?.says).not.toContain(working);
		expect((await office.contacts(["restore", copy, "--replace"])).code).toBe(0);
		expect([left, working].map((folder) => existsSync(folder))).toEqual([false, true]);
	});

	it("sees a damaged database", async () => {
		const office = await freshOffice("sqlite");
		writeFileSync(join(office.folder, "requests.db"), "not a database");
		const { code, find } = await examined(office);
		expect({ code, store: find("store") }).toMatchObject({ code: 3, store: { state: "fault" } });
		expect(find("store")?.says).toContain("dañado");
		expect(find("store")?.todo).toContain("restore ARCHIVO --replace");
	});
});
