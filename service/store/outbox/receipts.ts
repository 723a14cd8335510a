/** Who gets a receipt: so few that the forms cannot mail-bomb others or flood a mail server. */
import type { WithheldBy } from "../../../contract/requests/wire.ts";
import { advisoryLocks, count, inList } from "../../database/database.ts";
import type { RequestsTable, Tx } from "../../database/tables.ts";
import { DAY, HOUR, SECOND } from "../../durations.ts";
import { type Hits, type Limited, type RateLimit, rateLimitHits } from "../limits/rate-limit.ts";
import { openedDetails } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";

/** Where most people have their mail: no domain of these is a stranger's own. */
const PROVIDERS = /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|proton|protonmail|gmx)\./;
/** The part of a domain that somebody registers: `clinica.com.do` of `correo.clinica.com.do`. */
const REGISTERED = /[^.]+\.(?:(?:com?|org|net|edu|gob|gov|ac)\.[a-z]{2}|[^.]+)$/;

// Parts of the hour's receipts (0003): one network's, a wider IPv6 network's, a provider's, any other domain's.
const SHARES = { network: 1 / 12, wide: 1 / 4, provider: 1 / 2, domain: 1 / 10 };

export interface ReceiptWanted {
	/** Keyed hash; null if none may go there. */
	mailbox: string | null;
	email: string;
	/** The hour of its call, told though the mailbox had another receipt that day; or how often it was changed before it was cancelled. */
	callAt?: string | number | null | undefined;
	/** Keyed hashes of those it came from, the narrowest first. */
	networks: readonly string[];
}

/** The columns of a request that say whether it gets a receipt now, or why not. */
export type ReceiptColumns = Pick<RequestsTable, "receipt_at" | "receipt_withheld">;
type Context = Pick<StoreContext, "database" | "limits" | "subjectOf">;

/** What the day's receipt is counted for: a call that was agreed has one of its own. */
const countedFor = ({ mailbox, callAt }: Pick<ReceiptWanted, "mailbox" | "callAt">) =>
	`${callAt ? "call " : ""}${mailbox}`;

/** Decides on receipts: one a mailbox and day and one for a call, an hour's for all and shares of it, under a lock. @returns decides one and counts it */
export async function decideReceipts(
	transaction: Tx,
	context: Context,
	hits: Hits,
	all: readonly ReceiptWanted[],
	time: Date,
): Promise<(wanted: ReceiptWanted) => ReceiptColumns> {
	const { database, limits } = context;
	const since = (milliseconds: number) => new Date(time.getTime() - milliseconds).toISOString();
	const had = await withReceipt(all.flatMap(({ mailbox }) => mailbox ?? []));
	const shares = new Map<ReceiptWanted, Limited[]>();
	let left = all.length > 0 ? await leftThisHour() : 0;

	return (wanted) => {
		const counted = countedFor(wanted);
		if (wanted.mailbox === null || limits.receipts === 0) return without(null);
		if (left <= 0) return without("hour");
		const shared = shares.get(wanted) ?? [];
		// Asked first: the answer tells of these alone, and not who wrote before.
		const over = hits.over(shared);
		if (over) return without(over.index === 0 ? "domain" : "network");
		if (had.has(counted)) return without("mailbox");
		had.add(counted);
		left -= 1;
		hits.take(shared);
		return { receipt_at: time.toISOString(), receipt_withheld: null };
	};

	async function withReceipt(mailboxes: readonly string[]): Promise<Set<string>> {
		if (mailboxes.length === 0) return new Set();
		const had = transaction.selectFrom("requests").where("receipt_at", ">", since(DAY));
		const theirs = had.where("mailbox", "in", inList(database.kind, mailboxes));
		const rows = await theirs.select(["mailbox", "call_at", "call_changes"]).execute();
		return new Set(
			rows.map(({ mailbox, call_at, call_changes }) => countedFor({ mailbox, callAt: call_at ?? call_changes })),
		);
	}

	async function leftThisHour(): Promise<number> {
		const most = limits.receipts;
		if (most === undefined) return Number.POSITIVE_INFINITY;
		const left = most - (await receiptsThisHour());
		if (left <= 0) return left;
		for (const wanted of all) shares.set(wanted, sharesOf(context, most, wanted));
		// Only a transaction that may still owe one waits for the others, and looks again.
		const waits = database.kind === "postgres" && all.some((wanted) => !had.has(countedFor(wanted)));
		if (waits) await advisoryLocks(transaction, database.kind, "receipts", ["all"]);
		await hits.read([...shares.values()].flat());
		return waits ? most - (await receiptsThisHour()) : left;
	}

	async function receiptsThisHour(): Promise<number> {
		const requests = transaction.selectFrom("requests").select(count).where("receipt_at", ">", since(HOUR));
		return (await requests.executeTakeFirstOrThrow()).count;
	}
}

const without = (by: WithheldBy | null): ReceiptColumns => ({ receipt_at: null, receipt_withheld: by });

/** What a receipt is counted against beside the hour's: its mail domain first, then the networks. */
function sharesOf({ subjectOf }: Context, most: number, { email, networks }: ReceiptWanted): Limited[] {
	const [domain = ""] = REGISTERED.exec(email.toLowerCase().replace(/^.*@/, "")) ?? [];
	const limited = (who: string, share: number): Limited => {
		const limit: RateLimit = { requests: Math.ceil(most * share), seconds: HOUR / SECOND };
		return { subject: subjectOf("receipts", who), limit };
	};
	return [
		limited(`to ${domain}`, PROVIDERS.test(domain) ? SHARES.provider : SHARES.domain),
		...networks.map((network, index) => limited(`from ${network}`, index === 0 ? SHARES.network : SHARES.wide)),
	];
}

/** The same for a request that is stored already. */
export async function decideReceipt(transaction: Tx, context: StoreContext, row: RequestsTable, time: Date) {
	const { mailbox, network, call_at: callAt } = row;
	await advisoryLocks(transaction, context.database.kind, "requests", mailbox === null ? [] : [mailbox]);
	const hits = rateLimitHits(transaction, context.database.kind, time);
	const email = openedDetails(row, context.cipher)?.email ?? "";
	const wanted = { mailbox, email, callAt, networks: network === null ? [] : [network] };
	const columns = (await decideReceipts(transaction, context, hits, [wanted], time))(wanted);
	await hits.save();
	return columns;
}
