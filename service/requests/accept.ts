/** Takes requests in: many share one commit, and each is stored with the mails it owes or not at all. */
import { sql, type Transaction } from "kysely";
import type { ContactRequest } from "../../contract/contact-request.ts";
import { makeReference } from "../../contract/reference.ts";
import type { Suspicion } from "../../contract/suspicion.ts";
import { hitsOf } from "../abuse/hits.ts";
import { TooManyRequests, turnedAway } from "../abuse/rate-limit.ts";
import { among } from "../database/among.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { RequestsTable, Tables } from "../database/tables.ts";
import { mailRow } from "../mails/mail-row.ts";
import { groupCommit } from "./group-commit.ts";
import { recentReceipts } from "./receipts.ts";
import type { StoreContext } from "./store-context.ts";

const MOST_TOGETHER = 128;

/** Letters of an ISO time up to its hour. */
const HOUR = "2026-11-22T06".length;

/** What is known of a request besides its words. */
export interface Circumstances {
	/** Client address, as `addressKey` writes it; counted against its limit and kept only as a keyed hash. */
	address?: string | undefined;
	/** Why it is held for staff to look at. */
	suspicion?: Suspicion | undefined;
	/** Whether it came from a form without script, which names no `request_id`: the same words in the same hour repeat it. */
	native?: boolean;
}

export interface Accepted {
	reference: string;
	/** Whether the same had been stored before: under its `request_id`, or its words in the same hour. */
	repeated: boolean;
}

/** One call: a request, or only a hit to count for one that broke the rules. */
interface Work {
	address?: string | undefined;
	email?: string | undefined;
	row?: Omit<RequestsTable, "reference" | "receipt_at"> | undefined;
	/** What the row seals. */
	details?: string | undefined;
}

type Outcome = { turnedAway: string; wait: number } | { row: RequestsTable; repeated: boolean } | { counted: true };

/**
 * How requests come into a store: limits and repeats are decided in the transaction that commits them. Its functions
 * reject with TooManyRequests or the database's error.
 */
export function acceptance(context: StoreContext) {
	const { database, now, newId, randomBytes, noticeVersion, box, limits, personOf, subjectOf } = context;
	const turned = turnedAway(now);
	const together = groupCommit<Work, Outcome>({ commit, most: MOST_TOGETHER });
	const longestWindow = Math.max(limits.address?.seconds ?? 0, limits.email?.seconds ?? 0);

	/**
	 * Stores a request and the mails it owes, all or nothing.
	 * @throws TooManyRequests, or whatever the database throws: then nothing was accepted
	 */
	async function accept(request: ContactRequest, circumstances: Circumstances = {}): Promise<Accepted> {
		const outcome = await decided({
			address: addressSubject(circumstances.address),
			email: limits.email && subjectOf("email", request.email),
			...rowOf(request, circumstances),
		});
		if (!("row" in outcome)) throw new Error("A request was counted and not stored");
		return { reference: outcome.row.reference, repeated: outcome.repeated };
	}

	/**
	 * Counts a request that broke the rules against its address.
	 * @throws TooManyRequests, or whatever the database throws
	 */
	async function count(address: string): Promise<void> {
		const subject = addressSubject(address);
		if (subject) await decided({ address: subject });
	}

	async function decided(work: Work) {
		for (const subject of [work.address, work.email]) {
			const wait = subject ? turned.wait(subject) : 0;
			if (wait > 0) throw new TooManyRequests(wait);
		}
		const outcome = await together(work);
		if (!("turnedAway" in outcome)) return outcome;
		turned.remember(outcome.turnedAway, outcome.wait);
		throw new TooManyRequests(outcome.wait);
	}

	const addressSubject = (address: string | undefined) =>
		limits.address && address !== undefined ? subjectOf("address", address) : undefined;

	function rowOf(request: ContactRequest, { suspicion, native }: Circumstances): Pick<Work, "row" | "details"> {
		const { type, request_id, ...words } = request;
		const details = JSON.stringify(words);
		const id = newId();
		const at = now().toISOString();
		const row = {
			id,
			client_request_id: request_id ?? (native ? subjectOf("words", `${at.slice(0, HOUR)} ${type} ${details}`) : null),
			kind: type,
			person: personOf(request.email),
			details: box.seal(details, id),
			notice_version: noticeVersion,
			received_at: at,
			answered_at: null,
			quarantined_at: suspicion ? at : null,
			suspicion: suspicion ?? null,
			released_at: null,
			watch_at: at,
		};
		return { row, details };
	}

	/** Whether a request under the same id says the same: another one is stored, never thrown away. */
	function isRepeated(stored: RequestsTable, { row, details }: Work): boolean {
		if (!row || stored.kind !== row.kind || stored.person !== row.person) return false;
		try {
			return box.open(stored.details, stored.id) === details;
		} catch {
			// Sealed with a key that is gone: whether it is the same cannot be known, and twice is better than not at all.
			return false;
		}
	}

	async function commit(works: readonly Work[]): Promise<Outcome[]> {
		return await database.db.transaction().execute(async (transaction) => {
			await takeTurns(transaction, works);
			const time = now();
			const subjects = works.flatMap(({ address, email }) => [address, email]).filter((one) => one !== undefined);
			const hits = await hitsOf(transaction, database.kind, subjects, longestWindow, time);
			const known = await storedBefore(transaction, works);
			const people = works.flatMap(({ row }) => (row && !row.suspicion ? [row.person] : []));
			const hadReceipt = await recentReceipts(transaction, database.kind, people, time);
			const fresh: RequestsTable[] = [];

			const outcomes = works.map((work): Outcome => {
				const { address, email, row } = work;
				const addressWait = address && limits.address ? hits.take(address, limits.address) : 0;
				if (address && addressWait > 0) return { turnedAway: address, wait: addressWait };
				if (!row) return { counted: true };
				const first = row.client_request_id === null ? undefined : known.get(row.client_request_id);
				if (first && isRepeated(first, work)) return { row: first, repeated: true };
				const emailWait = email && limits.email ? hits.take(email, limits.email) : 0;
				if (email && emailWait > 0) return { turnedAway: email, wait: emailWait };
				const owesReceipt = !row.suspicion && !hadReceipt.has(row.person);
				if (owesReceipt) hadReceipt.add(row.person);
				const whole = {
					...row,
					client_request_id: first ? null : row.client_request_id,
					reference: makeReference(randomBytes),
					receipt_at: owesReceipt ? time.toISOString() : null,
				};
				fresh.push(whole);
				if (whole.client_request_id !== null) known.set(whole.client_request_id, whole);
				return { row: whole, repeated: false };
			});

			await insertRequests(transaction, fresh);
			await oweMails(transaction, fresh, time);
			await hits.save();
			return outcomes;
		});
	}

	/**
	 * PostgreSQL runs transactions side by side: those about the same person, repeat or count take turns, in one order,
	 * so that none waits for another in a circle.
	 */
	async function takeTurns(transaction: Transaction<Tables>, works: readonly Work[]): Promise<void> {
		if (database.kind !== "postgres") return;
		const names = works.flatMap(({ address, email, row }) => [address, email, row?.person, row?.client_request_id]);
		const given = JSON.stringify([...new Set(names.filter((name) => name))]);
		await sql`select pg_advisory_xact_lock(turn) from (
			select distinct hashtext(name) as turn from json_array_elements_text(${given}::json) as name order by turn
		) as turns`.execute(transaction);
	}

	async function storedBefore(transaction: Transaction<Tables>, works: readonly Work[]) {
		const ids = works.flatMap(({ row }) => row?.client_request_id ?? []);
		if (ids.length === 0) return new Map<string, RequestsTable>();
		const rows = await transaction
			.selectFrom("requests")
			.selectAll()
			.where("client_request_id", "in", among(database.kind, ids))
			.execute();
		return new Map(rows.map((row) => [row.client_request_id as string, row]));
	}

	/** Stores the rows; one whose reference is taken gets another. */
	async function insertRequests(transaction: Transaction<Tables>, rows: RequestsTable[]): Promise<void> {
		let left = rows;
		for (let attempt = 0; left.length > 0; attempt++) {
			if (attempt === 10) throw new Error("No free reference after ten tries");
			const inserted = await insertRows(transaction, database.kind, "requests", left);
			left = left.filter(({ id }) => !inserted.has(id));
			for (const row of left) row.reference = makeReference(randomBytes);
		}
	}

	async function oweMails(transaction: Transaction<Tables>, rows: RequestsTable[], time: Date): Promise<void> {
		const mails = rows.flatMap(({ id, suspicion, receipt_at }) => {
			if (suspicion) return [];
			const about = { requestId: id };
			const staff = mailRow(context, "staff", about, time);
			return receipt_at ? [staff, mailRow(context, "receipt", about, time)] : [staff];
		});
		await insertRows(transaction, database.kind, "mails", mails);
	}

	return { accept, count };
}
