import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { startMailServer } from "../../testing/mail/mail-server.ts";
import { startService } from "../../testing/processes/running-service.ts";
import { expect, readRequests, test } from "../fixtures/backend.ts";

const CALLERS = 20;
const KILL_AFTER = 100;
const ROUNDS = 3;

test("no acknowledged request is missing after the service is killed under load, and its mails still leave", async () => {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-kill-"));
	const mail = await startMailServer();
	const settings = { DATA_DIR: folder, SMTP_URL: mail.url, RATE_LIMIT: "0", STAFF_MAIL_LIMIT: "0" };
	const acknowledged = new Set<string>();
	try {
		for (let round = 0; round < ROUNDS; round++) {
			const service = await startService(settings);
			let killed: Promise<unknown> | undefined;
			const before = acknowledged.size;
			await Promise.all(
				Array.from({ length: CALLERS }, async () => {
					while (!killed) {
						const reference = await send(service.url).catch(() => undefined);
						if (reference) acknowledged.add(reference);
						if (acknowledged.size - before >= KILL_AFTER) killed ??= service.kill();
					}
				}),
			);
			await killed;
		}
		expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * KILL_AFTER);
		const stored = readRequests(folder).map(({ reference }) => reference);
		expect(new Set(stored).size).toBe(stored.length);
		expect([...acknowledged].filter((reference) => !stored.includes(reference))).toEqual([]);

		// A killed process's mails wait for its lease to run out; those never taken in hand leave at once.
		const service = await startService(settings);
		await mail.received(stored.length);
		expect(await service.stop()).toBe(0);
	} finally {
		await mail.close();
		rmSync(folder, { recursive: true, force: true });
	}
});

async function send(url: string): Promise<string | undefined> {
	const response = await fetch(url + CONTACT_PATH, {
		method: "POST",
		headers: { "Content-Type": "application/json", apikey: DEFAULT_CONTACT_PUBLIC_KEY },
		body: JSON.stringify({
			type: "patient",
			name: "Carga",
			email: `${randomUUID()}@example.com`,
			country: "OTHER",
			request_id: randomUUID(),
		}),
	});
	if (!response.ok) return undefined;
	return ((await response.json()) as { reference: string }).reference;
}
