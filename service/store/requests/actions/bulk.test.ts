import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { DATABASE_KINDS } from "../../../../testing/databases/databases.ts";
import { freshStore, storeOn } from "../../../../testing/databases/stores.ts";
import { HOUR, patientRequest } from "../../../../testing/requests.ts";
import { advisoryLocks } from "../../../database/database.ts";
import { type BulkAction, MAX_MARKED, type Marked, UNDO_WAIT } from "./action.ts";

const ANA = "ana@example.com";
const LUIS = "luis@example.org";
const ID = "0197f000-aaaa";

describe.each(DATABASE_KINDS)("one action on several requests on %s", (kind) => {
	async function withThree(suspicion?: "trap") {
		const opened = await freshStore(kind);
		const { store } = opened;
		const references: string[] = [];
		for (const name of ["Una", "Dos", "Tres"]) {
			const request = { ...patientRequest, name, email: `${name}@example.com` };
			references.push((await store.requests.accept(request, { suspicion })).reference);
		}
		const marked = references.map((reference) => ({ reference, seenVersion: 0 }));
		const bulk = async (action: BulkAction, actionId = ID, which = marked) =>
			await store.requests.actInBulk(which, action, { actor: ANA, actionId });
		const states = async () => {
			const records = await Promise.all(references.map(async (reference) => await store.requests.record(reference)));
			return records.map((record) => record?.state);
		};
		const historyOf = async (reference = "") => (await store.requests.record(reference))?.history ?? [];
		return { ...opened, references, marked, bulk, states, historyOf };
	}

	it("is done to all of them, each with a line in its own history, and one undo takes all back", async () => {
		const { store, references, bulk, states, historyOf } = await withThree();
		const before = await store.requests.revision();
		const spam = await bulk({ kind: "spam" });
		expect(spam).toEqual({ bulk: spam.bulk, done: references, notDone: [] });
		expect(await states()).toEqual(["spam", "spam", "spam"]);
		expect(await store.requests.revision()).not.toBe(before);
		for (const reference of references)
			expect(await historyOf(reference)).toMatchObject([{ kind: "spam", actor: ANA }]);
		const undone = await store.requests.undoBulk(spam.bulk, { actor: ANA });
		expect([undone.done, undone.notDone]).toEqual([references, []]);
		expect(await states()).toEqual(["open", "open", "open"]);
		expect(await historyOf(references[1])).toMatchObject([
			{ kind: "spam" },
			{ kind: "undo", undid: "spam", actor: ANA },
		]);
	});

	it("leaves alone what somebody changed meanwhile, and names it with what was done", async () => {
		const { store, references, bulk, states } = await withThree();
		const [one, two = "", three] = references;
		await store.requests.act(two, { kind: "take" }, { actor: LUIS });
		const { done, notDone } = await bulk({ kind: "answered" });
		expect([done, notDone]).toEqual([[one, three], [two]]);
		expect(await states()).toEqual(["answered", "open", "answered"]);
		const gone = "2222-2222";
		expect(await store.requests.lastDone([...notDone, gone])).toMatchObject([
			{ request: { reference: two, details: { name: "Dos" } }, action: { kind: "take", actor: LUIS } },
		]);
	});

	it("is not taken back where somebody acted since", async () => {
		const { store, references, bulk, states } = await withThree();
		const [, two = ""] = references;
		const { bulk: id } = await bulk({ kind: "answered" });
		await store.requests.act(two, { kind: "note", text: "Llamó" }, { actor: LUIS });
		expect((await store.requests.undoBulk(id, { actor: ANA })).notDone).toEqual([two]);
		expect(await states()).toEqual(["open", "answered", "open"]);
	});

	it("is taken back by who did it alone", async () => {
		const { store, bulk, states } = await withThree();
		const { bulk: id } = await bulk({ kind: "spam" });
		expect((await store.requests.undoBulk(id, { actor: LUIS })).done).toEqual([]);
		expect(await states()).toEqual(["spam", "spam", "spam"]);
	});

	it("is done once, also if it is sent twice, and so is its undo", async () => {
		const { store, references, bulk, historyOf } = await withThree();
		const first = await bulk({ kind: "spam" });
		const revision = await store.requests.revision();
		expect(await bulk({ kind: "spam" })).toEqual(first);
		expect(await store.requests.revision()).toBe(revision);
		const undo = () => store.requests.undoBulk(first.bulk, { actor: ANA, actionId: "undo-undo" });
		expect(await undo()).toEqual(await undo());
		expect(await historyOf(references[0])).toHaveLength(2);
	});

	it("is another if others are marked under the same id, as on a page that was gone back to", async () => {
		const { bulk, marked, states } = await withThree();
		const first = await bulk({ kind: "spam" }, ID, marked.slice(0, 1));
		const second = await bulk({ kind: "spam" }, ID, marked.slice(1));
		expect(second.bulk).not.toBe(first.bulk);
		expect(await states()).toEqual(["spam", "spam", "spam"]);
	});

	it("tells what was done, with names, and whether it can be undone", async () => {
		const { store, references, bulk } = await withThree();
		const { bulk: id } = await bulk({ kind: "answered", by: "call" });
		await store.requests.act(references[2] ?? "", { kind: "unanswered" }, { actor: LUIS });
		expect(await store.requests.actionsDone(id, ANA)).toMatchObject([
			{ request: { reference: references[0], version: 1 }, action: { kind: "answered", by: "call", undoable: true } },
			{ request: { reference: references[1], details: { name: "Dos" } }, action: { undoable: true } },
			{ request: { reference: references[2], version: 2 }, action: { undoable: false } },
		]);
		expect(await store.requests.actionsDone(id, LUIS)).toEqual([]);
		expect(await store.requests.actionsDone("nobody's", ANA)).toEqual([]);
	});

	it("tells who gets them in one mail, and withdraws it where all is undone in time", async () => {
		const { store, clock, references, bulk } = await withThree();
		const passedMails = async () => {
			clock.time = new Date(clock.time.getTime() + UNDO_WAIT);
			return (await store.mails.claim(HOUR, 20)).filter(({ kind }) => kind === "passed");
		};
		const { bulk: first } = await bulk({ kind: "pass", to: { person: LUIS } });
		await store.requests.undoBulk(first, { actor: ANA });
		expect(await passedMails()).toEqual([]);
		const seen = references.map((reference) => ({ reference, seenVersion: 2 }));
		await store.requests.actInBulk(seen, { kind: "pass", to: { unit: "bi" } }, { actor: ANA });
		const [mail, ...more] = await passedMails();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ request: undefined, content: { unit: "bi", from: ANA, more: 0 } });
		expect([...(mail?.names?.values() ?? [])].sort()).toEqual(["Dos", "Tres", "Una"]);
	});

	it("tells of those that stay passed if some cannot be taken back, and of one as of one", async () => {
		const { store, clock, references, bulk } = await withThree();
		const [one = ""] = references;
		const { bulk: id } = await bulk({ kind: "pass", to: { person: LUIS } });
		await store.requests.act(one, { kind: "note", text: "La leo" }, { actor: LUIS });
		await store.requests.undoBulk(id, { actor: ANA });
		clock.time = new Date(clock.time.getTime() + UNDO_WAIT);
		const passed = (await store.mails.claim(HOUR, 20)).filter((mail) => mail.kind === "passed");
		expect(passed).toMatchObject([{ request: { reference: one }, content: { person: LUIS, from: ANA } }]);
	});

	it("says nothing by mail to who passes them to themselves", async () => {
		const { store, clock, bulk } = await withThree();
		await bulk({ kind: "pass", to: { person: ANA } });
		clock.time = new Date(clock.time.getTime() + UNDO_WAIT);
		expect((await store.mails.claim(HOUR, 20)).filter((mail) => mail.kind === "passed")).toEqual([]);
	});

	it("lets held ones go, and holds them again without a mail", async () => {
		const { store, bulk, states, database } = await withThree("trap");
		const { bulk: id } = await bulk({ kind: "release" });
		expect(await states()).toEqual(["open", "open", "open"]);
		await store.requests.undoBulk(id, { actor: ANA });
		expect(await states()).toEqual(["held", "held", "held"]);
		expect(await database.db.selectFrom("mails").select("kind").execute()).toEqual([]);
	});

	it("of two lists that share requests at the same moment each is done once", async () => {
		const { database, clock, references, marked, historyOf } = await withThree();
		const [one, other] = [await storeOn(database, clock), await storeOn(database, clock)];
		const outcomes = await Promise.all([
			one.requests.actInBulk(marked, { kind: "spam" }, { actor: ANA }),
			other.requests.actInBulk(marked.toReversed(), { kind: "answered" }, { actor: LUIS }),
		]);
		expect(outcomes.map(({ done }) => done.length).sort()).toEqual([0, 3]);
		for (const reference of references) expect(await historyOf(reference)).toHaveLength(1);
	});

	it("is refused for more than fit a call", async () => {
		const { store } = await withThree();
		const many = Array.from({ length: MAX_MARKED + 1 }, () => ({ reference: "2222-2222", seenVersion: 0 }));
		await expect(store.requests.actInBulk(many, { kind: "spam" }, { actor: ANA })).rejects.toThrow(RangeError);
	});
});

it("a release of several on postgres waits for whoever decides on one of their mailboxes without holding up that one", async () => {
	const staffMailLimit = { requests: 9, seconds: 60 };
	const { store, database } = await freshStore("postgres", { staffMailLimit });
	const marked: Marked[] = [];
	for (const email of ["una@example.com", "otra@example.com"]) {
		const { reference } = await store.requests.accept({ ...patientRequest, email }, { suspicion: "trap" });
		marked.push({ reference, seenVersion: 0 });
	}
	const last = await database.db.selectFrom("requests").select("mailbox").orderBy("id", "desc").executeTakeFirst();
	const waiting = sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
		where locktype = 'advisory' and not granted and datname = current_database()`;
	const released = await database.db.transaction().execute(async (other) => {
		await advisoryLocks(other, "postgres", "requests", [last?.mailbox ?? ""]);
		const release = store.requests.actInBulk(marked, { kind: "release" }, { actor: ANA });
		await vi.waitFor(async () => expect((await waiting.execute(database.db)).rows).toHaveLength(1));
		await advisoryLocks(other, "postgres", "notices", ["all"]);
		return { release };
	});
	expect((await released.release).done).toHaveLength(2);
});
