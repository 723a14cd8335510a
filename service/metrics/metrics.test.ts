import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { MAIL_KINDS } from "../../contract/requests/mail-kinds.ts";
import { type FailureCode, STATUS } from "../../contract/requests/wire.ts";
import { keptLog, testApp } from "../../testing/app.ts";
import type { StoreChanges } from "../../testing/databases/stores.ts";
import { patientPayload } from "../../testing/requests.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import type { AppOptions } from "../app.ts";
import { readSettings } from "../settings/settings.ts";
import { createMetrics, startMetricsServer } from "./metrics.ts";

/** The service with its metrics, and what they say. */
async function measured(storeChanges: StoreChanges = {}) {
	const observe: AppOptions["observe"] = (...seen) => metrics.request(...seen);
	const house = await testApp({ observe }, storeChanges);
	const metrics = createMetrics({
		store: () => house.store,
		checkReady: house.store.check,
		dataFolder: temporaryFolder(),
		now: () => house.clock.time,
	});
	const line = async (name: string) => (await metrics.text()).split("\n").find((one) => one.startsWith(`${name} `));
	return { ...house, metrics, line };
}

describe("the metrics", () => {
	it("count requests by what became of them, and how long the store took", async () => {
		const { invoke, line } = await measured();
		await invoke(patientPayload);
		await invoke({ ...patientPayload, website: "x" });
		await invoke({ ...patientPayload, email: "" });
		await invoke("{");
		for (const outcome of ["stored", "held", "invalid", "unreadable"]) {
			expect(await line(`contact_requests_total{outcome="${outcome}"}`)).toMatch(/ 1$/);
		}
		expect(await line("contact_store_seconds_count")).toMatch(/ 2$/);
	});

	it("count receipts that were withheld, by whose share of the hour's was used up", async () => {
		// A tenth of twenty is a mail domain's.
		const { invoke, line } = await measured({ limits: { receipts: 20 } });
		for (const name of ["ana", "luz", "eva"]) await invoke({ ...patientPayload, email: `${name}@correo.example.com` });
		expect(await line('contact_receipts_withheld_total{share="domain"}')).toMatch(/ 1$/);
		expect(await line('contact_receipts_withheld_total{share="network"}')).toMatch(/ 0$/);
	});

	it("say how the queue and the requests stand", async () => {
		const { invoke, line, clock } = await measured();
		await invoke(patientPayload);
		await invoke({ ...patientPayload, website: "x" });
		clock.time = new Date(clock.time.getTime() + 25 * 3_600_000);
		expect(await line("contact_requests_unanswered")).toMatch(/ 1$/);
		expect(await line("contact_requests_overdue")).toMatch(/ 1$/);
		expect(await line("contact_requests_held")).toMatch(/ 1$/);
		expect(await line("contact_mails_pending")).toMatch(/ 2$/);
		expect(await line("contact_mails_oldest_seconds")).toMatch(/ 90000$/);
		expect(await line("process_cpu_seconds_total")).toBeDefined();
	});

	it("say how many mails to staff nobody got", async () => {
		const { invoke, line, store } = await measured();
		await invoke(patientPayload);
		expect(await line("contact_mails_lost")).toMatch(/ 0$/);
		for (const { id } of await store.mails.claim(1000, 9)) await store.mails.markFailed(id, "550 EENVELOPE");
		expect(await line("contact_mails_lost")).toMatch(/ 1$/);
	});

	it("say by how much the clock jumped, until an operator confirms the time", async () => {
		const { line, clock, store } = await measured();
		await store.clock.observe();
		expect(await line("contact_clock_jump_seconds")).toMatch(/ 0$/);
		clock.time = new Date(clock.time.getTime() + 3 * 86_400_000);
		expect(await line("contact_clock_jump_seconds")).toMatch(/ 259200$/);
		await store.clock.confirm();
		expect(await line("contact_clock_jump_seconds")).toMatch(/ 0$/);
	});

	it("count tries to deliver by kind and outcome", async () => {
		const { metrics, line } = await measured();
		const about = { mail: "m", kind: "staff", reference: "7K4R-62XW", attempt: 1 };
		metrics.mail({ event: "mail sent", ...about });
		metrics.mail({ event: "mail failed", ...about, error: "550" });
		metrics.mail({ event: "queue unreachable", error: "ECONNREFUSED" });
		expect(await line('contact_mails_total{kind="staff",outcome="sent"}')).toMatch(/ 1$/);
		expect(await line('contact_mails_total{kind="staff",outcome="failed"}')).toMatch(/ 1$/);
	});

	it("have every series from the start, at zero, so that the first of its kind shows as an increase", async () => {
		const { metrics } = await measured();
		const series = (await metrics.text()).split("\n").filter((one) => /^contact_(requests|mails)_total\{/.test(one));
		expect(series.filter((one) => !one.endsWith("} 0"))).toEqual([]);
		const about = { mail: "m", reference: undefined, attempt: 1, error: "550" };
		for (const kind of MAIL_KINDS) {
			for (const event of ["mail sent", "mail retried", "mail failed"] as const)
				metrics.mail({ event, kind, ...about });
		}
		for (const code of Object.keys(STATUS) as FailureCode[]) metrics.request(code);
		for (const outcome of ["stored", "repeated", "held"] as const) metrics.request(outcome);
		const after = (await metrics.text()).split("\n").filter((one) => /^contact_(requests|mails)_total\{/.test(one));
		expect(after).toHaveLength(series.length);
		expect(after.filter((one) => !one.endsWith("} 1"))).toEqual([]);
	});

	it("say when the last request came and the last backup was made; held ones do not count", async () => {
		const { invoke, line, clock, store } = await measured();
		const seconds = () => new RegExp(` ${clock.time.getTime() / 1000}$`);
		expect(await line("contact_last_request_timestamp_seconds")).toMatch(/ 0$/);
		expect(await line("contact_last_backup_timestamp_seconds")).toMatch(/ 0$/);
		await invoke(patientPayload);
		const stored = seconds();
		clock.time = new Date(clock.time.getTime() + 60_000);
		await invoke({ ...patientPayload, website: "x" });
		await store.backups.record();
		expect(await line("contact_last_request_timestamp_seconds")).toMatch(stored);
		expect(await line("contact_last_backup_timestamp_seconds")).toMatch(seconds());
		clock.time = new Date(clock.time.getTime() + 60_000);
		await store.backups.record();
		expect(await line("contact_last_backup_timestamp_seconds")).toMatch(seconds());
	});

	it("say how much room the disk of the data has, and nothing of a folder that is not there", async () => {
		const { line } = await measured();
		const [, bytes] = (await line("contact_data_disk_available_bytes"))?.split(" ") ?? [];
		expect(Number(bytes)).toBeGreaterThan(0);
		const { store, clock } = await measured();
		const homeless = createMetrics({
			store: () => store,
			checkReady: store.check,
			dataFolder: join(temporaryFolder(), "none"),
			now: () => clock.time,
		});
		expect(await homeless.text()).toMatch(/^contact_data_disk_available_bytes Nan$/im);
	});

	it("say of each number that all processes share that it must not be summed", async () => {
		const { metrics } = await measured();
		const helps = (await metrics.text()).matchAll(/^# HELP (contact_\w+) .*take the max/gm);
		expect(Array.from(helps, ([, name]) => name).sort()).toEqual([
			"contact_last_backup_timestamp_seconds",
			"contact_last_request_timestamp_seconds",
			"contact_mails_failed",
			"contact_mails_lost",
			"contact_mails_oldest_seconds",
			"contact_mails_pending",
			"contact_requests_held",
			"contact_requests_overdue",
			"contact_requests_unanswered",
		]);
	});

	it("go on where the store is gone, and say that it is", async () => {
		const { line, database } = await measured();
		expect(await line("contact_store_up")).toMatch(/ 1$/);
		expect(await line("contact_ready")).toMatch(/ 1$/);
		await database.db.schema.dropTable("mails").execute();
		await database.db.schema.dropTable("write_checks").execute();
		expect(await line("contact_store_up")).toMatch(/ 0$/);
		expect(await line("contact_ready")).toMatch(/ 0$/);
	});

	it("hold no word a visitor typed, no address and no reference", async () => {
		const { invoke, submit, metrics } = await measured();
		const { reference } = (await (await invoke(patientPayload)).json()) as { reference: string };
		await submit(patientPayload);
		const text = await metrics.text();
		expect(text).not.toMatch(/Ana|ana@|787\D*555|PR"|192\.0\.2/);
		expect(text).not.toContain(reference);
	});

	it("are served to this machine alone, and nothing else is", async () => {
		const { metrics } = await measured();
		const server = startMetricsServer(metrics, 0, readSettings({}).METRICS_HOST, keptLog().log);
		onTestFinished(() => void server.close());
		await once(server, "listening");
		const { port, address } = server.address() as AddressInfo;
		expect(address).toBe("127.0.0.1");
		const response = await fetch(`http://127.0.0.1:${port}/metrics`);
		expect(response.headers.get("Content-Type")).toContain("text/plain");
		expect(await response.text()).toContain("contact_requests_unanswered 0");
		expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
	});
});
