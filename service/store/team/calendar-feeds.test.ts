import { describe, expect, it } from "vitest";
import { CALLS, callRequest, LATER } from "../../../testing/calls.ts";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { accepting, freshStore } from "../../../testing/databases/stores.ts";

const ANA = "ana@example.com";
const LUIS = "luis@example.com";
const TEAM = [ANA, LUIS];

describe.each(DATABASE_KINDS)("a member's calendar on %s", (kind) => {
	async function withCalls() {
		const { store, database } = await freshStore(kind, { calls: CALLS });
		const theirs = await accepting(store)(callRequest(1));
		const free = await accepting(store)(callRequest(2, LATER));
		await store.requests.act(theirs.reference, { kind: "take" }, { actor: LUIS });
		return { store, database, theirs: theirs.reference, free: free.reference };
	}
	const read = async (
		feeds: Awaited<ReturnType<typeof withCalls>>["store"]["calendarFeeds"],
		token: string,
		team = TEAM,
	) => (await feeds.read(token, team))?.map(({ reference }) => reference);

	it("has their calls and those that nobody has, with nothing but reference and hour", async () => {
		const { store, theirs, free } = await withCalls();
		const [ana, luis] = [await store.calendarFeeds.create(ANA), await store.calendarFeeds.create(LUIS)];
		expect(await read(store.calendarFeeds, ana)).toEqual([free]);
		expect(await read(store.calendarFeeds, luis)).toEqual([theirs, free]);
		expect(await store.calendarFeeds.read(ana, TEAM)).toEqual([{ reference: free, at: new Date(LATER), changes: 0 }]);
	});

	it("has the calls of somebody who left the team", async () => {
		const { store, theirs, free } = await withCalls();
		expect(await read(store.calendarFeeds, await store.calendarFeeds.create(ANA), [ANA])).toEqual([theirs, free]);
	});

	it("is nobody's once it is revoked, replaced, or its member leaves the team or signs out everywhere", async () => {
		const { store, database } = await withCalls();
		const { calendarFeeds, signIns } = store;
		const first = await calendarFeeds.create(ANA);
		const second = await calendarFeeds.create(ANA);
		expect(await read(calendarFeeds, first)).toBeUndefined();
		expect(await read(calendarFeeds, second)).toHaveLength(1);
		expect(JSON.stringify(await database.db.selectFrom("calendar_feeds").selectAll().execute())).not.toContain(second);
		expect(await read(calendarFeeds, second, [LUIS])).toBeUndefined();
		await signIns.signOutAllBut([LUIS]);
		expect(await read(calendarFeeds, second)).toBeUndefined();
		const third = await calendarFeeds.create(ANA);
		await signIns.signOutEverywhere(ANA);
		expect([await calendarFeeds.has(ANA), await read(calendarFeeds, third)]).toEqual([false, undefined]);
		const fourth = await calendarFeeds.create(ANA);
		await calendarFeeds.revoke(ANA);
		expect(await read(calendarFeeds, fourth)).toBeUndefined();
	});

	it("tells a call no longer once it is cancelled or spam", async () => {
		const { store, theirs, free } = await withCalls();
		const token = await store.calendarFeeds.create(LUIS);
		await store.requests.act(theirs, { kind: "uncall" }, { actor: LUIS });
		await store.requests.act(free, { kind: "spam" }, { actor: LUIS });
		expect(await store.calendarFeeds.read(token, TEAM)).toEqual([]);
	});
});
