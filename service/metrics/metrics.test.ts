import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { keptLog, testApp } from "../../testing/app.ts";
import { patientPayload } from "../../testing/requests.ts";
import { createMetrics } from "./metrics.ts";
import { startMetricsServer } from "./metrics-server.ts";

/** The service with its metrics, and what they say. */
async function measured() {
	const house = await testApp({ observe: (outcome, storeMs) => metrics.request(outcome, storeMs) });
	const metrics = createMetrics(house.store.pulse, () => house.clock.time);
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
		for (const outcome of ["stored", "quarantined", "invalid", "unreadable"]) {
			expect(await line(`contact_requests_total{outcome="${outcome}"}`)).toMatch(/ 1$/);
		}
		expect(await line("contact_store_seconds_count")).toMatch(/ 2$/);
	});

	it("say how the queue and the requests stand", async () => {
		const { invoke, line, clock } = await measured();
		await invoke(patientPayload);
		await invoke({ ...patientPayload, website: "x" });
		clock.time = new Date(clock.time.getTime() + 25 * 3_600_000);
		expect(await line("contact_requests_unanswered")).toMatch(/ 1$/);
		expect(await line("contact_requests_overdue")).toMatch(/ 1$/);
		expect(await line("contact_requests_quarantined")).toMatch(/ 1$/);
		expect(await line("contact_mails_pending")).toMatch(/ 2$/);
		expect(await line("contact_mails_oldest_seconds")).toMatch(/ 90000$/);
		expect(await line("process_cpu_seconds_total")).toBeDefined();
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

	it("go on where the store is gone, and say that it is", async () => {
		const { line, database } = await measured();
		expect(await line("contact_store_up")).toMatch(/ 1$/);
		await database.db.schema.dropTable("mails").execute();
		expect(await line("contact_store_up")).toMatch(/ 0$/);
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
		const server = startMetricsServer(metrics, 0, keptLog().log);
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
