/** Signing in to the desk by a code sent by mail, and the devices that are signed in (docs/decisions/0036-desk-door.md). */
import { randomInt } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Tables, Tx } from "../../database/tables.ts";
import { DAY, MINUTE } from "../../durations.ts";
import type { ClientNetwork } from "../limits/rate-limit.ts";
import type { StoreContext } from "../store-context.ts";
import { codeLimits } from "./code-limits.ts";
import { operatorCodes } from "./operator-codes.ts";

/** How long a code is good for, and a device remembered; in milliseconds. */
export const CODE_LASTS = 10 * MINUTE;
export const DEVICE_LASTS = 30 * DAY;
/** Wrong codes, after which a sign-in is over. */
const MAX_TRIES = 5;

type CodeTried =
	/** The token of the device from now on. */
	| { outcome: "right"; token: string }
	| { outcome: "wrong"; left: number }
	/** There is no such sign-in, or no longer: used, too old, or tried too often. */
	| { outcome: "over" };

export type SignIns = ReturnType<typeof signIns>;

/** Its functions resolve once it is on disk, and reject with the database's error. */
export function signIns(context: StoreContext) {
	const { database, now, newSecret, memberOf, secretHash } = context;
	const { db } = database;
	const limits = codeLimits(context);
	const idOf = (token: string) => secretHash("desk token", token);

	/** Begins a sign-in, for any address alike. @returns a token, and six digits unless it had its codes; `refused` if the client had */
	async function begin(address: string, networks: readonly ClientNetwork[]) {
		const token = newSecret();
		const code = String(randomInt(1_000_000)).padStart(6, "0");
		const time = now();
		const row: Tables["sign_ins"] = {
			id: idOf(token),
			member: memberOf(address),
			code: secretHash("desk code", `${idOf(token)} ${code}`),
			tries: 0,
			created_at: time.toISOString(),
			expires_at: new Date(time.getTime() + CODE_LASTS).toISOString(),
		};
		return await db.transaction().execute(async (transaction) => {
			const refused = await limits.countHit(transaction, networks, time);
			if (refused) return { token, refused };
			const sends = await limits.hasRoom(transaction, row.member, time);
			// Without a code it is over from the start: it is answered like any other, and no guess is right.
			const kept = sends ? row : { ...row, code: "" };
			await transaction.insertInto("sign_ins").values(kept).execute();
			return { token, code: sends ? code : undefined };
		});
	}

	/** Whether this browser's sign-in still waits for its code. */
	async function isWaiting(token: string): Promise<boolean> {
		const row = await db.selectFrom("sign_ins").select("tries").where(stillOpen(token)).executeTakeFirst();
		return row !== undefined;
	}

	/** Tries a code: counted first, so that no number of tries at once is more than five. */
	async function tryCode(token: string, code: string): Promise<CodeTried> {
		return await db.transaction().execute(async (transaction) => {
			const open = transaction.updateTable("sign_ins").where(stillOpen(token)).returningAll();
			const row = await open.set((column) => ({ tries: column("tries", "+", 1) })).executeTakeFirst();
			if (!row) return { outcome: "over" };
			// Both are hashed with the store's key, so that the time of the comparison tells nothing of the code.
			if (row.code !== secretHash("desk code", `${row.id} ${code}`)) {
				const left = MAX_TRIES - row.tries;
				return left > 0 ? { outcome: "wrong", left } : { outcome: "over" };
			}
			// Kept until it has counted against the address's codes of the day.
			await transaction.updateTable("sign_ins").set({ tries: MAX_TRIES }).where("id", "=", row.id).execute();
			return { outcome: "right", token: await remember(transaction, row.member) };
		});
	}

	/** Signs a device in. @returns its token from now on */
	async function remember(transaction: Tx, member: string): Promise<string> {
		const token = newSecret();
		const time = now();
		const session: Tables["desk_sessions"] = {
			id: idOf(token),
			member,
			created_at: time.toISOString(),
			expires_at: new Date(time.getTime() + DEVICE_LASTS).toISOString(),
		};
		await transaction.insertInto("desk_sessions").values(session).execute();
		return token;
	}

	function stillOpen(token: string) {
		const at = now().toISOString();
		return (row: ExpressionBuilder<Tables, "sign_ins">) =>
			row.and([row("id", "=", idOf(token)), row("tries", "<", MAX_TRIES), row("expires_at", ">", at)]);
	}

	/** Whose device this is. @param addresses the team's; the device of anybody else is ignored */
	async function addressOf(token: string, addresses: readonly string[]): Promise<string | undefined> {
		const devices = db.selectFrom("desk_sessions").select("member").where("expires_at", ">", now().toISOString());
		const session = await devices.where("id", "=", idOf(token)).executeTakeFirst();
		return session && addresses.find((address) => memberOf(address) === session.member);
	}

	async function signOut(token: string): Promise<void> {
		await db.deleteFrom("desk_sessions").where("id", "=", idOf(token)).execute();
	}

	/** Signs out every device of this address, ends its sign-ins that wait for a code, and its calendar. */
	async function signOutEverywhere(address: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			const member = memberOf(address);
			for (const table of ["desk_sessions", "calendar_feeds"] as const)
				await transaction.deleteFrom(table).where("member", "=", member).execute();
			await transaction.updateTable("sign_ins").set({ tries: MAX_TRIES }).where("member", "=", member).execute();
		});
	}

	/** Signs out everybody who is not on the team, and ends their calendars. Back on it, they have to sign in again. */
	async function signOutAllBut(addresses: readonly string[]): Promise<void> {
		const members = addresses.map(memberOf);
		for (const table of ["desk_sessions", "calendar_feeds"] as const)
			await db
				.deleteFrom(table)
				.$if(members.length > 0, (query) => query.where("member", "not in", members))
				.execute();
	}

	async function deleteExpired(): Promise<void> {
		const time = now();
		await limits.deleteExpired(time);
		await db.deleteFrom("desk_sessions").where("expires_at", "<=", time.toISOString()).execute();
		const dayAgo = new Date(time.getTime() - DAY).toISOString();
		await db.deleteFrom("sign_ins").where("created_at", "<=", dayAgo).execute();
	}

	return {
		begin,
		isWaiting,
		tryCode,
		operator: operatorCodes(context, remember),
		addressOf,
		signOut,
		signOutEverywhere,
		signOutAllBut,
		deleteExpired,
	};
}
