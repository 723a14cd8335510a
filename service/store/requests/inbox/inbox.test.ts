import { CompiledQuery } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { INBOX_FILTERS, type InboxFilter } from "../../../../contract/desk/codes.ts";
import type { ContactRequest } from "../../../../contract/requests/contact-request.ts";
import { DATABASE_KINDS } from "../../../../testing/databases/databases.ts";
import { freshStore, storeOn } from "../../../../testing/databases/stores.ts";
import { clinicRequest, HOUR, NOON, PAYLOADS, patientRequest } from "../../../../testing/requests.ts";
import { fieldCipher } from "../../../crypto/field-cipher.ts";
import type { InboxQuery } from "./inbox.ts";

const ANA = "ana@example.com";
const KEY = new Uint8Array(32).fill(7);

describe.each(DATABASE_KINDS)("the desk's lists on %s", (kind) => {
	async function desk() {
		const opened = await freshStore(kind, {
			cipher: fieldCipher(KEY),
			unitOf: ({ kind: request }) => (request === "clinic" ? "bi" : undefined),
		});
		const { store, clock } = opened;
		let hours = 0;
		const accept = async (request: ContactRequest, suspicion?: "trap") => {
			clock.time = new Date(NOON.getTime() + hours++ * HOUR);
			return (await store.requests.accept(request, { suspicion })).reference;
		};
		const references = async (filter: InboxFilter, query: Partial<InboxQuery> = {}) =>
			(await store.requests.page({ filter, limit: 50, ...query })).requests.map(({ reference }) => reference);
		return { ...opened, accept, references };
	}

	it("show what is soonest due first, and each where it belongs", async () => {
		const { store, clock, accept, references } = await desk();
		const [first, clinic, held, spam, answered, taken] = [
			await accept(patientRequest),
			await accept(clinicRequest),
			await accept(patientRequest, "trap"),
			await accept(patientRequest),
			await accept(patientRequest),
			await accept(PAYLOADS.join),
		];
		await store.requests.act(spam, { kind: "spam" }, { actor: ANA });
		await store.requests.act(answered, { kind: "answered" }, { actor: ANA });
		await store.requests.act(taken, { kind: "take" }, { actor: ANA });
		clock.time = new Date(NOON.getTime() + 25 * HOUR);
		const person = ANA;
		const units = ["bi", "financial"];
		expect(await references("open")).toEqual([first, clinic, taken]);
		expect(await references("mine", { person })).toEqual([taken]);
		expect(await references("unit", { units })).toEqual([clinic]);
		expect(await references("overdue")).toEqual([first, clinic]);
		clock.time = new Date(NOON.getTime() + 26 * HOUR);
		expect(await references("overdue")).toEqual([first, clinic, held]);
		expect(await references("held")).toEqual([held]);
		expect(await references("answered")).toEqual([answered]);
		expect(await references("spam")).toEqual([spam]);
		expect(await references("all")).toEqual([taken, answered, spam, held, clinic, first]);
		expect([await references("mine"), await references("unit")]).toEqual([[], []]);
		const counts = { open: 3, mine: 1, unit: 1, overdue: 3, held: 1, refused: 0 };
		expect(await store.requests.counts({ person, units })).toEqual(counts);
		expect(await store.requests.counts({})).toMatchObject({ open: 3, mine: 0, unit: 0 });
		clock.time = new Date(NOON.getTime() + 99 * HOUR);
		const { requests } = await store.requests.page({ filter: "all", limit: 50 });
		expect(requests.map(({ state, overdue }) => [state, overdue])).toEqual([
			["open", true],
			["answered", false],
			["spam", false],
			["held", true],
			["open", true],
			["open", true],
		]);
		expect(requests.map(({ takenBy, answeredBy }) => [takenBy, answeredBy]).slice(0, 3)).toEqual([
			[ANA, undefined],
			[undefined, ANA],
			[undefined, undefined],
		]);
	});

	it("and their counts can be cut down to one language", async () => {
		const { store, accept, references } = await desk();
		const english = await accept({ ...patientRequest, language: "en" });
		const [spanish, held] = [await accept(patientRequest), await accept({ ...clinicRequest, language: "en" }, "trap")];
		expect(await references("open", { language: "en" })).toEqual([english]);
		expect(await references("all", { language: "en" })).toEqual([held, english]);
		expect(await references("open", { language: "es" })).toEqual([spanish]);
		expect(await store.requests.counts({ language: "en" })).toMatchObject({ open: 1, held: 1 });
	});

	it("say what is needed to choose", async () => {
		const { store, clock, accept } = await desk();
		await accept(patientRequest);
		await accept({ ...patientRequest, email: "ANA@example.com" });
		const toolkit = await accept(PAYLOADS.toolkit);
		clock.time = new Date(NOON.getTime() + 24 * HOUR);
		const { requests } = await store.requests.page({ filter: "open", limit: 9 });
		expect(requests).toMatchObject([
			{ earlier: 0, overdue: true, dueAt: new Date(NOON.getTime() + 24 * HOUR), form: "patient", state: "open" },
			{ earlier: 1, overdue: false, details: { country: "PR", name: "Ana Núñez" }, version: 0 },
			{ earlier: 0, reference: toolkit, form: "toolkit" },
		]);
		const file = await store.requests.record(requests[0]?.reference ?? "");
		expect(file?.samePerson).toMatchObject([{ reference: requests[1]?.reference }]);
	});

	it("take nobody without a telephone for the same person as another without one", async () => {
		const { store, accept } = await desk();
		await accept({ ...patientRequest, phone: undefined });
		const reference = await accept({ ...patientRequest, phone: undefined, email: "otra@example.com" });
		expect(await store.requests.record(reference)).toMatchObject({ earlier: 0, samePerson: [] });
	});

	it.each(INBOX_FILTERS)("go on where a page ended, with nothing twice and nothing left out: %s", async (filter) => {
		const { store, clock, accept } = await desk();
		const all: string[] = [];
		for (let count = 0; count < 7; count++) {
			// Some came in at the same moment.
			if (count % 3 === 0) clock.time = new Date(clock.time.getTime() + HOUR);
			const suspicion = filter === "held" ? "trap" : undefined;
			const reference =
				filter === "held"
					? await accept(clinicRequest, suspicion)
					: (await store.requests.accept(clinicRequest)).reference;
			if (filter === "mine") await store.requests.act(reference, { kind: "take" }, { actor: ANA });
			if (filter === "answered" || filter === "spam")
				await store.requests.act(reference, { kind: filter }, { actor: ANA });
			all.push(reference);
		}
		clock.time = new Date(clock.time.getTime() + 48 * HOUR);
		const found: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await store.requests.page({ filter, person: ANA, units: ["bi"], limit: 2, cursor });
			expect(page.requests.length).toBeLessThanOrEqual(2);
			found.push(...page.requests.map(({ reference }) => reference));
			cursor = page.next;
		} while (cursor);
		expect(found.length).toBe(7);
		expect(new Set(found)).toEqual(new Set(all));
	});

	it("end where nothing comes after", async () => {
		const { store, accept } = await desk();
		for (let count = 0; count < 4; count++) await accept(patientRequest);
		const page = async (limit: number, cursor?: string) => await store.requests.page({ filter: "open", limit, cursor });
		expect((await page(4)).next).toBeUndefined();
		const first = await page(3);
		const second = await page(3, first.next);
		expect([first.requests.length, second.requests.length, second.next]).toEqual([3, 1, undefined]);
	});

	it("begin anew where the place makes no sense", async () => {
		const { accept, references } = await desk();
		const reference = await accept(patientRequest);
		for (const cursor of ["", "x", "'; drop table requests", "9999-99-99T99:99:99Z_'"]) {
			expect(await references("open", { cursor })).toEqual([reference]);
		}
	});

	it("show what is encrypted with a lost key as unreadable, and the rest as ever", async () => {
		const { database, clock, accept, store } = await desk();
		await accept(patientRequest);
		const id = (await database.db.selectFrom("requests").select("id").executeTakeFirstOrThrow()).id;
		const details = fieldCipher(new Uint8Array(32).fill(9)).encrypt("{}", id);
		await database.db.updateTable("requests").set({ details }).execute();
		await accept(clinicRequest);
		const other = await storeOn(database, clock, { cipher: fieldCipher(KEY) });
		const { requests } = await other.requests.page({ filter: "open", limit: 9 });
		expect(requests).toMatchObject([{ details: undefined, form: undefined }, { details: { name: "Luis Peña" } }]);
		expect((await store.requests.search({ words: "luis", limit: 9 })).total).toBe(1);
	});
});

it("counting the lists reads nothing that is answered or spam, however much of it there is", async () => {
	const { store, database } = await freshStore("sqlite");
	const asked = vi.spyOn(database.db.getExecutor(), "executeQuery");
	await store.requests.counts({ person: ANA, units: ["bi"] });
	const { sql = "", parameters = [] } = asked.mock.lastCall?.[0] ?? {};
	const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
	const { rows } = await database.db.executeQuery<{ detail: string }>(explain);
	const reads = rows.map(({ detail }) => detail).filter((detail) => /requests/.test(detail));
	expect(reads.map((detail) => /requests_\w+/.exec(detail)?.[0])).toEqual(Array(5).fill("requests_open"));
});
