import { describe, expect, it } from "vitest";
import { HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { freshStore } from "../../testing/stores.ts";
import { checkReadiness } from "./readiness.ts";

describe("the service", () => {
	it("is ready while mails leave in time, and not once one has waited for more than an hour", async () => {
		const { store, clock } = await freshStore("sqlite");
		const ready = () => checkReadiness(store, () => clock.time);
		await store.accept(patientRequest);
		clock.time = new Date(NOON.getTime() + HOUR);
		await ready();
		clock.time = new Date(NOON.getTime() + HOUR + 1);
		await expect(ready()).rejects.toMatchObject({ code: "QUEUE_OLD" });
		for (const { id } of await store.mails.claim(HOUR, 9)) await store.mails.markSent(id);
		await ready();
	});

	it("is not ready where the store cannot write", async () => {
		const { store, database } = await freshStore("sqlite");
		await database.db.schema.dropTable("write_checks").execute();
		await expect(checkReadiness(store, () => NOON)).rejects.toThrow();
	});
});
