/** Opens a store that may be unreachable when the service starts: pages are served without it, forms get 503 until then. */
import { setTimeout as wait } from "node:timers/promises";
import { isTransient } from "./database/faults.ts";
import { errorCode } from "./process/error-code.ts";
import type { Log } from "./process/log.ts";

const RETRY_EVERY = 1000;

/**
 * Opens a store, again and again while unreachable; throws, at the first try alone, what an operator must mend.
 * @param onOpen called once, when it is open @param log told when it is unreachable, of another fault, and when it is back
 */
export async function openWithRetry<Opened extends { store: { close: () => Promise<void> } }>(
	open: () => Promise<Opened>,
	onOpen: (opened: Opened) => void,
	log: Pick<Log, "info" | "error">,
	retryEvery = RETRY_EVERY,
) {
	const closing = new AbortController();
	let opened: Opened | undefined;
	let known: string | undefined;
	let retries: Promise<void> | undefined;

	async function tryToOpen(): Promise<void> {
		opened = await open();
		if (closing.signal.aborted) return;
		if (known) log.info({}, "store reachable again: forms are taken");
		onOpen(opened);
	}

	function noteDown(error: unknown): void {
		const code = errorCode(causeOf(error));
		if (code !== known) log.error({ error: code }, "store unreachable: pages are served, forms are answered with 503");
		known = code;
	}

	async function retry(): Promise<void> {
		while (!opened) {
			await wait(retryEvery, undefined, { signal: closing.signal }).catch(() => {});
			if (closing.signal.aborted) return;
			await tryToOpen().catch(noteDown);
		}
	}

	try {
		await tryToOpen();
	} catch (error) {
		if (!isTransient(causeOf(error))) throw error;
		noteDown(error);
		retries = retry();
	}

	return {
		/** @throws an error with the code `STORE_UNREACHABLE` while it is not open */
		get: () => {
			if (opened) return opened;
			throw Object.assign(new Error("The store is not there yet"), { code: "STORE_UNREACHABLE" });
		},
		close: async () => {
			closing.abort();
			await retries;
			await opened?.store.close();
		},
	};
}

/** The database's own error, if settings were found faulty by it. */
const causeOf = (error: unknown) => (error as Error).cause ?? error;
