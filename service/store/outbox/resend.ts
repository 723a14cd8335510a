import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tables } from "../../database/tables.ts";
import { DAY } from "../../durations.ts";
import { changeRow } from "../requests/actions/change-row.ts";
import { isUnreleased } from "../requests/actions/release-row.ts";
import type { StoreContext } from "../store-context.ts";
import { isUnconfirmed, outcomesIn, queueMail, unconfirmed } from "./mail-row.ts";
import { decideReceipt } from "./receipts.ts";

export function createResender(context: StoreContext) {
	const { now } = context;
	const { db } = context.database;

	/** Sends a request's mails again. @returns how many; `held` before a release; `no receipt` if none is due */
	async function resend(
		reference: string,
		which: "failed" | "staff" | "receipt",
	): Promise<number | "held" | "no receipt" | undefined> {
		if (which === "failed") {
			const [request] = await db.selectFrom("requests").select("id").where("reference", "=", reference).execute();
			return request && (await retryFailed(request.id));
		}
		return await changeRow(context, reference, async (transaction, row) => {
			const time = now();
			if (which === "receipt") {
				if (isUnreleased(row)) return "held";
				const receipt = await decideReceipt(transaction, context, row, time);
				if (!receipt.receipt_at) return "no receipt";
				await transaction.updateTable("requests").set(receipt).where("id", "=", row.id).execute();
			}
			await queueMail(transaction, context, which, { requestId: row.id }, time);
			return 1;
		});
	}

	/** Sends mails again that were refused for good. @param requestId those of all requests, if left out */
	async function retryFailed(requestId?: string) {
		const at = now().toISOString();
		// An address that took it already gets no second copy.
		const all = db.selectFrom("mails").select(["id", "recipient_outcomes"]).where("state", "=", "failed");
		const some = requestId === undefined ? all : all.where((mail) => ofRequest(mail, requestId));
		const failed = await some.execute();
		for (const { id, recipient_outcomes } of failed) {
			const took = Object.entries(outcomesIn(recipient_outcomes)).filter(([, code]) => code === null);
			const anew = { state: "pending", attempts: 0, due_at: at, created_at: at, settled_at: null } as const;
			const told = { last_error: null, recipient_outcomes: JSON.stringify(Object.fromEntries(took)) };
			const mail = db.updateTable("mails").set({ ...anew, ...told });
			await mail.where("id", "=", id).where("state", "=", "failed").execute();
		}
		return failed.length;
	}

	return {
		resend,
		resendAllFailed: () => retryFailed(),
		failed: (most: number) => failedMails(db, most),
		lost: (most: number) => failedMails(db, most, lost(now())),
	};
}

/** A mail to staff given up within a day, which nobody got, of a request that nobody answered; for `where`. */
export function lost(time: Date) {
	const since = new Date(time.getTime() - DAY).toISOString();
	return sql<SqlBool>`mails.state = 'failed' and mails.settled_at > ${since} and mails.kind not in ('receipt', 'call')
		and answered_at is null and spam_at is null
		and coalesce(recipient_outcomes, '') not like '%:null%' and not ${unconfirmed}`;
}

const given = sql<SqlBool>`(state = 'failed' or (state = 'pending' and ${unconfirmed}))`;

/** Reads the latest mails that were refused for good, or that may have been delivered. @param which of them all */
export async function failedMails(db: Db, most: number, which: Expression<SqlBool> = given) {
	const mails = db.selectFrom("mails").leftJoin("requests", "requests.id", "mails.request_id");
	const told = mails.select(["reference", "mails.kind as kind", "last_error"]).where(which);
	const rows = await told.orderBy("created_at", "desc").limit(most).execute();
	return rows.map(({ reference, kind, last_error }) => ({
		/** Of its request; null if it is about several or no request. */
		reference,
		kind,
		code: last_error ?? "",
		unconfirmed: isUnconfirmed(last_error),
	}));
}

/** Its own mails, and the list that its notice to staff went into. */
function ofRequest(mail: ExpressionBuilder<Tables, "mails">, requestId: string) {
	const list = mail.selectFrom("requests").select("listed_in").where("id", "=", requestId);
	return mail.or([mail("request_id", "=", requestId), mail("id", "=", list)]);
}
