import { setTimeout } from "node:timers";
import { SECOND } from "../../durations.ts";

/** Also in Deno, whose own timers keep a process running. */
const inTenSeconds = (work: () => Promise<void>): unknown => setTimeout(work, 10 * SECOND).unref();

/**
 * Gathers counts before they are saved, so that a flood costs the store one row.
 * @param later when they are saved @returns counts one more
 */
export function gatherCounts(save: (count: number) => Promise<void>, later = inTenSeconds): () => void {
	let unsaved = 0;
	let waiting = false;

	async function saveAll(): Promise<void> {
		const count = unsaved;
		waiting = false;
		unsaved = 0;
		await save(count).catch(() => {
			unsaved += count;
		});
	}

	return () => {
		unsaved += 1;
		if (waiting) return;
		waiting = true;
		later(saveAll);
	};
}
