/** The built service on a clock that jumped: by what it last saw, which is the same as a clock that is ahead. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startService } from "../../testing/processes/running-service.ts";
import { readRequests } from "../fixtures/backend.ts";
import { ask, contacts, expect, test } from "./service-fixture.ts";

const AGES_AGO = new Date(Date.now() - 400 * 86_400_000).toISOString();

test("a clock 400 days ahead deletes nothing at a start, and what is past its time goes once the day is confirmed", async ({
	folder,
}) => {
	const service = await startService({ DATA_DIR: folder });
	const old = await ask(service.url);
	expect(await service.stop()).toBe(0);
	using database = new DatabaseSync(join(folder, "requests.db"));
	database.prepare("UPDATE requests SET received_at = ?").run(AGES_AGO);
	database.prepare("UPDATE scheduled_jobs SET done_at = ? WHERE name = 'clock'").run(AGES_AGO);
	database.close();
	const references = () => readRequests(folder).map(({ reference }) => reference);

	const ahead = await startService({ DATA_DIR: folder });
	await expect.poll(() => ahead.log.join("\n")).toContain("clock jumped");
	const ready = await fetch(`${ahead.url}/readyz`);
	expect([ready.status, await ready.json()]).toMatchObject([503, { status: "clock jumped" }]);
	const young = await ask(ahead.url);
	// Waits for what is under way.
	expect(await ahead.stop()).toBe(0);
	expect(references()).toEqual([old, young]);

	const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Santo_Domingo" });
	expect((await contacts(folder, "clock", "--today", today)).code).toBe(0);
	const confirmed = await startService({ DATA_DIR: folder });
	await expect.poll(() => confirmed.log.join("\n")).toContain("expired requests deleted");
	expect(await confirmed.stop()).toBe(0);
	expect(references()).toEqual([young]);
});
