import type { Insertable, Transaction } from "kysely";
import type { MailKind } from "../../../contract/mail-kinds.ts";
import type { MailsTable, Tables } from "../../database/tables.ts";
import type { StoreContext } from "../store-context.ts";

/** A mail as it enters the queue. @param wait milliseconds until it is due */
export function mailRow(
	{ newId, mailDomain }: Pick<StoreContext, "newId" | "mailDomain">,
	kind: MailKind,
	{ requestId, content }: { requestId?: string; content?: object },
	time: Date,
	wait = 0,
): Insertable<MailsTable> {
	const id = newId();
	const at = time.toISOString();
	return {
		id,
		request_id: requestId ?? null,
		content: content === undefined ? null : JSON.stringify(content),
		kind,
		state: "pending",
		message_id: `<${id}@${mailDomain}>`,
		attempts: 0,
		due_at: new Date(time.getTime() + wait).toISOString(),
		created_at: at,
	};
}

export async function queueMail(transaction: Transaction<Tables>, ...mail: Parameters<typeof mailRow>): Promise<void> {
	await transaction
		.insertInto("mails")
		.values(mailRow(...mail))
		.execute();
}
