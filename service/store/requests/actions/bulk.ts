/** One action on several requests: in one transaction, a line in each one's history, and one undo for all. */
import { advisoryLocks, inList } from "../../../database/database.ts";
import type { RequestsTable, Tx } from "../../../database/tables.ts";
import { MAX_NAMED } from "../../outbox/listed-requests.ts";
import { queueMail } from "../../outbox/mail-row.ts";
import { namedRequest } from "../../outbox/reminders/reminders.ts";
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
import type { ActionDetail } from "./history.ts";
import { withdrawMail } from "./undo-action.ts";

interface BulkActing extends Omit<Acting, "seenVersion" | "bulk"> {
	actor: string;
	/** An action of theirs that this goes on: one undo takes back both. */
	joins?: string | undefined;
}
type Rows = readonly RequestsTable[];
type Perform = (transaction: Tx, row: RequestsTable, action: Action, by: Acting) => Promise<ActionOutcome>;

/** Each is done that can be done; what could not is named. Sent again under the same id, the rest is done. */
export function bulkActions(context: StoreContext, perform: Perform) {
	const { database, now, newId, subjectOf, overdueAfter } = context;

	/** @throws RangeError above `MAX_MARKED` */
	async function actInBulk(marked: readonly Marked[], action: BulkAction, by: BulkActing): Promise<BulkOutcome> {
		const each = marked.map((one) => ({ ...one, action }));
		return await together(each, by, [action, marked], async (transaction, bulk, done) => {
			if (by.joins) {
				const joined = transaction.updateTable("actions").set({ bulk_id: bulk }).where("id", "=", by.joins);
				await joined.where("actor", "=", by.actor).where("bulk_id", "is", null).execute();
			}
			if (action.kind !== "pass" || isToSelf(action, by.actor)) return;
			await tell(transaction, { ...action.to, from: by.actor, action: bulk }, done);
		});
	}

	/** Takes back what this member did in bulk, except where somebody acted since. */
	async function undoBulk(undone: string, by: BulkActing): Promise<BulkOutcome> {
		const theirs = database.db.selectFrom("actions").where("bulk_id", "=", undone).where("actor", "=", by.actor);
		const named = theirs.innerJoin("requests", "requests.id", "request_id").select(["detail", "reference"]);
		const actions = await named.select(["actions.id", "actions.version as seenVersion"]).execute();
		const each = actions.map(({ id, ...one }) => ({ ...one, action: { kind: "undo", action: id } as const }));
		return await together(each, by, ["undo", undone], async (transaction, _, done, left) => {
			const { to }: ActionDetail = JSON.parse(actions[0]?.detail ?? "{}");
			if (!to || done.length === 0 || !(await withdrawMail(transaction, "passed", undone))) return;
			await tell(transaction, { ...to, from: by.actor, action: undone }, left);
		});
	}

	/** @param what tells it from all else under this id @param after is given those it was now done to, and the others */
	async function together(
		each: readonly (Marked & { action: Action })[],
		{ actor, actionId = newId() }: BulkActing,
		what: readonly unknown[],
		after: (transaction: Tx, bulk: string, done: Rows, left: Rows) => Promise<void>,
	): Promise<BulkOutcome> {
		if (each.length > MAX_MARKED) throw new RangeError(`More than ${MAX_MARKED} requests at once`);
		const asked = new Map(each.map((one) => [one.reference, one]));
		const bulk = subjectOf("action", JSON.stringify([actor, actionId, ...what]));
		if (asked.size === 0) return { bulk, done: [], notDone: [] };
		const done = await database.db.transaction().execute(async (transaction) => {
			const rows = await transaction
				.selectFrom("requests")
				.selectAll()
				.where("reference", "in", inList(database.kind, asked.keys()))
				// Two lists that share requests lock them in the same order.
				.orderBy("id")
				.$if(database.kind === "postgres", (query) => query.forUpdate())
				.execute();
			// A release needs these; taken one by one between others, they could make two transactions wait for each other.
			const mailboxes = rows.flatMap(({ mailbox }) => mailbox ?? []);
			await advisoryLocks(transaction, database.kind, "requests", mailboxes);
			const hours = rows.flatMap(({ call_at }) => call_at ?? []);
			await advisoryLocks(transaction, database.kind, "calls", hours);
			const outcomes = new Map<RequestsTable, ActionOutcome>();
			for (const row of rows) {
				const { action, seenVersion } = asked.get(row.reference) as (typeof each)[number];
				outcomes.set(row, await perform(transaction, row, action, { actor, actionId, seenVersion, bulk }));
			}
			const all = rows.filter((row) => outcomes.get(row)?.result === "done");
			const fresh = all.filter((row) => !(outcomes.get(row) as { repeated?: boolean }).repeated);
			const left = rows.filter((row) => !all.includes(row));
			await after(transaction, bulk, fresh, left);
			if (fresh.length > 0) await bumpRevision(transaction, "actions");
			return all.map(({ reference }) => reference);
		});
		context.spamNetworks.forget();
		return { bulk, done, notDone: [...asked.keys()].filter((reference) => !done.includes(reference)) };
	}

	/** One mail to whom they were passed, instead of one for each. */
	async function tell(transaction: Tx, content: PassedContent, rows: Rows) {
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
