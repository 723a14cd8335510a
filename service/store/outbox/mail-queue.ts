/** The mail queue (outbox): a mail is claimed by one process at a time, then settled or released. */
import type { ExpressionBuilder } from "kysely";
import { isToVisitor, type MailKind } from "../../../contract/requests/mail-kinds.ts";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { MailsTable, Tables } from "../../database/tables.ts";
import { HOUR } from "../../durations.ts";
import { type OpenedRequest, openedRequest } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";
import { toErased } from "./call-mails.ts";
import { type ListedRequests, listedRequests, requestNames, withCallsAhead } from "./listed-requests.ts";
import { isShort, isUnconfirmed, LANES, type Lane, type Outcomes, outcomesIn, PENDING } from "./mail-row.ts";
import type { DigestContent } from "./reminders/digest.ts";
import type { ReminderContent } from "./reminders/reminders.ts";
import { type MailedReply, mailedReply } from "./replies.ts";

/** No retry is due later than that, in milliseconds. */
export const MAX_RETRY_WAIT = HOUR;

export interface DueMail extends Partial<ListedRequests> {
	id: string;
	kind: MailKind;
	messageId: string;
	attempts: number;
	createdAt: Date;
	/** The request it is about; a mail about several or none has `content`. */
	request?: OpenedRequest | undefined;
	content?: unknown;
	/** Who wrote the requests that `content` names, by reference. */
	names?: ReadonlyMap<string, string>;
	/** To the visitor: the text of an answer, and the Message-IDs of what was sent before. */
	reply?: MailedReply | undefined;
	/** Addresses that need no further try. */
	outcomes: Outcomes;
	/** Whether an earlier try may have delivered it. */
	unconfirmed?: boolean;
	/** Whether it goes without the words of visitors, because its content was refused with them. */
	short?: boolean;
}

export type MailQueue = ReturnType<typeof mailQueue>;

/** Its functions resolve once it is on disk; a mail is returned also if its request cannot be decrypted. */
export function mailQueue(context: StoreContext) {
	const { database, now, cipher } = context;
	const { db } = database;

	/** Claims due mails, lane by lane, the longest due first. @param leaseMs for how long @param orphans also of processes that ended */
	async function claim(leaseMs: number, most: number, orphans = true, lanes: readonly Lane[] = LANES) {
		const rows: MailsTable[] = [];
		for (const lane of lanes) {
			const free = most - rows.length;
			if (free <= 0) break;
			const time = now();
			const due = dueMails(lane, leaseMs, orphans, time);
			// Polled every second: if nothing is due, no write lock is taken.
			const [any] = await db.selectFrom("mails").select("id").where(due).limit(1).execute();
			if (!any) continue;
			const taken = await claimDue(due, leaseMs, free, time);
			rows.push(...taken.sort((one, other) => (one.due_at + one.id < other.due_at + other.id ? -1 : 1)));
		}
		return await withRequests(rows);
	}

	function dueMails(lane: Lane, leaseMs: number, orphans: boolean, time: Date) {
		const at = time.toISOString();
		// No wait or lease is that long: such a time was set before the clock was set back.
		const beyond = new Date(time.getTime() + MAX_RETRY_WAIT + leaseMs).toISOString();
		return (mail: ExpressionBuilder<Tables, "mails">) => {
			const nobodys = mail("leased_until", "is", null);
			return mail.and([
				PENDING[lane],
				mail.or([mail("due_at", "<=", at), mail("created_at", ">", at), mail("due_at", ">", beyond)]),
				orphans ? mail.or([nobodys, mail("leased_until", "<", at), mail("leased_until", ">", beyond)]) : nobodys,
			]);
		};
	}

	async function claimDue(due: ReturnType<typeof dueMails>, leaseMs: number, most: number, time: Date) {
		return await db
			.updateTable("mails")
			.set({ leased_until: new Date(time.getTime() + leaseMs).toISOString() })
			.where("id", "in", (query) => {
				const chosen = query.selectFrom("mails").select("id").where(due).orderBy("due_at").orderBy("id").limit(most);
				return database.kind === "postgres" ? chosen.forUpdate().skipLocked() : chosen;
			})
			.returningAll()
			.execute();
	}

	async function withRequests(mails: readonly MailsTable[]): Promise<DueMail[]> {
		const ids = mails.flatMap(({ request_id }) => request_id ?? []);
		const rows = ids.length === 0 ? [] : await db.selectFrom("requests").selectAll().where("id", "in", ids).execute();
		const requests = new Map(rows.map((row) => [row.id, openedRequest(row, cipher)]));
		const due = mails.map((mail) => ({ ...dueMail(mail, cipher), request: requests.get(mail.request_id ?? "") }));
		const references = due.flatMap(({ content }) => referencesIn(content));
		const names = await requestNames(context, references);
		return await Promise.all(
			due.map(async (mail) => ({
				...mail,
				names,
				...(isOfCalls(mail) && { content: await withCallsAhead(context, mail.content) }),
				...(mail.kind === "batch" && (await listedRequests(context, mail.id))),
				...(mail.kind !== "receipt" && isToVisitor(mail.kind) && { reply: await mailedReply(context, mail) }),
			})),
		);
	}

	const markSent = (id: string) => settle(id, { state: "sent", settled_at: now().toISOString(), last_error: null });

	/** Marks a mail as refused for good, by everybody or by some. */
	async function markFailed(mailId: string, error: string, outcomes: Outcomes = {}): Promise<void> {
		await settle(mailId, { state: "failed", settled_at: now().toISOString(), last_error: error, ...taken(outcomes) });
	}

	async function retry(mailId: string, dueAt: Date, error: string, outcomes: Outcomes = {}): Promise<void> {
		await settle(mailId, { due_at: dueAt.toISOString(), last_error: error, ...taken(outcomes) });
	}

	async function settle(mailId: string, outcome: Partial<MailsTable>): Promise<void> {
		if (outcome.state) await db.deleteFrom("mails").where("id", "=", mailId).where(toErased).execute();
		const mails = db.updateTable("mails").where("id", "=", mailId);
		await mails.set((mail) => ({ ...outcome, leased_until: null, attempts: mail("attempts", "+", 1) })).execute();
	}

	/** Claims mails for longer that are being sent: from now on for `leaseMs`. What was settled meanwhile stays so. */
	const renewClaims = (mailIds: readonly string[], leaseMs: number) =>
		setLease(mailIds, new Date(now().getTime() + leaseMs).toISOString());

	const releaseClaims = (mailIds: readonly string[]) => setLease(mailIds, null);

	async function setLease(mailIds: readonly string[], until: string | null): Promise<void> {
		if (mailIds.length === 0) return;
		const claimed = db.updateTable("mails").where("id", "in", mailIds).where("leased_until", "is not", null);
		await claimed.set({ leased_until: until }).execute();
	}

	return { claim, renewClaims, markSent, markFailed, retry, releaseClaims };
}

function dueMail(mail: MailsTable, cipher: FieldCipher): DueMail {
	const isErased = mail.kind === "call" && mail.request_id === null;
	const content = isErased ? cipher.tryDecrypt(mail.content ?? "", mail.id) : mail.content;
	return {
		id: mail.id,
		kind: mail.kind,
		messageId: mail.message_id,
		attempts: mail.attempts,
		createdAt: new Date(mail.created_at),
		content: content ? JSON.parse(content) : undefined,
		outcomes: outcomesIn(mail.recipient_outcomes),
		unconfirmed: isUnconfirmed(mail.last_error),
		short: isShort(mail.last_error),
	};
}

function referencesIn(content: unknown): string[] {
	const {
		requests = [],
		overdueRequests = [],
		failed = [],
	} = (content ?? {}) as Partial<ReminderContent & DigestContent>;
	return [...requests, ...overdueRequests, ...failed].flatMap(({ reference }) => reference ?? []);
}

const isOfCalls = (mail: DueMail): mail is DueMail & { content: ReminderContent } =>
	mail.kind === "reminder" && (mail.content as ReminderContent).why === "calls";

const taken = (outcomes: Outcomes): Partial<MailsTable> =>
	Object.keys(outcomes).length > 0 ? { recipient_outcomes: JSON.stringify(outcomes) } : {};
