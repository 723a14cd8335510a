/** Queues reminders and alerts of held requests, each exactly once whatever the number of processes. */
import type { RequestKind } from "../../../../contract/requests/forms.ts";
import type { Suspicion } from "../../../../contract/requests/suspicion.ts";
import type { RequestsTable, Tx } from "../../../database/tables.ts";
import { MINUTE } from "../../../durations.ts";
import { lockJob, markDone } from "../../job-times.ts";
import { dueFromOf, isHeld, isPastDeadline, pending, unanswered } from "../../requests/request-filter.ts";
import type { StoreContext } from "../../store-context.ts";
import { MAX_NAMED, stillOn } from "../listed-requests.ts";
import { queueMail } from "../mail-row.ts";

/** What a list for staff keeps of a request; its writer is read when the mail leaves (`listed-requests.ts`). */
export interface NamedRequest {
	reference: string;
	kind: RequestKind;
	/** ISO 8601. */
	receivedAt: string;
	overdue: boolean;
	suspicion?: Suspicion;
	/** The hour of its call, if that is why it is listed; ISO 8601. */
	callAt?: string;
	/** How many others are held for the same network, for which this one stands. */
	others?: number;
}

export function namedRequest(row: RequestsTable, time: Date, overdueAfter: number): NamedRequest {
	const { reference, kind, received_at, suspicion } = row;
	const overdue = row.answered_at === null && isPastDeadline(new Date(dueFromOf(row)), time, overdueAfter);
	return { reference, kind, receivedAt: received_at, overdue, ...(suspicion && isHeld(row) && { suspicion }) };
}

// A flood of held requests must not become a flood of alerts.
const BETWEEN_ALERTS = 15 * MINUTE;
const AT_ONCE = 500;
const BEFORE_CALLS = 15 * MINUTE;

export interface ReminderContent {
	requests: NamedRequest[];
	/** How many more there are than it names. */
	more: number;
	/** Address of the team member who has taken them; undefined for all. */
	to?: string;
	/** Why they are listed, if not because they wait: their time runs out, or ran out, while nobody works. */
	why?: "closing" | "opening" | "follow_up" | "calls";
}

/** A request, why staff are reminded of it, and who alone. */
interface Reminded {
	row: RequestsTable;
	why?: ReminderContent["why"];
	to?: string | null;
}

/** When staff are reminded of a request that was received then, and why, in order. */
type ReminderTimes = (receivedAt: Date) => readonly { at: Date; why: "waits" | "closing" | "opening" }[];

export function reminders(context: StoreContext) {
	const { database, now } = context;

	/** Queues reminders of requests unanswered past a reminder time, and alerts of newly held requests. @returns mails queued */
	async function queueReminders(reminderTimes: ReminderTimes): Promise<number> {
		return await database.db.transaction().execute(async (transaction) => {
			const time = now();
			const lastAlert = await lockJob(transaction, "quarantine");
			await lockJob(transaction, "reminders");
			const mayAlert = !lastAlert || time.getTime() - lastAlert.getTime() >= BETWEEN_ALERTS;
			const due = await dueForCheck(transaction, time, mayAlert);
			const waiting = due.flatMap((row): Reminded[] => {
				const reminder = isHeld(row) ? undefined : reminderOf(reminderTimes(receivedAt(row)), row, time);
				return reminder ? [{ row, ...reminder }] : [];
			});
			for (const row of due) await scheduleNextCheck(transaction, row, reminderTimes, time);
			const all = [...waiting, ...(await dueToday(transaction, time))];
			const lists = Map.groupBy(all, ({ why, to }) => `${why} ${to ?? ""}`);
			for (const listed of lists.values()) {
				const [{ why, to } = {}] = listed;
				const rows = listed.map(({ row }) => row);
				const reminded = { ...content(rows, time, why), ...(to && { to }), ...(why && { why }) };
				await queueMail(transaction, context, "reminder", { content: reminded }, time);
			}
			const heldRequests = due.filter(isHeld);
			if (heldRequests.length === 0) return lists.size;
			await queueMail(transaction, context, "quarantine", { content: content(heldRequests, time) }, time);
			await markDone(transaction, "quarantine", time);
			return lists.size + 1;
		});
	}

	/** What is to be followed up today, and calls that are about to begin: for whoever has them, or everybody. */
	async function dueToday(transaction: Tx, time: Date): Promise<Reminded[]> {
		const near = (ms: number) => new Date(time.getTime() + ms).toISOString();
		const due = transaction.updateTable("requests").set({ remind_at: null }).where("remind_at", "<=", near(0));
		const calls = transaction
			.updateTable("requests")
			.set({ call_reminded: near(0) })
			.where("call_at", "<=", near(BEFORE_CALLS))
			// If nothing ran before, it may still be going on.
			.where("call_at", ">", stillOn(time).toISOString())
			.where("call_reminded", "is", null);
		const followUps = (await due.returningAll().execute()).map((row) => ({ row, why: "follow_up" as const }));
		const begin = (await calls.returningAll().execute()).map((row) => ({ row, why: "calls" as const }));
		return [...followUps, ...begin]
			.filter(({ row }) => row.spam_at === null)
			.map((one) => ({ ...one, to: one.row.taken_by }));
	}

	async function dueForCheck(transaction: Tx, time: Date, includeHeld: boolean) {
		const waiting = transaction
			.selectFrom("requests")
			.selectAll()
			.where(includeHeld ? pending : unanswered);
		const due = waiting.where("next_check_at", "<=", time.toISOString());
		return await due.orderBy("next_check_at").orderBy("id").limit(AT_ONCE).execute();
	}

	async function scheduleNextCheck(transaction: Tx, row: RequestsTable, reminderTimes: ReminderTimes, time: Date) {
		const next = row.answered_at ? undefined : reminderTimes(receivedAt(row)).find(({ at }) => at > time)?.at;
		const next_check_at = next?.toISOString() ?? null;
		await transaction.updateTable("requests").set({ next_check_at }).where("id", "=", row.id).execute();
	}

	function content(rows: readonly RequestsTable[], time: Date, why?: ReminderContent["why"]): ReminderContent {
		const groups = Map.groupBy(rows, (row) => (row.suspicion === "network" && isHeld(row) && row.network) || row.id);
		const named = Array.from(groups.values(), ([first, ...others]) => ({
			...namedRequest(first as RequestsTable, time, context.overdueAfter),
			...(others.length > 0 && { others: others.length }),
			...(why === "calls" && { callAt: first?.call_at ?? "" }),
		}));
		const requests = named.slice(0, MAX_NAMED);
		return { requests, more: rows.length - countNamed(requests) };
	}

	return { queueReminders };
}

/** How many requests these stand for. */
export const countNamed = (requests: readonly NamedRequest[]): number =>
	requests.reduce((sum, { others = 0 }) => sum + 1 + others, 0);

const receivedAt = (row: RequestsTable) => new Date(row.received_at);

/** Why one is to be reminded of, and who alone, if one of these times came since the request was last checked. */
function reminderOf(moments: ReturnType<ReminderTimes>, row: RequestsTable, time: Date) {
	const passed = moments.filter(({ at }) => at <= time);
	const come = passed.filter(({ at }) => at.toISOString() >= (row.next_check_at ?? ""));
	if (come.length === 0) return undefined;
	const why = come.map(({ why }) => why).findLast((one) => one !== "waits");
	if (why) return { why };
	// The first reminder after a request was taken goes to its taker alone, later ones to everybody.
	const since = passed.filter(({ at, why }) => why === "waits" && at.toISOString() > (row.taken_at ?? ""));
	return { to: since.length === 1 ? row.taken_by : null };
}
