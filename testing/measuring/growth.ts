/** How the cost of some work grows with its input, whatever the machine is and whatever else it does. */

const MIN_ROUNDS = 3;
// As many if growth exceeds `enough`: other load on the machine makes single runs look slower than they are.
const MAX_ROUNDS = 100;
// Some machines count processor time in steps of several milliseconds: work is repeated until it is far above one.
const MIN_TIME = 25_000;
const MAX_REPEATS = 4096;

/**
 * The processor time at `size` divided by that at half, of the cheapest run each: about 2 if linear, 4 if quadratic.
 * @param enough at or below this growth no further runs are made
 */
export async function growth(work: (size: number) => unknown, size: number, enough: number): Promise<number> {
	let repeats = 1;
	while (repeats < MAX_REPEATS && (await processorTime(work, size / 2, repeats)) < MIN_TIME) repeats *= 2;
	let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let round = 0; round < MIN_ROUNDS || (whole / half > enough && round < MAX_ROUNDS); round++) {
		half = Math.min(half, await processorTime(work, size / 2, repeats));
		whole = Math.min(whole, await processorTime(work, size, repeats));
	}
	return whole / half;
}

/** Of this thread alone, in microseconds. */
async function processorTime(work: (size: number) => unknown, size: number, repeats: number): Promise<number> {
	const before = process.threadCpuUsage();
	for (let run = 0; run < repeats; run++) await work(size);
	const { user, system } = process.threadCpuUsage(before);
	return user + system;
}
