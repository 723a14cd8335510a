/** Opens a store that may be unreachable when the service starts: pages are served without it, forms get 503 until then. */

import { UnreachableDatabase } from "./database/postgres/reach-database.ts";
import { isTransient } from "./database/transient-fault.ts";
import { errorCode } from "./process/error-code.ts";
import type { Log } from "./process/log.ts";

const RETRY_EVERY = 1000;

export interface OpenWithRetryOptions<Opened extends { store: { close: () => Promise<void> } }> {
	open: () => Promise<Opened>;
	/** Called once, when the store is open. */
	onOpen: (opened: Opened) => void;
	/** Gets one entry when the store is unreachable, another if the fault changes, and one when it is back. */
	log: Pick<Log, "info" | "error">;
	retryEvery?: number;
}

/**
 * Opens a store, in the background and again and again if it is unreachable. What only other settings or a restored
 * backup mend is thrown at the first try: it stops the start, and never a running service.
 */
export async function openWithRetry<Opened extends { store: { close: () => Promise<void> } }>({
	open,
	onOpen,
	log,
	retryEvery = RETRY_EVERY,
}: OpenWithRetryOptions<Opened>) {
	let opened: Opened | undefined;
	let closed = false;
	let known: string | undefined;
	let rest: NodeJS.Timeout | undefined;
	let underWay: Promise<void> | undefined;

	function noteDown(error: unknown): void {
		const code = errorCode(error);
		if (code === known) return;
		log.error({ error: code }, "store unreachable: pages are served, forms are answered with 503");
		known = code;
	}

	async function tryAgain(): Promise<void> {
		try {
			const found = await open();
			if (closed) return await found.store.close();
			opened = found;
			log.info({}, "store reachable again: forms are taken");
			onOpen(found);
		} catch (error) {
			noteDown(error);
			later();
		}
	}

	function later(): void {
		if (closed) return;
		rest = setTimeout(() => {
			underWay = tryAgain();
		}, retryEvery);
	}

	try {
		opened = await open();
		onOpen(opened);
	} catch (error) {
		if (!(error instanceof UnreachableDatabase || isTransient(error))) throw error;
		noteDown(error);
		later();
	}

	return {
		/** @throws an error with the code `STORE_UNREACHABLE` while it is not open */
		get: () => {
			if (opened) return opened;
			throw Object.assign(new Error("The store is not there yet"), { code: "STORE_UNREACHABLE" });
		},
		close: async () => {
			closed = true;
			clearTimeout(rest);
			await underWay;
			await opened?.store.close();
		},
	};
}
