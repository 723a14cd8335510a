import { HOUR } from "../durations.ts";
import type { Store } from "../store/store.ts";
import { sharedFor, within } from "../within.ts";

/** For so long a mail to staff may wait; receipts mostly wait for the visitor's server. */
export const OLDEST_PENDING_MAIL = HOUR;
// Anybody may ask, and each check is a write that waits for the disk.
const SHARED_FOR = 2000;
// A silent database is noticed after ten seconds; probes wait for two.
const MAX_WAIT = 1500;

/** Rejects, with a code, if the store cannot write, the clock jumped, or mails to staff wait or reached nobody. */
export async function checkReadiness(store: Pick<Store, "check" | "clock" | "figures">, now: () => Date) {
	await store.check();
	// First: after a jump every mail seems to have waited.
	if (await store.clock.jump()) throw Object.assign(new Error("The clock jumped"), { code: "CLOCK_JUMPED" });
	const oldest = await store.figures.oldestPendingMail();
	if (oldest && now().getTime() - oldest.getTime() > OLDEST_PENDING_MAIL)
		throw Object.assign(new Error("Mails have been waiting for too long"), { code: "QUEUE_OLD" });
	if ((await store.figures.lostMails()) > 0)
		throw Object.assign(new Error("Mails to staff reached nobody"), { code: "MAILS_LOST" });
}

/** One check for all callers, for two seconds after it; none waits longer than 1.5 s. @param time monotonic, in ms */
export function sharedReadiness(check: () => Promise<void>, time: () => number): () => Promise<void> {
	const shared = sharedFor(SHARED_FOR, check, time);
	return () => within(MAX_WAIT, shared());
}
