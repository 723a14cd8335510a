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
import { mailRow } from "../outbox/mail-row.ts";
import { decideReceipts } from "../outbox/receipts.ts";
import type { StoreContext } from "../store-context.ts";
import { type Candidate, candidates, type RequestMeta } from "./candidate.ts";
import { groupCommit } from "./group-commit.ts";

const MAX_BATCH = 128;

/** One call: a request, or only a hit to count for one that broke the rules. */
interface Work extends RequestMeta {
	request?: ContactRequest;
}

type Outcome = { network: string; wait: number } | { row: RequestsTable; repeated: boolean } | "counted";

/** Limits and repeats are decided in the transaction that commits a request. */
export function acceptance(context: StoreContext) {
	const { database, now, randomBytes, limits, subjectOf } = context;
	const { candidate, isRepeated } = candidates(context);
	const commitTogether = groupCommit<Work, Outcome>({ commit, maxBatch: MAX_BATCH });

	/** Stores a request and enqueues its mails, all or nothing. @throws TooManyRequests, or the database's error */
	async function accept(request: ContactRequest, meta: RequestMeta = {}) {
		const outcome = await decide({ ...meta, request });
		if (outcome === "counted") throw new Error("A request was counted and not stored");
		const { row, repeated } = outcome;
		/** Repeated if the same had been stored before: under its `request_id`, or its words in the same hour. */
		return { reference: row.reference, repeated, suspicion: repeated ? undefined : (row.suspicion ?? undefined) };
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
				limits.address ? limitedNetworks(networks, limits.address, (name) => subjectOf("network", name)) : [],
			);
			await advisoryLocks(transaction, database.kind, "networks", subjectsIn(networks.flat()));
			await hits.read(networks.flat());
			const blocked = networks.map((limited) => hits.take(limited));
			// Nothing is hashed or encrypted of what is blocked.
			const candidates = works.map((work, place) =>
				work.request && !blocked[place] ? candidate(work.request, work, time) : undefined,
			);
			const wanted = candidates.filter((one) => one !== undefined);
			const mailboxes = wanted.flatMap(({ limited }) => limited);
			const names = wanted.flatMap(({ row }) => [row.person, row.mailbox, row.client_request_id]);
			const locked = [...subjectsIn(mailboxes), ...names.filter((name) => name !== null)];
			await advisoryLocks(transaction, database.kind, "requests", locked);
			await hits.read(mailboxes);
			const known = await storedBefore(transaction, wanted);
			const getsReceipt = await decideReceipts(
				transaction,
				context,
				wanted.flatMap(({ row }) => (row.suspicion || row.mailbox === null ? [] : [row.mailbox])),
				time,
			);
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
				const whole = {
					...row,
					client_request_id: first ? null : row.client_request_id,
					reference: makeReference(randomBytes),
					suspicion,
					quarantined_at: suspicion ? row.received_at : null,
					receipt_at: !suspicion && getsReceipt(row.mailbox) ? row.received_at : null,
				};
				fresh.push(whole);
				if (whole.client_request_id !== null) known.set(whole.client_request_id, whole);
				return { row: whole, repeated: false };
			});

			await insertRequests(transaction, fresh);
			await enqueueMails(transaction, fresh, time);
			await hits.save();
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

	return { accept, countRejected };
}
