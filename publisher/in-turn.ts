/** Runs one piece of work after the other, whatever became of the one before. */
export function createQueue() {
	let last: Promise<unknown> = Promise.resolve();

	function inTurn<T>(work: () => Promise<T>): Promise<T> {
		const turn = last.then(work);
		last = turn.catch(() => {});
		return turn;
	}

	return { inTurn, ended: () => last };
}
