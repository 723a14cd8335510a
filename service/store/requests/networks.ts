import { count, inList } from "../../database/database.ts";
import type { Db, RequestsTable } from "../../database/tables.ts";
import { DAY } from "../../durations.ts";
import type { StoreContext } from "../store-context.ts";
import { MAX_MARKED, type Marked } from "./actions/action.ts";
import { heldByNetwork, isHeld, pending } from "./request-filter.ts";

/** How many requests are held for the network of each of these, by their ids. */
export async function heldGroups({ database: { db, kind } }: StoreContext, rows: readonly RequestsTable[]) {
	const firsts = rows.filter((row) => row.suspicion === "network" && isHeld(row));
	if (firsts.length === 0) return new Map<string, number>();
	const networks = firsts.flatMap(({ network }) => network ?? []);
	const held = db.selectFrom("requests").select(["network", count]).where(heldByNetwork).groupBy("network");
	const counted = await held.where("network", "in", inList(kind, networks)).execute();
	const counts = new Map(counted.map(({ network, count }) => [network, count]));
	return new Map(firsts.map(({ id, network }) => [id, counts.get(network) ?? 1]));
}

/** What else came from a request's network within a day of it and is open or held, the newest first; as many as fit an action. */
export async function othersOfNetwork(db: Db, reference: string): Promise<Marked[]> {
	const [row] = await db.selectFrom("requests").selectAll().where("reference", "=", reference).execute();
	if (!row?.network) return [];
	const received = Date.parse(row.received_at);
	const open = db.selectFrom("requests").select(["reference", "version as seenVersion"]).where(pending);
	const others = open
		.where("network", "=", row.network)
		.where("received_at", ">", new Date(received - DAY).toISOString())
		.where("received_at", "<", new Date(received + DAY).toISOString());
	return await others.orderBy("received_at", "desc").limit(MAX_MARKED).execute();
}
