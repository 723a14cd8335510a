/** What is known of networks that requests came from: which are spam's, and what else came from one. */
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { type DatabaseKind, inList } from "../../database/database.ts";
import type { RequestsTable, Tables } from "../../database/tables.ts";
import { DAY } from "../../durations.ts";
import type { StoreContext } from "../store-context.ts";
import { heldByNetwork, isHeld, pending } from "./request-filter.ts";

/** How many requests are held for the network of each of these, by their ids. */
export async function heldGroups(
	{ database: { db, kind } }: Pick<StoreContext, "database">,
	rows: readonly RequestsTable[],
): Promise<Map<string, number>> {
	const firsts = rows.filter((row) => row.suspicion === "network" && isHeld(row));
	if (firsts.length === 0) return new Map();
	const counted = await db
		.selectFrom("requests")
		.select(["network", sql<number>`cast(count(*) as integer)`.as("count")])
		.where(heldByNetwork)
		.where(
			"network",
			"in",
			inList(
				kind,
				firsts.flatMap(({ network }) => network ?? []),
			),
		)
		.groupBy("network")
		.execute();
	const counts = new Map(counted.map(({ network, count }) => [network, count]));
	return new Map(firsts.map(({ id, network }) => [id, counts.get(network) ?? 1]));
}

/** What else came from a request's network, within a day of it, and is open or held. */
export const othersOfNetwork =
	({ id, network, received_at }: Pick<RequestsTable, "id" | "network" | "received_at">) =>
	(request: ExpressionBuilder<Tables, "requests">) => {
		const [from, to] = [-DAY, DAY].map((span) => new Date(Date.parse(received_at) + span).toISOString());
		return request.and([
			pending(request),
			request("network", "=", network),
			request.between("received_at", from as string, to as string),
			request("id", "!=", id),
		]);
	};

export async function countOthers(db: Kysely<Tables>, row: RequestsTable): Promise<number> {
	if (row.network === null) return 0;
	const count = sql<number>`cast(count(*) as integer)`.as("count");
	return (await db.selectFrom("requests").select(count).where(othersOfNetwork(row)).executeTakeFirstOrThrow()).count;
}

/** Among these, the networks of which the team marked two requests or more as spam within a day. */
export async function spamNetworks(
	db: Kysely<Tables>,
	kind: DatabaseKind,
	networks: readonly string[],
	time: Date,
): Promise<Set<string | null>> {
	if (networks.length === 0) return new Set();
	const rows = await db
		.selectFrom("requests")
		.select("network")
		.where("network", "in", inList(kind, networks))
		.where("spam_at", ">", new Date(time.getTime() - DAY).toISOString())
		.groupBy("network")
		.having((request) => request.fn.countAll(), ">=", 2)
		.execute();
	return new Set(rows.map(({ network }) => network));
}
