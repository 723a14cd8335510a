import { DAY, MINUTE } from "../durations.ts";
import { type DueMail, MAX_RETRY_WAIT } from "../store/outbox/mail-queue.ts";

const FIRST_RETRY = 2000;
const GIVE_UP_AFTER = 3 * DAY;
// Least tries before giving up, whatever the mail's age: this machine may have been off for days.
const MIN_TRIES = 10;

/** Wait before the next try: doubled each time, at most an hour, a third of it left to chance so tries spread out. */
export function backoff(attempts: number, random: () => number): number {
	const wait = Math.min(FIRST_RETRY * 2 ** attempts, MAX_RETRY_WAIT);
	return wait * (1 - random() / 3);
}

/** Wait before the one more try of a mail that may have arrived: both end within the hour that readiness allows. */
export const UNCONFIRMED_WAIT = 30 * MINUTE;

/** Whether a mail has been retried for so long that it is given up. */
export const retriesExhausted = (mail: Pick<DueMail, "attempts" | "createdAt">, now: Date): boolean =>
	mail.attempts + 1 >= MIN_TRIES && now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER;
