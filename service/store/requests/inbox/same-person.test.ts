import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../../testing/databases/databases.ts";
import { freshStore } from "../../../../testing/databases/stores.ts";
import { HOUR, patientRequest } from "../../../../testing/requests.ts";

describe.each(DATABASE_KINDS)("other requests of the same person on %s", (kind) => {
	async function withHers() {
		const { store, clock } = await freshStore(kind);
		const accept = async (changes: object, suspicion?: "trap") => {
			clock.time = new Date(clock.time.getTime() + HOUR);
			return (await store.requests.accept({ ...patientRequest, ...changes }, { suspicion })).reference;
		};
		const answered = await accept({});
		await store.requests.act(answered, { kind: "answered" }, { actor: "ana@example.com" });
		const again = await accept({ message: "Otra vez" });
		const same = async () => {
			const record = await store.requests.record(again);
			const by = (agrees: string) =>
				record?.samePerson.filter((one) => one.agrees === agrees).map(({ reference }) => reference);
			return { mail: by("mail"), telephone: by("telephone"), more: record?.more, record };
		};
		return { accept, answered, same };
	}

	it("stay on the page however many others send with her telephone, which are counted apart", async () => {
		const { accept, answered, same } = await withHers();
		const others: string[] = [];
		for (let count = 0; count < 23; count++) others.unshift(await accept({ email: `otra${count}@example.com` }));
		const { mail, telephone, more, record } = await same();
		expect(mail).toEqual([answered]);
		expect(telephone).toEqual(others.slice(0, 20));
		expect(more).toEqual({ mail: 0, telephone: 3 });
		expect([record?.earlier, record?.earlierByTelephone]).toEqual([1, 0]);
	});

	it("show what was answered among many that a stranger sent with her address, and count the rest", async () => {
		const { accept, answered, same } = await withHers();
		for (let count = 0; count < 22; count++) await accept({ message: `Basura ${count}` }, "trap");
		const { mail, more } = await same();
		expect(mail).toHaveLength(20);
		expect(mail?.at(-1)).toBe(answered);
		expect(more).toEqual({ mail: 3, telephone: 0 });
	});
});
