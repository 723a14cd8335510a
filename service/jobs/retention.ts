/** Deletes what is past its time, unless the clock is in doubt. */
import { DAY } from "../durations.ts";
import type { Log } from "../process/log.ts";
import type { ClockWatch } from "../store/clock.ts";
import type { Store } from "../store/store.ts";

/** Where a request came from matters while others come from there; the privacy notice says how long it is kept. */
const NETWORK_DAYS = 30;

type Retention = Pick<Store["retention"], "purge" | "forgetNetworks">;

export async function purgeExpired(
	retention: Retention,
	days: number,
	now: Date,
	log: Pick<Log, "info">,
): Promise<void> {
	const before = (age: number) => new Date(now.getTime() - age * DAY);
	await retention.forgetNetworks(before(NETWORK_DAYS));
	const count = await retention.purge(before(days));
	if (count > 0) log.info({ count }, "expired requests deleted");
}

const JUMPED = "clock jumped: nothing is deleted by age until an operator confirms the time (contacts clock)";

/** Holds what deletes by age while the clock is in doubt, and logs that; `look` is called each minute. */
export function watchClock(clock: Pick<ClockWatch, "observe" | "bringForward">, log: Pick<Log, "info" | "warn">) {
	let trusted: boolean | undefined;

	async function look(): Promise<void> {
		const jump = await clock.observe();
		if (jump !== undefined && trusted !== false) log.warn({ days: Math.round(jump / DAY) }, JUMPED);
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
