/** The store: requests, mails and whatever else has a table. A promise that resolves means: committed to disk. */
import { fieldCipher } from "../crypto/field-cipher.ts";
import { backupTimes, clockWatch, proxyFaults } from "./clock.ts";
import { figures } from "./figures/figures.ts";
import { responses } from "./figures/response-figures.ts";
import { keyRotation } from "./keys/key-rotation.ts";
import { makeStoreKey, storeHash } from "./keys/store-key.ts";
import { mailQueue } from "./outbox/mail-queue.ts";
import { queueDigest } from "./outbox/reminders/digest.ts";
import { reminders } from "./outbox/reminders/reminders.ts";
import { createResender } from "./outbox/resend.ts";
import { persons } from "./persons/persons.ts";
import { acceptance } from "./requests/accept.ts";
import { createActions } from "./requests/actions/act.ts";
import { doneReader } from "./requests/actions/done.ts";
import { addContact, type Contact } from "./requests/add-contact.ts";
import { describedCalls, freeHours } from "./requests/calls.ts";
import { inbox } from "./requests/inbox/inbox.ts";
import { createSearch } from "./requests/inbox/search.ts";
import { othersOfNetwork } from "./requests/networks.ts";
import { retention } from "./requests/purge.ts";
import { revision } from "./requests/revision.ts";
import { type StoreOptions, storeContext } from "./store-context.ts";
import { calendarFeeds } from "./team/calendar-feeds.ts";
import { signIns } from "./team/sign-ins.ts";

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the store on a database whose tables are up to date. */
export async function openStore(options: StoreOptions) {
	const { database, now, cipher = fieldCipher() } = options;
	const { db } = database;
	await makeStoreKey(db, cipher, options.randomBytes);
	const hash = await storeHash(db, cipher);
	const context = storeContext(options, cipher, hash);
	const requests = {
		...acceptance(context),
		addContact: (contact: Contact, actor: string, id?: string) => addContact(context, contact, actor, id),
		...inbox(context),
		calls: (since: Date) => describedCalls(context, since),
		...createSearch(context),
		...createActions(context),
		...doneReader(context),
		freeHours: () => freeHours(db, context, now()),
		/** The same for staff, who need no notice. */
		hoursForStaff: () => freeHours(db, context, now(), 0),
		callZone: context.calls.timeZone,
		othersOfNetwork: (reference: string) => othersOfNetwork(db, reference),
		revision: () => revision(db),
	};

	/** Throws unless the store can write: proven by writing. */
	async function check(): Promise<void> {
		const row = { name: "service", checked_at: now().toISOString() };
		await db.transaction().execute(async (transaction) => {
			const insert = transaction.insertInto("write_checks").values(row);
			await insert.onConflict((clash) => clash.column("name").doUpdateSet(row)).execute();
		});
	}

	return {
		requests,
		mails: { ...mailQueue(context), ...createResender(context) },
		sla: {
			...reminders(context),
			queueDigest: (lastDigestTime: (now: Date) => Date) => queueDigest(context, lastDigestTime),
		},
		figures: {
			...figures(context),
			responses: (since: Date, until: Date, timeZone: string) => responses(context, since, until, timeZone),
		},
		persons: persons(context),
		retention: retention(context),
		keys: keyRotation(context),
		backups: backupTimes(context),
		proxies: proxyFaults(context),
		clock: clockWatch(context),
		signIns: signIns(context),
		calendarFeeds: calendarFeeds(context),
		queryCipher: fieldCipher(Buffer.from(hash("queries of the desk"), "base64url")),
		check,
		close: () => db.destroy(),
	};
}
