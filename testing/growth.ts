/** How the cost of some work grows with its input, whatever the machine is and whoever else uses it. */

const ROUNDS = 3;
// Others on the machine can only make a run look dearer: what was dear once is looked at again.
const MOST_ROUNDS = 60;

/**
 * The processor time of one input, divided by that of one half as large; of the cheapest run each.
 * @param work does it with an input of so many bytes or characters
 * @param size of the larger input
 * @param enough at or below this growth no further runs are made
 * @returns about 2 where the work is linear, about 4 where it is quadratic, less where a fixed part outweighs both
 */
export async function growth(work: (size: number) => unknown, size: number, enough: number): Promise<number> {
	let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let round = 0; round < ROUNDS || (whole / half > enough && round < MOST_ROUNDS); round++) {
		half = Math.min(half, await processorTime(() => work(size / 2)));
		whole = Math.min(whole, await processorTime(() => work(size)));
	}
	return whole / half;
}

/** Of this thread alone, in microseconds. */
async function processorTime(work: () => unknown): Promise<number> {
	const before = process.threadCpuUsage();
	await work();
	const { user, system } = process.threadCpuUsage(before);
	return user + system;
}
