import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { type MailStatus, mailStatus } from "./mail-row.ts";

/** What became of the mails of these requests, by the request's id, the oldest first; the list that names one is among them. */
export async function mailsOf(db: Kysely<Tables>, requestIds: readonly string[]): Promise<Map<string, MailStatus[]>> {
	if (requestIds.length === 0) return new Map();
	const own = db
		.selectFrom("mails")
		.innerJoin("requests", "requests.id", "mails.request_id")
		.selectAll("mails")
		.select("requests.id as about")
		.where("mails.request_id", "in", requestIds);
	const lists = db
		.selectFrom("mails")
		.innerJoin("requests", "requests.listed_in", "mails.id")
		.selectAll("mails")
		.select("requests.id as about")
		.where("requests.id", "in", requestIds);
	const rows = await own.unionAll(lists).orderBy("created_at").orderBy("kind", "desc").orderBy("id").execute();
	const mails = Map.groupBy(rows, ({ about }) => about);
	return new Map(Array.from(mails, ([id, some]) => [id, some.map(mailStatus)]));
}
