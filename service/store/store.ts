/** Where requests and the mails they owe are kept. A promise that resolves means: committed to disk. */
import { createHmac, createSecretKey } from "node:crypto";
import { dataBox } from "../crypto/field-cipher.ts";
import { DAY } from "../durations.ts";
import { canonicalMailbox, takesReceipts } from "../mail/canonical-mailbox.ts";
import { acceptance } from "./accept.ts";
import { backupMark } from "./backup-mark.ts";
import { desk } from "./desk.ts";
import { figures } from "./figures.ts";
import { keyRotation } from "./key-rotation.ts";
import { mailQueue } from "./mail-queue.ts";
import { personalData } from "./persons.ts";
import { purging } from "./purge.ts";
import { watchOver } from "./reminders.ts";
import { storeSecret } from "./secrets.ts";
import type { StoreContext, StoreOptions } from "./store-context.ts";

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the store on a database whose tables are up to date. */
export async function openStore(options: StoreOptions) {
	const { database, now, box = dataBox() } = options;
	const { db } = database;
	const hashKey = createSecretKey(await storeSecret(options, box, "person-hash-key"));
	const hash = (text: string) => createHmac("sha256", hashKey).update(text).digest("base64url");

	const context: StoreContext = {
		...options,
		box,
		limits: options.limits ?? {},
		staffMailLimit: options.staffMailLimit,
		overdueAfter: options.overdueAfter ?? DAY,
		removeMailFiles: options.removeMailFiles ?? (async () => 0),
		mailboxOf: (email) => (takesReceipts(email) ? hash(canonicalMailbox(email)) : null),
		personOf: (email) => hash(email.toLowerCase()),
		subjectOf: (what, value) => hash(`${what} ${value.toLowerCase()}`),
	};
	const staffsDesk = desk(context);

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
		await db.destroy();
	}

	return {
		...acceptance(context),
		...staffsDesk,
		...figures(context),
		...backupMark(context),
		...personalData(context, staffsDesk.get),
		...purging(context),
		...keyRotation(context),
		watch: watchOver(context),
		mails: mailQueue(context),
		check,
		close,
	};
}
