/** The mails that requests owe: taken in hand one at a time, then settled or given back. */
import type { Database } from "../database/database.ts";
import type { MailKind, MailsTable } from "../database/tables.ts";
import { type StoredRequest, storedRequest } from "../requests/stored-request.ts";

export interface DueMail {
	id: string;
	kind: MailKind;
	messageId: string;
	attempts: number;
	createdAt: Date;
	request: StoredRequest;
}

export type MailQueue = ReturnType<typeof mailQueue>;

export function mailQueue({ db, kind: databaseKind }: Database, now: () => Date) {
	/**
	 * Takes the mail that has been due longest into hand.
	 * @param leaseMs for how long nobody else may take it up
	 */
	async function claim(leaseMs: number): Promise<DueMail | undefined> {
		const time = now();
		const at = time.toISOString();
		const rows = await db
			.updateTable("mails")
			.set({ leased_until: new Date(time.getTime() + leaseMs).toISOString() })
			.where("id", "=", (query) => {
				const due = query
					.selectFrom("mails")
					.select("id")
					.where("state", "=", "pending")
					.where("due_at", "<=", at)
					.where((free) => free.or([free("leased_until", "is", null), free("leased_until", "<", at)]))
					.orderBy("due_at")
					.limit(1);
				return databaseKind === "postgres" ? due.forUpdate().skipLocked() : due;
			})
			.returning(["id", "kind", "message_id", "attempts", "created_at", "request_id"])
			.execute();
		const mail = rows[0];
		if (!mail) return undefined;
		const request = await db
			.selectFrom("requests")
			.selectAll()
			.where("id", "=", mail.request_id)
			.executeTakeFirstOrThrow();
		return {
			id: mail.id,
			kind: mail.kind,
			messageId: mail.message_id,
			attempts: mail.attempts,
			createdAt: new Date(mail.created_at),
			request: storedRequest(request),
		};
	}

	/** Marks a mail as taken over by the mail server. */
	async function markSent(mailId: string): Promise<void> {
		await settle(mailId, { state: "sent", settled_at: now().toISOString(), last_error: null });
	}

	/** Marks a mail as refused for good. */
	async function markFailed(mailId: string, error: string): Promise<void> {
		await settle(mailId, { state: "failed", settled_at: now().toISOString(), last_error: error });
	}

	/** Gives a mail back for another try. */
	async function retry(mailId: string, dueAt: Date, error: string): Promise<void> {
		await settle(mailId, { due_at: dueAt.toISOString(), last_error: error });
	}

	async function settle(mailId: string, outcome: Partial<MailsTable>): Promise<void> {
		await db
			.updateTable("mails")
			.set((mail) => ({ ...outcome, leased_until: null, attempts: mail("attempts", "+", 1) }))
			.where("id", "=", mailId)
			.execute();
	}

	return { claim, markSent, markFailed, retry };
}
