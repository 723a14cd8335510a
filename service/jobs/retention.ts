/** Deletes what is past its time, unless the clock is in doubt. */
import { DAY } from "../durations.ts";
import type { Log } from "../process/log.ts";
import type { ClockWatch } from "../store/clock.ts";
import type { Store } from "../store/store.ts";

interface RetentionOptions {
	store: { retention: Pick<Store["retention"], "purge"> };
	days: number;
	now: () => Date;
	log: Pick<Log, "info">;
}

export async function purgeExpired({ store, days, now, log }: RetentionOptions): Promise<void> {
	const before = new Date(now().getTime() - days * DAY);
	const count = await store.retention.purge(before);
	if (count > 0) log.info({ count }, "expired requests deleted");
}

const JUMPED = "clock jumped: nothing is deleted by age until an operator confirms the time (contacts clock)";

/**
 * Holds what deletes by age while the clock is in doubt, and logs when that begins and ends; `look` is called each
 * minute.
 */
export function watchClock(clock: Pick<ClockWatch, "observe" | "bringForward">, log: Pick<Log, "info" | "warn">) {
	let trusted: boolean | undefined;

	async function look(): Promise<void> {
		const jump = await clock.observe();
		if (jump !== undefined && trusted !== false) {
			log.warn({ days: Math.round(jump / DAY) }, JUMPED);
		}
		if (jump === undefined && trusted !== true) {
			await clock.bringForward();
			if (trusted === false) log.info({}, "clock trusted again: what is past its time is deleted");
		}
		trusted = jump === undefined;
	}

	const byAge = (work: () => Promise<void>) => async () => {
		await look();
		if (trusted) await work();
	};

	return { look, byAge };
}
