/** Rows of `mails`: how they enter the queue, which are waiting, and what became of them. */
import { type Insertable, type SqlBool, sql } from "kysely";
import type { MailKind } from "../../../contract/requests/mail-kinds.ts";
import type { Db, MailsTable, Tx } from "../../database/tables.ts";
import type { StoreContext } from "../store-context.ts";

/** Two lanes, in order of precedence, claimed apart: the speed of receipts depends on the visitors' mail servers. */
export const LANES = ["staff", "receipt"] as const;
export type Lane = (typeof LANES)[number];

/** The pending mails of a lane, for `where`: written out, as the index `mails_due` has it. */
export const PENDING = {
	staff: sql<SqlBool>`state = 'pending' and (kind = 'receipt') = false`,
	receipt: sql<SqlBool>`state = 'pending' and (kind = 'receipt') = true`,
};

/** A mail as it enters the queue. @param wait milliseconds until it is due */
export function mailRow(
	{ newId, mailDomain }: Pick<StoreContext, "newId" | "mailDomain">,
	kind: MailKind,
	{ requestId, content }: { requestId?: string; content?: object },
	time: Date,
	wait = 0,
): Insertable<MailsTable> {
	const id = newId();
	return {
		id,
		request_id: requestId ?? null,
		content: content === undefined ? null : JSON.stringify(content),
		kind,
		state: "pending",
		message_id: `<${id}@${mailDomain}>`,
		attempts: 0,
		due_at: new Date(time.getTime() + wait).toISOString(),
		created_at: time.toISOString(),
	};
}

export async function queueMail(transaction: Tx, ...mail: Parameters<typeof mailRow>): Promise<void> {
	const row = mailRow(...mail);
	await transaction.insertInto("mails").values(row).execute();
}

/** Outcome at each staff address so far: null if it was accepted, a code if it was refused for good. */
export type Outcomes = Record<string, string | null>;

/** What became of a mail at each address, as its row keeps it; none before the first try. */
export const outcomesIn = (stored: string | null): Outcomes => JSON.parse(stored ?? "{}");

const UNCONFIRMED = "UNCONFIRMED";

const CONTENT = "CONTENT";

/** The error code of a mail. `unconfirmed`: it was sent whole and may have arrived, which stays. `short`: its content was refused. */
export const markedCode = (code: string, { unconfirmed, short }: { unconfirmed: boolean; short: boolean }): string =>
	[unconfirmed && UNCONFIRMED, short && CONTENT, code].filter(Boolean).join(" ");

/** Whether the next try of a mail with this `last_error` is without the words of visitors. */
export const isShort = (lastError: string | null): boolean => lastError?.includes(`${CONTENT} `) ?? false;

/** Whether a mail with this `last_error` may have been delivered. */
export const isUnconfirmed = (lastError: string | null): boolean => lastError?.startsWith(UNCONFIRMED) ?? false;

/** The same of a row. */
export const unconfirmed = sql<SqlBool>`coalesce(last_error, '') like ${sql.lit(`${UNCONFIRMED}%`)}`;

/** No process has claimed the mail, and nobody can have received it. */
export const untouched = sql<SqlBool>`leased_until is null and recipient_outcomes is null and not ${unconfirmed}`;

export type MailStatus = ReturnType<typeof mailStatus>;

export function mailStatus(row: MailsTable) {
	return {
		id: row.id,
		kind: row.kind,
		state: row.state,
		attempts: row.attempts,
		createdAt: new Date(row.created_at),
		/** When the next try is due, while it is pending. */
		dueAt: row.state === "pending" ? new Date(row.due_at) : undefined,
		settledAt: row.settled_at === null ? undefined : new Date(row.settled_at),
		error: row.last_error ?? undefined,
		/** Whether it may have been delivered although it is not known. */
		unconfirmed: isUnconfirmed(row.last_error),
		outcomes: outcomesIn(row.recipient_outcomes),
	};
}

/** What became of the mails of these requests, by the request's id, the oldest first; the list that names one is among them. */
export async function mailsOf(db: Db, requestIds: readonly string[]): Promise<Map<string, MailStatus[]>> {
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
