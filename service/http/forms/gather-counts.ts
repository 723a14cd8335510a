import { setTimeout } from "node:timers";
import { SECOND } from "../../durations.ts";

/** Also in Deno, whose own timers keep a process running. */
const inTenSeconds = (work: () => Promise<void>): unknown => setTimeout(work, 10 * SECOND).unref();

/** Gathers counts before they are saved, so that a flood costs the store one row. @returns counts one more */
export function gatherCounts(save: (count: number) => Promise<void>, later = inTenSeconds): () => void {
	let gathered = 0;
	return () => {
		gathered += 1;
		if (gathered > 1) return;
		later(async () => {
			const count = gathered;
			gathered = 0;
			// A store that is away has worse to tell.
			await save(count).catch(() => {});
		});
	};
}
