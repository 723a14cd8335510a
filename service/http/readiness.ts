import type { Store } from "../requests/store.ts";

// The first retries take minutes; past this the mail server or its settings need somebody to look.
const TOO_OLD = 60 * 60 * 1000;

/**
 * Rejects, with a code, when the store cannot write or a mail has been owed for too long.
 * @param store asked anew each time
 */
export async function checkReadiness(
	store: Pick<Store, "check" | "oldestPendingMail">,
	now: () => Date,
): Promise<void> {
	await store.check();
	const oldest = await store.oldestPendingMail();
	if (oldest && now().getTime() - oldest.getTime() > TOO_OLD) {
		throw Object.assign(new Error("Mails have been waiting for too long"), { code: "QUEUE_OLD" });
	}
}
