/** Aggregate queries: the counts behind metrics, digest and `doctor`. */
import { sql } from "kysely";
import type { MailState } from "../../../contract/requests/mail-kinds.ts";
import { count } from "../../database/database.ts";
import { PENDING } from "../outbox/mail-row.ts";
import { lost } from "../outbox/resend.ts";
import { held, pastDeadline, unanswered } from "../requests/request-filter.ts";
import type { StoreContext } from "../store-context.ts";

export type StoreStatus = Awaited<ReturnType<ReturnType<typeof figures>["status"]>>;

export function figures(context: StoreContext) {
	const { db } = context.database;

	async function status() {
		const late = pastDeadline(context);
		const requests = (condition: typeof unanswered) => db.selectFrom("requests").select(count).where(condition);
		const mails = db.selectFrom("mails").select(count);
		const { toStaff, ...counts } = await db
			.selectNoFrom([
				requests(unanswered).as("unanswered"),
				requests((request) => request.and([unanswered(request), late(request)])).as("overdue"),
				requests(held).as("held"),
				mails.where(PENDING.staff).as("toStaff"),
				mails.where(PENDING.receipt).as("pendingReceipts"),
				mails.where("state", "=", sql.lit<MailState>("failed")).as("failedMails"),
			])
			.$castTo<Record<"unanswered" | "overdue" | "held" | "toStaff" | "pendingReceipts" | "failedMails", number>>()
			.executeTakeFirstOrThrow();
		return {
			...counts,
			pendingMails: toStaff + counts.pendingReceipts,
			lostMails: await lostMails(),
			oldestPendingMail: await oldestPendingMail(),
		};
	}

	/** How many mails to staff were given up within a day and reached nobody, while the request is not answered. */
	async function lostMails(): Promise<number> {
		const mails = db.selectFrom("mails").leftJoin("requests", "requests.id", "mails.request_id").select(count);
		return (await mails.where(lost(context.now())).executeTakeFirstOrThrow()).count;
	}

	/** Of those to staff. */
	async function oldestPendingMail(): Promise<Date | undefined> {
		const mails = db.selectFrom("mails").select("created_at").where(PENDING.staff);
		const [mail] = await mails.orderBy("created_at").limit(1).execute();
		return mail && new Date(mail.created_at);
	}

	/** When the last request came in that is not, or no longer, held: what programs send does not count. */
	async function lastRequest(): Promise<Date | undefined> {
		const row = await db
			.selectFrom("requests")
			.select("received_at")
			.where((request) => request.or([request("quarantined_at", "is", null), request("released_at", "is not", null)]))
			.orderBy("received_at", "desc")
			.limit(1)
			.executeTakeFirst();
		return row && new Date(row.received_at);
	}

	return { status, lostMails, oldestPendingMail, lastRequest };
}
