import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../../testing/databases/databases.ts";
import { act, freshStore, storeOn } from "../../../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../../../testing/requests.ts";
import { fieldCipher } from "../../../crypto/field-cipher.ts";
import type { Store } from "../../store.ts";
import { type Action, UNDO_WAIT } from "./action.ts";

const ANA = "ana@example.com";
const LUIS = "luis@example.org";
const KEY = new Uint8Array(32).fill(7);

describe.each(DATABASE_KINDS)("what the team does with a request on %s", (kind) => {
	async function withRequest(held = false) {
		const { store, clock, database } = await freshStore(kind, { cipher: fieldCipher(KEY) });
		const meta = held ? ({ suspicion: "trap" } as const) : {};
		const { reference } = await store.requests.accept(patientRequest, meta);
		const act = async (action: Action, actor: string | null = ANA, seenVersion?: number, actionId?: string) => {
			const outcome = await store.requests.act(reference, action, { actor, seenVersion, actionId });
			if (!outcome) throw new Error("There is no such request");
			return outcome;
		};
		const done = async (action: Action, actor: string | null = ANA) => {
			const outcome = await act(action, actor);
			if (outcome.result !== "done") throw new Error(`${action.kind} was not done: ${outcome.result}`);
			return outcome;
		};
		const file = async () => {
			const found = await store.requests.record(reference);
			if (!found) throw new Error("There is no such request");
			return found;
		};
		const mails = async () => (await file()).mails.map(({ kind: mail, state }) => `${mail} ${state}`);
		/** The mails that are due half a minute later. */
		const later = async (claim: typeof store.mails.claim) => {
			clock.time = new Date(clock.time.getTime() + UNDO_WAIT);
			return await claim(HOUR, 9);
		};
		return { store, clock, database, reference, act, done, file, mails, later };
	}

	it("enters the history with who did it and when, and the version grows", async () => {
		const { clock, done, file } = await withRequest();
		await done({ kind: "take" });
		clock.time = new Date(NOON.getTime() + HOUR);
		await done({ kind: "note", text: "Llamar el lunes: «ñ» 🙂" }, LUIS);
		await done({ kind: "answered", by: "whatsapp" });
		const { history, version, state, takenBy, answeredBy, answeredAt } = await file();
		expect(history).toMatchObject([
			{ kind: "take", actor: ANA, at: NOON, undoable: false },
			{ kind: "note", actor: LUIS, at: clock.time, text: "Llamar el lunes: «ñ» 🙂", undoable: true },
			{ kind: "answered", actor: ANA, by: "whatsapp", undoable: true },
		]);
		expect({ version, state, takenBy, answeredAt }).toEqual({
			version: 3,
			state: "answered",
			takenBy: ANA,
			answeredAt: clock.time,
		});
		expect(answeredBy).toBe(ANA);
		await done({ kind: "note", text: "Volvió a escribir." }, LUIS);
		expect((await file()).answeredBy).toBe(ANA);
		await done({ kind: "unanswered" }, LUIS);
		expect((await file()).answeredBy).toBeUndefined();
		await done({ kind: "answered" }, LUIS);
		expect((await file()).answeredBy).toBe(LUIS);
	});

	it("is no spam any more once it was answered, also if that is taken back", async () => {
		const { done, file } = await withRequest();
		await done({ kind: "spam" });
		await done({ kind: "answered" });
		expect(await file()).toMatchObject({ state: "answered", spamAt: undefined });
		await done({ kind: "unanswered" });
		expect(await file()).toMatchObject({ state: "open", spamAt: undefined });
	});

	it("does nothing to what changed since it was seen, and says who did what", async () => {
		const { act, done, file } = await withRequest();
		await done({ kind: "answered", by: "call" }, LUIS);
		const refused = await act({ kind: "pass", to: { unit: "financial" } }, ANA, 0);
		expect(refused).toMatchObject({
			result: "conflict",
			version: 1,
			last: { kind: "answered", actor: LUIS, at: NOON },
		});
		expect((await file()).unit).toBeUndefined();
		expect(await act({ kind: "unanswered" }, ANA, 1)).toMatchObject({ result: "done", version: 2 });
	});

	it("of two at the same moment the second is told of the first", async () => {
		const { store, database, clock, reference } = await withRequest();
		const other = await storeOn(database, clock, { cipher: fieldCipher(KEY) });
		const both = await Promise.all(
			[store, other].map((one, index) =>
				one.requests.act(reference, { kind: "take" }, { actor: [ANA, LUIS][index] as string, seenVersion: 0 }),
			),
		);
		expect(both.map((outcome) => outcome?.result).sort()).toEqual(["conflict", "done"]);
		const [won, lost] = both[0]?.result === "done" ? [ANA, both[1]] : [LUIS, both[0]];
		expect(lost).toMatchObject({ last: { kind: "take", actor: won } });
		expect((await store.requests.record(reference))?.takenBy).toBe(won);
	});

	it("keeps a note whatever others did meanwhile", async () => {
		const { act, done, file } = await withRequest();
		await done({ kind: "take" }, LUIS);
		expect(await act({ kind: "note", text: "Prefiere las tardes" }, ANA, 0)).toMatchObject({ result: "done" });
		expect((await file()).history.map(({ text }) => text)).toContain("Prefiere las tardes");
	});

	it("does once what is sent twice under the same id, and both where they differ", async () => {
		const { act, file } = await withRequest();
		const first = await act({ kind: "note", text: "Una" }, ANA, 0, "id-1");
		expect(await act({ kind: "note", text: "Una" }, ANA, 0, "id-1")).toEqual({ ...first, repeated: true });
		expect(await act({ kind: "note", text: "Otra" }, ANA, 0, "id-1")).toMatchObject({ repeated: false });
		expect((await file()).history.map(({ text }) => text)).toEqual(["Una", "Otra"]);
		await act({ kind: "answered" }, ANA, 2, "id-2");
		expect(await act({ kind: "answered" }, ANA, 2, "id-2")).toMatchObject({
			result: "done",
			repeated: true,
			version: 3,
		});
	});

	it("takes an action back only for who saw all that came after it, notes among it", async () => {
		const { act, done, file } = await withRequest();
		const { action } = await done({ kind: "take" });
		await done({ kind: "note", text: "Prefiere las tardes" }, LUIS);
		expect(await act({ kind: "undo", action }, ANA, 1)).toMatchObject({ result: "conflict", last: { kind: "note" } });
		expect(await act({ kind: "undo", action: "nobody's" }, ANA, 1)).toMatchObject({ result: "conflict" });
		expect(await act({ kind: "undo", action }, ANA, 2)).toMatchObject({ result: "done" });
		expect((await file()).takenBy).toBeUndefined();
		const refused = await act({ kind: "take" }, LUIS, 2);
		expect(refused).toMatchObject({ result: "conflict", last: { kind: "undo", undid: "take", undoable: false } });
	});

	it("takes nothing back twice, no note of another's, and nothing whose prior state is not known", async () => {
		const { act, database, done, file } = await withRequest();
		const nothing = { result: "nothing to do" };
		const note = await done({ kind: "note", text: "De Ana" });
		expect(await act({ kind: "undo", action: note.action }, LUIS)).toMatchObject(nothing);
		expect((await file()).history).toMatchObject([{ text: "De Ana", undoneAt: undefined, undoable: true }]);
		await done({ kind: "undo", action: note.action });
		expect(await act({ kind: "undo", action: note.action })).toMatchObject(nothing);
		expect((await file()).history).toMatchObject([{ undoneAt: NOON, undoable: false }, { kind: "undo" }]);
		const taken = await done({ kind: "take" });
		// As migrations wrote down what had been done before there was a history.
		await database.db.updateTable("actions").set({ before: null }).where("id", "=", taken.action).execute();
		expect((await file()).history.at(-1)).toMatchObject({ kind: "take", undoable: false });
		expect(await act({ kind: "undo", action: taken.action })).toMatchObject(nothing);
	});

	it("stands so already where it is passed to who has it, or to its own unit of which nobody has it", async () => {
		const { act, done, file, mails } = await withRequest();
		const nothing = { result: "nothing to do" };
		await done({ kind: "pass", to: { person: LUIS } });
		expect(await act({ kind: "pass", to: { person: LUIS } })).toMatchObject(nothing);
		await done({ kind: "pass", to: { unit: "bi" } });
		expect(await act({ kind: "pass", to: { unit: "bi" } })).toMatchObject(nothing);
		expect((await mails()).filter((mail) => mail === "passed pending")).toHaveLength(2);
		await done({ kind: "take" });
		await done({ kind: "pass", to: { unit: "bi" } });
		expect(await file()).toMatchObject({ unit: "bi", takenBy: undefined });
		await done({ kind: "answered" });
		expect(await act({ kind: "pass", to: { unit: "financial" } })).toMatchObject(nothing);
		expect(await act({ kind: "pass", to: { person: LUIS } })).toMatchObject(nothing);
	});

	it("cannot be taken while it is spam, and is to be looked after again once it is none", async () => {
		const { clock, database, act, done, file } = await withRequest();
		await done({ kind: "spam" });
		expect(await act({ kind: "take" })).toMatchObject({ result: "nothing to do" });
		clock.time = new Date(NOON.getTime() + HOUR);
		await done({ kind: "not_spam" });
		expect(await file()).toMatchObject({ state: "open", spamAt: undefined });
		const row = await database.db.selectFrom("requests").select("next_check_at").executeTakeFirstOrThrow();
		expect(row.next_check_at).toBe(clock.time.toISOString());
	});

	it("keeps back a held one that was answered, also if somebody says that it is no spam", async () => {
		const { act, done, mails } = await withRequest(true);
		await done({ kind: "answered" });
		expect(await act({ kind: "not_spam" })).toMatchObject({ result: "nothing to do" });
		expect(await mails()).toEqual([]);
	});

	it("is looked after again when a release is taken back, but not if it was spam before", async () => {
		const { clock, database, done } = await withRequest(true);
		const nextCheck = async () => {
			const row = await database.db.selectFrom("requests").select("next_check_at").executeTakeFirstOrThrow();
			return row.next_check_at;
		};
		const released = await done({ kind: "release" });
		clock.time = new Date(NOON.getTime() + HOUR);
		await done({ kind: "undo", action: released.action });
		expect(await nextCheck()).toBe(clock.time.toISOString());
		await done({ kind: "spam" });
		const notSpam = await done({ kind: "not_spam" });
		await done({ kind: "undo", action: notSpam.action });
		expect(await nextCheck()).toBeNull();
	});

	it("is read without a note that cannot be opened", async () => {
		const { database, done, file } = await withRequest();
		await done({ kind: "note", text: "Llamar el lunes" });
		await done({ kind: "take" });
		await database.db.updateTable("notes").set({ text: "sealed:1:00000000:AAAA" }).execute();
		expect((await file()).history).toMatchObject([{ kind: "note", text: undefined }, { kind: "take" }]);
	});

	it("says where it stood so already", async () => {
		const { act, done } = await withRequest();
		const nothing = { result: "nothing to do" };
		expect(await act({ kind: "give_back" })).toMatchObject(nothing);
		expect(await act({ kind: "unanswered" })).toMatchObject(nothing);
		expect(await act({ kind: "not_spam" })).toMatchObject(nothing);
		expect(await act({ kind: "release" })).toMatchObject(nothing);
		expect(await act({ kind: "hold" })).toMatchObject(nothing);
		expect(await act({ kind: "undo", action: "nobody's" })).toMatchObject(nothing);
		await done({ kind: "take" });
		expect(await act({ kind: "take" })).toMatchObject({ ...nothing, last: { kind: "take", actor: ANA } });
		await done({ kind: "answered" });
		for (const action of [{ kind: "take" }, { kind: "spam" }, { kind: "answered" }] as const) {
			expect(await act(action, LUIS)).toMatchObject(nothing);
		}
	});

	it("is taken back as if it had not been", async () => {
		const { clock, store, database, done, file } = await withRequest();
		const columns = () =>
			database.db
				.selectFrom("requests")
				.select(["unit", "taken_by", "taken_at", "answered_at", "spam_at", "next_check_at"])
				.executeTakeFirstOrThrow();
		await done({ kind: "take" }, LUIS);
		clock.time = new Date(NOON.getTime() + HOUR);
		const before = await columns();
		const actions: Action[] = [
			{ kind: "take" },
			{ kind: "give_back" },
			{ kind: "pass", to: { person: ANA } },
			{ kind: "pass", to: { unit: "bi" } },
			{ kind: "answered", by: "mail" },
			{ kind: "spam" },
		];
		for (const action of actions) {
			const { action: id } = await done(action);
			expect(await columns()).not.toEqual(before);
			await done({ kind: "undo", action: id }, LUIS);
			expect(await columns()).toEqual(before);
			expect((await file()).history.slice(-2)).toMatchObject([
				{ kind: action.kind, undoneAt: clock.time, undoable: false },
				{ kind: "undo", undid: action.kind, actor: LUIS, undoable: false },
			]);
		}
		expect(
			(await store.requests.record((await file()).reference))?.history.filter(({ undoable }) => undoable),
		).toMatchObject([{ kind: "take", actor: LUIS }]);
	});

	it("is not taken back once somebody has gone on from there", async () => {
		const { act, done, file } = await withRequest();
		const { action } = await done({ kind: "take" });
		await done({ kind: "answered" }, LUIS);
		expect(await act({ kind: "undo", action })).toMatchObject({ result: "conflict", last: { kind: "answered" } });
		expect((await file()).takenBy).toBe(ANA);
	});

	it("loses a note that is taken back, whenever that is", async () => {
		const { database, act, done, file } = await withRequest();
		const { action } = await done({ kind: "note", text: "De otra persona" });
		await done({ kind: "take" }, LUIS);
		expect(await act({ kind: "undo", action }, ANA, 1)).toMatchObject({ result: "done" });
		expect((await file()).history[0]).toMatchObject({ kind: "note", text: undefined, undoneAt: NOON });
		expect(await database.db.selectFrom("notes").selectAll().execute()).toEqual([]);
	});

	it("leaves no word of a note in the database", async () => {
		const { database, done } = await withRequest();
		await done({ kind: "note", text: "palabra secreta" });
		const rows = [
			await database.db.selectFrom("notes").selectAll().execute(),
			await database.db.selectFrom("actions").selectAll().execute(),
		];
		expect(JSON.stringify(rows)).not.toContain("secreta");
	});

	it("tells whom it is passed to by mail, and nobody where that is taken back in time", async () => {
		const { store, done, mails, later } = await withRequest();
		const { action } = await done({ kind: "pass", to: { person: LUIS } });
		expect(await mails()).toContain("passed pending");
		// It waits for as long as an undo is likely.
		expect((await store.mails.claim(HOUR, 9)).map((mail) => mail.kind).sort()).toEqual(["receipt", "staff"]);
		await done({ kind: "undo", action });
		expect(await mails()).not.toContain("passed pending");
		await done({ kind: "pass", to: { unit: "bi" } });
		const claimed = await later(store.mails.claim);
		expect(claimed.find((mail) => mail.kind === "passed")).toMatchObject({
			content: { unit: "bi", from: ANA },
			request: { unit: "bi", details: { name: patientRequest.name } },
		});
	});

	it.each([
		["is being sent", async () => {}],
		[
			"may have been delivered",
			async (store: Store, id: string) => await store.mails.retry(id, NOON, "UNCONFIRMED ETIMEDOUT"),
		],
	])("takes no mail out of the queue that %s", async (_what, tried) => {
		const { store, done, mails, later } = await withRequest();
		const { action } = await done({ kind: "pass", to: { person: LUIS } });
		const claimed = await later(store.mails.claim);
		const mail = claimed.find((one) => one.kind === "passed");
		await tried(store, mail?.id ?? "");
		await done({ kind: "undo", action });
		expect(await mails()).toContain("passed pending");
	});

	it("releases it with mails that wait half a minute, so that an undo withdraws them", async () => {
		const { store, done, mails, later } = await withRequest(true);
		const soon = await done({ kind: "release" });
		expect(await store.mails.claim(HOUR, 9)).toEqual([]);
		await done({ kind: "undo", action: soon.action });
		expect(await mails()).toEqual([]);
		const late = await done({ kind: "release" });
		expect(await later(store.mails.claim)).toHaveLength(2);
		await done({ kind: "undo", action: late.action });
		expect(await mails()).toHaveLength(2);
	});

	it("tells nobody who passes it to themselves", async () => {
		const { done, mails, file } = await withRequest();
		await done({ kind: "pass", to: { person: ANA } });
		expect([(await file()).takenBy, await mails()]).toEqual([ANA, ["staff pending", "receipt pending"]]);
	});

	it("lets a held one go, or drops it as spam, and takes either back", async () => {
		const { done, file, mails } = await withRequest(true);
		const state = async () => (await file()).state;
		expect(await state()).toBe("held");
		const spam = await done({ kind: "spam" });
		expect(await state()).toBe("spam");
		await done({ kind: "undo", action: spam.action });
		expect(await state()).toBe("held");
		await done({ kind: "spam" });
		const notSpam = await done({ kind: "not_spam" });
		expect([await state(), await mails()]).toEqual(["open", ["staff pending", "receipt pending"]]);
		await done({ kind: "undo", action: notSpam.action });
		expect([await state(), await mails()]).toEqual(["spam", []]);
		await done({ kind: "release" });
		expect([await state(), await mails()]).toEqual(["open", ["staff pending", "receipt pending"]]);
		const held = await done({ kind: "hold" });
		expect([await state(), await mails()]).toEqual(["held", []]);
		await done({ kind: "undo", action: held.action });
		expect([await state(), await mails()]).toEqual(["open", ["staff pending", "receipt pending"]]);
	});

	it("is there too where a command did it, by nobody in particular", async () => {
		const { store, reference, file } = await withRequest();
		await act(store, reference, { kind: "note", text: "Desde la consola" });
		await act(store, reference, "answered");
		expect((await file()).history).toMatchObject([
			{ kind: "note", actor: undefined, text: "Desde la consola" },
			{ kind: "answered", actor: undefined, at: NOON, undoable: true },
		]);
		expect((await file()).answeredBy).toBeUndefined();
	});

	it("changes the revision, as a new request does and one that is erased", async () => {
		const { store, done } = await withRequest();
		const seen = [await store.requests.revision()];
		const changed = async () => {
			seen.push(await store.requests.revision());
			return new Set(seen).size === seen.length;
		};
		await done({ kind: "take" });
		expect(await changed()).toBe(true);
		await store.requests.accept({ ...patientRequest, email: "otra@example.org" });
		expect(await changed()).toBe(true);
		await store.persons.erase("otra@example.org");
		expect(await changed()).toBe(true);
		expect(await store.requests.revision()).toBe(seen.at(-1));
	});

	it("counts as a deletion where a note is taken back, and nowhere else", async () => {
		const { store, done } = await withRequest();
		const revision = async () => (await store.requests.revision()).split("-").slice(0, 2);
		const { action } = await done({ kind: "take" });
		await done({ kind: "undo", action });
		expect(await revision()).toEqual(["2", "0"]);
		const note = await done({ kind: "note", text: "De Ana" });
		await done({ kind: "undo", action: note.action });
		expect(await revision()).toEqual(["4", "1"]);
	});

	it("cannot be done with a reference that nobody has", async () => {
		const { store } = await withRequest();
		expect(await store.requests.act("2222-2222", { kind: "take" }, { actor: ANA })).toBeUndefined();
		expect(await store.requests.record("2222-2222")).toBeUndefined();
	});

	it("goes with the person who is erased", async () => {
		const { store, database, done } = await withRequest();
		await done({ kind: "note", text: "x" });
		await done({ kind: "pass", to: { person: LUIS } });
		await store.persons.erase(patientRequest.email);
		for (const table of ["actions", "notes", "mails"] as const) {
			expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
		}
	});
});
