/** How many codes to sign in may be asked for (docs/decisions/0036-desk-door.md). */
import { advisoryLocks } from "../../database/database.ts";
import type { Tx } from "../../database/tables.ts";
import { DAY, HOUR, SECOND } from "../../durations.ts";
import * as rates from "../limits/rate-limit.ts";
import type { StoreContext } from "../store-context.ts";

/** Codes that one client address may ask for, whatever `RATE_LIMIT` says. */
const CODES_PER_CLIENT: rates.RateLimit = { requests: 10, seconds: 600 };
/** Codes for one address: with five tries each, a guesser who goes on all day finds one in 17,000 days. */
const CODES_PER_ADDRESS = [
	{ codes: 5, within: HOUR },
	{ codes: 12, within: DAY },
];

export function codeLimits({ database, subjectOf }: Pick<StoreContext, "database" | "subjectOf">) {
	/** @returns why not, if the client has asked too often */
	async function countHit(transaction: Tx, networks: readonly rates.ClientNetwork[], time: Date) {
		const limited = rates.limitedNetworks(networks, CODES_PER_CLIENT, (name) => subjectOf("desk network", name));
		// One after the other, or several at once would each find room.
		await advisoryLocks(transaction, database.kind, "networks", rates.subjectsIn(limited));
		const hits = rates.rateLimitHits(transaction, database.kind, time, "sign_in_hits");
		await hits.read(limited);
		const over = hits.take(limited);
		await hits.save();
		return over && { network: networks[over.index]?.name ?? "", wait: over.wait };
	}

	async function hasRoom(transaction: Tx, member: string, time: Date): Promise<boolean> {
		await advisoryLocks(transaction, database.kind, "codes", [member]);
		const sent = transaction.selectFrom("sign_ins").select("created_at").where("code", "<>", "");
		const rows = await sent.where("member", "=", member).execute();
		return CODES_PER_ADDRESS.every(({ codes, within }) => {
			const since = time.getTime() - within;
			return rows.filter(({ created_at }) => Date.parse(created_at) > since).length < codes;
		});
	}

	async function deleteExpired(time: Date): Promise<void> {
		const window = new Date(time.getTime() - CODES_PER_CLIENT.seconds * SECOND).toISOString();
		await database.db.deleteFrom("sign_in_hits").where("at", "<=", window).execute();
	}

	return { countHit, hasRoom, deleteExpired };
}
