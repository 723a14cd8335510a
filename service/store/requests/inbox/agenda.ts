import type { Db } from "../../../database/tables.ts";
import type { StoreContext } from "../../store-context.ts";
import { createDescriber } from "./desk-request.ts";

/** More than a team holds in the days that are offered. */
const MOST = 500;

/** Requests with a call from then on, by its hour. */
export const callsSince = (db: Db, since: Date) =>
	db
		.selectFrom("requests")
		.where("call_at", ">=", since.toISOString())
		.where("spam_at", "is", null)
		.orderBy("call_at")
		.orderBy("id")
		.limit(MOST);

/** What the team calls and when. */
export function agenda(context: StoreContext) {
	const { describe } = createDescriber(context);
	const { db } = context.database;
	const calls = async (since: Date) => await describe(await callsSince(db, since).selectAll().execute());
	return { calls };
}
