/** One action on several requests: in one transaction, a line in each one's history, and one undo for all. */
import { sql, type Transaction } from "kysely";
import { inList } from "../../../database/database.ts";
import type { RequestsTable, Tables } from "../../../database/tables.ts";
import { queueMail, untouched } from "../../outbox/mail-row.ts";
import { MAX_NAMED, namedRequest } from "../../outbox/reminders/reminders.ts";
import type { StoreContext } from "../../store-context.ts";
import { bumpRevision } from "../revision.ts";
import {
	type Acting,
	type Action,
	type ActionOutcome,
	type BulkAction,
	type BulkOutcome,
	isToSelf,
	MAX_MARKED,
	type Marked,
	UNDO_WAIT,
} from "./action.ts";
import type { PassedContent } from "./change-row.ts";

interface BulkActing extends Omit<Acting, "seenVersion" | "bulk"> {
	actor: string;
	/** An action of theirs that this goes on: one undo takes back both. */
	joins?: string | undefined;
}
type Perform = (
	transaction: Transaction<Tables>,
	row: RequestsTable,
	action: Action,
	by: Acting,
) => Promise<ActionOutcome>;

/** Each is done that can be done; what could not is named. Sent again under the same id, the rest is done. */
export function bulkActions(context: StoreContext, perform: Perform) {
	const { database, now, newId, subjectOf, overdueAfter } = context;

	/** @throws RangeError above `MAX_MARKED` */
	async function actInBulk(marked: readonly Marked[], action: BulkAction, by: BulkActing): Promise<BulkOutcome> {
		return await together(marked, by, [action, marked], async (transaction, rows, bulk) => {
			const seen = new Map(marked.map(({ reference, seenVersion }) => [reference, seenVersion]));
			const done = await each(transaction, rows, (row) => ({ action, seenVersion: seen.get(row.reference), bulk }), by);
			if (by.joins) await join(transaction, by.joins, by.actor, bulk);
			const fresh = done.filter(({ repeated }) => !repeated).map(({ row }) => row);
			if (action.kind === "pass" && !isToSelf(action, by.actor)) {
				await tell(transaction, { ...action.to, from: by.actor, action: bulk }, fresh);
			}
			return done;
		});
	}

	/** Takes back what this member did in bulk, except where somebody acted since. */
	async function undoBulk(undone: string, by: BulkActing): Promise<BulkOutcome> {
		const actions = await database.db
			.selectFrom("actions")
			.innerJoin("requests", "requests.id", "request_id")
			.select(["actions.id", "actions.kind", "actions.version", "detail", "reference"])
			.where("bulk_id", "=", undone)
			.where("actor", "=", by.actor)
			.execute();
		const byReference = new Map(actions.map((action) => [action.reference, action]));
		return await together(actions, by, ["undo", undone], async (transaction, rows, bulk) => {
			const undo = (row: RequestsTable) => {
				const { id = "", version } = byReference.get(row.reference) ?? {};
				return { action: { kind: "undo", action: id } as const, seenVersion: version, bulk };
			};
			const done = await each(transaction, rows, undo, by);
			const [passed] = actions;
			if (passed?.kind === "pass" && (await withdraw(transaction, undone))) {
				const gone = new Set(done.map(({ row }) => row.id));
				const still = rows.filter(({ id }) => !gone.has(id));
				const { to } = JSON.parse(passed.detail ?? "{}");
				await tell(transaction, { ...to, from: by.actor, action: undone }, still);
			}
			return done;
		});
	}

	async function join(transaction: Transaction<Tables>, action: string, actor: string, bulk: string): Promise<void> {
		const joined = transaction.updateTable("actions").set({ bulk_id: bulk }).where("id", "=", action);
		await joined.where("actor", "=", actor).where("bulk_id", "is", null).execute();
	}

	/** @param what tells it from everything else that the client may send under this id */
	async function together(
		marked: readonly { reference: string }[],
		{ actor, actionId = newId() }: BulkActing,
		what: readonly unknown[],
		work: (transaction: Transaction<Tables>, rows: RequestsTable[], bulk: string) => Promise<Performed[]>,
	): Promise<BulkOutcome> {
		if (marked.length > MAX_MARKED) throw new RangeError(`More than ${MAX_MARKED} requests at once`);
		const references = marked.map(({ reference }) => reference);
		const bulk = subjectOf("action", JSON.stringify([actor, actionId, ...what]));
		if (references.length === 0) return { bulk, done: [], notDone: [] };
		const performed = await database.db.transaction().execute(async (transaction) => {
			const rows = await transaction
				.selectFrom("requests")
				.selectAll()
				.where("reference", "in", inList(database.kind, references))
				// Two lists that share requests lock them in the same order.
				.orderBy("id")
				.$if(database.kind === "postgres", (query) => query.forUpdate())
				.execute();
			const all = await work(transaction, rows, bulk);
			if (all.some(({ repeated }) => !repeated)) await bumpRevision(transaction, "actions");
			return new Set(all.map(({ row }) => row.reference));
		});
		context.spamNetworks.forget();
		return { bulk, done: [...performed], notDone: references.filter((reference) => !performed.has(reference)) };
	}

	interface Performed {
		row: RequestsTable;
		repeated: boolean;
	}

	/** @returns those it was done to */
	async function each(
		transaction: Transaction<Tables>,
		rows: readonly RequestsTable[],
		what: (row: RequestsTable) => { action: Action; seenVersion: number | undefined; bulk: string },
		by: BulkActing,
	): Promise<Performed[]> {
		const done: Performed[] = [];
		for (const row of rows) {
			const { action, ...seen } = what(row);
			const outcome = await perform(transaction, row, action, { ...by, ...seen });
			if (outcome.result === "done") done.push({ row, repeated: outcome.repeated });
		}
		return done;
	}

	/** One mail to whom they were passed, instead of one for each. */
	async function tell(transaction: Transaction<Tables>, content: PassedContent, rows: readonly RequestsTable[]) {
		const [first, ...others] = rows;
		if (!first) return;
		const time = now();
		const requests = rows.slice(0, MAX_NAMED).map((row) => namedRequest(row, time, overdueAfter));
		const about =
			others.length === 0
				? { requestId: first.id, content }
				: { content: { ...content, requests, more: rows.length - requests.length } };
		await queueMail(transaction, context, "passed", about, time, UNDO_WAIT);
	}

	return { actInBulk, undoBulk };
}

/** Withdraws the mail about what was passed in bulk. @returns whether it had not been delivered yet */
async function withdraw(transaction: Transaction<Tables>, bulk: string): Promise<boolean> {
	const { numDeletedRows } = await transaction
		.deleteFrom("mails")
		.where("kind", "=", "passed")
		.where(sql<boolean>`content like ${`%"action":"${bulk}"%`}`)
		.where("state", "=", "pending")
		.where(untouched)
		.executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}
