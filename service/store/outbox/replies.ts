/** What a mail to a visitor is written from: read when it leaves, so that its text is kept once. */
import { sql } from "kysely";
import type { ReplyContent } from "../requests/actions/change-row.ts";
import type { OpenedRequest } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";

export interface MailedReply {
	/** Of an answer; undefined if it cannot be decrypted. */
	text: string | undefined;
	/** Message-IDs of what it goes on in the visitor's mail program: the receipt first, then earlier answers. */
	references: readonly string[];
}

export async function mailedReply(
	{ database: { db }, cipher }: Pick<StoreContext, "database" | "cipher">,
	{ request, content, id }: { id: string; request?: OpenedRequest | undefined; content?: unknown },
): Promise<MailedReply | undefined> {
	if (!request) return undefined;
	const { note = "" } = (content ?? {}) as Partial<ReplyContent>;
	const [stored] = note ? await db.selectFrom("notes").select("text").where("id", "=", note).execute() : [];
	const before = await db
		.selectFrom("mails")
		.select("message_id")
		.where("request_id", "=", request.id)
		.where("kind", "in", ["receipt", "reply", "call"])
		.where("state", "=", "sent")
		.where("id", "<>", id)
		// The receipt first, which is what the visitor has.
		.orderBy(sql`kind <> 'receipt'`)
		.orderBy("created_at")
		.execute();
	return {
		text: stored && cipher.tryDecrypt(stored.text, note),
		references: before.map(({ message_id }) => message_id),
	};
}
