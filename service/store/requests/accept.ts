/** Accepts requests: many share one commit, and each is stored with its mails or not at all. */
import type { Transaction } from "kysely";
import type { ContactRequest } from "../../../contract/contact-request.ts";
import { makeReference } from "../../../contract/reference.ts";
import { advisoryLocks, inList } from "../../database/database.ts";
import type { RequestsTable, Tables } from "../../database/tables.ts";
import {
	type ClientNetwork,
	limitedNetworks,
	rateLimitHits,
	subjectsIn,
	TooManyRequests,
} from "../limits/rate-limit.ts";
import { addRefusals } from "../limits/refusals.ts";
import { mailRow } from "../outbox/mail-row.ts";
import { decideReceipts } from "../outbox/receipts.ts";
import type { StoreContext } from "../store-context.ts";
import { type Candidate, candidates, type RequestMeta } from "./candidate.ts";
import { groupCommit } from "./group-commit.ts";

const MAX_BATCH = 128;
/** How many times its limit a network may send before it is refused: many people share an address, so they are held first. */
const HELD_TIMES = 10;
/** Where no limit is set, networks are told apart all the same. */
const NO_LIMIT = { requests: Number.POSITIVE_INFINITY, seconds: 0 };

/** One call: a request, or only a hit to count for one that broke the rules. */
interface Work extends RequestMeta {
	request?: ContactRequest;
}

type Outcome = { network: string; wait: number } | { row: RequestsTable; repeated: boolean } | "counted";

/** Limits and repeats are decided in the transaction that commits a request. */
export function acceptance(context: StoreContext) {
	const { database, now, randomBytes, limits, subjectOf, spamNetworks, overdueAfter } = context;
	const { candidate, isRepeated } = candidates(context);
	const commitTogether = groupCommit<Work, Outcome>({ commit, maxBatch: MAX_BATCH });

	/** Stores a request and enqueues its mails, all or nothing. @throws TooManyRequests, or the database's error */
	async function accept(request: ContactRequest, meta: RequestMeta = {}) {
		const outcome = await decide({ ...meta, request });
		if (outcome === "counted") throw new Error("A request was counted and not stored");
		const { row, repeated } = outcome;
		const answerBy = new Date(Date.parse(row.received_at) + overdueAfter);
		return {
			reference: row.reference,
			/** Whether the same had been stored before: under its `request_id`, or its words in the same hour. */
			repeated,
			suspicion: repeated ? undefined : (row.suspicion ?? undefined),
			/** Why it goes without a receipt that was due. */
			withheld: repeated ? undefined : (row.receipt_withheld ?? undefined),
			/** What the answer may say: a receipt that the mailbox had today is not told of, since a stranger may ask. */
			getsReceipt: row.receipt_at !== null || row.receipt_withheld === "mailbox",
			/** When the promised time will have passed; undefined if it has, as for a repeat of the day before. */
			answerBy: answerBy > now() ? answerBy : undefined,
		};
	}

	/** Counts an invalid request against the limits of its networks. @throws TooManyRequests, or the database's error */
	async function countRejected(networks: readonly ClientNetwork[]): Promise<void> {
		if (limits.address) await decide({ networks });
	}

	async function decide(work: Work) {
		const outcome = await commitTogether(work);
		if (typeof outcome === "object" && "wait" in outcome) throw new TooManyRequests(outcome.network, outcome.wait);
		return outcome;
	}

	async function commit(works: readonly Work[]): Promise<Outcome[]> {
		return await database.db.transaction().execute(async (transaction) => {
			const time = now();
			const hits = rateLimitHits(transaction, database.kind, time);
			const networks = works.map(({ networks = [] }) =>
				limitedNetworks(networks, limits.address ?? NO_LIMIT, (name) => subjectOf("network", name)),
			);
			const counted = limits.address ? networks.flat() : [];
			await advisoryLocks(transaction, database.kind, "networks", subjectsIn(counted));
			await hits.read(counted);
			const crowded: (number | undefined)[] = [];
			const blocked = networks.map((limited, place) => {
				crowded[place] = hits.over(limited)?.place;
				return limits.address && hits.take(limited, HELD_TIMES);
			});
			const marked = await spamNetworks.get(transaction, time);
			// Nothing is hashed or encrypted of what is blocked.
			const candidates = works.map((work, place) => {
				if (!work.request || blocked[place]) return undefined;
				const from = networks[place] ?? [];
				const heldFor = from[crowded[place] ?? -1] ?? from.find(({ subject }) => marked.has(subject));
				return candidate(work.request, work, time, from, heldFor?.subject);
			});
			const wanted = candidates.filter((one) => one !== undefined);
			const mailboxes = wanted.flatMap(({ limited }) => limited);
			const names = wanted.flatMap(({ row }) => [row.person, row.mailbox, row.client_request_id]);
			const locked = [...subjectsIn(mailboxes), ...names.filter((name) => name !== null)];
			await advisoryLocks(transaction, database.kind, "requests", locked);
			await hits.read(mailboxes);
			const known = await storedBefore(transaction, wanted);
			const due = wanted.filter(({ row }) => !row.suspicion);
			const receiptColumns = await decideReceipts(transaction, context, hits, due, time);
			const fresh: RequestsTable[] = [];

			const outcomes = works.map((work, place): Outcome => {
				const refused = blocked[place];
				if (refused) return { network: work.networks?.[refused.place]?.name ?? "", wait: refused.wait };
				const wanted = candidates[place];
				if (!wanted) return "counted";
				const { row, limited } = wanted;
				const first = row.client_request_id === null ? undefined : known.get(row.client_request_id);
				if (first && isRepeated(first, wanted)) return { row: first, repeated: true };
				const suspicion = hits.take(limited) ? "too_often" : row.suspicion;
				const whole: RequestsTable = {
					...row,
					client_request_id: first ? null : row.client_request_id,
					reference: makeReference(randomBytes),
					suspicion,
					quarantined_at: suspicion ? row.received_at : null,
					...(row.suspicion ? null : receiptColumns(wanted)),
					...(suspicion && { receipt_at: null }),
				};
				fresh.push(whole);
				if (whole.client_request_id !== null) known.set(whole.client_request_id, whole);
				return { row: whole, repeated: false };
			});

			await insertRequests(transaction, fresh);
			await enqueueMails(transaction, fresh, time);
			await hits.save();
			await addRefusals(transaction, blocked.filter(Boolean).length, time);
			return outcomes;
		});
	}

	async function storedBefore(transaction: Transaction<Tables>, wanted: readonly Candidate[]) {
		const ids = wanted.flatMap(({ row }) => row.client_request_id ?? []);
		if (ids.length === 0) return new Map<string, RequestsTable>();
		const rows = await transaction
			.selectFrom("requests")
			.selectAll()
			.where("client_request_id", "in", inList(database.kind, ids))
			.execute();
		return new Map(rows.map((row) => [row.client_request_id as string, row]));
	}

	/** Stores the rows; one whose reference is taken gets another. */
	async function insertRequests(transaction: Transaction<Tables>, rows: RequestsTable[]): Promise<void> {
		let left = rows;
		for (let attempt = 0; left.length > 0; attempt++) {
			if (attempt === 10) throw new Error("No free reference after ten tries");
			// Counted, because rows that come back one by one cost more than the insert.
			const { numInsertedOrUpdatedRows } = await transaction
				.insertInto("requests")
				.values(left)
				.onConflict((clash) => clash.column("reference").doNothing())
				.executeTakeFirstOrThrow();
			if (numInsertedOrUpdatedRows === BigInt(left.length)) return;
			const ids = left.map(({ id }) => id);
			const among = inList(database.kind, ids);
			const stored = await transaction.selectFrom("requests").select("id").where("id", "in", among).execute();
			left = left.filter(({ id }) => !stored.some((row) => row.id === id));
			for (const row of left) row.reference = makeReference(randomBytes);
		}
	}

	async function enqueueMails(transaction: Transaction<Tables>, rows: RequestsTable[], time: Date): Promise<void> {
		const mails = rows.flatMap(({ id, suspicion, receipt_at }) => {
			if (suspicion) return [];
			const about = { requestId: id };
			const staff = mailRow(context, "staff", about, time);
			return receipt_at ? [staff, mailRow(context, "receipt", about, time)] : [staff];
		});
		if (mails.length > 0) await transaction.insertInto("mails").values(mails).execute();
	}

	/** Counts what was refused without asking the store. */
	const countRefused = async (count: number) => await addRefusals(database.db, count, now());

	return { accept, countRejected, countRefused };
}
