import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { freshStore, listed, type StoreChanges, storeOn } from "../../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import type { Store } from "../store.ts";
import { MAX_NAMED } from "./listed-requests.ts";
import type { DueMail } from "./mail-queue.ts";

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
		await flood(3);
		pass(10 * MINUTE - 1);
		await flood(1);
		expect(kinds(await leave())).toEqual(["staff", "staff", "staff"]);
		pass(1);
		await flood(1);
		expect(kinds(await leave())).toEqual(["staff"]);
	});

	it("make one list a minute", async () => {
		const { flood, pass, leave } = await office({ staffMailLimit: { requests: 1, seconds: 3600 } });
		await flood(2);
		await leave();
		pass(MINUTE);
		expect(kinds(await leave())).toEqual(["batch"]);
		await flood(1);
		pass(MINUTE / 2);
		await flood(1);
		expect(await leave()).toEqual([]);
		pass(MINUTE / 2);
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
		pass(HOUR);
		const [whole, ...others] = await claim();
		expect(others).toEqual([]);
		expect(about([...first, whole as DueMail]).sort()).toEqual(references.sort());
		// Whoever watches sees since when the oldest of them has been owed.
		expect(await store.figures.oldestPendingMail()).toEqual(NOON);
	});

	it("join no list that a process has in hand, or that may have arrived", async () => {
		const { store, flood, pass, leave, claim } = await office({ staffMailLimit: { requests: 1, seconds: 3600 } });
		await flood(2);
		await leave();
		pass(MINUTE);
		const [list] = await claim();
		await flood(1);
		await store.mails.retry(list?.id ?? "", new Date(NOON.getTime() + HOUR), "UNCONFIRMED ETIMEDOUT");
		await flood(1);
		pass(MINUTE);
		const [other, ...more] = await leave();
		expect(more).toEqual([]);
		expect(other?.listed).toHaveLength(2);
		expect(other?.id).not.toBe(list?.id);
	});

	it("are counted for what is released at once, too, and holding it again takes it out of its list", async () => {
		const { store, pass, leave } = await office({ staffMailLimit: { requests: 1, seconds: 3600 } });
		const held = await Promise.all(
			["a", "b", "c"].map((name) =>
				store.requests.accept({ ...patientRequest, email: `${name}@example.org` }, { suspicion: "trap" }),
			),
		);
		const marked = held.map(({ reference }) => ({ reference, seenVersion: 0 }));
		const { bulk } = await store.requests.actInBulk(marked, { kind: "release" }, { actor: "ana@example.com" });
		await store.requests.act(marked[2]?.reference ?? "", { kind: "hold" }, { actor: "ana@example.com" });
		pass(MINUTE);
		const told = await leave();
		expect(kinds(told)).toEqual(["staff", "batch"]);
		expect(about(told).sort()).toEqual([marked[0]?.reference, marked[1]?.reference].sort());
		expect(bulk).not.toBe("");
	});

	it("are counted by all processes together, and stand in one list", async () => {
		const { database, clock, pass, claim } = await office();
		let people = 0;
		const others = await Promise.all([1, 2, 3].map(() => storeOn(database, clock, { staffMailLimit: LIMIT })));
		const taken = others.flatMap(({ requests }) =>
			Array.from({ length: 7 }, (_, index) =>
				requests.accept({ ...patientRequest, email: `b${people++}.${index}@example.com` }),
			),
		);
		const references = (await Promise.all(taken)).map(({ reference }) => reference);
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

	it("hold back no reminders", async () => {
		const { database, flood, leave } = await office();
		await flood(4);
		await leave();
		const row = await database.db.selectFrom("mails").selectAll().where("kind", "=", "staff").executeTakeFirstOrThrow();
		const reminder = { ...row, id: "r", request_id: null, kind: "reminder", content: "{}", state: "pending" } as const;
		await database.db.insertInto("mails").values(reminder).execute();
		expect(kinds(await leave())).toEqual(["reminder"]);
	});

	it("are named up to fifty, and the others counted", async () => {
		const { flood, pass, leave } = await office();
		await flood(MAX_NAMED + 10);
		await leave();
		pass(MINUTE);
		const [list] = await leave();
		expect([list?.listed?.length, list?.more]).toEqual([MAX_NAMED, 7]);
	});

	it("do not wait for a clock that was set back to catch up", async () => {
		const { flood, pass, leave } = await office();
		await flood(5);
		await leave();
		pass(MINUTE);
		expect(kinds(await leave())).toEqual(["batch"]);
		pass(-48 * HOUR);
		await flood(5);
		expect(kinds(await leave())).toEqual(["staff", "staff", "staff"]);
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
		expect(await leave()).toEqual([]);
		await store.mails.retry(list?.id ?? "", NOON, "ECONNREFUSED");
		const told = about([...first, ...(await leave())]);
		expect(told.sort()).toEqual(references.filter((reference) => reference !== gone?.reference).sort());
	});

	it("say in each request what became of their list, and can be tried again from there", async () => {
		const { store, flood, pass, leave, claim } = await office();
		await flood(5);
		await leave();
		pass(MINUTE);
		const [list] = await claim();
		const reference = list?.listed?.[0]?.reference ?? "";
		const listOf = async () => (await store.requests.record(reference))?.mails.find((mail) => mail.kind === "batch");
		expect(await listOf()).toMatchObject({ state: "pending" });
		await store.mails.markFailed(list?.id ?? "", "550 EENVELOPE");
		expect(await listOf()).toMatchObject({ state: "failed", error: "550 EENVELOPE" });
		const failed = async () => {
			const files = await store.requests.withHistory(await listed(store, 9));
			return files.filter(({ mails }) => mails.some(({ state }) => state === "failed")).length;
		};
		expect(await failed()).toBe(about([list as DueMail]).length);
		expect(await store.mails.resend(reference)).toBe(1);
		expect(await leave()).toMatchObject([{ id: list?.id }]);
		expect(await listOf()).toMatchObject({ state: "sent" });
		expect(await failed()).toBe(0);
	});

	it("are forgotten with their requests, and the list with the last of them", async () => {
		const { store, database, flood, pass, leave } = await office();
		await flood(5);
		await leave();
		pass(MINUTE);
		await leave();
		const count = async () => (await database.db.selectFrom("mails").select("id").execute()).length;
		expect(await store.retention.purge(new Date(NOON.getTime() - 1))).toBe(0);
		expect(await count()).toBe(9);
		expect(await store.retention.purge(new Date(NOON.getTime() + 1))).toBe(5);
		expect(await count()).toBe(0);
	});
});
