/** Reads content folders in a thread, so that other requests are answered meanwhile. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Found } from "./content-reader.ts";

export function contentThread() {
	let thread: Worker | undefined;
	let reading: Promise<unknown> = Promise.resolve();

	/** One after the other: the thread reads one folder at a time. */
	function read<What extends keyof Found>(what: What, folder: string): Promise<Found[What]> {
		const turn = reading.then(async () => {
			thread ??= new Worker(new URL("content-reader.ts", import.meta.url));
			try {
				thread.postMessage({ what, folder });
				const [{ value, error }] = await once(thread, "message");
				if (error) throw error;
				return value;
			} catch (error) {
				// It may be gone; the next one to read gets another.
				await stop();
				throw error;
			}
		});
		reading = turn.catch(() => {});
		return turn;
	}

	async function stop(): Promise<void> {
		await thread?.terminate();
		thread = undefined;
	}

	return { read, stop };
}
