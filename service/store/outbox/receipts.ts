/** Who gets a receipt: so few that the forms cannot mail-bomb others or flood a mail server. */
import type { Transaction } from "kysely";
import { advisoryLocks, inList } from "../../database/database.ts";
import type { RequestsTable, Tables } from "../../database/tables.ts";
import { DAY, HOUR } from "../../durations.ts";
import type { StoreContext } from "../store-context.ts";

/**
 * Decides on receipts: one a mailbox within a day, and within an hour no more than the limit for all. Other
 * transactions that decide on receipts wait. @returns whether one of these mailboxes gets one, which is then counted
 */
export async function decideReceipts(
	transaction: Transaction<Tables>,
	{ database, limits }: Pick<StoreContext, "database" | "limits">,
	mailboxes: readonly string[],
	time: Date,
): Promise<(mailbox: string | null) => boolean> {
	const since = (milliseconds: number) => new Date(time.getTime() - milliseconds).toISOString();
	const had = await withReceipt();
	let left = mailboxes.every((mailbox) => had.has(mailbox)) ? 0 : await leftThisHour();

	return (mailbox) => {
		if (mailbox === null || had.has(mailbox) || left <= 0) return false;
		had.add(mailbox);
		left -= 1;
		return true;
	};

	async function withReceipt(): Promise<Set<string | null>> {
		if (mailboxes.length === 0) return new Set();
		const rows = await transaction
			.selectFrom("requests")
			.select("mailbox")
			.where("mailbox", "in", inList(database.kind, mailboxes))
			.where("receipt_at", ">", since(DAY))
			.execute();
		return new Set(rows.map(({ mailbox }) => mailbox));
	}

	async function leftThisHour(): Promise<number> {
		const most = limits.receipts;
		if (most === undefined) return Number.POSITIVE_INFINITY;
		const left = most - (await receiptsThisHour());
		if (left <= 0 || database.kind !== "postgres") return left;
		// Only a transaction that may still owe one waits for the others, and looks again.
		await advisoryLocks(transaction, database.kind, "receipts", ["all"]);
		return most - (await receiptsThisHour());
	}

	async function receiptsThisHour(): Promise<number> {
		const { count } = await transaction
			.selectFrom("requests")
			.select((request) => request.fn.countAll<string | number>().as("count"))
			.where("receipt_at", ">", since(HOUR))
			.executeTakeFirstOrThrow();
		return Number(count);
	}
}

/** Whether a request gets a receipt now, which is then counted. */
export async function decideReceipt(
	transaction: Transaction<Tables>,
	context: Pick<StoreContext, "database" | "limits">,
	{ mailbox }: RequestsTable,
	time: Date,
): Promise<boolean> {
	const mailboxes = mailbox === null ? [] : [mailbox];
	await advisoryLocks(transaction, context.database.kind, "requests", mailboxes);
	return (await decideReceipts(transaction, context, mailboxes, time))(mailbox);
}
