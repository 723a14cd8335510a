/** Group commit: concurrent callers share a transaction; one that comes while a commit runs joins the next. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { isRowFault } from "../../database/faults.ts";

// With more the store is hopelessly behind: an error at once is better than more memory.
const MAX_WAITING = 5000;

/** Commits all works in one transaction and returns a result for each, in order; throws if nothing was committed. */
type Commit<Work, Result> = (works: readonly Work[]) => Promise<readonly Result[]>;

interface Caller<Work, Result> {
	work: Work;
	resolve: (result: Result) => void;
	reject: (error: unknown) => void;
}

/** @returns resolves once its work is committed. One that fails for its own data is tried once more, apart from the others. */
export function groupCommit<Work, Result>(commit: Commit<Work, Result>, maxBatch: number) {
	let waiting: Caller<Work, Result>[] = [];
	let running = false;

	async function run(): Promise<void> {
		while (waiting.length > 0) {
			await waitForBatch();
			const batch = waiting.slice(0, maxBatch);
			waiting = waiting.slice(maxBatch);
			await settle(batch);
		}
		running = false;
	}

	/** Yields to the event loop for as long as further works arrive, so that requests just being read join this commit. */
	async function waitForBatch(): Promise<void> {
		for (let there = 0; waiting.length > there && waiting.length < maxBatch; ) {
			there = waiting.length;
			await nextTurn();
		}
	}

	async function settle(batch: readonly Caller<Work, Result>[], again = true): Promise<void> {
		try {
			const results = await commit(batch.map(({ work }) => work));
			batch.forEach(({ resolve }, index) => {
				resolve(results[index] as Result);
			});
		} catch (error) {
			if (again && isRowFault(error)) for (const caller of batch) await settle([caller], false);
			else for (const { reject } of batch) reject(error);
		}
	}

	return async (work: Work): Promise<Result> => {
		if (waiting.length >= MAX_WAITING) throw Object.assign(new Error("The store is behind"), { code: "STORE_BEHIND" });
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		waiting.push({ work, resolve, reject });
		if (!running) {
			running = true;
			void run();
		}
		return await promise;
	};
}
