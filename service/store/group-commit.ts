/** Lets concurrent callers share one commit: who comes while one is on its way goes with the next. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { isRowFault } from "../database/row-fault.ts";

// Past this the store is hopelessly behind: better said at once than kept in memory.
const MOST_WAITING = 5000;

export interface GroupCommitOptions<Work, Result> {
	/** Does all of it in one transaction, and says of each in turn what came of it; or throws, and nothing was done. */
	commit: (works: readonly Work[]) => Promise<readonly Result[]>;
	/** How many share a commit at most. */
	most: number;
}

interface Caller<Work, Result> {
	work: Work;
	resolve: (result: Result) => void;
	reject: (error: unknown) => void;
}

/**
 * @returns takes one piece of work, and resolves once it is committed. Where a commit fails for what one piece holds,
 * each is tried by itself, so that it fails alone; where the store fails, all of them fail.
 */
export function groupCommit<Work, Result>({ commit, most }: GroupCommitOptions<Work, Result>) {
	let waiting: Caller<Work, Result>[] = [];
	let running = false;

	async function run(): Promise<void> {
		while (waiting.length > 0) {
			await gathered();
			const batch = waiting.slice(0, most);
			waiting = waiting.slice(most);
			await settle(batch);
		}
		running = false;
	}

	/** Whoever is being read just now still comes along, for as long as somebody does. */
	async function gathered(): Promise<void> {
		for (let there = 0; waiting.length > there && waiting.length < most; ) {
			there = waiting.length;
			await nextTurn();
		}
	}

	async function settle(batch: readonly Caller<Work, Result>[]): Promise<void> {
		try {
			const results = await commit(batch.map(({ work }) => work));
			batch.forEach(({ resolve }, index) => {
				resolve(results[index] as Result);
			});
		} catch (error) {
			if (batch.length > 1 && isRowFault(error)) for (const caller of batch) await settle([caller]);
			else for (const { reject } of batch) reject(error);
		}
	}

	return async (work: Work): Promise<Result> => {
		if (waiting.length >= MOST_WAITING) throw Object.assign(new Error("The store is behind"), { code: "STORE_BEHIND" });
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		waiting.push({ work, resolve, reject });
		if (!running) {
			running = true;
			void run();
		}
		return await promise;
	};
}
