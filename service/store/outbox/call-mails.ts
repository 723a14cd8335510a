/** Mails that tell a visitor of another hour of a call, or that there is none. */
import { type SqlBool, sql } from "kysely";
import type { CallNews } from "../../../contract/requests/calls.ts";
import type { RequestsTable, Tx } from "../../database/tables.ts";
import { isCallAhead } from "../requests/calls.ts";
import { openedDetails } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";
import { mailRow } from "./mail-row.ts";

export interface CallContent {
	told: CallNews;
	/** The hour; of a cancelled call the one it had. */
	at: string;
	/** How often it was changed, this time included. */
	changes: number;
	/** The action's id, so that undoing it withdraws the mail. */
	action?: string;
	/** To whom, if the request is erased. */
	to?: { email: string; reference: string; language: string; timeZone: string | undefined };
}

/** A mail to somebody who was erased: its content is encrypted, and it is deleted once it has left. */
export const toErased = sql<SqlBool>`kind = 'call' and request_id is null`;

type Erased = Pick<
	RequestsTable,
	"id" | "purpose" | "details" | "reference" | "language" | "call_at" | "call_changes" | "spam_at"
>;

/** Cancels the calls ahead of requests that are being deleted: their hours stand in calendars that are not ours. */
export async function cancelErased(transaction: Tx, context: StoreContext, erased: readonly Erased[]) {
	const { cipher, now } = context;
	const time = now();
	const mails = erased.flatMap((row) => {
		const { call_at: at, call_changes, reference, language, spam_at } = row;
		const { email, time_zone: timeZone } = openedDetails(row, cipher) ?? {};
		if (at === null || !isCallAhead(row, time) || spam_at !== null || !email) return [];
		const to = { email, reference, language, timeZone };
		const content: CallContent = { told: "cancelled", at, changes: call_changes + 1, to };
		const mail = mailRow(context, "call", {}, time);
		return [{ ...mail, content: cipher.encrypt(JSON.stringify(content), mail.id) }];
	});
	if (mails.length > 0) await transaction.insertInto("mails").values(mails).execute();
}
