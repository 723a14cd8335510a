/** A store that may not be there yet when the service starts: pages need none, and forms wait for it. */

import { UnreachableDatabase } from "./database/reach-database.ts";
import { isTransient } from "./database/transient-fault.ts";
import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";

const RETRY_EVERY = 1000;

export interface LateStore<Opened> {
	/**
	 * The store.
	 * @throws an error with the code `STORE_UNREACHABLE` while it is not there
	 */
	get: () => Opened;
	/** Stops trying, and closes what is open. */
	close: () => Promise<void>;
}

export interface LateStoreOptions<Opened extends { store: { close: () => Promise<void> } }> {
	open: () => Promise<Opened>;
	/** Told once, when the store is there. */
	onOpen: (opened: Opened) => void;
	/** Told once what ails the store, again where that changes, and when it is back. */
	log: Pick<Log, "info" | "error">;
	/** Milliseconds between two tries. */
	retryEvery?: number;
}

/**
 * Opens a store; where it is down, tries until it is there.
 * @throws what `open` throws at its first try, unless that may pass by itself: a fault that only other settings or a
 * restored backup mend stops a start, and never a service that runs
 */
export async function openWithRetry<Opened extends { store: { close: () => Promise<void> } }>({
	open,
	onOpen,
	log,
	retryEvery = RETRY_EVERY,
}: LateStoreOptions<Opened>): Promise<LateStore<Opened>> {
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
