import type { Db } from "../../database/tables.ts";
import { DAY, SECOND } from "../../durations.ts";

/** A network is spam's if staff marked as many as that within a day. */
const MIN_SPAM = 2;
/** Other processes' marks count after that; asking with each request would cost a tenth of its time. */
const KNOWN_FOR = 10 * SECOND;

export function spamNetworks() {
	let known = new Set<string | null>();
	let readAt = Number.NEGATIVE_INFINITY;

	async function get(db: Db, time: Date): Promise<typeof known> {
		const at = time.getTime();
		if (Math.abs(at - readAt) < KNOWN_FOR) return known;
		const spam = db.selectFrom("requests").where("spam_at", ">", new Date(at - DAY).toISOString());
		const networks = spam.select("network").where("network", "is not", null).groupBy("network");
		const rows = await networks.having((request) => request.fn.countAll(), ">=", MIN_SPAM).execute();
		readAt = at;
		known = new Set(rows.map(({ network }) => network));
		return known;
	}

	/** Reads them anew with the next request: staff did something. */
	function forget(): void {
		readAt = Number.NEGATIVE_INFINITY;
	}

	return { get, forget };
}
