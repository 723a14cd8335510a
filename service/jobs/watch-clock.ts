import { DAY } from "../durations.ts";
import type { Log } from "../process/log.ts";
import type { ClockWatch } from "../store/clock.ts";

/**
 * Holds what deletes by age while the clock is in doubt, and logs when that begins and ends; `look` is called each
 * minute.
 */
export function watchClock(clock: Pick<ClockWatch, "observe" | "bringForward">, log: Pick<Log, "info" | "warn">) {
	let trusted: boolean | undefined;

	async function look(): Promise<void> {
		const jump = await clock.observe();
		if (jump !== undefined && trusted !== false) {
			const days = Math.round(jump / DAY);
			log.warn(
				{ days },
				"clock jumped: nothing is deleted by age until an operator confirms the time (contacts clock)",
			);
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
