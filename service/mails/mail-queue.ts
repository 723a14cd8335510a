/** The mails that are owed: taken in hand by one process at a time, then settled or given back. */
import { sql } from "kysely";
import type { MailKind } from "../../contract/mail-kinds.ts";
import type { MailState, MailsTable } from "../database/tables.ts";
import type { StoreContext } from "../requests/store-context.ts";
import { type StoredRequest, storedRequest } from "../requests/stored-request.ts";
import { LONGEST_WAIT } from "./backoff.ts";

/** What became of a mail at each staff address so far: null where it was taken, a code where it was refused for good. */
export type Outcomes = Record<string, string | null>;

export interface DueMail {
	id: string;
	kind: MailKind;
	messageId: string;
	attempts: number;
	createdAt: Date;
	/** The request it is about; a mail about several or none says what it says in `content`. */
	request?: StoredRequest | undefined;
	content?: unknown;
	/** Addresses that need no further try. */
	outcomes: Outcomes;
	/** Why it cannot be composed: its request cannot be read with the keys at hand. */
	unreadable?: string | undefined;
}

export type MailQueue = ReturnType<typeof mailQueue>;

/**
 * The mails of a store that are owed. Its functions resolve once it is on disk and reject with the database's error;
 * a mail that cannot be opened is handed out all the same, as `unreadable`.
 */
export function mailQueue({ database: { db, kind: databaseKind }, now, box }: StoreContext) {
	/**
	 * Takes the mails that have been due longest into hand.
	 * @param leaseMs for how long nobody else may take them up
	 * @param most how many at most
	 * @param orphans whether also those whose process ended with them in hand: they may have left already
	 */
	async function claim(leaseMs: number, most: number, orphans = true): Promise<DueMail[]> {
		const time = now();
		const at = time.toISOString();
		// No wait and no lease is so long: such a time was set before the clock stepped back.
		const beyond = new Date(time.getTime() + LONGEST_WAIT + leaseMs).toISOString();
		const mails = await db
			.updateTable("mails")
			.set({ leased_until: new Date(time.getTime() + leaseMs).toISOString() })
			.where("id", "in", (query) => {
				const due = query
					.selectFrom("mails")
					.select("id")
					// Written out rather than as a parameter: only so does SQLite see that the index of pending mails serves.
					.where("state", "=", sql.lit<MailState>("pending"))
					.where((due) => due.or([due("due_at", "<=", at), due("created_at", ">", at), due("due_at", ">", beyond)]))
					.where((free) => {
						const nobodys = free("leased_until", "is", null);
						if (!orphans) return nobodys;
						return free.or([nobodys, free("leased_until", "<", at), free("leased_until", ">", beyond)]);
					})
					.orderBy("due_at")
					.limit(most);
				return databaseKind === "postgres" ? due.forUpdate().skipLocked() : due;
			})
			.returningAll()
			.execute();
		if (mails.length === 0) return [];
		const ids = mails.flatMap(({ request_id }) => request_id ?? []);
		const rows = ids.length === 0 ? [] : await db.selectFrom("requests").selectAll().where("id", "in", ids).execute();
		const requests = new Map(rows.map((row) => [row.id, row]));
		return mails.map((mail) => {
			const row = mail.request_id === null ? undefined : requests.get(mail.request_id);
			const due = dueMail(mail);
			try {
				return { ...due, request: row && storedRequest(row, box) };
			} catch (error) {
				return { ...due, unreadable: (error as { code?: string }).code ?? "unreadable" };
			}
		});
	}

	/** Marks a mail as taken over by the mail server. Resolves with false where it was erased meanwhile. */
	async function markSent(mailId: string): Promise<boolean> {
		return await settle(mailId, { state: "sent", settled_at: now().toISOString(), last_error: null });
	}

	/** Marks a mail as refused for good, by everybody or by some. */
	async function markFailed(mailId: string, error: string, outcomes: Outcomes = {}): Promise<void> {
		await settle(mailId, { state: "failed", settled_at: now().toISOString(), last_error: error, ...taken(outcomes) });
	}

	/** Gives a mail back for another try. */
	async function retry(mailId: string, dueAt: Date, error: string, outcomes: Outcomes = {}): Promise<void> {
		await settle(mailId, { due_at: dueAt.toISOString(), last_error: error, ...taken(outcomes) });
	}

	async function settle(mailId: string, outcome: Partial<MailsTable>): Promise<boolean> {
		const { numUpdatedRows } = await db
			.updateTable("mails")
			.set((mail) => ({ ...outcome, leased_until: null, attempts: mail("attempts", "+", 1) }))
			.where("id", "=", mailId)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	}

	/** Gives mails back that were taken in hand and not tried. */
	async function giveBack(mailIds: readonly string[]): Promise<void> {
		if (mailIds.length === 0) return;
		await db.updateTable("mails").set({ leased_until: null }).where("id", "in", mailIds).execute();
	}

	return { claim, markSent, markFailed, retry, giveBack };
}

function dueMail(mail: MailsTable): DueMail {
	return {
		id: mail.id,
		kind: mail.kind,
		messageId: mail.message_id,
		attempts: mail.attempts,
		createdAt: new Date(mail.created_at),
		content: mail.content === null ? undefined : JSON.parse(mail.content),
		outcomes: outcomesIn(mail.taken_by),
	};
}

/** What became of a mail at each address, as its row keeps it; none before the first try. */
export function outcomesIn(takenBy: string | null): Outcomes {
	return JSON.parse(takenBy ?? "{}");
}

function taken(outcomes: Outcomes): Partial<MailsTable> {
	return Object.keys(outcomes).length > 0 ? { taken_by: JSON.stringify(outcomes) } : {};
}
