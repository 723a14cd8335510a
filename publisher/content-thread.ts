/** Reads content folders in a thread, so that other requests are answered meanwhile. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Found } from "./content-reader.ts";
import { createQueue } from "./in-turn.ts";

export function contentThread() {
	let thread: Worker | undefined;
	const { inTurn } = createQueue();

	/** The thread reads one folder at a time. */
	const read = <What extends keyof Found>(what: What, folder: string): Promise<Found[What]> =>
		inTurn(async () => {
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

	async function stop(): Promise<void> {
		await thread?.terminate();
		thread = undefined;
	}

	return { read, stop };
}
