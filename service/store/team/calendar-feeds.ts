/** A calendar of calls for each member, at an address that only they are told; the store keeps its hash alone. */
import { DAY } from "../../durations.ts";
import { callsSince } from "../requests/calls.ts";
import type { StoreContext } from "../store-context.ts";

/** Past calls stay this long in the feed, for calendars that are rarely refreshed. */
const SHOWN_AFTER = 7 * DAY;

export function calendarFeeds({ database, now, newSecret, memberOf, secretHash }: StoreContext) {
	const { db } = database;

	/** Makes a member's calendar, in place of the one there was. @returns its token */
	async function create(address: string): Promise<string> {
		const token = newSecret();
		const feed = { secret: secretHash("calendar feed", token), created_at: now().toISOString() };
		const insert = db.insertInto("calendar_feeds").values({ member: memberOf(address), ...feed });
		await insert.onConflict((clash) => clash.column("member").doUpdateSet(feed)).execute();
		return token;
	}

	async function has(address: string): Promise<boolean> {
		const feeds = db.selectFrom("calendar_feeds").select("member").where("member", "=", memberOf(address));
		return (await feeds.execute()).length > 0;
	}

	async function revoke(address: string): Promise<void> {
		await db.deleteFrom("calendar_feeds").where("member", "=", memberOf(address)).execute();
	}

	/** The calls of whose calendar it is: theirs, and those that nobody on the team has. @returns undefined if it is nobody's */
	async function read(token: string, team: readonly string[]) {
		const secret = secretHash("calendar feed", token);
		const [feed] = await db.selectFrom("calendar_feeds").select("member").where("secret", "=", secret).execute();
		const member = feed && team.find((address) => memberOf(address) === feed.member);
		if (!member) return undefined;
		const since = new Date(now().getTime() - SHOWN_AFTER);
		const calls = callsSince(db, since).select(["reference", "call_at", "call_changes", "taken_by"]);
		return (await calls.execute())
			.filter(({ taken_by }) => taken_by === member || !team.includes(taken_by ?? ""))
			.map(({ reference, call_at, call_changes: changes }) => ({ reference, at: new Date(call_at ?? ""), changes }));
	}

	return { create, has, revoke, read };
}
