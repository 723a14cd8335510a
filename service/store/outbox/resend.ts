import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/tables.ts";
import { DAY } from "../../durations.ts";
import type { StoreContext } from "../store-context.ts";
import { isUnconfirmed, outcomesIn, unconfirmed } from "./mail-row.ts";

export function createResender({ database: { db }, now }: StoreContext) {
	/** Sends mails again that were refused for good. @param reference of all requests, if left out @returns undefined if there is none of it */
	async function resend(reference?: string): Promise<number | undefined> {
		const at = now().toISOString();
		let mails = db.selectFrom("mails").select(["id", "recipient_outcomes"]).where("state", "=", "failed");
		if (reference !== undefined) {
			const requests = db.selectFrom("requests").select(["id", "listed_in"]).where("reference", "=", reference);
			const request = await requests.executeTakeFirst();
			if (!request) return undefined;
			// Its own mails, and the list that its notice to staff went into.
			mails = mails.where((mail) =>
				mail.or([mail("request_id", "=", request.id), mail("id", "=", request.listed_in ?? "")]),
			);
		}
		const failed = await mails.execute();
		for (const { id, recipient_outcomes } of failed) {
			// An address that took it already gets no second copy.
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
