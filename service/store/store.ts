/** The store: requests, mails and whatever else has a table. A promise that resolves means: committed to disk. */
import { fieldCipher } from "../crypto/field-cipher.ts";
import { keyedHash } from "../crypto/keyed-hash.ts";
import { DAY } from "../durations.ts";
import { e164 } from "../telephone.ts";
import { backupTimes } from "./backup-times.ts";
import { canonicalMailbox, takesReceipts } from "./canonical-mailbox.ts";
import { clockWatch } from "./clock.ts";
import { digest } from "./digest.ts";
import { figures } from "./figures.ts";
import { keyRotation } from "./key-rotation.ts";
import { mailQueue } from "./mail-queue.ts";
import { persons } from "./persons.ts";
import { retention } from "./purge.ts";
import { rateLimits } from "./rate-limit-hits.ts";
import { reminders } from "./reminders.ts";
import { storedRequests } from "./requests.ts";
import { createResender } from "./resend.ts";
import { responseFigures } from "./response-figures.ts";
import { searchIndex } from "./search-index.ts";
import { storeSecret } from "./secrets.ts";
import { signIns } from "./sign-ins.ts";
import type { StoreContext, StoreOptions } from "./store-context.ts";
import { telephones } from "./telephones.ts";

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the store on a database whose tables are up to date. */
export async function openStore(options: StoreOptions) {
	const { database, now, cipher = fieldCipher() } = options;
	const { db } = database;
	const hash = keyedHash(await storeSecret(options, cipher, "person-hash-key"));

	const context: StoreContext = {
		...options,
		cipher,
		limits: options.limits ?? {},
		staffMailLimit: options.staffMailLimit,
		overdueAfter: options.overdueAfter ?? DAY,
		unitOf: options.unitOf ?? (() => undefined),
		labelsOf: options.labelsOf ?? (() => []),
		removeMailFiles: options.removeMailFiles ?? (async () => 0),
		mailboxOf: (email) => (takesReceipts(email) ? hash(canonicalMailbox(email)) : null),
		personOf: (email) => hash(email.toLowerCase()),
		phoneOf: ({ phone = "", country }) => {
			const number = e164(phone, country);
			return number === undefined ? "" : hash(`telephone ${number}`);
		},
		subjectOf: (what, value) => hash(`${what} ${value.toLowerCase()}`),
		secretHash: (what, value) => hash(`${what} ${value}`),
	};
	const index = searchIndex(context);
	const requests = storedRequests(context, index);

	/** Throws unless the store can write: proven by writing. */
	async function check(): Promise<void> {
		const row = { name: "service", checked_at: now().toISOString() };
		await db.transaction().execute(async (transaction) => {
			await transaction
				.insertInto("write_checks")
				.values(row)
				.onConflict((clash) => clash.column("name").doUpdateSet(row))
				.execute();
		});
	}

	async function close(): Promise<void> {
		index.forget();
		await db.destroy();
	}

	return {
		requests,
		mails: { ...mailQueue(context), ...createResender(context) },
		sla: { ...reminders(context), ...digest(context) },
		figures: { ...figures(context), ...responseFigures(context, index) },
		persons: { ...persons(context, requests.get), ...telephones(context) },
		retention: retention(context),
		rateLimits: rateLimits(context),
		keys: keyRotation(context),
		backups: backupTimes(context),
		clock: clockWatch(context),
		signIns: signIns(context),
		queryCipher: fieldCipher(Buffer.from(hash("queries of the desk"), "base64url")),
		check,
		close,
	};
}
