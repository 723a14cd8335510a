/** Accepts requests: many share one commit, and each is stored with its mails or not at all. */
import type { ContactRequest } from "../../../contract/requests/contact-request.ts";
import { makeReference } from "../../../contract/requests/reference.ts";
import { advisoryLocks, inList } from "../../database/database.ts";
import type { RequestsTable, Tx } from "../../database/tables.ts";
import * as rates from "../limits/rate-limit.ts";
import { addRefusals } from "../limits/refusals.ts";
import { mailRow } from "../outbox/mail-row.ts";
import { decideNotices } from "../outbox/notices.ts";
import { decideReceipts } from "../outbox/receipts.ts";
import type { StoreContext } from "../store-context.ts";
import { type CallRefusal, decideCalls } from "./calls.ts";
import { type Candidate, createCandidates, type RequestMeta } from "./candidate.ts";
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

/** A row as it is first stored; columns that are left out are null. */
type NewRow = Pick<RequestsTable, keyof Candidate["row"] | "reference"> & Partial<RequestsTable>;

interface Stored {
	row: NewRow;
	repeated: boolean;
}

/** One work of a batch. */
interface Item {
	work: Work;
	/** Where it came from, the narrowest first. */
	networks: rates.Limited[];
	/** Its network has sent ten times its limit. */
	refused?: rates.Refusal;
	/** As it would be stored; undefined if it is refused, or only counted. */
	candidate?: Candidate;
}

/** Limits and repeats are decided in the transaction that commits a request. */
export function acceptance(context: StoreContext) {
	const { database, now, randomBytes, limits, subjectOf, spamNetworks, overdueAfter } = context;
	const { candidate, isRepeated } = createCandidates(context);
	const commitTogether = groupCommit(commit, MAX_BATCH);

	/** Stores a request and enqueues its mails, all or nothing. @throws the database's error */
	async function accept(request: ContactRequest, meta: RequestMeta = {}) {
		const outcome = (await commitTogether({ ...meta, request })) as rates.Refusal | CallRefusal | Stored;
		if (!("row" in outcome)) return outcome;
		const { row, repeated } = outcome;
		const answerBy = new Date(Date.parse(row.due_from ?? row.received_at) + overdueAfter);
		return {
			reference: row.reference,
			/** Whether the same had been stored before: under its `request_id`, or its words in the same hour. */
			repeated,
			suspicion: repeated ? undefined : (row.suspicion ?? undefined),
			/** Why it goes without a receipt that was due. */
			withheld: repeated ? undefined : (row.receipt_withheld ?? undefined),
			/** What the answer may say: a receipt that the mailbox had today is not told of, since a stranger may ask. */
			getsReceipt: Boolean(row.receipt_at) || row.receipt_withheld === "mailbox",
			/** When the promised time will have passed, or its call comes before that; undefined if it has, as for a repeat of the day before. */
			answerBy: answerBy > now() ? answerBy : undefined,
			/** The hour of its call, if it is confirmed. */
			callAt: row.call_at ?? undefined,
		};
	}

	/** Counts an invalid request against the limits of its networks. @throws the database's error */
	const countRejected = async (networks: readonly rates.ClientNetwork[]): Promise<rates.Refusal | undefined> =>
		limits.address && ((await commitTogether({ networks })) as rates.Refusal | undefined);

	async function commit(works: readonly Work[]): Promise<(rates.Refusal | CallRefusal | Stored | undefined)[]> {
		return await database.db.transaction().execute(async (transaction) => {
			const time = now();
			const hits = rates.rateLimitHits(transaction, database.kind, time);
			const items = works.map((work): Item => ({ work, networks: networksOf(work) }));
			const counted = limits.address ? items.flatMap(({ networks }) => networks) : [];
			await advisoryLocks(transaction, database.kind, "networks", rates.subjectsIn(counted));
			await hits.read(counted);
			const marked = await spamNetworks.get(transaction, time);
			for (const item of items) {
				const { work, networks } = item;
				const crowded = hits.over(networks);
				const refused = limits.address && hits.take(networks, HELD_TIMES);
				// Nothing is hashed or encrypted of what is refused.
				if (refused) item.refused = { network: work.networks?.[refused.index]?.name ?? "", wait: refused.wait };
				else if (work.request) {
					const heldFor = crowded ? networks[crowded.index] : networks.find(({ subject }) => marked.has(subject));
					item.candidate = candidate(work.request, work, time, networks, heldFor?.subject);
				}
			}
			const wanted = items.flatMap((item) => item.candidate ?? []);
			const mailboxes = wanted.flatMap(({ limited }) => limited);
			const names = wanted.flatMap(({ row }) => [row.person, row.mailbox, row.client_request_id]);
			const locked = [...rates.subjectsIn(mailboxes), ...names.filter((name) => name !== null)];
			await advisoryLocks(transaction, database.kind, "requests", locked);
			await hits.read(mailboxes);
			const known = await storedBefore(transaction, wanted);
			const due = wanted.filter(({ row }) => !row.suspicion);
			const takeCall = await decideCalls(transaction, context, due, time);
			const receiptColumns = await decideReceipts(transaction, context, hits, due, time);
			const fresh: NewRow[] = [];
			const outcomes = items.map((item) => item.refused ?? (item.candidate && stored(item.candidate)));
			const told = fresh.filter(({ suspicion }) => !suspicion);
			const lists = await decideNotices(transaction, context, hits, told.length, time);
			for (const [index, row] of told.entries()) row.listed_in = lists[index] ?? null;
			// One whose reference is taken comes again by itself, with another.
			if (fresh.length > 0) await transaction.insertInto("requests").values(fresh).execute();
			await enqueueMails(transaction, told, time);
			await hits.save();
			await addRefusals(transaction, items.filter(({ refused }) => refused).length, time);
			return outcomes;

			function stored(one: Candidate): Stored | CallRefusal {
				const { row, limited } = one;
				const first = row.client_request_id === null ? undefined : known.get(row.client_request_id);
				if (first && isRepeated(first, one)) return { row: first, repeated: true };
				const suspicion = hits.take(limited) ? "too_often" : row.suspicion;
				const call = suspicion ? {} : takeCall(one);
				if ("fields" in call) return call;
				const whole: NewRow = {
					...row,
					...call,
					client_request_id: first ? null : row.client_request_id,
					reference: makeReference(randomBytes),
					suspicion,
					quarantined_at: suspicion ? row.received_at : null,
					...(row.suspicion ? null : receiptColumns(one)),
					...(suspicion && { receipt_at: null }),
				};
				fresh.push(whole);
				if (whole.client_request_id !== null) known.set(whole.client_request_id, whole);
				return { row: whole, repeated: false };
			}
		});
	}

	const networksOf = ({ networks = [] }: Work): rates.Limited[] =>
		rates.limitedNetworks(networks, limits.address ?? NO_LIMIT, (name) => subjectOf("network", name));

	async function storedBefore(transaction: Tx, wanted: readonly Candidate[]) {
		const ids = wanted.flatMap(({ row }) => row.client_request_id ?? []);
		if (ids.length === 0) return new Map<string, NewRow>();
		const requests = transaction.selectFrom("requests").selectAll();
		const rows = await requests.where("client_request_id", "in", inList(database.kind, ids)).execute();
		return new Map<string, NewRow>(rows.map((row) => [row.client_request_id as string, row]));
	}

	async function enqueueMails(transaction: Tx, rows: NewRow[], time: Date): Promise<void> {
		const mails = rows.flatMap(({ id, listed_in, receipt_at }) => {
			const kinds = [...(listed_in ? [] : ["staff" as const]), ...(receipt_at ? ["receipt" as const] : [])];
			return kinds.map((kind) => mailRow(context, kind, { requestId: id }, time));
		});
		if (mails.length > 0) await transaction.insertInto("mails").values(mails).execute();
	}

	/** Counts what was refused without asking the store. */
	const countRefused = async (count: number) => await addRefusals(database.db, count, now());

	return { accept, countRejected, countRefused };
}
