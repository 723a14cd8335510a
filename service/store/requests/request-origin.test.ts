import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { everythingOn, freshStore, listed } from "../../../testing/databases/stores.ts";
import { patientRequest } from "../../../testing/requests.ts";

const ORIGIN = { page: "/ivfdo", source: "instagram", campaign: "fiv-nyc" };

describe.each(DATABASE_KINDS)("where a request came from, on %s", (kind) => {
	it("is kept with it, given out with it and erased with it", async () => {
		const { store, database } = await freshStore(kind);
		await store.requests.accept({ ...patientRequest, ...ORIGIN });
		expect(await listed(store, 9)).toMatchObject([{ origin: ORIGIN }]);
		expect(await everythingOn(store, patientRequest.email)).toMatchObject([{ origin: ORIGIN }]);
		await store.persons.erase(patientRequest.email, []);
		expect(await database.db.selectFrom("requests").select("origin").execute()).toEqual([]);
	});

	it("is nothing for a client that does not tell", async () => {
		const { store } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		expect(await listed(store, 9)).toMatchObject([{ origin: {} }]);
	});

	it.each([
		["the same id", { request_id: "3f0e8c1a-6a0e-4a0e-9b7a-0d6f5f1c2b3d" }, {}],
		["no script", {}, { native: true }],
	])("makes no other request of the same words under %s", async (_, id, meta) => {
		const { store } = await freshStore(kind);
		const first = await store.requests.accept({ ...patientRequest, ...id, ...ORIGIN }, meta);
		const again = await store.requests.accept({ ...patientRequest, ...id, campaign: "otra" }, meta);
		expect(again).toMatchObject({ reference: first.reference, repeated: true });
		expect(await listed(store, 9)).toMatchObject([{ origin: ORIGIN }]);
	});
});
