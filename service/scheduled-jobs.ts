/** Work that comes round again and again for as long as the service runs. */
import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";

export interface Round {
	/** For the log, e.g. `retention`. */
	name: string;
	everyMs: number;
	work: () => Promise<void>;
}

/**
 * Does each at once and then as often as it says, one at a time; one that fails is tried again at its next turn.
 * @returns ends them, once what is under way is done
 */
export function startRounds(rounds: readonly Round[], log: Pick<Log, "error">): () => Promise<void> {
	const ends = rounds.map(({ name, everyMs, work }) => {
		let underWay: Promise<void> | undefined;
		const turn = () => {
			underWay ??= work()
				.catch((error) => log.error({ round: name, error: errorCode(error) }, "round failed"))
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
