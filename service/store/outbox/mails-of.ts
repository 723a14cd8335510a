import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { type MailStatus, mailStatus } from "./mail-row.ts";

/** What became of the mails of these requests, by the request's id, the oldest first; the list that names one is among them. */
export async function mailsOf(db: Kysely<Tables>, requestIds: readonly string[]): Promise<Map<string, MailStatus[]>> {
	if (requestIds.length === 0) return new Map();
	const about = (request: "requests.id" | "requests.listed_in", mail: "mails.request_id" | "mails.id") =>
		db
			.selectFrom("mails")
			.innerJoin("requests", request, mail)
			.selectAll("mails")
			.select("requests.id as about")
			.where("requests.id", "in", requestIds);
	const own = about("requests.id", "mails.request_id");
	const lists = about("requests.listed_in", "mails.id");
	const rows = await own.unionAll(lists).orderBy("created_at").orderBy("kind", "desc").orderBy("id").execute();
	const mails = Map.groupBy(rows, ({ about }) => about);
	return new Map(Array.from(mails, ([id, some]) => [id, some.map(mailStatus)]));
}
