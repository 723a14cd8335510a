import { sql } from "kysely";
import { count, inList, total } from "../../../database/database.ts";
import type { RequestsTable } from "../../../database/tables.ts";
import { type MailStatus, mailsOf } from "../../outbox/mail-row.ts";
import type { StoreContext } from "../../store-context.ts";
import { answerers, type HistoryEntry, historiesOf } from "../actions/history.ts";
import { dueFromOf, isHeld, isPastDeadline } from "../request-filter.ts";
import { formOfRequest, openedRequest, printableDetails } from "../stored-request.ts";

export type DeskRequest = Awaited<ReturnType<ReturnType<typeof createDescriber>["describe"]>>[number];

/** With what became of it. */
export interface RequestFile extends DeskRequest {
	history: HistoryEntry[];
	mails: MailStatus[];
}

/** Another request of the same person; by telephone alone perhaps of somebody else in the same household. */
export interface SamePersonRequest extends DeskRequest {
	agrees: "mail" | "telephone";
}

export interface RequestRecord extends RequestFile {
	/** Other requests with the same mail address, then those with the same telephone alone, each newest first. */
	samePerson: SamePersonRequest[];
	/** How many more of each there are. */
	more: Record<SamePersonRequest["agrees"], number>;
}

/** Reads what a list says of requests besides their rows; rejects with the database's error. */
export function createDescriber(context: Pick<StoreContext, "database" | "cipher" | "now" | "overdueAfter">) {
	const { cipher, now, overdueAfter } = context;
	const { db } = context.database;

	/** @param shown what was typed as a screen may show it, or as it is */
	async function describe(rows: readonly RequestsTable[], shown = printableDetails) {
		const ids = rows.map(({ id }) => id);
		const answered = rows.filter(({ answered_at }) => answered_at !== null).map(({ id }) => id);
		const [earlier, answeredBy] = await Promise.all([earlierCounts(ids), answerers(db, answered)]);
		return rows.map((row) => {
			const opened = openedRequest(row, cipher);
			const details = opened.details && shown(opened.details);
			const state = stateOf(row);
			const due = new Date(dueFromOf(row));
			return {
				...opened,
				/** Undefined, like the form, if it cannot be decrypted with the keys at hand. */
				details,
				form: details && formOfRequest({ kind: row.kind, details }),
				state,
				/** At the promised time, or when its call is, if that is earlier. */
				dueAt: new Date(due.getTime() + overdueAfter),
				/** Whether it is open or held past that: behind a held one, too, a person may be waiting. */
				overdue: (state === "open" || state === "held") && isPastDeadline(due, now(), overdueAfter),
				/** What `act` is to be given as `seenVersion`. */
				version: row.version,
				/** How often the same person had written before, and how often perhaps somebody else with the same telephone. */
				earlier: earlier.get(row.id)?.mail ?? 0,
				earlierByTelephone: earlier.get(row.id)?.telephone ?? 0,
				/** Address of the team member who answered it; undefined while nobody has, and for a command on the server. */
				answeredBy: answeredBy.get(row.id),
			};
		});
	}

	/** Those of these ids or references that there are, the oldest first. */
	async function describeThose(column: "id" | "reference", values: readonly string[]) {
		if (values.length === 0) return [];
		const rows = db.selectFrom("requests").selectAll().where(column, "in", inList(context.database.kind, values));
		return await describe(await rows.orderBy("received_at").orderBy("id").execute());
	}

	/** By the request's id. */
	async function earlierCounts(ids: readonly string[]) {
		if (ids.length === 0) return new Map<string, never>();
		const rows = await db
			.selectFrom("requests")
			.select((request) => {
				const earlier = sql<boolean>`(before.received_at, before.id) < (requests.received_at, requests.id)`;
				const before = request.selectFrom("requests as before").select(count).where(earlier);
				const alike = sql<boolean>`before.phone = nullif(requests.phone, '') and before.person <> requests.person`;
				const byMail = before.whereRef("before.person", "=", "requests.person");
				return ["id", byMail.as("mail"), before.where(alike).as("telephone")];
			})
			.where("id", "in", ids)
			.execute();
		return new Map(rows.map((row) => [row.id, row]));
	}

	async function withHistory<Described extends DeskRequest>(requests: readonly Described[]) {
		const ids = requests.map(({ id }) => id);
		const [histories, mails] = await Promise.all([historiesOf(db, cipher, ids), mailsOf(db, ids)]);
		return requests.map((one) => ({ ...one, history: histories.get(one.id) ?? [], mails: mails.get(one.id) ?? [] }));
	}

	return { describe, describeThose, withHistory };
}

/** How a request stands; each is in exactly one state. */
function stateOf(row: RequestsTable): "open" | "held" | "answered" | "spam" {
	if (row.answered_at !== null) return "answered";
	if (row.spam_at !== null) return "spam";
	return isHeld(row) ? "held" : "open";
}

// By mail and by telephone each: who sends many with somebody's telephone hides nothing that came with that person's address.
const MAX_SHOWN = 20;

/** What the team has worked on comes first, and what nobody vouches for last, however many of those there are. */
const RANK = sql`case when spam_at is not null then 2 when answered_at is not null or taken_by is not null then 0
	when quarantined_at is not null and released_at is null then 2 else 1 end`;

/** Other requests with the same mail address, then those with the same telephone alone; each newest first. */
export async function samePerson(
	{ database: { db } }: StoreContext,
	describe: ReturnType<typeof createDescriber>["describe"],
	{ id, person, phone }: RequestsTable,
) {
	const [mail, telephone] = await Promise.all([alike("mail"), phone ? alike("telephone") : { shown: [], more: 0 }]);
	return { samePerson: [...mail.shown, ...telephone.shown], more: { mail: mail.more, telephone: telephone.more } };

	async function alike(agrees: SamePersonRequest["agrees"]) {
		const others = db.selectFrom("requests").selectAll().select(total).where("id", "!=", id);
		const same =
			agrees === "mail"
				? others.where("person", "=", person)
				: others.where("person", "!=", person).where("phone", "=", phone);
		const newest = same.orderBy(RANK).orderBy("received_at", "desc").orderBy("id", "desc");
		const rows = await newest.limit(MAX_SHOWN).execute();
		const shown = (await describe(rows))
			.map((other): SamePersonRequest => ({ ...other, agrees }))
			.sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime());
		return { shown, more: (rows[0]?.total ?? 0) - rows.length };
	}
}
