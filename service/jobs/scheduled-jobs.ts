/** Runs jobs at fixed intervals for as long as the service runs. */
import { errorCode } from "../process/error-code.ts";
import type { Log } from "../process/log.ts";

type ScheduledJob = { name: string; everyMs: number; work: () => Promise<void> };

/** Runs each job at once and at its interval, never twice at a time. @returns stops them, and waits for running ones */
export function startScheduledJobs(jobs: readonly ScheduledJob[], log: Pick<Log, "error">): () => Promise<void> {
	const ends = jobs.map(({ name, everyMs, work }) => {
		let underWay: Promise<void> | undefined;
		const turn = () => {
			underWay ??= work()
				.catch((error) => log.error({ job: name, error: errorCode(error) }, "scheduled job failed"))
				.finally(() => {
					underWay = undefined;
				});
		};
		turn();
		const timer = setInterval(turn, everyMs);
		return async () => {
			clearInterval(timer);
			await underWay;
		};
	});
	return async () => {
		await Promise.all(ends.map((end) => end()));
	};
}
