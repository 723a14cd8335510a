import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import { freshStore, listed, type StoreChanges, storeOn } from "../../../testing/stores.ts";
import type { Store } from "../store.ts";
import type { DueMail } from "./mail-queue.ts";
import { MAX_LISTED } from "./staff-mail-limit.ts";

const LIMIT = { requests: 3, seconds: 600 };
const MINUTE = 60_000;

describe.each(DATABASE_KINDS)("mails to staff above their limit on %s", (kind) => {
	async function office(changes: StoreChanges = {}) {
		const { store, database, clock } = await freshStore(kind, { staffMailLimit: LIMIT, ...changes });
		let people = 0;
		/** Stores so many requests. @returns their references */
		const flood = async (count: number) => {
			const requests = Array.from({ length: count }, () => ({ ...patientRequest, email: `a${people++}@example.com` }));
			return (await Promise.all(requests.map((request) => store.requests.accept(request)))).map(
				({ reference }) => reference,
			);
		};
		const pass = (ms: number) => {
			clock.time = new Date(clock.time.getTime() + ms);
		};
		const claim = (from: Store = store) => from.mails.claim(2 * MINUTE, 100, true, ["staff"]);
		/** Takes in hand what may leave now, and lets it leave. */
		const leave = async () => {
			const mails = await claim();
			for (const { id } of mails) await store.mails.markSent(id);
			return mails;
		};
		return { store, database, clock, flood, pass, claim, leave };
	}

	const about = (mails: readonly DueMail[]) =>
		mails.flatMap(({ request, listed }) => request?.reference ?? listed?.map(({ reference }) => reference) ?? []);
	const kinds = (mails: readonly DueMail[]) => mails.map((mail) => mail.kind);

	it("wait a minute for each other and leave in one mail, and each request has its place once", async () => {
		const { flood, pass, leave } = await office();
		const references = await flood(10);
		const first = await leave();
		expect(kinds(first)).toEqual(["staff", "staff", "staff"]);
		pass(MINUTE - 1);
		expect(await leave()).toEqual([]);
		pass(1);
		const then = await leave();
		expect(kinds(then)).toEqual(["batch"]);
		expect(then[0]?.listed).toHaveLength(7);
		expect(about([...first, ...then]).sort()).toEqual(references.sort());
		pass(HOUR);
		expect(await leave()).toEqual([]);
	});

	it("are none where as many come in as may leave, or where there is no limit", async () => {
		const within = await office();
		await within.flood(3);
		expect(kinds(await within.leave())).toEqual(["staff", "staff", "staff"]);
		const without = await office({ staffMailLimit: undefined });
		await without.flood(30);
		expect(new Set(kinds(await without.leave()))).toEqual(new Set(["staff"]));
	});

	it("leave by themselves again once the ten minutes have passed", async () => {
		const { flood, pass, leave } = await office();
		await flood(2);
		await leave();
		pass(9 * MINUTE);
		await flood(2);
		expect(kinds(await leave())).toEqual(["staff"]);
		pass(MINUTE - 1);
		expect(await leave()).toEqual([]);
		pass(2);
		expect(kinds(await leave())).toEqual(["staff"]);
	});

	it("make no second list within ten minutes of the first", async () => {
		const { flood, pass, leave } = await office({ staffMailLimit: { requests: 1, seconds: 3600 } });
		await flood(2);
		await leave();
		pass(MINUTE);
		expect(kinds(await leave())).toEqual(["batch"]);
		await flood(1);
		pass(9 * MINUTE);
		await flood(1);
		expect(await leave()).toEqual([]);
		pass(MINUTE);
		const [second] = await leave();
		expect(second?.listed).toHaveLength(2);
	});

	it("join a list that could not leave, instead of making another", async () => {
		const { store, flood, pass, leave, claim } = await office({ staffMailLimit: { requests: 1, seconds: 3600 } });
		const references = await flood(3);
		const first = await leave();
		pass(MINUTE);
		const [list] = await claim();
		expect(list?.listed).toHaveLength(2);
		await store.mails.retry(list?.id ?? "", new Date(NOON.getTime() + HOUR), "ECONNREFUSED");
		pass(20 * MINUTE);
		references.push(...(await flood(2)));
		pass(MINUTE);
		const [whole, ...others] = await claim();
		expect(others).toEqual([]);
		expect(about([...first, whole as DueMail]).sort()).toEqual(references.sort());
		expect(whole?.messageId).not.toBe(list?.messageId);
		// Whoever watches sees since when the oldest of them has been owed.
		expect(await store.figures.oldestPendingMail()).toEqual(NOON);
	});

	it("are counted by all processes together, and listed by one of them", async () => {
		const { database, clock, flood, pass, claim } = await office();
		const others = await Promise.all([1, 2, 3].map(() => storeOn(database, clock, { staffMailLimit: LIMIT })));
		const references = await flood(20);
		const all = async () => (await Promise.all(others.map((other) => claim(other)))).flat();
		const first = await all();
		expect(kinds(first)).toEqual(["staff", "staff", "staff"]);
		pass(MINUTE);
		const then = await all();
		expect(kinds(then)).toEqual(["batch"]);
		expect(about([...first, ...then]).sort()).toEqual(references.sort());
	});

	it("come again where the process that had their list in hand ended, under the same Message-ID", async () => {
		const { flood, pass, leave, claim } = await office();
		await flood(5);
		await leave();
		pass(MINUTE);
		const [list] = await claim();
		pass(3 * MINUTE);
		expect(await claim()).toEqual([expect.objectContaining({ id: list?.id, messageId: list?.messageId })]);
	});

	it("hold back neither a copy that staff ask for nor reminders", async () => {
		const { store, database, flood, leave } = await office();
		const [reference = ""] = await flood(4);
		await leave();
		await store.mails.resend(reference, "staff");
		const row = await database.db.selectFrom("mails").selectAll().where("kind", "=", "staff").executeTakeFirstOrThrow();
		const reminder = { ...row, id: "r", request_id: null, kind: "reminder", content: "{}", state: "pending" } as const;
		await database.db.insertInto("mails").values(reminder).execute();
		const left = await leave();
		expect(kinds(left).sort()).toEqual(["reminder", "staff"]);
		expect(about(left)).toEqual([reference]);
	});

	it("fill as many lists as they need", async () => {
		const { flood, pass, leave } = await office();
		const references = await flood(MAX_LISTED + 10);
		const first = await leave();
		pass(MINUTE);
		const then = [...(await leave()), ...(await leave())];
		expect(then.map(({ listed }) => listed?.length)).toEqual([MAX_LISTED, 7]);
		expect(about([...first, ...then]).sort()).toEqual(references.sort());
	});

	it("do not wait for a clock that was set back to catch up", async () => {
		const { flood, pass, leave } = await office();
		await flood(5);
		await leave();
		pass(MINUTE);
		expect(kinds(await leave())).toEqual(["batch"]);
		pass(-48 * HOUR);
		await flood(1);
		expect(kinds(await leave())).toEqual(["staff"]);
		await flood(4);
		await leave();
		pass(MINUTE);
		expect(kinds(await leave())).toEqual(["batch"]);
	});

	it("of an erased person are in no list, and the others keep their place, also in one on its way", async () => {
		const { store, flood, pass, leave, claim } = await office();
		const references = await flood(6);
		const first = await leave();
		pass(MINUTE);
		const [list] = await claim();
		const gone = list?.listed?.[0];
		await store.persons.erase(gone?.details?.email ?? "");
		await store.mails.markSent(list?.id ?? "");
		pass(10 * MINUTE);
		const then = await leave();
		const told = about([...first, ...then]);
		expect(told.sort()).toEqual(references.filter((reference) => reference !== gone?.reference).sort());
	});

	it("say in each request what became of their list, and can be tried again from there", async () => {
		const { store, flood, pass, leave, claim } = await office();
		await flood(5);
		await leave();
		pass(MINUTE);
		const [list] = await claim();
		const reference = list?.listed?.[0]?.reference ?? "";
		const noticeOf = async () => (await store.requests.get(reference))?.mails.find((mail) => mail.kind === "staff");
		expect(await noticeOf()).toMatchObject({ state: "batched", batch: { kind: "batch", state: "pending" } });
		await store.mails.markFailed(list?.id ?? "", "550 EENVELOPE");
		expect(await noticeOf()).toMatchObject({ batch: { state: "failed", error: "550 EENVELOPE" } });
		const ids = (await listed(store, 9)).map(({ id }) => id);
		const failed = await store.requests.mailsOf(ids, "failed");
		expect(failed.size).toBe(about([list as DueMail]).length);
		expect([...failed.values()][0]).toMatchObject([{ kind: "staff", batch: { state: "failed" } }]);
		expect(await store.mails.resend(reference, "failed")).toBe(1);
		expect(await leave()).toMatchObject([{ id: list?.id }]);
		expect(await noticeOf()).toMatchObject({ batch: { state: "sent" } });
		expect((await store.requests.mailsOf(ids, "failed")).size).toBe(0);
	});

	it("are forgotten with their requests, and the list with the last of them", async () => {
		const { store, database, flood, pass, leave } = await office();
		await flood(5);
		await leave();
		pass(MINUTE);
		await leave();
		const count = async () => (await database.db.selectFrom("mails").select("id").execute()).length;
		// Made a minute after its requests, but dated like the oldest of them.
		expect(await store.retention.purge(new Date(NOON.getTime() - 1))).toBe(0);
		expect(await count()).toBe(11);
		expect(await store.retention.purge(new Date(NOON.getTime() + 1))).toBe(5);
		expect(await count()).toBe(0);
	});
});
