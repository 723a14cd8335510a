/** Who gets a receipt: so few that the forms cannot mail-bomb others or flood a mail server. */
import type { Transaction } from "kysely";
import { WITHHELD_BY, type WithheldBy } from "../../../contract/receipts.ts";
import { advisoryLocks, inList } from "../../database/database.ts";
import type { RequestsTable, Tables } from "../../database/tables.ts";
import { DAY, HOUR, SECOND } from "../../durations.ts";
import { type Limited, type RateLimit, rateLimitHits, subjectsIn } from "../limits/rate-limit.ts";
import { openedDetails } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";

/** Where most people have their mail: no domain of these is a stranger's own. */
const PROVIDERS = /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|proton|protonmail|gmx)\./;
/** The part of a domain that somebody registers: `clinica.com.do` of `correo.clinica.com.do`. */
const REGISTERED = /[^.]+\.(?:(?:com?|org|net|edu|gob|gov|ac)\.[a-z]{2}|[^.]+)$/;

// Parts of the hour's receipts (0003): one network's, a wider IPv6 network's, a provider's, any other domain's.
const SHARES = { network: 1 / 12, wide: 1 / 4, provider: 1 / 2, domain: 1 / 10 };

/** What a receipt is counted against, in the order of `WITHHELD_BY`. @param networks keyed hashes, the narrowest first */
export function receiptLimits(
	{ limits: { receipts }, subjectOf }: Pick<StoreContext, "limits" | "subjectOf">,
	email: string,
	networks: readonly string[],
): Limited[] {
	if (receipts === undefined) return [];
	const [domain = ""] = REGISTERED.exec(email.toLowerCase().replace(/^.*@/, "")) ?? [];
	const limit = (share: number): RateLimit => ({ requests: Math.ceil(receipts * share), seconds: HOUR / SECOND });
	return [
		{ subject: subjectOf("receipts", ""), limit: limit(1) },
		{
			subject: subjectOf("receipts", `to ${domain}`),
			limit: limit(PROVIDERS.test(domain) ? SHARES.provider : SHARES.domain),
		},
		...networks.map((network, place) => ({
			subject: subjectOf("receipts", `from ${network}`),
			limit: limit(place === 0 ? SHARES.network : SHARES.wide),
		})),
	];
}

export interface ReceiptWanted {
	/** Keyed hash; null if none may go there. */
	mailbox: string | null;
	/** What it is counted against. */
	receipt: readonly Limited[];
}

/** The columns of a request that say whether it gets a receipt now, or why not. */
export type ReceiptColumns = Pick<RequestsTable, "receipt_at" | "receipt_withheld">;

/**
 * Decides on receipts: one a mailbox within a day, and within an hour no more than the limit for all, nor than the shares
 * of a network and of a mail domain. Other transactions that decide on receipts wait.
 * @returns decides on one of these, and counts what it gets
 */
export async function decideReceipts(
	transaction: Transaction<Tables>,
	{ database, limits }: Pick<StoreContext, "database" | "limits">,
	hits: ReturnType<typeof rateLimitHits>,
	all: readonly ReceiptWanted[],
	time: Date,
): Promise<(wanted: ReceiptWanted) => ReceiptColumns> {
	const had = await withReceipt(all.flatMap(({ mailbox }) => mailbox ?? []));
	const counted = all.flatMap(({ receipt }) => receipt);
	await hits.read(counted);
	if (database.kind === "postgres" && all.some(({ receipt }) => !hits.over(receipt))) {
		// Only a transaction that may still owe one waits for the others, and looks again.
		await advisoryLocks(transaction, database.kind, "receipts", subjectsIn(counted));
		await hits.read(counted);
	}

	return ({ mailbox, receipt }) => {
		if (mailbox === null || limits.receipts === 0) return without(null);
		// Asked first: the answer tells of these alone, and not who wrote before.
		const over = hits.over(receipt);
		if (over) return without(WITHHELD_BY[Math.min(over.place, WITHHELD_BY.indexOf("network"))] as WithheldBy);
		if (had.has(mailbox)) return without("mailbox");
		had.add(mailbox);
		hits.take(receipt);
		return { receipt_at: time.toISOString(), receipt_withheld: null };
	};

	async function withReceipt(mailboxes: readonly string[]): Promise<Set<string | null>> {
		if (mailboxes.length === 0) return new Set();
		const rows = await transaction
			.selectFrom("requests")
			.select("mailbox")
			.where("mailbox", "in", inList(database.kind, mailboxes))
			.where("receipt_at", ">", new Date(time.getTime() - DAY).toISOString())
			.execute();
		return new Set(rows.map(({ mailbox }) => mailbox));
	}
}

const without = (by: WithheldBy | null): ReceiptColumns => ({ receipt_at: null, receipt_withheld: by });

/** The same for a request that is stored already. */
export async function decideReceipt(
	transaction: Transaction<Tables>,
	context: Pick<StoreContext, "database" | "limits" | "cipher" | "subjectOf">,
	row: RequestsTable,
	time: Date,
): Promise<ReceiptColumns> {
	const { mailbox, network } = row;
	await advisoryLocks(transaction, context.database.kind, "requests", mailbox === null ? [] : [mailbox]);
	const hits = rateLimitHits(transaction, context.database.kind, time);
	const email = openedDetails(row, context.cipher)?.email ?? "";
	const wanted = { mailbox, receipt: receiptLimits(context, email, network === null ? [] : [network]) };
	const decide = await decideReceipts(transaction, context, hits, [wanted], time);
	const columns = decide(wanted);
	await hits.save();
	return columns;
}
